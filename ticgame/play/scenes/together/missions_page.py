"""What each mission asks for, in words, over the table."""

from typing import ClassVar, Final

from ticgame.core.match import Match
from ticgame.games.together.missions import Mission
from ticgame.games.together.wording import mission_hint, mission_title
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Input
from ticgame.play.scenes.prompted import PromptedScene
from ticgame.play.scenes.together.contents import mission_kinds
from ticgame.play.stage import LEFT, TOP_LEFT, Frame, Stage
from ticgame.play.widgets.presses import clicked, pressed, scrolled, steered
from ticgame.play.widgets.prompts import Prompts, prompt

WIDTH: Final = 1500.0
TOP: Final = 70.0
BOTTOM: Final = 950.0
HEAD: Final = 110.0
GAP: Final = 14.0
TITLE_SIZE: Final = 34.0
TEXT_SIZE: Final = 30.0


class MissionsPage(PromptedScene):
    """Lists all missions of a match with what they demand; turns pages where they don't fit one."""

    is_overlay: ClassVar[bool] = True

    def __init__(self, match: Match) -> None:
        self._match = match
        self._first = 0
        self._shown = 0
        self._prompts = Prompts([prompt("Back", Intent.B)])

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        self.stage = Stage(canvas, app.veiled())
        self.stage.add(art.panel(WIDTH, BOTTOM - TOP, alpha=0.97), 960, (TOP + BOTTOM) / 2)
        left = 960 - WIDTH / 2 + 48
        self.stage.add(art.text("Missions", 56, font="title"), left, TOP + 60, layer=1, anchor=LEFT)
        self._show_rows(left)
        missions = self._match.rules.missions
        if self._first or self._first + self._shown < len(missions):
            words = f"{self._first + 1}–{self._first + self._shown} of {len(missions)}"
            count = art.text(words, 34, "accent", font="extra")
            x = 960 + WIDTH / 2 - 48 - count.get_width() / canvas.k
            self.stage.add(count, x, TOP + 60, layer=1, anchor=LEFT)
        self.show_prompts(has_plate=True)

    def _show_rows(self, left: float) -> None:
        missions = self._match.rules.missions
        y = TOP + HEAD
        self._shown = 0
        for index in range(self._first, len(missions)):
            height = self._row(missions[index], index, left, y, is_measured=True)
            if y + height > BOTTOM - 24 and self._shown:
                return
            self._row(missions[index], index, left, y, is_measured=False)
            y += height + GAP
            self._shown += 1

    def _row(self, mission: Mission, index: int, left: float, y: float, *, is_measured: bool) -> float:
        """Show a mission with its upper edge at y, unless it is only measured; return its height."""
        art, scale = self.app.art, self.app.text_scale
        room = WIDTH - 96 - 140 - 110
        hint = art.paragraph(mission_hint(mission), room, TEXT_SIZE * scale, "muted", font="bold")
        hint_height = hint.get_height() / art.canvas.k
        height = max(88.0, 46 * scale + hint_height + 30)
        if is_measured:
            return height
        view = self._match.view(None)
        now = self._match.rules.progress(view)[index]
        self.stage.add(art.inset(WIDTH - 96, height, radius=18), 960, y + height / 2)
        icon = art.key_chip(now.key) if now.key is not None else art.edge_tile(mission_kinds(mission))
        self.stage.add(icon, left + 60, y + height / 2, layer=1)
        title = art.text(mission_title(mission), TITLE_SIZE * scale, font="extra")
        self.stage.add(title, left + 120, y + 18 + 17 * scale, layer=1, anchor=LEFT)
        self.stage.add(hint, left + 120, y + 14 + 44 * scale, layer=1, anchor=TOP_LEFT)
        if now.is_done:
            self.stage.add(art.check_disc(24), 960 + WIDTH / 2 - 100, y + height / 2, layer=1)
        elif now.need > 1:
            count = art.text(f"{now.have}/{now.need}", TITLE_SIZE, font="extra")
            self.stage.add(count, 960 + WIDTH / 2 - 100, y + height / 2, layer=1)
        return height

    def take(self, event: Input) -> bool:
        way = steered(event)
        if way in (Intent.UP, Intent.DOWN):
            return self._turn(1 if way is Intent.DOWN else -1)
        if notches := scrolled(event):
            return self._turn(-1 if notches > 0 else 1)
        if pressed(event) in (Intent.A, Intent.Y) or clicked(event):
            self.leave()
            return True
        return False

    def _turn(self, steps: int) -> bool:
        """Go on to the next mission at the top, or back."""
        last = max(0, len(self._match.rules.missions) - self._shown)
        first = min(last, max(0, self._first + steps))
        if first != self._first:
            self._first = first
            self.app.refresh()
        return True
