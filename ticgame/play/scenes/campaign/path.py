"""Where the places of a map lie: on a path that winds from line to line."""

from typing import Final, NamedTuple

from pygame import FRect

from ticgame.play.input.bindings import Intent

MOST_COLUMNS: Final = 6
MOST_LINES: Final = 4
WAVE: Final = 0.1
"""How far every other place lies below its line, in heights of a line."""
LARGEST: Final = 74.0


class PathPlan(NamedTuple):
    """The places of `count` rounds in an area, `columns` a line and `lines` a page."""

    count: int
    area: tuple[float, float, float, float]
    columns: int
    lines: int

    @property
    def per_page(self) -> int:
        return self.columns * self.lines

    @property
    def pages(self) -> int:
        return -(-self.count // self.per_page)

    @property
    def radius(self) -> float:
        _x, _y, width, height = self.area
        return min(LARGEST, width / self.columns * 0.34, height / self.lines * 0.28)

    def on_page(self, page: int) -> range:
        """Return the places of a page."""
        return range(page * self.per_page, min(self.count, (page + 1) * self.per_page))

    def place(self, at: int) -> tuple[float, float]:
        """Return the middle of a place, in design units."""
        line, column = self._spot(at)
        x, y, width, height = self.area
        pitch, tall = width / self.columns, height / self.lines
        sway = WAVE * tall * (1 if column % 2 else -1)
        return x + (column + 0.5) * pitch, y + (line + 0.42) * tall + sway

    def place_at(self, x: float, y: float, *, page: int) -> int | None:
        """Return the place at a point of a page."""
        for at in self.on_page(page):
            middle_x, middle_y = self.place(at)
            if (x - middle_x) ** 2 + (y - middle_y) ** 2 <= (self.radius * 1.2) ** 2:
                return at
        return None

    def neighbour(self, at: int, way: Intent) -> int:
        """Return the place in a direction; from the end of a line the path goes on. `at` if there is none."""
        line, column = self._spot(at)
        page = at // self.per_page
        if way in (Intent.LEFT, Intent.RIGHT):
            forward = (way is Intent.RIGHT) == (line % 2 == 0)
            after = at + (1 if forward else -1)
        else:
            wanted = line + (1 if way is Intent.DOWN else -1)
            after = self._at(page, wanted, column)
        return after if 0 <= after < self.count else at if after < 0 else min(after, self.count - 1)

    def _spot(self, at: int) -> tuple[int, int]:
        """Return the line on its page and the column of a place; every other line runs to the left."""
        line, step = divmod(at % self.per_page, self.columns)
        return line, step if line % 2 == 0 else self.columns - 1 - step

    def _at(self, page: int, line: int, column: int) -> int:
        if line >= self.lines:
            return (page + 1) * self.per_page if page + 1 < self.pages else self.count - 1
        if line < 0:
            return max(0, page * self.per_page - 1)
        step = column if line % 2 == 0 else self.columns - 1 - column
        return page * self.per_page + line * self.columns + step


def plan_path(count: int, area: FRect) -> PathPlan:
    """Return the path of so many places, as large as they fit."""
    columns = next((wide for wide in (3, 4, 5) if count <= wide * 2), MOST_COLUMNS)
    lines = min(MOST_LINES, max(1, -(-count // columns)))
    return PathPlan(count, (area.x, area.y, area.w, area.h), columns, lines)
