"""Where everything of Tic Squared lies: a panel a seat, its grid, the hand at the lower edge, the deck."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from ticgame.core.contract import Seat
from ticgame.core.layout import Cell
from ticgame.play.scenes.squared.places import grid_spaces
from ticgame.play.scenes.squared.situation import Target
from ticgame.play.table.grid import Box, GridSpace
from ticgame.play.table.hand_rows import HandGrid, hand_grid
from ticgame.play.table.panel_columns import FIELD_MARGIN, HEAD, badge_place, column_boxes
from ticgame.play.table.pose import Pose

HEADER_MIDDLE: Final = 94.0
COLUMNS_TOP: Final = 158.0
COLUMNS_BOTTOM: Final = 796.0
WIDEST_IN_HAND: Final = 120.0
HAND_BOX: Final = Box(746.0, 887.0, 1300.0, 148.0)
"""A cursor around a card ends above the line at the lower edge."""
DECK_PLACE: Final = (924.0, HEADER_MIDDLE)
WIDE_DECK_PLACE: Final = (1024.0, HEADER_MIDDLE)
"""Where the deck is beside a clock."""
DECK_CARD: Final = 42.0
DECK_LAYER: Final = 40
_HEAD_CARD: Final = 30.0


@dataclass(frozen=True, slots=True)
class SquaredLayout:
    """The seats' panels, their grids' fields and cells, the hands on the screen, the top of the deck."""

    columns: tuple[Box, ...]
    fields: tuple[Box, ...]
    spaces: tuple[GridSpace, ...]
    hands: Mapping[Seat, HandGrid]
    deck: Pose

    def hand_point(self, seat: Seat) -> tuple[float, float]:
        """Return where a seat's hand is: its middle, or its badge if it isn't on the screen."""
        if seat in self.hands:
            return self.hands[seat].box[:2]
        return badge_place(self.columns[seat])

    def head_pose(self, seat: Seat) -> Pose:
        """Return how a card looks that comes out of a hand which isn't on the screen."""
        return Pose(*badge_place(self.columns[seat]), _HEAD_CARD, is_face_up=False, layer=44)

    def point(self, target: Target) -> tuple[float, float]:
        """Return the middle of a cell of a seat's grid."""
        return self.spaces[target.owner].box(target.cell)[:2]

    def held_point(self, target: Target) -> tuple[float, float]:
        """Return where a whole card over a cell has its middle: beside its neighbours, also on a strip."""
        space, (x, y) = self.spaces[target.owner], target.cell
        return _beside(space.columns, x), _beside(space.rows, y)

    def target_at(self, x: float, y: float) -> Target | None:
        """Return the cell of a grid at a point, empty or not, with half the gaps around it."""
        for seat, (field, space) in enumerate(zip(self.fields, self.spaces, strict=True)):
            if field.contains(x, y):
                return Target(Seat(seat), Cell(space.columns.nearest(x), space.rows.nearest(y)))
        return None


def _beside(line: Any, cell: int) -> float:
    if line.extent(cell) == line.length:
        return line.at(cell)
    near = line.first if cell < line.first else line.last
    step = line.length + line.gap
    return line.at(near) - step if cell < near else line.at(near) + step


def field_box(column: Box, *, bottom: float) -> Box:
    """Return the field of a panel, from its head down to so far above its lower edge."""
    top, low = column.y - column.h / 2 + HEAD, column.y + column.h / 2 - bottom
    return Box(column.x, (top + low) / 2, column.w - 2 * FIELD_MARGIN, low - top)


def turn_layout(public: Any, *, home: Seat | None) -> SquaredLayout:
    """Return the layout of the game in turns, with one seat's hand at the lower edge."""
    columns = tuple(column_boxes(len(public.hand_sizes), top=COLUMNS_TOP, bottom=COLUMNS_BOTTOM))
    fields = tuple(field_box(column, bottom=FIELD_MARGIN) for column in columns)
    spaces = grid_spaces(public.grids, fields, can_grow=public.why is None)
    hands = (
        {}
        if home is None
        else {home: hand_grid(public.hand_sizes[home], HAND_BOX, most_rows=2, widest=WIDEST_IN_HAND)}
    )
    return SquaredLayout(columns, fields, spaces, hands, deck_at(DECK_PLACE))


def deck_at(place: tuple[float, float]) -> Pose:
    """Return how a card lies on top of the deck."""
    return Pose(*place, DECK_CARD, is_face_up=False, layer=DECK_LAYER)
