"""Outlines as lists of points: card shapes, rounded boxes, hexagons, glints. Geometry only, no pixels."""

from collections.abc import Callable, Iterable, Sequence
from math import acos, atan2, cos, hypot, pi, radians, sin, sqrt, tan
from typing import Final

Point = tuple[float, float]
Outline = list[Point]

_STRAIGHT: Final = pi - 1e-3
# Cosine and sine along a quarter of a circle.
_QUARTER: Final = [(cos(step * pi / 20), sin(step * pi / 20)) for step in range(11)]


def fillet(corners: Sequence[Point], radius: float | Sequence[float], steps: int = 8) -> Outline:
    """Return a polygon with its corners rounded, by one radius or one a corner."""
    radii = radius if isinstance(radius, Sequence) else [radius] * len(corners)
    outline: Outline = []
    for place, corner in enumerate(corners):
        after = corners[(place + 1) % len(corners)]
        outline += _round_corner(corners[place - 1], corner, after, radius=radii[place], steps=steps)
    return outline


def _round_corner(before: Point, corner: Point, after: Point, *, radius: float, steps: int) -> Outline:
    (ax, ay), a_length = _direction(corner, before)
    (bx, by), b_length = _direction(corner, after)
    angle = acos(max(-1.0, min(1.0, ax * bx + ay * by)))
    if radius <= 0 or angle > _STRAIGHT:
        return [corner]
    reach = min(radius / tan(angle / 2), a_length * 0.48, b_length * 0.48)
    fitted = reach * tan(angle / 2)
    half = hypot(ax + bx, ay + by)
    distance = fitted / sin(angle / 2)
    centre = (corner[0] + (ax + bx) / half * distance, corner[1] + (ay + by) / half * distance)
    start = atan2(corner[1] + ay * reach - centre[1], corner[0] + ax * reach - centre[0])
    end = atan2(corner[1] + by * reach - centre[1], corner[0] + bx * reach - centre[0])
    sweep = (end - start + pi) % (2 * pi) - pi
    return [
        (
            centre[0] + fitted * cos(start + sweep * step / steps),
            centre[1] + fitted * sin(start + sweep * step / steps),
        )
        for step in range(steps + 1)
    ]


def _direction(start: Point, end: Point) -> tuple[Point, float]:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    return (dx / length, dy / length), length


def box(x: float, y: float, width: float, height: float, radius: float) -> Outline:
    """Return a rounded box."""
    r = min(radius, width * 0.48, height * 0.48)
    if r <= 0:
        return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    turns = [(r * c, r * s) for c, s in _QUARTER]
    left, top, right, low = x + r, y + r, x + width - r, y + height - r
    return [
        *((left - c, top - s) for c, s in turns),
        *((right + s, top - c) for c, s in turns),
        *((right + c, low + s) for c, s in turns),
        *((left - s, low + c) for c, s in turns),
    ]


def bar(x: float, y: float, length: float, thickness: float, angle: float = 0.0) -> Outline:
    """Return a bar with round ends, centred on a point and turned by degrees."""
    flat = box(-length / 2, -thickness / 2, length, thickness, thickness / 2)
    return moved(turned(flat, angle), x, y)


def stroke(start: Point, end: Point, thickness: float) -> Outline:
    """Return a straight stroke with round ends from point to point."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    return bar(*middle, hypot(dx, dy) + thickness, thickness, atan2(dy, dx) * 180 / pi)


def ellipse(x: float, y: float, rx: float, ry: float, *, angle: float = 0.0, points: int = 56) -> Outline:
    """Return an ellipse, turned by degrees."""
    flat = [(rx * cos(2 * pi * i / points), ry * sin(2 * pi * i / points)) for i in range(points)]
    return moved(turned(flat, angle), x, y)


def circle(x: float, y: float, radius: float) -> Outline:
    return ellipse(x, y, radius, radius, points=72)


def sector(x: float, y: float, radius: float, share: float) -> Outline:
    """Return a slice of a disc from the top clockwise, `share` 0 to 1 of it."""
    turns = [2 * pi * share * i / 60 for i in range(61)]
    return [(x, y), *((x + radius * sin(turn), y - radius * cos(turn)) for turn in turns)]


def hexagon(x: float, y: float, radius: float, rounding: float = 0.22) -> Outline:
    """Return the seats' hexagon, point up; `rounding` in radii."""
    corners = [
        (x + radius * cos(pi / 6 + i * pi / 3), y + radius * sin(pi / 6 + i * pi / 3)) for i in range(6)
    ]
    return fillet(corners, radius * rounding)


