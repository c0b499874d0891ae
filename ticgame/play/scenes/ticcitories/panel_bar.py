"""The line over the rows: how far the game is, the last card placed, what may be pressed, what may not be."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.core.cards import Card
from ticgame.play.marks import Mark
from ticgame.play.stage import LEFT, LEFT_EDGE
from ticgame.play.table.grid import Box
from ticgame.play.table.panel_columns import format_total
from ticgame.play.table.panel_hints import Hint, Hints

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

LAYER: Final = 46
BAR_END: Final = 1240.0
"""Where the line ends while a grid is shown large beside it."""
MIDDLE: Final = 94.0
TOP: Final = 54.0
BOTTOM: Final = 136.0
LINES: Final = (72.0, 116.0)
GLYPH: Final = 38.0
HINT_SIZE: Final = 28.0
COLUMN_GAP: Final = 26.0
_TITLE_SIZE: Final = 44.0
_TITLE_LINE: Final = 74.0
_STEP_LINE: Final = 118.0
_COUNT_SIZE: Final = 52.0
_THUMB: Final = 46.0
_LAST_WIDTH: Final = 176.0
_GAP: Final = 22.0


class Bar(NamedTuple):
    """What the line says, up to `end`; a refusal takes the place of everything but the hints.

    The hints end at `right`.
    """

    title: str
    step: str = ""
    animal: str = ""
    card: Card | None = None
    points: int = 0
    refusal: str = ""
    hints: Hints = Hints(())
    right: float = BAR_END
    end: float = BAR_END


def paint_bar(art: "Art", content: Bar) -> Iterator[Mark]:
    """Yield the line over the rows."""
    places = hint_places(art, content.hints, right=content.right)
    for (x, y), hint in zip(places, content.hints.hints, strict=True):
        yield from _paint_hint(art, hint, x, y=y, size=_hint_size(content.hints))
    left = hints_left(art, content.hints, right=content.right)
    if content.refusal:
        yield from _paint_refusal(art, content, left - LEFT_EDGE - 24)
    elif content.step:
        yield from _paint_game(art, content, min(left, content.end))
    else:
        title = art.text(content.title, _COUNT_SIZE, "main", font="title", shadow=True)
        yield Mark("title", title, LEFT_EDGE, MIDDLE, LAYER, LEFT)


def _paint_game(art: "Art", content: Bar, end: float) -> Iterator[Mark]:
    """Yield the title, how far the game is, and the last card, as far as there is room for them."""
    size = 28 * min(content.hints.text_scale, 1.15)
    title = art.text(content.title, _TITLE_SIZE, "main", font="title", shadow=True)
    step = art.text(content.step, size, "accent", font="extra", shadow=True)
    x = LEFT_EDGE + _GAP
    for name, image, y in (("title", title, _TITLE_LINE), ("step", step, _STEP_LINE)):
        right = LEFT_EDGE + image.get_width() / art.canvas.k + _GAP
        if right <= end:
            x = max(x, right)
            yield Mark(name, image, LEFT_EDGE, y, LAYER, LEFT)
    if content.card is not None and x + _LAST_WIDTH <= end:
        yield from _paint_last(art, content, x)


def _paint_last(art: "Art", content: Bar, x: float) -> Iterator[Mark]:
    """Yield who placed which card last, and what it brought."""
    yield Mark("last badge", art.badge(content.animal, 24), x + 24, MIDDLE, LAYER)
    yield Mark("last card", art.card(content.card, _THUMB), x + 56 + _THUMB / 2, MIDDLE, LAYER)
    colour = "tic" if content.points > 0 else "nic.text" if content.points < 0 else "muted"
    points = art.text(format_total(content.points), 34, colour, font="extra", shadow=True)
    yield Mark("last points", points, x + 64 + _THUMB, MIDDLE, LAYER, LEFT)


def _paint_refusal(art: "Art", content: Bar, room: float) -> Iterator[Mark]:
    size = 30 * min(content.hints.text_scale, 1.1)
    lines = art.wrap(content.refusal, room, size, font="bold")[:2]
    first = MIDDLE - (len(lines) - 1) * size * 0.62
    for at, line in enumerate(lines):
        words = art.text(line, size, "nic.text", font="bold", shadow=True)
        yield Mark(("refusal", at), words, LEFT_EDGE, first + at * size * 1.24, LAYER, LEFT)


def hint_places(art: "Art", content: Hints, *, right: float = BAR_END) -> list[tuple[float, float]]:
    """Return where each hint begins: two columns of two lines that end at the right edge."""
    size = _hint_size(content)
    columns = [content.hints[:2], content.hints[2:4]]
    widths = [max((hint_width(art, hint, size) for hint in column), default=0.0) for column in columns]
    second = right - widths[1]
    first = second - widths[0] - (COLUMN_GAP if widths[1] else 0)
    return [(x, y) for x, column in zip((first, second), columns, strict=True) for y in LINES[: len(column)]]


def hints_left(art: "Art", content: Hints, *, right: float = BAR_END) -> float:
    """Return where the hints begin."""
    return min((x for x, _y in hint_places(art, content, right=right)), default=right)


def hint_boxes(art: "Art", content: Hints) -> list[Box]:
    """Return where each hint may be clicked."""
    size = _hint_size(content)
    return [
        Box(x + width / 2, y, width + 16, 44)
        for (x, y), hint in zip(hint_places(art, content), content.hints, strict=True)
        if (width := hint_width(art, hint, size))
    ]


def _hint_size(content: Hints) -> float:
    return HINT_SIZE * min(content.text_scale, 1.1)


def hint_width(art: "Art", hint: Hint, size: float) -> float:
    """Return how wide a hint is: its glyph and its words."""
    glyph = art.key_glyph(hint.glyph, GLYPH).get_width() / art.canvas.k
    return glyph + 12 + art.text_width(hint.words, size, font="bold")


def _paint_hint(art: "Art", hint: Hint, x: float, *, y: float, size: float) -> Iterator[Mark]:
    glyph = art.key_glyph(hint.glyph, GLYPH)
    yield Mark((hint.intent, "glyph"), glyph, x, y, LAYER, LEFT)
    words = art.text(hint.words, size, "main", font="bold", shadow=True)
    yield Mark((hint.intent, "words"), words, x + glyph.get_width() / art.canvas.k + 12, y, LAYER, LEFT)
