"""Which missions: the game's own, favourites, or any pick from the catalogue in an order of one's own."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import FRect

from ticgame.games.together.wording import mission_hint, mission_title
from ticgame.play.bindings import Intent
from ticgame.play.devices import Input
from ticgame.play.keepsakes import LONGEST_TITLE
from ticgame.play.lobby.lobby import Lobby
from ticgame.play.lobby.mission_sets import catalogue_mission, offered, toggled
from ticgame.play.scene import Scene
from ticgame.play.scenes.dialog import message
from ticgame.play.scenes.writing import Writing
from ticgame.play.stage import LEFT, TOP_LEFT, Frame, Stage
from ticgame.play.table.marks import Mark, Panel
from ticgame.play.widgets.labels import fitted
from ticgame.play.widgets.menu import Menu
from ticgame.play.widgets.presses import goes_back
from ticgame.play.widgets.prompts import Prompts, prompt
from ticgame.play.widgets.rows import Dial, Entry, Row, SwitchRow

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

ROWS: Final = FRect(96, 156, 1000, 800)
ROW_HEIGHT: Final = 61.0
ROW_GAP: Final = 6.0
LIST: Final = FRect(1196, 156, 628, 800)
MARGIN: Final = 34.0
SET_HELP: Final = (
    "The game's own missions, or one of your favourites. Change any row below for a pick of your own."
)
KEEP_HELP: Final = "Keeps this pick under a name, for other evenings."
FORGET_HELP: Final = "Takes this favourite off the list."
BACK_HELP: Final = "Everything holds at once."
FULL: Final = "It needs a name, and there is room for forty favourites."


class PickLook(NamedTuple):
    """The missions picked, the help for the row in focus, and what is wrong."""

    title: str
    missions: tuple[str, ...]
    help: str
    fault: str
    scale: float


class MissionsScreen(Scene):
    """One row a mission of the catalogue; the missions are played in the order in which they were picked."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._prompts = Prompts([prompt("Pick", Intent.A), prompt("Back", Intent.B)])
        self._make_menu()

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        self.stage = Stage(canvas, art.felt("table"))
        title = art.text("Missions", 56 * min(app.text_scale, 1.3), "main", font="title", shadow=True)
        self.stage.add(title, 96, 92, layer=1, anchor=LEFT)
        self._menu.lay_out(
            self.stage,
            art,
            ROWS,
            row_height=ROW_HEIGHT,
            gap=ROW_GAP,
            scale=min(app.text_scale, 1.6),
            sound=app.audio.play,
        )
        self._list = Panel(self.stage, art, _paint_pick)
        self._show_pick()
        self._prompts.lay_out(
            self.stage, art, right=1824, y=1004, device=app.last_device, scale=app.text_scale
        )

    def resume(self) -> None:
        self._make_menu(focus=self._menu.focus)
        self.relayout(self.app.canvas)

    def handle(self, event: Input) -> bool:
        self._prompts.follow(self.app.last_device)
        if goes_back(event):
            self.app.audio.play("back")
            self.app.stack.pop()
            return True
        is_taken = self._menu.handle(event)
        self._show_pick()
        return is_taken

    # -- rows

    def _make_menu(self, *, focus: int = 0) -> None:
        rows = list(self._rows())
        self._helps = [help_ for _row, help_ in rows]
        self._menu = Menu(
            [row for row, _help in rows],
            focus=min(focus, len(rows) - 1),
            on_focus=lambda _: self._show_pick(),
        )

    def _rows(self) -> Iterator[tuple[Row, str]]:
        lobby = self._lobby
        yield Dial("Missions", lambda: lobby.missions_title, self._step_set), SET_HELP
        for name in offered(lobby.choices.options):
            mission = catalogue_mission(name)
            yield self._mission_row(name, mission_title(mission)), mission_hint(mission)
        yield Entry("Keep as a favourite", lambda _: self._ask_for_title()), KEEP_HELP
        if any(known.is_favourite for known in lobby.mission_sets):
            yield Entry("Forget this favourite", lambda _: self._forget()), FORGET_HELP
        yield Entry("Done", lambda _: self.app.stack.pop()), BACK_HELP

    def _mission_row(self, name: str, title: str) -> Row:
        def place() -> str:
            names = list(self._lobby.mission_names)
            return str(names.index(name) + 1) if name in names else ""

        def step(_steps: int) -> None:
            self._lobby.choices.picks = toggled(self._lobby.mission_names, name)

        return SwitchRow(title, place, step, state=lambda: name in self._lobby.mission_names)

    def _step_set(self, steps: int) -> None:
        sets = self._lobby.mission_sets
        titles = [known.title for known in sets]
        title = self._lobby.missions_title
        at = titles.index(title) + steps if title in titles else 0
        chosen = sets[max(0, min(len(sets) - 1, at))]
        self._lobby.choices.picks = chosen.missions if chosen.is_favourite else ()

    # -- favourites

    def _ask_for_title(self) -> None:
        self.app.stack.push(Writing("What shall this pick be called?", self._keep, limit=LONGEST_TITLE))

    def _keep(self, title: str) -> None:
        lobby = self._lobby
        kept = lobby.favourites.keep(title, lobby.game, lobby.mission_names)
        if kept is None:
            self.app.stack.push(message("That can't be kept", FULL))
            return
        lobby.choices.picks = kept.missions

    def _forget(self) -> None:
        lobby = self._lobby
        title = lobby.missions_title
        if any(known.is_favourite and known.title == title for known in lobby.mission_sets):
            lobby.favourites.drop(title)
            lobby.choices.picks = ()
            self.resume()

    # -- the pick

    def _show_pick(self) -> None:
        lobby = self._lobby
        names = tuple(mission_title(catalogue_mission(name)) for name in lobby.mission_names)
        faults = lobby.faults(max(1, len(lobby.evening.playing)))
        help_ = self._helps[self._menu.focus]
        scale = min(self.app.text_scale, 1.4)
        self._list.update(PickLook(lobby.missions_title, names, help_, " ".join(faults), scale))


