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


# Makes a named tuple without its generated constructor, at a third of the cost; a play makes five.
_new: Final = tuple.__new__
BLANK: Final = 125  # an empty cell beside no card
OPEN: Final = 126  # an empty cell beside a card; legal while the window can still hold it


class Span(NamedTuple):
    """The columns and rows that a layout reaches, ends included, in columns and rows of the frame."""

    left: int
    right: int
    top: int
    bottom: int


class Window:
    """Where the window can still lie, given what the layout reaches.

    `inside[spot]` is 1 for each spot that some window holds together with the whole layout. A frame has
    one object for each span, so that a step from one to the next is a look-up.
    """

    __slots__ = ("_after", "_frame", "inside", "is_settled", "span")

    def __init__(self, frame: "Frame", span: Span) -> None:
        self._frame = frame
        self._after: list[Window | None] = [None] * frame.size
        self.span = span
        self.is_settled = (
            span.right - span.left + 1 == frame.width and span.bottom - span.top + 1 == frame.height
        )
        columns = range(span.right - frame.width + 1, span.left + frame.width)
        rows = range(span.bottom - frame.height + 1, span.top + frame.height)
        self.inside = bytes(
            frame.column[spot] in columns and frame.row[spot] in rows for spot in range(frame.size)
        )

    def after(self, spot: int) -> "Window":
        """Return the window once a card lies at a spot inside."""
        known = self._after[spot]
        if known is None:
            known = self._after[spot] = self._frame.window(self.span, spot)
        return known


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
        self.area = width * height
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
        self._windows: dict[Span, Window] = {}

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
        self.beside = tuple(
            tuple(spot + step for step in self.around) if cell in self.spots else ()
            for spot, cell in enumerate(self.cells)
        )

    def window(self, span: Span | None, spot: int) -> Window:
        """Return the window of a span (None: nothing lies yet) that a card at `spot` is added to."""
        column, row = self.column[spot], self.row[spot]
        if self.is_fixed:
            span = Span(1, self.width, 1, self.height)
        elif span is None:
            span = Span(column, column, row, row)
        else:
            span = Span(
                min(span.left, column), max(span.right, column), min(span.top, row), max(span.bottom, row)
            )
        if span not in self._windows:
            self._windows[span] = Window(self, span)
        return self._windows[span]

    def lay(self, placed: Iterable[tuple[int, Card]]) -> "Layout":
        """Return the layout of the cards given at the start (at least one), by spot."""
        placed = tuple(placed)
        board = bytearray((BLANK,)) * self.size
        window = None
        for spot, card in placed:
            board[spot] = card
            window = self.window(window and window.span, spot)
        openings = []
        for near in (near for spot, _card in placed for near in self.beside[spot]):
            if board[near] == BLANK:
                board[near] = OPEN
                openings.append(near)
        kept = tuple(spot for spot in openings if window.inside[spot])
        return Layout(self, bytes(board), kept, window, len(placed))


class Layout(NamedTuple):
    """A frozen position: which card lies where, and where the next may go.

    `board` has a byte a spot: a card, BLANK or OPEN. `open` lists the legal spots, unordered.
    """

    frame: Frame
    board: bytes
    open: tuple[int, ...]
    window: Window
    count: int

    @property
    def is_settled(self) -> bool:
        """Whether the window can move no more, in either direction (rulings, "Grid boundary")."""
        return self.window.is_settled

    @property
    def is_full(self) -> bool:
        return self.count == self.frame.area

    def put(self, spot: int, card: Card) -> "Layout":
        """Return the layout with a card at a legal spot."""
        frame, board, openings, window, count = self
        after = window.after(spot)
        inside = after.inside
        kept = list(openings) if after is window else [near for near in openings if inside[near]]
        kept.remove(spot)
        grown = bytearray(board)
        grown[spot] = card
        for near in frame.beside[spot]:
            if board[near] == BLANK:
                grown[near] = OPEN
                if inside[near]:
                    kept.append(near)
        return _new(Layout, (frame, bytes(grown), tuple(kept), after, count + 1))

    def card_at(self, cell: Cell) -> Card | None:
        """Return the card on a cell, None if there is none."""
        spot = self.frame.spots.get(cell)
        if spot is None or self.board[spot] >= BLANK:
            return None
        return Card(self.board[spot])

    def is_legal(self, cell: Cell) -> bool:
        """Return whether a card may go there: empty, inside, beside a card (rulings, "Legal cell")."""
        return self.frame.spots.get(cell) in self.open

    def touches(self, cell: Cell) -> bool:
        """Return whether a card lies beside a cell, which may be any cell at all."""
        x, y = cell
        beside = (Cell(x - 1, y), Cell(x + 1, y), Cell(x, y - 1), Cell(x, y + 1))
        return any(self.card_at(near) is not None for near in beside)

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
