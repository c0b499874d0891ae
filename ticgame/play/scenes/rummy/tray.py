"""The tray: the collections that a seat puts together before it lays them all down at once."""

from collections.abc import Collection as Cards
from enum import StrEnum
from typing import NamedTuple

from ticgame.core.cards import Card
from ticgame.games.rummy.actions import Laid, Lay
from ticgame.games.rummy.begun import begun
from ticgame.games.rummy.collections import ROUNDS, Wanted
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
    """The collections of one seat's round, as far as they are put together.

    Cards go into the collection that is `open_at`, if they may lie there. One that is complete is closed.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        self.wanted = ROUNDS[number - 1]
        self._groups: list[list[Card]] = [[] for _ in self.wanted]
        self._latest: list[Card] = []
        self._open_at = 0

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards in the tray, from the left."""
        return tuple(card for look in self.looks() for card in look.cards)

    @property
    def open_at(self) -> int | None:
        """The collection that cards go into first, None if all are full."""
        order = (*range(self._open_at, len(self._groups)), *range(self._open_at))
        return next((at for at in order if self._has_room(at)), None)

    @property
    def rooms(self) -> int:
        """In how many collections there is room."""
        return sum(map(self._has_room, range(len(self._groups))))

    def open_next(self, steps: int) -> bool:
        """Have cards go into another collection with room; return whether there is another."""
        now, room = self.open_at, [at for at in range(len(self._groups)) if self._has_room(at)]
        if len(room) < 2:
            return False
        return self.open(room[(room.index(now) + steps) % len(room)])

    def open(self, at: int) -> bool:
        """Have cards go into a collection; return whether it is another one that has room."""
        if at == self.open_at or not self._has_room(at):
            return False
        self._open_at = at
        return True

    def put(self, card: Card, at: int) -> None:
        """Put a card into a collection."""
        self.take(card)
        self._groups[at].append(card)
        self._latest.append(card)

    def fill(self, lay: Lay) -> None:
        """Put together what would be laid, whatever was there."""
        for card in self.cards:
            self.take(card)
        for at, laid in enumerate(lay.collections):
            for card in laid.cards:
                self.put(card, at)

    def take(self, card: Card) -> None:
        """Take a card out of the tray, if it is there."""
        for group in self._groups:
            if card in group:
                group.remove(card)
                self._latest.remove(card)

    def take_last(self) -> Card | None:
        """Take out the card that was put in last."""
        card = self._latest[-1] if self._latest else None
        if card is not None:
            self.take(card)
        return card

    def keep(self, hand: Cards[Card]) -> None:
        """Forget the cards that the hand has no more."""
        for card in [card for card in self._latest if card not in hand]:
            self.take(card)

    def place_for(self, card: Card) -> int | None:
        """Return the collection that a card may lie in: the open one, else one that is begun, else any."""
        room = [at for at in range(len(self._groups)) if self._has_room(at)]
        room.sort(key=lambda at: (at != self.open_at, not self._groups[at]))
        fits = (at for at in room if begun(self.wanted[at], (*self._groups[at], card)) is not None)
        return next(fits, None)

    def why_not(self, card: Card) -> str:
        """Return why a card goes into no collection, in the words for the open one."""
        at = self.open_at
        if at is None:
            return "All collections are full."
        return _fault(self.wanted[at], (*self._groups[at], card))

    def why_full(self, at: int) -> str:
        """Return why no card goes into a collection any more, empty if one does."""
        want, group = self.wanted[at], self._groups[at]
        return "" if self._has_room(at) else collection_fault(want, [*group, group[0]])[1]

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

    def _has_room(self, at: int) -> bool:
        return len(self._groups[at]) < self.wanted[at].size


def _look(want: Wanted, cards: tuple[Card, ...]) -> GroupLook:
    if not cards:
        return GroupLook(want, (), Fit.EMPTY)
    order = begun(want, cards)
    if order is None:
        return GroupLook(want, cards, Fit.BAD, _fault(want, cards))
    # The rules have the last word on what may be laid.
    fault = collection_fault(want, order) if len(cards) == want.size else None
    if fault is not None:
        return GroupLook(want, order, Fit.BAD, fault[1])
    return GroupLook(want, order, Fit.GOOD if len(cards) == want.size else Fit.OPEN)


def _fault(want: Wanted, cards: tuple[Card, ...]) -> str:
    """Return why cards can't lie in one collection, whole or not."""
    fault = collection_fault(want._replace(size=len(cards)), cards)
    return "" if fault is None else fault[1]
