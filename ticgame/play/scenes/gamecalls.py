"""What the table of any game opens: pause, results, and the questions about seats."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from ticgame.core.contract import Seat
from ticgame.play.input.devices import Device
from ticgame.play.scene import Scene
from ticgame.play.scenes.curtain import Curtain
from ticgame.play.scenes.lost import LostSeat
from ticgame.play.scenes.newcomer import Newcomer
from ticgame.play.scenes.pause import Pause
from ticgame.play.scenes.plug import GameScreens
from ticgame.play.table.contest import Contest
from ticgame.play.table.table_scene import TableScene
from ticgame.play.widgets.rows import Entry, Row

if TYPE_CHECKING:
    from ticgame.play.app import App


Results = Callable[[TableScene, Any], Scene]
"""Makes the scene that follows a finished game from its table and summary."""


class GameCalls:
    """Opens the scenes around a table; `leave` is carried out when the players want out of the game."""

    def __init__(
        self, app: "App", screens: GameScreens, *, results: Results, leave: Callable[[], None]
    ) -> None:
        self._app = app
        self._screens = screens
        self._results = results
        self._leave = leave

    def show_results(self, table: TableScene) -> None:
        summary = table.summary()
        if isinstance(summary, Contest):
            summary = summary._replace(hints=table.match.hints)
        self._app.stack.replace(self._results(table, summary))

    def pause(self, table: TableScene) -> None:
        pause = Pause(
            game=table.match.header.game,
            talk=self._screens.talk if len(table.seating.humans()) > 1 else "",
            rows=(*self._join_rows(table), *table.pause_rows()),
            why=table.why_paused,
            leave=self._leave,
            is_hiding=self._screens.is_hiding,
        )
        self._app.stack.push(pause)

    def ask_for_seat(self, table: TableScene, seat: Seat) -> None:
        self._app.stack.push(LostSeat(table, seat))

    def _join_rows(self, table: TableScene) -> tuple[Row, ...]:
        """Return the row that lets a person join in where bots alone are left: there A runs fast."""
        if not table.is_left_to_bots():
            return ()
        return (Entry("Join in", partial(self._leave_to_join, table), icon="people"),)

    def _leave_to_join(self, table: TableScene, device: Device) -> None:
        self._app.stack.pop()
        self.welcome(table, device)

    def welcome(self, table: TableScene, device: Device) -> None:
        self._app.stack.push(Newcomer(table, device))

    def draw_curtain(self, table: TableScene, seat: Seat) -> None:
        self._app.stack.push(Curtain(table, seat))

    def explain(self, table: TableScene) -> None:
        self._app.stack.push(self._screens.explain(table))
