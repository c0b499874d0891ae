"""The way through an evening: title, seats, table, results, and round again."""

from collections.abc import Callable
from random import SystemRandom
from typing import TYPE_CHECKING

from ticgame.core.records import SUFFIX
from ticgame.games import game
from ticgame.home import Folder
from ticgame.play.lobby.lobby import Lobby
from ticgame.play.lobby.plan import MatchPlan
from ticgame.play.scene import Scene
from ticgame.play.scenes.choose import ChooseGame
from ticgame.play.scenes.exits import Exits
from ticgame.play.scenes.missions import MissionsScreen
from ticgame.play.scenes.options import OptionsScreen
from ticgame.play.scenes.plug import screens_of
from ticgame.play.scenes.seats import Seats
from ticgame.play.scenes.seatsview import Tile
from ticgame.play.scenes.starting import start_table
from ticgame.play.table.table_scene import TableScene

if TYPE_CHECKING:
    from ticgame.play.app import App

_SCREENS: dict[Tile, Callable[[Lobby], Scene]] = {
    Tile.GAME: ChooseGame,
    Tile.OPTIONS: OptionsScreen,
    Tile.MISSIONS: MissionsScreen,
}


class EveningFlow:
    """Makes the scenes of an evening and joins them; what was chosen outlives each game."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self.lobby = Lobby(app.home, app.evening, rng=SystemRandom(), settings=lambda: app.settings)

    def begin(self, name: str) -> Seats:
        """Return the seats' screen for a game."""
        self.lobby.game = name
        return Seats(self.lobby, start=lambda _app, plan: self._table(plan), open_tile=self._open)

    def _open(self, app: "App", tile: Tile) -> Scene:
        del app
        return _SCREENS[tile](self.lobby)

    def _table(self, plan: MatchPlan) -> Scene:
        rules = game(plan.game).from_options(plan.options, len(plan.players))
        return start_table(
            self._app,
            rules,
            seed=plan.seed,
            results=self._results,
            leave=self._app.stack.pop,
            is_first=not self._app.home.names(Folder.RECORDS, SUFFIX),
        )

    def _results(self, table: TableScene, summary: object) -> Scene:
        exits = Exits(self._again, self._other_game, self._app.stack.pop)
        return screens_of(table.match.header.game).results(summary, table.seating, exits)

    def _again(self) -> None:
        self._app.stack.replace(self._table(self.lobby.plan()))

    def _other_game(self) -> None:
        self._app.stack.replace(ChooseGame(self.lobby))
