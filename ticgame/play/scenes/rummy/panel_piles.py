"""Deck and discards with their counts, what has happened last, and the plate of whoever is spoken to."""

from collections.abc import Iterator
from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.core.cards import Card
from ticgame.play.marks import Mark
from ticgame.play.scenes.rummy.space import DECK_PLACE, DISCARD_PLACE, NEWS, PILE_CARD, PILES
from ticgame.play.stage import LEFT
from ticgame.play.theme import CARD_RATIO
from ticgame.play.widgets.labels import fitted

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

LAYER: Final = 45
_HEIGHT: Final = PILE_CARD * CARD_RATIO
_COUNT_Y: Final = DECK_PLACE[1] + _HEIGHT / 2 + 24
NEWS_LINE: Final = 78.0
MOST_NEWS: Final = 5


class Piles(NamedTuple):
    """How many cards lie in each pile; `focus` is the name of the one that a cursor is around."""

    deck: int
    discards: int
    can_draw: bool = False
    focus: str | None = None
    animal: str = "pig"


def paint_piles(art: "Art", content: Piles) -> Iterator[Mark]:
    """Yield the two piles."""
    yield Mark("panel", art.panel(PILES.w, PILES.h, radius=24), PILES.x, PILES.y, 0, is_baked=True)
    for name, place, count in (
        ("deck", DECK_PLACE, content.deck),
        ("discards", DISCARD_PLACE, content.discards),
    ):
        x, y = place
        yield Mark((name, "slot"), art.slot(PILE_CARD, _HEIGHT), x, y, 2)
        for depth in range(min(3, max(0, count - 1) // 15), 0, -1):
            if name == "deck":
                yield Mark((name, depth), art.back(PILE_CARD), x + depth * 2, y + depth * 2.4, 5 - depth)
        words = art.text(str(count), 28, "muted", font="extra")
        yield Mark((name, "count"), words, x, _COUNT_Y, LAYER)
        if content.can_draw and content.focus != name:
            ring = art.ring(PILE_CARD + 8, _HEIGHT + 8, radius=15, width=3, colour="accent", alpha=0.9)
            yield Mark((name, "ring"), ring, x, y, 24)
        elif content.focus == name:
            cursor = art.cursor(PILE_CARD, _HEIGHT, content.animal, badge=22)
            yield Mark((name, "cursor"), cursor, x, y, 24)


class Told(NamedTuple):
    """One thing that happened, with the emblem of who did it."""

    animal: str
    words: str
    cards: tuple[Card, ...]
    kinds: tuple[tuple[str, int], ...]


class NewsLook(NamedTuple):
    """What has happened last, the latest last."""

    lines: tuple[Told, ...]
    text_scale: float = 1.0


def paint_news(art: "Art", content: NewsLook) -> Iterator[Mark]:
    """Yield what has happened last."""
    yield Mark("panel", art.panel(NEWS.w, NEWS.h, radius=24, alpha=0.7), NEWS.x, NEWS.y, 0, is_baked=True)
    top = NEWS.y - NEWS.h / 2 + 48
    for at, told in enumerate(content.lines[-MOST_NEWS:]):
        yield from _paint_told(art, at, told, top + at * NEWS_LINE)


def _paint_told(art: "Art", at: int, told: Told, y: float) -> Iterator[Mark]:
    left, right = NEWS.x - NEWS.w / 2 + 14, NEWS.x + NEWS.w / 2 - 14
    if told.animal:
        yield Mark((at, "badge"), art.badge(told.animal, 20), left + 20, y, LAYER)
        left += 50
    for place, card in enumerate(told.cards[:1]):
        yield Mark((at, "card", place), art.card(card, 44), right - 22, y, LAYER)
        right -= 52
    for kind, _count in reversed(told.kinds):
        yield Mark((at, kind), art.marker(kind, 0.8, glow=False), right - 14, y, LAYER)
        right -= 32
    words = fitted(art, told.words, right - left - 4, 28, colour="main", font="bold")
    yield Mark((at, "words"), words, left, y, LAYER, LEFT)


class Tone(StrEnum):
    """How the words of the plate are meant."""

    PLAIN = "plain"
    GOOD = "good"
    BAD = "bad"


_TONES: Final = {Tone.PLAIN: "muted", Tone.GOOD: "tic", Tone.BAD: "nic.text"}
PLATE_LEFT: Final = 194.0
PLATE_ROOM: Final = 890.0


class Plate(NamedTuple):
    """Who is on turn or spoken to, what is to be done, or why something can't be.

    Without a name there is only the emblem.
    """

    animal: str
    name: str = ""
    words: str = ""
    tone: Tone = Tone.PLAIN
    text_scale: float = 1.0


def paint_plate(art: "Art", content: Plate) -> Iterator[Mark]:
    """Yield the plate at the upper edge."""
    yield Mark("badge", art.badge(content.animal, 38, glow=True), 138, 92, LAYER)
    if not content.name:
        return
    size = 30 * min(content.text_scale, 1.15)
    lines = art.wrap(content.words, PLATE_ROOM, size, font="bold")[:2]
    if len(lines) == 1:
        name = art.shortened(content.name, 360, 40, font="title")
        yield Mark("name", art.text(name, 40, font="title", shadow=True), PLATE_LEFT, 70, LAYER, LEFT)
    for at, line in enumerate(lines):
        words = art.text(line, size, _TONES[content.tone], font="bold", shadow=True)
        yield Mark(("words", at), words, PLATE_LEFT, 112 - (len(lines) - 1 - at) * 40, LAYER, LEFT)
