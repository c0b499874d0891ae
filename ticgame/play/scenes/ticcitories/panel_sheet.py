"""The score sheet over the grids: Tics, Nics, groups and Extremes of each seat, above its column."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.play.marks import Mark
from ticgame.play.scenes.ticcitories.count import COUNTED, Phase, Row, Sum
from ticgame.play.scenes.ticcitories.space import MAT
from ticgame.play.stage import LEFT, RIGHT
from ticgame.play.table.grid import Box
from ticgame.play.table.panel_columns import format_total

if TYPE_CHECKING:
    from pygame import Surface

    from ticgame.play.paint.art import Art

LAYER: Final = 40
SHEET: Final = Box(960.0, MAT.y, 1728.0, MAT.h)
ROW_HEIGHT: Final = 88.0
_TOP: Final = SHEET.y - SHEET.h / 2 + 64
_ROW_WIDTH: Final = 340.0


class SheetColumn(NamedTuple):
    """A seat's part of the sheet: where its column lies, what has been counted of its grid."""

    seat: int
    x: float
    width: float
    sum: Sum


class Sheet(NamedTuple):
    """The sheet of all seats; `phase` is what is being counted."""

    columns: tuple[SheetColumn, ...]
    phase: Phase


def paint_sheet(art: "Art", content: Sheet | None) -> Iterator[Mark]:
    """Yield the sheet, or nothing."""
    if content is None:
        return
    yield Mark("mat", art.mat(SHEET.w, SHEET.h, radius=30), SHEET.x, SHEET.y, 0, is_baked=True)
    for at, phase in enumerate(COUNTED):
        y = _TOP + at * ROW_HEIGHT
        if phase is content.phase:
            light = art.box(SHEET.w - 40, ROW_HEIGHT - 6, radius=18, colour="accent", alpha=0.16)
            yield Mark("now", light, SHEET.x, y, 1)
        for column in content.columns:
            yield from _paint_row(art, column, phase, y)


def _reach(column: SheetColumn) -> float:
    return min(_ROW_WIDTH, column.width - 44) / 2


def _paint_row(art: "Art", column: SheetColumn, phase: Phase, y: float) -> Iterator[Mark]:
    row: Row = getattr(column.sum, phase.value)
    left, right = column.x - _reach(column), column.x + _reach(column)
    key = (column.seat, phase)
    yield Mark((*key, "sign"), _sign(art, phase, row), left + 26, y, LAYER)
    if not row.count:
        return
    count = art.figures(f"×{row.count}", 32, "muted", font="bold")
    yield Mark((*key, "count"), count, left + 62, y, LAYER, LEFT)
    colour = "nic.text" if row.points < 0 else "tic"
    points = art.figures(format_total(row.points), 42, colour, font="title")
    yield Mark((*key, "points"), points, right, y, LAYER, RIGHT)


def _sign(art: "Art", phase: Phase, row: Row) -> "Surface":
    if phase is Phase.TICS:
        return art.marker("tic", 1.3, glow=False)
    if phase is Phase.NICS:
        return art.marker("nic", 1.3, glow=False)
    if phase is Phase.GROUPS:
        return art.key_chip(row.key, 50) if row.key is not None else art.icon("cards", 46, "accent")
    return art.icon("star", 44, "leader" if row.count else "accent")
