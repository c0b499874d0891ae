"""The games that can go on: one row each, with its seats and how far it has come."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import FRect

from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Input
from ticgame.play.lobby.botnames import bot_title
from ticgame.play.lobby.gamecards import BOXES
from ticgame.play.lobby.saved_lobby import format_saved_date, seat_numbers, state_words
from ticgame.play.marks import Mark, Panel
from ticgame.play.saves import SavedGame, Saves
from ticgame.play.scenes.dialog import Answer, Dialog, message, nothing
from ticgame.play.scenes.prompted import PromptedScene
from ticgame.play.seats import ANIMALS
from ticgame.play.stage import LEFT, LEFT_EDGE, Frame, Stage
from ticgame.play.widgets.labels import fitted
from ticgame.play.widgets.menu import Menu
from ticgame.play.widgets.presses import pressed
from ticgame.play.widgets.prompts import Prompts, prompt
from ticgame.play.widgets.rows import Entry

if TYPE_CHECKING:
    from ticgame.play.app import App
    from ticgame.play.paint.art import Art

ROWS: Final = FRect(LEFT_EDGE, 156, 1000, 800)
DETAIL: Final = FRect(1196, 156, 628, 800)
MARGIN: Final = 40.0
LINE: Final = 88.0
NOTHING_LEFT: Final = "No game waits to be played on."


class DetailLook(NamedTuple):
    """A saved game as it is shown: each seat's emblem, name and who plays it."""

    title: str
    icon: str
    date: str
    state: str
    seats: tuple[tuple[str, str, str], ...]
    scale: float


class SavedGames(PromptedScene):
    """Lists the games that can go on; `go_on` is called with the one that is chosen."""

    def __init__(self, saves: Saves, *, go_on: Callable[[SavedGame], None]) -> None:
        self._saves = saves
        self._go_on = go_on
        self._games: list[SavedGame] = []
        self._menu = Menu([])
        self._prompts = Prompts(
            [prompt("Continue", Intent.A), prompt("Forget", Intent.X), prompt("Back", Intent.B)]
        )

    def enter(self, app: "App") -> None:
        super().enter(app)
        self._load()

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        scale = min(app.text_scale, 1.3)
        self.stage = Stage(canvas, art.felt("table"))
        self.show_title("Continue which game?")
        self._menu.lay_out(self.stage, art, ROWS, scale=min(app.text_scale, 1.5), sound=app.audio.play)
        self._detail = Panel(self.stage, art, _paint_detail)
        if not self._games:
            words = art.text(NOTHING_LEFT, 36 * scale, "muted", font="bold", shadow=True)
            self.stage.add(words, LEFT_EDGE, 260, layer=1, anchor=LEFT)
        self._show()
        self.show_prompts()

    def resume(self) -> None:
        self._load()
        self.relayout(self.app.canvas)

    def take(self, event: Input) -> bool:
        if pressed(event) is Intent.X and self._games:
            self._ask_to_forget(self._games[self._menu.focus])
            return True
        is_taken = self._menu.handle(event)
        self._show()
        return is_taken

    def _load(self) -> None:
        self._games = self._saves.load()
        rows = [
            Entry(
                BOXES[saved.game].title,
                lambda _, saved=saved: self._go_on(saved),
                format_saved_date(saved.saved),
                BOXES[saved.game].icon,
            )
            for saved in self._games
        ]
        self._menu = Menu(rows, focus=max(0, min(self._menu.focus, len(rows) - 1)))
        notices = self.app.home.notices
        if notices:
            self.app.stack.push(message("Please note", "\n".join(notices)))
            notices.clear()

    def _ask_to_forget(self, saved: SavedGame) -> None:
        title = f"Forget this game of {BOXES[saved.game].title}?"
        answers = [Answer("Keep it", nothing), Answer("Forget it", lambda: self._saves.forget(saved.name))]
        self.app.stack.push(Dialog(title, "It can't be played on then.", answers, back=0))

    def _show(self) -> None:
        if self._games:
            self._detail.update(_look(self._games[self._menu.focus], min(self.app.text_scale, 1.3)))


def _look(saved: SavedGame, scale: float) -> DetailLook:
    players = saved.players
    numbers = seat_numbers([player.name for player in players])
    seats = tuple(
        (
            ANIMALS[number].value,
            player.name,
            "" if player.by == "human" else f"{bot_title(player.by)} bot",
        )
        for number, player in zip(numbers, players, strict=True)
    )
    card = BOXES[saved.game]
    return DetailLook(card.title, card.icon, format_saved_date(saved.saved), state_words(saved), seats, scale)


def _paint_detail(art: "Art", look: DetailLook) -> Iterator[Mark]:
    """Yield the game, when it stopped and how far, and its seats."""
    left, width = DETAIL.x + MARGIN, DETAIL.w - 2 * MARGIN
    yield Mark("panel", art.panel(DETAIL.w, DETAIL.h), *DETAIL.center, 0)
    yield Mark("icon", art.icon(look.icon, 64, "main"), left + 32, DETAIL.y + 76, 1)
    title = fitted(art, look.title, width - 90, 46 * look.scale, font="title")
    yield Mark("title", title, left + 88, DETAIL.y + 76, 1, LEFT)
    date = fitted(art, look.date, width, 30 * look.scale, colour="muted", font="bold")
    yield Mark("date", date, left, DETAIL.y + 152, 1, LEFT)
    state = fitted(art, look.state, width, 34 * look.scale, colour="tic")
    yield Mark("state", state, left, DETAIL.y + 202, 1, LEFT)
    for at, (animal, name, by) in enumerate(look.seats):
        y = DETAIL.y + 290 + at * LINE
        yield Mark(("badge", at), art.badge(animal, 34), left + 36, y, 1)
        room = width - 92 - (art.text_width(by, 28, font="bold") + 20 if by else 0)
        yield Mark(("name", at), fitted(art, name, room, 34 * look.scale), left + 92, y, 1, LEFT)
        if by:
            words = art.text(by, 28, "muted", font="bold")
            right = DETAIL.right - MARGIN - words.get_width() / art.canvas.k
            yield Mark(("by", at), words, right, y, 1, LEFT)
