"""A pointer means the cell that is seen there, although held cards move the cells."""

from functools import partial
from random import Random

import pytest

from ticgame.core.cards import Card
from ticgame.core.layout import Cell, Frame, Layout
from ticgame.play.scenes.ticcitories.space import large_grid
from ticgame.play.table.grid import GridSpace, grid_space
from ticgame.play.table.pointing import CellPointer

TABLES = {"together": partial(grid_space, x=960, y=442), "ticcitories": large_grid}
CASES = [("together", 3), ("together", 6), ("ticcitories", 4), ("ticcitories", 5)]


def layouts(side: int, seed: int) -> list[Layout]:
    """Return the layouts of a grid that fills up at random."""
    frame, rng = Frame(side, side), Random(seed)
    layout = frame.lay([(frame.spots[Cell(0, 0)], Card(0))])
    found = [layout]
    while not layout.is_full:
        layout = layout.put(rng.choice(sorted(layout.open)), Card(layout.count))
        found.append(layout)
    return found[:-1]


class Mouse:
    """A pointer over a table, with what it holds there."""

    def __init__(self, space, layout: Layout, held: Cell | None) -> None:
        self._space, self._layout, self.held = space, layout, held
        self._pointer = CellPointer()

    def means(self, x: float, y: float) -> Cell | None:
        """Return what the pointer means at a point."""
        space, layout, held = self._space, self._layout, self.held
        return self._pointer.cell_at(
            x, y, shown=space(layout, held=held), resting=space(layout), held=held, is_legal=layout.is_legal
        )

    def move(self, x: float, y: float) -> None:
        """Take the held card along."""
        cell = self.means(x, y)
        if cell is not None and self._layout.is_legal(cell):
            self.held = cell


@pytest.mark.parametrize(("table", "side"), CASES)
def test_a_click_lands_on_the_free_cell_that_was_seen_at_the_pointer(table, side):
    space = TABLES[table]
    for layout in layouts(side, seed=side):
        legal = layout.legal_cells()
        for held in (None, *legal):
            shown: GridSpace = space(layout, held=held)
            for cell in set(legal) & set(shown.cells()):
                mouse, place = Mouse(space, layout, held), shown.box(cell)[:2]
                for _ in range(2):
                    mouse.move(*place)
                assert mouse.means(*place) == cell, f"held over {held}"


@pytest.mark.parametrize(("table", "side"), CASES)
def test_a_pointer_that_stands_still_does_not_flutter(table, side):
    space = TABLES[table]
    for layout in layouts(side, seed=7)[::side]:
        mat = space(layout).mat
        for held in layout.legal_cells()[::2]:
            for x in range(int(mat.x - mat.w / 2), int(mat.x + mat.w / 2), 29):
                for y in range(int(mat.y - mat.h / 2), int(mat.y + mat.h / 2), 37):
                    mouse = Mouse(space, layout, held)
                    mouse.move(x, y)
                    first = mouse.held
                    mouse.move(x, y)
                    assert mouse.held == first, f"({x}, {y}) from {held}"
