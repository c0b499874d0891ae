"""What each mission asks for, in words, over the table."""

from typing import ClassVar, Final

from pygame import FRect, Surface

from ticgame.core.match import Match
from ticgame.games.together.missions import Mission
from ticgame.games.together.progress import Progress
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
        self.shown = range(0)
        """The missions on this page."""
        self._prompts = Prompts([prompt("Back", Intent.B)])

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        self.stage = Stage(canvas, app.veiled())
        self.stage.add(art.panel(WIDTH, BOTTOM - TOP, alpha=0.97), 960, (TOP + BOTTOM) / 2)
        left = 960 - WIDTH / 2 + 48
        self.stage.add(art.text("Missions", 56, font="title"), left, TOP + 60, layer=1, anchor=LEFT)
        self._show_rows(left)
        missions = self._match.rules.missions
        if len(self.shown) < len(missions):
            words = f"{self.shown.start + 1}–{self.shown.stop} of {len(missions)}"
            count = art.text(words, 34, "accent", font="extra")
            x = 960 + WIDTH / 2 - 48 - count.get_width() / canvas.k
            self.stage.add(count, x, TOP + 60, layer=1, anchor=LEFT)
        self.show_prompts(has_plate=True)

    def _show_rows(self, left: float) -> None:
        rules = self._match.rules
        progress = rules.progress(self._match.view(None))
        y = TOP + HEAD
        first = self.shown.start
        self.shown = range(first, first)
        for mission, now in list(zip(rules.missions, progress, strict=True))[first:]:
            hint = self._hint(mission)
            height = max(88.0, 46 * self.app.text_scale + hint.get_height() / self.app.art.canvas.k + 30)
            if y + height > BOTTOM - 24 and self.shown:
                return
            self._show_row(mission, now, hint, FRect(left, y, WIDTH - 96, height))
            y += height + GAP
            self.shown = range(first, self.shown.stop + 1)

    def _hint(self, mission: Mission) -> Surface:
        room = WIDTH - 96 - 140 - 110
        size = TEXT_SIZE * self.app.text_scale
        return self.app.art.paragraph(mission_hint(mission), room, size, "muted", font="bold")

    def _show_row(self, mission: Mission, now: Progress, hint: Surface, box: FRect) -> None:
        art, scale = self.app.art, self.app.text_scale
        left, middle = box.x, box.centery
        self.stage.add(art.inset(box.w, box.h, radius=18), 960, middle)
        icon = art.key_chip(now.key) if now.key is not None else art.edge_tile(mission_kinds(mission))
        self.stage.add(icon, left + 60, middle, layer=1)
        title = art.text(mission_title(mission), TITLE_SIZE * scale, font="extra")
        self.stage.add(title, left + 120, box.y + 18 + 17 * scale, layer=1, anchor=LEFT)
        self.stage.add(hint, left + 120, box.y + 14 + 44 * scale, layer=1, anchor=TOP_LEFT)
        if now.is_done:
            self.stage.add(art.check_disc(24), box.right - 52, middle, layer=1)
        elif now.need > 1:
            count = art.text(f"{now.have}/{now.need}", TITLE_SIZE, font="extra")
            self.stage.add(count, box.right - 52, middle, layer=1)

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
        last = max(0, len(self._match.rules.missions) - len(self.shown))
        first = min(last, max(0, self.shown.start + steps))
        if first != self.shown.start:
            self.shown = range(first, first)
            self.app.refresh()
        return True
