"""Putting up the table of any game: for a new match, or for one that goes on."""

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from ticgame import __version__
from ticgame.core.cards import Card
from ticgame.core.contract import Rules
from ticgame.core.match import Match
from ticgame.play.scenes.gamecalls import GameCalls, Results
from ticgame.play.scenes.plug import screens_of
from ticgame.play.settings import TimedMouse
from ticgame.play.table.players import bots_of, players_of
from ticgame.play.table.real_time import MouseRule
from ticgame.play.table.seating import Seating
from ticgame.play.table.table_scene import TableScene

if TYPE_CHECKING:
    from ticgame.play.app import App


def start_table(
    app: "App",
    rules: Rules,
    *,
    seed: int,
    results: Results,
    leave: Callable[[], None],
    cards: tuple[Card, ...] | None = None,
    level: str | None = None,
) -> TableScene:
    """Return the table of a new match of any game for everybody who takes part this evening.

    Raises OptionError if rules, seats and cards don't go together.
    """
    seating = Seating.of_playing(app.evening)
    match = Match.start(rules, players_of(seating), seed=seed, app=__version__, cards=cards, level=level)
    return table_of(app, match, seating, results=results, leave=leave)


def table_of(
    app: "App",
    match: Match,
    seating: Seating,
    *,
    results: Results,
    leave: Callable[[], None],
    save: str | None = None,
) -> TableScene:
    """Return the table of a match, a new one or one that goes on in the file `save`."""
    screens = screens_of(match.header.game)
    calls = GameCalls(app, screens, results=results, leave=leave)
    bots = bots_of(seating, match)
    more = {"mouse": mouse_rule(app.settings.timed_mouse)} if match.rules.is_real_time else {}
    table = screens.table(match, seating, bots, calls=calls, began=datetime.now(), **more)
    table.save = save
    return table


def mouse_rule(mouse: TimedMouse) -> MouseRule:
    """Return what a timed table keeps of the setting."""
    return MouseRule(is_barred=mouse.is_barred, delay_ms=float(mouse.hold_ms))
