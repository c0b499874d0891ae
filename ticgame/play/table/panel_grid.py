"""The mat with its cells: bright where a card may go, dim where none may, strips where the grid may grow."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.core.cards import Relation
from ticgame.core.layout import Cell
from ticgame.play.marks import Mark
from ticgame.play.table.grid import Box, GridSpace

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

SLOT_LAYER: Final = 2
EDGE_LAYER: Final = 20


class Slots(NamedTuple):
    """The empty cells of a grid."""

    space: GridSpace
    legal: frozenset[Cell]
    dim: frozenset[Cell]


class Edges(NamedTuple):
    """The joints of a grid and how the cards on both sides meet."""

    space: GridSpace
    kinds: tuple[tuple[Cell, Cell, Relation], ...]


class MatEdge(NamedTuple):
    """A mat and whether its edge is lit: the window can move no more."""

    box: Box
    is_lit: bool


def paint_mat(art: "Art", content: MatEdge) -> Iterator[Mark]:
    """Yield the mat, which lies under everything."""
    x, y, w, h = content.box
    yield Mark("mat", art.mat(w, h), x, y, 0, is_baked=True)
    if content.is_lit:
        line = art.ring(w, h, radius=36, width=3, colour="accent", alpha=0.55)
        yield Mark("lit", line, x, y, 1, is_baked=True)


def paint_slots(art: "Art", content: Slots) -> Iterator[Mark]:
    """Yield the empty cells."""
    for cell in content.space.cells():
        box = content.space.box(cell)
        if cell in content.legal and content.space.is_strip(cell):
            yield Mark(cell, art.strip(box.w, box.h), box.x, box.y, SLOT_LAYER)
        elif cell in content.legal or (cell in content.dim and not content.space.is_strip(cell)):
            image = art.slot(box.w, box.h, legal=cell in content.legal)
            yield Mark(cell, image, box.x, box.y, SLOT_LAYER)


def paint_edges(art: "Art", content: Edges) -> Iterator[Mark]:
    """Yield a marker on each joint, named by its two cells."""
    scale = content.space.marker_scale
    for one, other, kind in content.kinds:
        x, y = content.space.edge(one, other)
        yield Mark((one, other), art.marker(kind, scale), x, y, EDGE_LAYER)
