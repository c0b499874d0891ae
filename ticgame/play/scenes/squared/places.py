"""Where the grids of Tic Squared and its Race lie: a panel a seat, a field in it, cells in the field."""

from collections.abc import Sequence
from typing import Final

from ticgame.games.squared.grid import CELLS, Grid
from ticgame.games.squared.outline import Side
from ticgame.play.table.fitted_grid import Extent, fitted_space
from ticgame.play.table.grid import Box, GridSpace

WIDEST: Final = {2: 104.0, 3: 92.0, 4: 86.0}
"""The widest card on a grid by the number of seats."""
EMPTY: Final = Extent(0, 0)


def extents(grid: Grid, *, can_grow: bool) -> tuple[Extent, Extent]:
    """Return the columns and rows of a grid, an unfinished line whole, with strips where one may start."""
    corner, line = CELLS[grid.corner], grid.outline.line
    left, right = corner.x, corner.x + grid.width - 1
    top, bottom = corner.y, corner.y + grid.height - 1
    if line is None:
        # Q2: a new line lengthens the shorter direction; a square grows on any side.
        columns = Extent(left, right, can_grow and grid.height >= grid.width)
        return columns, Extent(top, bottom, can_grow and grid.width >= grid.height)
    before, after = line.side in (Side.LEFT, Side.TOP), line.side in (Side.RIGHT, Side.BOTTOM)
    if line.side.is_column:
        return Extent(left - before, right + after), Extent(top, bottom)
    return Extent(left, right), Extent(top - before, bottom + after)


def grid_spaces(grids: Sequence[Grid], fields: Sequence[Box], *, can_grow: bool) -> tuple[GridSpace, ...]:
    """Return the places of every seat's cells; before the start cards lie, that of one card each."""
    widest = WIDEST[len(fields)]
    if not grids:
        return tuple(fitted_space(field, EMPTY, EMPTY, widest=widest) for field in fields)
    return tuple(
        fitted_space(inner(field), *extents(grid, can_grow=can_grow), widest=widest)
        for grid, field in zip(grids, fields, strict=True)
    )


def inner(field: Box) -> Box:
    """Return a field without its margin."""
    return field._replace(w=field.w - 12, h=field.h - 10)
