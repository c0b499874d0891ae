"""The program with its seats taken, for measuring a table on the driver that the environment names."""

import tempfile
from pathlib import Path
from typing import Any, Final

from ticgame.core.contract import Rules
from ticgame.core.match import Match
from ticgame.home import Home
from ticgame.play.app import App
from ticgame.play.display import Display
from ticgame.play.launch import make_app
from ticgame.play.settings import SettingsStore
from ticgame.play.table.players import players_of
from ticgame.play.table.seating import Seating

SIZE: Final = (1920, 1080)
FRAME_MS: Final = 1000 / 60


class NoCalls:
    """A table's way out that leads nowhere."""

    def show_results(self, table: Any) -> None: ...

    def pause(self, table: Any) -> None: ...

    def ask_for_seat(self, table: Any, seat: int) -> None: ...

    def explain(self, table: Any) -> None: ...


class Room:
    """A display and who sits at it: people with the clusters of the keyboard, then bots that wait."""

    def __init__(self, seats: int, *, people: int = 1, bot: str = "casual") -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="ticgame-bench-")
        home = Home(Path(self._folder.name))
        self.display = Display(size=SIZE)
        self.app: App = make_app(self.display, home=home, store=SettingsStore(home))
        for cluster in self.app.hub.clusters[:people]:
            self.app.evening.join(cluster)
        for number in range(people, seats):
            self.app.evening.set_bot(number, bot)
        self.seating = Seating.of_playing(self.app.evening)

    def deal(self, rules: Rules, *, seed: int) -> Match:
        """Return a game of everybody in the room."""
        return Match.start(rules, players_of(self.seating), seed=seed, app="bench")

    def close(self) -> None:
        self.app.close()
        self.display.close()
        self._folder.cleanup()
