"""The line below a table: what the seat that acted last may take back, and a hint for the one on turn."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.play.stage import LEFT
from ticgame.play.table.grid import Box
from ticgame.play.table.marks import Mark
from ticgame.play.widgets.labels import fitted

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

LEFT_EDGE: Final = 96.0
Y: Final = 1052.0
HEIGHT: Final = 46.0
RIGHT_EDGE: Final = 1824.0
GAP: Final = 16.0
LAYER: Final = 48
TEXT: Final = 28.0
GLYPH: Final = 38.0


class UndoLook(NamedTuple):
    """Who may take back an act, and the control that does it."""

    animal: str
    glyph: str
    words: str = "Take back"


class FooterLook(NamedTuple):
    """What stands below the table; nothing at most times."""

    undo: UndoLook | None = None
    hint: str = ""
    text_scale: float = 1.0


NOTHING: Final = FooterLook()


def undo_box(art: "Art", look: FooterLook) -> Box:
    """Return where taking back may be clicked."""
    width = _undo_width(art, look) if look.undo else 0.0
    return Box(LEFT_EDGE + width / 2, Y, width, HEIGHT)


def paint_footer(art: "Art", look: FooterLook) -> Iterator[Mark]:
    """Yield the line below the table."""
    if look.undo is not None:
        yield from _paint_undo(art, look)
    if look.hint:
        left = LEFT_EDGE + (_undo_width(art, look) + GAP if look.undo else 0.0)
        yield from _paint_hint(art, look, left)


def _paint_hint(art: "Art", look: FooterLook, left: float) -> Iterator[Mark]:
    size, room = _size(look), RIGHT_EDGE - left - 56 - 26
    words = fitted(art, look.hint, room, size, "main", font="bold")
    width = 56 + words.get_width() / art.canvas.k + 26
    plate = art.panel(width, HEIGHT, radius=HEIGHT / 2, alpha=0.95, shadow=False)
    yield Mark("hint plate", plate, left + width / 2, Y, LAYER)
    yield Mark("bulb", art.icon("bulb", 34, "accent"), left + 30, Y, LAYER + 1)
    yield Mark("hint", words, left + 56, Y, LAYER + 1, LEFT)


def _paint_undo(art: "Art", look: FooterLook) -> Iterator[Mark]:
    width = _undo_width(art, look)
    plate = art.panel(width, HEIGHT, radius=HEIGHT / 2, alpha=0.9, shadow=False)
    yield Mark("plate", plate, LEFT_EDGE + width / 2, Y, LAYER)
    yield Mark("badge", art.badge(look.undo.animal, 18), LEFT_EDGE + 28, Y, LAYER + 1)
    x = LEFT_EDGE + 56
    glyph = art.key_glyph(look.undo.glyph, GLYPH)
    yield Mark("glyph", glyph, x, Y, LAYER + 1, LEFT)
    x += glyph.get_width() / art.canvas.k + 12
    yield Mark("words", art.text(look.undo.words, _size(look), "main", font="bold"), x, Y, LAYER + 1, LEFT)


def _size(look: FooterLook) -> float:
    return TEXT * min(look.text_scale, 1.1)


def _undo_width(art: "Art", look: FooterLook) -> float:
    glyph = art.key_glyph(look.undo.glyph, GLYPH).get_width() / art.canvas.k
    return 56 + glyph + 12 + art.text_width(look.undo.words, _size(look), font="bold") + 26
