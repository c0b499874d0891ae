"""Tables of TIC Together for tests: seats with chosen devices, and what was asked of the outside."""

from collections.abc import Callable, Sequence
from typing import Any

from plans import Session

from ticgame.bots import make_bot
from ticgame.core.contract import Seat
from ticgame.core.match import Match
from ticgame.games.together.rules import Together
from ticgame.play.input.devices import Device
from ticgame.play.scene import Scene
from ticgame.play.scenes.gamecalls import GameCalls
from ticgame.play.scenes.plug import screens_of
from ticgame.play.scenes.together.scene import TogetherTable
from ticgame.play.stage import Stage
from ticgame.play.table.players import bots_of, players_of
from ticgame.play.table.seating import Seating


class Blank(Scene):
    """A scene that shows nothing."""

    def relayout(self, canvas):
        self.stage = Stage(canvas, self.app.art.felt("table"))


class NotedCalls:
    """Notes what a table asks for and opens nothing."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    def show_results(self, table: TogetherTable) -> None:
        self.asked.append(table.summary())

    def pause(self, table: TogetherTable) -> None:
        self.asked.append("pause")

    def ask_for_seat(self, table: TogetherTable, seat: Seat) -> None:
        self.asked.append(("lost", seat))

    def welcome(self, table: TogetherTable, device: Device) -> None:
        self.asked.append(("welcome", device))

    def draw_curtain(self, table: TogetherTable, seat: Seat) -> None:
        self.asked.append(("curtain", seat))

    def explain(self, table: TogetherTable) -> None:
        self.asked.append("missions")


def seat_people(play: Session, devices: Sequence[Device], bots: Sequence[str] = ()) -> Seating:
    """Seat people with these devices (one may come twice) and bots after them."""
    evening = play.app.evening
    for device in devices:
        evening.join(device, can_share=True)
    for number, bot in enumerate(bots, len(devices)):
        evening.set_bot(number, bot)
    return Seating.of_playing(evening)


def open_table(
    play: Session,
    seating: Seating,
    *,
    seed: int = 3,
    calls: Any = None,
    change: Callable[[Match], None] | None = None,
    **options: Any,
) -> TogetherTable:
    """Put up a table; `change` may act in the match before anybody sees it."""
    rules = Together.from_options({"first": 0} | options, len(seating.seats))
    match = Match.start(rules, players_of(seating), seed=seed, app="test")
    if change is not None:
        change(match)
    table = TogetherTable(match, seating, bots_of(seating, match), calls=calls or NotedCalls())
    play.app.stack.replace(table)
    play.frames(2)
    return table


def real_calls(play):
    return GameCalls(
        play.app, screens_of("together"), results=lambda table, story: Blank(), leave=lambda: None
    )


def play_bot(table, seat):
    return make_bot("random", table.match.rules, seat, 1)
