"""A seat's own grid in a field: the largest cards that fit, and strips where a new line may start."""

from typing import Final, NamedTuple

from ticgame.play.table.grid import STRIP, Box, GridSpace, Line
from ticgame.play.theme import CARD_RATIO

SMALLEST_COMFORTABLE: Final = 80.0
"""Below this width of a card gaps and strips give way before the card does."""


class Extent(NamedTuple):
    """The cells of one direction: `first` to `last` are of full size; strips lie before and after them."""

    first: int
    last: int
    has_strips: bool = False

    @property
    def count(self) -> int:
        return self.last - self.first + 1


class Spacing(NamedTuple):
    """Gaps and strips as shares of the card's width (in columns) or height (in rows)."""

    gap_x: float
    gap_y: float
    strip_x: float
    strip_y: float

    def tighter(self, share: float) -> "Spacing":
        """Return the spacing a share of the way to the tightest one."""
        return Spacing(*(roomy + (tight - roomy) * share for roomy, tight in zip(self, TIGHT, strict=True)))


ROOMY: Final = Spacing(0.2, 0.14, 0.5, 0.36)
TIGHT: Final = Spacing(0.14, 0.085, 0.26, 0.2)
STEPS: Final = 4


def fitted_space(field: Box, columns: Extent, rows: Extent, *, widest: float) -> GridSpace:
    """Return the places of a grid's cells in the middle of a field, with cards at most `widest`."""
    comfortable = min(widest, SMALLEST_COMFORTABLE)
    spacing = card = None
    for step in range(STEPS + 1):
        spacing = ROOMY.tighter(step / STEPS)
        card = min(comfortable if step else widest, _fit(field, columns, rows, spacing))
        if card >= comfortable:
            break
    height = card * CARD_RATIO
    return GridSpace(
        field,
        card,
        _line(columns, card, gap=spacing.gap_x * card, strip=spacing.strip_x * card, middle=field.x),
        _line(rows, height, gap=spacing.gap_y * height, strip=spacing.strip_y * height, middle=field.y),
    )


def _fit(field: Box, columns: Extent, rows: Extent, spacing: Spacing) -> float:
    """Return the width of the largest card with which everything fits the field."""
    wide = field.w / _lengths(columns, spacing.gap_x, spacing.strip_x)
    high = field.h / _lengths(rows, spacing.gap_y, spacing.strip_y)
    return min(wide, high / CARD_RATIO)


def _lengths(extent: Extent, gap: float, strip: float) -> float:
    """Return how many lengths of a card a direction takes."""
    strips = 2 * (gap + strip) if extent.has_strips else 0.0
    return extent.count + (extent.count - 1) * gap + strips


def _line(extent: Extent, length: float, *, gap: float, strip: float, middle: float) -> Line:
    # A line that may still grow by one cell has strips on both sides.
    side = extent.count + int(extent.has_strips)
    return Line(extent.first, extent.last, side, length, gap, middle, min(STRIP, strip))
