"""The six seats in a row: who has joined, and where there is room."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ticgame.play.seats import SeatPlace
from ticgame.play.stage import Sprite, Stage

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

PITCH = 152
RADIUS = 46
NAME_DROP = 70
NAME_SIZE = 28


class SeatBar:
    """A badge and a name for each seat; the next free one is brighter than the others."""

    def __init__(self, stage: Stage, art: "Art", *, x: float, y: float, scale: float = 1.0) -> None:
        """Show it with the middle of the first badge at a point."""
        self._stage, self._art = stage, art
        self._x, self._y = x, y
        self._name_size = NAME_SIZE * min(scale, 1.3)
        self._sprites: list[Sprite] = []
        self._free: list[float] = []

    def show(self, places: Sequence[SeatPlace]) -> None:
        """Show the seats as they are now."""
        for sprite in self._sprites:
            sprite.remove()
        self._sprites = []
        self._free = []
        for place in places:
            self._show_seat(place, self._x + place.number * PITCH)

    def is_free_seat_at(self, x: float, y: float) -> bool:
        """Return whether a point lies on the badge of a free seat."""
        return abs(y - self._y) < RADIUS and any(abs(x - free) < RADIUS for free in self._free)

    def _show_seat(self, place: SeatPlace, x: float) -> None:
        art = self._art
        if place.is_empty:
            is_next = not self._free
            self._free.append(x)
            badge = art.empty_badge(RADIUS, "rabbit" if is_next else "owl")
            name, colour = "Join", "main" if is_next else "muted"
        else:
            badge, name, colour = art.badge(place.animal, RADIUS), place.name, "main"
        name = art.shortened(name, PITCH - 8, self._name_size, font="extra")
        words = art.text(name, self._name_size, colour, font="extra", shadow=True)
        self._sprites.append(self._stage.add(badge, x, self._y, layer=10))
        self._sprites.append(self._stage.add(words, x, self._y + NAME_DROP, layer=10))
