"""After a game of SpoTic alone: what it came to, three initials, and the hall of fame."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import FRect

from ticgame.core.sentences import minutes
from ticgame.play.fame import INITIALS, MOST_ENTRIES, FameEntry, HallOfFame, clean_initials
from ticgame.play.input.bindings import DIRECTIONS, Intent
from ticgame.play.input.devices import Input, Phase, Press
from ticgame.play.marks import Mark, Panel
from ticgame.play.scenes.after_game import AfterGame
from ticgame.play.scenes.exits import Exits
from ticgame.play.scenes.spotic.hall import HALL, HallContent, paint_hall
from ticgame.play.scenes.spotic.initials import InitialsWheel
from ticgame.play.scenes.spotic.summary import SoloGame
from ticgame.play.stage import LEFT, LEFT_EDGE, Frame, Stage
from ticgame.play.table.seating import Seating
from ticgame.play.widgets.presses import clicked, pressed, scrolled
from ticgame.play.widgets.prompts import Prompts, prompt

if TYPE_CHECKING:
    from ticgame.play.app import App
    from ticgame.play.paint.art import Art

SIDE: Final = FRect(1260, 250, 564, 300)
MENU: Final = FRect(1260, 620, 560, 320)
LETTER: Final = FRect(0, 0, 120, 130)
DONE: Final = FRect(1420, 594, 244, 72)
TO_WRITE: Final = (
    prompt("Letter", Intent.UP, Intent.DOWN),
    prompt("Next", Intent.A),
    prompt("Back", Intent.B),
)
TO_LEAVE: Final = (prompt("Choose", Intent.A), prompt("Seats", Intent.B))


class WheelContent(NamedTuple):
    """The letters being set; None when that is over or was not to be."""

    letters: str
    at: int | None


class SoloResults(AfterGame):
    """Tells how a game alone went; a good one enters the hall of fame."""

    def __init__(self, game: SoloGame, seating: Seating, exits: Exits) -> None:
        self._game = game
        self._exits = exits
        name = seating.place(seating.seats[0]).name
        self._wheel = InitialsWheel(clean_initials(name))
        self._entered: FameEntry | None = None
        self._menu = exits.menu()
        self._prompts = Prompts(TO_LEAVE)

    def enter(self, app: "App") -> None:
        super().enter(app)
        self.hall = HallOfFame(app.home)
        self._place = self.hall.place_of(self._game.board, self._game.entry(self._wheel.text))

    @property
    def is_entering(self) -> bool:
        """Whether initials are still to be set."""
        return self._place is not None and self._entered is None

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        scale = min(app.text_scale, 1.3)
        self.stage = Stage(canvas, art.felt("title"))
        for mark in self._heading(art):
            self.stage.add(mark.image, mark.x, mark.y, layer=mark.layer, anchor=mark.anchor)
        self._rows = Panel(self.stage, art, paint_hall)
        self._letters = Panel(self.stage, art, paint_wheel)
        if not self.is_entering:
            self._menu.lay_out(self.stage, art, MENU, scale=scale, sound=app.audio.play)
        self._prompts = Prompts(TO_WRITE if self.is_entering else TO_LEAVE)
        self.show_prompts()
        self._refresh()

    def handle(self, event: Input) -> bool:
        if self.is_entering and not self.is_too_soon(event):
            self._prompts.follow(self.app.last_device)
            return self._enter_letters(event)
        return super().handle(event)

    def leave(self) -> None:
        self._exits.seats()

    def take(self, event: Input) -> bool:
        return self._menu.handle(event)

    def _enter_letters(self, event: Input) -> bool:
        taken = False
        if pressed(event) is Intent.MENU:
            self._keep()
            return True
        if steps := scrolled(event):
            self._wheel.turn(self._wheel.at, -1 if steps > 0 else 1)
            taken = True
        elif isinstance(event, Press):
            is_meant = event.phase is Phase.DOWN or (
                event.phase is Phase.REPEAT and event.intent in DIRECTIONS
            )
            taken = is_meant and self._wheel.press(event.intent)
        elif (spot := clicked(event)) is not None:
            taken = self._click(*spot)
        if taken:
            self.app.audio.play("focus")
            if self._wheel.is_done:
                self._keep()
            else:
                self._refresh()
        return taken

    def _click(self, x: float, y: float) -> bool:
        """Turn a letter by a click on its upper or lower half; a click on "Done" keeps them."""
        for at, box in enumerate(letter_boxes()):
            if box.collidepoint(x, y):
                self._wheel.turn(at, -1 if y < box.centery else 1)
                return True
        self._wheel.is_done = DONE.collidepoint(x, y)
        return self._wheel.is_done

    def _keep(self) -> None:
        self._entered = self._game.entry(self._wheel.text)
        self.hall.enter(self._game.board, self._entered)
        self.app.audio.play("mission")
        self.relayout(self.app.canvas)

    def _refresh(self) -> None:
        rows = list(self.hall.board(self._game.board))
        if self.is_entering:
            rows.insert(self._place, self._game.entry(self._wheel.text))
        self._rows.update(
            HallContent(tuple(rows[:MOST_ENTRIES]), self._place, is_points=self._game.is_points)
        )
        self._letters.update(WheelContent(self._wheel.text, self._wheel.at if self.is_entering else None))

    def _heading(self, art: "Art") -> Iterator[Mark]:
        game = self._game
        title = art.text("Hall of fame", 112, "main", font="title", shadow=True)
        yield Mark("title", title, LEFT_EDGE, 116, 1, LEFT)
        figures = f"{game.points} points" if game.is_points else f"{game.sets} of 9 sets"
        words = f"{game.reason}  {figures}, {minutes(game.time_ms // 1000)}, {game.cards} cards"
        yield Mark("reason", art.text(words, 40, "tic", font="title", shadow=True), 100, 206, 1, LEFT)
        yield Mark("panel", art.panel(HALL.w, HALL.h), *HALL.center, 1)


def letter_boxes() -> list[FRect]:
    """Return where the three letters are set."""
    pitch = LETTER.w + 24
    left = SIDE.centerx - pitch
    return [
        FRect(left + at * pitch - LETTER.w / 2, SIDE.y + 100, LETTER.w, LETTER.h) for at in range(INITIALS)
    ]


def paint_wheel(art: "Art", content: WheelContent) -> Iterator[Mark]:
    """Yield the letters with arrows over and under the one that is being set."""
    if content.at is None:
        yield Mark("trophy", art.icon("trophy", 180, "accent"), SIDE.centerx, SIDE.centery, 2)
        return
    yield Mark("plate", art.panel(SIDE.w, SIDE.h + 20), SIDE.centerx, SIDE.centery + 10, 1)
    yield Mark("words", art.text("Your initials", 34, "main", font="extra"), SIDE.centerx, SIDE.y + 40, 2)
    for at, box in enumerate(letter_boxes()):
        is_set = at == content.at
        yield Mark(("box", at), art.menu_row(box.w, box.h, focused=is_set), *box.center, 2)
        letter = art.text(content.letters[at], 84, "ink" if is_set else "main", font="title")
        yield Mark(("letter", at), letter, *box.center, 3)
        if is_set:
            for way, y in (("up", box.y - 20), ("down", box.bottom + 20)):
                yield Mark(way, art.icon(way, 30, "accent"), box.centerx, y, 3)
    yield Mark("done box", art.menu_row(DONE.w, DONE.h), *DONE.center, 2)
    yield Mark("done", art.text("Done", 34, "main", font="extra"), *DONE.center, 3)
