"""The rules of TIC Together (sheet "TIC Together"; rulings T and S)."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import Any, ClassVar, Final, NamedTuple

from ticgame.core.cards import ALL_CARDS, Card, card_name
from ticgame.core.chance import Chance
from ticgame.core.codec import Codec
from ticgame.core.contract import Event, Millis, Result, Rules, Seat, Step, View
from ticgame.core.errors import IllegalAction
from ticgame.core.layout import Cell, Layout
from ticgame.games.together.feasible import faults
from ticgame.games.together.missions import Mission
from ticgame.games.together.options import LIMIT_RANGE, PRESETS, Options, RelationKind, parse_options
from ticgame.games.together.progress import Preview, Progress, preview, progress_of
from ticgame.games.together.table import Edge, Sheet, Table


class Place(NamedTuple):
    """Put a card of one's hand on a legal cell."""

    card: Card
    cell: Cell


class Penalty(NamedTuple):
    """The play added Nics (Breaks): their new total."""

    total: int


class MissionDone(NamedTuple):
    id: str


class Drew(NamedTuple):
    """The seat drew `n` cards, hidden."""

    n: int


class Why(StrEnum):
    """What ended the game."""

    MISSIONS = "missions"
    LIMIT = "limit"
    FULL = "full"
    CARDS = "cards"


class Grade(StrEnum):
    """How well a win went (T3)."""

    OUTSTANDING = "outstanding"
    STRONG = "strong"
    NARROW = "narrow"


class State(NamedTuple):
    """A whole position; `drawn` counts the deck's cards already taken, `why` is None while it goes on."""

    table: Table
    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]
    drawn: int
    turn: Seat
    plays: int
    why: Why | None


@dataclass(frozen=True, slots=True)
class TogetherView(View):
    """What one seat sees: the table, its own hand, how many cards the others and the deck have.

    `order` is the deck's coming cards where the game is played with an open deck, else empty.
    """

    table: Table
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    turn: Seat
    plays: int
    why: Why | None
    order: tuple[Card, ...] = ()

    @property
    def layout(self) -> Layout:
        return self.table.layout


@dataclass(frozen=True, slots=True)
class TogetherResult(Result):
    """How the game ended; `done` are the ids of the missions done, in listed order."""

    win: bool
    why: Why
    penalty: int
    grade: Grade | None
    done: tuple[str, ...]
    seats: int

    def to_json(self) -> dict[str, Any]:
        return {
            "win": self.win,
            "why": self.why.value,
            "penalty": self.penalty,
            "grade": self.grade and self.grade.value,
            "done": list(self.done),
        }

    def winners(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in range(self.seats)) if self.win else ()


def grade_of(penalty: int) -> Grade:
    """Return the grade of a win with so many Nics or Breaks (T3)."""
    if penalty <= 2:
        return Grade.OUTSTANDING
    return Grade.STRONG if penalty <= 5 else Grade.NARROW


