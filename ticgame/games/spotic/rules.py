"""The rules of SpoTic (sheet "SpoTic"; rulings P)."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, replace
from random import Random
from typing import Any, ClassVar

from ticgame.core.cards import ALL_CARDS, Card
from ticgame.core.chance import Chance
from ticgame.core.codec import Codec
from ticgame.core.contract import Millis, Rules, Seat, Step
from ticgame.core.sets import KINDS
from ticgame.games.spotic import actions as act
from ticgame.games.spotic import choosing, legality
from ticgame.games.spotic.moves import move, next_turn
from ticgame.games.spotic.options import Goal, Options, parse_options
from ticgame.games.spotic.state import SpoticResult, SpoticView, State, Table


class Spotic(Rules[State, Any]):
    """SpoTic for one to six seats."""

    name: ClassVar[str] = "spotic"
    title: ClassVar[str] = "SpoTic"
    seat_range: ClassVar[tuple[int, int]] = (1, 6)
    is_real_time: ClassVar[bool] = True
    actions: ClassVar[Codec] = Codec(
        "a",
        {
            "add": act.Add,
            "card_call": act.CardCall,
            "call": act.Call,
            "show": act.Show,
            "withdraw": act.Withdraw,
            "surrender": act.Surrender,
            "no_more": act.NoMore,
            "timeout": act.Timeout,
            "surrender_timeout": act.SurrenderTimeout,
        },
    )
    events: ClassVar[Codec] = Codec(
        "e",
        {
            "added": act.Added,
            "turn": act.Turn,
            "claim": act.Claimed,
            "queued": act.Queued,
            "collected": act.Collected,
            "not_needed": act.NotNeeded,
            "incorrect": act.Incorrect,
            "choose": act.Choose,
            "surrendered": act.Surrendered,
        },
    )

    def __init__(self, options: Options) -> None:
        self.options = options

    @classmethod
    def from_options(cls, given: Mapping[str, Any], seats: int) -> "Spotic":
        return cls(parse_options(given, seats))

    def options_json(self) -> dict[str, Any]:
        options = asdict(self.options)
        return options | {"pace": self.options.pace.value, "goal": self.options.goal.value}

    def settled(self, seats: int, chance: Chance) -> "Spotic":
        if self.options.first is not None:
            return self
        return Spotic(replace(self.options, first=Seat(chance.seat(seats, "first"))))

    def deck_cards(self, seats: int) -> tuple[Card, ...]:
        return ALL_CARDS

    def cards_needed(self, seats: int) -> int:
        return 1

    def deal(self, seats: int, deck: tuple[Card, ...]) -> Step[State]:
        stacks = tuple(deck[seat::seats] for seat in range(seats))  # P1
        sizes = tuple(map(len, stacks))
        table = Table(
            stack_sizes=sizes,
            slots=(),
            held=((),) * seats,
            turn=next_turn(self.options, sizes, self.options.first or Seat(0)),
            turn_began=Millis(0),
            claim=None,
            choice=None,
            until=Millis(0),
            queue=(),
            calls_from=(Millis(0),) * seats,
            no_more=(False,) * seats,
            why=None,
        )
        return Step(State(stacks, table), ())

    def actors(self, state: State) -> tuple[Seat, ...]:
        return () if state.table.why else tuple(Seat(seat) for seat in range(state.table.seats))

    def deadline(self, state: State) -> tuple[Millis, Any] | None:
        return legality.deadline(state.table)

    def check(self, state: State, seat: Seat | None, action: Any, at: Millis) -> None:
        legality.check(self.options, state.table, seat, action, at)

    def apply(self, state: State, seat: Seat | None, action: Any, at: Millis) -> Step[State]:
        self.check(state, seat, action, at)
        return Step(*move(self.options, state, seat, action, at))

    def choices(self, view: SpoticView, at: Millis) -> Iterator[Any]:
        """Yield add, "Card!", calls, shows of real sets, withdraw, surrenders, "no more".

        Shows stand by size, each in code order. A show of any other cards is legal too, but only ever
        incorrect (P4); it isn't listed.
        """
        if view.seat is None:
            return iter(())
        return choosing.choices(self.options, view.table, view.seat, at)

    def draw(self, view: SpoticView, at: Millis, rng: Random) -> Any:
        """Return one of the choices of the view's seat, drawn as `sample` does; None to wait."""
        return choosing.draw(self.options, view.table, view.seat, at, rng)

    def sample(self, state: State, seat: Seat, at: Millis, rng: Random) -> Any:
        return choosing.draw(self.options, state.table, seat, at, rng)

    def view(self, state: State, seat: Seat | None) -> SpoticView:
        return SpoticView(seat, state.table)

    def result(self, state: State) -> SpoticResult | None:
        table = state.table
        if table.why is None:
            return None
        sets = tuple(map(len, table.held))
        points = tuple(sum(item.points for item in held) for held in table.held)
        nine = Seat(sets.index(len(KINDS))) if table.why == "nine" else None
        return SpoticResult(table.why, sets, points, nine, is_by_points=self.options.goal is Goal.POINTS)

    def places(self, state: State) -> Iterator[Card]:
        for stack in state.stacks:
            yield from stack
        yield from state.table.cards
        for held in state.table.held:
            for item in held:
                yield from item.cards
