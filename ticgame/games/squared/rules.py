"""The rules of Tic Squared in turns (sheet "Tic Squared"; rulings Q)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from random import Random
from typing import Any, ClassVar, Final, NamedTuple

from ticgame.core.cards import Card, card_name
from ticgame.core.chance import Chance
from ticgame.core.codec import Codec
from ticgame.core.contract import Event, Millis, Seat, Step, View
from ticgame.core.errors import IllegalAction
from ticgame.core.tuples import replaced, without
from ticgame.games.squared.actions import Draw, Drew, Edge, End, Play, Start, Started, Turn, TwoTic
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
from ticgame.games.squared.options import SquaredOptions, parse_squared

_new: Final = tuple.__new__
_GUESSES: Final = 12
"""How many random plays a sample tries before it lists them; about one in so many is a draw or an end."""


class TurnState(NamedTuple):
    """Where a turn stands.

    `opponent` is the one opponent whose grid has been played on (Q4), `has_tic` whether a Tic has been made,
    `drawn` the card just drawn, which alone may be played next (Q6).
    """

    seat: Seat
    opponent: Seat | None = None
    has_tic: bool = False
    drawn: Card | None = None

    def owners(self, seats: int) -> Sequence[int]:
        """Return whose grids may be played on, in seat order (Q4)."""
        return range(seats) if self.opponent is None else sorted((self.seat, self.opponent))


class State(NamedTuple):
    """A whole position; `grids` is empty and `starts` fills up until all start cards are chosen."""

    grids: tuple[Grid, ...]
    hands: Hands
    pile: Pile
    starts: tuple[Card | None, ...]
    turn: TurnState
    why: str | None
    out: Seat | None


@dataclass(frozen=True, slots=True)
class SquaredView(View):
    """What one seat sees: the grids, its own hand and secret start card, how many cards others hold.

    `drawn` is the card the seat has just drawn; others see only that there is one (`has_drawn`).
    """

    grids: tuple[Grid, ...]
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    has_chosen: tuple[bool, ...]
    start: Card | None
    turn: Seat
    opponent: Seat | None
    has_tic: bool
    has_drawn: bool
    drawn: Card | None
    why: str | None

    @property
    def turn_state(self) -> TurnState:
        return TurnState(self.turn, self.opponent, self.has_tic, self.drawn)


class Squared(SquareGame[State, Start | Play | Draw | End]):
    """Tic Squared for two to four seats."""

    name: ClassVar[str] = "squared"
    title: ClassVar[str] = "Tic Squared"
    actions: ClassVar[Codec] = Codec("a", {"start": Start, "play": Play, "draw": Draw, "end": End})
    events: ClassVar[Codec] = Codec(
        "e", {"start": Started, "edge": Edge, "two_tic": TwoTic, "drew": Drew, "turn": Turn}
    )

    def __init__(self, options: SquaredOptions) -> None:
        self.options = options

    @classmethod
    def from_options(cls, given: Mapping[str, Any], seats: int) -> "Squared":
        return cls(parse_squared(given, seats))

    def options_json(self) -> dict[str, Any]:
        return asdict(self.options)

    def settled(self, seats: int, chance: Chance) -> "Squared":
        if self.options.first is not None:
            return self
        return Squared(replace(self.options, first=Seat(chance.seat(seats, "first"))))

    def deal(self, seats: int, deck: tuple[Card, ...]) -> Step[State]:
        hands, pile = deal_hands(deck, seats, self.options.hand)
        turn = TurnState(self.options.first or Seat(0))
        return Step(State((), hands, pile, (None,) * seats, turn, None, None), ())

    def actors(self, state: State) -> tuple[Seat, ...]:
        if state.why:
            return ()
        if state.grids:
            return (state.turn.seat,)
        return tuple(Seat(seat) for seat, card in enumerate(state.starts) if card is None)

    def check(self, state: State, seat: Seat | None, action: Any, at: Millis) -> None:
        self._check_seat(state, seat)
        if isinstance(action, Play):
            self._check_play(state, seat, action)
        elif isinstance(action, Start):
            check_start(state.grids, state.hands[seat], action.card)
        elif not state.grids:
            raise IllegalAction("Setup", "Choose your start card first.")
        elif isinstance(action, Draw):
            _check_draw(state.turn, state.pile.size)
        elif not state.turn.has_tic and state.turn.drawn is None:
            raise IllegalAction("Q6", "Play a card or draw one first.")

    def _check_seat(self, state: State, seat: Seat | None) -> None:
        if state.why:
            raise IllegalAction("Q8", "The game is over.")
        if state.grids:
            if seat != state.turn.seat:
                raise IllegalAction("Q4", "It is another player's turn.")
        elif seat is None or not 0 <= seat < len(state.starts):
            raise IllegalAction("Setup", "Only players choose start cards.")
        elif state.starts[seat] is not None:
            raise IllegalAction("Setup", "Wait until all have chosen their start cards.")

    def _check_play(self, state: State, seat: Seat, play: Play) -> Landing:
        """Return where a play lands; raises IllegalAction."""
        turn, hand, owner = state.turn, state.hands[seat], play.grid
        if not state.grids:
            raise IllegalAction("Setup", "Choose your start card first.")
        check_held(hand, play.card)
        if turn.drawn is not None and turn.drawn != play.card:
            raise IllegalAction("Q6", f"Only the card just drawn may be played now: {card_name(turn.drawn)}.")
        if owner != seat and turn.opponent is not None and turn.opponent != owner:
            raise IllegalAction("Q4", "In a turn you may play on your own grid and one opponent's.")
        landing = land(state.grids, play)
        if len(hand) == 1 and not landing.tics and not turn.has_tic:
            raise IllegalAction("Q7", "The last card must make a Tic, or come after one in the same turn.")
        return landing

    def apply(self, state: State, seat: Seat | None, action: Any, at: Millis) -> Step[State]:
        if isinstance(action, Play):
            self._check_seat(state, seat)
            return self._play(state, seat, action, self._check_play(state, seat, action))
        self.check(state, seat, action, at)
        if isinstance(action, Start):
            return self._start(state, seat, action.card)
        if isinstance(action, Draw):
            return self._draw(state, seat)
        return _pass_on(state, ())

    def _start(self, state: State, seat: Seat, card: Card) -> Step[State]:
        starts = replaced(state.starts, seat, card)
        if None in starts:
            return Step(state._replace(starts=starts), ())
        grids, hands = show_starts(starts, state.hands)
        state = state._replace(grids=grids, hands=hands, starts=starts)
        return Step(state, (Started(), Turn(state.turn.seat)))

    def _play(self, state: State, seat: Seat, play: Play, landing: Landing) -> Step[State]:
        grids, hands, pile, starts, turn, _why, _out = state
        card, owner, _cell = play
        spot, events, tics = landing
        grids = replaced(grids, owner, grids[owner].put(spot, card))
        hands = replaced(hands, seat, without(hands[seat], card))
        if tics == 2:
            # Q5: also when it was the last card; going out is looked at afterwards.
            hands, pile, event = two_tic_draws(hands, pile, seat, card)
            events = (*events, event)
        if not hands[seat]:
            return _new(Step, (State(grids, hands, pile, starts, turn, "out", seat), events))
        if not tics:
            return _pass_on(_new(State, (grids, hands, pile, starts, turn, None, None)), events)
        opponent = turn.opponent if owner == seat else owner
        turn = _new(TurnState, (seat, opponent, True, None))
        return _new(Step, (_new(State, (grids, hands, pile, starts, turn, None, None)), events))

    def _draw(self, state: State, seat: Seat) -> Step[State]:
        grids, hands, pile, starts, turn, _why, _out = state
        card, pile = pile.take()
        hands = replaced(hands, seat, (*hands[seat], card))
        turn = _new(TurnState, (seat, turn.opponent, turn.has_tic, card))
        state = _new(State, (grids, hands, pile, starts, turn, None, None))
        if any(grids[owner].can_take(card) for owner in turn.owners(len(grids))):
            return Step(state, (Drew(),))
        return _pass_on(state, (Drew(),))

    def choices(self, view: View, at: Millis) -> Iterator[Any]:
        """Yield start cards in code order; else plays (card in code order, grid, cell), draw, end."""
        if view.why or view.seat is None:
            return
        if not view.grids:
            if not view.has_chosen[view.seat]:
                yield from (Start(card) for card in sorted(view.hand))
        elif view.seat == view.turn:
            turn = view.turn_state
            yield from _plays(view.grids, view.hand, turn)
            if turn.drawn is None and view.deck_size:
                yield Draw()
            if turn.has_tic or turn.drawn is not None:
                yield End()

    def sample(self, state: State, seat: Seat, at: Millis, rng: Random) -> Any:
        draw, hand, grids, turn = rng.random, state.hands[seat], state.grids, state.turn
        if not grids:
            return Start(hand[int(draw() * len(hand))])
        owners = turn.owners(len(grids))
        cards = hand if turn.drawn is None else (turn.drawn,)
        for _ in range(_GUESSES):
            if draw() * _GUESSES < 1:
                if (action := _guess_other(state, draw)) is not None:
                    return action
            elif (play := guess_play(grids, owners, cards, draw)) is not None and (
                len(hand) > 1 or turn.has_tic or land(grids, play).tics
            ):
                return play
        actions = list(self.choices(self.view(state, seat), at))
        return actions[int(draw() * len(actions))]

    def is_plain(self, action: Any, events: tuple[Event, ...]) -> bool:
        is_drawn = any(isinstance(event, TwoTic) and any(event.drawn) for event in events)
        is_shown = any(isinstance(event, Started) for event in events)
        return not (is_drawn or is_shown or isinstance(action, Draw))

    def view(self, state: State, seat: Seat | None) -> SquaredView:
        turn, is_own = state.turn, seat == state.turn.seat
        return SquaredView(
            seat,
            state.grids,
            state.hands[seat] if seat is not None else (),
            tuple(map(len, state.hands)),
            state.pile.size,
            tuple(card is not None for card in state.starts),
            state.starts[seat] if seat is not None else None,
            turn.seat,
            turn.opponent,
            turn.has_tic,
            turn.drawn is not None,
            turn.drawn if is_own else None,
            state.why,
        )


def _check_draw(turn: TurnState, deck_size: int) -> None:
    if turn.drawn is not None:
        raise IllegalAction("Q6", "Play the card you drew, or end your turn.")
    if not deck_size:
        raise IllegalAction("Q8", "The deck is empty.")


def _pass_on(state: State, events: tuple[Any, ...]) -> Step[State]:
    """Return the state once a turn is over, events so far and the next turn's."""
    grids, hands, pile, starts, turn, _why, _out = state
    if not pile.size:
        return Step(State(grids, hands, pile, starts, turn, "deck", None), events)  # Q8
    seat = (turn.seat + 1) % len(hands)
    turn = _new(TurnState, (seat, None, False, None))
    state = _new(State, (grids, hands, pile, starts, turn, None, None))
    return _new(Step, (state, (*events, _new(Turn, (seat,)))))


def _plays(grids: tuple[Grid, ...], hand: tuple[Card, ...], turn: TurnState) -> Iterator[Play]:
    """Yield the legal plays of a hand: card in code order, grid, cell (Q3, Q4, Q7)."""
    cards = sorted(hand) if turn.drawn is None else [turn.drawn]
    for play in list_plays(grids, turn.owners(len(grids)), cards):
        # Q7: with a Tic, or after one in the same turn.
        if len(hand) > 1 or turn.has_tic or land(grids, play).tics:
            yield play


def _guess_other(state: State, draw: Any) -> Draw | End | None:
    """Return a draw or an end at random if it is legal, else None."""
    if draw() < 0.5:
        return Draw() if state.turn.drawn is None and state.pile.size else None
    return End() if state.turn.has_tic or state.turn.drawn is not None else None
