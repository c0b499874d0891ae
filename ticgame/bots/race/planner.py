"""A bot of the Race that keeps cards that fit easily, and spoils the places of whoever is nearly out."""

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, Final

from ticgame.bots.race.greedy import forced
from ticgame.bots.race.perception import Gaze
from ticgame.bots.race.racer import Racer
from ticgame.bots.squared.moves import Move, best_start, list_moves, put, unseen_cards
from ticgame.core.cards import Card
from ticgame.games.squared.race import RaceView

FORCED: Final = 1.0
"""What a card is worth that an opponent has to draw."""
OWN: Final = 0.3
"""What a card on the own grid is worth."""
RARE: Final = 1.0
"""What it is worth to be rid of a card that fits at one place only."""
HINDER: Final = 3.0
"""What it is worth if none of the cards that somebody nearly out may hold fits any more."""
NEAR: Final = 2
"""How few cards are nearly out."""
WEIGHED: Final = 12
"""How many of the moves it has seen it weighs to hinder somebody."""


class PlannerBot(Racer):
    """Looks quickly and weighs what it has seen."""

    name = "planner"
    gaze: ClassVar[Gaze] = Gaze(reaction_ms=600, glance_ms=180, overlooks=0.12)
    reach_ms: ClassVar[tuple[int, int]] = (1050, 1950)
    patience_ms: ClassVar[tuple[int, int]] = (3500, 6000)

    def pick_start(self, hand: Sequence[Card]) -> Card:
        return best_start(hand)

    def pick(self, view: RaceView, known: list[Move]) -> Move:
        places = Counter(move.card for move in known)
        worth = {move: self._worth(view, move, places[move.card]) for move in known}
        best = sorted(known, key=lambda move: -worth[move])[:WEIGHED]
        if len(view.hand) > 1 and self._is_hurried(view):
            return self._spoil(view, best, worth)
        return best[0]

    def _worth(self, view: RaceView, move: Move, places: int) -> float:
        draws = forced(view, move, self.rules.options)
        return FORCED * draws + OWN * (move.owner == self.seat) + RARE / places

    def _is_hurried(self, view: RaceView) -> bool:
        return any(size <= NEAR for seat, size in enumerate(view.hand_sizes) if seat != self.seat)

    def _spoil(self, view: RaceView, moves: list[Move], worth: dict[Move, float]) -> Move:
        unseen = unseen_cards(view.grids, view.hand)
        if not unseen:
            return moves[0]

        def value(move: Move) -> float:
            left = list_moves(put(view.grids, move), range(len(view.grids)), unseen)
            return worth[move] - HINDER * len({other.card for other in left}) / len(unseen)

        return max(moves, key=value)
