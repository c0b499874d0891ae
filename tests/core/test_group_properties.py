"""Groups, shapes, places and runs against slow twins written from the rulings."""

from itertools import combinations, pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from ticgame.core.cards import ALL_CARDS, COLOUR, KEY_COUNT, KEYS, NUMBER, SHAPE
from ticgame.core.groups import Group, Place, Shape, all_groups, choices, fits, grown_groups
from ticgame.core.layout import Cell, Frame, Layout
from ticgame.core.runs import all_runs, runs_through

DECKS = [
    [card for card in ALL_CARDS if NUMBER[card] == 0 and SHAPE[card] < 3],
    [card for card in ALL_CARDS if SHAPE[card] < 2 and COLOUR[card] < 2],
    [card for card in ALL_CARDS if NUMBER[card] < 2 and COLOUR[card] > 1],
]
"""Decks of few values, in which Tics and steps are many."""


@st.composite
def layouts(draw: st.DrawFn) -> list[Layout]:
    """A game's layouts from the first card on, each with one card more."""
    frame = Frame(draw(st.integers(3, 5)), draw(st.integers(3, 5)), is_fixed=draw(st.booleans()))
    order, rng = list(draw(st.sampled_from(DECKS))), Random(draw(st.integers(0, 10**9)))
    rng.shuffle(order)
    found = [frame.lay([(frame.spots[Cell(0, 0)], order[0])])]
    for card in order[1 : rng.randint(1, len(order))]:
        layout = found[-1]
        if layout.is_full:
            break
        found.append(layout.put(rng.choice(layout.open), card))
    return found


def new_spot(before: Layout, after: Layout) -> int:
    return next(spot for spot, card in enumerate(after.board) if card < 125 and before.board[spot] >= 125)


def by_union_find(layout: Layout) -> set[tuple[int, frozenset[Cell]]]:
    """Every group as (key, cells): all pairs of cells of a key that touch are joined."""
    found = set()
    for key in range(KEY_COUNT):
        cells = [cell for cell, card in layout.cards() if key in KEYS[card]]
        root = {cell: cell for cell in cells}
        for _round in cells:
            for a, b in combinations(cells, 2):
                if abs(a.x - b.x) + abs(a.y - b.y) == 1:
                    root[a] = root[b] = min(root[a], root[b])
        parts = {top: frozenset(cell for cell in cells if root[cell] == top) for top in root.values()}
        found |= {(key, part) for part in parts.values() if len(part) > 1}
    return found


def as_cells(layout: Layout, group: Group) -> tuple[int, frozenset[Cell]]:
    return group.key, frozenset(layout.frame.cells[spot] for spot in group.spots)


@settings(max_examples=150, deadline=None)
@given(layouts())
def test_groups_equal_union_find(game: list[Layout]) -> None:
    groups = all_groups(game[0])
    for before, after in pairwise(game):
        groups = grown_groups(groups, after, new_spot(before, after))
        assert groups == all_groups(after), "grown one card at a time, and found at once"
    layout = game[-1]
    assert {as_cells(layout, group) for group in groups} == by_union_find(layout)
    assert len(groups) == len(by_union_find(layout))
    assert list(groups) == sorted(groups)
    assert all(2 <= len(group.spots) <= 5 for group in groups)


def is_wanted(cells: tuple[Cell, ...], layout: Layout, shape: Shape, place: Place) -> bool:
    """T10 and T11 by their words."""
    xs, ys = sorted({cell.x for cell in cells}), sorted({cell.y for cell in cells})
    reached, grows = {cells[0]}, True
    while grows:
        near = {c for c in cells if any(abs(c.x - r.x) + abs(c.y - r.y) == 1 for r in reached)}
        grows = not near <= reached
        reached |= near
    if len(reached) < len(cells):
        return False
    if shape is Shape.LINE and min(len(xs), len(ys)) > 1:
        return False
    if shape is Shape.SQUARE and not (len(cells) == 4 and len(xs) == len(ys) == 2):
        return False
    if shape is Shape.L and not (len(cells) == 3 and len(xs) == len(ys) == 2):
        return False
    return place is Place.ANY or lies_there(cells, layout, place)


