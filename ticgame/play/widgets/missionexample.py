"""A mission as a picture: a few cards that do it, with how they meet."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import FRect

from ticgame.core.cards import Card, Relation, relation, step_relation
from ticgame.core.layout import Cell
from ticgame.games.together.example import Example, example_of
from ticgame.games.together.missions import Mission, StraightRun
from ticgame.play.marks import Mark
from ticgame.play.theme import CARD_RATIO

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

GAP: Final = 0.16
"""Between two cards, in widths of a card."""
WIDEST: Final = 92.0
MARKER: Final = 76.0
"""The width of cards whose markers have their usual size."""


class ExampleLook(NamedTuple):
    """An example as it is shown in a box."""

    example: Example
    is_sequence: bool
    box: tuple[float, float, float, float]


def example_look(mission: Mission, box: FRect, *, is_sequence: bool) -> ExampleLook:
    """Return how a mission is shown in a box."""
    is_run = is_sequence or isinstance(mission, StraightRun)
    return ExampleLook(
        example_of(mission, is_sequence=is_run), is_sequence=is_run, box=(box.x, box.y, box.w, box.h)
    )


class _Plan(NamedTuple):
    """Where cells lie: the middle of cell (0, 0), the steps between cells, the width of a card."""

    x: float
    y: float
    step_x: float
    step_y: float
    width: float

    def place(self, cell: Cell) -> tuple[float, float]:
        return self.x + cell.x * self.step_x, self.y + cell.y * self.step_y


def paint_example(art: "Art", look: ExampleLook, *, layer: int = 2) -> Iterator[Mark]:
    """Yield the cards of an example, the last one lit, and a marker on each edge."""
    cells = {cell: card for card, cell in look.example.cards}
    plan = _plan(look)
    if look.example.window is not None:
        yield from _paint_window(art, plan, look.example.window, set(cells), layer=layer)
    last = look.example.cards[-1][1]
    height = plan.width * CARD_RATIO
    for cell, card in cells.items():
        x, y = plan.place(cell)
        if cell == last:
            glow = art.glow(
                plan.width, height, radius=plan.width * 0.12, blur=10, colour="selection", alpha=0.9
            )
            yield Mark(("glow", cell), glow, x, y, layer)
        yield Mark(("card", cell), art.card(card, plan.width), x, y, layer + 1)
    yield from _paint_edges(art, plan, cells, look, layer=layer + 2)


def _plan(look: ExampleLook) -> _Plan:
    cells = [cell for _card, cell in look.example.cards]
    if look.example.window is not None:
        width, height = look.example.window
        cells += [Cell(0, 0), Cell(width - 1, height - 1)]
    left, right = min(cell.x for cell in cells), max(cell.x for cell in cells)
    top, bottom = min(cell.y for cell in cells), max(cell.y for cell in cells)
    columns, rows = right - left + 1, bottom - top + 1
    box = FRect(*look.box)
    width = min(
        WIDEST, box.w / (columns + (columns - 1) * GAP), box.h / (rows * CARD_RATIO + (rows - 1) * GAP)
    )
    step_x, step_y = width * (1 + GAP), width * (CARD_RATIO + GAP)
    x = box.centerx - (left + right) / 2 * step_x
    y = box.centery - (top + bottom) / 2 * step_y
    return _Plan(x, y, step_x, step_y, width)


def _paint_window(
    art: "Art", plan: _Plan, window: tuple[int, int], taken: set[Cell], *, layer: int
) -> Iterator[Mark]:
    slot = art.slot(plan.width, plan.width * CARD_RATIO, legal=True)
    for row in range(window[1]):
        for column in range(window[0]):
            if Cell(column, row) not in taken:
                yield Mark(("slot", column, row), slot, *plan.place(Cell(column, row)), layer)


def _paint_edges(
    art: "Art", plan: _Plan, cells: dict[Cell, Card], look: ExampleLook, *, layer: int
) -> Iterator[Mark]:
    meet = step_relation if look.is_sequence else relation
    scale = plan.width / MARKER
    for cell, card in cells.items():
        for near in (Cell(cell.x + 1, cell.y), Cell(cell.x, cell.y + 1)):
            if near not in cells:
                continue
            kind: Relation = meet(card, cells[near])
            (x, y), (other_x, other_y) = plan.place(cell), plan.place(near)
            marker = art.marker(kind.value, scale, glow=False)
            yield Mark(("edge", cell, near), marker, (x + other_x) / 2, (y + other_y) / 2, layer)
