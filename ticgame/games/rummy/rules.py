"""The rules of TIC Rummy (sheet "TIC Rummy"; rulings R)."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, replace
from random import Random
from typing import Any, ClassVar

from ticgame.core.cards import ALL_CARDS, NUMBER, Card
from ticgame.core.chance import Chance
from ticgame.core.codec import Codec
from ticgame.core.contract import Event, Millis, Rules, Seat, Step
from ticgame.core.tuples import replaced, without
from ticgame.games.rummy.actions import (
    Add,
    Deal,
    Discard,
    Draw,
    Lay,
    Out,
    Penalties,
    Recycle,
    RoundsNow,
    Source,
    Turn,
    Void,
)
from ticgame.games.rummy.collections import DEALT, added, lay
from ticgame.games.rummy.legality import can_recycle, check, next_dealer
from ticgame.games.rummy.listing import any_lay_down, ends_of, lay_downs, legal_additions
from ticgame.games.rummy.options import Additions, Options, parse_options
from ticgame.games.rummy.state import RummyResult, RummyView, State, view_of


class Rummy(Rules[State, Any]):
    """TIC Rummy for two to four seats."""

    name: ClassVar[str] = "rummy"
    title: ClassVar[str] = "TIC Rummy"
    seat_range: ClassVar[tuple[int, int]] = (2, 4)
    score_name: ClassVar[str] = "penalty"
    actions: ClassVar[Codec] = Codec(
        "a",
        {
            "deal": Deal,
            "recycle": Recycle,
            "void": Void,
            "draw": Draw,
            "lay": Lay,
            "add": Add,
            "discard": Discard,
        },
    )
    events: ClassVar[Codec] = Codec(
        "e", {"turn": Turn, "out": Out, "penalties": Penalties, "rounds": RoundsNow}
    )

    def __init__(self, options: Options) -> None:
        self.options = options
        self.is_pure = options.single_additions is Additions.PURE

    @classmethod
    def from_options(cls, given: Mapping[str, Any], seats: int) -> "Rummy":
        return cls(parse_options(given, seats))

    def options_json(self) -> dict[str, Any]:
        return asdict(self.options) | {"single_additions": self.options.single_additions.value}

    def settled(self, seats: int, chance: Chance) -> "Rummy":
        if self.options.first_dealer is not None:
            return self
        return Rummy(replace(self.options, first_dealer=Seat(chance.seat(seats, "first"))))

    def deck_cards(self, seats: int) -> None:
        return None  # each deal brings its own

    def deal(self, seats: int, deck: tuple[Card, ...]) -> Step[State]:
        state = State(
            hands=((),) * seats,
            deck=(),
            discards=(),
            table=(),
            laid=(False,) * seats,
            rounds=(self.options.start_round,) * seats,
            totals=(0,) * seats,
            dealer=self.options.first_dealer or Seat(0),
            turn=None,
            has_drawn=False,
            has_recycled=False,
            deals=0,
            voids=0,
            why=None,
        )
        return Step(state, ())

    def actors(self, state: State) -> tuple[Seat, ...]:
        return () if state.why or state.turn is None or state.is_deck_out else (state.turn,)

    def table_action(self, state: State, chance: Chance) -> Any:
        if state.why:
            return None
        if state.turn is None:
            return Deal(next_dealer(state), chance.shuffled(ALL_CARDS, f"deck/{state.deals + 1}"))
        if not state.is_deck_out:
            return None
        if not can_recycle(state):
            return Void()
        return Recycle(chance.shuffled(state.discards[:-1], f"recycle/{state.deals}"))

    def check(self, state: State, seat: Seat | None, action: Any, at: Millis) -> None:
        check(state, seat, action, is_pure=self.is_pure)

    def apply(self, state: State, seat: Seat | None, action: Any, at: Millis) -> Step[State]:
        self.check(state, seat, action, at)
        return _APPLIERS[type(action)](self, state, seat, action)

    def _deal(self, state: State, seat: None, action: Deal) -> Step[State]:
        seats = len(state.hands)
        order = [Seat((action.dealer + step) % seats) for step in range(1, seats + 1)]
        hands: list[list[Card]] = [[] for _ in range(seats)]
        cards = iter(action.deck)
        # R8, C1: a seat that has the count of its own round is passed over.
        while short := [at for at in order if len(hands[at]) < DEALT[state.rounds[at] - 1]]:
            for at in short:
                hands[at].append(next(cards))
        discards = (next(cards),)
        state = state._replace(
            hands=tuple(map(tuple, hands)),
            deck=tuple(cards),
            discards=discards,
            table=(),
            laid=(False,) * seats,
            dealer=action.dealer,
            turn=order[0],
            has_drawn=False,
            has_recycled=False,
            deals=state.deals + 1,
        )
        return Step(state, (Turn(order[0]),))

    def _recycle(self, state: State, seat: None, action: Recycle) -> Step[State]:
        state = state._replace(deck=action.deck, discards=state.discards[-1:], has_recycled=True)
        return Step(state, ())

    def _void(self, state: State, seat: None, action: Void) -> Step[State]:
        # R5: no penalties, nobody moves on.
        voids = state.voids + 1
        why = "void" if voids == self.options.void_limit else None  # R5, so that it ends (C5)
        return Step(state._replace(turn=None, voids=voids, why=why), (RoundsNow(state.rounds),))

    def _draw(self, state: State, seat: Seat, action: Draw) -> Step[State]:
        if action.from_ is Source.DECK:
            card, state = state.deck[0], state._replace(deck=state.deck[1:])
        else:
            card, state = state.discards[-1], state._replace(discards=state.discards[:-1])
        hand = (*state.hands[seat], card)
        return Step(state._replace(hands=replaced(state.hands, seat, hand), has_drawn=True), ())

    def _lay(self, state: State, seat: Seat, action: Lay) -> Step[State]:
        laid = {card for item in action.collections for card in item.cards}
        hand = tuple(card for card in state.hands[seat] if card not in laid)
        new = tuple(lay(item.kind, seat, item.cards) for item in action.collections)
        state = state._replace(
            hands=replaced(state.hands, seat, hand),
            table=state.table + new,
            laid=replaced(state.laid, seat, True),
        )
        return Step(state, ())

    def _add(self, state: State, seat: Seat, action: Add) -> Step[State]:
        collection = added(state.table[action.to], action.card, action.end, is_pure=self.is_pure)
        hand = without(state.hands[seat], action.card)
        table = replaced(state.table, action.to, collection)
        return Step(state._replace(hands=replaced(state.hands, seat, hand), table=table), ())

    def _discard(self, state: State, seat: Seat, action: Discard) -> Step[State]:
        hand = without(state.hands[seat], action.card)
        state = state._replace(
            hands=replaced(state.hands, seat, hand),
            discards=(*state.discards, action.card),
            has_drawn=False,
        )
        if not hand:
            return self._go_out(state, seat)
        turn = Seat((seat + 1) % len(state.hands))
        return Step(state._replace(turn=turn), (Turn(turn),))

    def _go_out(self, state: State, seat: Seat) -> Step[State]:
        # R6: the others' numbers count; everyone who laid down moves on.
        points = tuple(sum(NUMBER[card] + 1 for card in hand) for hand in state.hands)
        last = self.options.last_round
        why = "out" if state.rounds[seat] == last else None  # R7
        rounds = tuple(
            min(number + laid, last) for number, laid in zip(state.rounds, state.laid, strict=True)
        )
        totals = tuple(total + more for total, more in zip(state.totals, points, strict=True))
        state = state._replace(rounds=rounds, totals=totals, turn=None, voids=0, why=why)
        return Step(state, (Out(seat), Penalties(points), RoundsNow(rounds)))

    def choices(self, view: RummyView, at: Millis) -> Iterator[Any]:
        """Yield draws (deck, discard); or lay-downs, additions (card, collection, end), discards."""
        if not view.is_on_turn:
            return
        if not view.has_drawn:
            yield Draw(Source.DECK)
            yield Draw(Source.DISCARD)
            return
        if not view.laid[view.seat]:
            yield from lay_downs(view.hand, view.rounds[view.seat])
        elif len(view.hand) > 1:
            yield from legal_additions(view.hand, view.table, is_pure=self.is_pure)
        yield from (Discard(card) for card in sorted(view.hand))

    def sample(self, state: State, seat: Seat, at: Millis, rng: Random) -> Any:
        draw = rng.random
        if not state.has_drawn:
            return _DRAWS[int(draw() * 2)]
        hand = state.hands[seat]
        if draw() < 0.25 and (action := self._sample_play(state, seat, rng)) is not None:
            return action
        return Discard(hand[int(draw() * len(hand))])

    def _sample_play(self, state: State, seat: Seat, rng: Random) -> Lay | Add | None:
        """Return a lay-down if there is any, or one addition tried at random if it fits."""
        hand = state.hands[seat]
        if not state.laid[seat]:
            return any_lay_down(hand, state.rounds[seat], rng)
        if len(hand) < 2:
            return None
        card = hand[int(rng.random() * len(hand))]
        to = int(rng.random() * len(state.table))
        ends = ends_of(state.table[to])
        end = ends[int(rng.random() * len(ends))]
        if added(state.table[to], card, end, is_pure=self.is_pure) is None:
            return None
        return Add(card, to, end)

    def is_plain(self, action: Any, events: tuple[Event, ...]) -> bool:
        is_hidden = isinstance(action, Draw) and action.from_ is Source.DECK
        return not is_hidden and not any(isinstance(event, Out) for event in events)

    def view(self, state: State, seat: Seat | None) -> RummyView:
        return view_of(state, seat)

    def result(self, state: State) -> RummyResult | None:
        return None if state.why is None else RummyResult(state.why, state.totals, state.rounds)

    def places(self, state: State) -> Iterator[Card]:
        for hand in state.hands:
            yield from hand
        yield from state.deck
        yield from state.discards
        for collection in state.table:
            yield from collection.cards


_DRAWS = (Draw(Source.DECK), Draw(Source.DISCARD))
_APPLIERS = {
    Deal: Rummy._deal,
    Recycle: Rummy._recycle,
    Void: Rummy._void,
    Draw: Rummy._draw,
    Lay: Rummy._lay,
    Add: Rummy._add,
    Discard: Rummy._discard,
}
