"""Icons as shapes, in units of half their size with (0, 0) in the middle."""

from collections.abc import Callable, Mapping, Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple

import pygame
from pygame import Surface

from ticgame.play.paint.raster import clear, mask, tinted
from ticgame.play.paint.shapes import (
    Outline,
    bar,
    box,
    card_shape,
    circle,
    ellipse,
    fillet,
    hexagon,
    moved,
    scaled,
    sector,
    stroke,
    turned,
)
from ticgame.play.theme import Colour

_SOFT: Final = 0.45


class Part(NamedTuple):
    """Outlines filled together at one opacity, after a `gap` has been cut around them from what is below."""

    outlines: Sequence[Outline]
    alpha: float = 1.0
    holes: Sequence[Outline] = ()
    gap: float = 0.0


Icon = list[Part]


def icon(name: str, size: int, colour: Colour) -> Surface:
    """Return an icon `size` pixels high; raise KeyError for a name that is not in `ICONS`."""
    picture = clear(size, size)
    half = size / 2
    for part in ICONS[name]():
        outlines = [moved(scaled(outline, half * 0.92), half, half) for outline in part.outlines]
        holes = [moved(scaled(hole, half * 0.92), half, half) for hole in part.holes]
        if part.gap:
            cutter = mask(size, size, outlines, grow=part.gap * half)
            picture.blit(tinted(cutter, (0, 0, 0)), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        shape = mask(size, size, outlines, holes=holes)
        picture.blit(tinted(shape, colour, part.alpha), (0, 0))
    return picture


def _tile(
    x: float, y: float, width: float, height: float, angle: float = 0.0, corner: float = 0.2
) -> Outline:
    flat = box(-width / 2, -height / 2, width, height, width * corner)
    return moved(turned(flat, angle), x, y)


def _together() -> Icon:
    bars = [bar(0.32, 0.17 + side * 0.22, 0.5, 0.15) for side in (-1, 1)]
    return [
        Part([_tile(-0.42, -0.2, 0.95, 1.35)], _SOFT),
        Part([_tile(0.32, 0.17, 0.98, 1.4)], 1.0, bars, 0.12),
    ]


def _spot() -> Icon:
    lids = fillet([(-1.0, 0), (-0.4, -0.66), (0.4, -0.66), (1.0, 0), (0.4, 0.66), (-0.4, 0.66)], 0.4)
    return [Part([lids], 1.0, [circle(0, 0, 0.43)]), Part([circle(0, 0, 0.24)])]


def _draft() -> Icon:
    row = [_tile(x, -0.42, 0.56, 0.78) for x in (-0.68, 0.68)]
    return [Part(row, _SOFT), Part([_tile(0, -0.42, 0.56, 0.78)]), Part([hexagon(0, 0.58, 0.42)])]


def _squared() -> Icon:
    places = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    strong = [_tile(x * 0.64, y * 0.64, 0.5, 0.5, corner=0.26) for x, y in places if (x + y) % 2 == 0]
    weak = [_tile(x * 0.64, y * 0.64, 0.5, 0.5, corner=0.26) for x, y in places if (x + y) % 2]
    return [Part(strong), Part(weak, _SOFT)]


def _rummy() -> Icon:
    fan = [(-0.5, 0.1, -19.5, 0.4), (0, 0, 0, 0.65), (0.5, 0.1, 19.5, 1.0)]
    return [Part([_tile(x, y, 0.84, 1.36, angle, 0.22)], alpha, (), 0.1) for x, y, angle, alpha in fan]


def _gear() -> Icon:
    teeth = [_tile(0.76 * cos(i * pi / 4), 0.76 * sin(i * pi / 4), 0.42, 0.36, i * 45, 0.3) for i in range(8)]
    return [Part([*teeth, circle(0, 0, 0.70)], 1.0, [circle(0, 0, 0.30)])]


def _campaign() -> Icon:
    path = [stroke((-0.72, 0.68), (-0.1, 0.3), 0.14), stroke((-0.1, 0.3), (0.1, -0.2), 0.14)]
    stops = [circle(-0.72, 0.68, 0.24), circle(-0.05, 0.18, 0.24)]
    flag = fillet([(0.2, -0.95), (0.95, -0.68), (0.2, -0.38)], 0.08)
    return [Part(path, _SOFT), Part(stops), Part([stroke((0.2, -0.88), (0.2, 0.12), 0.16), flag])]


def _learn() -> Icon:
    left = fillet(
        [(-0.98, -0.62), (-0.3, -0.62), (-0.06, -0.44), (-0.06, 0.72), (-0.3, 0.56), (-0.98, 0.56)], 0.12
    )
    right = [(-x, y) for x, y in left]
    return [Part([left]), Part([right], 0.65)]


def _quit() -> Icon:
    door = box(-0.82, -0.86, 1.0, 1.72, 0.16)
    room = box(-0.60, -0.64, 1.0, 1.28, 0.06)
    arrow = [
        stroke((-0.1, 0), (0.8, 0), 0.2),
        stroke((0.5, -0.34), (0.85, 0), 0.2),
        stroke((0.5, 0.34), (0.85, 0), 0.2),
    ]
    return [Part([door], _SOFT, [room]), Part(arrow, 1.0, (), 0.12)]


def _speaker() -> Outline:
    return fillet([(-0.9, -0.3), (-0.5, -0.3), (-0.05, -0.72), (-0.05, 0.72), (-0.5, 0.3), (-0.9, 0.3)], 0.1)


def _arc(x: float, y: float, radius: float, thickness: float, start: float, end: float) -> Outline:
    """Return a bent band from angle to angle, degrees clockwise from the right."""
    turns = [(start + (end - start) * i / 24) * pi / 180 for i in range(25)]
    outer, inner = radius + thickness / 2, radius - thickness / 2
    out = [(x + outer * cos(a), y + outer * sin(a)) for a in turns]
    back = [(x + inner * cos(a), y + inner * sin(a)) for a in reversed(turns)]
    return out + back


def _sound() -> Icon:
    return [
        Part([_speaker()]),
        Part([_arc(0.02, 0, 0.42, 0.16, -48, 48), _arc(0.02, 0, 0.78, 0.16, -48, 48)], 0.75),
    ]


def _mute() -> Icon:
    cross = [bar(0.52, 0, 0.72, 0.17, angle) for angle in (45, -45)]
    return [Part([_speaker()], _SOFT), Part(cross)]


def _music() -> Icon:
    notes = [ellipse(-0.52, 0.6, 0.3, 0.24, -18), ellipse(0.52, 0.42, 0.3, 0.24, -18)]
    stems = [stroke((-0.29, 0.55), (-0.29, -0.6), 0.14), stroke((0.75, 0.38), (0.75, -0.78), 0.14)]
    beam = [(-0.36, -0.72), (0.82, -0.92), (0.82, -0.56), (-0.36, -0.36)]
    return [Part([*notes, *stems, fillet(beam, 0.05)])]


def _plug() -> Icon:
    pins = [stroke((x, -0.86), (x, -0.4), 0.18) for x in (-0.3, 0.3)]
    body = fillet(
        [(-0.62, -0.34), (0.62, -0.34), (0.62, 0.06), (0.26, 0.44), (-0.26, 0.44), (-0.62, 0.06)], 0.16
    )
    return [Part([body, *pins]), Part([stroke((0, 0.5), (0, 0.9), 0.18)], _SOFT)]


def _bot() -> Icon:
    head = box(-0.78, -0.46, 1.56, 1.24, 0.32)
    face = [circle(-0.33, 0.04, 0.17), circle(0.33, 0.04, 0.17), bar(0, 0.46, 0.6, 0.13)]
    antenna = [stroke((0, -0.46), (0, -0.72), 0.12), circle(0, -0.80, 0.16)]
    ears = [bar(x, 0.14, 0.42, 0.18, 90) for x in (-0.92, 0.92)]
    return [Part([head], 1.0, face), Part([*antenna, *ears], 0.7)]


def _person() -> Icon:
    shoulders = [(0.82 * cos(pi + pi * i / 24), 0.82 + 0.82 * sin(pi + pi * i / 24)) for i in range(25)]
    return [Part([circle(0, -0.44, 0.42)]), Part([fillet(shoulders, 0.05)], 0.75)]


def _people() -> Icon:
    small = [moved(scaled(part.outlines[0], 0.72), x, -0.12) for x in (-0.48, 0.48) for part in _person()]
    front = [moved(scaled(part.outlines[0], 0.86), 0, 0.14) for part in _person()]
    return [Part(small, _SOFT), Part(front, 1.0, (), 0.1)]


def _pause() -> Icon:
    return [Part([box(x, -0.72, 0.44, 1.44, 0.14) for x in (-0.62, 0.18)])]


def _play() -> Icon:
    return [Part([fillet([(-0.55, -0.82), (0.86, 0), (-0.55, 0.82)], 0.16)])]


def _undo() -> Icon:
    bend = _arc(0.06, 0.1, 0.62, 0.2, -130, 150)
    tip = fillet([(-0.95, -0.42), (-0.12, -0.86), (-0.16, -0.02)], 0.08)
    return [Part([bend, tip])]


def _replay() -> Icon:
    ring = _arc(0, 0.04, 0.72, 0.18, -50, 230)
    tip = fillet([(0.10, -0.95), (0.82, -0.72), (0.28, -0.18)], 0.06)
    return [Part([ring, tip]), Part([fillet([(-0.18, -0.26), (0.36, 0.06), (-0.18, 0.38)], 0.06)], 0.7)]


def _eye_off() -> Icon:
    return [*_spot(), Part([stroke((-0.72, 0.72), (0.72, -0.72), 0.17)], 1.0, (), 0.13)]


def _deck() -> Icon:
    tiles = [(-0.2, 0.14, 0.35), (-0.04, 0.02, 0.6), (0.14, -0.12, 1.0)]
    star = card_shape(4, 0.14, -0.1, 0.28)
    return [
        Part([_tile(x, y, 1.08, 1.5, 0, 0.17)], alpha, [star] if alpha == 1.0 else (), 0.1)
        for x, y, alpha in tiles
    ]


def _hand() -> Icon:
    fan = [(-0.56, 0.16, -26, 0.45), (-0.19, 0.0, -9, 0.6), (0.19, 0.0, 9, 0.8), (0.56, 0.16, 26, 1.0)]
    return [Part([_tile(x, y, 0.62, 1.1, angle, 0.22)], alpha, (), 0.09) for x, y, angle, alpha in fan]


def _trophy() -> Icon:
    cup = fillet(
        [(-0.52, -0.86), (0.52, -0.86), (0.44, -0.1), (0.12, 0.22), (-0.12, 0.22), (-0.44, -0.1)], 0.12
    )
    ears = [_arc(-0.5, -0.5, 0.32, 0.14, 60, 300), _arc(0.5, -0.5, 0.32, 0.14, -120, 120)]
    foot = [stroke((0, 0.1), (0, 0.6), 0.2), box(-0.5, 0.6, 1.0, 0.26, 0.1)]
    return [Part(ears, 0.6), Part([cup, *foot])]


def _crown() -> Icon:
    corners = [(-0.76, 0.62), (-0.92, -0.4), (-0.4, 0.0), (0, -0.72), (0.4, 0.0), (0.92, -0.4), (0.76, 0.62)]
    return [Part([fillet(corners, 0.1)])]


def _bulb() -> Icon:
    glass = circle(0, -0.24, 0.62)
    neck = fillet([(-0.34, 0.14), (0.34, 0.14), (0.26, 0.5), (-0.26, 0.5)], 0.06)
    return [Part([glass, neck]), Part([bar(0, 0.68, 0.5, 0.14), bar(0, 0.88, 0.32, 0.13)], 0.65)]


def _clock() -> Icon:
    hands = [stroke((0, 0), (0, -0.48), 0.15), stroke((0, 0), (0.34, 0.2), 0.15)]
    return [Part([circle(0, 0, 0.88)], 1.0, [circle(0, 0, 0.70)]), Part(hands)]


def _lock() -> Icon:
    shackle = [_arc(0, -0.26, 0.38, 0.18, 180, 360), stroke((-0.38, -0.26), (-0.38, 0.0), 0.18)]
    shackle.append(stroke((0.38, -0.26), (0.38, 0.0), 0.18))
    return [Part(shackle, 0.7), Part([box(-0.64, -0.08, 1.28, 0.94, 0.2)], 1.0, [circle(0, 0.36, 0.15)])]


def _warning() -> Icon:
    body = card_shape(2, 0, 0.02, 0.84)
    return [Part([body], 1.0, [bar(0, 0.08, 0.52, 0.17, 90), circle(0, 0.5, 0.11)])]


def _info() -> Icon:
    return [Part([circle(0, 0, 0.88)], 1.0, [bar(0, 0.2, 0.66, 0.2, 90), circle(0, -0.42, 0.13)])]


def _keyboard() -> Icon:
    keys = [
        box(-0.78 + column * 0.33, -0.34 + row * 0.3, 0.22, 0.18, 0.04)
        for row in (0, 1)
        for column in range(5)
    ]
    return [Part([box(-0.98, -0.56, 1.96, 1.16, 0.2)], 1.0, [*keys, bar(0, 0.38, 0.9, 0.16)])]


def _gamepad() -> Icon:
    corners = [
        (-0.62, -0.5),
        (0.62, -0.5),
        (1.0, 0.62),
        (0.58, 0.62),
        (0.3, 0.26),
        (-0.3, 0.26),
        (-0.58, 0.62),
        (-1.0, 0.62),
    ]
    cross = [bar(-0.46, -0.1, 0.4, 0.13, angle) for angle in (0, 90)]
    return [Part([fillet(corners, 0.2)], 1.0, [*cross, circle(0.34, -0.02, 0.1), circle(0.56, -0.2, 0.1)])]


def _mouse() -> Icon:
    return [Part([box(-0.56, -0.9, 1.12, 1.8, 0.55)], 1.0, [bar(0, -0.45, 0.44, 0.16, 90)])]


def _plus() -> Icon:
    return [Part([bar(0, 0, 1.4, 0.3, angle) for angle in (0, 90)])]


def _minus() -> Icon:
    return [Part([bar(0, 0, 1.4, 0.3)])]


def _cross() -> Icon:
    return [Part([bar(0, 0, 1.7, 0.36, angle) for angle in (45, -45)])]


def _check() -> Icon:
    return [Part([stroke((-0.66, 0.04), (-0.16, 0.52), 0.34), stroke((-0.16, 0.52), (0.70, -0.48), 0.34)])]


def _more() -> Icon:
    return [Part([circle(x, 0, 0.22) for x in (-0.66, 0, 0.66)])]


def _star() -> Icon:
    return [Part([card_shape(4, 0, 0, 0.8)])]


def _flag() -> Icon:
    cloth = fillet([(-0.5, -0.86), (0.84, -0.72), (0.5, -0.28), (0.84, 0.16), (-0.5, 0.08)], 0.08)
    return [Part([stroke((-0.56, -0.82), (-0.56, 0.86), 0.18)], 0.65), Part([cloth])]


def _shuffle() -> Icon:
    rising = [
        stroke((-0.85, 0.5), (0.5, -0.5), 0.18),
        fillet([(0.3, -0.78), (0.95, -0.5), (0.42, -0.12)], 0.05),
    ]
    falling = [
        stroke((-0.85, -0.5), (0.5, 0.5), 0.18),
        fillet([(0.42, 0.12), (0.95, 0.5), (0.3, 0.78)], 0.05),
    ]
    return [Part(falling, 0.6), Part(rising, 1.0, (), 0.1)]


def _display() -> Icon:
    return [
        Part([box(-0.94, -0.76, 1.88, 1.2, 0.16)], 1.0, [box(-0.76, -0.58, 1.52, 0.84, 0.06)]),
        Part([bar(0, 0.76, 0.9, 0.16), stroke((0, 0.5), (0, 0.7), 0.2)], 0.65),
    ]


def _timer() -> Icon:
    return [Part([circle(0, 0, 0.88)], 0.35), Part([sector(0, 0, 0.88, 0.66)])]


def _home() -> Icon:
    roof = fillet([(0, -0.9), (0.98, 0.02), (-0.98, 0.02)], 0.12)
    return [Part([roof, box(-0.66, -0.1, 1.32, 0.92, 0.12)], 1.0, [box(-0.2, 0.26, 0.4, 0.56, 0.08)])]


def _cards() -> Icon:
    return [
        Part([_tile(-0.42, 0.04, 0.78, 1.2, -10)], _SOFT),
        Part([_tile(0.3, 0.04, 0.84, 1.28, 8)], 1.0, (), 0.1),
    ]


def _chevron(angle: float) -> Callable[[], Icon]:
    def draw() -> Icon:
        arms = [stroke((-0.26, -0.62), (0.36, 0), 0.3), stroke((0.36, 0), (-0.26, 0.62), 0.3)]
        return [Part([turned(arm, angle) for arm in arms])]

    return draw


ICONS: Final[Mapping[str, Callable[[], Icon]]] = {
    "together": _together,
    "spot": _spot,
    "draft": _draft,
    "squared": _squared,
    "rummy": _rummy,
    "gear": _gear,
    "campaign": _campaign,
    "learn": _learn,
    "quit": _quit,
    "more": _more,
    "sound": _sound,
    "mute": _mute,
    "music": _music,
    "plug": _plug,
    "bot": _bot,
    "person": _person,
    "people": _people,
    "pause": _pause,
    "play": _play,
    "undo": _undo,
    "replay": _replay,
    "eye": _spot,
    "eye_off": _eye_off,
    "deck": _deck,
    "hand": _hand,
    "cards": _cards,
    "trophy": _trophy,
    "crown": _crown,
    "bulb": _bulb,
    "clock": _clock,
    "timer": _timer,
    "lock": _lock,
    "warning": _warning,
    "info": _info,
    "keyboard": _keyboard,
    "gamepad": _gamepad,
    "mouse": _mouse,
    "display": _display,
    "home": _home,
    "plus": _plus,
    "minus": _minus,
    "cross": _cross,
    "check": _check,
    "star": _star,
    "flag": _flag,
    "shuffle": _shuffle,
    "left": _chevron(180),
    "right": _chevron(0),
    "up": _chevron(-90),
    "down": _chevron(90),
}
