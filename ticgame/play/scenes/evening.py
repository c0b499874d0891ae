"""The way through an evening: title, seats, table, results, and round again."""

from collections.abc import Callable
from random import SystemRandom
from typing import TYPE_CHECKING

from ticgame.core.contract import Seat
from ticgame.games import game
from ticgame.play.lobby.lobby import Lobby
from ticgame.play.lobby.plan import MatchPlan
from ticgame.play.lobby.saved_lobby import SavedLobby
from ticgame.play.lobby.tiles import Tile
from ticgame.play.saves import SavedGame, Saves
from ticgame.play.scene import Scene
from ticgame.play.scenes.choose import ChooseGame
from ticgame.play.scenes.exits import Exits
from ticgame.play.scenes.missions import MissionsScreen
from ticgame.play.scenes.options import OptionsScreen
from ticgame.play.scenes.plug import screens_of
from ticgame.play.scenes.saved_games import SavedGames
from ticgame.play.scenes.seats import Seats
from ticgame.play.scenes.starting import start_table, table_of
from ticgame.play.table.players import players_of
from ticgame.play.table.seating import Seating
from ticgame.play.table.table_scene import TableScene

if TYPE_CHECKING:
    from ticgame.play.app import App
    from ticgame.play.scenes.campaign.flow import CampaignFlow

_SCREENS: dict[Tile, Callable[[Lobby], Scene]] = {
    Tile.GAME: ChooseGame,
    Tile.OPTIONS: OptionsScreen,
    Tile.MISSIONS: MissionsScreen,
}


class EveningFlow:
    """Makes the scenes of an evening and joins them; what was chosen outlives each game."""

    def __init__(self, app: "App", *, campaigns: "Callable[[], CampaignFlow] | None" = None) -> None:
        """`campaigns` gives the way on for a saved round of a campaign; None where there are none."""
        self._app = app
        self._campaigns = campaigns
        self.lobby = Lobby(app.home, app.evening, rng=SystemRandom(), settings=lambda: app.settings)

    def choose(self) -> ChooseGame:
        """Return the choice of a game, which leads on to its seats."""
        return ChooseGame(self.lobby, then=lambda: self._app.stack.push(self._seats()))

    def begin(self, name: str) -> Seats:
        """Return the seats' screen for a game."""
        self.lobby.game = name
        return self._seats()

    def _seats(self) -> Seats:
        return Seats(self.lobby, start=self._start, open_tile=self._open)

    def saved_games(self) -> SavedGames:
        """Return the list of games that can go on."""
        return SavedGames(Saves(self._app.home), go_on=self._gather)

    def _gather(self, saved: SavedGame) -> None:
        """Ask who goes on with a saved game."""
        lobby = SavedLobby(saved, self._app.evening, settings=lambda: self._app.settings)
        lobby.lay_out_seats()
        start = self._go_on(lobby)
        self._app.stack.push(Seats(lobby, start=start, open_tile=self._open))

    def _go_on(self, lobby: SavedLobby) -> Callable[[SavedGame], None]:
        """Return what puts the table of a saved game over the seats' screen of its game."""

        app = self._app

        def start(saved: SavedGame) -> None:
            if self._campaigns is not None and saved.match.header.level is not None:
                self._campaigns().open_deck(saved.match)
            seating = Seating(app.evening, lobby.numbers)
            for seat, player in enumerate(players_of(seating)):
                if saved.players[seat].by != player.by:
                    saved.match.take_seat(Seat(seat), player.by)
            table = table_of(
                app, saved.match, seating, results=self._results, leave=app.stack.pop, save=saved.name
            )
            app.stack.pop()
            app.stack.replace(self.begin(saved.game))
            self.lobby.choices.adopt(saved.match.header.options)
            app.stack.push(table)

        return start

    def _open(self, tile: Tile) -> Scene:
        return _SCREENS[tile](self.lobby)

    def _start(self, plan: MatchPlan) -> None:
        self._app.stack.push(self._table(plan))

    def _table(self, plan: MatchPlan) -> Scene:
        rules = game(plan.game).from_options(plan.options, len(plan.players))
        return start_table(
            self._app,
            rules,
            seed=plan.seed,
            results=self._results,
            leave=self._app.stack.pop,
        )

    def _results(self, table: TableScene, summary: object) -> Scene:
        if self._campaigns is not None and table.match.header.level is not None:
            debrief = self._campaigns().debrief_of(table)
            if debrief is not None:
                return debrief
        exits = Exits(self._again, self._other_game, self._app.stack.pop)
        return screens_of(table.match.header.game).results(summary, table.seating, exits)

    def _again(self) -> None:
        self._app.stack.replace(self._table(self.lobby.plan()))

    def _other_game(self) -> None:
        self._app.stack.replace(ChooseGame(self.lobby))
