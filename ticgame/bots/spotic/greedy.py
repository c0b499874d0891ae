"""A bot that claims the largest set it sees."""

from collections.abc import Mapping

from ticgame.bots.spotic.eye import Notice, Sight
from ticgame.bots.spotic.player import SpotBot
from ticgame.core.sets import Kind
from ticgame.games.spotic.state import Table, set_points


class GreedyBot(SpotBot):
    """Looks for everything alike, calls what it sees at once and is hardly ever wrong."""

    name = "greedy"
    sight = Sight(pace=1.6, ghosts=0.008, reaction_ms=(500, 1_100))

    def interest(self, table: Table) -> Mapping[Kind, float]:
        return dict.fromkeys(self.wanted(table), 1.0)

    def prefer(self, table: Table, notices: list[Notice]) -> Notice:
        return max(notices, key=lambda notice: set_points(notice.cards))
