"""Small things that fly, flash or crack: glints, dust, cracks, splashes, confetti, the sheen."""

import random
from itertools import pairwise
from math import cos, pi, sin
from typing import Final

from pygame import Surface

from ticgame.play.paint.cards import body, card_height
from ticgame.play.paint.kit import Kit
from ticgame.play.paint.raster import blurred, centred, clear, cut, draw, fill, mask, tinted
from ticgame.play.paint.shapes import (
    Outline,
    Point,
    bar,
    card_shape,
    circle,
    ellipse,
    fillet,
    glint,
    moved,
    stroke,
)
from ticgame.play.theme import Colour

SHEEN_STEPS: Final = 16
_WHITE: Final = (255, 255, 255)


def sparkle(radius: float, colour: Colour, alpha: float) -> Surface:
    half = round(radius) + 2
    return tinted(mask(2 * half, 2 * half, [glint(half, half, radius)]), colour, alpha)


def crown(size: int, colour: Colour, ink: Colour) -> Surface:
    """Return the leader's crown, outlined, `size` pixels wide."""
    unit = size / 58
    corners = [(-22, 12), (-25, -12), (-11, -2), (0, -18), (11, -2), (25, -12), (22, 12)]
    outline = fillet([(x * unit, y * unit) for x, y in corners], 3 * unit)
    half_w, half_h = round(30 * unit) + 1, round(24 * unit) + 1
    picture = clear(2 * half_w, 2 * half_h)
    place = moved(outline, half_w, half_h + 3 * unit)
    fill(picture, place, ink, grow=3 * unit)
    fill(picture, place, colour)
    return picture


def dust(radius: float, alpha: float) -> Surface:
    """Return the ring of dust that a card throws up when it lands."""
    half = round(radius * 1.25) + 2
    shape = mask(
        2 * half,
        2 * half,
        [ellipse(half, half, radius, radius)],
        holes=[ellipse(half, half, radius * 0.82, radius * 0.82)],
        samples=2,
    )
    return tinted(blurred(shape, radius * 0.07), _WHITE, alpha)


def crack(length: float, colour: Colour, seed: int) -> Surface:
    """Return a hairline crack across, which forks; the same for the same seed."""
    rng = random.Random(seed)
    half = round(length / 2) + 4
    picture = clear(2 * half, 2 * half)
    knots = [
        (half - length / 2 + length * step / 6, half + rng.uniform(-0.09, 0.09) * length) for step in range(7)
    ]
    thin = max(1.2, length * 0.018)
    parts: list[Outline] = [stroke(a, b, thin) for a, b in pairwise(knots)]
    for x, y in knots[1:-1]:
        turn, reach = rng.uniform(0.5, 1.1) * rng.choice((-1, 1)), length * rng.uniform(0.06, 0.14)
        parts.append(stroke((x, y), (x + reach * cos(turn), y + reach * sin(turn)), thin * 0.7))
    draw(picture, parts, colour)
    return picture


def splash(radius: float, colour: Colour, seed: int) -> Surface:
    """Return a splash of ink with a few drops; the same for the same seed."""
    rng = random.Random(seed)
    half = round(radius * 1.15) + 2
    picture = clear(2 * half, 2 * half)
    corners: Outline = []
    drops: list[Outline] = []
    for arm in range(10):
        turn = 2 * pi * arm / 10 + rng.uniform(-0.16, 0.16)
        tip, dip = radius * rng.uniform(0.58, 0.9), radius * rng.uniform(0.36, 0.46)
        corners += [_around(half, tip, turn), _around(half, dip, turn + pi / 10)]
        if arm % 3 == 0:
            drops.append(circle(*_around(half, radius, turn), radius * rng.uniform(0.05, 0.1)))
    draw(picture, [fillet(corners, radius * 0.16), *drops], colour)
    return picture


def _around(half: float, reach: float, turn: float) -> Point:
    return half + reach * cos(turn), half + reach * sin(turn)


def confetti(shape: int, radius: float, colour: Colour, angle: float) -> Surface:
    half = round(radius * 1.3) + 1
    return tinted(mask(2 * half, 2 * half, [card_shape(shape, half, half, radius, angle=angle)]), colour)


def sheen(kit: Kit, w: int, step: int) -> Surface:
    """Return the band of light that crosses a card, at one of `SHEEN_STEPS` places."""
    h = card_height(w)
    x = -0.3 * w + 1.6 * w * step / (SHEEN_STEPS - 1)
    slant = 0.22 * h
    wide = [
        (x - 0.13 * w + slant, 0),
        (x + 0.13 * w + slant, 0),
        (x + 0.13 * w - slant, h),
        (x - 0.13 * w - slant, h),
    ]
    light = clear(w, h)
    draw(light, [wide], _WHITE, alpha=0.34)
    return cut(blurred(light, w * 0.03), body(kit, w))


def link(length: float, thickness: float, colour: Colour) -> Surface:
    """Return the glowing line that joins two cards of a Tic, lying across."""
    half = round(length / 2 + thickness * 2)
    picture = clear(2 * half, round(thickness * 5))
    middle = picture.get_height() / 2
    line = mask(*picture.get_size(), [bar(half, middle, length, thickness)])
    picture.blit(tinted(blurred(line, thickness * 0.7), colour, 0.7), (0, 0))
    centred(picture, tinted(line, colour), half, middle)
    return picture
