"""What is asked when a seat must act whose device is gone: wait, let a bot play on, or another device."""

from typing import TYPE_CHECKING, ClassVar, Final

from ticgame.bots import make_bot
from ticgame.core.contract import Seat
from ticgame.play.input.devices import Device, Input, Phase, Pointer, PointerKind, Press
from ticgame.play.scene import Scene
from ticgame.play.scenes.dialog import Answer, Dialog, message
from ticgame.play.seats import SeatRefused
from ticgame.play.stage import Frame, Stage

if TYPE_CHECKING:
    from ticgame.play.table.table_scene import TableScene

HIDING_SHARE: Final = 0.96
STAND_IN: Final = "greedy"


class LostSeat(Dialog):
    """Covers the table until the seat's device is back or somebody has decided."""

    def __init__(self, table: "TableScene", seat: Seat) -> None:
        self._table = table
        self._seat = seat
        self._device: Device | None = None
        place = table.seating.place(seat)
        device = place.device.title if place.device else "device"
        super().__init__(
            f"{place.name} can't play",
            f"The {device} is gone, and it is {place.name}'s turn. Plug it in again, or choose.",
            [
                Answer("Wait", self._wait),
                Answer("A bot plays on", self._let_bot),
                Answer("Play with this device", self._take),
            ],
            back=0,
        )

    def relayout(self, canvas: Frame) -> None:
        super().relayout(canvas)
        self.stage.set_backdrop(self.app.veiled(HIDING_SHARE))

    def handle(self, event: Input) -> bool:
        if isinstance(event, Press | Pointer):
            self._device = event.device
        return super().handle(event)

    def update(self, dt_ms: float) -> None:
        if not self._table.seating.is_lost(self._seat):
            self.app.stack.pop()

    def _wait(self) -> None:
        self.app.stack.push(Waiting(self._table, self._seat))

    def _let_bot(self) -> None:
        match = self._table.match
        self._table.stand_in(self._seat, make_bot(STAND_IN, match.rules, self._seat, match.header.seed or 0))

    def _take(self) -> None:
        seating = self._table.seating
        try:
            seating.evening.take(seating.numbers[self._seat], self._device, can_share=True)
        except SeatRefused as refusal:
            self.app.stack.push(message("That can't be", str(refusal)))


class Waiting(Scene):
    """Covers the table while everybody waits for a device; any press leads back to the choice."""

    is_overlay: ClassVar[bool] = True

    def __init__(self, table: "TableScene", seat: Seat) -> None:
        self._table = table
        self._seat = seat

    def relayout(self, canvas: Frame) -> None:
        art = self.app.art
        self.stage = Stage(canvas, self.app.veiled(HIDING_SHARE))
        place = self._table.seating.place(self._seat)
        self.stage.add(art.badge(place.animal.value, 96, glow=True), 960, 400, layer=1)
        words = art.text(f"Waiting for {place.name}", 56, font="title", shadow=True)
        self.stage.add(words, 960, 570, layer=1)
        more = art.text("Press any button to choose something else.", 30, "muted", font="bold", shadow=True)
        self.stage.add(more, 960, 650, layer=1)

    def handle(self, event: Input) -> bool:
        is_press = isinstance(event, Press) and event.phase is Phase.DOWN
        is_click = isinstance(event, Pointer) and event.kind is PointerKind.DOWN
        if is_press or is_click:
            self.app.stack.pop()
        return is_press or is_click

    def update(self, dt_ms: float) -> None:
        if not self._table.seating.is_lost(self._seat):
            self.app.stack.pop()
