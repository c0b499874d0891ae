"""A grid of cards that grows towards squares, without Nics (Q2, Q3)."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from ticgame.core.cards import Card, common_table
from ticgame.core.layout import BLANK, Cell
from ticgame.games.squared.outline import REACH, STRIDE, Outline, outline

START: Final = REACH * STRIDE + REACH
CELLS: Final = tuple(Cell(spot % STRIDE - REACH, spot // STRIDE - REACH) for spot in range(STRIDE * STRIDE))
SPOTS: Final = {cell: spot for spot, cell in enumerate(CELLS)}
# Makes a named tuple without its generated constructor, at a third of the cost.
_new: Final = tuple.__new__


class Grid(NamedTuple):
    """A frozen grid: `board` has a byte a spot, a card or BLANK; `corner` is the rectangle's top left."""

    board: bytes
    corner: int
    outline: Outline
    count: int

    @property
    def width(self) -> int:
        return self.outline.width

    @property
    def height(self) -> int:
        return self.outline.height

    def put(self, spot: int, card: Card) -> "Grid":
        """Return the grid with a card on an open spot."""
        board, corner, covered, count = self
        grown = bytearray(board)
        grown[spot] = card
        covered, shift = covered.after(spot - corner)
        return _new(Grid, (bytes(grown), corner + shift, covered, count + 1))

    def touched(self, spot: int) -> tuple[Card, ...]:
        """Return the cards that one on an open spot would touch: left, right, up, down; none elsewhere."""
        board, corner = self.board, self.corner
        return tuple([Card(board[corner + near]) for near in self.outline.touches.get(spot - corner, ())])

    def open_spots(self) -> list[int]:
        """Return where the next card may lie by the grid's form, by row, then column."""
        corner = self.corner
        return [corner + at for at, _touches in self.outline.openings]

    def legal_spots(self, card: Card) -> list[int]:
        """Return the open spots where the card makes no Nic, by row, then column."""
        board, corner, covered, _count = self
        shared = common_table()[card]
        # A card touches one or two others, the first and the last.
        return [
            corner + at
            for at, touches in covered.openings
            if shared[board[corner + touches[0]]] and shared[board[corner + touches[-1]]]
        ]

    def can_take(self, card: Card) -> bool:
        """Return whether there is a legal spot for the card."""
        board, corner, covered, _count = self
        shared = common_table()[card]
        for _at, touches in covered.openings:
            if shared[board[corner + touches[0]]] and shared[board[corner + touches[-1]]]:
                return True
        return False

    def legal_cells(self) -> list[Cell]:
        """Return the cells of the open spots, by row, then column."""
        return [CELLS[spot] for spot in self.open_spots()]

    def card_at(self, cell: Cell) -> Card | None:
        """Return the card on a cell, None if there is none."""
        spot = SPOTS.get(cell)
        return None if spot is None or self.board[spot] == BLANK else Card(self.board[spot])

    def cards(self) -> Iterator[tuple[Cell, Card]]:
        """Yield every card with its cell, by row, then column."""
        for spot in range(self.corner - STRIDE - 1, self.corner + (self.height + 1) * STRIDE):
            if (card := self.board[spot]) != BLANK:
                yield CELLS[spot], Card(card)


def start_grid(card: Card) -> Grid:
    """Return the grid of a start card alone."""
    board = bytearray((BLANK,)) * len(CELLS)
    board[START] = card
    return Grid(bytes(board), START, outline(1, 1, None), 1)
