"""What a card on a cell would bring to a grid, from what everybody may see."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from ticgame.core.cards import KEYS, Card, Key, Relation
from ticgame.core.groups import group_spots
from ticgame.core.layout import Cell, Layout
from ticgame.games.ticcitories.rules import Edge, new_edges
from ticgame.games.ticcitories.scoring import NIC_POINTS, TIC_POINTS, GroupScore, score_grid

EDGE_POINTS: Final = {Relation.TIC: TIC_POINTS, Relation.SINGLE: 0, Relation.NIC: NIC_POINTS}


class GroupGain(NamedTuple):
    """A group that a card begins or makes larger: its key, its size then, the points that this adds."""

    key: Key
    size: int
    points: int


class Preview(NamedTuple):
    """What a card would do: its edges (left, right, up, down), groups by key, and all points it adds."""

    edges: tuple[tuple[Cell, Edge], ...]
    groups: tuple[GroupGain, ...]
    points: int


def preview(layout: Layout, cell: Cell, card: Card) -> Preview:
    """Return what a card on a legal cell would do (D5)."""
    spot = layout.frame.spots[cell]
    after = layout.put(spot, card)
    cells = [near for near, _card in layout.neighbours(cell)]
    edges = tuple(zip(cells, new_edges(layout, spot, card), strict=True))
    old, new = score_grid(layout), score_grid(after)
    gains = []
    for key in KEYS[card]:
        points = _worth(new.groups, key) - _worth(old.groups, key)
        if points:
            gains.append(GroupGain(key, len(group_spots(after, key, spot)), points))
    return Preview(edges, tuple(gains), new.total - old.total)


def _worth(groups: Iterable[GroupScore], key: Key) -> int:
    return sum(group.bonus + group.extreme for group in groups if group.key == key)
