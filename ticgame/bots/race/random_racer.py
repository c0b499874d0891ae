"""A bot of the Race without a thought: any legal action, now and then."""

from random import Random
from typing import Final

from ticgame.bots.bot import Bot, Decision, Thought
from ticgame.core.contract import Millis, Rules, Seat
from ticgame.games.squared.race import RaceView

PACE_MS: Final = (2500, 5500)


class RandomBot(Bot):
    """Acts at a person's pace; each legal action is as likely as any other."""

    name = "random"

    def __init__(self, rules: Rules, seat: Seat, rng: Random) -> None:
        super().__init__(rules, seat, rng)
        self._mine: tuple[object, ...] | None = None
        self._due = Millis(0)

    def think(self, view: RaceView, at: Millis) -> Thought:
        yield
        mine = (frozenset(view.hand), view.draws_from[self.seat])
        if mine != self._mine:  # after each act of its own, and after draws that others force
            low, high = PACE_MS
            span = low + int(self.rng.random() * (high - low))
            self._mine, self._due = mine, Millis(at + int(span * self.pace))
        due = max(at, self._due)
        actions = list(self.rules.choices(view, due))
        return Decision(actions[int(self.rng.random() * len(actions))], due)
