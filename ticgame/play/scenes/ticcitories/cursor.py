"""What the seat on turn is at: a cell of its grid, a card of the row, or one of its cards tried on a cell."""

from collections.abc import Iterable, Mapping
from enum import StrEnum

from ticgame.core.layout import Cell
from ticgame.play.input.bindings import Intent
from ticgame.play.table.steering import SIDEWAYS, nearest, next_thing

_CELL_WIDTH = 1.0
_CELL_HEIGHT = 1.4
_STEPS = 100.0


class Zone(StrEnum):
    """What the next confirming press does: place, choose, or choose what is being tried."""

    PLACE = "place"
    CHOOSE = "choose"
    TRY = "try"


class Cursor:
    """The focus of the seat on turn: `cell` in its grid, `position` (from 1) in the row to choose from."""

    def __init__(self) -> None:
        self.zone = Zone.CHOOSE
        self.cell: Cell | None = None
        self.position = 1
        self._last = Cell(0, 0)

    def begin_placing(self, cells: Iterable[Cell], *, near: Cell) -> None:
        """Start to place, at the legal cell nearest to one."""
        self.zone = Zone.PLACE
        self._go_to(nearest(_point(near), _points(cells)))

    def begin_choosing(self, free: Iterable[int]) -> None:
        """Start to choose, at the first free card."""
        self.zone = Zone.CHOOSE
        self.cell = None
        self.position = min(free, default=1)

    def try_out(self, cells: Iterable[Cell]) -> None:
        """Hold the card in focus over the grid without taking it."""
        self.zone = Zone.TRY
        self._go_to(nearest(_point(self._last), _points(cells)))

    def stop_trying(self) -> None:
        """Go back to the row."""
        self.zone = Zone.CHOOSE
        self.cell = None

    def hover(self, cell: Cell) -> None:
        """Go straight to a cell."""
        self._go_to(cell)

    def cycle(self, steps: int, cells: Iterable[Cell], free: Iterable[int]) -> bool:
        """Go on to the next card of the row, or the next cell while placing; return whether there is one."""
        if self.zone is Zone.PLACE:
            found = _after(sorted(cells, key=lambda cell: (cell.y, cell.x)), self.cell, steps)
            is_other = found != self.cell
            self._go_to(found)
        else:
            position = _after(sorted(free), self.position, steps)
            is_other = position != self.position
            self.position = position
        return is_other

    def steer(self, way: Intent, cells: Iterable[Cell], free: Iterable[int]) -> bool:
        """Move by a direction and return whether there was anything to move to."""
        if self.zone is Zone.CHOOSE:
            step = SIDEWAYS.get(way)
            return step is not None and self.cycle(step, (), free)
        found = next_thing(_point(self.cell), way, _points(cells))
        if found is None or found == self.cell:
            return False
        self._go_to(found)
        return True

    def _go_to(self, cell: Cell | None) -> None:
        self.cell = cell
        if cell is not None:
            self._last = cell


def _after(things: list, thing: object, steps: int) -> object:
    """Return what follows a thing, round and round; the first if it isn't there."""
    if thing not in things:
        return things[0] if things else thing
    return things[(things.index(thing) + steps) % len(things)]


def _point(cell: Cell) -> tuple[float, float]:
    return cell.x * _CELL_WIDTH * _STEPS, cell.y * _CELL_HEIGHT * _STEPS


def _points(cells: Iterable[Cell]) -> Mapping[Cell, tuple[float, float]]:
    return {cell: _point(cell) for cell in cells}