class Together(Rules[State, Place]):
    """TIC Together for one to six seats."""

    name: ClassVar[str] = "together"
    title: ClassVar[str] = "TIC Together"
    seat_range: ClassVar[tuple[int, int]] = (1, 6)  # T14: alone by the same rules
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = PRESETS
    actions: ClassVar[Codec] = Codec("a", {"place": Place})
    events: ClassVar[Codec] = Codec(
        "e", {"edge": Edge, "penalty": Penalty, "mission": MissionDone, "draw": Drew}
    )

    def __init__(self, options: Options, *, has_open_deck: bool = False) -> None:
        self.options = options
        self.has_open_deck = has_open_deck
        self.frame = options.make_frame()
        self.sheet = Sheet(
            options.missions,
            is_sequence=options.relation is RelationKind.SEQUENCE,
            is_separate=options.separate,
        )
        # A layout given at the start may hold patterns already; they count at the first play.
        self._looks_at_start = len(options.start) > 1

    @classmethod
    def from_options(cls, given: Mapping[str, Any], seats: int) -> "Together":
        return cls(parse_options(given, seats))

    def options_json(self) -> dict[str, Any]:
        return self.options.to_json()

    def settled(self, seats: int, chance: Chance) -> "Together":
        if self.options.first is not None:
            return self
        first = Seat(chance.seat(seats, "first"))
        return Together(replace(self.options, first=first), has_open_deck=self.has_open_deck)

    def opened(self) -> "Together":
        """Return the same game played with the whole draw order shown."""
        return Together(self.options, has_open_deck=True)

    @property
    def missions(self) -> tuple[Mission, ...]:
        return self.options.missions

    def deck_cards(self, seats: int) -> tuple[Card, ...]:
        given = {card for card, _cell in self.options.start}
        return tuple(card for card in ALL_CARDS if card not in given)

    def hopeless(self, *, cards: Collection[Card] | None = None) -> list[str]:
        return faults(self.options, cards=cards)

    def cards_needed(self, seats: int) -> int:
        return seats * self.options.hand + (not self.options.start)

    def deal(self, seats: int, deck: tuple[Card, ...]) -> Step[State]:
        drawn = seats * self.options.hand
        # C1: one card at a time, clockwise, from seat 0.
        hands = tuple(deck[seat:drawn:seats] for seat in range(seats))
        spots = self.frame.spots
        placed = [(spots[cell], card) for card, cell in self.options.start]
        if not placed:
            placed = [(spots[Cell(0, 0)], deck[drawn])]
            drawn += 1
        table = self.sheet.start(self.frame, placed)
        return Step(State(table, hands, deck, drawn, self.options.first or Seat(0), 0, None), ())

    def actors(self, state: State) -> tuple[Seat, ...]:
        return () if state.why else (state.turn,)

    def check(self, state: State, seat: Seat | None, action: Place, at: Millis) -> None:
        card, cell = action
        if state.why:
            raise IllegalAction("T2", "The game is over.")
        if seat != state.turn:
            raise IllegalAction("Taking a Turn", "It is another player's turn.")
        if card not in state.hands[seat]:
            raise IllegalAction("Taking a Turn", f"You don't hold {card_name(card)}.")
        layout = state.table.layout
        spot = self.frame.spots.get(cell)
        if spot not in layout.open:
            raise self._illegal_cell(layout, cell)

    def _illegal_cell(self, layout: Layout, cell: Cell) -> IllegalAction:
        if layout.card_at(cell) is not None:
            return IllegalAction("Legal cell", "A card already lies there.")
        if layout.touches(cell):
            width, height = self.options.grid
            return IllegalAction("Grid boundary", f"The cards would no longer fit a {width} × {height} grid.")
        return IllegalAction("Legal cell", "The card must touch another card side by side.")

    def apply(self, state: State, seat: Seat | None, action: Place, at: Millis) -> Step[State]:
        self.check(state, seat, action, at)
        table, hands, deck, drawn, _turn, plays, _why = state
        card, cell = action
        # T2: edges, Nics, missions, win, loss by Nics, loss by a full grid, draw, next seat.
        before = table.penalty
        is_first = self._looks_at_start and not plays
        table, edges, news = self.sheet.lay(table, self.frame.spots[cell], card, is_first=is_first)
        events: tuple[Any, ...] = edges
        if table.penalty > before:
            events += _PENALTIES[table.penalty]
        if news:
            events += tuple(MissionDone(self.sheet.ids[at]) for at in news)
        why = self._end(table)
        hand = hands[seat]
        slot = hand.index(card)
        if why is None and drawn < len(deck):
            hand = (*hand[:slot], *hand[slot + 1 :], deck[drawn])
            drawn += 1
            events += _DREW_ONE
        else:
            hand = hand[:slot] + hand[slot + 1 :]
        hands = (*hands[:seat], hand, *hands[seat + 1 :])
        turn = seat
        if why is None:
            turn = self._next_seat(hands, seat)
            if not hands[turn]:
                why = Why.CARDS  # T4: nobody has cards
        state = _new(State, (table, hands, deck, drawn, turn, plays + 1, why))
        return _new(Step, (state, events))

    def _end(self, table: Table) -> Why | None:
        if None not in table.done:
            return Why.MISSIONS
        if table.penalty >= self.options.limit:
            return Why.LIMIT
        return Why.FULL if table.layout.is_full else None

    def _next_seat(self, hands: tuple[tuple[Card, ...], ...], seat: Seat) -> Seat:
        seats = len(hands)
        after = (seat + 1) % seats
        while not hands[after] and after != seat:
            after = (after + 1) % seats  # T4: a seat without cards is skipped
        return after

    def choices(self, view: View, at: Millis) -> Iterator[Place]:
        """Yield every play: cards in code order, cells by row, then column."""
        if view.why or view.seat != view.turn:
            return
        cells = view.table.layout.legal_cells()
        for card in sorted(view.hand):
            for cell in cells:
                yield Place(card, cell)

    def sample(self, state: State, seat: Seat, at: Millis, rng: Random) -> Place:
        hand, layout = state.hands[seat], state.table.layout
        openings = layout.open
        card = hand[int(rng.random() * len(hand))]
        return _new(Place, (card, self.frame.cells[openings[int(rng.random() * len(openings))]]))

    def is_plain(self, action: Place, events: tuple[Event, ...]) -> bool:
        return not any(isinstance(event, Drew) for event in events)

    def view(self, state: State, seat: Seat | None) -> TogetherView:
        table, hands, deck, drawn, turn, plays, why = state
        return TogetherView(
            seat,
            table,
            hands[seat] if seat is not None else (),  # T15
            tuple(map(len, hands)),
            len(deck) - drawn,
            turn,
            plays,
            why,
            deck[drawn:] if self.has_open_deck else (),
        )

    def progress(self, view: TogetherView) -> tuple[Progress, ...]:
        """Return how far each mission has come, in listed order."""
        return progress_of(self.sheet, view.table)

    def preview(self, view: TogetherView, action: Place) -> Preview:
        """Return what a play on a legal cell would do, from what everybody sees and that card."""
        is_first = self._looks_at_start and not view.plays
        return preview(self.sheet, view.table, action.card, action.cell, is_first=is_first)

    def result(self, state: State) -> TogetherResult | None:
        if state.why is None:
            return None
        table = state.table
        win = state.why is Why.MISSIONS
        done = tuple(id_ for id_, claim in zip(self.sheet.ids, table.done, strict=True) if claim is not None)
        grade = grade_of(table.penalty) if win else None
        return TogetherResult(win, state.why, table.penalty, grade, done, len(state.hands))

    def places(self, state: State) -> Iterator[Card]:
        for hand in state.hands:
            yield from hand
        yield from state.deck[state.drawn :]
        for _cell, card in state.table.layout.cards():
            yield card


# Events that come up at every other play, made once.
_DREW_ONE: Final = (Drew(1),)
_PENALTIES: Final = tuple((Penalty(total),) for total in range(LIMIT_RANGE[1] + 4))
# Makes a named tuple without its generated constructor (see `core.layout`).
_new: Final = tuple.__new__
