"""A bot that weighs every play by the chances it leaves to all open missions."""

from collections.abc import Generator
from random import Random
from typing import ClassVar, Final

from ticgame.bots.bot import TurnBot
from ticgame.bots.together.prospects import Prospects
from ticgame.bots.together.weights import Weights
from ticgame.core.contract import Millis, Rules, Seat
from ticgame.games.together.rules import Place, TogetherView

SLICE: Final = 20
"""Plays weighed between two yields."""


class PlannerBot(TurnBot):
    """Plays what leaves the team the best chance to do every mission before the grid or the Nics end it."""

    name = "planner"
    think_ms: ClassVar[tuple[int, int]] = (1000, 2000)

    def __init__(self, rules: Rules, seat: Seat, rng: Random, *, weights: Weights | None = None) -> None:
        super().__init__(rules, seat, rng)
        self._weights = weights or Weights()

    def choose(self, view: TogetherView, at: Millis) -> Generator[None, None, Place]:
        prospects = Prospects(self.rules, view, self._weights)
        best, best_score = None, 0.0
        for tried, play in enumerate(self.rules.choices(view, at)):
            if tried % SLICE == 0:
                yield
            score = prospects.after(play)
            if best is None or score > best_score:
                best, best_score = play, score
        return best
