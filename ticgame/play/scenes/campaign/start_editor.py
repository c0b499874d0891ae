"""Laying the cards that lie on the table from the start."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import FRect

from ticgame.campaign.draft import LevelDraft
from ticgame.core.cards import COLOUR, COLOURS, LOW_EXTREME, NUMBER, PROPERTIES, SHAPE, SHAPES, Card, card_at
from ticgame.play.input.bindings import DIRECTIONS, Intent
from ticgame.play.input.devices import Input
from ticgame.play.marks import Mark, Panel
from ticgame.play.scenes.prompted import PromptedScene
from ticgame.play.stage import LEFT, LEFT_EDGE, Frame, Stage
from ticgame.play.theme import CARD_RATIO
from ticgame.play.widgets.presses import clicked, hovered, pressed, steered
from ticgame.play.widgets.prompts import Prompts, prompt

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

AREA: Final = FRect(LEFT_EDGE, 166, 1050, 770)
BRUSH: Final = FRect(1230, 150, 594, 760)
BRUSH_CARD: Final = 190.0
PLATE: Final = (514.0, 92.0)
PLATES_TOP: Final = 560.0
PLATE_STEP: Final = 112.0
GAP: Final = 0.1
WIDEST: Final = 110.0
_STEPS: Final = {
    Intent.LEFT: (-1, 0),
    Intent.RIGHT: (1, 0),
    Intent.UP: (0, -1),
    Intent.DOWN: (0, 1),
}


class Board(NamedTuple):
    """The grid as it is shown."""

    width: int
    height: int
    cards: tuple[tuple[tuple[int, int], Card], ...]
    cursor: tuple[int, int]


class Brush(NamedTuple):
    """The card that a press lays; it can't if it lies elsewhere."""

    card: Card
    is_used: bool
    scale: float


