"""Where everything of Ticcitories lies, in design units: two rows, a column a seat, the large grid."""

from dataclasses import dataclass
from typing import Final

from ticgame.core.contract import Seat
from ticgame.core.layout import Cell, Layout
from ticgame.games.ticcitories.rules import TiccitoriesView
from ticgame.play.table.grid import STRIP, Box, GridSpace, Line
from ticgame.play.table.panel_columns import column_boxes
from ticgame.play.theme import CARD_RATIO

MAT: Final = Box(671.0, 334.0, 1150.0, 392.0)
ROW_CARD: Final = 100.0
PLACE_ROW: Final = 226.0
CHOOSE_ROW: Final = 416.0
ROW_MIDDLE: Final = 737.0
ROW_LABELS: Final = 122.0
DECK_PLACE: Final = (190.0, 321.0)
DECK_CARD: Final = 58.0
# How far apart the cards of a row lie, by their number.
_ROW_PITCHES: Final = {2: 230.0, 3: 210.0, 4: 190.0, 5: 172.0, 6: 162.0}

LARGE: Final = Box(1552.0, 292.0, 544.0, 476.0)
LARGE_FIELD: Final = (1636.0, 292.0)
# Card width and the gaps beside and under it, by the side of a grid.
_LARGE_SIZES: Final = {3: (94.0, 16.0, 18.0), 4: (76.0, 12.0, 9.0), 5: (62.0, 9.0, 6.0)}
LARGE_MARKERS: Final = {3: 0.84, 4: 0.72, 5: 0.6}

COLUMN_TOP: Final = 552.0
COLUMN_BOTTOM: Final = 1026.0
HEAD: Final = 82.0
# Card width, the widest gap beside it and the gap under it, by the side of a grid.
_SMALL_SIZES: Final = {3: (80.0, 32.0, 20.0), 4: (60.0, 28.0, 13.0), 5: (49.0, 20.0, 9.0)}
_FIELD_MARGIN: Final = 6.0
_TALLY_MARGIN: Final = 15.0
_WIDEST_TALLY_GAP: Final = 70.0
TALLY_WIDTH: Final = 190.0
SMALL_MARKER: Final = 0.6
NARROWEST_MARKED: Final = 12.0
"""Between cards that lie closer than this there is no room for markers."""


@dataclass(frozen=True, slots=True)
class Space:
    """Where things are for one view: each seat's column and small grid, the seat whose grid lies large.

    `large` is None where no grid is shown large.
    """

    columns: tuple[Box, ...]
    grids: tuple[GridSpace, ...]
    shown: Seat | None
    large: GridSpace | None
    row_size: int

    @property
    def has_markers(self) -> bool:
        """Whether there is room for markers in the small grids."""
        return self.grids[0].columns.gap >= NARROWEST_MARKED

    @property
    def has_tallies(self) -> bool:
        """Whether there is room beside the small grids for what they are worth."""
        return tally_room(self.columns[0].w, self.grids[0].mat.w) >= TALLY_WIDTH

    def tally_left(self, seat: Seat) -> float:
        """Return where the figures beside a seat's grid begin."""
        field = self.grids[seat].mat
        return field.x + field.w / 2 + tally_gap(self.columns[seat].w, field.w)

    def row_place(self, position: int, *, is_choosing: bool) -> tuple[float, float]:
        """Return the middle of a row's card; positions count from 1."""
        pitch = _ROW_PITCHES[self.row_size]
        x = ROW_MIDDLE + (position - (self.row_size + 1) / 2) * pitch
        return x, CHOOSE_ROW if is_choosing else PLACE_ROW


def space_of(view: TiccitoriesView, *, held: Cell | None = None) -> Space:
    """Return where things are; a card `held` over the large grid's growth strip has its whole place there."""
    columns = tuple(column_boxes(len(view.grids), top=COLUMN_TOP, bottom=COLUMN_BOTTOM))
    grids = tuple(_small_grid(layout, box) for layout, box in zip(view.grids, columns, strict=True))
    row = view.choosing or view.placing
    if view.is_over:
        return Space(columns, grids, None, None, len(row.cards))
    large = large_grid(view.grids[view.turn], held=held)
    return Space(columns, grids, view.turn, large, len(row.cards))


def tally_room(column: float, field: float) -> float:
    """Return how much of a column's width a grid leaves for figures beside it."""
    return column - field - 3 * _TALLY_MARGIN


def tally_gap(column: float, field: float) -> float:
    """Return how far from a grid the figures beside it begin."""
    return min(_WIDEST_TALLY_GAP, tally_room(column, field) - TALLY_WIDTH + _TALLY_MARGIN)


def _small_grid(layout: Layout, column: Box) -> GridSpace:
    side = layout.frame.width
    card, widest, gap_y = _SMALL_SIZES[side]
    gap_x = min(widest, (column.w - 2 * _FIELD_MARGIN - side * card) / (side - 1))
    width = side * card + (side - 1) * gap_x
    has_tally = tally_room(column.w, width) >= TALLY_WIDTH
    x = column.x - (tally_gap(column.w, width) + TALLY_WIDTH) / 2 if has_tally else column.x
    y = (COLUMN_TOP + HEAD + COLUMN_BOTTOM - 8) / 2
    return field_grid(layout, (x, y), card, (gap_x, gap_y))


def large_grid(layout: Layout, *, held: Cell | None = None) -> GridSpace:
    """Return the places of a grid that is shown large."""
    card, gap_x, gap_y = _LARGE_SIZES[layout.frame.width]
    return field_grid(layout, LARGE_FIELD, card, (gap_x, gap_y), held=held)


def field_grid(
    layout: Layout,
    middle: tuple[float, float],
    card: float,
    gaps: tuple[float, float],
    *,
    held: Cell | None = None,
) -> GridSpace:
    """Return the places of a layout in a field that just holds the full grid."""
    frame, span = layout.frame, layout.window.span
    corner, height = frame.cells[0], card * CARD_RATIO
    mat = Box(
        *middle,
        frame.width * (card + gaps[0]) - gaps[0],
        frame.height * (height + gaps[1]) - gaps[1],
    )
    strips = (min(STRIP, (card - gaps[0]) / 2), min(STRIP, (height - gaps[1]) / 2))
    columns = Line(
        corner.x + span.left, corner.x + span.right, frame.width, card, gaps[0], middle[0], strips[0]
    )
    rows = Line(
        corner.y + span.top, corner.y + span.bottom, frame.height, height, gaps[1], middle[1], strips[1]
    )
    if held is not None:
        columns, rows = columns.holding(held.x), rows.holding(held.y)
    return GridSpace(mat, card, columns, rows)
