"""Named random streams and the shuffle (C2)."""

from collections.abc import Iterable
from random import Random
from typing import TypeVar

from ticgame.core.cards import Card
from ticgame.core.errors import OptionError

ItemT = TypeVar("ItemT")


class Chance:
    """All chance of one game, from its seed.

    Each use has its own stream, so that one more bot or claim changes no later shuffle.
    """

    def __init__(self, seed: int) -> None:
        if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
            raise OptionError([f"seed: {seed!r} is not 0 or a positive whole number"])
        self.seed = seed
        self._streams: dict[str, Random] = {}

    def stream(self, label: str) -> Random:
        """Return the stream of a label, begun at its first use."""
        if label not in self._streams:
            self._streams[label] = Random(f"{self.seed}/{label}")
        return self._streams[label]

    def shuffled(self, cards: Iterable[Card], label: str) -> tuple[Card, ...]:
        """Return the cards, put into code order first, in the label's shuffle; index 0 is drawn first."""
        return shuffle(sorted(cards), Random(f"{self.seed}/{label}"))

    def seat(self, seats: int, label: str) -> int:
        """Return a seat drawn evenly from `seats`."""
        return int(self.stream(label).random() * seats)


def shuffle(items: list[ItemT], rng: Random) -> tuple[ItemT, ...]:
    """Return cards or seats shuffled by the algorithm of C2; the list is used up."""
    draw = rng.random
    for i in range(len(items) - 1, 0, -1):
        j = int(draw() * (i + 1))
        items[i], items[j] = items[j], items[i]
    return tuple(items)
