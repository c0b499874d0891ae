"""The rules of Ticcitories (sheet "Ticcitories"; rulings D)."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from random import Random
from typing import Any, ClassVar, NamedTuple

from ticgame.core.cards import BY_COMMON, Card, Relation, common_table
from ticgame.core.chance import Chance
from ticgame.core.codec import Codec
from ticgame.core.contract import Event, Millis, Result, Rules, Seat, Step, View
from ticgame.core.errors import IllegalAction
from ticgame.core.layout import BLANK, Cell, Frame, Layout
from ticgame.core.tuples import replaced
from ticgame.games.ticcitories.options import Options, parse_options
from ticgame.games.ticcitories.scoring import GridScore, score_grid


class Claim(NamedTuple):
    """Put one's token on a card of the row that is being chosen from; positions count from 1."""

    pos: int


class Place(NamedTuple):
    """Put the card claimed before on a legal cell of one's own grid."""

    cell: Cell


class Edge(NamedTuple):
    """A new edge with a card of the same grid."""

    with_: Card
    rel: Relation


class Unclaimed(NamedTuple):
    """Cards of a row that nobody claimed are discarded, in position order."""

    cards: tuple[Card, ...]


class RowShown(NamedTuple):
    """A new row turns up, position 1 first."""

    cards: tuple[Card, ...]


class Row(NamedTuple):
    """A row of cards and who has claimed each, None for nobody yet."""

    cards: tuple[Card, ...]
    claims: tuple[Seat | None, ...]

    def claimed(self, at: int, seat: Seat) -> "Row":
        return Row(self.cards, replaced(self.claims, at, seat))

    def order(self) -> tuple[Seat, ...]:
        """Return the seats that claimed, by position (D2)."""
        return tuple([seat for seat in self.claims if seat is not None])

    def card_of(self, seat: Seat) -> Card:
        return self.cards[self.claims.index(seat)]


class State(NamedTuple):
    """A whole position.

    `placing` is the row whose cards are being placed (None before the first), `choosing` the row that is
    claimed from (None in the last). `step` counts the seats of the order that are through; the seat on turn
    places first (`must_place`), then claims.
    """

    grids: tuple[Layout, ...]
    placing: Row | None
    choosing: Row | None
    step: int
    must_place: bool
    turn: Seat
    deck: tuple[Card, ...]
    drawn: int
    rows_left: int
    discards: tuple[Card, ...]
    is_over: bool


@dataclass(frozen=True, slots=True)
class TiccitoriesView(View):
    """Everything but the order of the deck is open to everybody."""

    grids: tuple[Layout, ...]
    placing: Row | None
    choosing: Row | None
    step: int
    must_place: bool
    turn: Seat
    deck_size: int
    rows_left: int
    discards: tuple[Card, ...]
    is_over: bool


@dataclass(frozen=True, slots=True)
class TiccitoriesResult(Result):
    """Every seat's grid and what it is worth."""

    grids: tuple[GridScore, ...]

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(grid.total for grid in self.grids)

    def winners(self) -> tuple[Seat, ...]:
        best = max(self.scores)
        return tuple(Seat(seat) for seat, score in enumerate(self.scores) if score == best)

    def to_json(self) -> dict[str, Any]:
        return {
            "winners": list(self.winners()),
            "scores": list(self.scores),
            "detail": [grid.to_json() for grid in self.grids],
        }


