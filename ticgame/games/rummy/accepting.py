"""Which cards a collection takes, as a mask: bit `card` of a whole number stands for the card."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from ticgame.core.cards import ALL_CARDS, COLOUR, NUMBER, SHAPE, Card
from ticgame.games.rummy.collections import (
    PROPERTIES,
    RUNS,
    Collection,
    End,
    Kind,
    next_position,
    shared_properties,
)

EVERY_CARD: Final = (1 << len(ALL_CARDS)) - 1


def mask_of(cards: Iterable[Card]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_of(mask: int) -> Iterator[Card]:
    """Yield the cards of a mask in code order."""
    while mask:
        low = mask & -mask
        yield Card(low.bit_length() - 1)
        mask ^= low


@cache
def value_masks() -> tuple[tuple[int, ...], ...]:
    """Return for each property and position the cards that have it."""
    return tuple(
        tuple(mask_of(card for card in ALL_CARDS if positions[card] == at) for at in range(5))
        for positions in PROPERTIES
    )


@cache
def sharing_masks() -> tuple[tuple[int, ...], ...]:
    """Return `masks[count][card]`: the cards that share just so many properties with a card."""
    numbers, shapes, colours = value_masks()
    alike = [(numbers[NUMBER[card]], shapes[SHAPE[card]], colours[COLOUR[card]]) for card in ALL_CARDS]
    return (
        tuple(EVERY_CARD & ~(one | two | three) for one, two, three in alike),
        tuple((one ^ two ^ three) & ~(one & two & three) for one, two, three in alike),
        tuple((one & two | one & three | two & three) & ~(one & two & three) for one, two, three in alike),
    )


def accepted(collection: Collection, end: End | None, *, is_pure: bool) -> int:
    """Return every card that `collections.added` would add; `end` is for sequences only."""
    kind, _owner, cards, running = collection
    if kind in RUNS:
        return _going_on(RUNS[kind], cards, running, end)
    if kind is Kind.NIC:
        return _sharing(0, cards)
    values = value_masks()
    mask = ~mask_of(cards)
    for at in shared_properties(cards):
        mask &= values[at][PROPERTIES[at][cards[0]]]
    if kind is Kind.SINGLE and is_pure:
        mask &= _sharing(1, cards)
    return mask


def _sharing(count: int, cards: tuple[Card, ...]) -> int:
    masks, mask = sharing_masks()[count], EVERY_CARD
    for card in cards:
        mask &= masks[card]
    return mask


def _going_on(need: int, cards: tuple[Card, ...], running: tuple[int, ...], end: End | None) -> int:
    """Return the cards with which at least `need` of the running properties go on (R3)."""
    inner, outer = (cards[1], cards[0]) if end is End.FIRST else (cards[-2], cards[-1])
    values = value_masks()
    if need == len(running):
        mask = ~mask_of(cards)
        for at in running:
            mask &= values[at][next_position(at, inner, outer)]
        return mask
    # `reached[n]`: the cards with which at least n of the properties looked at so far go on.
    reached = [~mask_of(cards)] + [0] * need
    for at in running:
        mask = values[at][next_position(at, inner, outer)]
        for count in range(need, 0, -1):
            reached[count] |= reached[count - 1] & mask
    return reached[need]
