"""A bot of the Race that is quick and takes what is best now."""

from collections.abc import Sequence
from typing import ClassVar

from ticgame.bots.race.perception import Gaze
from ticgame.bots.race.racer import Racer
from ticgame.bots.squared.moves import Move, best_start
from ticgame.core.cards import NUMBER, Card
from ticgame.games.squared.race import RaceView


class GreedyBot(Racer):
    """Looks quickly; of what it has seen it takes two Tics, then a place on its own grid."""

    name = "greedy"
    gaze: ClassVar[Gaze] = Gaze(reaction_ms=700, glance_ms=220, overlooks=0.2)
    reach_ms: ClassVar[tuple[int, int]] = (1200, 2300)
    patience_ms: ClassVar[tuple[int, int]] = (4000, 7000)

    def pick_start(self, hand: Sequence[Card]) -> Card:
        return best_start(hand)

    def pick(self, view: RaceView, known: list[Move]) -> Move:
        return max(known, key=lambda move: (forced(view, move, self.rules.options), move.owner == self.seat))


def forced(view: RaceView, move: Move, options: object) -> int:
    """Return how many cards a move makes others draw (X2)."""
    if move.tics < 2 or not options.two_tic_draw:
        return 0
    return min((NUMBER[move.card] + 1) * (len(view.grids) - 1), view.deck_size)
