"""Nic sets among face-up cards: nothing in common.

They are found by a walk over the numbers. A bit (or counter) for each pair of a set of shapes and a set of
colours says whether (or in how many ways) cards of the numbers so far use just these.
"""

from functools import cache
from random import Random
from typing import Final

from ticgame.core.cards import Card
from ticgame.core.ways import fields, pick, subsets

_BITS: Final = 16  # of a counter: at most 14,400 ways


@cache
def _free_pairs(bits: int) -> tuple[int, ...]:
    """Return for each shape and colour (5 × shape + colour) the pairs that lack both."""
    field = (1 << bits) - 1
    without = [[values for values in range(32) if not values >> value & 1] for value in range(5)]
    rows = [sum(1 << (bits * 32 * shapes) for shapes in lacking) for lacking in without]
    fields = [sum(field << (bits * colours) for colours in lacking) for lacking in without]
    return tuple(row * some for row in rows for some in fields)


@cache
def _pair_sets(size: int) -> int:
    return sum(1 << (32 * shapes + colours) for shapes in subsets(size) for colours in subsets(size))


@cache
def _pair_shifts(bits: int) -> tuple[int, ...]:
    return tuple(bits * (32 * (1 << shape) + (1 << colour)) for shape in range(5) for colour in range(5))


def _by_number(cards: tuple[Card, ...]) -> list[list[int]]:
    """Return for each number the (5 × shape + colour) of its cards."""
    rows: list[list[int]] = [[], [], [], [], []]
    for card in cards:
        rows[card // 25].append(card % 25)
    return rows


def _reach_layers(cards: tuple[Card, ...]) -> list[int]:
    """Return the reachable pairs after 0 to 5 numbers."""
    free, shifts = _free_pairs(1), _pair_shifts(1)
    reach = 1
    layers = [reach]
    for row in _by_number(cards):
        before = reach
        for square in row:
            reach |= (before & free[square]) << shifts[square]
        layers.append(reach)
    return layers


def _count_layers(cards: tuple[Card, ...]) -> list[int]:
    """Return the pairs' counters after 0 to 5 numbers."""
    free, shifts = _free_pairs(_BITS), _pair_shifts(_BITS)
    ways = 1
    layers = [ways]
    for row in _by_number(cards):
        before = ways
        for square in row:
            ways += (before & free[square]) << shifts[square]
        layers.append(ways)
    return layers


def nic_sizes(cards: tuple[Card, ...]) -> list[int]:
    """Return the sizes, of 3 to 5, of which the cards hold a Nic set."""
    reached = _reach_layers(cards)[-1]
    return [size for size in (3, 4, 5) if reached & _pair_sets(size)]


def count_nics(cards: tuple[Card, ...]) -> list[int]:
    """Return how many Nic sets of 0 to 5 cards the cards hold."""
    found = [0] * 6
    for at, ways in enumerate(fields(_count_layers(cards)[-1], _BITS)):
        if ways:
            found[(at & 31).bit_count()] += ways
    return found


def find_nic(cards: tuple[Card, ...], size: int) -> tuple[Card, ...] | None:
    """Return a Nic set of a size, None if there is none."""
    layers = _reach_layers(cards)
    found = layers[-1] & _pair_sets(size)
    if not found:
        return None
    shapes, colours = divmod((found & -found).bit_length() - 1, 32)
    chosen = []
    for number, row in reversed(list(enumerate(_by_number(cards)))):
        if layers[number] >> (32 * shapes + colours) & 1:
            continue
        for square in row:
            before = _before(shapes, colours, square)
            if before is not None and layers[number] >> before & 1:
                chosen.append(Card(number * 25 + square))
                shapes, colours = divmod(before, 32)
                break
    return tuple(chosen)


def draw_nic(cards: tuple[Card, ...], size: int, rng: Random) -> tuple[Card, ...] | None:
    """Return a Nic set of a size, each as likely as any other; None if there is none."""
    layers = _count_layers(cards)
    ends = [ways if (at & 31).bit_count() == size else 0 for at, ways in enumerate(fields(layers[-1], _BITS))]
    if not any(ends):
        return None
    shapes, colours = divmod(pick(ends, rng), 32)
    chosen = []
    for number, row in reversed(list(enumerate(_by_number(cards)))):
        # No card of this number, or one of those that leave a pair with ways.
        befores = [32 * shapes + colours, *(_before(shapes, colours, square) for square in row)]
        ways = [0 if at is None else layers[number] >> (_BITS * at) & 0xFFFF for at in befores]
        if square := pick(ways, rng):
            chosen.append(Card(number * 25 + row[square - 1]))
            shapes, colours = divmod(befores[square], 32)
    return tuple(chosen)


def _before(shapes: int, colours: int, square: int) -> int | None:
    """Return the pair without a card's shape and colour, None if it lacks one."""
    shape, colour = divmod(square, 5)
    if not (shapes >> shape & 1 and colours >> colour & 1):
        return None
    return 32 * (shapes & ~(1 << shape)) + (colours & ~(1 << colour))
