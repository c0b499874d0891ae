"""Sets of cards as bits of one int: bit `c` is card `c`, so that a count is a `bit_count`."""

from collections.abc import Iterable
from functools import cache

from ticgame.core.cards import ALL_CARDS, KEY_COUNT, Card, Key, common_table, key_cards

ALL: int = (1 << len(ALL_CARDS)) - 1


def card_set(cards: Iterable[Card]) -> int:
    """Return the set of some cards."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


@cache
def key_sets() -> tuple[int, ...]:
    """Return the five cards of each key."""
    return tuple(card_set(key_cards(Key(key))) for key in range(KEY_COUNT))


@cache
def common_sets(count: int) -> tuple[int, ...]:
    """Return for each card those that share exactly `count` properties with it; it itself is in none."""
    return tuple(
        card_set(Card(other) for other, common in enumerate(row) if common == count and other != card)
        for card, row in enumerate(common_table())
    )


def prepare_sets() -> None:
    """Make the sets that a bot will ask for, so that no move has to wait for them."""
    key_sets()
    for count in range(3):
        common_sets(count)


def at_least(sets: Iterable[int], count: int) -> int:
    """Return the cards that are in at least `count` of the sets."""
    reached = [ALL] + [0] * count
    for bits in sets:
        for have in range(count, 0, -1):
            reached[have] |= reached[have - 1] & bits
    return reached[count]
