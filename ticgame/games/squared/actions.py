"""What seats do in Tic Squared and its Race, and what follows."""

from functools import cache
from typing import NamedTuple

from ticgame.core.cards import ALL_CARDS, BY_COMMON, Card, Relation
from ticgame.core.contract import Seat
from ticgame.core.layout import Cell


class Start(NamedTuple):
    """Choose one's start card, in secret until all have."""

    card: Card


class Play(NamedTuple):
    """Put a card of one's hand on a seat's grid."""

    card: Card
    grid: Seat
    cell: Cell


class Draw(NamedTuple):
    """Draw one card."""


class End(NamedTuple):
    """End one's turn after a Tic, or keep a card just drawn that could be played."""


class Started(NamedTuple):
    """All start cards are shown."""


class Edge(NamedTuple):
    """A new edge with a card of the same grid."""

    with_: Card
    rel: Relation


class TwoTic(NamedTuple):
    """Two Tics at once: how many cards each seat drew (Q5)."""

    drawn: tuple[int, ...]


class Drew(NamedTuple):
    """The seat drew a card, hidden."""


class Turn(NamedTuple):
    """A seat's turn begins."""

    seat: Seat


@cache
def edge_table() -> tuple[tuple[Edge, ...], ...]:
    """Return `table[shared][card]`, the edge with a card by the properties shared."""
    return tuple(tuple(Edge(card, relation) for card in ALL_CARDS) for relation in BY_COMMON)
