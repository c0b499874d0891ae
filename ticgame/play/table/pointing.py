"""Which cell of a grid a pointer means, while a card that is held moves the cells."""

from collections.abc import Callable
from typing import Final

from ticgame.core.layout import Cell
from ticgame.play.table.grid import Box, GridSpace

STILL: Final = 10.0
"""A pointer that moves no farther, in design units, goes on meaning what it meant."""


class CellPointer:
    """What one pointer means.

    A card held over a growth strip moves all cells: `shown` has them as they are seen, `resting` as they
    lie while nothing is held.
    """

    def __init__(self) -> None:
        self._cell: Cell | None = None
        self._x = self._y = 0.0

    def cell_at(
        self,
        x: float,
        y: float,
        *,
        shown: GridSpace,
        resting: GridSpace,
        held: Cell | None,
        is_legal: Callable[[Cell], bool],
    ) -> Cell | None:
        """Return the cell at a point, with half the gap around it; None beside the mat.

        First comes the cell in focus, so that it doesn't slip away under the pointer, then every legal cell
        where it is seen, then all where they rest: there is also what the held card hides.
        """
        is_still = abs(x - self._x) + abs(y - self._y) <= STILL
        if held is not None and (shown.box(held).contains(x, y) or (is_still and held == self._cell)):
            return held
        seen = (cell for cell in shown.cells() if is_legal(cell) and _with_gap(shown, cell).contains(x, y))
        cell = next(seen, None)
        if cell is None and resting.mat.contains(x, y):
            cell = Cell(resting.columns.nearest(x), resting.rows.nearest(y))
        if cell is not None and is_legal(cell):
            self._cell, self._x, self._y = cell, x, y
        return cell


def _with_gap(space: GridSpace, cell: Cell) -> Box:
    box = space.box(cell)
    return box._replace(w=box.w + space.columns.gap, h=box.h + space.rows.gap)
