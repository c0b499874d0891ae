"""How a board of letters looks, and which key lies at a point."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from pygame import FRect

from ticgame.play.lobby.textpad import COLUMNS, KeyKind, PadKey, TextPad
from ticgame.play.marks import Mark

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

GAP = 4.0
_ICONS = {KeyKind.SHIFT: "up", KeyKind.ERASE: "left", KeyKind.DONE: "check"}


class BoardLook(NamedTuple):
    """A board as it is shown: its keys row by row and the focused one."""

    rows: tuple[tuple[PadKey, ...], ...]
    focus: tuple[int, int]
    text: str
    is_large: bool


def board_look(pad: TextPad) -> BoardLook:
    """Return what there is to see of a pad."""
    return BoardLook(pad.rows, (pad.row, pad.key.column), pad.text, is_large=pad.is_large)


def key_box(area: FRect, rows: int, row: int, key: PadKey) -> FRect:
    """Return where a key lies on a board of so many rows."""
    width, height = area.w / COLUMNS, area.h / rows
    left = area.x + key.column * width
    return FRect(left + GAP / 2, area.y + row * height + GAP / 2, key.span * width - GAP, height - GAP)


def key_at(area: FRect, look: BoardLook, x: float, y: float) -> tuple[int, int] | None:
    """Return row and column of the key at a point."""
    for row, keys in enumerate(look.rows):
        for key in keys:
            if key_box(area, len(look.rows), row, key).collidepoint(x, y):
                return row, key.column
    return None


def paint_board(art: "Art", look: BoardLook, area: FRect, *, layer: int) -> Iterator[Mark]:
    """Yield the keys of a board."""
    for row, keys in enumerate(look.rows):
        for key in keys:
            box = key_box(area, len(look.rows), row, key)
            is_focused = look.focus == (row, key.column)
            yield from _paint_key(
                art, key, box, row, is_focused=is_focused, is_large=look.is_large, layer=layer
            )


def _paint_key(
    art: "Art", key: PadKey, box: FRect, row: int, *, is_focused: bool, is_large: bool, layer: int
) -> Iterator[Mark]:
    name = ("key", row, key.column)
    radius = min(12.0, box.h * 0.28)
    if is_focused:
        plate = art.menu_row(box.w, box.h, focused=True, radius=radius)
    else:
        plate = art.inset(box.w, box.h, radius=radius)
    yield Mark((*name, "plate"), plate, *box.center, layer)
    colour = "menu_focus.text" if is_focused else "main"
    size = min(box.h * 0.72, 40.0)
    if key.kind in _ICONS:
        if key.kind is KeyKind.SHIFT and is_large and not is_focused:
            colour = "accent"
        image = art.icon(_ICONS[key.kind], min(size, 34.0), colour)
    elif key.kind is KeyKind.SPACE:
        image = art.box(box.w * 0.45, 5, radius=2.5, colour=colour)
    else:
        image = art.text(key.label, max(28.0, size), colour, font="extra")
    yield Mark((*name, "label"), image, *box.center, layer + 1)
