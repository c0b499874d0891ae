"""Collections that are begun: whether some cards may lie in one, whatever cards come to them (R1, R2, R9)."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Final

from ticgame.core.cards import PROPERTIES, Card
from ticgame.games.rummy.collections import RUNS, Wanted, is_collection, running_properties

_HIGHEST: Final = 4


def begun(want: Wanted, cards: Sequence[Card]) -> tuple[Card, ...] | None:
    """Return different cards in an order in which they lie in such a collection, None if in none.

    In a sequence others may have to come between them. A whole one has as many running properties as it can.
    """
    if len(cards) > want.size:
        return None
    if want.kind not in RUNS:
        return tuple(cards) if len(cards) < 2 or is_collection(want.kind, cards) else None
    orders = list(_orders(want, sorted(cards)))
    return max(orders, key=lambda order: len(running_properties(order)), default=None)


def _orders(want: Wanted, cards: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Yield the orders of cards along properties that may run, the first of these always upward."""
    for running in combinations(range(len(PROPERTIES)), RUNS[want.kind]):
        for ways in product((1, -1), repeat=len(running) - 1):
            if _is_in_line(cards, dict(zip(running, (1, *ways), strict=True)), want.size):
                along = PROPERTIES[running[0]]
                yield tuple(sorted(cards, key=along.__getitem__))


def _is_in_line(cards: Sequence[Card], ways: dict[int, int], size: int) -> bool:
    """Return whether a line of `size` cards has room for these, each property going up (1) or down (-1).

    Each card stands at one place of the line, the same by every property; from the place of number 1 on (or
    5, going down) a property has five places.
    """
    first, *others = [[way * PROPERTIES[at][card] for card in cards] for at, way in ways.items()]
    if len(set(first)) < len(cards):
        return False
    lowest, highest = 0, _HIGHEST
    for way, places in zip(list(ways.values())[1:], others, strict=True):
        offsets = {place - start for place, start in zip(places, first, strict=True)}
        if len(offsets) > 1:
            return False
        offset = offsets.pop() if offsets else 0
        low = 0 if way > 0 else -_HIGHEST
        lowest, highest = max(lowest, low - offset), min(highest, low + _HIGHEST - offset)
    return max(lowest, max(first) - size + 1) <= min(min(first), highest - size + 1)
