"""The box of a game: what it is about, for how many, how long, from which age, how hard."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import FRect, Surface

from ticgame.play.marks import Mark
from ticgame.play.rulebook import Figure
from ticgame.play.stage import LEFT, TOP_LEFT
from ticgame.play.theme import CARD_RATIO
from ticgame.play.widgets.labels import fitted, paragraph_size

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

MARGIN: Final = 52.0
ICON: Final = 108.0
HEAD: Final = 196.0
ABOUT: Final = 34.0
LEADING: Final = 1.3
FACT: Final = 62.0
LABELS: Final = 200.0
WIDEST: Final = 100.0
NARROWEST: Final = 56.0
JOINT: Final = 18.0
BETWEEN: Final = 44.0
AROUND: Final = 24.0


class BoxLook(NamedTuple):
    """A box as it is shown: facts are pairs of what and how much, figures go where there is room."""

    box: tuple[float, float, float, float]
    icon: str
    title: str
    about: str
    facts: tuple[tuple[str, str], ...]
    figures: tuple[Figure, ...] = ()
    scale: float = 1.0


def paint_box(art: "Art", look: BoxLook) -> Iterator[Mark]:
    """Yield a box on a panel of its own."""
    box = FRect(*look.box)
    left, width = box.x + MARGIN, box.w - 2 * MARGIN
    yield Mark("panel", art.panel(box.w, box.h), *box.center, 1)
    yield Mark("icon", art.icon(look.icon, ICON, "main"), left + ICON / 2, box.y + 52 + ICON / 2, 2)
    room = width - ICON - 36
    title = fitted(art, look.title, room, 60 * min(look.scale, 1.2), colour="main", font="title")
    yield Mark("title", title, left + ICON + 36, box.y + 52 + ICON / 2, 2, LEFT)
    pitch = FACT * min(look.scale, 1.3)
    facts_top = box.bottom - MARGIN - len(look.facts) * pitch
    about = _about(art, look, width, facts_top - box.y - HEAD - 20)
    yield Mark("about", about, left, box.y + HEAD, 2, TOP_LEFT)
    top = box.y + HEAD + about.get_height() / art.canvas.k
    yield from _paint_figures(art, look.figures, FRect(left, top, width, facts_top - top))
    for at, fact in enumerate(look.facts):
        yield from _paint_fact(art, look, fact, FRect(left, facts_top + at * pitch, width, pitch))


def _paint_figures(art: "Art", figures: tuple[Figure, ...], area: FRect) -> Iterator[Mark]:
    """Yield cards in a row, with how they meet, as large as there is room for."""
    cards = sum(len(figure.cards) for figure in figures)
    between = (cards - len(figures)) * JOINT + (len(figures) - 1) * BETWEEN
    card = min(WIDEST, (area.w - between) / max(1, cards), (area.h - 2 * AROUND) / CARD_RATIO)
    if not figures or card < NARROWEST:
        return
    x, y = area.x, area.centery
    for number, figure in enumerate(figures):
        for at, shown in enumerate(figure.cards):
            yield Mark(("card", number, at), art.card(shown, card), x + card / 2, y, 2)
            x += card + JOINT
            kind = figure.relations[at] if at < len(figure.relations) else None
            if kind is not None:
                marker = art.marker(kind.value, 1.0, glow=False)
                yield Mark(("joint", number, at), marker, x - JOINT / 2, y, 3)
        x += BETWEEN - JOINT


def _about(art: "Art", look: BoxLook, width: float, room: float) -> Surface:
    size = paragraph_size(art, look.about, (width, room), ABOUT * look.scale, leading=LEADING)
    return art.paragraph(look.about, width, size, "main", font="bold", leading=LEADING)


def _paint_fact(art: "Art", look: BoxLook, fact: tuple[str, str], box: FRect) -> Iterator[Mark]:
    label, words = fact
    size, labels = 30 * min(look.scale, 1.3), LABELS * min(look.scale, 1.3)
    yield Mark(
        (label, "label"), fitted(art, label, labels - 12, size, colour="muted"), box.x, box.centery, 2, LEFT
    )
    value = fitted(art, words, box.w - labels, size, colour="main", font="extra")
    yield Mark((label, "value"), value, box.x + labels, box.centery, 2, LEFT)
