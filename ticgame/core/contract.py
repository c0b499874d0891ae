"""What every game is to the rest of the program.

A game is a `Rules` object: the game with its options. A state is a frozen value that only rules read;
bots, scenes and pictures get a `View`, which lists what one seat may see. Rules know no clock: `at` is
game time in milliseconds, given by the match.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple, NewType, TypeVar

from ticgame.core.cards import ALL_CARDS, Card
from ticgame.core.chance import Chance
from ticgame.core.codec import Codec

Seat = NewType("Seat", int)
Millis = NewType("Millis", int)

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
Event = Any
"""One frozen value a fact that everybody may know; a game's `events` codec lists the types."""


class Step(NamedTuple, Generic[StateT]):
    """A state and the events that led to it, in order."""

    state: StateT
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may see, or everybody where `seat` is None; each game adds its own fields."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended; each game adds its own fields and says in `to_json` how records write it."""

    def to_json(self) -> dict[str, Any]:
        raise NotImplementedError

    def winners(self) -> tuple[Seat, ...]:
        """Return the seats that won, shared wins included (C3)."""
        raise NotImplementedError


class Rules(ABC, Generic[StateT, ActionT]):
    """One game with its options; holds nothing that changes.

    `check` is the only judge of legality. `choices` lists the same actions from a view, so that a bot
    never needs a state; the conformance tests hold the two together.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    seat_range: ClassVar[tuple[int, int]]
    actions: ClassVar[Codec]
    events: ClassVar[Codec]
    is_real_time: ClassVar[bool] = False
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = MappingProxyType({})
    """Sets of options that players know by a name."""
    score_name: ClassVar[str] = "score"
    """What a seat's figure in a result is."""

    options: Any
    """A frozen dataclass; every field is an option of the record's header."""

    @classmethod
    @abstractmethod
    def from_options(cls, given: Mapping[str, Any], seats: int) -> "Rules":
        """Return the game with these options (JSON values), defaults for the rest.

        Raises OptionError with every fault: an unknown name, a value out of range, options that
        don't go together or with the number of seats.
        """

    @abstractmethod
    def options_json(self) -> dict[str, Any]:
        """Return every option as records write it."""

    def settled(self, seats: int, chance: Chance) -> "Rules":
        """Return the same game with whatever chance decides before the deal (`first`) decided."""
        del seats, chance
        return self

    def deck_cards(self, seats: int) -> tuple[Card, ...] | None:
        """Return the cards that the match shuffles for the deal; None if each deal brings its own."""
        del seats
        return ALL_CARDS

    def dealt_size(self, seats: int) -> int | None:
        """Return how many of the shuffled cards are kept, from the top; None for all."""
        del seats
        return None

    def hopeless(self, *, cards: Collection[Card] | None = None) -> list[str]:
        """Return what these options ask for that can't happen; `cards` is a smaller deck.

        For games that are set up anew; records are read without it.
        """
        del cards
        return []

    def cards_needed(self, seats: int) -> int:
        """Return how many cards the deal takes; a smaller deck is refused."""
        del seats
        return 0

    @abstractmethod
    def deal(self, seats: int, deck: tuple[Card, ...]) -> Step[StateT]:
        """Return the state after the opening deal (C1) from `deck`, first drawn first."""

    @abstractmethod
    def actors(self, state: StateT) -> tuple[Seat, ...]:
        """Return the seats that may act, in seat order: several in real time, none when over."""

    @abstractmethod
    def check(self, state: StateT, seat: Seat | None, action: ActionT, at: Millis) -> None:
        """Raise IllegalAction unless the seat may do this now; seat None is the table itself
        (a deal, a recycled deck, a time-out)."""

    @abstractmethod
    def apply(self, state: StateT, seat: Seat | None, action: ActionT, at: Millis) -> Step[StateT]:
        """Return what the action leads to; checks first."""

    @abstractmethod
    def choices(self, view: View, at: Millis) -> Iterator[ActionT]:
        """Yield every legal action of the view's seat: each once, in the game's stated order, lazily."""

    def legal(self, state: StateT, seat: Seat, at: Millis) -> Iterator[ActionT]:
        """Yield every legal action of a seat: complete, ordered, lazy."""
        return self.choices(self.view(state, seat), at)

    @abstractmethod
    def sample(self, state: StateT, seat: Seat, at: Millis, rng: Random) -> ActionT:
        """Return one legal action drawn by `rng`, without listing them all.

        In real time None is an answer too: the seat waits, or has nothing to do now.
        """

    def table_action(self, state: StateT, chance: Chance) -> ActionT | None:
        """Return what the table itself does now (deal, recycle, void), if anything."""
        del state, chance
        return None

    def deadline(self, state: StateT) -> tuple[Millis, ActionT] | None:
        """Return the time-out that falls due next and when, if any."""
        del state
        return None

    def is_plain(self, action: ActionT, events: tuple[Event, ...]) -> bool:
        """Return whether neither chance nor anything hidden came with an act, so that it can be taken back.

        Only games in turns have such acts.
        """
        del action, events
        return False

    @abstractmethod
    def view(self, state: StateT, seat: Seat | None) -> View:
        """Return what a seat may see, built by listing what is allowed; None: what everybody sees."""

    @abstractmethod
    def result(self, state: StateT) -> Result | None:
        """Return how the game ended, None while it goes on."""

    @abstractmethod
    def places(self, state: StateT) -> Iterator[Card]:
        """Yield every card of the state, once for each place it lies in (C7)."""


def check_seats(rules: type[Rules], seats: int) -> list[str]:
    """Return the fault of a seat count, if any."""
    low, high = rules.seat_range
    if low <= seats <= high:
        return []
    return [f"players: {rules.title} is for {low} to {high} players, not {seats}"]
