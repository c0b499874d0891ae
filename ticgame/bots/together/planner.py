"""A bot that weighs every play by the chances it leaves to all open missions."""

from collections.abc import Callable, Generator
from random import Random
from typing import ClassVar, Final

from ticgame.bots.bot import TurnBot
from ticgame.bots.together.card_sets import prepare_sets
from ticgame.bots.together.prospects import Prospects
from ticgame.bots.together.weights import Weights
from ticgame.core.cards import Relation
from ticgame.core.contract import Millis, Rules, Seat
from ticgame.games.together.rules import Place, TogetherView

SLICE: Final = 20
"""Outlooks weighed between two yields; a play takes one for each open mission."""
WORK: Final = 700
"""Outlooks weighed for one move; of more plays only the most promising are weighed."""
FEWEST: Final = 20


class PlannerBot(TurnBot):
    """Plays what leaves the team the best chance to do every mission before the grid or the Nics end it."""

    name = "planner"
    think_ms: ClassVar[tuple[int, int]] = (1000, 2000)

    def __init__(self, rules: Rules, seat: Seat, rng: Random, *, weights: Weights | None = None) -> None:
        super().__init__(rules, seat, rng)
        self._weights = weights or Weights()
        prepare_sets()

    def choose(self, view: TogetherView, at: Millis) -> Generator[None, None, Place]:
        missions = view.table.done.count(None)
        plays = self._promising(view, at, max(FEWEST, WORK // missions))
        prospects = Prospects(self.rules, view, self._weights)
        yield from prospects.prepare()
        best, best_score = None, 0.0
        for tried, play in enumerate(plays):
            if tried % max(1, SLICE // missions) == 0:
                yield
            score = prospects.after(play)
            if best is None or score > best_score:
                best, best_score = play, score
        return best

    def _promising(self, view: TogetherView, at: Millis, most: int) -> list[Place]:
        """Return the plays; if they are more than `most`, those with the fewest Nics and the most Tics."""
        plays = list(self.rules.choices(view, at))
        return plays if len(plays) <= most else sorted(plays, key=self._rank(view))[:most]

    def _rank(self, view: TogetherView) -> Callable[[Place], tuple[int, int]]:
        sheet, spots, layout = self.rules.sheet, self.rules.frame.spots, view.layout
        worth = {sheet.penalty_relation: 0, Relation.TIC: 3, Relation.DUO: 2, Relation.TRIPO: 3}

        def rank(play: Place) -> tuple[int, int]:
            relations = [edge.rel for edge in sheet.edges(layout, spots[play.cell], play.card)]
            penalty = relations.count(sheet.penalty_relation)
            return penalty, -sum(worth.get(relation, 1) for relation in relations)

        return rank
