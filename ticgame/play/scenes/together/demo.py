"""TIC Together that plays itself, for whoever looks on."""

from collections.abc import Callable
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from ticgame import __version__
from ticgame.core.match import Match
from ticgame.games.together.rules import Together
from ticgame.play.scenes.together.scene import TogetherTable
from ticgame.play.seats import Evening
from ticgame.play.table.players import bots_of, players_of
from ticgame.play.table.seating import Seating

if TYPE_CHECKING:
    from ticgame.play.app import App

BOTS: Final = ("planner", "greedy", "casual", "greedy")
_SEEDS: Final = 1_000_000_000


class Demo(TogetherTable):
    """Bots play game after game; nothing is kept, heard or asked."""

    def __init__(self, draw_seed: Callable[[], int]) -> None:
        self._draw_seed = draw_seed
        evening = Evening()
        for number, bot in enumerate(BOTS):
            evening.set_bot(number, bot)
        self._begin(Seating.of_playing(evening))

    def _begin(self, seating: Seating) -> None:
        rules = Together.from_options({}, len(seating.seats))
        match = Match.start(rules, players_of(seating), seed=self._draw_seed(), app=__version__)
        super().__init__(match, seating, bots_of(seating, match), calls=None)

    def finish(self) -> None:
        self.exit()
        self._begin(self.seating)
        self.enter(self.app)
        self.relayout(self.app.canvas)
        self.app.refresh()


def attract_factory(app: "App") -> Demo:
    """Return what plays behind the title."""
    del app
    return Demo(lambda: SystemRandom().randrange(_SEEDS))
