"""What a mission demands, and when it is done (`docs/levels.md`; T5 to T12, S2, S3)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar, NamedTuple

from ticgame.core.cards import Key, Relation
from ticgame.core.groups import Group, Place, Shape, choices, fits
from ticgame.core.layout import BLANK, Layout
from ticgame.core.runs import Run, all_runs, runs_through


class Claim(NamedTuple):
    """How a mission was done: its keys (tic_group) and the spots of its cards, in order."""

    keys: tuple[Key, ...]
    spots: tuple[int, ...]


class Play(NamedTuple):
    """One card just put down, and everything a mission may ask about it.

    `relations` are those of its new edges: left, right, up, down. `is_first` is true for the first play,
    which also looks at the layout given at the start; `has_settled` when the window came to rest with it.
    `claimed` are the spots that separate sequence missions have used up (S3).
    """

    layout: Layout
    groups: tuple[Group, ...]
    spot: int
    relations: tuple[Relation, ...]
    is_first: bool
    has_settled: bool
    claimed: frozenset[int]


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission; `title` and `hint` are empty where the game words it from its data."""

    kind: ClassVar[str]
    id: str
    title: str = ""
    hint: str = ""

    def needs_tic(self) -> bool:
        """Return whether a play without a Tic can't do it, unless it settles the window."""
        return False

    def claim(self, play: Play, done: Sequence[Claim | None], ids: Sequence[str]) -> Claim | None:
        """Return how the play, or the layout after it, does the mission; None if it doesn't.

        `done` holds the claims of all missions of the game in listed order, `ids` their ids.
        """
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class TicGroup(Mission):
    """Connected cards of one key, or `count` different keys."""

    kind: ClassVar[str] = "tic_group"
    size: int = 3
    count: int = 1
    share_card: bool = False
    different_from: str | None = None
    shape: Shape = Shape.ANY
    place: Place = Place.ANY

    def needs_tic(self) -> bool:
        return True

    def claim(self, play: Play, done: Sequence[Claim | None], ids: Sequence[str]) -> Claim | None:
        if max([len(group.spots) for group in play.groups], default=0) < self.size:
            return None
        barred: tuple[Key, ...] = ()
        if self.different_from is not None:
            first = done[ids.index(self.different_from)]
            if first is None:
                return None
            barred = first.keys
        fitting = [group for group in self.fitting(play.layout, play.groups) if group.key not in barred]
        chosen = self._lowest(fitting)
        if chosen is None:
            return None
        spots = dict.fromkeys(spot for group in chosen for spot in self._shown(play.layout, group))
        return Claim(tuple(group.key for group in chosen), tuple(spots))

    def fitting(self, layout: Layout, groups: Sequence[Group]) -> Iterator[Group]:
        """Yield the groups that have the size, shape and place, by key."""
        for group in groups:
            if fits(layout, group, self.size, self.shape, self.place):
                yield group

    def _lowest(self, fitting: list[Group]) -> tuple[Group, ...] | None:
        # T8: the lowest keys win.
        by_key = {group.key: group for group in reversed(fitting)}
        if not self.share_card:
            keys = sorted(by_key)[: self.count]
            return tuple(by_key[key] for key in keys) if len(keys) == self.count else None
        # T9: one card belongs to both groups.
        for one, other in combinations(fitting, 2):
            if one.key != other.key and set(one.spots) & set(other.spots):
                return one, other
        return None

    def _shown(self, layout: Layout, group: Group) -> tuple[int, ...]:
        return next(choices(layout, group, self.size, self.shape, self.place))


@dataclass(frozen=True, slots=True)
class OnePlay(Mission):
    """What one play does; `edges`, `tics`, `singles` are at least, `touching` and `nics` exactly."""

    kind: ClassVar[str] = "play"
    edges: int = 0
    tics: int = 0
    singles: int = 0
    touching: int | None = None
    nics: int | None = None
    all: Relation | None = None

    def needs_tic(self) -> bool:
        return self.tics > 0 or self.all is Relation.TIC

    def claim(self, play: Play, done: Sequence[Claim | None], ids: Sequence[str]) -> Claim | None:
        if not self.accepts(play.relations):
            return None
        beside = (play.spot + step for step in play.layout.frame.around)
        return Claim((), (play.spot, *(spot for spot in beside if play.layout.board[spot] < BLANK)))

    def accepts(self, relations: Sequence[Relation]) -> bool:
        """Return whether new edges of these relations are what the mission asks of one play."""
        return (
            len(relations) >= max(self.edges, self.tics)
            and relations.count(Relation.TIC) >= self.tics
            and relations.count(Relation.SINGLE) >= self.singles
            and self.touching in (None, len(relations))  # T12: a hole touches four
            and self.nics in (None, relations.count(Relation.NIC))
            and (self.all is None or set(relations) == {self.all})
        )


@dataclass(frozen=True, slots=True)
class StraightRun(Mission):
    """A straight run of `length` cards in which at least `properties` run (S2)."""

    kind: ClassVar[str] = "sequence"
    length: int = 3
    properties: int = 1

    def claim(self, play: Play, done: Sequence[Claim | None], ids: Sequence[str]) -> Claim | None:
        layout = play.layout
        if play.is_first:
            runs: Iterator[Run] = all_runs(layout, self.length)
        else:
            # A run elsewhere was looked at when its last card came; claimed cards stay claimed.
            runs = runs_through(layout, play.spot, self.length)
        fitting = [
            run.spots
            for run in runs
            if run.properties >= self.properties and play.claimed.isdisjoint(run.spots)
        ]
        if not fitting:
            return None
        # S3: the lowest (row, column) start, horizontal before vertical.
        return Claim((), min(fitting))


MISSION_KINDS: dict[str, type[Mission]] = {kind.kind: kind for kind in (TicGroup, OnePlay, StraightRun)}
