"""The ways out of the results of a game."""

from collections.abc import Callable
from typing import NamedTuple

from ticgame.play.widgets.menu import Menu
from ticgame.play.widgets.rows import Entry


class Exits(NamedTuple):
    """What follows the results: another deal, the choice of a game, or the seats."""

    again: Callable[[], None]
    other_game: Callable[[], None]
    seats: Callable[[], None]

    def menu(self) -> Menu:
        """Return the menu that leads out."""
        return Menu(
            [
                Entry("Again", lambda _: self.again(), icon="play"),
                Entry("Other game", lambda _: self.other_game(), icon="deck"),
                Entry("Seats", lambda _: self.seats(), icon="people"),
            ]
        )
