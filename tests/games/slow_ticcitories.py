"""A second, slow writing of how a grid scores, word for word from the sheet and D5."""

from itertools import combinations

from ticgame.core.cards import COLOUR, NUMBER, SHAPE, Card
from ticgame.core.layout import Cell

NAMES = ("number", "shape", "colour")


def properties(card: Card) -> tuple[int, int, int]:
    return NUMBER[card], SHAPE[card], COLOUR[card]


def touches(one: Cell, other: Cell) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def shared(one: Card, other: Card) -> set[int]:
    return {at for at in range(3) if properties(one)[at] == properties(other)[at]}


def slow_score(grid: dict[Cell, Card]) -> tuple[int, int, list[tuple[int, int]], int]:
    """Return Tics, Nics, each group of three or more as (size, extreme points), and the total."""
    tics = nics = 0
    for one, other in combinations(grid, 2):
        if touches(one, other):
            count = len(shared(grid[one], grid[other]))
            tics += count == 2
            nics += count == 0
    groups = []
    for first, second in combinations(range(3), 2):
        for values in {(properties(card)[first], properties(card)[second]) for card in grid.values()}:
            cells = {
                cell
                for cell, card in grid.items()
                if (properties(card)[first], properties(card)[second]) == values
            }
            groups += [part for part in parts(cells) if len(part) >= 3]
    worth = []
    for part in groups:
        cards = {grid[cell] for cell in part}
        worth.append((len(part), (0 in cards) + 2 * (124 in cards)))
    bonus = sum({3: 3, 4: 4, 5: 10}[size] + extreme for size, extreme in worth)
    return tics, nics, sorted(worth), 2 * tics - nics + bonus


def parts(cells: set[Cell]) -> list[set[Cell]]:
    """Return the cells that hang together, part by part."""
    rest, found = set(cells), []
    while rest:
        part = {rest.pop()}
        while more := {cell for cell in rest if any(touches(cell, other) for other in part)}:
            part |= more
            rest -= more
        found.append(part)
    return found
