"""An example of each mission: cards on a small table, the last of which does it."""

from typing import Final, NamedTuple

from ticgame.core.cards import Card, Relation, parse_card
from ticgame.core.groups import Place, Shape
from ticgame.core.layout import Cell
from ticgame.games.together.missions import Mission, OnePlay, StraightRun, TicGroup

_AROUND: Final = (Cell(-1, 0), Cell(1, 0), Cell(0, -1), Cell(0, 1))
_FIRST: Final = ("3so", "2so", "1so", "4so", "5so")
_SECOND: Final = ("2tv", "2tc", "2ty", "2to", "2tr")
_CROSSING: Final = ("3so", "3sr", "3sv", "3sc", "3sy")
_NEIGHBOURS: Final = {
    Relation.TIC: ("3sr", "2so", "3qo", "3sv"),
    Relation.SINGLE: ("3ty", "1sv", "5co", "3or"),
    Relation.NIC: ("1tv", "2qy", "5cr", "4oc"),
}
_STEPPING: Final = ("2so", "4so", "3qo", "3sr")
_RUNS: Final = (
    ("1ty", "2ty", "3ty", "4ty", "5ty"),
    ("1oy", "2cy", "3ty", "4qy", "5sy"),
    ("1ov", "2cc", "3ty", "4qo", "5sr"),
)


class Example(NamedTuple):
    """Cards by cell, in the order in which they are laid; the last one does the mission.

    `window` is the grid that they lie in, from (0, 0), where the mission asks for a place in it, else None.
    """

    cards: tuple[tuple[Card, Cell], ...]
    window: tuple[int, int] | None = None


def example_of(mission: Mission, *, is_sequence: bool = False) -> Example:
    """Return an example of a mission; `is_sequence` says in which variation a play is meant."""
    if isinstance(mission, TicGroup):
        return _group_example(mission)
    if isinstance(mission, StraightRun):
        codes = _RUNS[mission.properties - 1][: mission.length]
        return Example(tuple((parse_card(code), Cell(at, 0)) for at, code in enumerate(codes)))
    assert isinstance(mission, OnePlay)
    return _play_example(mission, is_sequence=is_sequence)


def _group_example(mission: TicGroup) -> Example:
    cells = _group_cells(mission.size, mission.shape)
    window = None
    if mission.place is Place.CENTRE:
        window, cells = (4, 4), [Cell(cell.x + 1, cell.y + 1) for cell in cells]
    elif mission.place is Place.CORNER:
        window = (max(4, mission.size), 3)
    groups = [_named(_FIRST if not mission.different_from else _SECOND, cells)]
    if mission.count > 1:
        groups.append(_second_group(mission, cells))
    cards = [item for group in groups for item in group]
    return Example(tuple(dict.fromkeys(cards)), window)


def _second_group(mission: TicGroup, cells: list[Cell]) -> list[tuple[Card, Cell]]:
    if not mission.share_card:
        right = max(cell.x for cell in cells) + 2
        return _named(_SECOND, [Cell(right + cell.x, cell.y) for cell in cells])
    # Both begin with the shared card, and the second one is the first turned round it.
    shared = cells[0]
    turned = [Cell(shared.x - (cell.y - shared.y), shared.y + (cell.x - shared.x)) for cell in cells]
    if len(set(turned) & set(cells)) > 1:
        turned = [Cell(shared.x - (cell.x - shared.x), shared.y - (cell.y - shared.y)) for cell in cells]
    return _named(_CROSSING, turned)


def _named(codes: tuple[str, ...], cells: list[Cell]) -> list[tuple[Card, Cell]]:
    return [(parse_card(code), cell) for code, cell in zip(codes, cells, strict=False)]


def _group_cells(size: int, shape: Shape) -> list[Cell]:
    """Return the cells of a group, each beside one before it."""
    if shape is Shape.LINE or size < 3:
        return [Cell(at, 0) for at in range(size)]
    if shape is Shape.SQUARE:
        return [Cell(0, 0), Cell(1, 0), Cell(1, 1), Cell(0, 1)]
    hook = [Cell(0, 0), Cell(1, 0), Cell(1, 1), Cell(2, 0), Cell(2, 1)]
    return hook[:size]


def _play_example(mission: OnePlay, *, is_sequence: bool) -> Example:
    wanted = mission.touching or max(mission.edges, mission.tics + mission.singles + (mission.nics or 0), 1)
    if is_sequence:
        codes = list(_STEPPING[:wanted])
    else:
        names = {kind: iter(codes) for kind, codes in _NEIGHBOURS.items()}
        codes = [next(names[kind]) for kind in _relations(mission, wanted)]
    around = [(parse_card(code), cell) for code, cell in zip(codes, _AROUND, strict=False)]
    return Example((*around, (parse_card("3so"), Cell(0, 0))))


def _relations(mission: OnePlay, wanted: int) -> list[Relation]:
    if mission.all is not None:
        return [mission.all] * wanted
    asked = [Relation.TIC] * mission.tics + [Relation.SINGLE] * mission.singles
    asked += [Relation.NIC] * (mission.nics or 0)
    return (asked + [Relation.SINGLE] * wanted)[:wanted]
