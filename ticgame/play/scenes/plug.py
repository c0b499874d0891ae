"""How a game plugs into the program: the scenes that it brings.

A game has a module with a `GameScreens` named `SCREENS`, and its card in `play/lobby/gamecards.py` names it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from ticgame.play.lobby.gamecards import CARDS
from ticgame.play.scene import Scene
from ticgame.play.scenes.contest_results import ContestResults
from ticgame.play.scenes.exits import Exits
from ticgame.play.scenes.rules import RulesReader
from ticgame.play.table.seating import Seating
from ticgame.play.table.table_scene import TableScene


def explain_rules(table: TableScene) -> Scene:
    """Return the rules of the game at a table."""
    return RulesReader(table.match.header.game)


@dataclass(frozen=True, slots=True)
class GameScreens:
    """What a game brings to the display.

    `table` makes the table: `table(match, seating, bots, calls=…, began=…)`, for games without
    turns with `mouse=…` too. The match may have begun long ago. `results` makes what follows it from the
    table's `summary()`, which for a contest is a `Contest`. `talk` says what may be said at the table,
    `explain` makes what is read during a game. A hiding game covers its table while it is paused.
    """

    table: Callable[..., TableScene]
    results: Callable[[Any, Seating, Exits], Scene] = ContestResults
    talk: str = ""
    explain: Callable[[TableScene], Scene] = explain_rules
    is_hiding: bool = False


def screens_of(name: str) -> GameScreens:
    """Return the screens of a game; its modules are imported with the first call."""
    return import_module(CARDS[name].screens).SCREENS
