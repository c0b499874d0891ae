"""Where a group of a given shape and place could come to lie, and how much of it is there (T10, T11)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from ticgame.bots.together.survey import Aftermath, Survey
from ticgame.core.cards import Key
from ticgame.core.groups import Place, Shape
from ticgame.core.layout import BLANK, Frame, Span, Window

Spots = tuple[int, ...]
Pattern = tuple[tuple[int, int], ...]
"""Columns and rows of cells that hang together, the first of them at (0, 0)."""


@cache
def patterns(size: int, shape: Shape) -> tuple[Pattern, ...]:
    """Return every pattern of a size and shape, in a fixed order."""
    found = {((0, 0),)}
    for _ in range(size - 1):
        found = {_anchored({*pattern, cell}) for pattern in found for cell in _rim(pattern)}
    return tuple(sorted(pattern for pattern in found if _has_shape(pattern, shape)))


def _rim(pattern: Pattern) -> Iterator[tuple[int, int]]:
    for x, y in pattern:
        for cell in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
            if cell not in pattern:
                yield cell


def _anchored(cells: set[tuple[int, int]]) -> Pattern:
    x, y = min(cells)
    return tuple(sorted((column - x, row - y) for column, row in cells))


def _has_shape(pattern: Pattern, shape: Shape) -> bool:
    sides = {len({x for x, _y in pattern}), len({y for _x, y in pattern})}
    if shape is Shape.LINE:
        return sides == {1, len(pattern)}
    if shape in (Shape.SQUARE, Shape.L):
        return sides == {2}
    return True


class Placements:
    """The placements of one size, shape and place in a grid, key by key."""

    def __init__(self, survey: Survey, size: int, shape: Shape, place: Place) -> None:
        self._survey = survey
        self._place = place
        stride = survey.frame.stride
        self._patterns: Final = tuple(
            tuple(x + y * stride for x, y in pattern) for pattern in patterns(size, shape)
        )
        self._now: dict[Key, tuple[Spots, ...]] = {}
        self._keys_at: dict[int, set[Key]] = {}

    def missing(self, key: Key, mine: Sequence[int], after: Aftermath, *, is_played: bool) -> list[int]:
        """Return how many cards each placement lacks after a play, by a card of the key or not.

        `mine` are the key's spots before the play; a placement has at least one of its cards.
        """
        if key not in self._now:
            self._find(key, mine)
        window = after.window
        placements = self._now[key]
        if window is not self._survey.window:
            placements = tuple(spots for spots in placements if self._is_inside(spots, window))
        if not is_played:
            return [_lacking(spots, mine) for spots in placements if after.spot not in spots]
        mine = (*mine, after.spot)
        return [_lacking(spots, mine) for spots in {*placements, *self._around((after.spot,), mine, window)}]

    def touched(self, after: Aftermath) -> Iterable[Key]:
        """Return the keys that may lose a placement by a play, of those that were asked for before."""
        return self._keys_at.get(after.spot, ()) if after.window is self._survey.window else self._now

    def _find(self, key: Key, mine: Sequence[int]) -> None:
        self._now[key] = tuple(self._around(mine, mine, self._survey.window))
        for spot in {spot for spots in self._now[key] for spot in spots}:
            self._keys_at.setdefault(spot, set()).add(key)

    def _around(self, ours: Sequence[int], mine: Sequence[int], window: Window) -> set[Spots]:
        """Return the placements through one of `ours` that the key's other cards and empty cells allow."""
        return {
            spots
            for spot in ours
            for pattern in self._patterns
            for anchor in pattern
            for spots in (tuple([spot - anchor + step for step in pattern]),)
            if self._is_free(spots, mine) and self._is_inside(spots, window)
        }

    def _is_free(self, spots: Spots, mine: Sequence[int]) -> bool:
        board = self._survey.board
        return all(0 <= at < len(board) and (board[at] >= BLANK or at in mine) for at in spots)

    def _is_inside(self, spots: Spots, window: Window) -> bool:
        return all(window.inside[at] for at in spots) and self._has_place(spots, window.span)

    def _has_place(self, spots: Spots, span: Span) -> bool:
        frame = self._survey.frame
        if self._place is Place.ANY:
            return True
        lefts = _firsts(span.left, span.right, frame.width)
        tops = _firsts(span.top, span.bottom, frame.height)
        if self._place is Place.CORNER:
            return any(_is_corner(frame, spot, lefts, tops) for spot in spots)
        columns, rows = {frame.column[at] for at in spots}, {frame.row[at] for at in spots}
        return _is_central(columns, lefts, frame.width) and _is_central(rows, tops, frame.height)


def _lacking(spots: Spots, mine: Sequence[int]) -> int:
    return sum(spot not in mine for spot in spots)


def _firsts(low: int, high: int, side: int) -> range:
    """Return the first lines of the windows that hold what lies from `low` to `high`."""
    return range(high - side + 1, low + 1)


def _is_corner(frame: Frame, spot: int, lefts: range, tops: range) -> bool:
    column, row = frame.column[spot], frame.row[spot]
    return (column in lefts or column - frame.width + 1 in lefts) and (
        row in tops or row - frame.height + 1 in tops
    )


def _is_central(lines: set[int], firsts: range, side: int) -> bool:
    if side % 2:
        return any(line - side // 2 in firsts for line in lines)
    return min(lines) - side // 2 + 1 in firsts
