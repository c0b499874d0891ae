"""What icons are made of, in units of half their size with (0, 0) in the middle."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple

from ticgame.play.paint.shapes import Outline, box, moved, turned

SOFT: Final = 0.45


class Part(NamedTuple):
    """Outlines filled together at one opacity, after a `gap` has been cut around them from what is below."""

    outlines: Sequence[Outline]
    alpha: float = 1.0
    holes: Sequence[Outline] = ()
    gap: float = 0.0


Icon = list[Part]


def tile(
    x: float, y: float, width: float, height: float, *, angle: float = 0.0, corner: float = 0.2
) -> Outline:
    """Return a card seen from above, its middle on a point, turned by degrees."""
    flat = box(-width / 2, -height / 2, width, height, width * corner)
    return moved(turned(flat, angle), x, y)


def arc(x: float, y: float, radius: float, thickness: float, *, start: float, end: float) -> Outline:
    """Return a bent band from angle to angle, degrees clockwise from the right."""
    turns = [(start + (end - start) * i / 24) * pi / 180 for i in range(25)]
    outer, inner = radius + thickness / 2, radius - thickness / 2
    out = [(x + outer * cos(a), y + outer * sin(a)) for a in turns]
    back = [(x + inner * cos(a), y + inner * sin(a)) for a in reversed(turns)]
    return out + back
