"""A real table of TIC Rummy in its longest round for measuring, on the driver that the environment names."""

from random import Random
from typing import Final

from bench_room import FRAME_MS, NoCalls, Room

from ticgame.games.rummy.rules import Rummy
from ticgame.play.scenes.rummy.scene import RummyTable

SEATS: Final = 4
FLYING_MS: Final = 500.0


class RummyDeal(Room):
    """Four seats in round 8: 56 cards are dealt; a person has the first seat, bots that wait the others."""

    def __init__(self) -> None:
        super().__init__(SEATS)
        rules = Rummy.from_options({"first_dealer": SEATS - 1, "start_round": 8}, SEATS)
        match = self.deal(rules, seed=5)
        self.scene = RummyTable(match, self.seating, {}, calls=NoCalls())
        self.app.begin(self.scene)
        self.scene.picture.snap()

    def begin_deal(self) -> None:
        """Deal all hands once more, and go on to where most cards fly."""
        picture = self.scene.picture
        picture.snap()
        picture.deal(Random(1))
        for _ in range(round(FLYING_MS / FRAME_MS)):
            picture.update(FRAME_MS)
