"""A second, slow writing of how grids grow and what may be played, word for word from sheet and rulings."""

from collections.abc import Iterator, Mapping
from typing import Any

from slow_ticcitories import shared

from ticgame.core.cards import Card
from ticgame.core.layout import Cell

Cards = Mapping[Cell, Card]


def neighbours(cell: Cell) -> list[Cell]:
    x, y = cell
    return [Cell(x - 1, y), Cell(x + 1, y), Cell(x, y - 1), Cell(x, y + 1)]


def slow_open_cells(cards: Cards) -> set[Cell]:
    """Return where the next card may lie, whatever it is: found from nothing but which cells have cards."""
    left, right = min(x for x, _y in cards), max(x for x, _y in cards)
    top, bottom = min(y for _x, y in cards), max(y for _x, y in cards)
    box = {Cell(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)}
    missing = box - set(cards)
    if missing:
        return {cell for cell in missing if goes_on_with_a_line(cell, cards, missing, box)}
    width, height = right - left + 1, bottom - top + 1
    rows = {Cell(x, y) for x in range(left, right + 1) for y in (top - 1, bottom + 1)}
    columns = {Cell(x, y) for x in (left - 1, right + 1) for y in range(top, bottom + 1)}
    return (rows if height <= width else set()) | (columns if width <= height else set())


def goes_on_with_a_line(cell: Cell, cards: Cards, missing: set[Cell], box: set[Cell]) -> bool:
    """Whether all missing cells lie in one row or column, the unfinished line, and the cell is next in it."""
    for axis in (0, 1):
        line = {other for other in box if other[axis] == cell[axis]}
        if missing <= line and any(near in cards for near in neighbours(cell) if near in line):
            return True
    return False


def slow_relations(cards: Cards, cell: Cell, card: Card) -> list[int]:
    """Return the properties shared with each neighbour."""
    return [len(shared(card, cards[near])) for near in neighbours(cell) if near in cards]


def slow_legal_cells(cards: Cards, card: Card) -> set[Cell]:
    return {cell for cell in slow_open_cells(cards) if 0 not in slow_relations(cards, cell, card)}


def slow_squared(view: Any) -> Iterator[tuple[str, Any]]:
    """Yield what the seat on turn may do, as (word, what)."""
    hand = [view.drawn] if view.drawn is not None else list(view.hand)
    for owner, grid in enumerate(view.grids):
        is_open = owner == view.seat or view.opponent in (None, owner)
        for card in hand if is_open else []:
            for cell in slow_legal_cells(dict(grid.cards()), card):
                has_tic = view.has_tic or 2 in slow_relations(dict(grid.cards()), cell, card)
                if len(view.hand) > 1 or has_tic:
                    yield "play", (card, owner, cell)
    if view.drawn is None and view.deck_size > 0:
        yield "draw", None
    if view.drawn is not None or view.has_tic:
        yield "end", None


def slow_race(view: Any, at: int, *, tic_to_finish: bool) -> Iterator[tuple[str, Any]]:
    """Yield what a seat of a race may do now."""
    plays = [
        (card, owner, cell)
        for card in view.hand
        for owner, grid in enumerate(view.grids)
        for cell in slow_legal_cells(dict(grid.cards()), card)
        if len(view.hand) > 1 or not tic_to_finish or 2 in slow_relations(dict(grid.cards()), cell, card)
    ]
    yield from (("play", play) for play in plays)
    if not plays or at >= view.draws_from[view.seat]:
        yield "draw", None
