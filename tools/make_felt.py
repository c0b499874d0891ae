"""Write assets/felt: the small smooth pictures of the table and the title, and the tile of fibre.

Run it after a change to the lights or the felt colours of the palette: `python tools/make_felt.py`.
"""

import os
import random
from collections.abc import Callable
from math import exp, hypot

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
from pygame import Surface

from ticgame import data_dir
from ticgame.play.paint.felt import FIBRE_GAIN, FIBRE_MEAN, GAIN
from ticgame.play.paint.raster import fill
from ticgame.play.paint.shapes import card_shape
from ticgame.play.theme import Colour, Theme, load_palette, parse_colour

SIZE = (640, 360)
STEP = 3  # design units per pixel
FIBRE_SIDE = 256

Light = tuple[float, float, float, Colour, float]

TITLE_LIGHTS: list[Light] = [
    (1500, 250, 620, parse_colour("#804CE6"), 0.50),
    (1180, 980, 520, parse_colour("#2FD4EB"), 0.22),
    (300, 120, 560, parse_colour("#804CE6"), 0.22),
    (1850, 960, 520, parse_colour("#E0508E"), 0.24),
    (700, 560, 500, parse_colour("#2FD4EB"), 0.08),
]
# Shape, centre and size in design units, degrees.
TABLE_SHAPES = [
    (0, 120, 210, 150, 17),
    (1, 1790, 160, 170, 11),
    (2, 1840, 860, 190, -11),
    (3, 90, 900, 180, 9),
    (4, 960, -40, 140, 0),
    (0, 640, 1090, 120, 23),
    (1, 1330, 1100, 130, 6),
]


def radial(inner: Colour, outer: Colour, x: float, y: float) -> Callable[[float, float], list[float]]:
    """Return the felt's colour by place: `inner` at the share x, y of the screen, `outer` far from it."""

    def at(px: float, py: float) -> list[float]:
        share = min(hypot((px / 1920 - x) / 0.62, (py / 1080 - y) / 0.78), 1.25) / 1.25
        share = share * share * (3 - 2 * share)
        return [a + (b - a) * share for a, b in zip(inner, outer, strict=True)]

    return at


def lit(colour: list[float], px: float, py: float, lights: list[Light]) -> list[float]:
    """Return a colour under lights, by screen blending."""
    glow = [0.0, 0.0, 0.0]
    for x, y, radius, tone, strength in lights:
        share = strength * exp(-((px - x) ** 2 + (py - y) ** 2) / (2 * (radius * 0.5) ** 2))
        glow = [have + share * more for have, more in zip(glow, tone, strict=True)]
    return [
        255 - (255 - level) * (255 - min(light, 255)) / 255 for level, light in zip(colour, glow, strict=True)
    ]


def paint(at: Callable[[float, float], list[float]], lights: list[Light], gain: float) -> Surface:
    """Return the smooth picture, `gain` times as bright as life, less the fibre's mean."""
    picture = Surface(SIZE, 0, 32)
    less = FIBRE_MEAN * gain / FIBRE_GAIN
    noise = random.Random(7)
    for x in range(SIZE[0]):
        for y in range(SIZE[1]):
            px, py = (x + 0.5) * STEP, (y + 0.5) * STEP
            levels = [level * gain - less + noise.random() - 0.5 for level in lit(at(px, py), px, py, lights)]
            picture.set_at((x, y), [max(0, min(255, round(level))) for level in levels])
    return picture


def table(theme: Theme) -> Surface:
    at = radial(theme.colour("felt_center"), theme.colour("felt_edge"), 0.5, 0.44)
    picture = paint(at, theme.lights(), GAIN["table"])
    for shape, x, y, radius, angle in TABLE_SHAPES:
        outline = card_shape(shape, x / STEP, y / STEP, radius / STEP, angle=angle)
        fill(picture, outline, (255, 255, 255), alpha=0.022 * GAIN["table"])
    return picture


def title() -> Surface:
    at = radial(parse_colour("#2B3568"), parse_colour("#0A0D1C"), 0.62, 0.42)
    return paint(at, TITLE_LIGHTS, GAIN["title"])


def fibre() -> Surface:
    """Return a seamless tile of crossed fibres and a little grain, around FIBRE_MEAN."""
    rng = random.Random(4)
    across = smoothed(rng, 3, 1)
    down = smoothed(rng, 1, 3)
    tile = Surface((FIBRE_SIDE, FIBRE_SIDE), 0, 32)
    for y in range(FIBRE_SIDE):
        for x in range(FIBRE_SIDE):
            level = (across[y][x] + down[y][x]) * 0.7 + rng.gauss(0, 0.55)
            value = max(0, min(2 * FIBRE_MEAN, round(FIBRE_MEAN + level * FIBRE_GAIN)))
            tile.set_at((x, y), (value, value, value))
    return tile


def smoothed(rng: random.Random, reach_x: int, reach_y: int) -> list[list[float]]:
    """Return noise of deviation 1, averaged over neighbours that many pixels away, seamless."""
    side = range(FIBRE_SIDE)
    noise = [[rng.gauss(0, 1) for _ in side] for _ in side]
    wide = [
        [sum(row[(x + d) % FIBRE_SIDE] for d in range(-reach_x, reach_x + 1)) for x in side] for row in noise
    ]
    reach = range(-reach_y, reach_y + 1)
    scale = ((2 * reach_x + 1) * (2 * reach_y + 1)) ** -0.5
    return [[scale * sum(wide[(y + d) % FIBRE_SIDE][x] for d in reach) for x in side] for y in side]


def main() -> None:
    folder = data_dir("assets") / "felt"
    folder.mkdir(exist_ok=True)
    theme = Theme(load_palette())
    for name, picture in (("fibre", fibre()), ("table", table(theme)), ("title", title())):
        pygame.image.save(picture, folder / f"{name}.bmp")


if __name__ == "__main__":
    main()
