"""The upper edge of the table: whose turn it is and what is to be done, and the deck with its count."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.core.cards import Card, Relation
from ticgame.core.sentences import minutes
from ticgame.play.marks import Mark
from ticgame.play.scenes.squared.layout import DECK_CARD, DECK_PLACE, HEADER_MIDDLE, WIDE_DECK_PLACE
from ticgame.play.stage import LEFT
from ticgame.play.theme import CARD_RATIO
from ticgame.play.widgets.labels import fitted

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

LAYER: Final = 45
BADGE_X: Final = 138.0
TEXT_X: Final = 196.0
TEXT_ROOM: Final = 660.0
DECK_PANEL: Final = (960.0, HEADER_MIDDLE, 176.0, 78.0)
WIDE_PANEL: Final = (960.0, HEADER_MIDDLE, 352.0, 78.0)
FEW: Final = 5
LAST_LEFT: Final = 1436.0
LAST_ROOM: Final = 388.0
LAST_Y: Final = 846.0


class Plate(NamedTuple):
    """The seat on turn, and what it does, what can be done or why something can't."""

    animal: str
    name: str
    words: str
    refusal: str = ""
    text_scale: float = 1.0


def paint_plate(art: "Art", content: Plate) -> Iterator[Mark]:
    """Yield the plate at the left."""
    yield Mark("badge", art.badge(content.animal, 40, glow=True), BADGE_X, HEADER_MIDDLE, LAYER)
    size = 30 * content.text_scale
    if content.refusal:
        yield from _paint_refusal(art, content.refusal, size)
        return
    name = art.shortened(content.name, TEXT_ROOM, 44, font="title")
    yield Mark("name", art.text(name, 44, font="title", shadow=True), TEXT_X, 72, LAYER, LEFT)
    words = fitted(art, content.words, TEXT_ROOM, size, colour="muted", font="bold", shadow=True)
    yield Mark("words", words, TEXT_X, 118, LAYER, LEFT)


def _paint_refusal(art: "Art", words: str, size: float) -> Iterator[Mark]:
    lines = art.wrap(words, TEXT_ROOM, size, font="bold")[:2]
    for at, line in enumerate(lines):
        y = HEADER_MIDDLE + (at - (len(lines) - 1) / 2) * size * 1.22
        image = art.text(line, size, "nic.text", font="bold", shadow=True)
        yield Mark(("refusal", at), image, TEXT_X, y, LAYER, LEFT)


class Deck(NamedTuple):
    """How many cards the deck still has, whether a press may draw now, and the game time to show, if any."""

    count: int
    can_draw: bool = False
    clock_s: int | None = None


def paint_deck(art: "Art", content: Deck) -> Iterator[Mark]:
    """Yield the deck's pill: the clock, the pile under its top card, and the count."""
    x, y, w, h = DECK_PANEL if content.clock_s is None else WIDE_PANEL
    place = DECK_PLACE if content.clock_s is None else WIDE_DECK_PLACE
    yield Mark("panel", art.panel(w, h, radius=h / 2, alpha=0.9), x, y, 2, is_baked=True)
    for depth in range(min(3, content.count // 8), 0, -1):
        yield Mark(depth, art.back(DECK_CARD), place[0] - depth * 3, place[1] - depth * 2, 38 - depth)
    if not content.count:
        yield Mark("slot", art.slot(DECK_CARD, DECK_CARD * CARD_RATIO), *place, 38)
    colour = "nic.text" if content.count <= FEW else "main"
    count = art.figures(str(content.count), 42, colour, font="title")
    yield Mark("count", count, place[0] + 36, y, LAYER, LEFT)
    if content.clock_s is not None:
        clock = art.figures(minutes(content.clock_s), 46, font="title")
        yield Mark("clock", clock, x - w / 2 + 40, y, LAYER, LEFT)
    if content.can_draw:
        ring = art.ring(w + 8, h + 8, radius=h / 2 + 4, width=3, colour="accent", alpha=0.9)
        yield Mark("ring", ring, x, y, 3)


class Told(NamedTuple):
    """The last play in words: who, the card, on whose grid, how it met its neighbours."""

    animal: str
    words: str
    where: str
    card: Card
    kinds: tuple[Relation, ...]
    text_scale: float = 1.0


def paint_told(art: "Art", content: Told | None) -> Iterator[Mark]:
    """Yield the last play beside the hand at the lower edge."""
    if content is None:
        return
    yield Mark("card", art.card(content.card, 66), LAST_LEFT + 33, LAST_Y + 58, LAYER)
    left, room = LAST_LEFT + 86, LAST_ROOM - 86
    yield Mark("badge", art.badge(content.animal, 22), left + 22, LAST_Y + 22, LAYER)
    size = 28 * content.text_scale
    image = fitted(art, content.words, room - 56, size, shadow=True)
    yield Mark("words", image, left + 56, LAST_Y + 22, LAYER, LEFT)
    where = fitted(art, content.where, room, size, colour="muted", font="bold", shadow=True)
    yield Mark("where", where, left + 2, LAST_Y + 66, LAYER, LEFT)
    for at, kind in enumerate(content.kinds):
        marker = art.marker(kind, 0.95, glow=False)
        yield Mark(("edge", at), marker, left + 18 + at * 42, LAST_Y + 108, LAYER)
