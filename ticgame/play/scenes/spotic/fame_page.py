"""The hall of fame to look at during a game alone."""

from ticgame.play.fame import HallOfFame
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Input
from ticgame.play.scene import Scene
from ticgame.play.scenes.spotic.hall import HALL, HallContent, paint_hall
from ticgame.play.stage import LEFT, Frame, Stage
from ticgame.play.table.marks import Panel
from ticgame.play.widgets.presses import clicked, goes_back, pressed
from ticgame.play.widgets.prompts import Prompts, prompt


class FamePage(Scene):
    """Shows one board of the hall of fame; any press goes back."""

    def __init__(self, board: str) -> None:
        self._board = board
        self._prompts = Prompts([prompt("Back", Intent.B)])

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        self.stage = Stage(canvas, art.felt("table"))
        title = art.text("Hall of fame", 112, "main", font="title", shadow=True)
        self.stage.add(title, 96, 116, layer=1, anchor=LEFT)
        self.stage.add(art.panel(HALL.w, HALL.h, alpha=0.97), *HALL.center, layer=1)
        rows = HallOfFame(app.home).board(self._board)
        content = HallContent(rows, None, is_points=self._board.endswith("points"))
        Panel(self.stage, art, paint_hall).update(content)
        self._prompts.lay_out(
            self.stage, art, right=1824, y=1004, device=app.last_device, scale=app.text_scale
        )

    def handle(self, event: Input) -> bool:
        self._prompts.follow(self.app.last_device)
        is_meant = goes_back(event) or pressed(event) is Intent.A or clicked(event) is not None
        if is_meant:
            self.app.audio.play("back")
            self.app.stack.pop()
        return is_meant
