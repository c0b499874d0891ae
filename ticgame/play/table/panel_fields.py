"""The grids of several seats on one table: places where a card may go, and markers between cards."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from ticgame.core.cards import Relation
from ticgame.core.contract import Seat
from ticgame.core.layout import Cell
from ticgame.play.marks import Mark
from ticgame.play.table.grid import GridSpace
from ticgame.play.table.panel_grid import EDGE_LAYER, SLOT_LAYER
from ticgame.play.theme import CARD_CORNER

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

SMALLEST_EDGE_MARKER = 0.5
LIT_LINE = 3.5
LIT_STEP = 5.0


class Opening(NamedTuple):
    """A cell where a card may go; `lit_for` are the animals whose card in hand may lie there."""

    cell: Cell
    lit_for: tuple[str, ...] = ()


class FieldSlots(NamedTuple):
    """The empty cells of a seat's grid: where a card may go, and places that are only there."""

    seat: Seat
    space: GridSpace
    openings: tuple[Opening, ...] = ()
    dim: tuple[Cell, ...] = ()


class FieldEdges(NamedTuple):
    """How the cards of a seat's grid meet."""

    seat: Seat
    space: GridSpace
    kinds: tuple[tuple[Cell, Cell, Relation], ...]


def paint_field_slots(art: "Art", content: tuple[FieldSlots, ...]) -> Iterator[Mark]:
    """Yield the empty cells of all seats' grids, named by seat and cell."""
    for field in content:
        for cell in field.dim:
            box = field.space.box(cell)
            yield Mark((field.seat, cell), art.slot(box.w, box.h), box.x, box.y, SLOT_LAYER)
        for opening in field.openings:
            yield from _paint_opening(art, field, opening)


def _paint_opening(art: "Art", field: FieldSlots, opening: Opening) -> Iterator[Mark]:
    box = field.space.box(opening.cell)
    is_strip = field.space.is_strip(opening.cell)
    image = art.strip(box.w, box.h) if is_strip else art.slot(box.w, box.h, legal=True)
    yield Mark((field.seat, opening.cell), image, box.x, box.y, SLOT_LAYER)
    for at, animal in enumerate(opening.lit_for):
        inside = 2 * at * LIT_STEP
        radius = 10 if is_strip else max(4.0, box.w * CARD_CORNER - at * LIT_STEP)
        ring = art.ring(box.w - inside, box.h - inside, radius=radius, width=LIT_LINE, colour=animal)
        yield Mark((field.seat, opening.cell, animal), ring, box.x, box.y, SLOT_LAYER + 1)


def paint_field_edges(art: "Art", content: tuple[FieldEdges, ...]) -> Iterator[Mark]:
    """Yield a marker on each joint of all seats' grids, named by seat and its two cells."""
    for field in content:
        scale = max(SMALLEST_EDGE_MARKER, field.space.marker_scale)
        for one, other, kind in field.kinds:
            x, y = field.space.edge(one, other)
            yield Mark((field.seat, one, other), art.marker(kind, scale), x, y, EDGE_LAYER)


class StartPlace(NamedTuple):
    """Where a seat's first card will lie, and whether it lies there face down already."""

    seat: Seat
    space: GridSpace
    is_chosen: bool


def paint_starts(art: "Art", content: tuple[StartPlace, ...]) -> Iterator[Mark]:
    """Yield the places of first cards that are chosen in secret."""
    for place in content:
        box = place.space.box(Cell(0, 0))
        image = art.back_sprite(box.w) if place.is_chosen else art.slot(box.w, box.h, legal=True)
        yield Mark((place.seat, place.is_chosen), image, box.x, box.y, SLOT_LAYER)
