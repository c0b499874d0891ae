"""A bot of the Race that plays like one of the family."""

from typing import ClassVar

from ticgame.bots.race.perception import Gaze
from ticgame.bots.race.racer import Racer
from ticgame.bots.squared.moves import Move
from ticgame.games.squared.race import RaceView


class CasualBot(Racer):
    """Looks slowly, overlooks a lot, and plays the first thing it sees."""

    name = "casual"
    gaze: ClassVar[Gaze] = Gaze(reaction_ms=900, glance_ms=300, overlooks=0.35)
    reach_ms: ClassVar[tuple[int, int]] = (1500, 2900)
    patience_ms: ClassVar[tuple[int, int]] = (5000, 9000)

    def pick(self, view: RaceView, known: list[Move]) -> Move:
        return known[int(self.rng.random() * len(known))]
