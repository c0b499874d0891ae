"""Which card and which cell the seat on turn is at: the same for every device."""

from collections.abc import Mapping
from enum import StrEnum

from ticgame.core.layout import Cell
from ticgame.play.input.bindings import Intent
from ticgame.play.table.steering import SIDEWAYS, nearest, next_thing

Points = Mapping[Cell, tuple[float, float]]
_CELL_SIZE = (1.0, 1.4)


class Zone(StrEnum):
    """Where the focus is: in the hand, or on the grid with a card picked up."""

    HAND = "hand"
    GRID = "grid"


class Cursor:
    """The focus of the seat on turn.

    `slot` is a place in its hand, `cell` the cell under the card that is picked up.
    """

    def __init__(self) -> None:
        self.zone = Zone.HAND
        self.slot = 0
        self.cell: Cell | None = None
        self._home = (0.0, 0.0)
        self._last: Cell | None = None

    @property
    def is_placing(self) -> bool:
        """Whether a card is picked up."""
        return self.zone is Zone.GRID

    def begin(self, hand_size: int, *, home: tuple[float, float], last: Cell | None) -> None:
        """Start a turn with the focus in the hand.

        The first cell will be the one nearest to where the seat has placed last, before that to a point.
        """
        self.zone = Zone.HAND
        self.cell = None
        self._home, self._last = home, last
        self.hold_within(hand_size)

    def hold_within(self, hand_size: int) -> None:
        """Keep the focus on a card that is there."""
        self.slot = max(0, min(self.slot, hand_size - 1))

    def cycle(self, steps: int, hand_size: int) -> None:
        """Go on to the next card, or back, round and round; a card picked up is exchanged for it."""
        if hand_size:
            self.slot = (self.slot + steps) % hand_size

    def pick(self, points: Points) -> None:
        """Take the card in focus to the nearest legal cell."""
        self.zone = Zone.GRID
        self.hover(self._nearest(points))

    def hover(self, cell: Cell | None) -> None:
        """Take the card that is picked up to a cell, or off the grid."""
        self.cell = cell
        if cell is not None:
            self._last = cell

    def put_back(self) -> None:
        """Return to the hand, remembering the cell."""
        self.zone = Zone.HAND
        self.cell = None

    def steer(self, way: Intent, hand_size: int, points: Points) -> bool:
        """Move by a direction and return whether there was anything to move to."""
        if self.zone is Zone.HAND:
            step = SIDEWAYS.get(way)
            if step is None or hand_size < 2:
                return False
            self.cycle(step, hand_size)
            return True
        start = points.get(self.cell) if self.cell is not None else None
        found = self._nearest(points) if start is None else next_thing(start, way, points)
        if found is None or found == self.cell:
            return False
        self.hover(found)
        return True

    def _nearest(self, points: Points) -> Cell | None:
        if self._last is None:
            return nearest(self._home, points)
        # The grid may have moved on the mat since: cells are compared, not where they lay.
        return nearest(_point(self._last), {cell: _point(cell) for cell in points})


def _point(cell: Cell) -> tuple[float, float]:
    return cell.x * _CELL_SIZE[0], cell.y * _CELL_SIZE[1]
