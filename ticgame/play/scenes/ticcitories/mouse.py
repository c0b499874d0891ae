"""The mouse at the table: what lies under it has the focus, a click places or chooses."""

from typing import TYPE_CHECKING

from ticgame.core.contract import Seat
from ticgame.core.layout import Cell
from ticgame.play.input.devices import Phase, Pointer, PointerKind, Press
from ticgame.play.scenes.ticcitories.cursor import Zone
from ticgame.play.scenes.ticcitories.space import ROW_CARD, large_grid
from ticgame.play.table.grid import Box, GridSpace
from ticgame.play.table.pointing import CellPointer
from ticgame.play.theme import CARD_RATIO
from ticgame.play.widgets.presses import LEFT_BUTTON

if TYPE_CHECKING:
    from ticgame.play.scenes.ticcitories.scene import TiccitoriesTable


class MouseHand:
    """What the mouse does for its seat."""

    def __init__(self, table: "TiccitoriesTable") -> None:
        self._table = table
        self._pointer = CellPointer()
        self._has_grabbed = False

    def take(self, seat: Seat, pointer: Pointer) -> None:
        """Take a move, click or turn of the wheel."""
        table = self._table
        if pointer.kind is PointerKind.DOWN and pointer.button == LEFT_BUTTON:
            self._click(seat, pointer)
        elif pointer.kind is PointerKind.UP and pointer.button == LEFT_BUTTON:
            self._release(seat, pointer)
        elif not table.is_on_turn(seat):
            return
        elif pointer.kind is PointerKind.MOVE:
            self._move(pointer)
        elif pointer.kind is PointerKind.WHEEL:
            table.cycle(-1 if pointer.steps > 0 else 1)

    def _click(self, seat: Seat, pointer: Pointer) -> None:
        table = self._table
        hint = table.hint_at(pointer.x, pointer.y)
        if hint is not None:
            table.press(seat, Press(pointer.device, hint, Phase.DOWN, pointer.at, pointer.sample))
            return
        if not table.is_on_turn(seat):
            return
        position = self._position_at(pointer.x, pointer.y)
        cell = self._cell_at(pointer.x, pointer.y)
        if position is not None:
            table.choose(position)
        elif cell is not None and table.cursor.zone is Zone.PLACE:
            table.place(cell)
        else:
            self._has_grabbed = self._is_on_own_card(pointer)

    def _release(self, seat: Seat, pointer: Pointer) -> None:
        """Place the card that was dragged out of the row, where it is let go over the grid."""
        table, has_grabbed = self._table, self._has_grabbed
        self._has_grabbed = False
        if not (has_grabbed and table.is_on_turn(seat) and table.cursor.zone is Zone.PLACE):
            return
        cell = self._cell_at(pointer.x, pointer.y)
        if cell is not None:
            table.place(cell)

    def _is_on_own_card(self, pointer: Pointer) -> bool:
        """Return whether the pointer is on the card that is to be placed."""
        public = self._table.public
        if public.placing is None or self._table.cursor.zone is not Zone.PLACE:
            return False
        position = public.placing.claims.index(public.turn) + 1
        place = self._table.picture.layout.row_place(position, is_choosing=False)
        return Box(*place, ROW_CARD + 12, ROW_CARD * CARD_RATIO + 12).contains(pointer.x, pointer.y)

    def _move(self, pointer: Pointer) -> None:
        table = self._table
        position = self._position_at(pointer.x, pointer.y)
        cell = self._cell_at(pointer.x, pointer.y)
        if table.cursor.zone is Zone.CHOOSE:
            if position in table.free_positions():
                table.cursor.position = position
        elif cell is not None and cell in table.legal_cells():
            table.cursor.hover(cell)

    def _position_at(self, x: float, y: float) -> int | None:
        """Return the position of the card under the pointer in the row to choose from."""
        choosing = self._table.public.choosing
        if choosing is None:
            return None
        for position in range(1, len(choosing.cards) + 1):
            place = self._table.picture.layout.row_place(position, is_choosing=True)
            if Box(*place, ROW_CARD + 12, ROW_CARD * CARD_RATIO + 12).contains(x, y):
                return position
        return None

    def _cell_at(self, x: float, y: float) -> Cell | None:
        """Return the cell under the pointer, in the large grid or in the small one of the seat on turn."""
        table = self._table
        space, layout = table.picture.layout, table.public.grids[table.public.turn]
        if space.large is None:
            return None
        cell = self._pointer.cell_at(
            x,
            y,
            shown=space.large,
            resting=large_grid(layout),
            held=table.cursor.cell,
            is_legal=layout.is_legal,
        )
        small = space.grids[table.public.turn]
        if cell is None and _grown(small).contains(x, y):
            return Cell(small.columns.nearest(x), small.rows.nearest(y))
        return cell


def _grown(grid: GridSpace) -> Box:
    """Return a grid's field with half a gap around it."""
    return grid.mat._replace(w=grid.mat.w + 10, h=grid.mat.h + 10)
