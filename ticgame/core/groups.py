"""Tic groups of a layout (rulings, "Tic group"; T10, T11)."""

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from itertools import combinations
from typing import NamedTuple

from ticgame.core.cards import KEY_COUNT, KEYS, Key, key_cards
from ticgame.core.layout import BLANK, Layout


class Shape(StrEnum):
    """The shape of a choice of cards (T10); square only for 4 cards, L only for 3."""

    ANY = "any"
    LINE = "line"
    SQUARE = "square"
    L = "L"


class Place(StrEnum):
    """Where in a settled window a pattern lies (T11)."""

    ANY = "any"
    CENTRE = "centre"
    CORNER = "corner"


class Group(NamedTuple):
    """Two to five cards of one key that hang together; `spots` are sorted."""

    key: Key
    spots: tuple[int, ...]


@cache
def key_masks() -> tuple[bytes, ...]:
    """Return `masks[key][card]`: 1 if the card has the key; BLANK and OPEN have none."""
    masks = []
    for key in range(KEY_COUNT):
        mask = bytearray(128)
        for card in key_cards(Key(key)):
            mask[card] = 1
        masks.append(bytes(mask))
    return tuple(masks)


def group_spots(layout: Layout, key: Key, spot: int) -> tuple[int, ...]:
    """Return the spots of the key's cards that hang together with the card at `spot`, sorted."""
    has_key, board, beside = key_masks()[key], layout.board, layout.frame.beside
    found = [spot]
    for at in found:
        for near in beside[at]:
            if has_key[board[near]] and near not in found:
                found.append(near)
    return tuple(sorted(found))


def groups_at(layout: Layout, spot: int) -> Iterator[Group]:
    """Yield the groups of two or more that the card at `spot` belongs to, by key."""
    for key in KEYS[layout.board[spot]]:
        spots = group_spots(layout, key, spot)
        if len(spots) > 1:
            yield Group(key, spots)


def grown_groups(groups: tuple[Group, ...], layout: Layout, spot: int) -> tuple[Group, ...]:
    """Return the groups after the card at `spot` was put down, sorted by key, then spots."""
    fresh = tuple(groups_at(layout, spot))
    swallowed = {(group.key, at) for group in fresh for at in group.spots}
    kept = tuple(group for group in groups if (group.key, group.spots[0]) not in swallowed)
    return tuple(sorted(kept + fresh))


def all_groups(layout: Layout) -> tuple[Group, ...]:
    """Return every group of two or more, sorted by key, then spots."""
    spots = [spot for spot, card in enumerate(layout.board) if card < BLANK]
    return tuple(sorted({group for spot in spots for group in groups_at(layout, spot)}))


def choices(
    layout: Layout, group: Group, size: int, shape: Shape = Shape.ANY, place: Place = Place.ANY
) -> Iterator[tuple[int, ...]]:
    """Yield every connected choice of `size` of the group's cards with that shape and place (T10, T11)."""
    if place is not Place.ANY and not layout.is_settled:
        return
    stride = layout.frame.stride
    for spots in combinations(group.spots, size):
        if (
            _is_connected(spots, stride)
            and (shape is Shape.ANY or _has_shape(spots, shape, stride))
            and (place is Place.ANY or _has_place(layout, spots, place))
        ):
            yield spots


def fits(layout: Layout, group: Group, size: int, shape: Shape, place: Place) -> bool:
    """Return whether the group contains `size` cards of that shape and place."""
    if len(group.spots) < size:
        return False
    if shape is Shape.ANY and place is Place.ANY:
        return True  # a connected group of n contains a connected choice of every smaller size
    return next(choices(layout, group, size, shape, place), None) is not None


def _is_connected(spots: tuple[int, ...], stride: int) -> bool:
    found = [spots[0]]
    for at in found:
        beside = (at - 1, at + 1, at - stride, at + stride)
        found += [near for near in beside if near in spots and near not in found]
    return len(found) == len(spots)


def _has_shape(spots: tuple[int, ...], shape: Shape, stride: int) -> bool:
    first, last, size = spots[0], spots[-1], len(spots)
    if shape is Shape.LINE:
        return last - first in (size - 1, (size - 1) * stride)
    if shape is Shape.SQUARE:
        return spots == (first, first + 1, first + stride, first + stride + 1)
    # L: three connected cards that aren't a line are a corner and its two arms.
    return size == 3 and last - first not in (2, 2 * stride)


def _has_place(layout: Layout, spots: tuple[int, ...], place: Place) -> bool:
    span, frame = layout.window.span, layout.frame
    if place is Place.CORNER:
        sides = (span.left, span.right), (span.top, span.bottom)
        return any(frame.column[spot] in sides[0] and frame.row[spot] in sides[1] for spot in spots)
    return _covers_centre({frame.column[spot] for spot in spots}, span.left, frame.width) and _covers_centre(
        {frame.row[spot] for spot in spots}, span.top, frame.height
    )


def _covers_centre(lines: set[int], first: int, side: int) -> bool:
    # T11: on an even side exactly the two middle lines, on an odd side any two with the centre line.
    if side % 2:
        return first + side // 2 in lines
    return lines == {first + side // 2 - 1, first + side // 2}
