"""Icons of menus: settings, sound, time, arrows and marks."""

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from typing import Final

from ticgame.play.paint.icon_parts import SOFT, Icon, Part, arc, tile
from ticgame.play.paint.shapes import (
    Outline,
    bar,
    box,
    card_shape,
    circle,
    ellipse,
    fillet,
    sector,
    stroke,
    turned,
)


def _speaker() -> Outline:
    return fillet([(-0.9, -0.3), (-0.5, -0.3), (-0.05, -0.72), (-0.05, 0.72), (-0.5, 0.3), (-0.9, 0.3)], 0.1)


def _gear() -> Icon:
    teeth = [
        tile(0.76 * cos(i * pi / 4), 0.76 * sin(i * pi / 4), 0.42, 0.36, angle=i * 45, corner=0.3)
        for i in range(8)
    ]
    return [Part([*teeth, circle(0, 0, 0.70)], 1.0, [circle(0, 0, 0.30)])]


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
    return [Part([door], SOFT, [room]), Part(arrow, 1.0, (), 0.12)]


def _more() -> Icon:
    return [Part([circle(x, 0, 0.22) for x in (-0.66, 0, 0.66)])]


def _sound() -> Icon:
    return [
        Part([_speaker()]),
        Part(
            [arc(0.02, 0, 0.42, 0.16, start=-48, end=48), arc(0.02, 0, 0.78, 0.16, start=-48, end=48)], 0.75
        ),
    ]


def _mute() -> Icon:
    cross = [bar(0.52, 0, 0.72, 0.17, angle) for angle in (45, -45)]
    return [Part([_speaker()], SOFT), Part(cross)]


def _music() -> Icon:
    notes = [ellipse(-0.52, 0.6, 0.3, 0.24, angle=-18), ellipse(0.52, 0.42, 0.3, 0.24, angle=-18)]
    stems = [stroke((-0.29, 0.55), (-0.29, -0.6), 0.14), stroke((0.75, 0.38), (0.75, -0.78), 0.14)]
    beam = [(-0.36, -0.72), (0.82, -0.92), (0.82, -0.56), (-0.36, -0.36)]
    return [Part([*notes, *stems, fillet(beam, 0.05)])]


def _pause() -> Icon:
    return [Part([box(x, -0.72, 0.44, 1.44, 0.14) for x in (-0.62, 0.18)])]


def _play() -> Icon:
    return [Part([fillet([(-0.55, -0.82), (0.86, 0), (-0.55, 0.82)], 0.16)])]


def _undo() -> Icon:
    bend = arc(0.06, 0.1, 0.62, 0.2, start=-130, end=150)
    tip = fillet([(-0.95, -0.42), (-0.12, -0.86), (-0.16, -0.02)], 0.08)
    return [Part([bend, tip])]


def _replay() -> Icon:
    ring = arc(0, 0.04, 0.72, 0.18, start=-50, end=230)
    tip = fillet([(0.10, -0.95), (0.82, -0.72), (0.28, -0.18)], 0.06)
    return [Part([ring, tip]), Part([fillet([(-0.18, -0.26), (0.36, 0.06), (-0.18, 0.38)], 0.06)], 0.7)]


def _bulb() -> Icon:
    glass = circle(0, -0.24, 0.62)
    neck = fillet([(-0.34, 0.14), (0.34, 0.14), (0.26, 0.5), (-0.26, 0.5)], 0.06)
    return [Part([glass, neck]), Part([bar(0, 0.68, 0.5, 0.14), bar(0, 0.88, 0.32, 0.13)], 0.65)]


def _clock() -> Icon:
    hands = [stroke((0, 0), (0, -0.48), 0.15), stroke((0, 0), (0.34, 0.2), 0.15)]
    return [Part([circle(0, 0, 0.88)], 1.0, [circle(0, 0, 0.70)]), Part(hands)]


def _timer() -> Icon:
    return [Part([circle(0, 0, 0.88)], 0.35), Part([sector(0, 0, 0.88, 0.66)])]


def _lock() -> Icon:
    shackle = [arc(0, -0.26, 0.38, 0.18, start=180, end=360), stroke((-0.38, -0.26), (-0.38, 0.0), 0.18)]
    shackle.append(stroke((0.38, -0.26), (0.38, 0.0), 0.18))
    return [Part(shackle, 0.7), Part([box(-0.64, -0.08, 1.28, 0.94, 0.2)], 1.0, [circle(0, 0.36, 0.15)])]


def _warning() -> Icon:
    body = card_shape(2, 0, 0.02, 0.84)
    return [Part([body], 1.0, [bar(0, 0.08, 0.52, 0.17, 90), circle(0, 0.5, 0.11)])]


def _info() -> Icon:
    return [Part([circle(0, 0, 0.88)], 1.0, [bar(0, 0.2, 0.66, 0.2, 90), circle(0, -0.42, 0.13)])]


def _display() -> Icon:
    return [
        Part([box(-0.94, -0.76, 1.88, 1.2, 0.16)], 1.0, [box(-0.76, -0.58, 1.52, 0.84, 0.06)]),
        Part([bar(0, 0.76, 0.9, 0.16), stroke((0, 0.5), (0, 0.7), 0.2)], 0.65),
    ]


def _home() -> Icon:
    roof = fillet([(0, -0.9), (0.98, 0.02), (-0.98, 0.02)], 0.12)
    return [Part([roof, box(-0.66, -0.1, 1.32, 0.92, 0.12)], 1.0, [box(-0.2, 0.26, 0.4, 0.56, 0.08)])]


def _plus() -> Icon:
    return [Part([bar(0, 0, 1.4, 0.3, angle) for angle in (0, 90)])]


def _minus() -> Icon:
    return [Part([bar(0, 0, 1.4, 0.3)])]


def _cross() -> Icon:
    return [Part([bar(0, 0, 1.7, 0.36, angle) for angle in (45, -45)])]


def _check() -> Icon:
    return [Part([stroke((-0.66, 0.04), (-0.16, 0.52), 0.34), stroke((-0.16, 0.52), (0.70, -0.48), 0.34)])]


def _chevron(angle: float) -> Callable[[], Icon]:
    def draw() -> Icon:
        arms = [stroke((-0.26, -0.62), (0.36, 0), 0.3), stroke((0.36, 0), (-0.26, 0.62), 0.3)]
        return [Part([turned(arm, angle) for arm in arms])]

    return draw


MENU_ICONS: Final[Mapping[str, Callable[[], Icon]]] = {
    "gear": _gear,
    "learn": _learn,
    "quit": _quit,
    "more": _more,
    "sound": _sound,
    "mute": _mute,
    "music": _music,
    "pause": _pause,
    "play": _play,
    "undo": _undo,
    "replay": _replay,
    "bulb": _bulb,
    "clock": _clock,
    "timer": _timer,
    "lock": _lock,
    "warning": _warning,
    "info": _info,
    "display": _display,
    "home": _home,
    "plus": _plus,
    "minus": _minus,
    "cross": _cross,
    "check": _check,
    "left": _chevron(180),
    "right": _chevron(0),
    "up": _chevron(-90),
    "down": _chevron(90),
}
