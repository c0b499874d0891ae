"""Sets found the slow, obvious way: every choice of cards, every pair compared property by property."""

from collections.abc import Iterable
from functools import cache
from itertools import combinations

from ticgame.core.cards import CODES, Card, Relation
from ticgame.core.sets import KINDS, Kind

AMOUNTS = {2: Relation.TIC, 1: Relation.SINGLE, 0: Relation.NIC}


@cache
def shared_places(one: Card, other: Card) -> frozenset[int]:
    """Return the places of their codes (number, shape, colour) in which two cards are equal."""
    return frozenset(at for at in range(3) if CODES[one][at] == CODES[other][at])


def slow_relation(cards: Iterable[Card]) -> Relation | None:
    """Return of which relation 3 to 5 cards are a set, by the words of the sheet.

    Tic: every card shares the same two properties. Single: every card shares the same one property, and no
    two share a second. Nic: no two cards share anything.
    """
    shared = None
    for one, other in combinations(cards, 2):
        places = shared_places(one, other)
        if shared is not None and places != shared:
            return None
        shared = places
    return AMOUNTS[len(shared)]


def slow_is_set(relation: Relation, cards: Iterable[Card]) -> bool:
    cards = tuple(cards)
    return 3 <= len(cards) <= 5 and slow_relation(cards) is relation


def slow_sets(cards: Iterable[Card]) -> dict[Kind, list[tuple[Card, ...]]]:
    """Return every set of every kind."""
    found: dict[Kind, list[tuple[Card, ...]]] = {kind: [] for kind in KINDS}
    cards = sorted(cards)
    for size in (3, 4, 5):
        for chosen in combinations(cards, size):
            if (relation := slow_relation(chosen)) is not None:
                found[Kind(relation, size)].append(chosen)
    return found
