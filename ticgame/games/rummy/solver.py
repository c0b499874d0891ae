"""The best a hand can do in a turn: lay down, add what can be added, discard, keep the lowest penalty.

The search is exact. Few cards are left to add after a lay-down (four at most), so all ways to add them are
tried; lay-downs are told apart only by the cards they leave and by the collections that take one of those.
"""

from collections.abc import Generator, Iterator, Sequence
from functools import reduce
from operator import and_
from typing import Final, NamedTuple

from ticgame.core.cards import NUMBER, Card
from ticgame.core.contract import Seat
from ticgame.core.slices import in_one_go
from ticgame.core.tuples import replaced
from ticgame.games.rummy.accepting import accepted, cards_of, mask_of
from ticgame.games.rummy.actions import Add, Laid, Lay
from ticgame.games.rummy.collections import ROUNDS, Collection, End, added, lay
from ticgame.games.rummy.listing import collections_in, ends_of

SLICE: Final = 8
"""How many lay-downs are tried between two yields."""


class Plan(NamedTuple):
    """What is left of a turn after drawing; `penalty` is what the cards kept in hand would cost.

    `lay` is None for a seat that has laid down before. The additions are in the order in which they go.
    """

    lay: Lay | None
    adds: tuple[Add, ...]
    discard: Card
    penalty: int


class Place(NamedTuple):
    """Where cards may be added: a collection, its end, and the cards it takes there."""

    to: int
    end: End | None
    takes: int


class _Shed(NamedTuple):
    """Additions, the card discarded after them, and the penalty of the rest."""

    adds: tuple[Add, ...]
    discard: Card
    penalty: int


class _Candidate(NamedTuple):
    """Cards of the hand that make one of the collections wanted."""

    mask: int
    cards: tuple[Card, ...]


def best_additions(hand: Sequence[Card], table: Sequence[Collection], *, is_pure: bool) -> Plan:
    """Return the plan of a seat that has laid down already and has drawn."""
    adding = _Adding(tuple(table), is_pure=is_pure)
    return Plan(None, *adding.best(mask_of(hand), adding.places, adding.table))


def best_lay_down(
    hand: Sequence[Card], number: int, table: Sequence[Collection], *, seat: Seat, is_pure: bool
) -> Plan | None:
    """Return the plan of a seat that lays down round `number`, None if its hand can't.

    `table` has the collections laid before, `seat` is the one that lays.
    """
    return in_one_go(seek_lay_down(hand, number, table, seat=seat, is_pure=is_pure))


def seek_lay_down(
    hand: Sequence[Card], number: int, table: Sequence[Collection], *, seat: Seat, is_pure: bool
) -> Generator[None, None, Plan | None]:
    """Return what `best_lay_down` does; a yield between slices of work."""
    found = _found(hand, number)
    if found is None:
        return None
    yield
    return (yield from _LayingDown(hand, number, seat, _Adding(tuple(table), is_pure=is_pure)).seek(found))


def penalty_of(mask: int) -> int:
    """Return the numbers of the cards added up."""
    return sum([NUMBER[card] + 1 for card in cards_of(mask)])


def _found(hand: Sequence[Card], number: int) -> list[tuple[int, list[_Candidate]]] | None:
    """Return the candidates of each collection of a round with its place in the round, fewest first.

    None if there are none of one. Of a sequence and the same turned round only one is there.
    """
    rest, found = sorted(hand), []
    for at, want in enumerate(ROUNDS[number - 1]):
        candidates = [
            _Candidate(mask_of(cards), cards) for cards in collections_in(rest, want, is_one_way=True)
        ]
        if not candidates:
            return None
        found.append((at, candidates))
        if always := reduce(and_, (mask for mask, _cards in candidates)):
            # Whichever is laid, these cards are in it.
            rest = [card for card in rest if not always >> card & 1]
    found.sort(key=lambda item: len(item[1]))
    return found


def _disjoint(
    found: Sequence[tuple[int, list[_Candidate]]], chosen: tuple[_Candidate, ...], taken: int = 0
) -> Iterator[tuple[_Candidate, ...]]:
    """Yield one candidate of each, no card in two, in the order of `found`."""
    at = len(chosen)
    if at == len(found):
        yield chosen
        return
    for candidate in found[at][1]:
        if not taken & candidate.mask:
            yield from _disjoint(found, (*chosen, candidate), taken | candidate.mask)


