"""What plays behind the title while nobody does."""

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
    """Shows another scene that plays by itself, until somebody presses anything.

    The scene inside must not use the stack, and nothing that happens in it may be kept.
    """

    def __init__(self, inside: Scene) -> None:
        self._inside = inside

    def enter(self, app: "App") -> None:
        super().enter(app)
        self._inside.enter(app)

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
            self.app.stack.pop()
            return True
        return False

    def update(self, dt_ms: float) -> None:
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
