"""What a card on a cell is worth to a grid."""

from collections.abc import Sequence
from typing import Final

from ticgame.core.cards import ALL_CARDS, EXTREME_POINTS, KEYS, Card, Key, common_table
from ticgame.core.groups import key_masks
from ticgame.core.layout import BLANK, Layout
from ticgame.games.ticcitories.rules import TiccitoriesView
from ticgame.games.ticcitories.scoring import GROUP_POINTS, NIC_POINTS, TIC_POINTS

EDGE_POINTS: Final = (NIC_POINTS, 0, TIC_POINTS)  # by shared properties


def gain(layout: Layout, spot: int, card: Card) -> int:
    """Return the points that a card on an empty spot adds: its edges, and groups begun or grown."""
    board, shared = layout.board, common_table()[card]
    points, has_tic = 0, False
    for near in layout.frame.beside[spot]:
        other = board[near]
        if other < BLANK:
            points += EDGE_POINTS[shared[other]]
            has_tic |= shared[other] == 2
    return points + _group_gain(layout, spot, card) if has_tic else points


def _group_gain(layout: Layout, spot: int, card: Card) -> int:
    points = 0
    for key in KEYS[card]:
        has_key = key_masks()[key]
        parts: list[list[int]] = []
        for near in layout.frame.beside[spot]:
            if has_key[layout.board[near]] and not any(near in part for part in parts):
                parts.append(group_part(layout, key, near))
        size = 1 + sum(map(len, parts))
        if size in GROUP_POINTS:
            points += joining_points(layout, parts) + EXTREME_POINTS.get(card, 0)
    return points


def group_part(layout: Layout, key: Key, spot: int) -> list[int]:
    """Return the spots of a key's cards that hang together with the one at `spot`."""
    has_key, board, beside = key_masks()[key], layout.board, layout.frame.beside
    found = [spot]
    for at in found:
        found += [near for near in beside[at] if has_key[board[near]] and near not in found]
    return found


def joining_points(layout: Layout, parts: Sequence[Sequence[int]]) -> int:
    """Return what a card adds that joins parts to one group of three to five, its own Extreme bonus apart."""
    size = 1 + sum(map(len, parts))
    extremes = sum(_extremes(layout, part) for part in parts)
    return GROUP_POINTS[size] + extremes - sum(_worth(layout, part) for part in parts)


def _worth(layout: Layout, part: Sequence[int]) -> int:
    return GROUP_POINTS[len(part)] + _extremes(layout, part) if len(part) in GROUP_POINTS else 0


def _extremes(layout: Layout, part: Sequence[int]) -> int:
    return sum(EXTREME_POINTS.get(Card(layout.board[at]), 0) for at in part)


def unseen_cards(view: TiccitoriesView) -> list[Card]:
    """Return the cards that no seat has seen yet, in code order."""
    seen = {card for grid in view.grids for _cell, card in grid.cards()} | set(view.discards)
    for row in (view.placing, view.choosing):
        seen |= set(row.cards) if row is not None else set()
    return [card for card in ALL_CARDS if card not in seen]
