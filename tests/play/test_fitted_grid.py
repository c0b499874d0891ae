"""Grids of any size fit their fields, and hands of any size their boxes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ticgame.core.cards import parse_card
from ticgame.core.layout import Cell
from ticgame.play.table.dealt_order import DealtOrder
from ticgame.play.table.fitted_grid import Extent, fitted_space
from ticgame.play.table.grid import Box
from ticgame.play.table.hand_rows import hand_grid
from ticgame.play.theme import CARD_RATIO

FIELD = Box(300.0, 500.0, 395.0, 484.0)


@given(
    first=st.integers(-6, 0),
    columns=st.integers(1, 8),
    rows=st.integers(1, 8),
    strips=st.tuples(st.booleans(), st.booleans()),
)
def test_every_cell_lies_within_the_field(first, columns, rows, strips):
    space = fitted_space(
        FIELD,
        Extent(first, first + columns - 1, strips[0]),
        Extent(first, first + rows - 1, strips[1]),
        widest=104.0,
    )
    boxes = [space.box(cell) for cell in space.cells()]
    assert min(box.x - box.w / 2 for box in boxes) >= FIELD.x - FIELD.w / 2 - 0.01
    assert max(box.x + box.w / 2 for box in boxes) <= FIELD.x + FIELD.w / 2 + 0.01
    assert min(box.y - box.h / 2 for box in boxes) >= FIELD.y - FIELD.h / 2 - 0.01
    assert max(box.y + box.h / 2 for box in boxes) <= FIELD.y + FIELD.h / 2 + 0.01
    assert space.card <= 104.0


@pytest.mark.parametrize(("columns", "rows", "strips"), [(4, 4, False), (4, 3, False), (3, 3, True)])
def test_grids_up_to_four_by_four_keep_cards_of_80(columns, rows, strips):
    space = fitted_space(FIELD, Extent(0, columns - 1, strips), Extent(0, rows - 1, strips), widest=82.0)
    assert space.card >= 79.0


def test_strips_lie_on_both_sides_and_corners_are_no_cells():
    space = fitted_space(FIELD, Extent(0, 1, has_strips=True), Extent(0, 1, has_strips=True), widest=82.0)
    cells = set(space.cells())
    assert {Cell(-1, 0), Cell(2, 1), Cell(0, -1), Cell(1, 2)} <= cells
    assert Cell(-1, -1) not in cells
    assert space.is_strip(Cell(-1, 0))
    assert not space.is_strip(Cell(0, 0))


@given(
    count=st.integers(1, 40),
    width=st.floats(290, 1200),
    height=st.floats(140, 700),
)
def test_hands_lie_within_their_box_and_show_their_numerals(count, width, height):
    box = Box(400.0, 500.0, width, height)
    grid = hand_grid(count, box)
    places = [grid.place(slot) for slot in range(count)]
    assert len(set(places)) == count
    half_w, half_h = grid.card / 2, grid.card * CARD_RATIO / 2
    assert min(x for x, _ in places) - half_w >= box.x - box.w / 2 - 0.01
    assert max(x for x, _ in places) + half_w <= box.x + box.w / 2 + 0.01
    assert min(y for _, y in places) - half_h >= box.y - box.h / 2 - 0.01
    assert max(y for _, y in places) + half_h <= box.y + box.h / 2 + 0.01


@pytest.mark.parametrize("count", range(1, 19))
def test_long_hands_of_four_seats_show_numeral_and_shape(count):
    grid = hand_grid(count, Box(300.0, 900.0, 393.0, 232.0))
    assert grid.card >= 72.0
    assert grid.pitch_x >= 0.6 * grid.card
    assert grid.rows == 1 or grid.pitch_y >= 0.55 * grid.card * CARD_RATIO


def test_a_hand_is_sorted_when_it_is_dealt_and_grows_at_its_end():
    order = DealtOrder()
    red, cyan, violet, yellow = (parse_card(code) for code in ("2sr", "4oc", "1tv", "3qy"))
    assert order.arranged((red, cyan, violet)) == (violet, cyan, red)
    assert order.arranged((red, cyan, violet, yellow)) == (violet, cyan, red, yellow)
    assert order.arranged((yellow, red, violet)) == (violet, red, yellow)
