"""Runs of a layout: straight lines in which properties move by one step (S2)."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from ticgame.core.cards import PROPERTIES
from ticgame.core.layout import BLANK, Layout


class Run(NamedTuple):
    """Cards in a row or column; `properties` is how many of them run all along."""

    spots: tuple[int, ...]
    properties: int


def running(board: bytes, spots: tuple[int, ...]) -> int:
    """Return how many properties move one step in one direction of their own from each card to the next."""
    count = 0
    for positions in PROPERTIES:
        values = [positions[board[spot]] for spot in spots]
        steps = {after - before for before, after in pairwise(values)}
        count += steps in ({1}, {-1})
    return count


def runs_through(layout: Layout, spot: int, length: int) -> Iterator[Run]:
    """Yield each line of `length` cards that contains the spot, horizontal ones first."""
    board, stride = layout.board, layout.frame.stride
    for step in (1, stride):
        for first in range(spot - (length - 1) * step, spot + 1, step):
            spots = tuple(range(first, first + length * step, step))
            if first > 0 and spots[-1] < len(board) and all(board[at] < BLANK for at in spots):
                yield Run(spots, running(board, spots))


def all_runs(layout: Layout, length: int) -> Iterator[Run]:
    """Yield each line of `length` cards by its first card's row, then column, horizontal before vertical."""
    board, stride = layout.board, layout.frame.stride
    for first, card in enumerate(board):
        if card < BLANK:
            for step in (1, stride):
                spots = tuple(range(first, first + length * step, step))
                if spots[-1] < len(board) and all(board[at] < BLANK for at in spots):
                    yield Run(spots, running(board, spots))
