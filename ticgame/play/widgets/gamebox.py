"""The box of a game: what it is about, for how many, how long, from which age, how hard."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import FRect, Surface

from ticgame.play.stage import LEFT, TOP_LEFT
from ticgame.play.table.marks import Mark
from ticgame.play.widgets.labels import fitted

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

MARGIN: Final = 52.0
ICON: Final = 108.0
HEAD: Final = 196.0
FACT: Final = 62.0
LABELS: Final = 200.0


class BoxLook(NamedTuple):
    """A box as it is shown; the facts are pairs of what and how much."""

    box: tuple[float, float, float, float]
    icon: str
    title: str
    about: str
    facts: tuple[tuple[str, str], ...]
    scale: float = 1.0


def paint_box(art: "Art", look: BoxLook) -> Iterator[Mark]:
    """Yield a box on a panel of its own."""
    box = FRect(*look.box)
    left, width = box.x + MARGIN, box.w - 2 * MARGIN
    yield Mark("panel", art.panel(box.w, box.h), *box.center, 1)
    yield Mark("icon", art.icon(look.icon, ICON, "main"), left + ICON / 2, box.y + 52 + ICON / 2, 2)
    room = width - ICON - 36
    title = fitted(art, look.title, room, 60 * min(look.scale, 1.2), "main", font="title")
    yield Mark("title", title, left + ICON + 36, box.y + 52 + ICON / 2, 2, LEFT)
    pitch = FACT * min(look.scale, 1.3)
    facts_top = box.bottom - MARGIN - len(look.facts) * pitch
    about = _about(art, look, width, facts_top - box.y - HEAD - 20)
    yield Mark("about", about, left, box.y + HEAD, 2, TOP_LEFT)
    for at, fact in enumerate(look.facts):
        yield from _paint_fact(art, look, fact, FRect(left, facts_top + at * pitch, width, pitch))


def _about(art: "Art", look: BoxLook, width: float, room: float) -> Surface:
    size = 34 * look.scale
    while size > 28 and len(art.wrap(look.about, width, size, font="bold")) * size * 1.3 > room:
        size -= 1
    return art.paragraph(look.about, width, size, "main", font="bold", leading=1.3)


def _paint_fact(art: "Art", look: BoxLook, fact: tuple[str, str], box: FRect) -> Iterator[Mark]:
    label, words = fact
    size, labels = 30 * min(look.scale, 1.3), LABELS * min(look.scale, 1.3)
    yield Mark((label, "label"), fitted(art, label, labels - 12, size, "muted"), box.x, box.centery, 2, LEFT)
    value = fitted(art, words, box.w - labels, size, "main", font="extra")
    yield Mark((label, "value"), value, box.x + labels, box.centery, 2, LEFT)
