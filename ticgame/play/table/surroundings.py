"""What a table scene needs around it: a picture to show, and a way to the scenes beside it."""

from random import Random
from typing import Any, Final, Protocol

from ticgame.core.contract import Seat
from ticgame.play.input.devices import Device

HIDING_SHARE: Final = 0.96
"""How much of its light a table loses under a scene that hides it."""


class Picture(Protocol):
    """What a table scene needs of its picture."""

    @property
    def is_idle(self) -> bool:
        """Whether nothing moves."""

    @property
    def is_dealing(self) -> bool:
        """Whether the opening hands are still on their way."""

    def refresh(self, now: Any, *, is_snap: bool) -> None:
        """Show a situation in which nothing happened in the game."""

    def update(self, dt_ms: float) -> None:
        """Let motions go on."""

    def rest_ms(self) -> float | None:
        """Return how long nothing will move: 0 while something does, None without end."""

    def deal(self, rng: Random) -> None:
        """Deal the opening hands, as if they had just been dealt."""

    def hurry(self) -> None:
        """End the opening deal at once."""

    def snap(self) -> None:
        """Show everything at its end."""

    def come_back(self, old: Any) -> None:
        """Let cards come from where they are in the picture of before an act was taken back."""


class TableCalls(Protocol):
    """Where a table goes from itself; each is carried out through the scene stack."""

    def show_results(self, table: Any) -> None:
        """Put the results of a finished game in the table's place."""

    def pause(self, table: Any) -> None:
        """Cover the table with the pause."""

    def ask_for_seat(self, table: Any, seat: Seat) -> None:
        """Cover the table until a seat whose device is lost can act again."""

    def welcome(self, table: Any, device: Device) -> None:
        """Ask the person with a device that has no seat how to join."""

    def draw_curtain(self, table: Any, seat: Seat) -> None:
        """Cover the table until a seat uncovers it with its own device."""

    def explain(self, table: Any) -> None:
        """Show what the game asks for, in words."""
