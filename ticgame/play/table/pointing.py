"""Which cell of a grid a pointer means, while a card that is held moves the cells."""

from collections.abc import Callable

from ticgame.core.layout import Cell
from ticgame.play.table.grid import Box, GridSpace


def cell_under(
    x: float,
    y: float,
    *,
    shown: GridSpace,
    resting: GridSpace,
    held: Cell | None,
    is_legal: Callable[[Cell], bool],
) -> Cell | None:
    """Return the cell at a point, with half the gap around it; None beside the mat.

    A card held over a growth strip moves all cells: `shown` has them as they are seen, `resting` as they
    lie while nothing is held. The cell in focus counts first, so that it doesn't slip away under the
    pointer, then every legal cell where it is seen, then all where they rest: there is also what the held
    card hides.
    """
    if held is not None and shown.box(held).contains(x, y):
        return held
    seen = (cell for cell in shown.cells() if is_legal(cell) and _with_gap(shown, cell).contains(x, y))
    cell = next(seen, None)
    if cell is not None or not resting.mat.contains(x, y):
        return cell
    return Cell(resting.columns.nearest(x), resting.rows.nearest(y))


def _with_gap(space: GridSpace, cell: Cell) -> Box:
    box = space.box(cell)
    return box._replace(w=box.w + space.columns.gap, h=box.h + space.rows.gap)