def lies_there(cells: tuple[Cell, ...], layout: Layout, place: Place) -> bool:
    width, height = layout.frame.width, layout.frame.height
    lying = [cell for cell, _card in layout.cards()]
    if layout.frame.is_fixed:
        left, top = -((width - 1) // 2), -((height - 1) // 2)
    else:
        left, top = min(cell.x for cell in lying), min(cell.y for cell in lying)
        is_spanned = (
            max(c.x for c in lying) - left + 1 == width and max(c.y for c in lying) - top + 1 == height
        )
        if not is_spanned:
            return False
    if place is Place.CORNER:
        corners = {(x, y) for x in (left, left + width - 1) for y in (top, top + height - 1)}
        return bool(corners & {tuple(cell) for cell in cells})
    return is_middle({cell.x - left for cell in cells}, width) and is_middle(
        {cell.y - top for cell in cells}, height
    )


def is_middle(lines: set[int], side: int) -> bool:
    middle = {side // 2} if side % 2 else {side // 2 - 1, side // 2}
    return middle <= lines


@settings(max_examples=200, deadline=None)
@given(layouts())
def test_shapes_and_places_equal_their_words(game: list[Layout]) -> None:
    layout = game[-1]
    cells = layout.frame.cells
    for group in all_groups(layout):
        for size in range(2, len(group.spots) + 1):
            for shape in Shape:
                for place in (Place.ANY, Place.CORNER) + (Place.CENTRE,) * (shape is Shape.SQUARE):
                    if (shape is Shape.SQUARE and size != 4) or (shape is Shape.L and size != 3):
                        continue
                    expected = [
                        spots
                        for spots in combinations(group.spots, size)
                        if is_wanted(tuple(cells[spot] for spot in spots), layout, shape, place)
                    ]
                    assert list(choices(layout, group, size, shape, place)) == expected
                    assert fits(layout, group, size, shape, place) == bool(expected)


def test_the_words_find_squares_in_the_centre_and_lines() -> None:
    """The twin itself is no yes-man: some patterns are wanted, some not."""
    frame = Frame(4, 4, is_fixed=True)
    layout = frame.lay([(frame.spots[Cell(0, 0)], ALL_CARDS[0])])
    square = (Cell(0, 0), Cell(1, 0), Cell(0, 1), Cell(1, 1))
    assert is_wanted(square, layout, Shape.SQUARE, Place.CENTRE)
    assert not is_wanted(tuple(Cell(x + 1, y) for x, y in square), layout, Shape.SQUARE, Place.CENTRE)
    assert not is_wanted(square, layout, Shape.LINE, Place.ANY)
    assert is_wanted((Cell(-1, 2), Cell(0, 2)), layout, Shape.LINE, Place.CORNER)


def runs_by_words(layout: Layout, length: int) -> list[tuple[tuple[Cell, ...], int]]:
    """S2: lines by (row, column) of their start, horizontal first, and how many properties run."""
    lying = dict(layout.cards())
    found = []
    for x, y in sorted(lying, key=lambda cell: (cell.y, cell.x)):
        for dx, dy in ((1, 0), (0, 1)):
            line = tuple(Cell(x + at * dx, y + at * dy) for at in range(length))
            if all(cell in lying for cell in line):
                rows = [[pos[lying[cell]] for cell in line] for pos in (NUMBER, SHAPE, COLOUR)]
                up = [row == list(range(row[0], row[0] + length)) for row in rows]
                down = [row == list(range(row[0], row[0] - length, -1)) for row in rows]
                found.append((line, sum(map(any, zip(up, down, strict=True)))))
    return found


@settings(max_examples=150, deadline=None)
@given(layouts(), st.integers(2, 5))
def test_runs_equal_their_words(game: list[Layout], length: int) -> None:
    layout, cells = game[-1], game[-1].frame.cells
    expected = runs_by_words(layout, length)
    found = [(tuple(cells[at] for at in run.spots), run.properties) for run in all_runs(layout, length)]
    assert found == expected
    if len(game) > 1:
        spot = new_spot(game[-2], layout)
        through = [run.spots for run in runs_through(layout, spot, length)]
        assert sorted(through) == sorted(run.spots for run in all_runs(layout, length) if spot in run.spots)
        assert len(set(through)) == len(through)
