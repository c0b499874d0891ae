"""A bot that plays like one of the family: easily pleased, and sometimes wrong."""

from collections.abc import Mapping
from typing import Final

from ticgame.bots.spotic.eye import Sight
from ticgame.bots.spotic.player import Habits, SpotBot
from ticgame.core.sets import Kind
from ticgame.games.spotic.state import Table

INTEREST: Final = {3: 1.0, 4: 0.6, 5: 0.4}


class _Habits(Habits):
    study_ms = (5_000, 15_000)
    point_ms = (1_400, 3_200)
    no_more_ms = (3_000, 8_000)


class CasualBot(SpotBot):
    """Looks for small sets first, takes its time and now and then sees a set that isn't there."""

    name = "casual"
    sight = Sight(pace=2.6, ghosts=0.05, reaction_ms=(700, 1_600))
    habits = _Habits

    def interest(self, table: Table) -> Mapping[Kind, float]:
        return {kind: INTEREST[kind.size] for kind in self.wanted(table)}

    def give_up(self, table: Table, sets: tuple[int, ...]) -> int:
        return sets[int(self.rng.random() * len(sets))]
