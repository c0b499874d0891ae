"""What pages of menus share: a title at the head, prompts at the foot, and the way back."""

from typing import Final

from ticgame.play.input.devices import Input
from ticgame.play.scene import Scene
from ticgame.play.stage import LEFT, LEFT_EDGE, RIGHT_EDGE
from ticgame.play.widgets.labels import fitted
from ticgame.play.widgets.presses import goes_back
from ticgame.play.widgets.prompts import Prompts

TITLE_SIZE: Final = 56.0
LARGEST_TITLE: Final = 1.3
TITLE_ROOM: Final = 1700.0
TITLE_Y: Final = 92.0
RIGHT_ON_PLATE: Final = 1796.0
Y: Final = 1004.0


class PromptedScene(Scene):
    """A page whose prompts have the glyphs of the device used last; B and menu lead back.

    It makes `_prompts` when it is made, calls `show_prompts` from `relayout`, and says in `take` what any
    other input means.
    """

    _prompts: Prompts

    def show_title(self, words: str) -> None:
        """Put the page's title at the head of the stage, as large as the text setting wants and it fits."""
        size = TITLE_SIZE * min(self.app.text_scale, LARGEST_TITLE)
        title = fitted(self.app.art, words, TITLE_ROOM, size, font="title", shadow=True)
        self.stage.add(title, LEFT_EDGE, TITLE_Y, layer=1, anchor=LEFT)

    def show_prompts(self, *, has_plate: bool = False) -> None:
        """Put the prompts at the foot of the stage; on a plate where a table lies beneath."""
        app = self.app
        self._prompts.lay_out(
            self.stage,
            app.art,
            right=RIGHT_ON_PLATE if has_plate else RIGHT_EDGE,
            y=Y,
            device=app.last_device,
            scale=app.text_scale,
            has_plate=has_plate,
        )

    def handle(self, event: Input) -> bool:
        self._prompts.follow(self.app.last_device)
        if goes_back(event):
            self.app.audio.play("back")
            self.leave()
            return True
        return self.take(event)

    def leave(self) -> None:
        """Go back to where the page was opened."""
        self.app.stack.pop()

    def take(self, event: Input) -> bool:
        """Take an input that doesn't lead back, and return whether it meant anything here."""
        return False
