"""Layouts against a slow twin of sets, whatever is put where."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from ticgame.core.cards import ALL_CARDS, Card
from ticgame.core.layout import Cell, Frame, Layout

SIDES = ((-1, 0), (1, 0), (0, -1), (0, 1))

sides = st.integers(3, 9)


def some_picks(seed: int) -> list[int]:
    """Up to 81 picks; the seed alone decides, since drawn lists are nearly always short."""
    rng = Random(seed)
    return [rng.randrange(10**6) for _pick in range(rng.randint(0, 81))]


picks = st.builds(some_picks, st.integers(0, 10**9))


@st.composite
def frames(draw: st.DrawFn) -> tuple[Frame, dict[Cell, Card]]:
    """A frame, floating or fixed, and the cards given on it (in one piece or several)."""
    width, height, is_fixed = draw(sides), draw(sides), draw(st.booleans())
    left, top = (0, 0) if not is_fixed else (-((width - 1) // 2), -((height - 1) // 2))
    inside = st.tuples(st.integers(left, left + width - 1), st.integers(top, top + height - 1))
    cells = draw(st.lists(inside, min_size=1, max_size=min(8, width * height - 1), unique=True))
    given_cards = {Cell(*cell): ALL_CARDS[at] for at, cell in enumerate(cells)}
    return Frame(width, height, is_fixed=is_fixed, given=given_cards), given_cards


def begin(frame: Frame, cards: dict[Cell, Card]) -> Layout:
    return frame.lay([(frame.spots[cell], card) for cell, card in cards.items()])


class SlowLayout:
    """The same from the words of the rulings: every window is tried on every cell."""

    def __init__(self, frame: Frame, cards: dict[Cell, Card]) -> None:
        self.frame = frame
        self.cards = dict(cards)

    def windows(self) -> list[tuple[range, range]]:
        frame = self.frame
        if frame.is_fixed:
            lefts, tops = [-((frame.width - 1) // 2)], [-((frame.height - 1) // 2)]
        else:
            lefts = list(range(-20, 21))
            tops = list(range(-20, 21))
        columns = [span for left in lefts if self.holds(span := range(left, left + frame.width), 0)]
        rows = [span for top in tops if self.holds(span := range(top, top + frame.height), 1)]
        return [(across, along) for across in columns for along in rows]

    def holds(self, span: range, axis: int) -> bool:
        return all(cell[axis] in span for cell in self.cards)

    def legal_cells(self) -> set[Cell]:
        near = {Cell(x + dx, y + dy) for x, y in self.cards for dx, dy in SIDES} - self.cards.keys()
        windows = self.windows()
        return {cell for cell in near if any(cell.x in xs and cell.y in ys for xs, ys in windows)}


def assert_equal(layout: Layout, slow: SlowLayout) -> None:
    legal = slow.legal_cells()
    assert layout.legal_cells() == sorted(legal, key=lambda cell: (cell.y, cell.x))
    assert len(layout.open) == len(legal)
    assert all(layout.is_legal(cell) for cell in legal)
    assert dict(layout.cards()) == slow.cards
    assert layout.count == len(slow.cards)
    assert layout.is_settled == (len(slow.windows()) == 1)
    assert layout.is_full == (len(slow.cards) == slow.frame.area)
    assert bool(legal) != layout.is_full, "while the window isn't full there is always a legal cell"


@settings(max_examples=120, deadline=None)
@given(frames(), picks)
def test_layouts_equal_their_slow_twin(start: tuple[Frame, dict[Cell, Card]], where: list[int]) -> None:
    frame, cards = start
    layout, slow = begin(frame, cards), SlowLayout(frame, cards)
    assert_equal(layout, slow)
    for card, pick in zip(ALL_CARDS[len(cards) :], where, strict=False):
        legal = layout.legal_cells()
        if not legal:
            break
        cell = legal[pick % len(legal)]
        layout = layout.put(frame.spots[cell], card)
        slow.cards[cell] = card
        assert_equal(layout, slow)


@settings(max_examples=60, deadline=None)
@given(frames(), picks)
def test_neighbours_and_edges(start: tuple[Frame, dict[Cell, Card]], where: list[int]) -> None:
    frame, cards = start
    layout = begin(frame, cards)
    for card, pick in zip(ALL_CARDS[len(cards) :], where, strict=False):
        if layout.is_full:
            break
        layout = layout.put(layout.open[pick % len(layout.open)], card)
    lying = dict(layout.cards())
    for cell in (*lying, *layout.legal_cells()):
        beside = [Cell(cell.x + dx, cell.y + dy) for dx, dy in SIDES]
        assert list(layout.neighbours(cell)) == [(near, lying[near]) for near in beside if near in lying]
    pairs = [
        (cell, near)
        for cell in sorted(lying, key=lambda cell: (cell.y, cell.x))
        for near in (Cell(cell.x + 1, cell.y), Cell(cell.x, cell.y + 1))
        if near in lying
    ]
    assert list(layout.edges()) == pairs


@given(frames())
def test_what_lies_nowhere_is_no_card_and_no_legal_cell(start: tuple[Frame, dict[Cell, Card]]) -> None:
    frame, cards = start
    layout = begin(frame, cards)
    for cell in (Cell(500, 0), Cell(-500, 3), Cell(0, 10**12)):
        assert layout.card_at(cell) is None
        assert not layout.is_legal(cell)


@given(frames(), st.integers(0, 10**6))
def test_putting_a_card_leaves_the_layout_before_as_it_was(
    start: tuple[Frame, dict[Cell, Card]], pick: int
) -> None:
    frame, cards = start
    layout = begin(frame, cards)
    before = (layout.board, layout.open, layout.window, layout.count)
    after = layout.put(layout.open[pick % len(layout.open)], ALL_CARDS[100])
    assert (layout.board, layout.open, layout.window, layout.count) == before
    assert after.count == layout.count + 1
