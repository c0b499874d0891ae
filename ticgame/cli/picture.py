"""A layout as lines of text."""

from collections.abc import Callable, Iterator
from typing import Final, Protocol

from ticgame.cli.pen import Pen
from ticgame.core.cards import Card, Relation, format_card, relation
from ticgame.core.layout import Cell

_CARD_WIDTH: Final = 5
_LABEL_WIDTH: Final = 5

Sign = Callable[[Card, Card], str]
"""The one character that stands between two cards side by side."""

SIGNS: Final = {
    Relation.TIC: "=",
    Relation.SINGLE: "-",
    Relation.NIC: "x",
    Relation.BREAK: "x",
    Relation.MONO: "1",
    Relation.DUO: "2",
    Relation.TRIPO: "3",
}


def common_sign(one: Card, other: Card) -> str:
    """Return the sign of what two cards have in common."""
    return SIGNS[relation(one, other)]


class Drawable(Protocol):
    """A layout, a grid: cards on cells, and cells where the next may lie."""

    def cards(self) -> Iterator[tuple[Cell, Card]]: ...

    def legal_cells(self) -> list[Cell]: ...


def draw_layout(layout: Drawable, pen: Pen, sign: Sign, *, last: Cell | None = None) -> Iterator[str]:
    """Yield the layout row by row: cards as codes, what lies between them, a dot for each legal cell.

    The numbers at the rim are those of columns and rows; the card on the cell `last` is in brackets.
    """
    cards = dict(layout.cards())
    legal = set(layout.legal_cells())
    xs = [cell.x for cell in (*cards, *legal)]
    ys = [cell.y for cell in (*cards, *legal)]
    columns, rows = range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1)
    yield _line(" " * _LABEL_WIDTH + " ".join(f"{x:^{_CARD_WIDTH}}" for x in columns), pen)
    for y in rows:
        yield _row(cards, legal, columns, y, pen=pen, sign=sign, last=last)
        if any(Cell(x, y) in cards and Cell(x, y + 1) in cards for x in columns):
            yield _row_below(cards, columns, y, sign=sign)


def _row(
    cards: dict[Cell, Card],
    legal: set[Cell],
    columns: range,
    y: int,
    *,
    pen: Pen,
    sign: Sign,
    last: Cell | None,
) -> str:
    text = pen.faint(f"{y:>{_LABEL_WIDTH - 1}} ")
    for x in columns:
        cell = Cell(x, y)
        text += _cell_text(cards.get(cell), cell, legal, pen=pen, last=last)
        right = cards.get(Cell(x + 1, y))
        text += sign(cards[cell], right) if cell in cards and right is not None else " "
    return text.rstrip()


def _cell_text(card: Card | None, cell: Cell, legal: set[Cell], *, pen: Pen, last: Cell | None) -> str:
    if card is not None:
        code = format_card(card)
        return pen.card(card, f"[{code}]" if cell == last else f" {code} ")
    return f"{'.' if cell in legal else '':^{_CARD_WIDTH}}"


def _row_below(cards: dict[Cell, Card], columns: range, y: int, *, sign: Sign) -> str:
    text = " " * _LABEL_WIDTH
    for x in columns:
        upper, lower = cards.get(Cell(x, y)), cards.get(Cell(x, y + 1))
        mark = sign(upper, lower) if upper is not None and lower is not None else ""
        text += f"{mark:^{_CARD_WIDTH}} "
    return text.rstrip()


def _line(text: str, pen: Pen) -> str:
    return pen.faint(text.rstrip())
