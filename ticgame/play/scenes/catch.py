"""Catching the next control that somebody presses on a device."""

from collections.abc import Callable
from math import ceil
from typing import TYPE_CHECKING, ClassVar

from ticgame.play.input.devices import ControlCaptured, Device, DeviceKind, Input
from ticgame.play.input.keycaps import Control
from ticgame.play.scene import Scene
from ticgame.play.stage import Frame, Stage
from ticgame.play.widgets.presses import clicked, goes_back

if TYPE_CHECKING:
    from ticgame.play.app import App

WAIT_MS = 8000.0
WIDTH = 1000
HEIGHT = 380
SOLID = 0.97
TITLE_SIZE = 56
TEXT_SIZE = 32
LARGEST_SCALE = 1.5


class CatchControl(Scene):
    """Waits for a control of one device and hands it to `then`, after it has gone.

    Esc, another device that goes back or clicks, and time end it without one.
    """

    is_overlay: ClassVar[bool] = True

    def __init__(self, device: Device, meaning: str, then: Callable[[Control], None]) -> None:
        self._device = device
        self._meaning = meaning
        self._then = then
        self._left_ms = WAIT_MS

    def enter(self, app: "App") -> None:
        super().enter(app)
        app.hub.capture(self._device)

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        scale = min(app.text_scale, LARGEST_SCALE)
        self.stage = Stage(canvas, app.veiled())
        self.stage.add(art.panel(WIDTH * scale, HEIGHT * scale, alpha=SOLID), 960, 520)
        what = "button" if self._device.kind in (DeviceKind.PAD, DeviceKind.MOUSE) else "key"
        lines = (
            (f"{self._meaning}:", TITLE_SIZE, "title", "main", -110),
            (f"press the new {what} now", TITLE_SIZE, "title", "accent", -36),
            (f"on the {self._device.title}", TEXT_SIZE, "bold", "muted", 38),
        )
        for words, size, font, colour, y in lines:
            words = art.shortened(words, WIDTH * scale - 80, size * scale, font=font)
            self.stage.add(art.text(words, size * scale, colour, font=font), 960, 520 + y * scale, layer=1)
        self._clock = self.stage.add(
            art.text(self._rest(), TEXT_SIZE * scale, "muted", font="bold"), 960, 520 + 118 * scale, layer=1
        )

    def exit(self) -> None:
        self.app.hub.stop_capture()

    def rest_ms(self) -> float | None:
        return self._left_ms % 1000 or 1000.0

    def update(self, dt_ms: float) -> None:
        self._left_ms -= dt_ms
        if self._left_ms <= 0:
            self._leave()
            return
        scale = min(self.app.text_scale, LARGEST_SCALE)
        self._clock.image = self.app.art.text(self._rest(), TEXT_SIZE * scale, "muted", font="bold")

    def handle(self, event: Input) -> bool:
        if isinstance(event, ControlCaptured):
            if event.control is None:
                self._leave()
            else:
                self.app.stack.pop()
                self._then(event.control)
            return True
        if goes_back(event) or clicked(event):
            self._leave()
            return True
        return False

    def _rest(self) -> str:
        return f"Esc or {ceil(self._left_ms / 1000)} more seconds leave it as it is"

    def _leave(self) -> None:
        self.app.audio.play("back")
        self.app.stack.pop()
