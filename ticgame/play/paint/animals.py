"""The six seat animals, drawn in units of their half size with the middle of the face at (0, 0)."""

from collections.abc import Callable, Mapping, Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple

from pygame import Surface

from ticgame.play.paint.raster import fill
from ticgame.play.paint.shapes import Outline, ellipse, fillet, mirrored, moved, scaled
from ticgame.play.theme import Colour, Theme, mix

_WHITE: Final = (255, 255, 255)
_PINK_EAR: Final = (242, 167, 189)
_PINK_NOSE: Final = (226, 128, 159)
_PINK_CHEEK: Final = (247, 201, 214)
_SNOUT: Final = (216, 88, 127)
_BEAK: Final = (233, 180, 76)


class _Brush(NamedTuple):
    """Where and in which colours an animal is drawn."""

    target: Surface
    x: float
    y: float
    half: float
    seat: Colour
    light: Colour
    deep: Colour
    ink: Colour

    def fill(self, outline: Outline, colour: Colour) -> None:
        fill(self.target, moved(scaled(outline, self.half), self.x, self.y), colour)

    def outlined(self, parts: Sequence[Outline], colour: Colour) -> None:
        """Fill parts as one body inside one ink outline."""
        for part in parts:
            place = moved(scaled(part, self.half), self.x, self.y)
            fill(self.target, place, self.ink, grow=max(1.2, self.half * 0.085))
        for part in parts:
            self.fill(part, colour)

    def eyes(self, x: float, y: float, rx: float, ry: float) -> None:
        for side in (-x, x):
            self.fill(ellipse(side, y, rx, ry), self.ink)


def draw_animal(target: Surface, theme: Theme, animal: str, *, x: float, y: float, half: float) -> None:
    """Draw an animal's face, `half` pixels from its middle to its edge."""
    seat, ink = theme.colour(animal), theme.colour("ink")
    light = _WHITE if animal == "rabbit" else mix(seat, _WHITE, 0.72)
    _ANIMALS[animal](_Brush(target, x, y, half, seat, light, mix(seat, ink, 0.30), ink))


def _both(outline: Outline) -> list[Outline]:
    return [outline, mirrored(outline)]


def _pig(brush: _Brush) -> None:
    ears = _both(fillet([(-0.74, -0.74), (-0.16, -0.52), (-0.58, -0.10)], 0.12))
    brush.outlined([*ears, ellipse(0, 0.10, 0.78, 0.70)], brush.light)
    brush.fill(ellipse(0, 0.26, 0.36, 0.27), mix(brush.seat, _SNOUT, 0.35))
    brush.eyes(0.13, 0.26, 0.075, 0.11)
    brush.eyes(0.34, -0.10, 0.085, 0.11)


def _frog(brush: _Brush) -> None:
    brush.outlined([*_both(ellipse(-0.44, -0.40, 0.32, 0.32)), ellipse(0, 0.16, 0.86, 0.62)], brush.light)
    brush.eyes(0.44, -0.42, 0.17, 0.17)
    for glance in (-0.39, 0.49):
        brush.fill(ellipse(glance, -0.48, 0.06, 0.06), _WHITE)
    xs = [-0.46 + 0.92 * i / 19 for i in range(20)]
    lip = [(x, 0.28 + 0.20 * (1 - (x / 0.46) ** 2)) for x in xs]
    brush.fill(lip + [(x, y - 0.085) for x, y in reversed(lip)], brush.ink)
    for side in (-0.12, 0.12):
        brush.fill(ellipse(side, 0.06, 0.04, 0.04), brush.deep)


def _whale(brush: _Brush) -> None:
    turns = [2 * pi * i / 64 for i in range(64)]
    body = [(-0.12 + 0.72 * cos(a), 0.24 + (0.52 if sin(a) < 0 else 0.44) * sin(a)) for a in turns]
    corners = [
        (0.38, 0.18),
        (0.62, -0.14),
        (0.40, -0.58),
        (0.74, -0.44),
        (1.02, -0.62),
        (0.90, -0.10),
        (0.60, 0.42),
    ]
    tail = fillet(corners, 0.08)
    brush.outlined([tail, body], brush.light)
    brush.fill(ellipse(0.42, 0.16, 0.2, 0.18), brush.light)
    low = [0.28 + (pi - 0.56) * i / 39 for i in range(40)]
    brush.fill([(-0.12 + 0.72 * cos(a), 0.24 + 0.44 * sin(a)) for a in low], mix(brush.light, _WHITE, 0.75))
    brush.fill(ellipse(-0.44, 0.14, 0.085, 0.105), brush.ink)
    for x, angle in ((-0.36, -28.6), (-0.12, 28.6)):
        brush.outlined([ellipse(x, -0.62, 0.09, 0.20, angle=angle)], _WHITE)


def _bear(brush: _Brush) -> None:
    brush.outlined([*_both(ellipse(-0.52, -0.46, 0.29, 0.29)), ellipse(0, 0.10, 0.80, 0.72)], brush.light)
    for ear in _both(ellipse(-0.52, -0.46, 0.14, 0.14)):
        brush.fill(ear, brush.deep)
    brush.fill(ellipse(0, 0.34, 0.36, 0.28), mix(brush.light, _WHITE, 0.7))
    brush.fill(ellipse(0, 0.22, 0.14, 0.10), brush.ink)
    brush.eyes(0.32, -0.06, 0.09, 0.11)


def _rabbit(brush: _Brush) -> None:
    ears = _both(ellipse(-0.27, -0.55, 0.17, 0.50, angle=-9.2))
    brush.outlined([*ears, ellipse(0, 0.28, 0.66, 0.58)], brush.light)
    for ear in _both(ellipse(-0.27, -0.55, 0.075, 0.34, angle=-9.2)):
        brush.fill(ear, _PINK_EAR)
    brush.eyes(0.26, 0.20, 0.085, 0.11)
    brush.fill(fillet([(-0.09, 0.36), (0.09, 0.36), (0, 0.48)], 0.03), _PINK_NOSE)
    for cheek in _both(ellipse(-0.40, 0.44, 0.11, 0.07)):
        brush.fill(cheek, _PINK_CHEEK)


def _owl(brush: _Brush) -> None:
    tufts = _both(fillet([(-0.70, -0.86), (-0.20, -0.60), (-0.66, -0.20)], 0.08))
    brush.outlined([*tufts, ellipse(0, 0.08, 0.74, 0.76)], brush.light)
    for side in (-1, 1):
        brush.fill(ellipse(side * 0.33, -0.12, 0.33, 0.33), _WHITE)
        brush.fill(ellipse(side * 0.29, -0.12, 0.17, 0.17), brush.ink)
        brush.fill(ellipse(side * 0.29 + 0.06, -0.19, 0.055, 0.055), _WHITE)
    brush.fill(fillet([(-0.12, 0.10), (0.12, 0.10), (0, 0.36)], 0.04), _BEAK)
    for feather in (-0.24, 0.0, 0.24):
        brush.fill(ellipse(feather, 0.58, 0.10, 0.05), brush.deep)


_ANIMALS: Final[Mapping[str, Callable[[_Brush], None]]] = {
    "pig": _pig,
    "frog": _frog,
    "whale": _whale,
    "bear": _bear,
    "rabbit": _rabbit,
    "owl": _owl,
}
