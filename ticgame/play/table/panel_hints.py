"""What the seat at the table may press now, the last play in words, and the deck with its count."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.core.cards import Card, Relation
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Device
from ticgame.play.marks import Mark
from ticgame.play.stage import LEFT
from ticgame.play.table.grid import Box
from ticgame.play.theme import CARD_RATIO
from ticgame.play.widgets.prompts import glyph_name

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

PLACES: Final = ((1420.0, 900.0), (1420.0, 964.0), (1622.0, 900.0), (1622.0, 964.0))
_GLYPH: Final = 44.0
HINT_SIZE: Final = 28.0
COLUMN_GAP: Final = 28.0
HINTS_END: Final = 1832.0
_LAST_LEFT: Final = 1420.0
LAYER: Final = 46


class Hint(NamedTuple):
    """An intent, the picture of the control that stands for it, and what it does now."""

    intent: Intent
    glyph: str
    words: str


class Hints(NamedTuple):
    """Up to four hints: left column from the top, then right column."""

    hints: tuple[Hint, ...]
    text_scale: float = 1.0


def hints_for(device: Device, words: dict[Intent, str]) -> tuple[Hint, ...]:
    """Return hints in the glyphs of a device; a mouse clicks what it has no button for."""
    return tuple(Hint(intent, glyph_name(device.glyph(intent)), text) for intent, text in words.items())


def hint_box(index: int) -> Box:
    """Return where a hint may be clicked."""
    x, y = PLACES[index]
    return Box(x + 92, y, 192, 60)


def paint_hints(art: "Art", content: Hints) -> Iterator[Mark]:
    """Yield the hints; the right column makes room for long names of keys in the left one."""
    size = HINT_SIZE * min(content.text_scale, 1.1)
    second = max([PLACES[2][0], *(_hint_end(art, hint, size) + COLUMN_GAP for hint in content.hints[:2])])
    ends = [second + _hint_end(art, hint, size) - PLACES[0][0] for hint in content.hints[2:]]
    shift = max([0.0, *(end - HINTS_END for end in ends)])
    for (left, y), hint in zip(PLACES, content.hints, strict=False):
        x = (left if left == PLACES[0][0] else second) - shift
        glyph = art.key_glyph(hint.glyph, _GLYPH)
        yield Mark((hint.intent, "glyph"), glyph, x, y, LAYER, LEFT)
        words = art.text(hint.words, size, "main", font="bold", shadow=True)
        yield Mark((hint.intent, "words"), words, x + _glyph_width(art, hint) + 12, y, LAYER, LEFT)


def _glyph_width(art: "Art", hint: Hint) -> float:
    return art.key_glyph(hint.glyph, _GLYPH).get_width() / art.canvas.k


def _hint_end(art: "Art", hint: Hint, size: float) -> float:
    return PLACES[0][0] + _glyph_width(art, hint) + 12 + art.text_width(hint.words, size, font="bold")


class LastPlay(NamedTuple):
    """What the last player did: who, the card, how it met its neighbours; nothing before the first play."""

    name: str = ""
    animal: str = ""
    card: Card | None = None
    kinds: tuple[Relation, ...] = ()
    top: float = 0.0


def paint_last_play(art: "Art", content: LastPlay) -> Iterator[Mark]:
    """Yield the last play as a small card with the markers that it made."""
    if content.card is None:
        return
    y = content.top
    yield Mark("badge", art.badge(content.animal, 24), _LAST_LEFT + 26, y, LAYER)
    words = art.shortened(f"{content.name} placed", 250, 28, font="bold")
    image = art.text(words, 28, "muted", font="bold", shadow=True)
    yield Mark("words", image, _LAST_LEFT + 62, y, LAYER, LEFT)
    x = _LAST_LEFT + 62 + art.text_width(words, 28, font="bold") + 18
    yield Mark("card", art.card(content.card, 56), x + 28, y + 14, LAYER)
    left = _LAST_LEFT + 62 + 14
    for at, kind in enumerate(content.kinds):
        yield Mark(("edge", at), art.marker(kind, 0.9, glow=False), left + at * 40, y + 42, LAYER)


class DeckCount(NamedTuple):
    """How many cards the deck still has."""

    count: int
    place: tuple[float, float]
    width: float


def paint_deck(art: "Art", content: DeckCount) -> Iterator[Mark]:
    """Yield the pile under the deck's top card and the count below."""
    x, y = content.place
    if content.count:
        for depth in range(min(6, content.count // 12), 0, -1):
            image = art.back(content.width)
            yield Mark(depth, image, x + depth * 1.4, y + depth * 2.4, 5 - depth, is_baked=True)
    else:
        h = content.width * CARD_RATIO
        yield Mark("slot", art.slot(content.width, h), x, y, 4)
    below = y + content.width * CARD_RATIO / 2 + 34
    count = art.figures(str(content.count), "name", shadow=True)
    yield Mark("count", count, x, below, LAYER)
    yield Mark("left", art.text("left", "hint", "muted", shadow=True), x, below + 36, LAYER)
