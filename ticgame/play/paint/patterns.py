"""The patterns that tell card colours apart without colour: dots, waves, stripes, lattice."""

from collections.abc import Callable, Mapping
from math import pi, sin, sqrt
from typing import Final

import pygame
from pygame import Surface

from ticgame.play.paint.raster import WHITE, clear, detail

_ROOT: Final = sqrt(2)


def pattern_mask(kind: str, width: int, height: int, unit: float) -> Surface:
    """Return a mask of a pattern; `unit` is its measure in pixels."""
    samples = min(detail(width), 4 if width < 120 else 2)
    big = clear(width * samples, height * samples)
    _PATTERNS[kind](big, unit * samples, samples)
    return pygame.transform.smoothscale(big, (width, height))


def _dots(surface: Surface, unit: float, _samples: int) -> None:
    width, height = surface.get_size()
    row = 0
    while row * unit * 0.5 < height + unit:
        x = unit * 0.5 * (row % 2)
        while x < width + unit:
            pygame.draw.circle(surface, WHITE, (x, row * unit * 0.5), round(unit * 0.27))
            x += unit
        row += 1


def _waves(surface: Surface, unit: float, samples: int) -> None:
    width, height = surface.get_size()
    xs = range(-samples, width + 2 * samples, samples)
    curve = [sin(x / unit * pi * 1.1) * unit * 0.24 for x in xs]
    half = unit * 0.18
    y = -unit
    while y < height + unit:
        top = [(x, y + bend - half) for x, bend in zip(xs, curve, strict=True)]
        bottom = [(x, y + bend + half) for x, bend in zip(xs, curve, strict=True)]
        pygame.draw.polygon(surface, WHITE, top + bottom[::-1])
        y += unit * 0.84


def _diagonals(surface: Surface, thickness: float, pitch: float, *, is_mirrored: bool = False) -> None:
    width, height = surface.get_size()
    x = -float(height)
    while x < width + height:
        band = [
            (x, height),
            (x + thickness * _ROOT, height),
            (x + thickness * _ROOT + height, 0),
            (x + height, 0),
        ]
        pygame.draw.polygon(surface, WHITE, [(px, height - py) for px, py in band] if is_mirrored else band)
        x += pitch * _ROOT


def _stripes(surface: Surface, unit: float, _samples: int) -> None:
    _diagonals(surface, unit * 0.42, unit * 0.75)


def _lattice(surface: Surface, unit: float, _samples: int) -> None:
    _diagonals(surface, unit * 0.26, unit * 0.8)
    _diagonals(surface, unit * 0.26, unit * 0.8, is_mirrored=True)


def _solid(_surface: Surface, _unit: float, _samples: int) -> None:
    """Leave the mask empty: yellow is told by having no pattern."""


_PATTERNS: Final[Mapping[str, Callable[[Surface, float, int], None]]] = {
    "dots": _dots,
    "waves": _waves,
    "stripes": _stripes,
    "lattice": _lattice,
    "solid": _solid,
}
