"""Where the cells of a grid lie on a mat: cards at their places, room to grow around them.

The window floats: what is laid stays in the middle of the mat, with as many free columns and rows around it
as fit. One short of the full span the two outer lines shrink to growth strips; at the full span they go.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from ticgame.core.layout import Cell, Layout
from ticgame.play.theme import CARD_RATIO

STRIP: Final = 44.0
SIDE_MARGIN: Final = 20.0
END_MARGIN: Final = 14.0
# Widest card for a longest side of so many cells, and the gaps beside and under it.
_SIZES: Final = {
    3: (120.0, 20.0, 18.0),
    4: (120.0, 20.0, 18.0),
    5: (80.0, 18.0, 16.0),
    6: (80.0, 18.0, 16.0),
    7: (69.0, 14.0, 12.0),
    8: (60.0, 12.0, 11.0),
    9: (53.0, 11.0, 10.0),
}


class Box(NamedTuple):
    """A rectangle by its middle, in design units."""

    x: float
    y: float
    w: float
    h: float

    def contains(self, x: float, y: float) -> bool:
        """Return whether a point lies in it."""
        return abs(x - self.x) <= self.w / 2 and abs(y - self.y) <= self.h / 2


class Line(NamedTuple):
    """One direction of a grid: the cells `first` to `last` that cards reach, `side` cells in the window."""

    first: int
    last: int
    side: int
    length: float
    gap: float
    middle: float
    strip: float

    @property
    def span(self) -> int:
        return self.last - self.first + 1

    @property
    def spare(self) -> int:
        """Return how many whole columns (rows) fit on either side of what is laid."""
        return (self.side - self.span) // 2

    @property
    def has_strips(self) -> bool:
        """Return whether growth shows as strips: it is possible, but no whole column fits any more."""
        return self.side - self.span == 1

    def holding(self, cell: int) -> "Line":
        """Return the line grown to a cell that shows as a strip, else the line as it is."""
        if not self.has_strips or self.first <= cell <= self.last:
            return self
        return self._replace(first=min(self.first, cell), last=max(self.last, cell))

    def at(self, cell: int) -> float:
        """Return where the middle of a column (row) lies."""
        if self.has_strips and cell in (self.first - 1, self.last + 1):
            edge = self.at(self.first) if cell < self.first else self.at(self.last)
            step = self.length / 2 + self.gap + self.strip / 2
            return edge - step if cell < self.first else edge + step
        return self.middle + (cell - (self.first + self.last) / 2) * (self.length + self.gap)

    def nearest(self, at: float) -> int:
        """Return the column (row) whose middle or edge is nearest to a place."""
        return min(self.shown(), key=lambda cell: max(0.0, abs(at - self.at(cell)) - self.extent(cell) / 2))

    def extent(self, cell: int) -> float:
        """Return how wide (high) a column (row) is."""
        is_strip = self.has_strips and not self.first <= cell <= self.last
        return self.strip if is_strip else self.length

    def shown(self) -> range:
        """Return the columns (rows) that have a place on the mat."""
        reach = self.spare or int(self.has_strips)
        return range(self.first - reach, self.last + reach + 1)


@dataclass(frozen=True, slots=True)
class GridSpace:
    """The places of one layout's cells."""

    mat: Box
    card: float
    columns: Line
    rows: Line

    @property
    def marker_scale(self) -> float:
        """Return how large edge markers between these cards are."""
        return 0.84 * min(1.0, (self.columns.gap + self.rows.gap) / 34 * 0.5 + self.card / 80 * 0.5)

    def box(self, cell: Cell) -> Box:
        """Return where a cell lies and how large it is."""
        x, y = self.columns.at(cell.x), self.rows.at(cell.y)
        return Box(x, y, self.columns.extent(cell.x), self.rows.extent(cell.y))

    def is_strip(self, cell: Cell) -> bool:
        """Return whether a cell shows as a growth strip."""
        return (
            self.columns.extent(cell.x) < self.columns.length or self.rows.extent(cell.y) < self.rows.length
        )

    def edge(self, one: Cell, other: Cell) -> tuple[float, float]:
        """Return the middle of the joint of two cells side by side."""
        a, b = self.box(one), self.box(other)
        if one.y == other.y:
            left, right = sorted((a, b))
            return ((left.x + left.w / 2 + right.x - right.w / 2) / 2, (a.y + b.y) / 2)
        upper, lower = sorted((a, b), key=lambda box: box.y)
        return ((a.x + b.x) / 2, (upper.y + upper.h / 2 + lower.y - lower.h / 2) / 2)

    def cells(self) -> Iterator[Cell]:
        """Yield every cell with a place on the mat, by row, then column; corners of strips are none."""
        for y in self.rows.shown():
            for x in self.columns.shown():
                cell = Cell(x, y)
                is_corner = (
                    self.columns.extent(x) < self.columns.length and self.rows.extent(y) < self.rows.length
                )
                if not is_corner:
                    yield cell


def grid_space(layout: Layout, *, x: float, y: float, held: Cell | None = None) -> GridSpace:
    """Return the places of a layout whose mat has its middle at a point in design units.

    A card `held` over a growth strip has its whole place already, as if it lay there.
    """
    frame = layout.frame
    card, gap_x, gap_y = _SIZES[max(frame.width, frame.height)]
    height = card * CARD_RATIO
    mat = Box(
        x,
        y,
        frame.width * (card + gap_x) - gap_x + 2 * SIDE_MARGIN,
        frame.height * (height + gap_y) - gap_y + 2 * END_MARGIN,
    )
    strip_x = min(STRIP, (card - gap_x + 2 * SIDE_MARGIN - 14) / 2)
    strip_y = min(STRIP, (height - gap_y + 2 * END_MARGIN - 10) / 2)
    span, corner = layout.window.span, frame.cells[0]
    columns = Line(corner.x + span.left, corner.x + span.right, frame.width, card, gap_x, x, strip_x)
    rows = Line(corner.y + span.top, corner.y + span.bottom, frame.height, height, gap_y, y, strip_y)
    if held is not None:
        columns, rows = columns.holding(held.x), rows.holding(held.y)
    return GridSpace(mat, card, columns, rows)
