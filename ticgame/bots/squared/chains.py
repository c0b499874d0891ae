"""A turn of Tic Squared thought through: chains of Tics, how they go on and how they may end."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ticgame.bots.squared.moves import Move, friends, list_moves, put, unseen_cards
from ticgame.core.cards import NUMBER, Card
from ticgame.core.contract import Seat
from ticgame.core.tuples import without
from ticgame.games.squared.grid import Grid
from ticgame.games.squared.rules import SquaredView

OUT: Final = 100.0
"""What going out is worth; a card less in hand is worth 1."""
OWN: Final = 0.25
"""What a card on the own grid is worth."""
FORCED: Final = 0.5
"""What a card is worth that an opponent has to draw."""
READY: Final = 0.3
"""What a card in hand is worth that can go on with a Tic."""
STAND: Final = 0.1
"""What a card in hand is worth that would make a Tic once the turn is over."""
HINDER: Final = 3.0
"""What the chance of a Tic costs that is left to somebody who is nearly out."""
NEAR: Final = 3
"""How few cards are nearly out."""
BRANCHES: Final = 10
"""How many ways to go on with a chain are looked at; of one card only the first few."""
PER_CARD: Final = 2
ENDS: Final = 4
"""How many Singles to end a chain with are looked at."""


class Chain(NamedTuple):
    """A turn so far: where it leaves the table and the hand, what it has brought, how it began."""

    grids: tuple[Grid, ...]
    hand: tuple[Card, ...]
    opponent: Seat | None
    has_tic: bool
    gain: float
    first: Move | None


class Ending(NamedTuple):
    """A way to end the turn: the move it begins with, and what it is worth."""

    first: Move
    worth: float


class TurnSearch:
    """Weighs the chains of one turn; knows what the seat on turn sees."""

    def __init__(self, view: SquaredView) -> None:
        self._seat = view.turn
        self._deck_size = view.deck_size
        self._unseen = unseen_cards(view.grids, view.hand)
        others = [size for seat, size in enumerate(view.hand_sizes) if seat != view.turn]
        self._is_hurried = min(others) <= NEAR

    def moves(self, chain: Chain, *, least_tics: int = 0) -> list[Move]:
        return list_moves(chain.grids, self._owners(chain), chain.hand, least_tics=least_tics)

    def after(self, chain: Chain, move: Move) -> Chain:
        """Return the chain with one more move."""
        is_own = move.owner == self._seat
        gain = chain.gain + 1 + OWN * is_own
        if move.tics == 2:
            gain += FORCED * min((NUMBER[move.card] + 1) * (len(chain.grids) - 1), self._deck_size)
        return Chain(
            put(chain.grids, move),
            without(chain.hand, move.card),
            chain.opponent if is_own else move.owner,
            chain.has_tic or move.tics > 0,
            gain,
            chain.first or move,
        )

    def steps(self, chain: Chain) -> Iterator[Chain]:
        """Yield the most likely ways to go on with a Tic."""
        moves = self.moves(chain, least_tics=1)
        moves.sort(key=lambda move: -(move.tics * 8 + friends(move.card, chain.hand)))
        left = dict.fromkeys(chain.hand, PER_CARD)
        kept = 0
        for move in moves:
            if kept < BRANCHES and left[move.card]:
                left[move.card] -= 1
                kept += 1
                yield self.after(chain, move)

    def promise(self, chain: Chain) -> float:
        """Return how good a chain looks that isn't at its end."""
        return chain.gain + READY * len({move.card for move in self.moves(chain, least_tics=1)})

    def endings(self, chain: Chain) -> Iterator[Ending]:
        """Yield how the turn may end here: at once after a Tic, or with a Single."""
        if chain.first is not None:
            yield Ending(chain.first, self._worth(chain))
        if not chain.hand or (len(chain.hand) == 1 and not chain.has_tic):
            return  # Q7: the last card needs a Tic in its turn
        singles = [move for move in self.moves(chain) if not move.tics]
        singles.sort(key=lambda move: (move.owner != self._seat, friends(move.card, chain.hand)))
        for move in singles[:ENDS]:
            after = self.after(chain, move)
            yield Ending(after.first, self._worth(after))

    def _worth(self, chain: Chain) -> float:
        if not chain.hand:
            return OUT + chain.gain
        worth = chain.gain + STAND * self._ready(chain, chain.hand)
        if self._is_hurried and self._unseen:
            worth -= HINDER * self._ready(chain, self._unseen) / len(self._unseen)
        return worth

    def _ready(self, chain: Chain, cards: Sequence[Card]) -> int:
        """Return how many of the cards would make a Tic somewhere."""
        moves = list_moves(chain.grids, range(len(chain.grids)), cards, least_tics=1)
        return len({move.card for move in moves})

    def _owners(self, chain: Chain) -> Sequence[int]:
        if chain.opponent is None:
            return range(len(chain.grids))
        return sorted((self._seat, chain.opponent))  # Q4
