"""Choosing the missions of a game: a set with a name, or any of the catalogue in the order of picking."""

from typing import TYPE_CHECKING

from pygame import FRect

from ticgame.campaign.draft import RANKED, THREE_ROUNDS, three_rounds
from ticgame.play.campaigns import CampaignBook
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Input
from ticgame.play.keepsakes import LONGEST_TITLE
from ticgame.play.lobby.choices import joined
from ticgame.play.lobby.lobby import Lobby
from ticgame.play.lobby.mission_sets import MissionSet, catalogue_mission, offered
from ticgame.play.marks import Panel
from ticgame.play.scenes.dialog import Answer, Dialog, message, nothing
from ticgame.play.scenes.prompted import PromptedScene
from ticgame.play.scenes.writing import Writing
from ticgame.play.stage import LEFT_EDGE, Frame, Stage
from ticgame.play.widgets.menu import Menu
from ticgame.play.widgets.missionlist import MissionList
from ticgame.play.widgets.picks import PicksLook, paint_picks
from ticgame.play.widgets.presses import clicked, hovered, steered
from ticgame.play.widgets.prompts import Prompts, prompt
from ticgame.play.widgets.rows import Entry

if TYPE_CHECKING:
    from ticgame.play.app import App

LIST = FRect(LEFT_EDGE, 156, 1020, 800)
SETS = FRect(1196, 156, 604, 344)
PICKS = FRect(1196, 522, 628, 434)
SET_HEIGHT = 62.0
SET_GAP = 8.0
FULL = "It needs a name, and there is room for forty favourites."


class MissionsScreen(PromptedScene):
    """The catalogue on the left; the sets, and what is picked, on the right."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._names = offered(lobby.choices.options)
        missions = [catalogue_mission(name) for name in self._names]
        self._list = MissionList(missions, toggle=self._toggle)
        self._sets = Menu([])
        self._is_on_sets = False
        self._prompts = Prompts([
            prompt("Missions or sets", Intent.LEFT, Intent.RIGHT), prompt("Choose", Intent.A),
            prompt("Back", Intent.B),
        ])  # fmt: skip

    def enter(self, app: "App") -> None:
        super().enter(app)
        self._make_sets()

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        self.stage = Stage(canvas, art.felt("table"))
        self.show_title("Missions")
        self._list.lay_out(self.stage, art, LIST, scale=min(app.text_scale, 1.5))
        self._sets.lay_out(self.stage, art, SETS, row_height=SET_HEIGHT, gap=SET_GAP,
                           words=min(app.text_scale, 1.25), sound=app.audio.play)  # fmt: skip
        self._picks = Panel(self.stage, art, paint_picks)
        self.show_prompts()
        self._refresh()

    def resume(self) -> None:
        self._make_sets()
        self.relayout(self.app.canvas)

    def take(self, event: Input) -> bool:
        self._cross_over(event)
        is_taken = (self._sets if self._is_on_sets else self._list).handle(event)
        self._refresh()
        return is_taken

    def _cross_over(self, event: Input) -> None:
        """Go to the other side by a direction or with the pointer."""
        place = clicked(event) or hovered(event)
        if place is not None:
            if self._list.row_at(*place) is not None:
                self._is_on_sets = False
            elif self._sets.is_over(event):
                self._is_on_sets = True
        elif steered(event) in (Intent.LEFT, Intent.RIGHT):
            self._is_on_sets = steered(event) is Intent.RIGHT

    def _refresh(self) -> None:
        names = list(self._lobby.mission_names)
        self._list.is_lit = not self._is_on_sets
        self._list.show([names.index(name) + 1 if name in names else 0 for name in self._names])
        self._sets.set_lit(is_lit=self._is_on_sets)
        faults = self._lobby.choices.faults(max(1, len(self._lobby.evening.playing)))
        titles = tuple(names)
        self._picks.update(PicksLook((PICKS.x, PICKS.y, PICKS.w, PICKS.h), self._lobby.missions_title, titles,
                                     joined(faults), min(self.app.text_scale, 1.5)))  # fmt: skip

    # -- what rows do

    def _toggle(self, row: int) -> None:
        self._lobby.toggle_mission(self._names[row])
        self.app.audio.play("confirm")

    def _make_sets(self) -> None:
        rows = [
            Entry(
                known.title,
                lambda _, known=known: self._choose(known),
                icon="star" if known.is_favourite else "flag",
            )
            for known in self._lobby.mission_sets
        ]
        rows.append(Entry("Keep as a favourite", lambda _: self._keep(), icon="plus"))
        rows.append(Entry("Start from none", lambda _: self._lobby.pick_missions(()), icon="cross"))
        rows.append(Entry("Make three rounds", lambda _: self._ask_rounds(), icon="campaign"))
        rows.append(Entry("Done", lambda _: self.app.stack.pop(), icon="check"))
        self._sets = Menu(rows, focus=min(self._sets.focus, len(rows) - 1))

    def _choose(self, known: MissionSet) -> None:
        if not known.is_favourite:
            self._lobby.pick_missions(known.missions)
            return
        answers = [
            Answer("Play these", lambda: self._lobby.pick_missions(known.missions)),
            Answer("Forget them", lambda: self._forget(known)),
            Answer("Back", nothing),
        ]
        self.app.stack.push(Dialog(known.title, "A favourite of yours.", answers))

    def _forget(self, known: MissionSet) -> None:
        self._lobby.favourites.drop(known.title)
        self._make_sets()

    def _keep(self) -> None:
        if not self._lobby.mission_names:
            self.app.stack.push(message("Nothing to keep", "Pick at least one mission first."))
            return
        self.app.stack.push(Writing("What shall this pick be called?", self._keep_as, limit=LONGEST_TITLE))

    def _keep_as(self, title: str) -> None:
        if not self._lobby.keep_favourite(title):
            self.app.stack.push(message("That can't be kept", FULL))

    def _ask_rounds(self) -> None:
        """Ask for the title of a campaign that these missions make, if they are as many as it takes."""
        names = self._lobby.mission_names
        if len(names) not in THREE_ROUNDS or not set(names) <= set(RANKED):
            text = f"Pick 12 or 15 missions of the Commonness game; {len(names)} are picked."
            self.app.stack.push(message("Three rounds", text))
            return
        self.app.stack.push(
            Writing("What are the three rounds called?", self._keep_rounds, limit=LONGEST_TITLE)
        )

    def _keep_rounds(self, title: str) -> None:
        book = CampaignBook(self.app.home)
        if not title.strip():
            self.app.stack.push(message("That can't be kept", "It needs a name."))
            return
        data = three_rounds(title.strip(), self._lobby.mission_names, book.taken_ids())
        fault = book.keep_level(data)
        text = fault or "Sorted by how hard they are, they are among the campaigns now."
        self.app.stack.push(message("That can't be kept" if fault else title.strip(), text))
