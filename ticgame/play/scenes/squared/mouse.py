"""The mouse at a table of Tic Squared: a click takes a card, another places it; or a card is dragged."""

from typing import TYPE_CHECKING

from ticgame.core.contract import Seat
from ticgame.games.squared.actions import Draw, Start
from ticgame.play.input.devices import Phase, Pointer, PointerKind, Press
from ticgame.play.scenes.squared.header import DECK_PANEL
from ticgame.play.scenes.squared.situation import Target
from ticgame.play.table.grid import Box
from ticgame.play.table.steering import DRAG_START
from ticgame.play.widgets.presses import LEFT_BUTTON

if TYPE_CHECKING:
    from ticgame.play.scenes.squared.hands import SquareHands


class MouseHand:
    """What the mouse does for its seat; `point` is where it carries a card."""

    def __init__(self, table: "SquareHands") -> None:
        self._table = table
        self._down: tuple[float, float] | None = None
        self.point: tuple[float, float] | None = None

    def let_go(self) -> None:
        """Drop a card that is carried."""
        self._down = None
        self.point = None

    def take(self, seat: Seat, pointer: Pointer) -> None:
        """Take a move, click or turn of the wheel."""
        if pointer.kind is PointerKind.MOVE:
            self._move(seat, pointer)
        elif pointer.kind is PointerKind.DOWN and pointer.button == LEFT_BUTTON:
            self._press(seat, pointer)
        elif pointer.kind is PointerKind.UP and pointer.button == LEFT_BUTTON:
            self._release(seat, pointer)

    def _press(self, seat: Seat, pointer: Pointer) -> None:
        table, (x, y) = self._table, (pointer.x, pointer.y)
        hint = table.hint_at(seat, x, y)
        if hint is not None:
            table.press(seat, Press(pointer.device, hint, Phase.DOWN, pointer.at, pointer.sample))
        elif not table.can_act(seat):
            return
        elif Box(*DECK_PANEL).contains(x, y):
            table.try_action(seat, Draw())
        elif (slot := table.slot_at(seat, x, y)) is not None:
            self._take_up(seat, slot, x, y)
        elif table.is_holding(seat) and (target := table.target_at(x, y)) is not None:
            table.place(seat, target)

    def _take_up(self, seat: Seat, slot: int, x: float, y: float) -> None:
        """Pick up a card; while start cards are chosen, choose it."""
        self._down = (x, y)
        self._table.pick(seat, slot)
        if not self._table.public.grids:
            self._table.try_action(seat, Start(self._table.card_in_focus(seat)))

    def _move(self, seat: Seat, pointer: Pointer) -> None:
        table, (x, y) = self._table, (pointer.x, pointer.y)
        if not table.can_act(seat):
            return
        if self._down is not None and table.is_holding(seat):
            far = abs(x - self._down[0]) + abs(y - self._down[1]) > DRAG_START
            if far or self.point is not None:
                self.point = (x, y)
        target = table.target_at(x, y)
        if table.is_holding(seat):
            self._hover(seat, target)
        elif (slot := table.slot_at(seat, x, y)) is not None:
            table.focus(seat, slot)

    def _hover(self, seat: Seat, target: Target | None) -> None:
        if target is not None and target in self._table.points(seat):
            self._table.hover(seat, target)

    def _release(self, seat: Seat, pointer: Pointer) -> None:
        table, was_carried = self._table, self.point is not None
        self.let_go()
        if not was_carried or not table.can_act(seat) or not table.is_holding(seat):
            return
        target = table.target_at(pointer.x, pointer.y)
        if target is None:
            table.put_back(seat)
        else:
            table.place(seat, target)
