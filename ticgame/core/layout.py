"""Cards on a grid: cells, the window they must stay in, edges (rulings, "Words").

A `Frame` is the arithmetic of one window, made once; a `Layout` is a frozen position in it. Inside a frame
a cell is one number, its *spot*, so that a neighbour is an addition and a board is a byte string.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from ticgame.core.cards import Card


class Cell(NamedTuple):
    """A place of a grid: column to the right, row downward; the start card lies at (0, 0)."""

    x: int
    y: int


BLANK: Final = 125  # an empty cell where no card may go now
OPEN: Final = 126  # an empty cell where a card may go


class Span(NamedTuple):
    """The columns and rows that a layout reaches, ends included, in columns and rows of the frame."""

    left: int
    right: int
    top: int
    bottom: int


class Frame:
    """The window of a grid and every cell that a card could ever reach.

    `given` are the cells that are taken before the first play (default: the start cell). A fixed window
    has (0, 0) at its column `(width-1)//2` and row `(height-1)//2`.
    """

    def __init__(
        self, width: int, height: int, *, is_fixed: bool = False, given: Iterable[Cell] = (Cell(0, 0),)
    ) -> None:
        self.width = width
        self.height = height
        self.is_fixed = is_fixed
        given = tuple(given)
        xs, ys = [cell.x for cell in given], [cell.y for cell in given]
        if is_fixed:
            left, top = -((width - 1) // 2), -((height - 1) // 2)
            right, bottom = left + width - 1, top + height - 1
        else:
            left, right = max(xs) - width + 1, min(xs) + width - 1
            top, bottom = max(ys) - height + 1, min(ys) + height - 1
        self._place_cells(left, right, top, bottom)

    def _place_cells(self, left: int, right: int, top: int, bottom: int) -> None:
        # A rim of blank cells all round spares every look-up a test for the border.
        columns, rows = right - left + 3, bottom - top + 3
        self.stride = columns
        self.size = columns * rows
        self.around: Final = (-1, 1, -columns, columns)  # left, right, up, down
        self.column = bytes(spot % columns for spot in range(self.size))
        self.row = bytes(spot // columns for spot in range(self.size))
        self.cells = tuple(
            Cell(left - 1 + self.column[spot], top - 1 + self.row[spot]) for spot in range(self.size)
        )
        inner = range(1, columns - 1), range(1, rows - 1)
        self.spots = {
            cell: spot
            for spot, cell in enumerate(self.cells)
            if self.column[spot] in inner[0] and self.row[spot] in inner[1]
        }
        self._whole = Span(1, columns - 2, 1, rows - 2)

    def empty(self) -> "Layout":
        """Return the layout without cards; no cell is open until one lies."""
        nowhere = Span(self.stride, -1, self.size, -1)
        return Layout(self, bytes((BLANK,)) * self.size, (), self._whole if self.is_fixed else nowhere, 0)

    def holds(self, span: Span) -> bool:
        """Return whether some window holds the whole span."""
        return span.right - span.left < self.width and span.bottom - span.top < self.height


class Layout(NamedTuple):
    """A frozen position: which card lies where, and where the next may go.

    `board` has a byte a spot: a card, BLANK or OPEN. `open` lists the open spots, unordered. `span` is what
    the layout reaches; in a fixed window, the window.
    """

    frame: Frame
    board: bytes
    open: tuple[int, ...]
    span: Span
    count: int

    @property
    def is_settled(self) -> bool:
        """Whether the window can move no more, in either direction (rulings, "Grid boundary")."""
        span, frame = self.span, self.frame
        return span.right - span.left + 1 == frame.width and span.bottom - span.top + 1 == frame.height

    @property
    def is_full(self) -> bool:
        return self.count == self.frame.width * self.frame.height

    def put(self, spot: int, card: Card) -> "Layout":
        """Return the layout with a card at an empty spot; legality is not looked at."""
        frame, board, openings, span, count = self
        column, row = frame.column[spot], frame.row[spot]
        grown = bytearray(board)
        grown[spot] = card
        if spot in openings:
            at = openings.index(spot)
            openings = openings[:at] + openings[at + 1 :]
        if not (span[0] <= column <= span[1] and span[2] <= row <= span[3]):
            left, right, top, bottom = span
            span = Span(min(left, column), max(right, column), min(top, row), max(bottom, row))
            openings = self._still_open(grown, openings, span)
        low_x, high_x = span[1] - frame.width + 1, span[0] + frame.width - 1
        low_y, high_y = span[3] - frame.height + 1, span[2] + frame.height - 1
        columns, rows = frame.column, frame.row
        for step in frame.around:
            near = spot + step
            if grown[near] == BLANK and low_x <= columns[near] <= high_x and low_y <= rows[near] <= high_y:
                grown[near] = OPEN
                openings += (near,)
        return Layout(frame, bytes(grown), openings, span, count + 1)

    def _still_open(self, board: bytearray, openings: tuple[int, ...], span: Span) -> tuple[int, ...]:
        """Return the openings that the grown span leaves inside, blanking the others."""
        frame = self.frame
        low_x, high_x = span.right - frame.width + 1, span.left + frame.width - 1
        low_y, high_y = span.bottom - frame.height + 1, span.top + frame.height - 1
        kept = []
        for spot in openings:
            if low_x <= frame.column[spot] <= high_x and low_y <= frame.row[spot] <= high_y:
                kept.append(spot)
            else:
                board[spot] = BLANK
        return tuple(kept)

    def card_at(self, cell: Cell) -> Card | None:
        """Return the card on a cell, None if there is none."""
        spot = self.frame.spots.get(cell)
        if spot is None or self.board[spot] >= BLANK:
            return None
        return Card(self.board[spot])

    def is_legal(self, cell: Cell) -> bool:
        """Return whether a card may go there: empty, inside, beside a card (rulings, "Legal cell")."""
        spot = self.frame.spots.get(cell)
        return spot is not None and self.board[spot] == OPEN

    def legal_cells(self) -> list[Cell]:
        """Return the legal cells, by row, then column."""
        cells = self.frame.cells
        return [cells[spot] for spot in sorted(self.open)]

    def cards(self) -> Iterator[tuple[Cell, Card]]:
        """Yield every card with its cell, by row, then column."""
        for spot, card in enumerate(self.board):
            if card < BLANK:
                yield self.frame.cells[spot], Card(card)

    def neighbours(self, cell: Cell) -> Iterator[tuple[Cell, Card]]:
        """Yield the cards beside a cell: left, right, up, down."""
        spot = self.frame.spots[cell]
        for step in self.frame.around:
            if (card := self.board[spot + step]) < BLANK:
                yield self.frame.cells[spot + step], Card(card)

    def edges(self) -> Iterator[tuple[Cell, Cell]]:
        """Yield every edge once, its left or upper cell first."""
        for cell, _card in self.cards():
            for near in (Cell(cell.x + 1, cell.y), Cell(cell.x, cell.y + 1)):
                if self.card_at(near) is not None:
                    yield cell, near

    def window_corner(self) -> Cell:
        """Return the top left cell of the window; it can still move unless the layout is settled."""
        return self.frame.cells[self.span.top * self.frame.stride + self.span.left]


def lay(frame: Frame, placed: Iterable[tuple[Cell, Card]]) -> Layout:
    """Return the layout of cards put down one after the other."""
    layout = frame.empty()
    for cell, card in placed:
        layout = layout.put(frame.spots[cell], card)
    return layout
