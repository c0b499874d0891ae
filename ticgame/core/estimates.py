"""Rates and means over many games, with the 95 % interval in which they lie."""

import math
from typing import Final, NamedTuple

_Z: Final = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


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

    @property
    def has_interval(self) -> bool:
        """Whether there is an interval: one value says nothing about how much they differ."""
        return self.count > 1

    def estimate(self) -> Estimate:
        """Return the mean of at least one value, with the normal interval of its error if it has one."""
        spread = self._squares / (self.count - 1) if self.has_interval else 0.0
        half = _Z * math.sqrt(spread / self.count)
        return Estimate(self._mean, self._mean - half, self._mean + half)
