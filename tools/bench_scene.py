"""A real table of TIC Together for measuring, on the video driver that the environment names."""

import tempfile
from pathlib import Path

from ticgame.core.contract import Millis, Seat
from ticgame.core.match import Match
from ticgame.games.together.rules import Place, Together
from ticgame.home import Home
from ticgame.play.app import App
from ticgame.play.display import Display
from ticgame.play.launch import make_app
from ticgame.play.scenes.together.scene import TogetherTable
from ticgame.play.settings import SettingsStore
from ticgame.play.table.players import players_of
from ticgame.play.table.seating import Seating

SIZE = (1920, 1080)
SEATS = 6


class NoCalls:
    """A table's way out that leads nowhere."""

    def show_results(self, table: TogetherTable) -> None: ...

    def pause(self, table: TogetherTable) -> None: ...

    def ask_for_seat(self, table: TogetherTable, seat: int) -> None: ...

    def explain(self, table: TogetherTable) -> None: ...


class Table:
    """One table, as the program would open it; a person has the first seat, bots that wait the others."""

    def __init__(self, *, seats: int = SEATS, **options: object) -> None:
        folder = Path(tempfile.mkdtemp(prefix="ticgame-bench-"))
        home = Home(folder)
        self.display = Display(size=SIZE)
        self.app: App = make_app(self.display, home=home, store=SettingsStore(home))
        evening = self.app.evening
        evening.join(self.app.hub.clusters[0])
        for number in range(1, seats):
            evening.set_bot(number, "casual")
        seating = Seating.of_playing(evening)
        rules = Together.from_options({"first": 0, **options}, seats)
        self.match = Match.start(rules, players_of(seating), seed=3, app="bench")
        self.scene = TogetherTable(self.match, seating, {}, calls=NoCalls())
        self.app.begin(self.scene)
        self.scene.picture.hurry()

    def play(self, count: int) -> None:
        """Let so many plays be made at once, such as keep the game going longest."""
        for _ in range(count):
            seat = self.match.actors()[0]
            self.match.act(seat, self._longest(seat), Millis(0))
            self.scene.picture.snap()

    def _longest(self, seat: Seat) -> Place:
        """Return the play that ends the game least: few Nics, no mission."""
        view, rules = self.match.view(seat), self.match.rules

        def cost(action: Place) -> int:
            ahead = rules.preview(view, action)
            return 10 * len(ahead.missions) + ahead.penalty

        return min(rules.choices(view, Millis(0)), key=cost)

    def close(self) -> None:
        self.app.close()
        self.display.close()
