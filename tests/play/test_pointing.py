"""A pointer means the cell that is seen there, although held cards move the cells."""

from functools import partial
from random import Random

import pytest

from ticgame.core.cards import Card
from ticgame.core.layout import Cell, Frame, Layout
from ticgame.play.scenes.ticcitories.space import large_grid
from ticgame.play.table.grid import GridSpace, grid_space
from ticgame.play.table.pointing import cell_under

MOST_STEPS = 4
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


def means(space, layout: Layout, x: float, y: float, held: Cell | None) -> Cell | None:
    """Return what a pointer means with a card held over a cell."""
    return cell_under(
        x, y, shown=space(layout, held=held), resting=space(layout), held=held, is_legal=layout.is_legal
    )


@pytest.mark.parametrize(("table", "side"), CASES)
def test_every_free_cell_that_is_seen_is_meant_where_it_is_seen(table, side):
    space = TABLES[table]
    for layout in layouts(side, seed=side):
        legal = layout.legal_cells()
        for held in (None, *legal):
            shown: GridSpace = space(layout, held=held)
            for cell in set(legal) & set(shown.cells()):
                assert means(space, layout, *shown.box(cell)[:2], held) == cell, f"{cell}, held over {held}"


@pytest.mark.parametrize(("table", "side"), CASES)
def test_a_pointer_that_stands_still_comes_to_rest_on_one_cell(table, side):
    space = TABLES[table]
    for layout in layouts(side, seed=7)[::side]:
        mat = space(layout).mat
        for held in layout.legal_cells()[::2]:
            for x in range(int(mat.x - mat.w / 2), int(mat.x + mat.w / 2), 29):
                for y in range(int(mat.y - mat.h / 2), int(mat.y + mat.h / 2), 37):
                    over = held
                    for _ in range(MOST_STEPS):
                        before, cell = over, means(space, layout, x, y, over)
                        over = cell if cell is not None and layout.is_legal(cell) else over
                        if over == before:
                            break
                    assert over == before, f"({x}, {y}) from {held} in {layout.legal_cells()}"