def _paint_pick(art: "Art", look: PickLook) -> Iterator[Mark]:
    yield Mark("panel", art.panel(LIST.w, LIST.h), *LIST.center, 0)
    left, width = LIST.x + MARGIN, LIST.w - 2 * MARGIN
    title = fitted(art, look.title, width, 42 * look.scale, "main", font="title")
    yield Mark("title", title, left, LIST.y + 56, 1, LEFT)
    words_height = 250.0
    room = LIST.h - 110 - words_height
    pitch = min(50.0 * look.scale, room / max(1, len(look.missions)))
    for at, mission in enumerate(look.missions):
        y = LIST.y + 116 + at * pitch
        size = max(18.0, min(30.0 * look.scale, pitch * 0.72))
        number = art.text(f"{at + 1}", size, "accent", font="extra")
        yield Mark(("number", at), number, left, y, 1, LEFT)
        words = art.text(art.shortened(mission, width - 56, size, font="extra"), size, "main", font="extra")
        yield Mark(("mission", at), words, left + 56, y, 1, LEFT)
    yield from _paint_words(art, look, LIST.bottom - words_height, left, width)


def _paint_words(art: "Art", look: PickLook, top: float, left: float, width: float) -> Iterator[Mark]:
    line = art.box(width, 2, radius=1, colour="selection", alpha=0.1)
    yield Mark("line", line, LIST.centerx, top, 1)
    words, colour = (look.fault, "nic.text") if look.fault else (look.help, "muted")
    if look.fault:
        yield Mark("warning", art.icon("warning", 40, "nic.text"), left + 20, top + 40, 1)
        left, width = left + 56, width - 56
    image = art.paragraph(words, width, 30 * look.scale, colour, font="bold", leading=1.25)
    yield Mark("words", image, left, top + 18, 1, TOP_LEFT)
