"""A bot that thinks a whole turn through: which chain of Tics sheds most cards and leaves others least."""

from collections.abc import Generator
from typing import Any, ClassVar, Final

from ticgame.bots.bot import TurnBot
from ticgame.bots.squared.chains import Chain, Ending, TurnSearch
from ticgame.bots.squared.greedy import playable, rest
from ticgame.bots.squared.moves import best_start
from ticgame.core.contract import Millis
from ticgame.games.squared.actions import Start
from ticgame.games.squared.rules import SquaredView

WIDTH: Final = 4
"""How many chains are followed at once."""
WORK: Final = 200
"""How many chains and endings are weighed before a move, more or less: what keeps it within 50 ms."""


class PlannerBot(TurnBot):
    """Follows the best chains of Tics to their end and begins the best of all."""

    name = "planner"
    think_ms: ClassVar[tuple[int, int]] = (1100, 2200)

    def choose(self, view: SquaredView, at: Millis) -> Generator[None, None, Any]:
        yield
        if not view.grids:
            return Start(best_start(view.hand))
        search = TurnSearch(view)
        chain = Chain(
            view.grids, tuple(sorted(view.hand)), view.opponent, has_tic=view.has_tic, gain=0.0, first=None
        )
        if view.drawn is None:
            best = yield from self._best(search, [chain])
        else:
            best = yield from self._best(search, [search.after(chain, move) for move in playable(view)])
        return rest(view) if best is None else best.first.play()

    def _best(self, search: TurnSearch, chains: list[Chain]) -> Generator[None, None, Ending | None]:
        """Return the best ending within reach of the chains, None if there is none."""
        best, worked = None, 0
        while chains and worked < WORK:
            grown: dict[Any, tuple[float, Chain]] = {}
            for chain in chains:
                for ending in search.endings(chain):
                    worked += 1
                    yield
                    if best is None or ending.worth > best.worth:
                        best = ending
                for after in search.steps(chain):
                    # Two orders of the same plays lead to the same table.
                    if (key := (after.hand, after.grids)) not in grown:
                        worked += 1
                        yield
                        grown[key] = (search.promise(after), after)
            ranked = sorted(grown.values(), key=lambda item: -item[0])
            chains = [after for _promise, after in ranked[:WIDTH]]
        return best
