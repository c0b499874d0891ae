"""What is told beside the settings: the one in focus, what it does, and how cards and words look now."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import FRect

from ticgame.core.cards import parse_card
from ticgame.play.marks import Mark
from ticgame.play.stage import LEFT, TOP_LEFT
from ticgame.play.theme import CARD_RATIO
from ticgame.play.widgets.labels import fitted, paragraph_size

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

MARGIN: Final = 40.0
ICON: Final = 84.0
TITLE: Final = 46.0
HELP: Final = 32.0
HELP_TOP: Final = 156.0
LEADING: Final = 1.25
CARD: Final = 100.0
CARDS: Final = ("3sv", "2cc", "4ty", "1oo", "5qr")


class InfoLook(NamedTuple):
    """A setting as it is told in a box; `sample` stands below the sample cards, which may be left out."""

    box: tuple[float, float, float, float]
    icon: str
    title: str
    help: str
    has_cards: bool = False
    sample: str = ""
    scale: float = 1.0


def paint_info(art: "Art", look: InfoLook) -> Iterator[Mark]:
    """Yield the box."""
    box = FRect(*look.box)
    left, width = box.x + MARGIN, box.w - 2 * MARGIN
    yield Mark("panel", art.panel(box.w, box.h), *box.center, 0)
    yield Mark("icon", art.icon(look.icon, ICON, "accent"), left + ICON / 2, box.y + 84, 1)
    room = width - ICON - 28
    title = fitted(art, look.title, room, TITLE * min(look.scale, 1.2), colour="main", font="title")
    yield Mark("title", title, left + ICON + 28, box.y + 84, 1, LEFT)
    bottom = box.bottom - MARGIN
    for mark in _paint_sample(art, look, left=left, width=width, bottom=bottom):
        bottom = min(bottom, mark.y - mark.image.get_height() / art.canvas.k)
        yield mark
    room = (width, bottom - box.y - HELP_TOP)
    size = paragraph_size(art, look.help, room, HELP * look.scale, leading=LEADING)
    words = art.paragraph(look.help, width, size, "muted", font="bold", leading=LEADING)
    yield Mark("help", words, left, box.y + HELP_TOP, 1, TOP_LEFT)


def _paint_sample(art: "Art", look: InfoLook, *, left: float, width: float, bottom: float) -> Iterator[Mark]:
    """Yield words and cards as they look now, from the lower edge up."""
    if look.sample:
        words = art.paragraph(look.sample, width, 28 * look.scale, "main", font="bold")
        bottom -= words.get_height() / art.canvas.k
        yield Mark("sample", words, left, bottom, 1, TOP_LEFT)
        bottom -= 28
    if not look.has_cards:
        return
    step = (width - CARD) / (len(CARDS) - 1)
    for at, code in enumerate(CARDS):
        card = art.card_sprite(parse_card(code), CARD)
        yield Mark(("card", at), card, left + CARD / 2 + at * step, bottom - CARD * CARD_RATIO / 2, 1)
