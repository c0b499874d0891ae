"""Sets among face-up cards: exact answers for all nine kinds at once (P5).

A *kind* of set is a relation and a size: Tic, Single or Nic of 3, 4 or 5 cards. What is asked most is worked
out in whole numbers used as rows of bits or of small counters (`tic_sets`, `single_sets`, `nic_sets`), so
that the time is bounded whatever lies on the table.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations
from random import Random
from typing import Final, NamedTuple

from ticgame.core.cards import PROPERTIES, Card, Relation, common
from ticgame.core.nic_sets import count_nics, draw_nic, find_nic, nic_sizes
from ticgame.core.single_sets import count_singles, draw_single, find_single, single_sizes
from ticgame.core.tic_sets import count_tics, draw_tic, find_tic, keys_by_count

SIZES: Final = (3, 4, 5)
RELATIONS: Final = (Relation.TIC, Relation.SINGLE, Relation.NIC)


class Kind(NamedTuple):
    """A kind of set."""

    relation: Relation
    size: int


KINDS: Final = tuple(Kind(relation, size) for relation in RELATIONS for size in SIZES)


def is_set(relation: Relation, cards: Iterable[Card]) -> bool:
    """Return whether different cards, 3 to 5 of them, are a pure set of the relation (P5)."""
    cards = tuple(cards)
    if len(cards) not in SIZES:
        return False
    shared = {common(one, other) for one, other in combinations(cards, 2)}
    if relation is Relation.NIC:
        return shared == {0}
    same = sum(len({positions[card] for card in cards}) == 1 for positions in PROPERTIES)
    return (same, shared) == ((2, {2}) if relation is Relation.TIC else (1, {1}))


def existing(cards: Iterable[Card]) -> frozenset[Kind]:
    """Return every kind of which the cards hold a set."""
    cards = tuple(cards)
    tics = keys_by_count(cards)
    found = [Kind(Relation.TIC, size) for size in SIZES if any(tics[size:])]
    found += [Kind(Relation.SINGLE, size) for size in single_sizes(cards)]
    found += [Kind(Relation.NIC, size) for size in nic_sizes(cards)]
    return frozenset(found)


def counts(cards: Iterable[Card]) -> dict[Kind, int]:
    """Return how many sets of each kind the cards hold."""
    cards = tuple(cards)
    found = {Kind(Relation.TIC, size): count_tics(cards, size) for size in SIZES}
    singles, nics = count_singles(cards), count_nics(cards)
    found |= {Kind(Relation.SINGLE, size): singles[size] for size in SIZES}
    return found | {Kind(Relation.NIC, size): nics[size] for size in SIZES}


def example(cards: Iterable[Card], kind: Kind) -> tuple[Card, ...] | None:
    """Return one set of a kind in code order, None if the cards hold none."""
    find = {Relation.TIC: find_tic, Relation.SINGLE: find_single, Relation.NIC: find_nic}[kind.relation]
    found = find(tuple(sorted(cards)), kind.size)
    return None if found is None else tuple(sorted(found))


def draw_set(cards: Iterable[Card], kind: Kind, rng: Random) -> tuple[Card, ...] | None:
    """Return one set of a kind in code order, each as likely as any other; None if the cards hold none.

    It depends on the order of the cards which set a draw gives.
    """
    draw = {Relation.TIC: draw_tic, Relation.SINGLE: draw_single, Relation.NIC: draw_nic}[kind.relation]
    found = draw(tuple(cards), kind.size, rng)
    return None if found is None else tuple(sorted(found))


def all_sets(cards: Iterable[Card], kind: Kind) -> Iterator[tuple[Card, ...]]:
    """Yield every set of a kind, each in code order, in lexicographic order, lazily."""
    shared = {Relation.TIC: 2, Relation.SINGLE: 1, Relation.NIC: 0}[kind.relation]
    ordered = sorted(cards)
    for at, first in enumerate(ordered):
        near = [card for card in ordered[at + 1 :] if common(first, card) == shared]
        for to, second in enumerate(near):
            # What two cards of a set share, all of them share.
            fixed = [pos for pos in PROPERTIES if pos[first] == pos[second]]
            rest = [card for card in near[to + 1 :] if all(pos[card] == pos[first] for pos in fixed)]
            yield from _grow((first, second), _fitting(rest, second, shared), kind.size, shared)


def _grow(chosen: tuple[Card, ...], rest: list[Card], size: int, shared: int) -> Iterator[tuple[Card, ...]]:
    if len(chosen) == size:
        yield chosen
        return
    for at in range(len(rest) - (size - len(chosen)) + 1):
        card = rest[at]
        yield from _grow((*chosen, card), _fitting(rest[at + 1 :], card, shared), size, shared)


def _fitting(cards: list[Card], card: Card, shared: int) -> list[Card]:
    return [other for other in cards if common(card, other) == shared]
