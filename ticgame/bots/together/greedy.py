"""A bot that looks one play ahead."""

from collections.abc import Generator
from typing import ClassVar, Final

from ticgame.bots.bot import TurnBot
from ticgame.bots.together.promise import promise
from ticgame.core.contract import Millis
from ticgame.games.together.rules import Place, TogetherView

MISSION: Final = 20.0
PENALTY: Final = -6.0
GAME: Final = 1000.0
SLICE: Final = 25
"""Plays that the bot tries between two yields."""


class GreedyBot(TurnBot):
    """Plays what finishes missions, makes no Nics and lets groups and runs grow."""

    name = "greedy"
    think_ms: ClassVar[tuple[int, int]] = (900, 1700)

    def choose(self, view: TogetherView, at: Millis) -> Generator[None, None, Place]:
        best, best_score = None, 0.0
        for tried, play in enumerate(self.rules.choices(view, at)):
            if tried % SLICE == 0:
                yield
            score = self._score(view, play)
            if best is None or score > best_score:
                best, best_score = play, score
        return best

    def _score(self, view: TogetherView, play: Place) -> float:
        sheet, spot = self.rules.sheet, self.rules.frame.spots[play.cell]
        laid = sheet.lay(view.table, spot, play.card, is_first=not view.plays)
        penalty = laid.table.penalty
        if laid.table.is_complete:
            return GAME - penalty
        score = MISSION * len(laid.missions) + PENALTY * (penalty - view.table.penalty)
        if penalty >= self.rules.options.limit:
            score -= GAME
        return score + promise(sheet.missions, laid, spot)
