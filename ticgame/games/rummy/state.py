"""Positions of TIC Rummy, what a seat sees of them, and how a game ends."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from ticgame.core.cards import Card
from ticgame.core.contract import Result, Seat, View
from ticgame.games.rummy.collections import Collection


class State(NamedTuple):
    """A whole position.

    `deck` is the draw deck, next card first; `discards` has its top last. `rounds` are the rounds that the
    seats play, `laid` who has laid down in this deal. `deals` counts the deals begun, `voids` the void ones
    in a row. `turn` is None between deals.
    """

    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]
    discards: tuple[Card, ...]
    table: tuple[Collection, ...]
    laid: tuple[bool, ...]
    rounds: tuple[int, ...]
    totals: tuple[int, ...]
    dealer: Seat
    turn: Seat | None
    has_drawn: bool
    has_recycled: bool
    deals: int
    voids: int
    why: str | None

    @property
    def is_deck_out(self) -> bool:
        """Whether a turn begins without a card to draw from the deck (R5)."""
        return self.turn is not None and not self.deck and not self.has_drawn


@dataclass(frozen=True, slots=True)
class RummyView(View):
    """What one seat sees: its own hand, and everything that lies or was laid face up.

    The hand is in the order it was dealt and drawn, so the card just drawn is its last. `discards` has its
    top last; `table` is in the order laid, as `Add.to` counts. `rounds` count from 1; a round's collections
    are `ROUNDS[round - 1]`.
    """

    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    discards: tuple[Card, ...]
    table: tuple[Collection, ...]
    laid: tuple[bool, ...]
    rounds: tuple[int, ...]
    totals: tuple[int, ...]
    dealer: Seat
    turn: Seat | None
    has_drawn: bool
    has_recycled: bool
    deals: int
    voids: int
    why: str | None

    @property
    def is_on_turn(self) -> bool:
        """Whether the seat that sees this may act now."""
        is_waiting = not self.deck_size and not self.has_drawn
        return self.why is None and self.turn is not None and self.seat == self.turn and not is_waiting


def view_of(state: State, seat: Seat | None) -> RummyView:
    """Return what a seat may see; None: what everybody sees."""
    return RummyView(
        seat,
        state.hands[seat] if seat is not None else (),
        tuple(map(len, state.hands)),
        len(state.deck),
        state.discards,
        state.table,
        state.laid,
        state.rounds,
        state.totals,
        state.dealer,
        state.turn,
        state.has_drawn,
        state.has_recycled,
        state.deals,
        state.voids,
        state.why,
    )


@dataclass(frozen=True, slots=True)
class RummyResult(Result):
    """How the game ended: penalty totals and the rounds reached; the lowest total wins."""

    why: str
    totals: tuple[int, ...]
    rounds: tuple[int, ...]

    def winners(self) -> tuple[Seat, ...]:
        best = min(self.totals)
        return tuple(Seat(seat) for seat, total in enumerate(self.totals) if total == best)

    def to_json(self) -> dict[str, Any]:
        return {
            "winners": list(self.winners()),
            "why": self.why,
            "totals": list(self.totals),
            "rounds": list(self.rounds),
        }
