"""A real table of Ticcitories with six grids for measuring, on the driver that the environment names."""

import tempfile
from pathlib import Path
from typing import Final

from bench_scene import SIZE, NoCalls

from ticgame.bots import make_bot
from ticgame.bots.driver import play_next
from ticgame.core.match import Match
from ticgame.games.ticcitories.rules import Ticcitories
from ticgame.home import Home
from ticgame.play.app import App
from ticgame.play.display import Display
from ticgame.play.launch import make_app
from ticgame.play.scenes.ticcitories.scene import TiccitoriesTable
from ticgame.play.settings import SettingsStore
from ticgame.play.table.players import players_of
from ticgame.play.table.seating import Seating

FRAME_MS: Final = 1000 / 60
SEATS: Final = 6
SETTLED_MS: Final = 3000.0


class GridTable:
    """Six grids a card short of full; a person has the first seat, bots that wait the others."""

    def __init__(self) -> None:
        home = Home(Path(tempfile.mkdtemp(prefix="ticgame-bench-")))
        self.display = Display(size=SIZE)
        self.app: App = make_app(self.display, home=home, store=SettingsStore(home))
        evening = self.app.evening
        evening.join(self.app.hub.clusters[0])
        for number in range(1, SEATS):
            evening.set_bot(number, "greedy")
        seating = Seating.of_playing(evening)
        rules = Ticcitories.from_options({"first": 0}, SEATS)
        self.match = Match.start(rules, players_of(seating), seed=5, app="bench")
        self._bots = {seat: make_bot("greedy", self.match.rules, seat, 5) for seat in seating.seats}
        while sum(grid.count for grid in self.match.view(None).grids) < SEATS * 16 - 1:
            play_next(self.match, self._bots)
        self.scene = TiccitoriesTable(self.match, seating, {}, calls=NoCalls())
        self.app.begin(self.scene)
        self.pass_ms(SETTLED_MS)

    def pass_ms(self, ms: float) -> None:
        """Let motions go on."""
        for _ in range(round(ms / FRAME_MS)):
            self.scene.picture.update(FRAME_MS)

    def begin_count(self) -> None:
        """Begin the count of all six grids anew, and go on to where Tics sparkle."""
        if not self.match.is_over:
            play_next(self.match, self._bots)
        for _ in range(2):  # the end of a count throws confetti
            self.scene.picture.snap()
        self.scene.picture._begin_count(0.0)
        self.pass_ms(1000)

    def close(self) -> None:
        self.app.close()
        self.display.close()
