"""Tic sets among face-up cards: cards of one key.

The 75 keys are counted side by side. Each card sets a bit in three boards (one for each property that the key
leaves free), in the layer of that property's value; adding the five layers gives every key's count.
"""

from functools import cache
from math import comb
from random import Random

from ticgame.core.cards import COLOUR, KEY_COUNT, NUMBER, SHAPE, Card, Key, key_cards
from ticgame.core.ways import pick


@cache
def _key_bits() -> tuple[int, ...]:
    """Return for each card its bit in each of the five layers of 75 keys."""
    table = []
    for card in range(125):
        number, shape, colour = NUMBER[card], SHAPE[card], COLOUR[card]
        layers = [0] * 5
        layers[colour] |= 1 << (number * 5 + shape)
        layers[shape] |= 1 << (25 + number * 5 + colour)
        layers[number] |= 1 << (50 + shape * 5 + colour)
        table.append(sum(layer << (KEY_COUNT * at) for at, layer in enumerate(layers)))
    return tuple(table)


def keys_by_count(cards: tuple[Card, ...]) -> list[int]:
    """Return for 0 to 5 the keys, as bits, of which exactly so many cards are there."""
    bits, table = 0, _key_bits()
    for card in cards:
        bits |= table[card]
    whole = (1 << KEY_COUNT) - 1
    exactly = [whole, 0, 0, 0, 0, 0]
    for _ in range(5):
        layer = bits & whole
        bits >>= KEY_COUNT
        for held in range(5, 0, -1):
            exactly[held] = (exactly[held] & ~layer) | (exactly[held - 1] & layer)
        exactly[0] &= ~layer
    return exactly


def count_tics(cards: tuple[Card, ...], size: int) -> int:
    """Return how many Tic sets of a size the cards hold."""
    exactly = keys_by_count(cards)
    return sum(exactly[held].bit_count() * comb(held, size) for held in range(size, 6))


def find_tic(cards: tuple[Card, ...], size: int) -> tuple[Card, ...] | None:
    """Return a Tic set of a size, None if there is none."""
    keys = 0
    for mask in keys_by_count(cards)[size:]:
        keys |= mask
    if not keys:
        return None
    return _of_key(cards, (keys & -keys).bit_length() - 1)[:size]


def draw_tic(cards: tuple[Card, ...], size: int, rng: Random) -> tuple[Card, ...] | None:
    """Return a Tic set of a size, each as likely as any other; None if there is none."""
    exactly = keys_by_count(cards)
    ways = [0 if held < size else keys.bit_count() * comb(held, size) for held, keys in enumerate(exactly)]
    if not any(ways):
        return None
    keys = exactly[pick(ways, rng)]
    chosen = [key for key in range(KEY_COUNT) if keys >> key & 1]
    of_key = list(_of_key(cards, chosen[int(rng.random() * len(chosen))]))
    while len(of_key) > size:
        del of_key[int(rng.random() * len(of_key))]
    return tuple(of_key)


def _of_key(cards: tuple[Card, ...], key: int) -> tuple[Card, ...]:
    held = set(cards)
    return tuple(card for card in key_cards(Key(key)) if card in held)
