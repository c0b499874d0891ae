"""Where everything of the Race lies: a panel a seat with its grid, what it may press, and its hand."""

from typing import Any, Final, NamedTuple

from ticgame.core.contract import Seat
from ticgame.play.scenes.squared.layout import COLUMNS_TOP, WIDE_DECK_PLACE, SquaredLayout, deck_at
from ticgame.play.scenes.squared.places import grid_spaces
from ticgame.play.table.grid import Box
from ticgame.play.table.hand_rows import hand_grid
from ticgame.play.table.panel_columns import FIELD_MARGIN, HEAD, column_boxes

BOTTOM: Final = 1026.0
FIELD: Final = 484.0
LINE: Final = 46.0
HAND_MARGIN: Final = 12.0
WIDE_FIELD: Final = 500.0
"""With two seats the hand lies beside the grid."""
WIDEST_IN_HAND: Final = {2: 92.0, 3: 92.0, 4: 86.0}


class SeatSpace(NamedTuple):
    """How a seat's panel is divided: the field of its grid, its hand, and where its hints begin."""

    field: Box
    hand: Box
    hints: tuple[float, tuple[float, ...]]


def seat_space(column: Box, *, is_wide: bool) -> SeatSpace:
    """Return the parts of a seat's panel; in a wide one the hand lies beside the grid."""
    left, top = column.x - column.w / 2, column.y - column.h / 2 + HEAD
    bottom = column.y + column.h / 2
    if is_wide:
        low = bottom - FIELD_MARGIN
        field = Box(left + FIELD_MARGIN + WIDE_FIELD / 2, (top + low) / 2, WIDE_FIELD, low - top)
        begin = left + 2 * FIELD_MARGIN + WIDE_FIELD
        width = column.w - WIDE_FIELD - 2 * FIELD_MARGIN - HAND_MARGIN
        floor = bottom - 2 * LINE - 8
        hand = Box(begin + width / 2, (top + floor) / 2, width, floor - top - 8)
        return SeatSpace(field, hand, (begin + 4, (floor + LINE * 0.5, floor + LINE * 1.5)))
    field = Box(column.x, top + FIELD / 2, column.w - 2 * FIELD_MARGIN, FIELD)
    ceiling = top + FIELD + LINE + 4
    height = bottom - HAND_MARGIN / 2 - ceiling
    hand = Box(column.x, ceiling + height / 2, column.w - 2 * HAND_MARGIN, height)
    return SeatSpace(field, hand, (left + FIELD_MARGIN + 8, (top + FIELD + LINE / 2 - 2,)))


def seat_spaces(count: int) -> list[tuple[Box, SeatSpace]]:
    """Return the panel of each seat and its parts."""
    columns = column_boxes(count, top=COLUMNS_TOP, bottom=BOTTOM)
    return [(column, seat_space(column, is_wide=count == 2)) for column in columns]


def race_layout(public: Any) -> SquaredLayout:
    """Return the layout of the Race: every seat's hand lies in its panel."""
    count = len(public.hand_sizes)
    spaces = seat_spaces(count)
    fields = tuple(space.field for _column, space in spaces)
    hands = {
        Seat(seat): hand_grid(public.hand_sizes[seat], space.hand, widest=WIDEST_IN_HAND[count])
        for seat, (_column, space) in enumerate(spaces)
    }
    return SquaredLayout(
        tuple(column for column, _space in spaces),
        fields,
        grid_spaces(public.grids, fields, can_grow=public.why is None),
        hands,
        deck_at(WIDE_DECK_PLACE),
    )
