"""Writing a few words with any device: a board of letters, or the keyboard as it is."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from pygame import FRect

from ticgame.play.input.bindings import DIRECTIONS, Intent
from ticgame.play.input.devices import Input, Typed, TypedKey
from ticgame.play.lobby.textpad import TextPad
from ticgame.play.marks import Mark, Panel
from ticgame.play.scenes.prompted import PromptedScene
from ticgame.play.stage import Frame, Stage
from ticgame.play.widgets.labels import fitted
from ticgame.play.widgets.letterboard import BoardLook, board_look, key_at, paint_board
from ticgame.play.widgets.presses import clicked, hovered, pressed, steered
from ticgame.play.widgets.prompts import Prompts, prompt

if TYPE_CHECKING:
    from ticgame.play.app import App
    from ticgame.play.paint.art import Art

PANEL: Final = FRect(460, 130, 1000, 800)
BOARD: Final = FRect(510, 400, 900, 480)
FIELD: Final = FRect(510, 280, 900, 84)


class Writing(PromptedScene):
    """Asks for a text; `then` gets it once the box has gone. Leaving gives nothing."""

    is_overlay: ClassVar[bool] = True

    def __init__(self, title: str, then: Callable[[str], None], *, limit: int) -> None:
        self._title = title
        self._then = then
        self._pad = TextPad(limit=limit)
        self._prompts = Prompts(
            [prompt("Write", Intent.A), prompt("Done", Intent.X), prompt("Back", Intent.B)]
        )

    def enter(self, app: "App") -> None:
        super().enter(app)
        app.hub.start_typing()

    def exit(self) -> None:
        self.app.hub.stop_typing()

    def pause(self) -> None:
        self.app.hub.stop_typing()

    def resume(self) -> None:
        self.app.hub.start_typing()

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        self.stage = Stage(canvas, app.veiled())
        self.stage.add(art.panel(PANEL.w, PANEL.h, alpha=0.97), *PANEL.center)
        title = fitted(art, self._title, PANEL.w - 100, 44, colour="main", font="title")
        self.stage.add(title, 960, PANEL.y + 80, layer=1)
        self._board = Panel(self.stage, art, _paint)
        self._show()
        self.show_prompts(has_plate=True)

    def handle(self, event: Input) -> bool:
        self._prompts.follow(self.app.last_device)
        is_taken = self._type(event) if isinstance(event, Typed) else self._steer(event) or self._point(event)
        self._show()
        return is_taken

    def _type(self, event: Typed) -> bool:
        if event.key is TypedKey.TEXT:
            self._pad.write(event.text)
        elif event.key is TypedKey.BACKSPACE:
            self._pad.erase()
        elif event.key is TypedKey.ENTER:
            self._finish()
        else:
            self._leave()
        return True

    def _steer(self, event: Input) -> bool:
        intent = pressed(event)
        if (way := steered(event)) in DIRECTIONS:
            self._pad.steer(way)
        elif intent is Intent.A:
            if self._pad.press():
                self._finish()
        elif intent in (Intent.X, Intent.MENU):
            self._finish() if intent is Intent.X else self._leave()
        elif intent is Intent.B:
            self._pad.erase() if self._pad.text else self._leave()
        else:
            return False
        return True

    def _point(self, event: Input) -> bool:
        place = clicked(event) or hovered(event)
        key = None if place is None else key_at(BOARD, board_look(self._pad), *place)
        if key is None:
            return False
        self._pad.focus(*key)
        if clicked(event) and self._pad.press():
            self._finish()
        return True

    def _finish(self) -> None:
        self.app.audio.play("confirm")
        self.app.stack.pop()
        self._then(self._pad.text)

    def _leave(self) -> None:
        self.app.audio.play("back")
        self.app.stack.pop()

    def _show(self) -> None:
        self._board.update(board_look(self._pad))


def _paint(art: "Art", look: BoardLook) -> Iterator[Mark]:
    yield Mark("field", art.inset(FIELD.w, FIELD.h, radius=18), *FIELD.center, 1)
    yield Mark("text", art.text(f"{look.text}_", 40, "main", font="extra"), *FIELD.center, 2)
    yield from paint_board(art, look, BOARD, layer=2)
