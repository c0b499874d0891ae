"""The mouse at the table: a click takes a card, another places it; or a card is dragged to its cell."""

from typing import TYPE_CHECKING

from ticgame.core.contract import Seat
from ticgame.core.layout import Cell
from ticgame.play.input.devices import Phase, Pointer, PointerKind, Press
from ticgame.play.scenes.together.poses import layout_of
from ticgame.play.scenes.together.situation import Drag
from ticgame.play.table.fans import HAND_LAYER
from ticgame.play.table.pointing import CellPointer
from ticgame.play.table.pose import Pose
from ticgame.play.table.steering import DRAG_START
from ticgame.play.widgets.presses import LEFT_BUTTON

if TYPE_CHECKING:
    from ticgame.play.scenes.together.scene import TogetherTable


class MouseHand:
    """What the mouse does for its seat."""

    def __init__(self, table: "TogetherTable") -> None:
        self._table = table
        self._down: tuple[float, float] | None = None
        self._slot: int | None = None
        self.drag: Drag | None = None
        self._pointer = CellPointer()

    def let_go(self) -> None:
        """Drop a card that is carried."""
        self._down = None
        self._slot = None
        self.drag = None

    def take(self, seat: Seat, pointer: Pointer) -> None:
        """Take a move, click or turn of the wheel."""
        if pointer.kind is PointerKind.DOWN and pointer.button == LEFT_BUTTON:
            self._press(seat, pointer)
        elif pointer.kind is PointerKind.UP and pointer.button == LEFT_BUTTON:
            self._release(pointer)
        elif pointer.kind is PointerKind.MOVE:
            self._move(pointer)
        elif pointer.kind is PointerKind.WHEEL and self._table.is_on_turn(seat):
            self._table.cycle(-1 if pointer.steps > 0 else 1)

    def _press(self, seat: Seat, pointer: Pointer) -> None:
        table = self._table
        hint = table.hint_at(pointer.x, pointer.y)
        if hint is not None:
            table.press(seat, Press(pointer.device, hint, Phase.DOWN, pointer.at, pointer.sample))
            return
        slot = self._slot_at(pointer.x, pointer.y)
        if slot is not None and not table.is_home_shown:
            table.peek(seat, Phase.DOWN)
        elif not table.is_on_turn(seat):
            return
        elif slot is not None:
            self._down, self._slot = (pointer.x, pointer.y), slot
            table.pick(slot)
            table.cursor.hover(None)
        elif table.cursor.is_placing:
            cell = self._cell_at(pointer.x, pointer.y)
            if cell is not None:
                table.place(cell)

    def _move(self, pointer: Pointer) -> None:
        table = self._table
        if self._slot is not None and self._down is not None:
            far = abs(pointer.x - self._down[0]) + abs(pointer.y - self._down[1]) > DRAG_START
            if far or self.drag is not None:
                self.drag = Drag(self._slot, pointer.x, pointer.y)
        if table.cursor.is_placing and table.can_act:
            cell = self._cell_at(pointer.x, pointer.y)
            if cell is not None and table.public.layout.is_legal(cell):
                table.cursor.hover(cell)
            elif self.drag is not None:
                table.cursor.hover(None)
        elif table.can_act and table.is_home_shown:
            slot = self._slot_at(pointer.x, pointer.y)
            if slot is not None:
                table.cursor.slot = slot

    def _release(self, pointer: Pointer) -> None:
        table, drag = self._table, self.drag
        self.let_go()
        if drag is None or not table.can_act:
            return
        cell = self._cell_at(pointer.x, pointer.y)
        if cell is None:
            table.put_back()
        else:
            table.place(cell)

    def _cell_at(self, x: float, y: float) -> Cell | None:
        """Return the cell under the pointer; at the mat's edge the last one."""
        table = self._table
        return self._pointer.cell_at(
            x,
            y,
            shown=table.picture.layout.grid,
            resting=layout_of(table.public, home=table.home).grid,
            held=table.cursor.cell,
            is_legal=table.public.layout.is_legal,
        )

    def _slot_at(self, x: float, y: float) -> int | None:
        """Return the place in the hand at the lower edge under the pointer; the uppermost card wins."""
        best: tuple[int, int] | None = None
        for slot, pose in enumerate(self._table.picture.hand_rest()):
            if _reaches(pose, x, y) and (best is None or pose.layer > best[0]):
                best = (pose.layer, slot)
        return None if best is None else best[1]


def _reaches(pose: Pose, x: float, y: float) -> bool:
    # The card in focus stands higher; what it left is still its own, so that the pointer doesn't flutter.
    low = pose.y + pose.height / 2 + (30 if pose.layer > HAND_LAYER + 15 else 0)
    return abs(x - pose.x) <= pose.width / 2 and pose.y - pose.height / 2 <= y <= low
