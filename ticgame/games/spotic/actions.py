"""What happens in SpoTic: actions of seats and of the clock, and the facts that follow."""

from typing import NamedTuple

from ticgame.core.cards import Card, Relation
from ticgame.core.contract import Seat


class Add(NamedTuple):
    """Put the top card of one's stack on the table."""


class CardCall(NamedTuple):
    """Call "Card!": the seat on turn adds its top card at once (P2)."""


class Call(NamedTuple):
    """Call Tic, Single or Nic."""

    rel: Relation


class Show(NamedTuple):
    """Point out the cards of one's claim."""

    cards: tuple[Card, ...]


class Withdraw(NamedTuple):
    """Take one's call back: free in the queue, incorrect once the claim is open (P3, P4)."""


class Surrender(NamedTuple):
    """Choose which set to give up, by its place among those held, from 0."""

    set: int


class NoMore(NamedTuple):
    """Say that one finds nothing more (P9)."""


class Timeout(NamedTuple):
    """The time of the open claim is up."""


class SurrenderTimeout(NamedTuple):
    """The time of a choice is up: the first collected goes."""


class Added(NamedTuple):
    seat: Seat
    card: Card
    slot: int


class Turn(NamedTuple):
    seat: Seat


class Claimed(NamedTuple):
    """A claim opens: only that seat may point."""

    seat: Seat
    rel: Relation


class Queued(NamedTuple):
    seat: Seat


class Collected(NamedTuple):
    seat: Seat
    rel: Relation
    cards: tuple[Card, ...]


class NotNeeded(NamedTuple):
    seat: Seat


class Incorrect(NamedTuple):
    seat: Seat


class Choose(NamedTuple):
    """The seat must give up one of these sets, by their places among those held."""

    seat: Seat
    sets: tuple[int, ...]


class Surrendered(NamedTuple):
    """A set is given up; `to` is the seat that gets each card, at the bottom of its stack."""

    seat: Seat
    cards: tuple[Card, ...]
    to: tuple[Seat, ...]