class _Own(NamedTuple):
    """A collection as it would lie on the table, its places, and the cards that any of them takes."""

    collection: Collection
    places: tuple[Place, ...]
    takes: int


class _Adding:
    """Tries additions to the collections of one table."""

    def __init__(self, table: tuple[Collection, ...], *, is_pure: bool) -> None:
        self.table = table
        self._is_pure = is_pure
        self.places = tuple(place for to, item in enumerate(table) for place in self.places_at(to, item))

    def places_at(self, to: int, collection: Collection) -> tuple[Place, ...]:
        return tuple(
            [Place(to, end, accepted(collection, end, is_pure=self._is_pure)) for end in ends_of(collection)]
        )

    def best(self, rest: int, places: tuple[Place, ...], table: tuple[Collection, ...]) -> _Shed:
        """Return the best way to shed the cards of `rest` at these places of a table."""
        best = _stopped(rest)
        if not best.penalty:
            return best
        places = tuple(place for place in places if place.takes & rest)
        for to, end, takes in places:
            for card in cards_of(takes & rest):
                left = rest ^ 1 << card
                if not left & (left - 1):  # one card, to be discarded
                    return _Shed((Add(card, to, end),), Card(left.bit_length() - 1), 0)
                shed = self._after(Add(card, to, end), left, places, table)
                if shed.penalty < best.penalty:
                    best = shed
                    if not best.penalty:
                        return best
        return best

    def _after(self, add: Add, rest: int, places: tuple[Place, ...], table: tuple[Collection, ...]) -> _Shed:
        """Return the best that begins with an addition."""
        card, to, end = add
        collection = added(table[to], card, end, is_pure=self._is_pure)
        others = tuple(place for place in places if place.to != to)
        shed = self.best(rest, others + self.places_at(to, collection), replaced(table, to, collection))
        return _Shed((add, *shed.adds), shed.discard, shed.penalty)


def _takes(places: tuple[Place, ...]) -> int:
    takes = 0
    for place in places:
        takes |= place.takes
    return takes


def _stopped(rest: int) -> _Shed:
    """Return what it costs to add nothing: the highest card is discarded."""
    highest = Card(rest.bit_length() - 1)
    return _Shed((), highest, penalty_of(rest) - NUMBER[highest] - 1)


class _LayingDown:
    """Tries the lay-downs of one hand."""

    def __init__(self, hand: Sequence[Card], number: int, seat: Seat, adding: _Adding) -> None:
        self._hand = mask_of(hand)
        self._wanted = ROUNDS[number - 1]
        self._seat = seat
        self._adding = adding
        self._owns: dict[tuple[int, tuple[Card, ...]], _Own] = {}
        self._sheds: dict[tuple[int, tuple[_Own, ...]], _Shed] = {}

    def seek(self, found: Sequence[tuple[int, list[_Candidate]]]) -> Generator[None, None, Plan | None]:
        """Return the best of all lay-downs, None if there is none; a yield between slices of work."""
        best: tuple[_Shed, list[_Own]] | None = None
        for count, chosen in enumerate(_disjoint(found, ()), start=1):
            if not count % SLICE:
                yield
            rest, owns = self._hand, [None] * len(found)
            for (at, _candidates), (mask, cards) in zip(found, chosen, strict=True):
                rest ^= mask
                owns[at] = self._own(at, cards)
            shed = self._shed(rest, owns)
            if best is None or shed.penalty < best[0].penalty:
                best = shed, owns
                if not shed.penalty:
                    break
        if best is None:
            return None
        laid = tuple(Laid(own.collection.kind, own.collection.cards) for own in best[1])
        return Plan(Lay(laid), *best[0])

    def _own(self, at: int, cards: tuple[Card, ...]) -> _Own:
        if (own := self._owns.get((at, cards))) is None:
            collection = lay(self._wanted[at].kind, self._seat, cards)
            places = self._adding.places_at(len(self._adding.table) + at, collection)
            own = self._owns[at, cards] = _Own(collection, places, _takes(places))
        return own

    def _shed(self, rest: int, owns: Sequence[_Own]) -> _Shed:
        """Return the best with the cards left; collections that take none of them make no difference."""
        touched = tuple([own for own in owns if own.takes & rest])
        key = (rest, touched)
        if (shed := self._sheds.get(key)) is None:
            places = self._adding.places + tuple(place for own in touched for place in own.places)
            table = self._adding.table + tuple(own.collection for own in owns)
            shed = self._sheds[key] = self._adding.best(rest, places, table)
        return shed
