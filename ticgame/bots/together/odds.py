"""Chances of getting the cards that something needs."""

from collections.abc import Sequence
from math import comb, exp, expm1, factorial, log
from typing import Final

from ticgame.bots.together.weights import Weights

FEW: Final = 6
NEVER: Final = 99
SURE: Final = 1e-4
"""The least chance that something fails; keeps logarithms finite."""


class Odds:
    """How likely cards come and are held, at one moment of the game.

    `come` is the chance that one unseen card is of use, `hold` that one card of the hand is.
    """

    def __init__(self, come: float, plays_left: int, turns_left: int, weights: Weights) -> None:
        self.come = come * weights.draw
        self.hold = weights.hold if turns_left else 0.0
        self.plays_left = plays_left
        self.turns_left = turns_left
        self.step = weights.step
        self._tails: dict[tuple[int, int, int], float] = {}

    def log_miss(self, unseen: int, held: int, need: int) -> float:
        """Return the log of the chance that fewer than `need` of the cards turn out to be of use."""
        at = unseen, min(held, self.turns_left), need
        known = self._tails.get(at)
        if known is None:
            known = self._tails[at] = log(max(SURE, 1.0 - self._hit(*at)))
        return known

    def any_of(self, unseen: int, held: int) -> float:
        """Return the chance that at least one of the cards turns out to be of use."""
        return 1.0 - (1.0 - self.come) ** unseen * (1.0 - self.hold) ** held

    def _hit(self, unseen: int, held: int, need: int) -> float:
        if need > self.plays_left or need > unseen + held:
            return 0.0
        comes, holds = _binomial(unseen, self.come), _binomial(held, self.hold)
        short = sum(
            comes[one] * holds[other]
            for one in range(min(need, unseen + 1))
            for other in range(min(need - one, held + 1))
        )
        return (1.0 - short) * self.step ** max(0, need - 1)


def _binomial(count: int, chance: float) -> list[float]:
    return [comb(count, k) * chance**k * (1.0 - chance) ** (count - k) for k in range(count + 1)]


def at_least_so_many(rate: float, count: int) -> float:
    """Return the chance that a Poisson variable of that rate is at least `count`."""
    return max(0.0, 1.0 - exp(-rate) * sum(rate**k / factorial(k) for k in range(count)))


def at_least_of(log_misses: Sequence[float], count: int) -> float:
    """Return the chance that at least `count` of several things happen, from the logs that each doesn't."""
    if count == 1:
        return -expm1(sum(log_misses))
    if count > FEW:
        return at_least_so_many(-sum(log_misses), count)
    so_many = [1.0] + [0.0] * (count - 1)
    for log_miss in log_misses:
        miss = exp(log_miss)
        for have in range(count - 1, 0, -1):
            so_many[have] = so_many[have] * miss + so_many[have - 1] * (1.0 - miss)
        so_many[0] *= miss
    return 1.0 - sum(so_many)
