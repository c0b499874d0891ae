"""Collections: what may be laid down, and what may be added (R1, R2, R3, R9)."""

from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from ticgame.core.cards import KEYS, PROPERTIES, Card, common
from ticgame.core.contract import Seat


class Kind(StrEnum):
    """The six kinds of collections: three sets, three sequences."""

    SINGLE = "single"
    TIC = "tic"
    NIC = "nic"
    MONO = "mono"
    DUO = "duo"
    TRIPO = "tripo"


class End(StrEnum):
    """The end of a sequence at which a card is added."""

    FIRST = "first"
    LAST = "last"


RUNS: Final = {Kind.MONO: 1, Kind.DUO: 2, Kind.TRIPO: 3}


class Wanted(NamedTuple):
    """A collection that a round asks for (R9: exactly so many cards)."""

    kind: Kind
    size: int


# The eight rounds of the sheet, and how many cards each deals (R8).
ROUNDS: Final = (
    (Wanted(Kind.SINGLE, 4), Wanted(Kind.MONO, 4)),
    (Wanted(Kind.TIC, 3), Wanted(Kind.NIC, 3)),
    (Wanted(Kind.TIC, 3), Wanted(Kind.DUO, 3)),
    (Wanted(Kind.TIC, 4), Wanted(Kind.NIC, 4)),
    (Wanted(Kind.TIC, 4), Wanted(Kind.DUO, 4)),
    (Wanted(Kind.TIC, 3), Wanted(Kind.NIC, 3), Wanted(Kind.DUO, 3)),
    (Wanted(Kind.TIC, 3), Wanted(Kind.TRIPO, 3)),
    (Wanted(Kind.TIC, 4), Wanted(Kind.NIC, 4), Wanted(Kind.TRIPO, 3)),
)
DEALT: Final = (9, 7, 7, 10, 10, 11, 8, 14)


class Collection(NamedTuple):
    """A collection on the table; `running` are its running properties: 0 number, 1 shape, 2 colour."""

    kind: Kind
    owner: Seat
    cards: tuple[Card, ...]
    running: tuple[int, ...]


def running_properties(cards: Sequence[Card]) -> tuple[int, ...]:
    """Return the properties that move one step in one direction of their own, card to card (R2)."""
    found = []
    for at, positions in enumerate(PROPERTIES):
        steps = {positions[after] - positions[before] for before, after in pairwise(cards)}
        if steps in ({1}, {-1}):
            found.append(at)
    return tuple(found)


@cache
def step_table() -> tuple[bytes, ...]:
    """Return `table[a][b]`: bit 2p where property p moves up one step from a to b, bit 2p + 1 where down."""
    bits = [[(other - one == 1) | (other - one == -1) << 1 for other in range(5)] for one in range(5)]
    return tuple(
        bytes([n | s << 2 | c << 4 for n in bits[number] for s in bits[shape] for c in bits[colour]])
        for number, shape, colour in zip(*PROPERTIES, strict=True)
    )


def is_collection(kind: Kind, cards: Sequence[Card]) -> bool:
    """Return whether different cards may be laid down as a collection of this kind, in this order."""
    if kind in RUNS:
        return len(running_properties(cards)) >= RUNS[kind]
    if kind is Kind.TIC:
        return bool(set(KEYS[cards[0]]).intersection(*(KEYS[card] for card in cards[1:])))
    if kind is Kind.NIC:
        return not any(common(one, other) for one, other in combinations(cards, 2))
    # R1: all share one property, no two share another.
    return bool(shared_properties(cards)) and all(common(*pair) == 1 for pair in combinations(cards, 2))


def shared_properties(cards: Sequence[Card]) -> tuple[int, ...]:
    """Return the properties in which all the cards are equal."""
    return tuple(
        at for at, positions in enumerate(PROPERTIES) if len({positions[card] for card in cards}) == 1
    )


def lay(kind: Kind, owner: Seat, cards: tuple[Card, ...]) -> Collection:
    """Return the collection of cards just laid down."""
    return Collection(kind, owner, cards, running_properties(cards) if kind in RUNS else ())


def added(collection: Collection, card: Card, end: End | None, *, is_pure: bool) -> Collection | None:
    """Return the collection with a card added, None if it doesn't fit; `end` is for sequences only.

    `is_pure` says that a card added to a Single collection may Tic with none of its cards (R1).
    """
    kind, owner, cards, running = collection
    if kind in RUNS:
        still = _still_running(cards, running, card, end)
        if len(still) < RUNS[kind]:
            return None
        cards = (card, *cards) if end is End.FIRST else (*cards, card)
        return Collection(kind, owner, cards, still)
    if not _fits_set(kind, cards, card, is_pure=is_pure):
        return None
    return Collection(kind, owner, (*cards, card), running)


def _fits_set(kind: Kind, cards: tuple[Card, ...], card: Card, *, is_pure: bool) -> bool:
    if kind is Kind.TIC:
        return is_collection(kind, (*cards, card))
    if kind is Kind.NIC:
        return not any(common(card, other) for other in cards)
    positions = PROPERTIES[shared_properties(cards)[0]]
    if positions[card] != positions[cards[0]]:
        return False
    return not is_pure or all(common(card, other) == 1 for other in cards)


def _still_running(
    cards: tuple[Card, ...], running: tuple[int, ...], card: Card, end: End | None
) -> tuple[int, ...]:
    """Return which of the running properties go on with a card at an end (R3)."""
    inner, outer = (cards[1], cards[0]) if end is End.FIRST else (cards[-2], cards[-1])
    return tuple(at for at in running if PROPERTIES[at][card] == next_position(at, inner, outer))


def next_position(at: int, inner: Card, outer: Card) -> int:
    """Return the one position that property `at` takes next beyond `outer`: on, or turned round at an end."""
    before, last = PROPERTIES[at][inner], PROPERTIES[at][outer]
    onward = last + (last - before)
    return onward if 0 <= onward <= 4 else before
