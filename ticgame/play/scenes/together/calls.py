"""What the table of TIC Together opens, and how a game of it begins."""

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from ticgame import __version__
from ticgame.bots import make_bot
from ticgame.bots.bot import Bot
from ticgame.core.cards import Card
from ticgame.core.contract import Rules, Seat
from ticgame.core.match import Match, Player
from ticgame.play.input.devices import Device
from ticgame.play.scene import Scene
from ticgame.play.scenes.pause import Pause
from ticgame.play.scenes.together.missions_page import MissionsPage
from ticgame.play.scenes.together.scene import TogetherTable
from ticgame.play.scenes.together.summary import GameSummary
from ticgame.play.scenes.together.words import TALK
from ticgame.play.table.lost import LostSeat
from ticgame.play.table.newcomer import Newcomer
from ticgame.play.table.seating import Seating

if TYPE_CHECKING:
    from ticgame.play.app import App

Results = Callable[[TogetherTable, GameSummary], Scene]
"""Makes the scene that follows a finished game; its table is at hand for a new match."""


class TogetherCalls:
    """Opens the scenes around a table; `leave` is carried out when the players want out of the game."""

    def __init__(self, app: "App", *, results: Results, leave: Callable[[], None]) -> None:
        self._app = app
        self._results = results
        self._leave = leave

    def show_results(self, table: TogetherTable) -> None:
        self._app.stack.replace(self._results(table, table.summary()))

    def pause(self, table: TogetherTable) -> None:
        self._app.stack.push(Pause(game="together", talk=TALK, leave=self._leave))

    def ask_for_seat(self, table: TogetherTable, seat: Seat) -> None:
        self._app.stack.push(LostSeat(table, seat))

    def welcome(self, table: TogetherTable, device: Device) -> None:
        self._app.stack.push(Newcomer(table, device))

    def explain(self, table: TogetherTable) -> None:
        self._app.stack.push(MissionsPage(table.match))


def start_table(
    app: "App",
    rules: Rules,
    *,
    seed: int,
    results: Results,
    leave: Callable[[], None],
    is_first: bool,
    cards: tuple[Card, ...] | None = None,
) -> TogetherTable:
    """Return the table of a new match for everybody who takes part this evening.

    Raises OptionError if rules, seats and cards don't go together.
    """
    seating = Seating.of_playing(app.evening)
    match = Match.start(rules, players_of(seating), seed=seed, app=__version__, cards=cards)
    calls = TogetherCalls(app, results=results, leave=leave)
    bots = bots_of(seating, match)
    return TogetherTable(match, seating, bots, calls=calls, began=datetime.now(), is_first=is_first)


def players_of(seating: Seating) -> list[Player]:
    """Return who plays each seat, as a record says it."""
    places = [seating.place(seat) for seat in seating.seats]
    return [Player(place.name, place.bot or "human") for place in places]


def bots_of(seating: Seating, match: Match) -> dict[Seat, Bot]:
    """Return the bots of a match."""
    named = {seat: seating.place(seat).bot for seat in seating.seats}
    seed = match.header.seed or 0
    return {seat: make_bot(name, match.rules, seat, seed) for seat, name in named.items() if name}
