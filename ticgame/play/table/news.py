"""What has happened at a table, told in a line: who did what, with which cards."""

from collections.abc import Sequence
from typing import NamedTuple

from ticgame.core.cards import Card
from ticgame.core.contract import Seat
from ticgame.core.match import Entry, Hinted, TakeSeat

MOST_CARDS = 5


class News(NamedTuple):
    """One thing that everybody may know: its words follow the name of the seat.

    `kinds` counts edges or sets by their marker; `cards` are those that lie open.
    """

    seat: Seat | None
    words: str
    cards: tuple[Card, ...] = ()
    kinds: tuple[tuple[str, int], ...] = ()


def since_last_turn(entries: Sequence[Entry], seat: Seat) -> Sequence[Entry]:
    """Return what has happened since a seat last acted; everything if it never did."""
    for at in range(len(entries) - 1, -1, -1):
        if entries[at].seat == seat and not isinstance(entries[at].action, Hinted | TakeSeat):
            return entries[at + 1 :]
    return entries


def counted(kinds: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """Return how often each kind comes, in the order in which they first come."""
    return tuple((kind, kinds.count(kind)) for kind in dict.fromkeys(kinds))
