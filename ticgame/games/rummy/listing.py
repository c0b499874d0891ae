"""Every lay-down and every addition that a hand allows, in order."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Final

from ticgame.core.cards import KEYS, PROPERTIES, Card, common_table
from ticgame.games.rummy.actions import Add, Laid, Lay
from ticgame.games.rummy.collections import ROUNDS, RUNS, Collection, End, Kind, Wanted, added, step_table

Cards = tuple[Card, ...]


def lay_downs(hand: Sequence[Card], number: int) -> Iterator[Lay]:
    """Yield every lay-down of round `number`: sets in code order, sequences as laid, lexicographic."""
    found = _found(hand, number)
    if found is not None:
        for collections in disjoint(found):
            yield _lay(number, collections)


def any_lay_down(hand: Sequence[Card], number: int, rng: Random) -> Lay | None:
    """Return one of the lay-downs of a round, drawn by `rng`; None if there is none."""
    found = _found(hand, number)
    if found is None:
        return None
    turned = []
    for some in found:
        at = int(rng.random() * len(some))
        turned.append(some[at:] + some[:at])
    collections = next(disjoint(turned), None)
    return None if collections is None else _lay(number, collections)


def _lay(number: int, collections: tuple[Cards, ...]) -> Lay:
    wanted = ROUNDS[number - 1]
    return Lay(tuple(Laid(want.kind, cards) for want, cards in zip(wanted, collections, strict=True)))


def _found(hand: Sequence[Card], number: int) -> list[list[Cards]] | None:
    """Return the collections in a hand for each that the round asks for, None if one has none."""
    hand, found = sorted(hand), []
    for want in ROUNDS[number - 1]:
        some = collections_in(hand, want)
        if not some:
            return None
        found.append(some)
    return found


def disjoint(found: Sequence[Sequence[Cards]], taken: frozenset[Card] = frozenset()) -> Iterator[tuple]:
    """Yield one of each list, no card twice, in the order of the lists."""
    if not found:
        yield ()
        return
    for cards in found[0]:
        if taken.isdisjoint(cards):
            for others in disjoint(found[1:], taken.union(cards)):
                yield (cards, *others)


def collections_in(hand: Sequence[Card], want: Wanted, *, is_one_way: bool = False) -> list[Cards]:
    """Return every collection of a kind and size in a sorted hand, lexicographic.

    With `is_one_way` a sequence is there in one direction only.
    """
    if want.kind in RUNS:
        return _sequences(hand, want.size, RUNS[want.kind], is_one_way=is_one_way)
    return _SETS[want.kind](hand, want.size)


def _tic_sets(hand: Sequence[Card], size: int) -> list[Cards]:
    by_key: dict[int, list[Card]] = {}
    for card in hand:
        for key in KEYS[card]:
            by_key.setdefault(key, []).append(card)
    found: list[Cards] = []
    for cards in by_key.values():
        if len(cards) >= size:
            found += combinations(cards, size)
    return sorted(found)


def _single_sets(hand: Sequence[Card], size: int) -> list[Cards]:
    # R1: all share one property, no two share another.
    found: list[Cards] = []
    for positions in PROPERTIES:
        for position in range(5):
            cards = [card for card in hand if positions[card] == position]
            if len(cards) >= size:
                found += _pure(cards, size, 1)
    return sorted(found)


def _nic_sets(hand: Sequence[Card], size: int) -> list[Cards]:
    return _pure(hand, size, 0)


_SETS: Final[dict[Kind, Callable[[Sequence[Card], int], list[Cards]]]] = {
    Kind.TIC: _tic_sets,
    Kind.SINGLE: _single_sets,
    Kind.NIC: _nic_sets,
}


def _pure(cards: Sequence[Card], size: int, count: int) -> list[Cards]:
    """Return the choices of cards in which every two share just so many properties."""
    if size == 1:
        return [(card,) for card in cards]
    shared, found = common_table(), []
    for at, card in enumerate(cards):
        row = shared[card]
        rest = [other for other in cards[at + 1 :] if row[other] == count]
        if len(rest) >= size - 1:
            found += [(card, *others) for others in _pure(rest, size - 1, count)]
    return found


def _sequences(hand: Sequence[Card], size: int, need: int, *, is_one_way: bool) -> list[Cards]:
    """Return the cards in line in which at least `need` properties run (R2)."""
    steps, followers = step_table(), {}
    for card in hand:
        row = steps[card]
        followers[card] = [(other, row[other]) for other in hand if row[other].bit_count() >= need]
    kept = _COULD_BE_UPWARD if is_one_way else _ANY_WAY
    grown: list[tuple[Cards, int]] = [((card,), 63) for card in hand]
    for _more in range(size - 1):
        grown = [
            ((*cards, card), running)
            for cards, before in grown
            for card, bits in followers[cards[-1]]
            if (running := before & bits).bit_count() >= need and kept[running]
        ]
    if is_one_way:
        return [cards for cards, running in grown if _IS_UPWARD[running]]
    return [cards for cards, _running in grown]


# By the bits of `step_table`. A line is upward if the first of its running properties goes up.
_ANY_WAY: Final = bytes([1] * 64)
_COULD_BE_UPWARD: Final = bytes(bool(running & 0b010101) for running in range(64))
_IS_UPWARD: Final = bytes(bool(running & -running & 0b010101) for running in range(64))


def legal_additions(hand: Sequence[Card], table: Sequence[Collection], *, is_pure: bool) -> Iterator[Add]:
    """Yield every addition: cards in code order, collections as laid, first end before last."""
    for card in sorted(hand):
        for to, collection in enumerate(table):
            for end in ends_of(collection):
                if added(collection, card, end, is_pure=is_pure) is not None:
                    yield Add(card, to, end)


def ends_of(collection: Collection) -> tuple[End | None, ...]:
    """Return where a card may be added: at two ends of a sequence, anywhere (None) in a set."""
    return (End.FIRST, End.LAST) if collection.running else (None,)
