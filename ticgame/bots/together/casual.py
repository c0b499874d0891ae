"""A bot that plays like one of the family: fond of Tics, and not looking everywhere."""

from collections.abc import Generator
from typing import ClassVar, Final

from ticgame.bots.bot import TurnBot
from ticgame.bots.together.promise import promise
from ticgame.core.cards import Relation
from ticgame.core.contract import Millis
from ticgame.games.together.rules import Place, TogetherView
from ticgame.games.together.table import Laid

SEES_CELL: Final = 0.4
SEES_CARD: Final = 0.75
FORGETS: Final = 0.6
MISSION: Final = 20.0
PENALTY: Final = -5.0
QUICK_TIC: Final = 3.0
SLICE: Final = 50


class CasualBot(TurnBot):
    """Overlooks cells, forgets missions from turn to turn and likes a Tic now better than a plan."""

    name = "casual"
    think_ms: ClassVar[tuple[int, int]] = (900, 2200)

    def choose(self, view: TogetherView, at: Millis) -> Generator[None, None, Place]:
        forgotten = {mission.id for mission in self.rules.missions if self.rng.random() < FORGETS}
        best, best_score = None, 0.0
        for tried, play in enumerate(self._noticed(view, at)):
            if tried % SLICE == 0:
                yield
            score = self._score(view, play, forgotten)
            if best is None or score > best_score:
                best, best_score = play, score
        return best

    def _noticed(self, view: TogetherView, at: Millis) -> list[Place]:
        """Return the plays that catch the eye this turn: some cards, some cells, at least one of each."""
        plays = list(self.rules.choices(view, at))
        cards = self._some(sorted({play.card for play in plays}), SEES_CARD)
        cells = self._some(sorted({play.cell for play in plays}), SEES_CELL)
        return [play for play in plays if play.card in cards and play.cell in cells]

    def _some(self, things: list, share: float) -> set:
        seen = {thing for thing in things if self.rng.random() < share}
        return seen or {things[int(self.rng.random() * len(things))]}

    def _score(self, view: TogetherView, play: Place, forgotten: set[str]) -> float:
        sheet, spot = self.rules.sheet, self.rules.frame.spots[play.cell]
        laid = sheet.lay(view.table, spot, play.card, is_first=not view.plays)
        news = sum(sheet.ids[done] not in forgotten for done in laid.missions)
        score = MISSION * news + PENALTY * (laid.table.penalty - view.table.penalty)
        return (
            score + QUICK_TIC * _quick_tics(laid) + promise(sheet.missions, laid, spot, forgotten=forgotten)
        )


def _quick_tics(laid: Laid) -> int:
    """Return how many edges are Tics or, in a sequence game, run in two properties or more."""
    return sum(edge.rel in (Relation.TIC, Relation.DUO, Relation.TRIPO) for edge in laid.edges)