def glint(x: float, y: float, radius: float) -> Outline:
    """Return a four-point sparkle."""
    points: Outline = []
    for quarter in range(4):
        tip = pi / 2 * quarter - pi / 2
        points += [
            (x + radius * cos(tip), y + radius * sin(tip)),
            (x + radius * 0.26 * cos(tip + pi / 4), y + radius * 0.26 * sin(tip + pi / 4)),
        ]
    return points


def moved(outline: Iterable[Point], dx: float, dy: float) -> Outline:
    return [(x + dx, y + dy) for x, y in outline]


def scaled(outline: Iterable[Point], factor: float) -> Outline:
    return [(x * factor, y * factor) for x, y in outline]


def turned(outline: Iterable[Point], angle: float) -> Outline:
    """Return an outline turned about (0, 0) by degrees, clockwise on the screen."""
    if not angle:
        return list(outline)
    c, s = cos(radians(angle)), sin(radians(angle))
    return [(x * c - y * s, x * s + y * c) for x, y in outline]


def mirrored(outline: Iterable[Point]) -> Outline:
    """Return an outline mirrored left to right about x = 0."""
    return [(-x, y) for x, y in outline]


def _circle_card() -> Outline:
    return ellipse(0, 0, 0.94, 0.94, points=96)


def _square_card() -> Outline:
    return fillet([(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)], 0.10)


def _triangle_card() -> Outline:
    corners = [(1.22 * cos(a), 1.22 * sin(a) + 0.17) for a in (-pi / 2, pi / 6, 5 * pi / 6)]
    return fillet(corners, 0.15)


def _star_card() -> Outline:
    corners = []
    for i in range(10):
        reach = 1.2 if i % 2 == 0 else 0.6
        corners.append((reach * cos(-pi / 2 + i * pi / 5), reach * sin(-pi / 2 + i * pi / 5) + 0.08))
    return fillet(corners, [0.09 if i % 2 == 0 else 0.03 for i in range(10)])


def _crescent_card() -> Outline:
    outer, inner, apart = 1.05, 0.756, 0.525
    crossing = (apart * apart + outer * outer - inner * inner) / (2 * apart)
    height = sqrt(outer * outer - crossing * crossing)
    from_outer, from_inner = atan2(height, crossing), atan2(height, crossing - apart)
    back = [from_outer + (2 * pi - 2 * from_outer) * i / 79 for i in range(80)]
    hollow = [2 * pi - from_inner + (2 * from_inner - 2 * pi) * i / 79 for i in range(1, 79)]
    outline = [(outer * cos(a), outer * sin(a)) for a in back]
    outline += [(apart + inner * cos(a), inner * sin(a)) for a in hollow]
    return turned(moved(outline, 0.07 * outer, 0), 212)


_CARD_SHAPES: Final[tuple[Callable[[], Outline], ...]] = (
    _circle_card,
    _crescent_card,
    _triangle_card,
    _square_card,
    _star_card,
)


def card_shape(shape: int, x: float, y: float, radius: float, *, angle: float = 0.0) -> Outline:
    """Return a card shape (position 0 to 4 in the order of `SHAPES`), balanced by eye for its radius."""
    return moved(scaled(turned(_CARD_SHAPES[shape](), angle), radius), x, y)
