"""The pause of a running game, with the rules at hand."""

from collections.abc import Callable
from typing import ClassVar

from pygame import FRect

from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Input
from ticgame.play.scenes.prompted import PromptedScene
from ticgame.play.scenes.rules import RulesReader
from ticgame.play.scenes.settings import SettingsScreen
from ticgame.play.stage import LEFT, TOP_LEFT, Frame, Stage
from ticgame.play.table.surroundings import HIDING_SHARE
from ticgame.play.widgets.labels import fitted
from ticgame.play.widgets.menu import Menu
from ticgame.play.widgets.prompts import Prompts, prompt
from ticgame.play.widgets.rows import Entry, Row
from ticgame.play.widgets.rowview import ROW_HEIGHT

SOLID = 0.97
PANEL_WIDTH = 760
TALK_WIDTH = 660
PANEL_GAP = 40
MARGIN = 56
TITLE_SIZE = 84
TITLE_HEIGHT = 190
TALK_SIZE = 32
TITLE_MIDDLE = 105
TITLE_LIFT = 30
WHY_SIZE = 30
WHY_MIDDLE = 150
ROW_GAP = 16
LARGEST_ROW_SCALE = 1.5
LOWEST_ROW = 60
WORDS_IN_ROW = 1.4
"""How much larger than usual words still fit into a row of the usual height."""
TALLEST = 800


class Pause(PromptedScene):
    """Stops the game; `leave` is called when the players want out of it.

    `talk` are the words on what may be said at the table, `why` says what a pause comes from that nobody
    asked for, `rows` are more things to do. A pause that hides covers the table almost whole, for games in
    which looking on would be an advantage.
    """

    is_overlay: ClassVar[bool] = True

    def __init__(
        self,
        *,
        game: str,
        leave: Callable[[], None],
        talk: str = "",
        why: str = "",
        rows: tuple[Row, ...] = (),
        is_hiding: bool = False,
    ) -> None:
        self._talk = talk
        self._why = why
        self._leave = leave
        self._is_hiding = is_hiding
        self._menu = Menu(
            [
                Entry("Continue", lambda _: self.app.stack.pop(), icon="play"),
                *rows,
                Entry("Rules", lambda _: self.app.stack.push(RulesReader(game)), icon="learn"),
                Entry("Settings", lambda _: self.app.stack.push(SettingsScreen()), icon="gear"),
                Entry("Leave the game", lambda _: self._go(), note="it is kept", icon="quit"),
            ]
        )
        self._prompts = Prompts([prompt("Choose", Intent.A), prompt("Continue", Intent.B)])

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        self.stage = Stage(canvas, app.veiled(HIDING_SHARE) if self._is_hiding else app.veiled())
        width = PANEL_WIDTH + (TALK_WIDTH + PANEL_GAP if self._talk else 0)
        count = len(self._menu.rows)
        wanted = ROW_HEIGHT * min(app.text_scale, LARGEST_ROW_SCALE)
        room = (TALLEST - TITLE_HEIGHT - MARGIN - 1 + ROW_GAP) / count - ROW_GAP
        row_height = max(LOWEST_ROW, min(wanted, room))
        height = min(TALLEST, TITLE_HEIGHT + count * (row_height + ROW_GAP) - ROW_GAP + 1 + MARGIN)
        panel = FRect(960 - width / 2, 500 - height / 2, PANEL_WIDTH, height)
        self.stage.add(art.panel(panel.w, panel.h, alpha=SOLID), *panel.center)
        title = art.text("Pause", TITLE_SIZE * min(app.text_scale, 1.3), "main", font="title")
        middle = TITLE_MIDDLE - (TITLE_LIFT if self._why else 0)
        self.stage.add(title, panel.centerx, panel.y + middle, layer=1)
        if self._why:
            size = WHY_SIZE * min(app.text_scale, 1.3)
            why = fitted(art, self._why, panel.w - 2 * MARGIN, size, colour="muted", font="bold")
            self.stage.add(why, panel.centerx, panel.y + WHY_MIDDLE, layer=1)
        area = FRect(
            panel.x + MARGIN,
            panel.y + TITLE_HEIGHT,
            panel.w - 2 * MARGIN - 24,
            panel.h - TITLE_HEIGHT - MARGIN,
        )
        words = min(app.text_scale, LARGEST_ROW_SCALE, row_height / ROW_HEIGHT * WORDS_IN_ROW)
        self._menu.lay_out(
            self.stage, art, area, row_height=row_height, gap=ROW_GAP, words=words, sound=app.audio.play
        )
        if self._talk:
            self._show_talk(FRect(panel.right + PANEL_GAP, panel.y, TALK_WIDTH, panel.h))
        self.show_prompts(has_plate=True)

    def take(self, event: Input) -> bool:
        return self._menu.handle(event)

    def _show_talk(self, panel: FRect) -> None:
        """Show what may be said at the table."""
        art = self.app.art
        self.stage.add(art.panel(panel.w, panel.h, alpha=SOLID), *panel.center)
        title = art.text("At the table", 44, "main", font="title")
        self.stage.add(title, panel.x + MARGIN, panel.y + TITLE_MIDDLE, layer=1, anchor=LEFT)
        size = TALK_SIZE * min(self.app.text_scale, 1.5)
        words = art.paragraph(self._talk, panel.w - 2 * MARGIN, size, "muted", font="bold")
        self.stage.add(words, panel.x + MARGIN, panel.y + TITLE_HEIGHT, layer=1, anchor=TOP_LEFT)

    def _go(self) -> None:
        self.app.stack.pop()
        self._leave()
