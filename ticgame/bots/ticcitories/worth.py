"""What a card on a cell is worth to a grid, now and later."""

from collections.abc import Iterable, Sequence
from typing import Final

from ticgame.core.cards import ALL_CARDS, KEYS, Card, common_table
from ticgame.core.groups import key_masks
from ticgame.core.layout import BLANK, Layout
from ticgame.games.ticcitories.rules import TiccitoriesView
from ticgame.games.ticcitories.scoring import EXTREME_POINTS, GROUP_POINTS

EDGE_POINTS: Final = (-1, 0, 2)  # by shared properties: Nic, Single, Tic


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
                parts.append(_part(layout, has_key, near))
        before = sum(_worth(layout, part) for part in parts)
        joined = [at for part in parts for at in part]
        size = 1 + len(joined)
        if size in GROUP_POINTS:
            extreme = EXTREME_POINTS.get(card, 0) + _extremes(layout, joined)
            points += GROUP_POINTS[size] + extreme - before
    return points


def _part(layout: Layout, has_key: bytes, spot: int) -> list[int]:
    """Return the spots of a key's cards that hang together with one."""
    found = [spot]
    for at in found:
        found += [
            near for near in layout.frame.beside[at] if has_key[layout.board[near]] and near not in found
        ]
    return found


def _worth(layout: Layout, part: Sequence[int]) -> int:
    return GROUP_POINTS[len(part)] + _extremes(layout, part) if len(part) in GROUP_POINTS else 0


def _extremes(layout: Layout, part: Iterable[int]) -> int:
    return sum(EXTREME_POINTS.get(Card(layout.board[at]), 0) for at in part)


def unseen_cards(view: TiccitoriesView) -> list[Card]:
    """Return the cards that no seat has seen yet, in code order."""
    seen = {card for grid in view.grids for _cell, card in grid.cards()} | set(view.discards)
    for row in (view.placing, view.choosing):
        seen |= set(row.cards) if row is not None else set()
    return [card for card in ALL_CARDS if card not in seen]


def prospect(layout: Layout, unseen: Sequence[Card], *, choice: int) -> float:
    """Return what the cells that are still empty may bring, each by itself.

    Of `choice` unseen cards the best is taken, so a cell is worth the mean of the best part of them; a cell
    that touches nothing yet is worth nothing.
    """
    if not unseen:
        return 0.0
    top = max(1, len(unseen) // choice)
    total = 0.0
    for spot in layout.open:
        values = sorted((_edge_value(layout, spot, card) for card in unseen), reverse=True)
        total += sum(values[:top]) / top
    return total


def _edge_value(layout: Layout, spot: int, card: Card) -> int:
    board, shared = layout.board, common_table()[card]
    return sum(EDGE_POINTS[shared[board[near]]] for near in layout.frame.beside[spot] if board[near] < BLANK)
