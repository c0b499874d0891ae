"""A real table of Ticcitories with six grids for measuring, on the driver that the environment names."""

from typing import Final

from bench_room import FRAME_MS, NoCalls, Room

from ticgame.bots import make_bot
from ticgame.bots.driver import play_next
from ticgame.games.ticcitories.rules import Ticcitories
from ticgame.play.scenes.ticcitories.scene import TiccitoriesTable

SEATS: Final = 6
SETTLED_MS: Final = 3000.0


class GridTable(Room):
    """Six grids a card short of full; a person has the first seat, bots that wait the others."""

    def __init__(self) -> None:
        super().__init__(SEATS, bot="greedy")
        rules = Ticcitories.from_options({"first": 0}, SEATS)
        self.match = self.deal(rules, seed=5)
        self._bots = {seat: make_bot("greedy", self.match.rules, seat, 5) for seat in self.seating.seats}
        while sum(grid.count for grid in self.match.view(None).grids) < SEATS * 16 - 1:
            play_next(self.match, self._bots)
        self.scene = TiccitoriesTable(self.match, self.seating, {}, calls=NoCalls())
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
