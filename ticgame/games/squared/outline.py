"""How grids grow towards squares, wherever they lie (Q2)."""

from enum import Enum
from functools import cache
from typing import Final, NamedTuple

# 125 cards reach 11 cells from the start card at most; a rim round them is never laid on.
REACH: Final = 12
STRIDE: Final = 2 * REACH + 1
_AROUND: Final = (-1, 1, -STRIDE, STRIDE)  # left, right, up, down


class Side(Enum):
    """A side of the rectangle; the value is the step from a card beside it to the rectangle."""

    LEFT = 1
    RIGHT = -1
    TOP = STRIDE
    BOTTOM = -STRIDE

    @property
    def is_column(self) -> bool:
        return self in (Side.LEFT, Side.RIGHT)

    @property
    def along(self) -> int:
        """The step from place to place along the side."""
        return STRIDE if self.is_column else 1


class Line(NamedTuple):
    """An unfinished line along a side: its cards lie at the places `low` to `high` from its left or top."""

    side: Side
    low: int
    high: int


class Opening(NamedTuple):
    """Where the next card may lie, and the one or two cards it will touch: left, right, up, down.

    All are steps from the rectangle's top left spot.
    """

    at: int
    touches: tuple[int, ...]


class Outline:
    """A full rectangle of `width` × `height` and at most one unfinished line.

    `openings` come by row, then column. There is one object for each outline, so that a step from one to the
    next is a look-up.
    """

    __slots__ = ("_after", "_places", "height", "line", "openings", "touches", "width")

    def __init__(self, width: int, height: int, line: Line | None) -> None:
        self.width = width
        self.height = height
        self.line = line
        self._after: dict[int, tuple[Outline, int]] = {}
        self._places: dict[int, tuple[Side, int]] = {}
        for side in Side if line is None else (line.side,):
            for place in self._open_places(side):
                self._places[self._spot(side, place)] = (side, place)
        self.openings = tuple(Opening(at, self._touches(at)) for at in sorted(self._places))
        self.touches = dict(self.openings)

    def after(self, at: int) -> "tuple[Outline, int]":
        """Return the outline once a card lies at an opening, and how far its top left spot moves."""
        known = self._after.get(at)
        if known is None:
            known = self._after[at] = self._grown(*self._places[at])
        return known

    def _grown(self, side: Side, place: int) -> "tuple[Outline, int]":
        low, high = (place, place) if self.line is None else self.line[1:]
        line = Line(side, min(low, place), max(high, place))
        if line.high - line.low + 1 < self._length(side):
            return outline(self.width, self.height, line), 0
        shift = -side.value if side in (Side.LEFT, Side.TOP) else 0
        if side.is_column:
            return outline(self.width + 1, self.height, None), shift
        return outline(self.width, self.height + 1, None), shift

    def _open_places(self, side: Side) -> list[int]:
        length = self._length(side)
        if self.line is not None:
            return [place for place in (self.line.low - 1, self.line.high + 1) if 0 <= place < length]
        # A line along the longer direction lengthens the shorter one.
        other = self.width if side.is_column else self.height
        return list(range(length)) if length >= other else []

    def _length(self, side: Side) -> int:
        return self.height if side.is_column else self.width

    def _spot(self, side: Side, place: int) -> int:
        start = {
            Side.LEFT: -1,
            Side.RIGHT: self.width,
            Side.TOP: -STRIDE,
            Side.BOTTOM: self.height * STRIDE,
        }[side]
        return start + place * side.along

    def _touches(self, at: int) -> tuple[int, ...]:
        side, place = self._places[at]
        steps = {side.value}
        if self.line is not None:
            steps.add(side.along if place < self.line.low else -side.along)
        return tuple(at + step for step in _AROUND if step in steps)


@cache
def outline(width: int, height: int, line: Line | None) -> Outline:
    """Return the one object of an outline; there are a few thousand at most."""
    return Outline(width, height, line)
