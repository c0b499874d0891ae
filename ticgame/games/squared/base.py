"""What Tic Squared and its Race have in common: the start in secret, plays, two Tics, the count."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, NamedTuple, TypeVar

from ticgame.core.cards import NUMBER, Card, card_name, common_table
from ticgame.core.contract import Result, Rules, Seat
from ticgame.core.errors import IllegalAction
from ticgame.core.layout import Cell
from ticgame.core.tuples import replaced, without
from ticgame.games.squared.actions import Edge, Play, TwoTic, edge_table
from ticgame.games.squared.grid import CELLS, SPOTS, Grid, start_grid

Hands = tuple[tuple[Card, ...], ...]
StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
_new: Final = tuple.__new__


class Pile(NamedTuple):
    """The draw deck: `drawn` of its cards are gone."""

    cards: tuple[Card, ...]
    drawn: int

    @property
    def size(self) -> int:
        return len(self.cards) - self.drawn

    def take(self) -> tuple[Card, "Pile"]:
        cards, drawn = self
        return cards[drawn], _new(Pile, (cards, drawn + 1))


class Landing(NamedTuple):
    """Where a legal play lands, its new edges, and how many of them are Tics."""

    spot: int
    edges: tuple[Edge, ...]
    tics: int


@dataclass(frozen=True, slots=True)
class SquaredResult(Result):
    """How the game ended: `why` is `out` or `deck`, `totals` are grid − hand of every seat."""

    why: str
    totals: tuple[int, ...]
    out: Seat | None

    @property
    def scores(self) -> tuple[int, ...]:
        """The totals, by the name that they have in games that count points."""
        return self.totals

    def winners(self) -> tuple[Seat, ...]:
        if self.out is not None:
            return (self.out,)
        best = max(self.totals)
        return tuple(Seat(seat) for seat, total in enumerate(self.totals) if total == best)

    def to_json(self) -> dict[str, Any]:
        return {"winners": list(self.winners()), "why": self.why, "totals": list(self.totals)}


class SquareGame(Rules[StateT, ActionT]):
    """The rules both games share; their states have grids, hands, a pile, and why they ended."""

    seat_range: ClassVar[tuple[int, int]] = (2, 4)

    def dealt_size(self, seats: int) -> int:
        return self.options.used  # Q1

    def cards_needed(self, seats: int) -> int:
        return self.options.used

    def result(self, state: StateT) -> SquaredResult | None:
        if state.why is None:
            return None
        # Q9: cards that others put there count for the grid's owner.
        totals = [grid.count - len(hand) for grid, hand in zip(state.grids, state.hands, strict=True)]
        return SquaredResult(state.why, tuple(totals), state.out)

    def places(self, state: StateT) -> Iterator[Card]:
        for grid in state.grids:
            yield from (card for _cell, card in grid.cards())
        for hand in state.hands:
            yield from hand
        yield from state.pile.cards[state.pile.drawn :]


def deal_hands(deck: tuple[Card, ...], seats: int, hand: int) -> tuple[Hands, Pile]:
    """Return the hands, dealt one card at a time (C1), and the draw deck."""
    dealt = seats * hand
    return tuple(deck[seat:dealt:seats] for seat in range(seats)), Pile(deck, dealt)


def show_starts(starts: tuple[Card, ...], hands: Hands) -> tuple[tuple[Grid, ...], Hands]:
    """Return the grids of the start cards and the hands without them."""
    grids = tuple(start_grid(card) for card in starts)
    return grids, tuple(without(hand, card) for hand, card in zip(hands, starts, strict=True))


def check_held(hand: tuple[Card, ...], card: Card) -> None:
    if card not in hand:
        raise IllegalAction("Objective", f"You don't hold {card_name(card)}.")


def check_start(grids: tuple[Grid, ...], hand: tuple[Card, ...], card: Card) -> None:
    if grids:
        raise IllegalAction("Setup", "The start cards lie already.")
    check_held(hand, card)


def land(grids: tuple[Grid, ...], play: Play) -> Landing:
    """Return where a play lands; raises IllegalAction where the card may not lie."""
    card, owner, cell = play
    if not 0 <= owner < len(grids):
        raise IllegalAction("Q4", f"There is no grid of a player {owner + 1}.")
    board, corner, covered, _count = grid = grids[owner]
    spot = SPOTS.get(cell, -1)
    touches = covered.touches.get(spot - corner)
    if touches is None:
        raise closed_cell(grid, cell)
    shared, edges, new_edges, tics = common_table()[card], edge_table(), [], 0
    for near in touches:
        other = board[corner + near]
        count = shared[other]
        if not count:
            raise IllegalAction("Q3", f"It would be a Nic with {card_name(other)}.")
        tics += count == 2
        new_edges.append(edges[count][other])
    return _new(Landing, (spot, tuple(new_edges), tics))


def closed_cell(grid: Grid, cell: Cell) -> IllegalAction:
    """Return why no card may lie on a cell that isn't open."""
    if grid.card_at(cell) is not None:
        return IllegalAction("Q2", "A card already lies there.")
    x, y = cell
    if not any(
        grid.card_at(Cell(*near)) is not None for near in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
    ):
        return IllegalAction("Q2", "The card must touch another card of the grid side by side.")
    if grid.outline.line is not None:
        return IllegalAction("Q2", "Go on at an end of the unfinished line first.")
    line = "row" if grid.width > grid.height else "column"
    return IllegalAction("Q2", f"The grid must become a square again: a {line} is needed.")


def list_plays(grids: tuple[Grid, ...], owners: Sequence[int], cards: Iterable[Card]) -> Iterator[Play]:
    """Yield every play of the cards in the given order without a Nic, by grid, then row, then column."""
    for card in cards:
        for owner in owners:
            for spot in grids[owner].legal_spots(card):
                yield Play(card, Seat(owner), CELLS[spot])


def guess_play(
    grids: tuple[Grid, ...], owners: Sequence[int], cards: Sequence[Card], draw: Callable[[], float]
) -> Play | None:
    """Return a play of a card, a grid and an opening drawn at random, None if it would be a Nic."""
    owner = owners[int(draw() * len(owners))]
    board, corner, covered, _count = grids[owner]
    openings = covered.openings
    at, touches = openings[int(draw() * len(openings))]
    card = cards[int(draw() * len(cards))]
    shared = common_table()[card]
    if shared[board[corner + touches[0]]] and shared[board[corner + touches[-1]]]:
        return _new(Play, (card, owner, CELLS[corner + at]))
    return None


def two_tic_draws(hands: Hands, pile: Pile, seat: Seat, card: Card) -> tuple[Hands, Pile, TwoTic]:
    """Return the hands once opponents drew the card's number, dealt from the left, as far as it goes (Q5)."""
    seats = len(hands)
    drawn = [0] * seats
    for _ in range(NUMBER[card] + 1):
        for step in range(1, seats):
            if pile.size:
                other = (seat + step) % seats
                taken, pile = pile.take()
                hands = replaced(hands, other, (*hands[other], taken))
                drawn[other] += 1
    return hands, pile, TwoTic(tuple(drawn))
