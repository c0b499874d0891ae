"""Counts over many games: rates and means with their 95 % intervals."""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

_Z: Final = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


class Played(NamedTuple):
    """One game: its result as records write it, its entries with a seat, its game time."""

    seed: int
    result: Mapping[str, Any]
    winners: tuple[int, ...]
    moves: int
    ms: int


class Estimate(NamedTuple):
    """A rate or a mean, and the 95 % interval in which it lies."""

    value: float
    low: float
    high: float


def estimate_rate(hits: int, count: int) -> Estimate:
    """Return hits of count (at least 1) with Wilson's interval."""
    rate = hits / count
    scale = 1 + _Z**2 / count
    middle = (rate + _Z**2 / (2 * count)) / scale
    half = _Z / scale * math.sqrt(rate * (1 - rate) / count + _Z**2 / (4 * count**2))
    return Estimate(rate, max(0.0, middle - half), min(1.0, middle + half))


class Mean:
    """A mean that grows with each value and keeps none of them (Welford's method)."""

    def __init__(self) -> None:
        self.count = 0
        self._mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        delta = value - self._mean
        self._mean += delta / self.count
        self._squares += delta * (value - self._mean)

    def estimate(self) -> Estimate:
        """Return the mean of at least one value, with the normal interval of its error."""
        spread = self._squares / (self.count - 1) if self.count > 1 else 0.0
        half = _Z * math.sqrt(spread / self.count)
        return Estimate(self._mean, self._mean - half, self._mean + half)


class Tally:
    """What many games of one kind came to."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.wins = [0] * seats
        self.moves = Mean()
        self.game_s = Mean()
        self.is_shared = False
        """Whether everybody wins or nobody, so that there is one win rate for the table."""
        self.penalty = Mean()
        self.scores = [Mean() for _seat in range(seats)]
        self.counts: dict[str, Counter[str]] = {"why": Counter(), "grade": Counter(), "done": Counter()}

    def add(self, played: Played) -> None:
        result = played.result
        self.games += 1
        self.moves.add(played.moves)
        self.game_s.add(played.ms / 1000)
        self.is_shared = "win" in result
        for seat in played.winners:
            self.wins[seat] += 1
        if "penalty" in result:
            self.penalty.add(result["penalty"])
        for mean, score in zip(self.scores, _scores(result, len(self.scores)), strict=True):
            if score is not None:
                mean.add(score)
        for key, counter in self.counts.items():
            counter.update(_words(result.get(key)))

    def win_rates(self) -> list[Estimate]:
        """Return the win rate of the table, or of each seat; of at least one game."""
        wins = self.wins[:1] if self.is_shared else self.wins
        return [estimate_rate(count, self.games) for count in wins]


def _scores(result: Mapping[str, Any], seats: int) -> Sequence[float | None]:
    return next((result[key] for key in ("scores", "totals", "points") if key in result), [None] * seats)


def _words(value: Any) -> list[str]:
    if value is None:
        return []
    return list(value) if isinstance(value, list) else [value]
