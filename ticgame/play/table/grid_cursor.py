"""A seat's cursor in a game with hands and several grids: in the hand, or over a cell with a card held."""

from collections.abc import Hashable, Mapping
from math import ceil
from typing import Generic, TypeVar

from ticgame.play.input.bindings import Intent
from ticgame.play.table.steering import SIDEWAYS, nearest, next_thing

PlaceT = TypeVar("PlaceT", bound=Hashable)
_JUMP = 3


class GridCursor(Generic[PlaceT]):
    """Where one seat is: `slot` is a place of its hand, `target` the place under the card that it holds.

    The places are whatever a game says a card may be held over, with their points.
    """

    def __init__(self) -> None:
        self.slot = 0
        self.target: PlaceT | None = None
        self._at: tuple[float, float] | None = None

    @property
    def is_holding(self) -> bool:
        """Whether a card is picked up."""
        return self.target is not None

    def hold_within(self, hand_size: int) -> None:
        """Keep the focus on a card that is there."""
        self.slot = max(0, min(self.slot, hand_size - 1))

    def pick(
        self, points: Mapping[PlaceT, tuple[float, float]], *, home: tuple[float, float] = (0.0, 0.0)
    ) -> bool:
        """Take the card in focus to the place nearest to the last one, first to `home`; False without any."""
        self._at = self._at or home
        self.target = nearest(self._at, points)
        return self.target is not None

    def put_back(self) -> None:
        """Return to the hand, remembering where the card was held."""
        self.target = None

    def hover(self, target: PlaceT, point: tuple[float, float]) -> None:
        """Take the card that is picked up to a place."""
        self.target, self._at = target, point

    def keep_to(self, points: Mapping[PlaceT, tuple[float, float]]) -> None:
        """Leave a place that is none any more for the nearest one; without any, return to the hand."""
        if self.target is not None and self.target not in points:
            self.target = nearest(self._at or (0.0, 0.0), points)

    def step(self, way: Intent, points: Mapping[PlaceT, tuple[float, float]]) -> bool:
        """Hold the card over the next place in a direction and return whether there is another."""
        if self.target is None or self.target not in points:
            return self.pick(points)
        found = next_thing(points[self.target], way, points)
        if found is None or found == self.target:
            return False
        self.hover(found, points[found])
        return True

    def walk(self, way: Intent, hand_size: int, *, per_row: int) -> bool:
        """Go to the next card in a direction; False at the upper edge, which leads out of the hand."""
        if not hand_size:
            return False
        if way in SIDEWAYS:
            self.slot = (self.slot + SIDEWAYS[way]) % hand_size
            return True
        return self._climb(1 if way is Intent.DOWN else -1, hand_size, per_row)

    def _climb(self, rows: int, hand_size: int, per_row: int) -> bool:
        row = self.slot // per_row + rows
        if row < 0:
            return False
        last = ceil(hand_size / per_row) - 1
        if row > last:
            row = 0
        self.slot = min(row * per_row + self.slot % per_row, hand_size - 1)
        return True

    def jump(self, ways: int, hand_size: int) -> None:
        """Go on by several cards, or back, round and round."""
        if hand_size:
            self.slot = (self.slot + _JUMP * ways) % hand_size
