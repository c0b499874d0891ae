"""The TIC deck: cards, codes, relations, steps and keys (rulings, "Words").

A card is its place in code order: number, then shape, then colour, so `1ov` is 0 and `5sr` is 124.
"""

from collections.abc import Callable
from enum import StrEnum
from functools import cache
from typing import Final, NewType

Card = NewType("Card", int)
Key = NewType("Key", int)

CARD_COUNT: Final = 125
KEY_COUNT: Final = 75
SHAPES: Final = ("circle", "crescent", "triangle", "square", "star")
COLOURS: Final = ("violet", "cyan", "yellow", "orange", "red")
SHAPE_LETTERS: Final = "octqs"
COLOUR_LETTERS: Final = "vcyor"

# Positions 0 to 4 of each property, by card.
NUMBER: Final = tuple(card // 25 for card in range(CARD_COUNT))
SHAPE: Final = tuple(card // 5 % 5 for card in range(CARD_COUNT))
COLOUR: Final = tuple(card % 5 for card in range(CARD_COUNT))
PROPERTIES: Final = (NUMBER, SHAPE, COLOUR)

ALL_CARDS: Final = tuple(Card(card) for card in range(CARD_COUNT))
CODES: Final = tuple(
    f"{number}{shape}{colour}" for number in "12345" for shape in SHAPE_LETTERS for colour in COLOUR_LETTERS
)
_BY_CODE: Final = {code: Card(card) for card, code in enumerate(CODES)}
LOW_EXTREME: Final = Card(0)  # 1ov
HIGH_EXTREME: Final = Card(124)  # 5sr
EXTREME_POINTS: Final = {LOW_EXTREME: 1, HIGH_EXTREME: 2}
"""What an Extreme card adds to the points of a group or set it is in (D5, P7)."""


class Relation(StrEnum):
    """How two different cards meet: by Commonness (first three) or by steps (S1)."""

    TIC = "tic"
    SINGLE = "single"
    NIC = "nic"
    BREAK = "break"
    MONO = "mono"
    DUO = "duo"
    TRIPO = "tripo"


BY_COMMON: Final = (Relation.NIC, Relation.SINGLE, Relation.TIC)
BY_STEPS: Final = (Relation.BREAK, Relation.MONO, Relation.DUO, Relation.TRIPO)


def parse_card(code: str) -> Card:
    """Return the card of a code such as `3so`; raise ValueError for any other text."""
    try:
        return _BY_CODE[code]
    except (KeyError, TypeError):
        raise ValueError(
            f"{code!r} is no card: write number 1-5, shape {'/'.join(SHAPE_LETTERS)} "
            f"and colour {'/'.join(COLOUR_LETTERS)}, such as 3so"
        ) from None


def format_card(card: Card) -> str:
    return CODES[card]


def card_name(card: Card) -> str:
    """Return the full name, `3-star-orange`."""
    return f"{NUMBER[card] + 1}-{SHAPES[SHAPE[card]]}-{COLOURS[COLOUR[card]]}"


def card_at(number: int, shape: int, colour: int) -> Card:
    """Return the card whose properties have these positions, 0 to 4."""
    return ALL_CARDS[number * 25 + shape * 5 + colour]


def common(a: Card, b: Card) -> int:
    """Return how many properties two cards share, 0 to 3."""
    return (NUMBER[a] == NUMBER[b]) + (SHAPE[a] == SHAPE[b]) + (COLOUR[a] == COLOUR[b])


def steps(a: Card, b: Card) -> int:
    """Return how many properties differ by exactly one position, 0 to 3 (rulings, "Steps")."""
    return (
        (abs(NUMBER[a] - NUMBER[b]) == 1)
        + (abs(SHAPE[a] - SHAPE[b]) == 1)
        + (abs(COLOUR[a] - COLOUR[b]) == 1)
    )


def relation(a: Card, b: Card) -> Relation:
    """Return Tic, Single or Nic of two different cards."""
    return BY_COMMON[common(a, b)]


def step_relation(a: Card, b: Card) -> Relation:
    """Return Break, Mono, Duo or Tripo of two different cards (S1)."""
    return BY_STEPS[steps(a, b)]


# Keys in the order of T8: number+shape, number+colour, shape+colour, each by its values.
KEYS: Final = tuple(
    (
        Key(NUMBER[card] * 5 + SHAPE[card]),
        Key(25 + NUMBER[card] * 5 + COLOUR[card]),
        Key(50 + SHAPE[card] * 5 + COLOUR[card]),
    )
    for card in ALL_CARDS
)


@cache
def key_cards(key: Key) -> tuple[Card, ...]:
    """Return the five cards of a key in code order."""
    return tuple(card for card in ALL_CARDS if key in KEYS[card])


def key_positions(key: Key) -> tuple[int | None, int | None, int | None]:
    """Return the positions of number, shape and colour that a key fixes, None for the free one."""
    kind, value = divmod(key, 25)
    first, second = divmod(value, 5)
    return ((first, second, None), (first, None, second), (None, first, second))[kind]


def format_key(key: Key) -> str:
    """Return a key as records write it, `number=4,shape=square`."""
    number, shape, colour = key_positions(key)
    parts = (
        number is not None and f"number={number + 1}",
        shape is not None and f"shape={SHAPES[shape]}",
        colour is not None and f"colour={COLOURS[colour]}",
    )
    return ",".join(part for part in parts if part)


@cache
def common_table() -> tuple[bytes, ...]:
    """Return `table[a][b]`, the number of shared properties."""
    return _pair_table(lambda one, other: one == other)


@cache
def steps_table() -> tuple[bytes, ...]:
    """Return `table[a][b]`, the number of steps."""
    return _pair_table(lambda one, other: abs(one - other) == 1)


def _pair_table(counts: Callable[[int, int], bool]) -> tuple[bytes, ...]:
    """Return for each pair of cards how many of the three properties count, by their positions."""
    rows = [[counts(one, other) for other in range(5)] for one in range(5)]
    return tuple(
        bytes([n + s + c for n in rows[number] for s in rows[shape] for c in rows[colour]])
        for number, shape, colour in zip(NUMBER, SHAPE, COLOUR, strict=True)
    )
