"""TIC Together that plays itself, for whoever looks on."""

from collections.abc import Callable
from random import SystemRandom
from typing import Final

from ticgame import __version__
from ticgame.core.match import Match
from ticgame.games.together.rules import Together
from ticgame.play.scenes.together.scene import TogetherTable
from ticgame.play.seats import Evening
from ticgame.play.table.players import bots_of, players_of
from ticgame.play.table.seating import Seating

BOTS: Final = ("planner", "greedy", "casual", "greedy")
_SEEDS: Final = 1_000_000_000


class Demo(TogetherTable):
    """A game of bots; nothing is kept, heard or asked."""

    def __init__(self, seed: int, *, then: Callable[[], None]) -> None:
        """`then` is called when the game has ended and was looked at."""
        self._then = then
        evening = Evening()
        for number, bot in enumerate(BOTS):
            evening.set_bot(number, bot)
        seating = Seating.of_playing(evening)
        rules = Together.from_options({}, len(seating.seats))
        match = Match.start(rules, players_of(seating), seed=seed, app=__version__)
        super().__init__(match, seating, bots_of(seating, match), calls=None)

    def finish(self) -> None:
        self._then()


def fresh_demo(then: Callable[[], None]) -> Demo:
    """Return another game to be played behind the title."""
    return Demo(SystemRandom().randrange(_SEEDS), then=then)
