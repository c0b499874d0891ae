"""Positions of SpoTic, what a seat sees of them, and what sets are worth."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from ticgame.core.cards import EXTREME_POINTS, Card, Relation
from ticgame.core.contract import Millis, Result, Seat, View
from ticgame.core.sets import Kind

SET_POINTS: Final = {3: 1, 4: 3, 5: 10}  # P7


class Held(NamedTuple):
    """A collected set, its cards in the order they were shown."""

    rel: Relation
    cards: tuple[Card, ...]

    @property
    def kind(self) -> Kind:
        return Kind(self.rel, len(self.cards))

    @property
    def points(self) -> int:
        return set_points(self.cards)


class Waiting(NamedTuple):
    """A call: the seat and what it called."""

    seat: Seat
    rel: Relation


class Choice(NamedTuple):
    """A seat that must give up one of some sets it holds (P4)."""

    seat: Seat
    sets: tuple[int, ...]


class Table(NamedTuple):
    """Everything that lies open; only the order of the stacks doesn't.

    `slots` are the table's places, None where a card was taken. `turn` is the seat that adds next (None in
    free pace and when all stacks are empty), since `turn_began`. A `claim` or a `choice` lasts until `until`.
    `calls_from` is when each seat may call again, `why` what ended the game.
    """

    stack_sizes: tuple[int, ...]
    slots: tuple[Card | None, ...]
    held: tuple[tuple[Held, ...], ...]
    turn: Seat | None
    turn_began: Millis
    claim: Waiting | None
    choice: Choice | None
    until: Millis
    queue: tuple[Waiting, ...]
    calls_from: tuple[Millis, ...]
    no_more: tuple[bool, ...]
    why: str | None

    @property
    def seats(self) -> int:
        return len(self.stack_sizes)

    @property
    def is_blocked(self) -> bool:
        """Whether a claim or a choice is open."""
        return self.claim is not None or self.choice is not None

    @property
    def is_dealt_out(self) -> bool:
        return not any(self.stack_sizes)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that lie face up, by slot."""
        return tuple([card for card in self.slots if card is not None])

    def is_claimant(self, seat: Seat) -> bool:
        """Return whether the open claim is the seat's."""
        return self.claim is not None and self.claim.seat == seat

    def is_choosing(self, seat: Seat) -> bool:
        """Return whether the seat must give up a set."""
        return self.choice is not None and self.choice.seat == seat

    def has_called(self, seat: Seat) -> bool:
        """Return whether the seat's claim is open or waits."""
        return self.is_claimant(seat) or any(call.seat == seat for call in self.queue)


class State(NamedTuple):
    """A whole position: the stacks, top first, and what lies open."""

    stacks: tuple[tuple[Card, ...], ...]
    table: Table


@dataclass(frozen=True, slots=True)
class SpoticView(View):
    """All that lies open, the same for everybody: nobody may look into a stack, not even its owner."""

    table: Table


@dataclass(frozen=True, slots=True)
class SpoticResult(Result):
    """How the game ended; `is_by_points` says that points count before the number of sets (P7)."""

    why: str
    sets: tuple[int, ...]
    points: tuple[int, ...]
    nine: Seat | None
    is_by_points: bool

    def winners(self) -> tuple[Seat, ...]:
        if self.nine is not None:
            return (self.nine,)
        # P6: most sets, then most points, then shared.
        worth = [
            (points,) if self.is_by_points else (sets, points)
            for sets, points in zip(self.sets, self.points, strict=True)
        ]
        return tuple(Seat(seat) for seat, mine in enumerate(worth) if mine == max(worth))

    def to_json(self) -> dict[str, Any]:
        return {
            "winners": list(self.winners()),
            "why": self.why,
            "sets": list(self.sets),
            "points": list(self.points),
        }


def set_points(cards: Iterable[Card]) -> int:
    """Return what a set of these cards is worth by the points table, with the Extreme cards (P7)."""
    cards = tuple(cards)
    return SET_POINTS[len(cards)] + sum(EXTREME_POINTS.get(card, 0) for card in cards)


def kinds_held(held: Iterable[Held]) -> set[Kind]:
    return {item.kind for item in held}
