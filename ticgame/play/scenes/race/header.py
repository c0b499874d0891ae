"""The upper edge of the Race: its title, and who came first when several pressed at the same moment."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.play.marks import Mark
from ticgame.play.scenes.squared.layout import HEADER_MIDDLE
from ticgame.play.stage import LEFT, LEFT_EDGE, RIGHT, RIGHT_EDGE

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

LAYER: Final = 45
PILL: Final = (128.0, 52.0)


def paint_title(art: "Art", content: str) -> Iterator[Mark]:
    """Yield the game's title with the name of the variant on a pill."""
    title = art.text("Tic Squared", 56, font="title", shadow=True)
    yield Mark("title", title, LEFT_EDGE, HEADER_MIDDLE, LAYER, LEFT)
    x = LEFT_EDGE + title.get_width() / art.canvas.k + 24 + PILL[0] / 2
    yield Mark("pill", art.pill(*PILL), x, HEADER_MIDDLE, LAYER)
    yield Mark("variant", art.text(content, 30, "accent", font="extra"), x, HEADER_MIDDLE, LAYER + 1)


class Announcement(NamedTuple):
    """Words for everybody, with the emblems of those whom they are about."""

    words: str = ""
    animals: tuple[str, ...] = ()


def paint_announcement(art: "Art", content: Announcement) -> Iterator[Mark]:
    """Yield the words at the right edge, emblems before them."""
    if not content.words:
        return
    words = art.text(content.words, 30, "accent", font="extra", shadow=True)
    yield Mark("words", words, RIGHT_EDGE, HEADER_MIDDLE, LAYER, RIGHT)
    x = RIGHT_EDGE - words.get_width() / art.canvas.k - 40
    for at, animal in enumerate(reversed(content.animals)):
        yield Mark(("badge", at), art.badge(animal, 26), x - at * 56, HEADER_MIDDLE, LAYER)
