"""How far each mission has come, and what a play would do, from what everybody may see."""

from collections.abc import Sequence
from typing import NamedTuple

from ticgame.core.cards import Card, Key
from ticgame.core.groups import Group
from ticgame.core.layout import Cell, Layout
from ticgame.core.runs import all_runs
from ticgame.games.together.missions import Mission, StraightRun, TicGroup
from ticgame.games.together.table import Edge, Sheet, Table


class Progress(NamedTuple):
    """`have` of `need` cards of a mission's pattern (or plays), its best key, and where its cards lie."""

    have: int
    need: int
    key: Key | None
    cells: tuple[Cell, ...]
    is_done: bool


class Preview(NamedTuple):
    """What a play would do: its edges (left, right, up, down), missions done, Nics, progress after it."""

    edges: tuple[tuple[Cell, Edge], ...]
    missions: tuple[str, ...]
    penalty: int
    progress: tuple[Progress, ...]


def progress_of(sheet: Sheet, table: Table) -> tuple[Progress, ...]:
    """Return the progress of every mission, in listed order."""
    return tuple(_mission_progress(sheet, table, at) for at in range(len(sheet.missions)))


def preview(sheet: Sheet, table: Table, card: Card, cell: Cell, *, is_first: bool = False) -> Preview:
    """Return what a card on a legal cell would do."""
    spot = table.layout.frame.spots[cell]
    laid = sheet.lay(table, spot, card, is_first=is_first)
    cells = [near for near, _card in table.layout.neighbours(cell)]
    return Preview(
        tuple(zip(cells, laid.edges, strict=True)),
        tuple(sheet.ids[at] for at in laid.missions),
        laid.table.penalty - table.penalty,
        progress_of(sheet, laid.table),
    )


def _mission_progress(sheet: Sheet, table: Table, at: int) -> Progress:
    mission, claim = sheet.missions[at], table.done[at]
    if claim is not None:
        need = _need(mission)
        key = claim.keys[0] if claim.keys else None
        return Progress(need, need, key, _cells(table.layout, claim.spots), is_done=True)
    if isinstance(mission, TicGroup):
        return _group_progress(mission, table, _barred_keys(sheet, table, mission))
    if isinstance(mission, StraightRun):
        return _run_progress(mission, table)
    return Progress(0, 1, None, (), is_done=False)


def _need(mission: Mission) -> int:
    if isinstance(mission, TicGroup):
        return mission.size * mission.count
    return mission.length if isinstance(mission, StraightRun) else 1


def _barred_keys(sheet: Sheet, table: Table, mission: TicGroup) -> Sequence[Key]:
    """Return the keys that the mission must differ from, or that the open one before it will likely take."""
    if mission.different_from is None:
        return ()
    at = sheet.ids.index(mission.different_from)
    if (claim := table.done[at]) is not None:
        return claim.keys
    best = _mission_progress(sheet, table, at).key
    return () if best is None else (best,)


def _group_progress(mission: TicGroup, table: Table, barred: Sequence[Key]) -> Progress:
    need, layout = _need(mission), table.layout
    best: dict[Key, Group] = {}
    for group in table.groups:
        if group.key not in barred and len(group.spots) > len(
            best.get(group.key, Group(group.key, ())).spots
        ):
            best[group.key] = group
    fitting = {group.key for group in mission.fitting(layout, table.groups)}
    chosen = sorted(best.values(), key=lambda group: (-len(group.spots), group.key))[: mission.count]
    if not chosen:
        return Progress(min(1, need - 1), need, None, (), is_done=False)
    # A group that is large enough but of another shape or place still lacks one card.
    sizes = [min(len(group.spots), mission.size - (group.key not in fitting)) for group in chosen]
    have = min(sum(sizes), need - 1)
    return Progress(have, need, chosen[0].key, _cells(layout, chosen[0].spots), is_done=False)


def _run_progress(mission: StraightRun, table: Table) -> Progress:
    for length in range(mission.length, 1, -1):
        for run in all_runs(table.layout, length):
            if run.properties >= mission.properties and table.claimed.isdisjoint(run.spots):
                return Progress(length, mission.length, None, _cells(table.layout, run.spots), is_done=False)
    return Progress(1, mission.length, None, (), is_done=False)


def _cells(layout: Layout, spots: Sequence[int]) -> tuple[Cell, ...]:
    return tuple(layout.frame.cells[spot] for spot in spots)
