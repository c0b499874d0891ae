"""The count at the end, step by step: every Tic, every Nic, every group, the Extremes, all seats at once."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from ticgame.core.cards import Card, Key, Relation, relation
from ticgame.core.contract import Seat
from ticgame.core.groups import all_groups
from ticgame.core.layout import Cell, Layout
from ticgame.games.ticcitories.scoring import (
    GROUP_POINTS,
    NIC_POINTS,
    TIC_POINTS,
    score_group,
)


class Phase(StrEnum):
    """What is being counted."""

    TICS = "tics"
    NICS = "nics"
    GROUPS = "groups"
    EXTREMES = "extremes"
    DONE = "done"


class Item(NamedTuple):
    """One thing that counts in a grid: the cells it consists of and its points."""

    phase: Phase
    cells: tuple[Cell, ...]
    points: int
    key: Key | None = None


class Row(NamedTuple):
    """One line of a seat's sum: how many so far, their points, the key of the last group."""

    count: int = 0
    points: int = 0
    key: Key | None = None


class Sum(NamedTuple):
    """What has been counted of a grid."""

    tics: Row = Row()
    nics: Row = Row()
    groups: Row = Row()
    extremes: Row = Row()

    @property
    def total(self) -> int:
        return sum(row.points for row in self)


class Count(NamedTuple):
    """A step of the count: its phase, what is new in each grid (None: nothing), and the sums with it."""

    phase: Phase
    news: tuple[Item | None, ...]
    sums: tuple[Sum, ...]


class Timetable(NamedTuple):
    """The steps of a count with the moment of each in milliseconds, and when all has been counted."""

    steps: tuple[tuple[float, Count], ...]
    end_ms: float


COUNTED: Final = (Phase.TICS, Phase.NICS, Phase.GROUPS, Phase.EXTREMES)


def items_of(layout: Layout) -> Iterator[Item]:
    """Yield all that counts in a grid (D5): Tics and Nics by row, then column, groups by key, Extremes."""
    edges = [(cells, relation(*(layout.card_at(cell) for cell in cells))) for cells in layout.edges()]
    yield from (Item(Phase.TICS, cells, TIC_POINTS) for cells, kind in edges if kind is Relation.TIC)
    yield from (Item(Phase.NICS, cells, NIC_POINTS) for cells, kind in edges if kind is Relation.NIC)
    groups = [group for group in all_groups(layout) if len(group.spots) in GROUP_POINTS]
    scores = [score_group(layout, group) for group in groups]
    for group, score in zip(groups, scores, strict=True):
        cells = tuple(layout.frame.cells[spot] for spot in group.spots)
        yield Item(Phase.GROUPS, cells, score.bonus, group.key)
    for group, score in zip(groups, scores, strict=True):
        if score.extreme:
            cells = tuple(layout.frame.cells[spot] for spot in group.spots)
            yield Item(Phase.EXTREMES, cells, score.extreme, group.key)


def count_of(grids: Sequence[Layout]) -> tuple[Count, ...]:
    """Return the steps of the count: in each, every grid's next thing of the phase."""
    items = [list(items_of(layout)) for layout in grids]
    sums = tuple(Sum() for _ in grids)
    steps = []
    for phase in COUNTED:
        lines = [[item for item in own if item.phase is phase] for own in items]
        for number in range(max((len(line) for line in lines), default=0)):
            news = tuple(line[number] if number < len(line) else None for line in lines)
            sums = tuple(_added(old, item) for old, item in zip(sums, news, strict=True))
            steps.append(Count(phase, news, sums))
    return tuple(steps)


PHASE_PAUSE_MS: Final = 700.0
# How long a step of each phase takes, and the most that all of a phase's take.
_PACES: Final = {
    Phase.TICS: (170.0, 2600.0),
    Phase.NICS: (300.0, 1800.0),
    Phase.GROUPS: (1000.0, 6000.0),
    Phase.EXTREMES: (1300.0, 2600.0),
}


def timetable(counts: Sequence[Count], *, start_ms: float) -> Timetable:
    """Return when each step of a count comes: a pause before each phase, many things of one kind faster."""
    now, before, steps = start_ms, None, []
    for count in counts:
        if count.phase is not before:
            now += PHASE_PAUSE_MS
        before = count.phase
        steps.append((now, count))
        length, most = _PACES[count.phase]
        now += min(length, most / sum(other.phase is count.phase for other in counts))
    return Timetable(tuple(steps), now + PHASE_PAUSE_MS)


def _added(old: Sum, item: Item | None) -> Sum:
    if item is None:
        return old
    name = item.phase.value
    row = getattr(old, name)
    return old._replace(**{name: Row(row.count + 1, row.points + item.points, item.key)})


def whole_sum(layout: Layout) -> Sum:
    """Return all that a grid is worth."""
    total = Sum()
    for item in items_of(layout):
        total = _added(total, item)
    return total


def best_seats(sums: Sequence[Sum]) -> list[Seat]:
    """Return the seats whose grids are worth most."""
    best = max(own.total for own in sums)
    return [Seat(seat) for seat, own in enumerate(sums) if own.total == best]


def cards_on(layout: Layout, cells: Sequence[Cell]) -> list[Card]:
    """Return the cards on some cells."""
    return [card for cell in cells if (card := layout.card_at(cell)) is not None]
