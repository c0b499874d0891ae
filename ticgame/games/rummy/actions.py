"""What happens in TIC Rummy: actions of seats and of the table, and the facts that follow."""

from enum import StrEnum
from typing import NamedTuple

from ticgame.core.cards import Card
from ticgame.core.contract import Seat
from ticgame.games.rummy.collections import End, Kind


class Deal(NamedTuple):
    """The table deals a whole shuffled deck (C1, R8)."""

    dealer: Seat
    deck: tuple[Card, ...]


class Recycle(NamedTuple):
    """The discards but the top become the new draw deck, in this order (R5)."""

    deck: tuple[Card, ...]


class Void(NamedTuple):
    """The deal is void (R5)."""


class Source(StrEnum):
    """Where a card is drawn from."""

    DECK = "deck"
    DISCARD = "discard"


class Draw(NamedTuple):
    """Draw a card, at the start of one's turn."""

    from_: Source


class Laid(NamedTuple):
    """One collection of a lay-down; the cards of a sequence in order."""

    kind: Kind
    cards: tuple[Card, ...]


class Lay(NamedTuple):
    """Lay down all collections of one's round, in the order of the round's list."""

    collections: tuple[Laid, ...]


class Add(NamedTuple):
    """Add a card to a collection, counted from 0 in the order laid; `end` for sequences only."""

    card: Card
    to: int
    end: End | None = None


class Discard(NamedTuple):
    """End one's turn."""

    card: Card


class Turn(NamedTuple):
    seat: Seat


class Out(NamedTuple):
    """The seat goes out, the deal is over."""

    seat: Seat


class Penalties(NamedTuple):
    """What the deal costs each seat."""

    points: tuple[int, ...]


class RoundsNow(NamedTuple):
    """The round that each seat plays next."""

    now: tuple[int, ...]
