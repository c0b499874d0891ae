"""The hall of fame to look at: one page for each board."""

from typing import Final

from ticgame.games.spotic.options import Goal
from ticgame.play.fame import HallOfFame
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Input
from ticgame.play.marks import Panel
from ticgame.play.scenes.prompted import PromptedScene
from ticgame.play.scenes.spotic.hall import HALL, HallContent, paint_hall
from ticgame.play.scenes.spotic.summary import board_of
from ticgame.play.stage import LEFT_EDGE, Frame, Stage
from ticgame.play.widgets.presses import clicked, pressed
from ticgame.play.widgets.prompts import Prompts, prompt
from ticgame.play.widgets.tabs import Tabs

BOARDS: Final = {Goal.NINE: "All nine sets", Goal.POINTS: "Most points"}
TABS: Final = (LEFT_EDGE, 190.0, 1090.0)
EMBLEM: Final = (1505.0, 470.0)
EMBLEM_SIZE: Final = 300.0
WORDS: Final = "The ten best games of SpoTic played alone. With as many sets, the quicker one is ahead."
WORDS_TOP: Final = 690.0


class FamePage(PromptedScene):
    """Shows a board of the hall of fame; confirming or going back leaves it."""

    def __init__(self, goal: Goal = Goal.NINE) -> None:
        self._tabs = Tabs(
            list(BOARDS.values()), on_change=lambda _: self._show(), chosen=list(BOARDS).index(goal)
        )
        self._prompts = Prompts([prompt("Board", Intent.LEFT, Intent.RIGHT), prompt("Back", Intent.B)])

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        self.stage = Stage(canvas, art.felt("table"))
        self.show_title("Hall of fame")
        x, y, width = TABS
        self._tabs.lay_out(self.stage, art, x=x, y=y, width=width, scale=min(app.text_scale, 1.5))
        self._tabs.set_focus(has_focus=True)
        self.stage.add(art.panel(HALL.w, HALL.h, alpha=0.97), *HALL.center, layer=1)
        self.stage.add(art.icon("trophy", EMBLEM_SIZE, "accent"), *EMBLEM, layer=1)
        size = 30 * min(app.text_scale, 1.5)
        words = art.paragraph(WORDS, 560, size, "muted", font="bold", align="centre")
        self.stage.add(words, EMBLEM[0], WORDS_TOP + words.get_height() / art.canvas.k / 2, layer=1)
        self._board = Panel(self.stage, art, paint_hall)
        self._show()
        self.show_prompts()

    def _show(self) -> None:
        goal = list(BOARDS)[self._tabs.chosen]
        rows = HallOfFame(self.app.home).board(board_of(goal))
        self._board.update(HallContent(rows, None, is_points=goal is Goal.POINTS))

    def take(self, event: Input) -> bool:
        if self._tabs.handle(event):
            self.app.audio.play("focus")
            return True
        is_meant = pressed(event) is Intent.A or clicked(event) is not None
        if is_meant:
            self.app.audio.play("back")
            self.leave()
        return is_meant
