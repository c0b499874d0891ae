"""What stands at the edge of a table: an act to be taken back, bots that may hurry, the hint asked for."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.play.marks import Mark
from ticgame.play.stage import LEFT, RIGHT_EDGE
from ticgame.play.table.grid import Box
from ticgame.play.widgets.labels import SMALLEST, fitted

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

HEIGHT: Final = 46.0
LINE: Final = 35.0
GAP: Final = 16.0
LAYER: Final = 48
TEXT: Final = 28.0
GLYPH: Final = 38.0
LEAD: Final = 56.0
END: Final = 26.0


class HintPlace(NamedTuple):
    """Where there is room for a hint: its lines end at the `bottom`, and several fill the `width`.

    Where a deed is in their way one line begins after it, and several end above it.
    """

    left: float = 96.0
    top: float = 980.0
    bottom: float = 1026.0
    width: float = 1728.0


class FooterPlace(NamedTuple):
    """Where there is room: the left edge and the middle of a deed, and the hint."""

    deed: tuple[float, float] = (96.0, 1003.0)
    hint: HintPlace = HintPlace()


LOW: Final = FooterPlace()
"""One line at the lower edge, inside the safe area."""


class DeedLook(NamedTuple):
    """Something that can be done besides playing: the control, and the emblem if only one seat can."""

    glyph: str
    words: str
    animal: str = ""


class FooterLook(NamedTuple):
    """What stands there; nothing at most times."""

    deed: DeedLook | None = None
    hint: str = ""
    text_scale: float = 1.0
    place: FooterPlace = LOW


def deed_box(art: "Art", look: FooterLook) -> Box:
    """Return where the deed may be clicked."""
    left, y = look.place.deed
    width = deed_width(art, look)
    return Box(min(left, RIGHT_EDGE - width) + width / 2, y, width, HEIGHT)


def deed_width(art: "Art", look: FooterLook) -> float:
    """Return how wide the deed is, 0 if there is none."""
    if look.deed is None:
        return 0.0
    glyph = art.key_glyph(look.deed.glyph, GLYPH).get_width() / art.canvas.k
    words = art.text_width(look.deed.words, _size(look), font="bold")
    return _lead(look.deed) + glyph + 12 + words + END


def most_lines(top: float, bottom: float) -> int:
    """Return how many lines of a hint there is room for."""
    return 1 + max(0, int((bottom - top - HEIGHT) / LINE))


def paint_footer(art: "Art", look: FooterLook) -> Iterator[Mark]:
    """Yield the deed and the hint."""
    if look.deed is not None:
        yield from _paint_deed(art, look, look.deed)
    if look.hint:
        yield from _paint_hint(art, look)


class _Room(NamedTuple):
    """Where the lines of a hint go, beside or above a deed."""

    left: float
    bottom: float
    width: float
    most: int

    @property
    def line(self) -> float:
        """How wide a line may be."""
        return self.width - LEAD - END


def _room_of(art: "Art", look: FooterLook) -> _Room:
    left, top, bottom, width = look.place.hint
    most = most_lines(top, bottom)
    if look.deed is None or abs(bottom - HEIGHT / 2 - look.place.deed[1]) >= HEIGHT:
        return _Room(left, bottom, width, most)
    if most > 1:
        bottom = look.place.deed[1] - HEIGHT / 2 - GAP / 2
        return _Room(left, bottom, width, most_lines(top, bottom))
    step = deed_width(art, look) + GAP
    return _Room(left + step, bottom, width - step, most)


def has_room(art: "Art", look: FooterLook) -> bool:
    """Return whether all of the hint can be read."""
    room = _room_of(art, look)
    return len(art.wrap(look.hint, room.line, SMALLEST, font="bold")) <= room.most


def _lines(art: "Art", look: FooterLook, room: _Room) -> tuple[list[str], float]:
    """Return the lines of a hint and their size: smaller before the last of them is cut."""
    size = _size(look)
    if room.most == 1:
        return [look.hint], size
    while size > SMALLEST and len(art.wrap(look.hint, room.line, size, font="bold")) > room.most:
        size = max(SMALLEST, size - 1)
    lines = art.wrap(look.hint, room.line, size, font="bold")
    rest = lines[room.most - 1 :]
    return [*lines[: room.most - 1], *([" ".join(rest)] if rest else [])], size


def _paint_hint(art: "Art", look: FooterLook) -> Iterator[Mark]:
    room = _room_of(art, look)
    left, bottom, width, most = room
    lines, size = _lines(art, look, room)
    images = [fitted(art, line, room.line, size, colour="main", font="bold") for line in lines]
    if most == 1:
        width = LEAD + images[0].get_width() / art.canvas.k + END
    height = HEIGHT + (len(images) - 1) * LINE
    plate = art.panel(width, height, radius=HEIGHT / 2, alpha=0.97, shadow=False)
    yield Mark("hint plate", plate, left + width / 2, bottom - height / 2, LAYER)
    y = bottom - height + HEIGHT / 2
    yield Mark("bulb", art.icon("bulb", 34, "accent"), left + 30, y, LAYER + 1)
    for at, image in enumerate(images):
        yield Mark(("hint", at), image, left + LEAD, y + at * LINE, LAYER + 1, LEFT)


def _paint_deed(art: "Art", look: FooterLook, deed: DeedLook) -> Iterator[Mark]:
    box = deed_box(art, look)
    x, y = box.x - box.w / 2, box.y
    plate = art.panel(box.w, HEIGHT, radius=HEIGHT / 2, alpha=1.0, shadow=False)
    yield Mark("plate", plate, box.x, y, LAYER)
    if deed.animal:
        yield Mark("badge", art.badge(deed.animal, 18), x + 28, y, LAYER + 1)
    x += _lead(deed)
    glyph = art.key_glyph(deed.glyph, GLYPH)
    yield Mark("glyph", glyph, x, y, LAYER + 1, LEFT)
    x += glyph.get_width() / art.canvas.k + 12
    yield Mark("words", art.text(deed.words, _size(look), "main", font="bold"), x, y, LAYER + 1, LEFT)


def _size(look: FooterLook) -> float:
    return TEXT * min(look.text_scale, 1.1)


def _lead(deed: DeedLook) -> float:
    return LEAD if deed.animal else 20.0
