"""A band for each seat: who sits there, round and penalty points, and the collections that lie there."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.play.marks import Mark
from ticgame.play.scenes.rummy.space import BAND_LEFT, HEAD_WIDTH, CollectionPlace
from ticgame.play.stage import LEFT, RIGHT
from ticgame.play.table.grid import Box
from ticgame.play.theme import CARD_RATIO
from ticgame.play.widgets.labels import fitted

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

LAYER: Final = 45
BADGE: Final = 30.0
_NAME_LEFT: Final = 94.0
_FIGURE: Final = HEAD_WIDTH - 18
_SIGN: Final = 1.2
_LESSON_DROP: Final = 24.0
_LESSON_LEFT: Final = 40.0
_LESSON_GAP: Final = 30.0


class Lesson(NamedTuple):
    """What a kind of collection is, in a few words, beside its marker."""

    kind: str
    words: str


class Band(NamedTuple):
    """A seat's band; `wish` says what the seat still has to lay down, `sign` is the name of an icon.

    `lessons` explain the kinds of collections in the wish.
    """

    seat: int
    box: Box
    animal: str
    name: str
    number: int
    round: int
    total: int
    cards: int
    is_active: bool = False
    wish: str = ""
    lessons: tuple[Lesson, ...] = ()
    sign: str | None = None
    text_scale: float = 1.0


def paint_bands(art: "Art", content: tuple[Band, ...]) -> Iterator[Mark]:
    """Yield the panels of all seats."""
    for band in content:
        box = band.box
        panel = art.panel(box.w, box.h, radius=24, animal=band.animal, active=band.is_active)
        yield Mark((band.seat, "panel"), panel, box.x, box.y, 0, is_baked=True)


def paint_heads(art: "Art", content: tuple[Band, ...]) -> Iterator[Mark]:
    """Yield what the heads of all bands say."""
    for band in content:
        yield from _paint_head(art, band)


def _paint_head(art: "Art", band: Band) -> Iterator[Mark]:
    seat, x, y = band.seat, BAND_LEFT, band.box.y
    yield Mark((seat, "badge"), art.badge(band.animal, BADGE), x + 52, y - 18, LAYER)
    yield Mark((seat, "number"), art.number_disc(band.number, 14), x + 28, y + 6, LAYER + 1)
    total = art.figures(str(band.total), 40, "main", font="title")
    yield Mark((seat, "total"), total, x + _FIGURE, y - 34, LAYER, RIGHT)
    room = _FIGURE - _NAME_LEFT - total.get_width() / art.canvas.k - 10
    left = x + _NAME_LEFT
    if band.sign:
        colour = "nic.text" if band.sign == "plug" else "tic"
        yield Mark((seat, "sign"), art.icon(band.sign, 30, colour), x + _FIGURE - 14, y + 2, LAYER)
    name = fitted(art, band.name, room, 30 * min(band.text_scale, 1.15))
    yield Mark((seat, "name"), name, left, y - 34, LAYER, LEFT)
    words = art.text(f"Round {band.round}", 28, "accent", font="bold")
    yield Mark((seat, "round"), words, left, y + 2, LAYER, LEFT)
    count = art.number_disc(band.cards, 17)
    yield Mark((seat, "cards"), count, x + _FIGURE - 14, y + 42, LAYER + 1)
    if band.wish:
        size = 30 * min(band.text_scale, 1.15)
        wish = fitted(art, band.wish, band.box.w - HEAD_WIDTH - 60, size, colour="muted", font="bold")
        middle = y - _LESSON_DROP if band.lessons else y
        yield Mark((seat, "wish"), wish, x + HEAD_WIDTH + 30, middle, LAYER, LEFT)
        yield from _paint_lessons(art, band, x + HEAD_WIDTH + 30, y + _LESSON_DROP)


def _paint_lessons(art: "Art", band: Band, x: float, y: float) -> Iterator[Mark]:
    """Yield the lessons side by side, as large as there is room for."""
    size, room = 28 * min(band.text_scale, 1.15), band.box.w - HEAD_WIDTH - 60
    fixed = len(band.lessons) * (_LESSON_LEFT + _LESSON_GAP) - _LESSON_GAP
    whole = sum(art.text_width(lesson.words, size, font="bold") for lesson in band.lessons)
    if whole + fixed > room:
        size = max(28.0, size * (room - fixed) / whole)
    images = [art.text(lesson.words, size, "muted", font="bold") for lesson in band.lessons]
    # Type comes in whole pixels: what is too wide by some of them stands closer together.
    over = sum(image.get_width() / art.canvas.k for image in images) + fixed - room
    gap = _LESSON_GAP - max(0.0, over) / max(1, len(images) - 1)
    for at, (lesson, words) in enumerate(zip(band.lessons, images, strict=True)):
        marker = art.marker(lesson.kind, 0.95, glow=False)
        yield Mark((band.seat, at, "kind"), marker, x + 15, y, LAYER)
        yield Mark((band.seat, at, "lesson"), words, x + _LESSON_LEFT, y, LAYER, LEFT)
        x += _LESSON_LEFT + words.get_width() / art.canvas.k + gap


class Sign(NamedTuple):
    """The kind of a collection, at its left."""

    at: int
    kind: str
    place: CollectionPlace


def paint_signs(art: "Art", content: tuple[Sign, ...]) -> Iterator[Mark]:
    """Yield the kinds of all collections."""
    for sign in content:
        image = art.marker(sign.kind, _SIGN, glow=False)
        x = sign.place.left - 26
        h = sign.place.card * CARD_RATIO
        yield Mark(sign.at, image, x, sign.place.y - h / 2 + 20, LAYER)
