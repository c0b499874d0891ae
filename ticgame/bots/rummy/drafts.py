"""Drafts: cards of a hand that could become a collection, with what is still missing.

Cards are masks: bit `card` of a whole number stands for the card.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import Final, NamedTuple

from ticgame.core.cards import KEY_COUNT, Key, key_cards
from ticgame.games.rummy.accepting import EVERY_CARD, cards_of, mask_of, sharing_masks, value_masks
from ticgame.games.rummy.collections import RUNS, Kind, Wanted

MOST_MISSING: Final = 2


class Draft(NamedTuple):
    """Cards in hand, and one mask for each card that is missing: those that could be it.

    The cards of two masks may be the same where any two of them will do.
    """

    cards: int
    missing: tuple[int, ...]


def drafts_of(hand: int, want: Wanted) -> Iterator[Draft]:
    """Yield the drafts of a wanted collection with at most two cards missing, and the empty one."""
    if want.kind in RUNS:
        for slots in windows(want):
            yield from _lined(hand, slots)
    elif want.kind is Kind.TIC:
        yield from _of_keys(hand, want.size)
    else:
        yield from _cliques(hand, want)
    yield Draft(0, (EVERY_CARD,) * want.size)


@cache
def windows(want: Wanted) -> tuple[tuple[int, ...], ...]:
    """Return every way to run: for each place of the sequence the cards that may lie there.

    The first of the running properties goes up; the others go their own way.
    """
    values, found = value_masks(), []
    for properties in combinations(range(3), RUNS[want.kind]):
        for lines in product(_lines(want.size, is_upward=True), *[_lines(want.size)] * (len(properties) - 1)):
            slots = [EVERY_CARD] * want.size
            for at, line in zip(properties, lines, strict=True):
                slots = [slot & values[at][position] for slot, position in zip(slots, line, strict=True)]
            found.append(tuple(slots))
    return tuple(found)


def _lines(size: int, *, is_upward: bool = False) -> list[tuple[int, ...]]:
    up = [tuple(range(first, first + size)) for first in range(6 - size)]
    return up if is_upward else up + [line[::-1] for line in up]


def _lined(hand: int, slots: tuple[int, ...]) -> Iterator[Draft]:
    """Yield a draft for each choice of a card of the hand, or none, in each place of a sequence."""
    there = [hand & slot for slot in slots]
    if sum(map(bool, there)) < len(slots) - MOST_MISSING:
        return
    grown: list[Draft] = [Draft(0, ())]
    for held, slot in zip(there, slots, strict=True):
        grown = [
            draft
            for cards, missing in grown
            for draft in (
                *(Draft(cards | 1 << card, missing) for card in cards_of(held)),
                *((Draft(cards, (*missing, slot)),) if len(missing) < MOST_MISSING else ()),
            )
        ]
    yield from grown


@cache
def key_masks() -> tuple[int, ...]:
    """Return the five cards of every key."""
    return tuple(mask_of(key_cards(Key(key))) for key in range(KEY_COUNT))


def _of_keys(hand: int, size: int) -> Iterator[Draft]:
    for mask in key_masks():
        held = hand & mask
        count = held.bit_count()
        if count < max(1, size - MOST_MISSING):
            continue
        others = mask & ~held
        for some in combinations(list(cards_of(held)), min(count, size)):
            yield Draft(mask_of(some), (others,) * (size - len(some)))


def _cliques(hand: int, want: Wanted) -> Iterator[Draft]:
    """Yield the drafts in which every two cards share nothing (Nic), or one value and no other (Single)."""
    if want.kind is Kind.NIC:
        yield from _grow(hand, EVERY_CARD, 0, 0, want)
        return
    for masks in value_masks():
        for value in masks:
            if held := hand & value:
                yield from _grow(held, value, 0, 0, want)


def _grow(held: int, fitting: int, cards: int, count: int, want: Wanted) -> Iterator[Draft]:
    """Yield the drafts made of `cards` and more of `held`; `fitting` are all that go with `cards`."""
    missing = want.size - count
    if count > 0 and missing <= MOST_MISSING:
        yield Draft(cards, (fitting,) * missing)
    if not missing:
        return
    shared = sharing_masks()[want.kind is Kind.SINGLE]
    for card in cards_of(held):
        held ^= 1 << card
        yield from _grow(held & shared[card], fitting & shared[card], cards | 1 << card, count + 1, want)
