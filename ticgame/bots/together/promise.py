"""What a play promises the missions that are still open, one play ahead.

The unit is a bot's own: a finished mission is worth 20, a Nic costs 6.
"""

from collections.abc import Callable, Container, Sequence
from typing import Final

from ticgame.core.groups import Place, Shape
from ticgame.core.layout import BLANK, OPEN, Layout
from ticgame.core.runs import runs_through
from ticgame.games.together.missions import Mission, OnePlay, StraightRun, TicGroup
from ticgame.games.together.table import Laid

BY_SIZE: Final = (0.0, 0.0, 2.0, 6.0, 12.0)
"""What a group or run of so many cards promises a mission that asks for more."""
MISPLACED: Final = 0.5
HOLE: Final = 1.5
"""What an empty cell with as many neighbours as a mission asks for promises; a part for each missing one."""


def promise(
    missions: Sequence[Mission], laid: Laid, spot: int, *, forgotten: Container[str] = frozenset()
) -> float:
    """Return what a play at `spot` promises the open missions, but for those with a forgotten id.

    `missions` are all of the game, in listed order.
    """
    done = laid.table.done
    best: dict[str, float] = {}
    for mission, claim in zip(missions, done, strict=True):
        if claim is None and mission.id not in forgotten:
            worth = _WORTH[mission.kind](mission, missions, laid, spot)
            best[mission.kind] = max(best.get(mission.kind, worth), worth)
    return sum(best.values())


def _group_worth(mission: TicGroup, missions: Sequence[Mission], laid: Laid, spot: int) -> float:
    layout, groups, done, _claimed, _penalty = laid.table
    barred = _barred(mission, missions, done)
    worth = 0.0
    for key, spots in groups:
        if spot not in spots or key in barred:
            continue
        if len(spots) < mission.size:
            worth = max(worth, BY_SIZE[len(spots)] * _fit(mission, layout, spots))
        elif mission.count > 1:
            worth = max(worth, BY_SIZE[mission.size - 1])
    return worth


def _barred(mission: TicGroup, missions: Sequence[Mission], done: Sequence) -> tuple[int, ...]:
    for other, claim in zip(missions, done, strict=True):
        if claim is not None and other.id == mission.different_from:
            return claim.keys
    return ()


def _fit(mission: TicGroup, layout: Layout, spots: tuple[int, ...]) -> float:
    """Return 1 if the group can still take the mission's shape and place, else MISPLACED."""
    frame, span = layout.frame, layout.window.span
    columns, rows = {frame.column[spot] for spot in spots}, {frame.row[spot] for spot in spots}
    if mission.shape is Shape.LINE and min(len(columns), len(rows)) > 1:
        return MISPLACED
    if mission.shape is Shape.SQUARE and max(len(columns), len(rows)) > 2:
        return MISPLACED
    if mission.place is Place.CORNER:
        sides = {span.left, span.right} & columns, {span.top, span.bottom} & rows
        return 1.0 if all(sides) else MISPLACED
    if mission.place is Place.CENTRE:
        middle = (span.left + span.right) / 2, (span.top + span.bottom) / 2
        is_near = all(abs(x - middle[0]) <= 1 for x in columns) and all(abs(y - middle[1]) <= 1 for y in rows)
        return 1.0 if is_near else MISPLACED
    return 1.0


def _play_worth(mission: OnePlay, missions: Sequence[Mission], laid: Laid, spot: int) -> float:
    del missions
    wanted = mission.touching or max(mission.edges, mission.tics, 1)
    if wanted < 3:
        return 0.0
    layout = laid.table.layout
    # The cell just filled was a place for the mission itself.
    worth = -HOLE * _closeness(len(laid.edges), wanted)
    for near in layout.frame.beside[spot]:
        if layout.board[near] == OPEN and layout.window.inside[near]:
            have = sum(layout.board[at] < BLANK for at in layout.frame.beside[near])
            worth += HOLE * (_closeness(have, wanted) - _closeness(have - 1, wanted))
    return worth


def _closeness(have: int, wanted: int) -> float:
    return (0.0, 0.25, 1.0)[max(0, 2 - abs(wanted - have))]


def _run_worth(mission: StraightRun, missions: Sequence[Mission], laid: Laid, spot: int) -> float:
    del missions
    for length in range(mission.length - 1, 1, -1):
        for run in runs_through(laid.table.layout, spot, length):
            if run.properties >= mission.properties and laid.table.claimed.isdisjoint(run.spots):
                if _has_room(laid.table.layout, run.spots):
                    return BY_SIZE[length]
                break
    return 0.0


def _has_room(layout: Layout, spots: tuple[int, ...]) -> bool:
    """Return whether a card may be put at an end of the run."""
    step = spots[1] - spots[0]
    ends = spots[0] - step, spots[-1] + step
    return any(layout.board[end] == OPEN and layout.window.inside[end] for end in ends)


_WORTH: Final[dict[str, Callable[..., float]]] = {
    TicGroup.kind: _group_worth,
    OnePlay.kind: _play_worth,
    StraightRun.kind: _run_worth,
}
