"""Sets among face-up cards: exact answers for all nine kinds at once (P5).

A *kind* of set is a relation and a size: Tic, Single or Nic of 3, 4 or 5 cards. Tic sets are cards of one
key. Single sets share one property value and nothing else: rooks that attack nobody on the 5 × 5 board of the
other two properties. Nic sets share nothing: a walk over the numbers that uses each shape and colour once.

All three are worked out in whole numbers used as rows of bits (exists) or of small counters (count), so that
the time is bounded whatever lies on the table.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from ticgame.core.cards import COLOUR, KEY_COUNT, NUMBER, SHAPE, Card, Key, Relation, common, key_cards

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
    same = sum(len({positions[card] for card in cards}) == 1 for positions in (NUMBER, SHAPE, COLOUR))
    return (same, shared) == ((2, {2}) if relation is Relation.TIC else (1, {1}))


def existing(cards: Iterable[Card]) -> frozenset[Kind]:
    """Return every kind of which the cards hold a set."""
    cards = tuple(cards)
    found = []
    tics = _exactly(cards)
    for size in SIZES:
        if any(tics[size:]):
            found.append(Kind(Relation.TIC, size))
    singles = _rook_layers(cards, _EXISTS)[-1]
    nics = _walk(cards)
    for size in SIZES:
        if singles & _column_sets(_EXISTS, size):
            found.append(Kind(Relation.SINGLE, size))
        if nics & _pair_sets(1, size):
            found.append(Kind(Relation.NIC, size))
    return frozenset(found)


def counts(cards: Iterable[Card]) -> dict[Kind, int]:
    """Return how many sets of each kind the cards hold."""
    cards = tuple(cards)
    keys = [mask.bit_count() for mask in _exactly(cards)]
    singles = _fields(_rook_layers(cards, _COUNTS)[-1], _COUNTS.bits)
    nics = _fields(_count_walk(cards), _NIC_BITS)
    found = {}
    for size in SIZES:
        found[Kind(Relation.TIC, size)] = sum(
            keys[held] * len(tuple(combinations(range(held), size))) for held in range(size, 6)
        )
        found[Kind(Relation.SINGLE, size)] = sum(
            singles[32 * plane + columns]
            for plane in range(15)
            for columns in _subsets(size)
            if 32 * plane + columns < len(singles)
        )
        found[Kind(Relation.NIC, size)] = sum(
            nics[32 * shapes + colours]
            for shapes in _subsets(size)
            for colours in _subsets(size)
            if 32 * shapes + colours < len(nics)
        )
    return found


def example(cards: Iterable[Card], kind: Kind) -> tuple[Card, ...] | None:
    """Return one set of a kind in code order, None if the cards hold none."""
    cards = tuple(cards)
    finder = {Relation.TIC: _a_tic, Relation.SINGLE: _a_single, Relation.NIC: _a_nic}[kind.relation]
    found = finder(cards, kind.size)
    return None if found is None else tuple(sorted(found))


def all_sets(cards: Iterable[Card], kind: Kind) -> Iterator[tuple[Card, ...]]:
    """Yield every set of a kind, each in code order, in lexicographic order."""
    wanted = {Relation.TIC: 2, Relation.SINGLE: 1, Relation.NIC: 0}[kind.relation]
    ordered = sorted(cards)
    yield from _grow((), ordered, kind, wanted)


def _grow(chosen: tuple[Card, ...], rest: list[Card], kind: Kind, wanted: int) -> Iterator[tuple[Card, ...]]:
    if len(chosen) == kind.size:
        if is_set(kind.relation, chosen):
            yield chosen
        return
    for at, card in enumerate(rest[: len(rest) - (kind.size - len(chosen)) + 1]):
        fitting = [other for other in rest[at + 1 :] if common(card, other) == wanted]
        yield from _grow((*chosen, card), fitting, kind, wanted)


# Tic: the 75 keys counted side by side. Each card sets a bit in three boards (one for each property that the
# key leaves free), in the layer of that property's value; adding the five layers gives every key's count.


@cache
def _key_bits() -> tuple[tuple[int, ...], ...]:
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


def _exactly(cards: tuple[Card, ...]) -> list[int]:
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


def _a_tic(cards: tuple[Card, ...], size: int) -> tuple[Card, ...] | None:
    keys = 0
    for mask in _exactly(cards)[size:]:
        keys |= mask
    if not keys:
        return None
    key = Key((keys & -keys).bit_length() - 1)
    held = set(cards)
    return tuple(card for card in key_cards(key) if card in held)[:size]


# Single: 15 boards of 5 × 5 side by side, one for each value of each property. For every board a field for each
# of the 32 sets of columns says whether (or in how many ways) rooks of the rows so far stand on just these.


class _Width(NamedTuple):
    """How many bits a field has; `step` joins the ways of a field."""

    bits: int


_EXISTS: Final = _Width(1)
_COUNTS: Final = _Width(8)  # at most 120 ways


@cache
def _boards(card: Card) -> tuple[tuple[int, int], ...]:
    """Return the boards of a card: (board, 5 × row + column)."""
    number, shape, colour = NUMBER[card], SHAPE[card], COLOUR[card]
    return (
        (number, shape * 5 + colour),
        (5 + shape, number * 5 + colour),
        (10 + colour, number * 5 + shape),
    )


@cache
def _board_bits() -> tuple[int, ...]:
    """Return for each card one bit a board it is on, in a row of 15 boards for each of the 25 squares."""
    return tuple(
        sum(1 << (15 * square + board) for board, square in _boards(Card(card))) for card in range(125)
    )


@cache
def _spread(width: _Width) -> tuple[int, ...]:
    """Return for every byte of boards the whole fields of those boards (8 boards a byte)."""
    field = (1 << (32 * width.bits)) - 1
    return tuple(
        sum(field << (32 * width.bits * board) for board in range(8) if boards >> board & 1)
        for boards in range(256)
    )


@cache
def _without_column(width: _Width) -> tuple[int, ...]:
    """Return for each column the fields, of all boards, whose column sets lack it."""
    field = (1 << width.bits) - 1
    return tuple(
        sum(
            field << (width.bits * (32 * board + columns))
            for board in range(15)
            for columns in range(32)
            if not columns >> column & 1
        )
        for column in range(5)
    )


@cache
def _column_sets(width: _Width, size: int) -> int:
    """Return the fields, of all boards, whose column sets have that size."""
    field = (1 << width.bits) - 1
    return sum(
        field << (width.bits * (32 * board + columns)) for board in range(15) for columns in _subsets(size)
    )


def _rook_layers(cards: tuple[Card, ...], width: _Width) -> list[int]:
    """Return the fields after 0 to 5 rows."""
    bits, table = 0, _board_bits()
    for card in cards:
        bits |= table[card]
    spread, without = _spread(width), _without_column(width)
    half = 32 * width.bits * 8
    ways = sum(1 << (32 * width.bits * board) for board in range(15)) if width.bits else 0
    layers = [ways]
    for _row in range(5):
        before = ways
        for column in range(5):
            boards = bits & 0x7FFF
            bits >>= 15
            if boards:
                there = spread[boards & 255] | spread[boards >> 8] << half
                moved = (before & without[column] & there) << (width.bits << column)
                ways = ways | moved if width.bits == 1 else ways + moved
        layers.append(ways)
    return layers


def _a_single(cards: tuple[Card, ...], size: int) -> tuple[Card, ...] | None:
    layers = _rook_layers(cards, _EXISTS)
    found = layers[-1] & _column_sets(_EXISTS, size)
    if not found:
        return None
    board, columns = divmod((found & -found).bit_length() - 1, 32)
    on_board = {square: card for card in cards for at, square in _boards(card) if at == board}
    chosen = []
    for row in range(4, -1, -1):
        if layers[row] >> (32 * board + columns) & 1:
            continue
        column = next(
            column
            for column in range(5)
            if columns >> column & 1
            and row * 5 + column in on_board
            and layers[row] >> (32 * board + (columns & ~(1 << column))) & 1
        )
        chosen.append(on_board[row * 5 + column])
        columns &= ~(1 << column)
    return tuple(chosen)


# Nic: a walk over the numbers. A bit (or counter) for each pair of a set of shapes and a set of colours says
# whether (in how many ways) cards of the numbers so far use just these.

_NIC_BITS: Final = 16  # at most 14,400 ways


@cache
def _free_pairs(bits: int) -> tuple[int, ...]:
    """Return for each shape and colour (5 × shape + colour) the pairs that lack both."""
    field = (1 << bits) - 1
    return tuple(
        sum(
            field << (bits * (32 * shapes + colours))
            for shapes in range(32)
            for colours in range(32)
            if not shapes >> shape & 1 and not colours >> colour & 1
        )
        for shape in range(5)
        for colour in range(5)
    )


@cache
def _pair_sets(bits: int, size: int) -> int:
    field = (1 << bits) - 1
    return sum(
        field << (bits * (32 * shapes + colours)) for shapes in _subsets(size) for colours in _subsets(size)
    )


@cache
def _pair_shifts(bits: int) -> tuple[int, ...]:
    return tuple(bits * (32 * (1 << shape) + (1 << colour)) for shape in range(5) for colour in range(5))


def _by_number(cards: tuple[Card, ...]) -> list[list[int]]:
    """Return for each number the (5 × shape + colour) of its cards."""
    rows: list[list[int]] = [[], [], [], [], []]
    for card in cards:
        rows[card // 25].append(card % 25)
    return rows


def _walk(cards: tuple[Card, ...]) -> int:
    return _walk_layers(cards)[-1]


def _walk_layers(cards: tuple[Card, ...]) -> list[int]:
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


def _count_walk(cards: tuple[Card, ...]) -> int:
    free, shifts = _free_pairs(_NIC_BITS), _pair_shifts(_NIC_BITS)
    ways = 1
    for row in _by_number(cards):
        before = ways
        for square in row:
            ways += (before & free[square]) << shifts[square]
    return ways


def _a_nic(cards: tuple[Card, ...], size: int) -> tuple[Card, ...] | None:
    layers = _walk_layers(cards)
    found = layers[-1] & _pair_sets(1, size)
    if not found:
        return None
    shapes, colours = divmod((found & -found).bit_length() - 1, 32)
    chosen = []
    for number, row in reversed(list(enumerate(_by_number(cards)))):
        if layers[number] >> (32 * shapes + colours) & 1:
            continue
        for square in row:
            shape, colour = divmod(square, 5)
            before = 32 * (shapes & ~(1 << shape)) + (colours & ~(1 << colour))
            if shapes >> shape & 1 and colours >> colour & 1 and layers[number] >> before & 1:
                chosen.append(Card(number * 25 + square))
                shapes, colours = divmod(before, 32)
                break
    return tuple(chosen)


@cache
def _subsets(size: int) -> tuple[int, ...]:
    """Return the sets of so many of five things, as bits."""
    return tuple(bits for bits in range(32) if bits.bit_count() == size)


def _fields(value: int, bits: int) -> list[int]:
    """Return the fields of a number, lowest first."""
    data = value.to_bytes((value.bit_length() + bits - 1) // bits * bits // 8 or 1, "little")
    if bits == 8:
        return list(data)
    return [int.from_bytes(data[at : at + 2], "little") for at in range(0, len(data), 2)]
