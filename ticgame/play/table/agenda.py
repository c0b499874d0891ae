"""What the seats of a game without turns want, by the game time at which it counts."""

from typing import Any, NamedTuple

from ticgame.core.contract import Seat


class Wish(NamedTuple):
    """An action of a seat, and the game time at which it counts."""

    at_ms: float
    seat: Seat
    action: Any


class Agenda:
    """Wishes in the order of their times; those of one moment are one tick (X6)."""

    def __init__(self) -> None:
        self._wishes: list[Wish] = []

    def add(self, seat: Seat, action: Any, at_ms: float) -> None:
        """Note a wish."""
        self._wishes.append(Wish(at_ms, seat, action))

    def has(self, seat: Seat) -> bool:
        """Return whether a seat waits for something it wanted."""
        return any(wish.seat == seat for wish in self._wishes)

    @property
    def next_ms(self) -> float | None:
        """When the next wish counts, None if there is none."""
        return min((wish.at_ms for wish in self._wishes), default=None)

    def take(self, at_ms: float) -> list[tuple[Seat, Any]]:
        """Return the wishes that count by a time, in the order in which they came, and forget them."""
        due = [wish for wish in self._wishes if wish.at_ms <= at_ms]
        self._wishes = [wish for wish in self._wishes if wish.at_ms > at_ms]
        return [(wish.seat, wish.action) for wish in due]

    def clear(self) -> None:
        """Forget everything."""
        self._wishes.clear()