class StartEditor(PromptedScene):
    """Places cards on a draft's grid: directions move, A lays or takes, X, Y and Next change the card."""

    def __init__(self, draft: LevelDraft) -> None:
        self._draft = draft
        self._cursor = ((draft.grid[0] - 1) // 2, (draft.grid[1] - 1) // 2)
        self._card = LOW_EXTREME
        self._prompts = Prompts(
            [
                prompt("Lay, take", Intent.A),
                prompt("Number", Intent.X),
                prompt("Shape", Intent.Y),
                prompt("Colour", Intent.NEXT),
                prompt("Done", Intent.B),
            ]
        )

    def relayout(self, canvas: Frame) -> None:
        art = self.app.art
        self.stage = Stage(canvas, art.felt("table"))
        title = art.text("Start cards", 56, "main", font="title", shadow=True)
        self.stage.add(title, LEFT_EDGE, 88, layer=1, anchor=LEFT)
        self._board = Panel(self.stage, art, _paint_board)
        self._brush = Panel(self.stage, art, _paint_brush)
        self._refresh()
        self.show_prompts()

    def take(self, event: Input) -> bool:
        button = pressed(event)
        if (way := steered(event)) in DIRECTIONS:
            self._move(*_STEPS[way])
        elif button is Intent.A:
            self._lay()
        elif button in (Intent.X, Intent.Y, Intent.NEXT, Intent.PREV):
            part = {Intent.X: 0, Intent.Y: 1}.get(button, 2)
            self._turn(part, -1 if button is Intent.PREV else 1)
        elif not self._point(event):
            return False
        self._refresh()
        return True

    def _move(self, dx: int, dy: int) -> None:
        width, height = self._draft.grid
        self._cursor = ((self._cursor[0] + dx) % width, (self._cursor[1] + dy) % height)
        self.app.audio.play("focus")

    def _lay(self) -> None:
        """Lay the card on the cell, or take away what lies there."""
        if self._cursor in self._draft.start:
            self._card = self._draft.start.pop(self._cursor)
            self.app.audio.play("pick_up")
        elif self._draft.place(*self._cursor, self._card):
            self.app.audio.play("place")
        else:
            self.app.audio.play("refuse")

    def _turn(self, part: int, steps: int) -> None:
        """Change the number, shape or colour of the card in hand."""
        positions = [places[self._card] for places in PROPERTIES]
        positions[part] = (positions[part] + steps) % 5
        self._card = card_at(*positions)
        self.app.audio.play("focus")

    def _point(self, event: Input) -> bool:
        place = clicked(event) or hovered(event)
        if place is None:
            return False
        cell = _cell_at(self._draft.grid, *place)
        if cell is not None:
            self._cursor = cell
            if clicked(event):
                self._lay()
            return True
        part = next((at for at in range(3) if _plate(at).collidepoint(*place)), None)
        if part is not None and clicked(event):
            self._turn(part, 1)
        return part is not None

    def _refresh(self) -> None:
        draft = self._draft
        self._board.update(Board(*draft.grid, tuple(sorted(draft.start.items())), self._cursor))
        is_used = self._card in draft.start.values()
        self._brush.update(Brush(self._card, is_used=is_used, scale=min(self.app.text_scale, 1.3)))


def _card_width(grid: tuple[int, int]) -> float:
    columns, rows = grid
    return min(WIDEST, AREA.w / (columns * (1 + GAP)), AREA.h / (rows * (CARD_RATIO + GAP)))


def _place(grid: tuple[int, int], cell: tuple[int, int]) -> tuple[float, float]:
    wide = _card_width(grid)
    step_x, step_y = wide * (1 + GAP), wide * (CARD_RATIO + GAP)
    left = AREA.centerx - (grid[0] - 1) / 2 * step_x
    top = AREA.centery - (grid[1] - 1) / 2 * step_y
    return left + cell[0] * step_x, top + cell[1] * step_y


def _cell_at(grid: tuple[int, int], x: float, y: float) -> tuple[int, int] | None:
    wide = _card_width(grid)
    for column in range(grid[0]):
        for row in range(grid[1]):
            middle_x, middle_y = _place(grid, (column, row))
            if abs(x - middle_x) <= wide / 2 and abs(y - middle_y) <= wide * CARD_RATIO / 2:
                return column, row
    return None


def _plate(part: int) -> FRect:
    return FRect(BRUSH.centerx - PLATE[0] / 2, PLATES_TOP + part * PLATE_STEP, *PLATE)


def _paint_board(art: "Art", board: Board) -> Iterator[Mark]:
    grid = (board.width, board.height)
    wide = _card_width(grid)
    height = wide * CARD_RATIO
    mat = art.mat(board.width * wide * (1 + GAP) + 24, board.height * wide * (CARD_RATIO + GAP) + 24)
    yield Mark("mat", mat, *AREA.center, 1)
    slot, cards = art.slot(wide, height, legal=True), dict(board.cards)
    for column in range(board.width):
        for row in range(board.height):
            card = cards.get((column, row))
            image = slot if card is None else art.card(card, wide)
            yield Mark((column, row), image, *_place(grid, (column, row)), 2)
    x, y = _place(grid, board.cursor)
    glow = art.glow(wide, height, radius=10, blur=14, colour="selection", alpha=0.9)
    yield Mark("glow", glow, x, y, 1)
    yield Mark("ring", art.ring(wide + 10, height + 10, radius=12, width=5), x, y, 4)


def _paint_brush(art: "Art", brush: Brush) -> Iterator[Mark]:
    yield Mark("panel", art.panel(BRUSH.w, BRUSH.h), *BRUSH.center, 1)
    yield Mark("card", art.card(brush.card, BRUSH_CARD), BRUSH.centerx, BRUSH.y + 190, 2)
    if brush.is_used:
        words = art.text("It lies on the grid already.", 28 * brush.scale, "nic.text", font="bold")
        yield Mark("used", words, BRUSH.centerx, BRUSH.y + 360, 2)
    values = (str(NUMBER[brush.card] + 1), SHAPES[SHAPE[brush.card]], COLOURS[COLOUR[brush.card]])
    for part, (name, value) in enumerate(zip(("Number", "Shape", "Colour"), values, strict=True)):
        box = _plate(part)
        yield Mark(("plate", part), art.menu_row(box.w, box.h), *box.center, 2)
        words = art.text(name, 34 * brush.scale, "muted", font="bold")
        yield Mark(("name", part), words, box.x + 28, box.centery, 3, LEFT)
        shown = art.text(value.capitalize(), 36 * brush.scale, "main", font="title")
        x = box.right - 28 - shown.get_width() / art.canvas.k
        yield Mark(("value", part), shown, x, box.centery, 3, LEFT)
