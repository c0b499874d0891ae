"""The tray: the collections that a seat puts together before it lays them all down at once."""

from collections.abc import Collection as Cards
from collections.abc import Sequence
from enum import StrEnum
from itertools import permutations
from typing import NamedTuple

from ticgame.core.cards import Card
from ticgame.games.rummy.actions import Laid, Lay
from ticgame.games.rummy.collections import ROUNDS, RUNS, Wanted, is_collection
from ticgame.games.rummy.legality import collection_fault


class Fit(StrEnum):
    """How far a collection in the tray has come."""

    EMPTY = "empty"
    OPEN = "open"
    GOOD = "good"
    BAD = "bad"


class GroupLook(NamedTuple):
    """A collection in the tray: what is wanted, its cards as they would be laid, how they fit and why not."""

    want: Wanted
    cards: tuple[Card, ...]
    fit: Fit
    fault: str = ""


class Tray:
    """The collections of one seat's round, as far as they are put together."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.wanted = ROUNDS[number - 1]
        self._groups: list[list[Card]] = [[] for _ in self.wanted]

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards in the tray, from the left."""
        return tuple(card for look in self.looks() for card in look.cards)

    def put(self, card: Card, at: int) -> None:
        """Put a card into a collection."""
        self.take(card)
        self._groups[at].append(card)

    def take(self, card: Card) -> None:
        """Take a card out of the tray, if it is there."""
        for group in self._groups:
            if card in group:
                group.remove(card)

    def take_last(self) -> Card | None:
        """Take out a card of the last collection that has any."""
        for group in reversed(self._groups):
            if group:
                return group.pop()
        return None

    def keep(self, hand: Cards[Card]) -> None:
        """Forget the cards that the hand has no more."""
        self._groups = [[card for card in group if card in hand] for group in self._groups]

    def place_for(self, card: Card) -> int:
        """Return the collection that a card goes with: the first that it fits, else the first with room."""
        room = [
            at
            for at, (group, want) in enumerate(zip(self._groups, self.wanted, strict=True))
            if len(group) < want.size
        ]
        begun = [at for at in room if self._groups[at]]
        for at in (*begun, *room):
            if arranged(self.wanted[at], (*self._groups[at], card)) is not None:
                return at
        return room[0] if room else 0

    def why_full(self, at: int) -> str:
        """Return why no card goes into a collection any more, empty if one does."""
        want, group = self.wanted[at], self._groups[at]
        if len(group) < want.size:
            return ""
        return collection_fault(want, [*group, group[0]])[1]

    def looks(self) -> tuple[GroupLook, ...]:
        """Return every collection as it would be laid now."""
        return tuple(_look(want, tuple(group)) for want, group in zip(self.wanted, self._groups, strict=True))

    @property
    def is_complete(self) -> bool:
        """Whether all collections are there."""
        return all(look.fit is Fit.GOOD for look in self.looks())

    def action(self) -> Lay:
        """Return the lay-down of what is in the tray, whether it is complete or not."""
        return Lay(tuple(Laid(look.want.kind, look.cards) for look in self.looks()))


def arranged(want: Wanted, cards: Sequence[Card]) -> tuple[Card, ...] | None:
    """Return cards in an order in which they are (a part of) such a collection, None if in none."""
    if want.kind not in RUNS:
        return tuple(cards) if len(cards) < 2 or is_collection(want.kind, cards) else None
    if len(cards) < 2:
        return tuple(cards)
    orders = permutations(sorted(cards))
    return next((order for order in orders if is_collection(want.kind, order)), None)


def _look(want: Wanted, cards: tuple[Card, ...]) -> GroupLook:
    if not cards:
        return GroupLook(want, (), Fit.EMPTY)
    order = arranged(want, cards)
    if len(cards) < want.size:
        fit = Fit.OPEN if order is not None else Fit.BAD
        fault = "" if order is not None else collection_fault(want._replace(size=len(cards)), cards)[1]
        return GroupLook(want, order or cards, fit, fault)
    shown = order or cards
    fault = collection_fault(want, shown)
    return GroupLook(want, shown, Fit.BAD if fault else Fit.GOOD, fault[1] if fault else "")
