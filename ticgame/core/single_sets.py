"""Single sets among face-up cards: one property value in common and nothing else.

They are rooks that attack nobody on the 5 × 5 board of the other two properties: 15 boards side by side, one
for each value of each property. For every board a field for each of the 32 sets of columns says whether (or
in how many ways) rooks of the rows so far stand on just these.
"""

from functools import cache
from random import Random
from typing import Final, NamedTuple

from ticgame.core.cards import COLOUR, NUMBER, SHAPE, Card
from ticgame.core.ways import fields, pick, subsets


class _Width(NamedTuple):
    """How many bits a field has: 1 says whether, more say in how many ways."""

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
    field, table = (1 << (32 * width.bits)) - 1, [0]
    for board in range(8):
        table += [fields | field << (32 * width.bits * board) for fields in table]
    return tuple(table)


@cache
def _without_column(width: _Width) -> tuple[int, ...]:
    """Return for each column the fields, of all boards, whose column sets lack it."""
    field = (1 << width.bits) - 1
    boards = sum(1 << (width.bits * 32 * board) for board in range(15))
    return tuple(
        boards * sum(field << (width.bits * columns) for columns in range(32) if not columns >> column & 1)
        for column in range(5)
    )


@cache
def _column_sets(size: int) -> int:
    """Return the bits, of all boards, of the column sets of a size."""
    return sum(1 << (32 * board + columns) for board in range(15) for columns in subsets(size))


def _rook_layers(cards: tuple[Card, ...], width: _Width) -> list[int]:
    """Return the fields after 0 to 5 rows."""
    bits, table = 0, _board_bits()
    for card in cards:
        bits |= table[card]
    spread, without = _spread(width), _without_column(width)
    half = 32 * width.bits * 8
    ways = sum(1 << (32 * width.bits * board) for board in range(15))
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


def single_sizes(cards: tuple[Card, ...]) -> list[int]:
    """Return the sizes, of 3 to 5, of which the cards hold a Single set."""
    reached = _rook_layers(cards, _EXISTS)[-1]
    return [size for size in (3, 4, 5) if reached & _column_sets(size)]


def count_singles(cards: tuple[Card, ...]) -> list[int]:
    """Return how many Single sets of 0 to 5 cards the cards hold (right from 2 on)."""
    found = [0] * 6
    for at, ways in enumerate(fields(_rook_layers(cards, _COUNTS)[-1], _COUNTS.bits)):
        if ways:
            found[(at & 31).bit_count()] += ways
    return found


def find_single(cards: tuple[Card, ...], size: int) -> tuple[Card, ...] | None:
    """Return a Single set of a size, None if there is none."""
    layers = _rook_layers(cards, _EXISTS)
    found = layers[-1] & _column_sets(size)
    if not found:
        return None
    board, columns = divmod((found & -found).bit_length() - 1, 32)
    on_board = _on_board(cards, board)
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


def draw_single(cards: tuple[Card, ...], size: int, rng: Random) -> tuple[Card, ...] | None:
    """Return a Single set of a size, each as likely as any other; None if there is none."""
    layers = _rook_layers(cards, _COUNTS)
    ends = [ways if (at & 31).bit_count() == size else 0 for at, ways in enumerate(fields(layers[-1], 8))]
    if not any(ends):
        return None
    board, columns = divmod(pick(ends, rng), 32)
    on_board = _on_board(cards, board)
    chosen = []
    for row in range(4, -1, -1):
        # A row stays empty, or its rook stands on one of the columns.
        ways = [_ways_at(layers[row], board, columns)]
        for column in range(5):
            is_there = columns >> column & 1 and row * 5 + column in on_board
            ways.append(_ways_at(layers[row], board, columns & ~(1 << column)) if is_there else 0)
        if column := pick(ways, rng):
            chosen.append(on_board[row * 5 + column - 1])
            columns &= ~(1 << (column - 1))
    return tuple(chosen)


def _ways_at(layer: int, board: int, columns: int) -> int:
    return layer >> (8 * (32 * board + columns)) & 255


def _on_board(cards: tuple[Card, ...], board: int) -> dict[int, Card]:
    return {square: card for card in cards for at, square in _boards(card) if at == board}
