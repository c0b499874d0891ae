"""What the pages share that come by themselves when a game is over."""

from typing import TYPE_CHECKING, Final

from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Input
from ticgame.play.scenes.prompted import PromptedScene
from ticgame.play.widgets.presses import clicked, pressed

if TYPE_CHECKING:
    from ticgame.play.app import App

DEAF_MS: Final = 900.0
"""Who still plays on when the page comes must not leave it unread."""


class AfterGame(PromptedScene):
    """A page that came by itself: in its first moment what would lead away only hurries its telling."""

    def enter(self, app: "App") -> None:
        super().enter(app)
        self._came_ms = app.frame_at_ms

    def handle(self, event: Input) -> bool:
        if self.is_too_soon(event):
            self.hurry()
            return True
        return super().handle(event)

    def is_too_soon(self, event: Input) -> bool:
        """Return whether an input would choose something that its person can't have read yet."""
        is_choice = clicked(event) or pressed(event) in (Intent.A, Intent.B, Intent.MENU)
        return bool(is_choice) and event.at - self._came_ms < DEAF_MS

    def hurry(self) -> None:
        """Tell at once what is told bit by bit."""
