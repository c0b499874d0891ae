"""The mouse at the table of SpoTic: it points, marks with a click, and calls on its own board."""

from typing import TYPE_CHECKING, Final

from ticgame.core.contract import Seat
from ticgame.core.sets import RELATIONS
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Phase, Pointer, PointerKind, Press
from ticgame.play.scenes.spotic.places import Board, set_place
from ticgame.play.widgets.presses import LEFT_BUTTON

CALL_FIRST: Final = "First call: click a row of your board."

if TYPE_CHECKING:
    from ticgame.play.scenes.spotic.scene import SpoticTable


class MouseFinger:
    """What the mouse does for its seat; its other buttons are presses like those of any device."""

    def __init__(self, table: "SpoticTable") -> None:
        self._table = table

    def take(self, seat: Seat, pointer: Pointer) -> None:
        """Take a move, click or turn of the wheel."""
        if pointer.kind is PointerKind.MOVE:
            self._hover(seat, pointer)
        elif pointer.kind is PointerKind.WHEEL:
            intent = Intent.PREV if pointer.steps > 0 else Intent.NEXT
            self._table.act(seat, Press(pointer.device, intent, Phase.DOWN, pointer.at, pointer.sample))
        elif pointer.kind is PointerKind.DOWN and pointer.button == LEFT_BUTTON:
            self._click(seat, pointer)

    def _hover(self, seat: Seat, pointer: Pointer) -> None:
        spot = self._table.picture.layout.spot_at(pointer.x, pointer.y)
        if spot in self._table.cards():
            self._table.pointings[seat].put(spot)

    def _click(self, seat: Seat, pointer: Pointer) -> None:
        table, layout = self._table, self._table.picture.layout
        x, y = pointer.x, pointer.y
        board = layout.boards[seat]
        if table.table.is_choosing(seat):
            self._give_up(seat, board, pointer)
        elif board.box.contains(x, y):
            self._click_board(seat, board, y)
        elif not table.table.is_claimant(seat):
            if table.table.claim is None and layout.mat.contains(x, y):
                table.refuse_seat(seat, CALL_FIRST)
        elif layout.banner.contains(x, y):
            table.show(seat)
        elif (spot := layout.spot_at(x, y)) is not None and layout.mat.contains(x, y):
            table.pointings[seat].put(spot)
            table.mark(seat, spot)

    def _click_board(self, seat: Seat, board: Board, y: float) -> None:
        """Call by a click on a row; head and foot of the board add a card; while marking all of it shows."""
        if self._table.table.is_claimant(seat):
            self._table.show(seat)
            return
        for row, rel in enumerate(RELATIONS):
            box = board.row(row)
            if abs(y - box.y) <= box.h / 2 + 4:
                self._table.call(seat, rel)
                return
        if abs(y - board.rows.y) > board.rows.h / 2:
            self._table.add(seat)

    def _give_up(self, seat: Seat, board: Board, pointer: Pointer) -> None:
        """Choose the set whose cell is clicked; a second click on it, or one on the banner, gives it up."""
        table, pointing = self._table, self._table.pointings[seat]
        choice, held = table.table.choice, table.table.held[seat]
        for at, place in enumerate(choice.sets):
            row, column = divmod(set_place(held[place].kind), 3)
            if board.cell(row, column).contains(pointer.x, pointer.y):
                if pointing.pick != at:
                    pointing.pick = at
                    return
                break
        else:
            if not table.picture.layout.banner.contains(pointer.x, pointer.y):
                return
        press = Press(pointer.device, Intent.A, Phase.DOWN, pointer.at, pointer.sample)
        table.act(seat, press)
