"""The rules of Tic Squared Race: no turns, everybody at once (rulings X)."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from random import Random
from typing import Any, ClassVar, Final, NamedTuple

from ticgame.core.cards import Card
from ticgame.core.codec import Codec
from ticgame.core.contract import Millis, Seat, Step, View
from ticgame.core.errors import IllegalAction
from ticgame.core.sentences import seconds_left
from ticgame.core.tuples import replaced, without
from ticgame.games.squared.actions import Draw, Drew, Edge, Play, Start, Started, TwoTic
from ticgame.games.squared.base import (
    Hands,
    Landing,
    Pile,
    SquareGame,
    check_held,
    check_start,
    deal_hands,
    guess_play,
    land,
    list_plays,
    show_starts,
    two_tic_draws,
)
from ticgame.games.squared.grid import Grid
from ticgame.games.squared.options import RaceOptions, parse_race

_new: Final = tuple.__new__
_GUESSES: Final = 12
"""How many random plays a sample tries before it lists them; about one in so many is a draw."""


class State(NamedTuple):
    """A whole position; `draws_from[seat]` is the time from which the seat may draw again (X3)."""

    grids: tuple[Grid, ...]
    hands: Hands
    pile: Pile
    starts: tuple[Card | None, ...]
    draws_from: tuple[Millis, ...]
    why: str | None
    out: Seat | None


@dataclass(frozen=True, slots=True)
class RaceView(View):
    """What one seat sees: the grids, its own hand and secret start card, how many cards others hold."""

    grids: tuple[Grid, ...]
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    has_chosen: tuple[bool, ...]
    start: Card | None
    draws_from: tuple[Millis, ...]
    why: str | None


class Race(SquareGame[State, Start | Play | Draw]):
    """Tic Squared Race for two to four seats."""

    name: ClassVar[str] = "race"
    title: ClassVar[str] = "Tic Squared Race"
    is_real_time: ClassVar[bool] = True
    actions: ClassVar[Codec] = Codec("a", {"start": Start, "play": Play, "draw": Draw})
    events: ClassVar[Codec] = Codec("e", {"start": Started, "edge": Edge, "two_tic": TwoTic, "drew": Drew})

    def __init__(self, options: RaceOptions) -> None:
        self.options = options

    @classmethod
    def from_options(cls, given: Mapping[str, Any], seats: int) -> "Race":
        return cls(parse_race(given, seats))

    def options_json(self) -> dict[str, Any]:
        return asdict(self.options)

    def deal(self, seats: int, deck: tuple[Card, ...]) -> Step[State]:
        hands, pile = deal_hands(deck, seats, self.options.hand)
        return Step(State((), hands, pile, (None,) * seats, (Millis(0),) * seats, None, None), ())

    def actors(self, state: State) -> tuple[Seat, ...]:
        if state.why:
            return ()
        if state.grids:
            return tuple(map(Seat, range(len(state.hands))))  # X1
        return tuple(Seat(seat) for seat, card in enumerate(state.starts) if card is None)

    def check(self, state: State, seat: Seat | None, action: Any, at: Millis) -> None:
        _check_seat(state, seat)
        if isinstance(action, Play):
            self._check_play(state, seat, action)
        elif isinstance(action, Start):
            check_start(state.grids, state.hands[seat], action.card)
        elif not state.grids:
            raise IllegalAction("Setup", "Choose your start card first.")
        elif at < state.draws_from[seat] and self._has_play(state.grids, state.hands[seat]):
            left = seconds_left(state.draws_from[seat] - at)
            raise IllegalAction("X3", f"You can draw again in {left}.")

    def _check_play(self, state: State, seat: Seat, play: Play) -> Landing:
        """Return where a play lands; raises IllegalAction."""
        hand = state.hands[seat]
        if not state.grids:
            raise IllegalAction("Setup", "Choose your start card first.")
        check_held(hand, play.card)
        landing = land(state.grids, play)
        if not landing.tics and self._needs_tic(hand):
            raise IllegalAction("X4", "In this race the last card must make a Tic.")
        return landing

    def _needs_tic(self, hand: tuple[Card, ...]) -> bool:
        return self.options.tic_to_finish and len(hand) == 1

    def _has_play(self, grids: tuple[Grid, ...], hand: tuple[Card, ...]) -> bool:
        return next(self._plays(grids, hand), None) is not None

    def _plays(self, grids: tuple[Grid, ...], hand: tuple[Card, ...]) -> Iterator[Play]:
        """Yield the legal plays of a hand: card in code order, grid, cell."""
        needs_tic = self._needs_tic(hand)
        for play in list_plays(grids, range(len(grids)), sorted(hand)):
            if not needs_tic or land(grids, play).tics:
                yield play

    def apply(self, state: State, seat: Seat | None, action: Any, at: Millis) -> Step[State]:
        if isinstance(action, Play):
            _check_seat(state, seat)
            return self._play(state, seat, action, self._check_play(state, seat, action))
        self.check(state, seat, action, at)
        if isinstance(action, Start):
            return _start(state, seat, action.card)
        return self._draw(state, seat, at)

    def _draw(self, state: State, seat: Seat, at: Millis) -> Step[State]:
        grids, hands, pile, starts, draws_from, _why, _out = state
        card, pile = pile.take()
        hands = replaced(hands, seat, (*hands[seat], card))
        draws_from = replaced(draws_from, seat, Millis(at + self.options.draw_cooldown_ms))
        why = None if pile.size else "deck"  # X5
        return Step(State(grids, hands, pile, starts, draws_from, why, None), (Drew(),))

    def _play(self, state: State, seat: Seat, play: Play, landing: Landing) -> Step[State]:
        grids, hands, pile, starts, draws_from, _why, _out = state
        card, owner, _cell = play
        spot, events, tics = landing
        grids = replaced(grids, owner, grids[owner].put(spot, card))
        hands = replaced(hands, seat, without(hands[seat], card))
        if tics == 2 and self.options.two_tic_draw:  # X2
            hands, pile, event = two_tic_draws(hands, pile, seat, card)
            events = (*events, event)
        why, out = None, None
        if not hands[seat]:
            why, out = "out", seat  # X5: going out comes before the end of the deck
        elif not pile.size:
            why = "deck"
        return _new(Step, (_new(State, (grids, hands, pile, starts, draws_from, why, out)), events))

    def choices(self, view: View, at: Millis) -> Iterator[Any]:
        """Yield start cards in code order; else plays (card in code order, grid, cell), then draw."""
        if view.why or view.seat is None:
            return
        if not view.grids:
            if not view.has_chosen[view.seat]:
                yield from (Start(card) for card in sorted(view.hand))
            return
        has_play = False
        for play in self._plays(view.grids, view.hand):
            has_play = True
            yield play
        if at >= view.draws_from[view.seat] or not has_play:
            yield Draw()

    def sample(self, state: State, seat: Seat, at: Millis, rng: Random) -> Any:
        draw, hand, grids = rng.random, state.hands[seat], state.grids
        if not grids:
            return Start(hand[int(draw() * len(hand))])
        if draw() * _GUESSES < 1 and at >= state.draws_from[seat]:
            return Draw()
        needs_tic = self._needs_tic(hand)
        for _ in range(_GUESSES):
            play = guess_play(grids, range(len(grids)), hand, draw)
            if play is not None and (not needs_tic or land(grids, play).tics):
                return play
        actions = list(self.choices(self.view(state, seat), at))
        return actions[int(draw() * len(actions))]

    def view(self, state: State, seat: Seat | None) -> RaceView:
        return RaceView(
            seat,
            state.grids,
            state.hands[seat] if seat is not None else (),
            tuple(map(len, state.hands)),
            state.pile.size,
            tuple(card is not None for card in state.starts),
            state.starts[seat] if seat is not None else None,
            state.draws_from,
            state.why,
        )


def _check_seat(state: State, seat: Seat | None) -> None:
    if state.why:
        raise IllegalAction("X5", "The race is over.")
    if seat is None or not 0 <= seat < len(state.hands):
        raise IllegalAction("X1", "Only players act in a race.")
    if not state.grids and state.starts[seat] is not None:
        raise IllegalAction("Setup", "Wait until all have chosen their start cards.")


def _start(state: State, seat: Seat, card: Card) -> Step[State]:
    starts = replaced(state.starts, seat, card)
    if None in starts:
        return Step(state._replace(starts=starts), ())
    grids, hands = show_starts(starts, state.hands)
    return Step(state._replace(grids=grids, hands=hands, starts=starts), (Started(),))
