"""The ways out of the results of a game."""

from collections.abc import Callable
from typing import NamedTuple


class Exits(NamedTuple):
    """What follows the results: another deal, the choice of a game, or the seats."""

    again: Callable[[], None]
    other_game: Callable[[], None]
    seats: Callable[[], None]