class Ticcitories(Rules[State, Claim | Place]):
    """Ticcitories for two to six seats."""

    name: ClassVar[str] = "ticcitories"
    title: ClassVar[str] = "Ticcitories"
    seat_range: ClassVar[tuple[int, int]] = (2, 6)
    actions: ClassVar[Codec] = Codec("a", {"claim": Claim, "place": Place})
    events: ClassVar[Codec] = Codec("e", {"edge": Edge, "unclaimed": Unclaimed, "row": RowShown})

    def __init__(self, options: Options) -> None:
        self.options = options
        self.frame = Frame(options.side, options.side)
        self._start = self.frame.spots[Cell(0, 0)]

    @classmethod
    def from_options(cls, given: Mapping[str, Any], seats: int) -> "Ticcitories":
        return cls(parse_options(given, seats))

    def options_json(self) -> dict[str, Any]:
        return asdict(self.options)

    def settled(self, seats: int, chance: Chance) -> "Ticcitories":
        if self.options.first is not None:
            return self
        return Ticcitories(replace(self.options, first=Seat(chance.seat(seats, "first"))))

    def cards_needed(self, seats: int) -> int:
        return self.options.cards_needed(seats)

    def deal(self, seats: int, deck: tuple[Card, ...]) -> Step[State]:
        # D1: the row first, then each seat's first card.
        row = self.options.row
        state = State(
            grids=tuple(self.frame.lay([(self._start, card)]) for card in deck[row : row + seats]),
            placing=None,
            choosing=Row(deck[:row], (None,) * row),
            step=0,
            must_place=False,
            turn=self.options.first or Seat(0),
            deck=deck,
            drawn=row + seats,
            rows_left=self.options.rows - 1,
            discards=(),
            is_over=False,
        )
        return Step(state, ())

    def actors(self, state: State) -> tuple[Seat, ...]:
        return () if state.is_over else (state.turn,)

    def check(self, state: State, seat: Seat | None, action: Claim | Place, at: Millis) -> None:
        if state.is_over:
            raise IllegalAction("Winning", "The game is over.")
        if seat != state.turn:
            raise IllegalAction("D2", "It is another player's turn.")
        if isinstance(action, Place):
            self._check_place(state, seat, action.cell)
        else:
            self._check_claim(state, action.pos)

    def _check_place(self, state: State, seat: Seat, cell: Cell) -> None:
        if not state.must_place:
            raise IllegalAction("Step 1: Choose", "Choose a card of the row now.")
        layout = state.grids[seat]
        if layout.is_legal(cell):
            return
        if layout.card_at(cell) is not None:
            raise IllegalAction("Legal cell", "A card already lies there.")
        if layout.touches(cell):
            side = self.options.side
            raise IllegalAction("D3", f"The grid would no longer fit {side} × {side}.")
        raise IllegalAction("Legal cell", "The card must touch another card of your grid side by side.")

    def _check_claim(self, state: State, pos: int) -> None:
        if state.must_place:
            raise IllegalAction("Step 2: Place", "Place the card you claimed first.")
        row = state.choosing
        if not 1 <= pos <= len(row.cards):
            raise IllegalAction("D1", f"The row has positions 1 to {len(row.cards)}.")
        if row.claims[pos - 1] is not None:
            raise IllegalAction("Step 1: Choose", "Another token already lies on that card.")

    def apply(self, state: State, seat: Seat | None, action: Claim | Place, at: Millis) -> Step[State]:
        self.check(state, seat, action, at)
        if isinstance(action, Place):
            return self._place(state, seat, action.cell)
        return self._claim(state, seat, action)

    def _place(self, state: State, seat: Seat, cell: Cell) -> Step[State]:
        layout, card = state.grids[seat], state.placing.card_of(seat)
        spot = self.frame.spots[cell]
        events = new_edges(layout, spot, card)
        grids = replaced(state.grids, seat, layout.put(spot, card))
        state = state._replace(grids=grids, must_place=False)
        return Step(state if state.choosing else self._next_placer(state), events)

    def _claim(self, state: State, seat: Seat, action: Claim) -> Step[State]:
        state = state._replace(choosing=state.choosing.claimed(action.pos - 1, seat))
        seats = len(state.grids)
        if len(state.choosing.order()) == seats:
            return self._turn_up(state)
        if state.placing is None:
            return Step(state._replace(turn=Seat((seat + 1) % seats)), ())
        return Step(self._next_placer(state), ())

    def _next_placer(self, state: State) -> State:
        step = state.step + 1
        order = state.placing.order()
        if step == len(order):
            return state._replace(step=step, is_over=True)
        return state._replace(step=step, turn=order[step], must_place=True)

    def _turn_up(self, state: State) -> Step[State]:
        """Return the state once a row's claims are complete: that row is placed next, another turns up."""
        row, drawn, events = state.choosing, state.drawn, []
        unclaimed = tuple(card for card, seat in zip(row.cards, row.claims, strict=True) if seat is None)
        if unclaimed:
            events.append(Unclaimed(unclaimed))
        choosing = None
        if state.rows_left:
            cards = state.deck[drawn : drawn + len(row.cards)]
            drawn += len(cards)
            choosing = Row(cards, (None,) * len(cards))
            events.append(RowShown(cards))
        state = state._replace(
            placing=row,
            choosing=choosing,
            step=0,
            must_place=True,
            turn=row.order()[0],
            drawn=drawn,
            rows_left=max(0, state.rows_left - 1),
            discards=state.discards + unclaimed,
        )
        return Step(state, tuple(events))

    def choices(self, view: View, at: Millis) -> Iterator[Claim | Place]:
        """Yield the free positions in order, or the legal cells by row, then column."""
        if view.is_over or view.seat != view.turn:
            return
        if view.must_place:
            yield from (Place(cell) for cell in view.grids[view.seat].legal_cells())
        else:
            yield from (Claim(at + 1) for at, seat in enumerate(view.choosing.claims) if seat is None)

    def sample(self, state: State, seat: Seat, at: Millis, rng: Random) -> Claim | Place:
        if state.must_place:
            openings = state.grids[seat].open
            return Place(self.frame.cells[openings[int(rng.random() * len(openings))]])
        free = [pos for pos, taken in enumerate(state.choosing.claims, start=1) if taken is None]
        return Claim(free[int(rng.random() * len(free))])

    def is_plain(self, action: Claim | Place, events: tuple[Event, ...]) -> bool:
        return not any(isinstance(event, RowShown | Unclaimed) for event in events)

    def view(self, state: State, seat: Seat | None) -> TiccitoriesView:
        return TiccitoriesView(
            seat,
            state.grids,
            state.placing,
            state.choosing,
            state.step,
            state.must_place,
            state.turn,
            len(state.deck) - state.drawn,
            state.rows_left,
            state.discards,
            is_over=state.is_over,
        )

    def result(self, state: State) -> TiccitoriesResult | None:
        if not state.is_over:
            return None
        return TiccitoriesResult(tuple(score_grid(grid) for grid in state.grids))

    def places(self, state: State) -> Iterator[Card]:
        for grid in state.grids:
            yield from (card for _cell, card in grid.cards())
        if state.placing:
            placed = state.placing.order()[: state.step + (not state.must_place)]
            yield from (state.placing.card_of(seat) for seat in state.placing.order() if seat not in placed)
        if state.choosing:
            yield from state.choosing.cards
        yield from state.deck[state.drawn :]
        yield from state.discards


def new_edges(layout: Layout, spot: int, card: Card) -> tuple[Edge, ...]:
    """Return the edges that a card would make at an empty spot: left, right, up, down."""
    board, shared = layout.board, common_table()[card]
    return tuple(
        Edge(Card(other), BY_COMMON[shared[other]])
        for near in layout.frame.beside[spot]
        if (other := board[near]) < BLANK
    )
