"""A bot that takes what is best now: two Tics, one Tic, its own grid."""

from collections.abc import Generator
from typing import Any, ClassVar

from ticgame.bots.bot import TurnBot
from ticgame.bots.squared.moves import Move, best_start, list_moves
from ticgame.core.cards import NUMBER
from ticgame.core.contract import Millis
from ticgame.games.squared.actions import Draw, End, Start
from ticgame.games.squared.rules import SquaredView


class GreedyBot(TurnBot):
    """Plays on as long as there is a Tic, then a Single; draws only if nothing else is left."""

    name = "greedy"
    think_ms: ClassVar[tuple[int, int]] = (900, 1800)

    def choose(self, view: SquaredView, at: Millis) -> Generator[None, None, Any]:
        yield
        if not view.grids:
            return Start(best_start(view.hand))
        moves = playable(view)
        if not moves:
            return rest(view)
        return max(moves, key=self._worth).play()

    def _worth(self, move: Move) -> tuple[int, int, bool]:
        number = NUMBER[move.card] + 1 if move.tics == 2 else 0
        return (move.tics, number, move.owner == self.seat)


def playable(view: SquaredView) -> list[Move]:
    """Return the legal moves of the seat on turn."""
    turn = view.turn_state
    cards = sorted(view.hand) if turn.drawn is None else [turn.drawn]
    # Q7: the last card needs a Tic in its turn.
    least = 1 if len(view.hand) == 1 and not turn.has_tic else 0
    return list_moves(view.grids, turn.owners(len(view.grids)), cards, least_tics=least)


def rest(view: SquaredView) -> Draw | End:
    """Return what is done without a play: end the turn if that is allowed, else draw."""
    return End() if view.has_tic or view.drawn is not None else Draw()
