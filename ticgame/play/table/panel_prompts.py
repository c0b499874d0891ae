"""What a seat may press now, as glyphs of its own device with a word each, in lines."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.play.input.bindings import Intent
from ticgame.play.marks import Mark
from ticgame.play.stage import LEFT
from ticgame.play.table.grid import Box
from ticgame.play.table.panel_hints import Hint

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

GLYPH: Final = 40.0
SIZE: Final = 28.0
GLYPH_GAP: Final = 10.0
HINT_GAP: Final = 26.0
NARROWEST_GAP: Final = 10.0
LAYER: Final = 46
LARGEST_SCALE: Final = 1.15


class HintLines(NamedTuple):
    """Hints in lines; each line ends at `right`, or begins at `left` if there is no right.

    Where a line is wider than its `room`, its words are as small as they may be, and closer together.
    """

    lines: tuple[tuple[Hint, ...], ...]
    ys: tuple[float, ...]
    left: float = 0.0
    right: float | None = None
    text_scale: float = 1.0
    room: float | None = None


class Placed(NamedTuple):
    """A hint, where it begins, where it may be clicked, and the scale of its words."""

    hint: Hint
    x: float
    box: Box
    scale: float


def placed_hints(art: "Art", content: HintLines) -> Iterator[Placed]:
    """Yield each hint with its place."""
    for line, y in zip(content.lines, content.ys, strict=False):
        widths, scale, gap = _measures(art, line, content)
        total = sum(widths) + gap * max(0, len(line) - 1)
        x = content.left if content.right is None else content.right - total
        for hint, width in zip(line, widths, strict=True):
            yield Placed(hint, x, Box(x + width / 2, y, width + gap / 2, GLYPH + 8), scale)
            x += width + gap


def _measures(art: "Art", line: Sequence[Hint], content: HintLines) -> tuple[list[float], float, float]:
    """Return the widths of a line's hints, the scale of their words, and the gap between them."""
    gaps = max(1, len(line) - 1)
    for scale in (content.text_scale, 1.0):
        widths = [_width(art, hint, scale) for hint in line]
        if content.room is None or sum(widths) + HINT_GAP * (len(line) - 1) <= content.room:
            return widths, scale, HINT_GAP
    return widths, 1.0, max(NARROWEST_GAP, (content.room - sum(widths)) / gaps)


def hint_in(art: "Art", content: HintLines, x: float, y: float) -> Intent | None:
    """Return the intent of the hint at a point."""
    return next(
        (placed.hint.intent for placed in placed_hints(art, content) if placed.box.contains(x, y)), None
    )


def paint_prompts(art: "Art", content: HintLines) -> Iterator[Mark]:
    """Yield the hints."""
    for hint, x, box, scale in placed_hints(art, content):
        glyph = art.key_glyph(hint.glyph, GLYPH)
        yield Mark((hint.intent, "glyph"), glyph, x, box.y, LAYER, LEFT)
        words = art.text(hint.words, _size(scale), "main", font="bold", shadow=True)
        yield Mark((hint.intent, "words"), words, x + _glyph_width(art, hint) + GLYPH_GAP, box.y, LAYER, LEFT)


def in_two_lines(hints: Sequence[Hint]) -> tuple[tuple[Hint, ...], ...]:
    """Return hints in two lines, the upper one the longer; a few stay in one."""
    if len(hints) <= 2:
        return (tuple(hints),)
    half = (len(hints) + 1) // 2
    return tuple(hints[:half]), tuple(hints[half:])


def _size(text_scale: float) -> float:
    return SIZE * min(text_scale, LARGEST_SCALE)


def _glyph_width(art: "Art", hint: Hint) -> float:
    return art.key_glyph(hint.glyph, GLYPH).get_width() / art.canvas.k


def _width(art: "Art", hint: Hint, text_scale: float) -> float:
    return _glyph_width(art, hint) + GLYPH_GAP + art.text_width(hint.words, _size(text_scale), font="bold")
