"""How a seat sorts its hand: by a property, or so that cards that may lie together lie together."""

from collections.abc import Sequence
from enum import StrEnum
from itertools import pairwise

from ticgame.core.cards import COLOUR, NUMBER, SHAPE, Card, common, steps
from ticgame.games.rummy.collections import ROUNDS, RUNS, Kind


class HandOrder(StrEnum):
    """What a hand is sorted by."""

    NUMBER = "number"
    SHAPE = "shape"
    COLOUR = "colour"
    TOGETHER = "fit"

    @property
    def next(self) -> "HandOrder":
        """The order after this one, round and round."""
        orders = tuple(HandOrder)
        return orders[(orders.index(self) + 1) % len(orders)]


_KEYS = {
    HandOrder.NUMBER: (NUMBER, SHAPE, COLOUR),
    HandOrder.SHAPE: (SHAPE, NUMBER, COLOUR),
    HandOrder.COLOUR: (COLOUR, SHAPE, NUMBER),
}


def sorted_hand(hand: Sequence[Card], order: HandOrder, number: int) -> list[Card]:
    """Return a hand in an order; `number` is the round that its seat plays."""
    if order is HandOrder.TOGETHER:
        return _together(hand, number)
    return sorted(hand, key=lambda card: tuple(positions[card] for positions in _KEYS[order]))


def _together(hand: Sequence[Card], number: int) -> list[Card]:
    """Return a line in which each card goes well with the one before, as far as that can be had.

    Every card begins a line that always goes on with the card nearest to its last; the best line counts.
    """
    if len(hand) < 3:
        return sorted(hand)
    kinds = {want.kind for want in ROUNDS[number - 1]}
    lines = [_line_from(card, hand, kinds) for card in sorted(hand)]
    return max(lines, key=lambda line: sum(_nearness(a, b, kinds) for a, b in pairwise(line)))


def _line_from(start: Card, hand: Sequence[Card], kinds: set[Kind]) -> list[Card]:
    line, rest = [start], sorted(card for card in hand if card != start)
    while rest:
        best = max(rest, key=lambda card: _nearness(line[-1], card, kinds))
        rest.remove(best)
        line.append(best)
    return line


def _nearness(one: Card, other: Card, kinds: set[Kind]) -> int:
    """Return how well two cards go together in collections of these kinds."""
    shared, stepped = common(one, other), steps(one, other)
    points = 4 * (shared == 2) if Kind.TIC in kinds else 0
    if Kind.SINGLE in kinds:
        points += 3 * (shared == 1)
    for kind in kinds & set(RUNS):
        points += 2 * (stepped >= RUNS[kind])
    if Kind.NIC in kinds:
        points += shared == 0
    return points
