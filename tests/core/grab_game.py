"""A small game for tests of the match: any seat grabs a card at any time, and time runs out.

It has what TIC Together lacks: several seats that act at once, time-outs, actions of the table itself.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, NamedTuple

from ticgame.core.cards import Card
from ticgame.core.chance import Chance
from ticgame.core.codec import Codec
from ticgame.core.contract import Result, Rules, Step, View
from ticgame.core.errors import IllegalAction

TURN_MS = 1000


class Grab(NamedTuple):
    """Take the top card."""

    card: Card


class TimeOut(NamedTuple):
    """The top card goes out of the game."""


class Refill(NamedTuple):
    """The table lays out a card: chance decides which of what is left."""

    card: Card


class Took(NamedTuple):
    seat: int


class State(NamedTuple):
    rest: tuple[Card, ...]
    shown: Card | None
    hands: tuple[tuple[Card, ...], ...]
    lost: tuple[Card, ...]
    due: int


@dataclass(frozen=True, slots=True)
class GrabView(View):
    shown: Card | None
    hand: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class GrabResult(Result):
    counts: tuple[int, ...]

    def to_json(self) -> dict[str, Any]:
        return {"counts": list(self.counts)}

    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, count in enumerate(self.counts) if count == max(self.counts))


class GrabRules(Rules[State, Any]):
    """Grab, with `cards` cards."""

    name: ClassVar[str] = "grab"
    title: ClassVar[str] = "Grab"
    seat_range: ClassVar[tuple[int, int]] = (1, 4)
    actions: ClassVar[Codec] = Codec("a", {"grab": Grab, "timeout": TimeOut, "refill": Refill})
    events: ClassVar[Codec] = Codec("e", {"took": Took})
    is_real_time: ClassVar[bool] = True

    def __init__(self, cards: int = 6) -> None:
        self.cards = cards

    @classmethod
    def from_options(cls, given: Mapping[str, Any], seats: int) -> "GrabRules":
        return cls(**given)

    def options_json(self) -> dict[str, Any]:
        return {"cards": self.cards}

    def dealt_size(self, seats: int) -> int:
        return self.cards

    def deal(self, seats: int, deck: tuple[Card, ...]) -> Step[State]:
        return Step(State(deck, None, ((),) * seats, (), 0), ())

    def actors(self, state: State) -> tuple[int, ...]:
        return tuple(range(len(state.hands))) if state.shown is not None else ()

    def check(self, state: State, seat: int | None, action: Any, at: int) -> None:
        is_legal = {
            Grab: seat is not None and state.shown is not None and action == (state.shown,),
            TimeOut: seat is None and state.shown is not None and at >= state.due,
            Refill: seat is None and state.shown is None and action[:1] and action[0] in state.rest,
        }[type(action)]
        if not is_legal:
            raise IllegalAction("G1", "You can't grab that now.")

    def apply(self, state: State, seat: int | None, action: Any, at: int) -> Step[State]:
        self.check(state, seat, action, at)
        if isinstance(action, Refill):
            rest = tuple(card for card in state.rest if card != action.card)
            return Step(state._replace(rest=rest, shown=action.card, due=at + TURN_MS), ())
        if isinstance(action, TimeOut):
            return Step(state._replace(shown=None, lost=(*state.lost, state.shown)), ())
        hands = list(state.hands)
        hands[seat] += (action.card,)
        return Step(state._replace(shown=None, hands=tuple(hands)), (Took(seat),))

    def choices(self, view: GrabView, at: int) -> Iterator[Grab]:
        if view.shown is not None and view.seat is not None:
            yield Grab(view.shown)

    def sample(self, state: State, seat: int, at: int, rng: Random) -> Grab:
        return Grab(state.shown)

    def table_action(self, state: State, chance: Chance) -> Refill | None:
        if state.shown is None and state.rest:
            return Refill(state.rest[int(chance.stream("refill").random() * len(state.rest))])
        return None

    def deadline(self, state: State) -> tuple[int, TimeOut] | None:
        return (state.due, TimeOut()) if state.shown is not None else None

    def view(self, state: State, seat: int | None) -> GrabView:
        return GrabView(seat, state.shown, () if seat is None else state.hands[seat])

    def result(self, state: State) -> GrabResult | None:
        is_over = state.shown is None and not state.rest
        return GrabResult(tuple(map(len, state.hands))) if is_over else None

    def places(self, state: State) -> Iterator[Card]:
        shown = () if state.shown is None else (state.shown,)
        for cards in (state.rest, shown, state.lost, *state.hands):
            yield from cards
