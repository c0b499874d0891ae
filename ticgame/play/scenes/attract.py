"""What plays behind the title while nobody does."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ticgame.play.input.devices import Input, Phase, Pointer, PointerKind, Press
from ticgame.play.scene import Scene
from ticgame.play.stage import Frame

if TYPE_CHECKING:
    from ticgame.play.app import App

WORDS = "Press any button"
TOP_LAYER = 10_000


class Attract(Scene):
    """Shows other scenes that play by themselves, one after the other, until somebody presses anything.

    `make` returns the next and is given what it calls when it has ended. The scenes inside must not use the
    stack, and nothing that happens in them may be kept.
    """

    def __init__(self, make: Callable[[Callable[[], None]], Scene]) -> None:
        self._make = make
        self._inside = make(self._go_on)
        self._is_awake = False

    def enter(self, app: "App") -> None:
        super().enter(app)
        self._touches = app.hub.touches
        self._inside.enter(app)

    def _go_on(self) -> None:
        self._inside.exit()
        self._inside = self._make(self._go_on)
        self._inside.enter(self.app)
        self.relayout(self.app.canvas)
        self.app.refresh()

    def relayout(self, canvas: Frame) -> None:
        art = self.app.art
        self._inside.relayout(canvas)
        self.stage = self._inside.stage
        words = art.text(WORDS, 34, "main", font="extra", shadow=True)
        width = words.get_width() / art.canvas.k + 80
        self.stage.add(art.menu_row(width, 72), 960, 990, layer=TOP_LAYER)
        self.stage.add(words, 960, 990, layer=TOP_LAYER + 1)

    def handle(self, event: Input) -> bool:
        if _is_wake(event):
            self._wake()
            return True
        return False

    def _wake(self) -> None:
        if not self._is_awake:
            self._is_awake = True
            self.app.stack.pop()

    def update(self, dt_ms: float) -> None:
        # Keys and buttons that mean nothing else wake as well.
        if self.app.hub.touches != self._touches:
            self._wake()
        self._inside.update(dt_ms)

    def rest_ms(self) -> float | None:
        return self._inside.rest_ms()

    def draw(self, display: Surface) -> list[Rect]:
        return self._inside.draw(display)

    def exit(self) -> None:
        self._inside.exit()


def _is_wake(event: Input) -> bool:
    if isinstance(event, Press):
        return event.phase is Phase.DOWN
    return isinstance(event, Pointer) and event.kind in (PointerKind.DOWN, PointerKind.WHEEL)
