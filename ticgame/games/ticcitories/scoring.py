"""What a grid is worth (D5)."""

from typing import Any, Final, NamedTuple

from ticgame.core.cards import EXTREME_POINTS, Card, Key, common, format_key
from ticgame.core.groups import Group, all_groups
from ticgame.core.layout import Layout

TIC_POINTS: Final = 2
NIC_POINTS: Final = -1
GROUP_POINTS: Final = {3: 3, 4: 4, 5: 10}


class GroupScore(NamedTuple):
    """A Tic group of three or more and the points it brings."""

    key: Key
    size: int
    bonus: int
    extreme: int


class GridScore(NamedTuple):
    """A grid's Tics and Nics, each edge once, and its groups by key order (T8)."""

    tics: int
    nics: int
    groups: tuple[GroupScore, ...]

    @property
    def total(self) -> int:
        return (
            self.tics * TIC_POINTS
            + self.nics * NIC_POINTS
            + sum(group.bonus + group.extreme for group in self.groups)
        )

    def to_json(self) -> dict[str, Any]:
        groups = [group._asdict() | {"key": format_key(group.key)} for group in self.groups]
        return {"tics": self.tics, "nics": self.nics, "groups": groups}


def score_grid(layout: Layout) -> GridScore:
    """Return what the cards that lie now are worth."""
    shared = [common(layout.card_at(one), layout.card_at(other)) for one, other in layout.edges()]
    groups = (score_group(layout, group) for group in all_groups(layout) if len(group.spots) in GROUP_POINTS)
    return GridScore(shared.count(2), shared.count(0), tuple(groups))


def score_group(layout: Layout, group: Group) -> GroupScore:
    size = len(group.spots)
    cards = [Card(layout.board[spot]) for spot in group.spots]
    return GroupScore(group.key, size, GROUP_POINTS[size], sum(EXTREME_POINTS.get(card, 0) for card in cards))
