"""A bot that plays like one of the family: likes a Tic, and doesn't look everywhere."""

from collections.abc import Generator
from typing import Any, ClassVar, Final

from ticgame.bots.bot import TurnBot
from ticgame.bots.squared.greedy import playable, rest
from ticgame.bots.squared.moves import Move
from ticgame.core.contract import Millis
from ticgame.games.squared.actions import Start
from ticgame.games.squared.rules import SquaredView

SEES_CARD: Final = 0.8
SEES_SPOT: Final = 0.5
SEES_GRID: Final = 0.75
"""The share of other seats' grids that it looks at."""


class CasualBot(TurnBot):
    """Overlooks cards, cells and grids from play to play; of what it sees it takes a Tic if there is one."""

    name = "casual"
    think_ms: ClassVar[tuple[int, int]] = (900, 2400)

    def choose(self, view: SquaredView, at: Millis) -> Generator[None, None, Any]:
        yield
        if not view.grids:
            return Start(view.hand[int(self.rng.random() * len(view.hand))])
        moves = playable(view)
        seen = self._noticed(moves) or self._noticed(moves)  # a second look before giving up
        if not seen:
            return rest(view)
        best = max(min(move.tics, 1) for move in seen)
        likely = [move for move in seen if min(move.tics, 1) == best]
        return likely[int(self.rng.random() * len(likely))].play()

    def _noticed(self, moves: list[Move]) -> list[Move]:
        """Return the moves that catch the eye this time, perhaps none."""
        cards = self._some(sorted({move.card for move in moves}), SEES_CARD)
        spots = self._some(sorted({(move.owner, move.spot) for move in moves}), SEES_SPOT)
        grids = {self.seat} | self._some(sorted({move.owner for move in moves}), SEES_GRID)
        return [
            move
            for move in moves
            if move.card in cards and (move.owner, move.spot) in spots and move.owner in grids
        ]

    def _some(self, things: list[Any], share: float) -> set[Any]:
        return {thing for thing in things if self.rng.random() < share}
