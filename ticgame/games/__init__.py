"""The games by name; a game's module is imported when it is asked for."""

from typing import Final

from ticgame.core.contract import Rules
from ticgame.core.errors import OptionError
from ticgame.core.loading import load

GAMES: Final = {
    "together": "ticgame.games.together.rules:Together",
    "ticcitories": "ticgame.games.ticcitories.rules:Ticcitories",
    "squared": "ticgame.games.squared.rules:Squared",
    "race": "ticgame.games.squared.race:Race",
    "spotic": "ticgame.games.spotic.rules:Spotic",
    "rummy": "ticgame.games.rummy.rules:Rummy",
}


def game(name: str) -> type[Rules]:
    """Return the rules class of a game; raises OptionError for an unknown name."""
    if name not in GAMES:
        raise OptionError([f"there is no game {name!r}; there are {', '.join(GAMES)}"])
    return load(GAMES[name])
