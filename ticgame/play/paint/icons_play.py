"""Icons of games, cards, players and devices."""

from collections.abc import Callable, Mapping
from itertools import pairwise
from math import cos, pi, sin
from typing import Final

from ticgame.play.paint.icon_parts import SOFT, Icon, Part, arc, tile
from ticgame.play.paint.shapes import bar, box, card_shape, circle, fillet, hexagon, moved, scaled, stroke


def _together() -> Icon:
    bars = [bar(0.32, 0.17 + side * 0.22, 0.5, 0.15) for side in (-1, 1)]
    return [
        Part([tile(-0.42, -0.2, 0.95, 1.35)], SOFT),
        Part([tile(0.32, 0.17, 0.98, 1.4)], 1.0, bars, 0.12),
    ]


def _spot() -> Icon:
    lids = fillet([(-1.0, 0), (-0.4, -0.66), (0.4, -0.66), (1.0, 0), (0.4, 0.66), (-0.4, 0.66)], 0.4)
    return [Part([lids], 1.0, [circle(0, 0, 0.43)]), Part([circle(0, 0, 0.24)])]


def _draft() -> Icon:
    row = [tile(x, -0.42, 0.56, 0.78) for x in (-0.68, 0.68)]
    return [Part(row, SOFT), Part([tile(0, -0.42, 0.56, 0.78)]), Part([hexagon(0, 0.58, 0.42)])]


def _squared() -> Icon:
    places = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    strong = [tile(x * 0.64, y * 0.64, 0.5, 0.5, corner=0.26) for x, y in places if (x + y) % 2 == 0]
    weak = [tile(x * 0.64, y * 0.64, 0.5, 0.5, corner=0.26) for x, y in places if (x + y) % 2]
    return [Part(strong), Part(weak, SOFT)]


def _race() -> Icon:
    """The grid of Tic Squared, struck by lightning."""
    grid = [part.outlines for part in _squared()]
    bolt = fillet(
        [(0.28, -1.0), (-0.62, 0.16), (-0.06, 0.16), (-0.28, 1.0), (0.62, -0.2), (0.06, -0.2)], 0.06
    )
    return [*(Part(outlines, SOFT) for outlines in grid), Part([bolt], 1.0, (), 0.16)]


def _rummy() -> Icon:
    fan = [(-0.5, 0.1, -19.5, 0.4), (0, 0, 0, 0.65), (0.5, 0.1, 19.5, 1.0)]
    return [
        Part([tile(x, y, 0.84, 1.36, angle=angle, corner=0.22)], alpha, (), 0.1) for x, y, angle, alpha in fan
    ]


def _campaign() -> Icon:
    """A folded map with a pin in it."""
    folds = [(-0.96, -0.34), (-0.32, -0.1), (0.32, -0.34), (0.96, -0.1)]
    panels = [
        fillet([(x1, y1), (x2, y2), (x2, y2 + 0.98), (x1, y1 + 0.98)], 0.05)
        for (x1, y1), (x2, y2) in pairwise(folds)
    ]
    round_top = [
        (0.44 * cos(a), -0.48 + 0.44 * sin(a)) for a in (pi * (0.86 + 1.28 * i / 24) for i in range(25))
    ]
    pin = fillet([*round_top, (0, 0.42)], [0.0] * len(round_top) + [0.06])
    return [
        Part(panels[::2], 0.6),
        Part(panels[1:2], 0.35),
        Part([pin], 1.0, [circle(0, -0.48, 0.17)], 0.13),
    ]


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
    return [Part(small, SOFT), Part(front, 1.0, (), 0.1)]


def _eye_off() -> Icon:
    return [*_spot(), Part([stroke((-0.72, 0.72), (0.72, -0.72), 0.17)], 1.0, (), 0.13)]


def _deck() -> Icon:
    tiles = [(-0.2, 0.14, 0.35), (-0.04, 0.02, 0.6), (0.14, -0.12, 1.0)]
    star = card_shape(4, 0.14, -0.1, 0.28)
    return [
        Part([tile(x, y, 1.08, 1.5, angle=0, corner=0.17)], alpha, [star] if alpha == 1.0 else (), 0.1)
        for x, y, alpha in tiles
    ]


def _hand() -> Icon:
    fan = [(-0.56, 0.16, -26, 0.45), (-0.19, 0.0, -9, 0.6), (0.19, 0.0, 9, 0.8), (0.56, 0.16, 26, 1.0)]
    return [
        Part([tile(x, y, 0.62, 1.1, angle=angle, corner=0.22)], alpha, (), 0.09) for x, y, angle, alpha in fan
    ]


def _cards() -> Icon:
    return [
        Part([tile(-0.42, 0.04, 0.78, 1.2, angle=-10)], SOFT),
        Part([tile(0.3, 0.04, 0.84, 1.28, angle=8)], 1.0, (), 0.1),
    ]


def _trophy() -> Icon:
    cup = fillet(
        [(-0.52, -0.86), (0.52, -0.86), (0.44, -0.1), (0.12, 0.22), (-0.12, 0.22), (-0.44, -0.1)], 0.12
    )
    ears = [arc(-0.5, -0.5, 0.32, 0.14, start=60, end=300), arc(0.5, -0.5, 0.32, 0.14, start=-120, end=120)]
    foot = [stroke((0, 0.1), (0, 0.6), 0.2), box(-0.5, 0.6, 1.0, 0.26, 0.1)]
    return [Part(ears, 0.6), Part([cup, *foot])]


def _crown() -> Icon:
    corners = [(-0.76, 0.62), (-0.92, -0.4), (-0.4, 0.0), (0, -0.72), (0.4, 0.0), (0.92, -0.4), (0.76, 0.62)]
    return [Part([fillet(corners, 0.1)])]


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


def _star() -> Icon:
    return [Part([card_shape(4, 0, 0, 0.8)])]


def _flag() -> Icon:
    cloth = fillet([(-0.5, -0.86), (0.84, -0.72), (0.5, -0.28), (0.84, 0.16), (-0.5, 0.08)], 0.08)
    return [Part([stroke((-0.56, -0.82), (-0.56, 0.86), 0.18)], 0.65), Part([cloth])]


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


def _plug() -> Icon:
    pins = [stroke((x, -0.86), (x, -0.4), 0.18) for x in (-0.3, 0.3)]
    body = fillet(
        [(-0.62, -0.34), (0.62, -0.34), (0.62, 0.06), (0.26, 0.44), (-0.26, 0.44), (-0.62, 0.06)], 0.16
    )
    return [Part([body, *pins]), Part([stroke((0, 0.5), (0, 0.9), 0.18)], SOFT)]


PLAY_ICONS: Final[Mapping[str, Callable[[], Icon]]] = {
    "together": _together,
    "spot": _spot,
    "draft": _draft,
    "squared": _squared,
    "race": _race,
    "rummy": _rummy,
    "campaign": _campaign,
    "bot": _bot,
    "person": _person,
    "people": _people,
    "eye": _spot,
    "eye_off": _eye_off,
    "deck": _deck,
    "hand": _hand,
    "cards": _cards,
    "trophy": _trophy,
    "crown": _crown,
    "shuffle": _shuffle,
    "star": _star,
    "flag": _flag,
    "keyboard": _keyboard,
    "gamepad": _gamepad,
    "mouse": _mouse,
    "plug": _plug,
}
