"""Pictures of what to press: round pad buttons, the D-pad, sticks, keycaps, mouse buttons.

A glyph is named `kind:label`: `pad:A`, `pad:cross`, `pad:dpad`, `pad:left`, `pad:LB`, `key:Space`, `key:←`,
`mouse:left`. Keycaps grow with their label.
"""

from collections.abc import Callable, Mapping
from typing import Final

from pygame import Surface

from ticgame.play.paint.kit import Kit
from ticgame.play.paint.raster import box_mask, clear, draw, fill, tinted
from ticgame.play.paint.shapes import (
    Outline,
    bar,
    box,
    circle,
    fillet,
    mirrored,
    moved,
    scaled,
    stroke,
    turned,
)
from ticgame.play.theme import mix

_WHITE: Final = (255, 255, 255)
_DIRECTIONS: Final = {"right": 0, "down": 90, "left": 180, "up": 270}
_POSITIONS: Final = {"Bottom": (0, 0.58), "Right": (0.58, 0), "Left": (-0.58, 0), "Top": (0, -0.58)}
_ARROW_KEYS: Final = {"←": 180.0, "→": 0.0, "↑": 270.0, "↓": 90.0}


def key_glyph(kit: Kit, glyph: str, size: int) -> Surface:
    """Return the picture of a control, `size` pixels high; raise ValueError for an unknown kind."""
    kind, _, label = glyph.partition(":")
    if kind == "pad":
        return _pad(kit, label, size)
    if kind == "key":
        return _keycap(kit, label, size)
    if kind == "mouse":
        return _mouse(kit, label, size)
    raise ValueError(f"{glyph!r} is no control: its name starts with pad:, key: or mouse:")


def _disc(kit: Kit, size: int) -> Surface:
    picture = clear(size, size)
    half = size / 2
    fill(picture, circle(half, half, half * 0.98), kit.colour("mat_lip"))
    fill(picture, circle(half, half * 0.985, half * 0.90), kit.colour("key_cap"))
    draw(
        picture,
        [circle(half, half * 0.985, half * 0.90)],
        _WHITE,
        alpha=0.13,
        holes=[circle(half, half * 0.985, half * 0.90 - max(1.0, size * 0.032))],
    )
    return picture


def _pad(kit: Kit, label: str, size: int) -> Surface:
    if label in ("dpad", *_DIRECTIONS):
        return _dpad(kit, label, size)
    if label in _POSITIONS:
        return _position(kit, label, size)
    if len(label) > 1 and label not in _SYMBOLS:
        return _shoulder(kit, label, size)
    picture = _disc(kit, size)
    half = size / 2
    if label in _SYMBOLS:
        outlines, holes = _SYMBOLS[label]()
        place = [moved(scaled(outline, half), half, half * 0.985) for outline in outlines]
        gaps = [moved(scaled(hole, half), half, half * 0.985) for hole in holes]
        draw(picture, place, kit.colour("main"), holes=gaps)
        return picture
    _letter(kit, picture, label, round(size * 0.45))
    return picture


def _position(kit: Kit, label: str, size: int) -> Surface:
    """Return the four buttons of an unknown pad, one of them lit."""
    picture = clear(size, size)
    half = size / 2
    for name, (x, y) in _POSITIONS.items():
        is_lit = name == label
        place = circle(half + x * half, half + y * half, half * (0.36 if is_lit else 0.29))
        fill(picture, place, kit.colour("mat_lip"), grow=max(1.0, size * 0.03))
        fill(picture, place, kit.colour("main" if is_lit else "mission.empty"))
    return picture


def _letter(kit: Kit, picture: Surface, label: str, height: int) -> None:
    glyph = kit.type.ink(label, max(6, height), face="extra")
    place = (
        (picture.get_width() - glyph.get_width()) // 2,
        round((picture.get_height() * 0.985 - glyph.get_height()) / 2),
    )
    picture.blit(tinted(glyph, kit.colour("main")), place)


def _symbol_cross() -> tuple[list[Outline], list[Outline]]:
    return [bar(0, 0, 1.02, 0.17, angle) for angle in (45, -45)], []


def _symbol_circle() -> tuple[list[Outline], list[Outline]]:
    return [circle(0, 0, 0.47)], [circle(0, 0, 0.31)]


def _symbol_square() -> tuple[list[Outline], list[Outline]]:
    return [box(-0.42, -0.42, 0.84, 0.84, 0.08)], [box(-0.27, -0.27, 0.54, 0.54, 0.03)]


def _symbol_triangle() -> tuple[list[Outline], list[Outline]]:
    outer = fillet([(0, -0.56), (0.52, 0.34), (-0.52, 0.34)], 0.07)
    return [outer], [fillet([(0, -0.27), (0.26, 0.19), (-0.26, 0.19)], 0.02)]


def _symbol_menu() -> tuple[list[Outline], list[Outline]]:
    return [bar(0, y, 0.84, 0.15) for y in (-0.3, 0, 0.3)], []


_SYMBOLS: Final[Mapping[str, Callable[[], tuple[list[Outline], list[Outline]]]]] = {
    "cross": _symbol_cross,
    "circle": _symbol_circle,
    "square": _symbol_square,
    "triangle": _symbol_triangle,
    "menu": _symbol_menu,
}


def _dpad(kit: Kit, label: str, size: int) -> Surface:
    picture = clear(size, size)
    half = size / 2
    arms = [
        moved(
            turned(box(-half * 0.96, -half * 0.36, half * 1.92, half * 0.72, half * 0.16), angle), half, half
        )
        for angle in (0, 90)
    ]
    draw(picture, arms, kit.colour("mat_lip"))
    inner = [
        moved(
            turned(box(-half * 0.88, -half * 0.28, half * 1.76, half * 0.56, half * 0.12), angle), half, half
        )
        for angle in (0, 90)
    ]
    draw(picture, inner, mix(kit.colour("key_cap"), _WHITE, 0.06))
    lit = _DIRECTIONS if label == "dpad" else {label: _DIRECTIONS[label]}
    for name, angle in _DIRECTIONS.items():
        tip = fillet([(0.44, -0.17), (0.76, 0), (0.44, 0.17)], 0.04)
        arrow = moved(scaled(turned(tip, angle), half), half, half)
        fill(picture, arrow, kit.colour("main"), alpha=1.0 if name in lit else 0.25)
    return picture


def _shoulder(kit: Kit, label: str, size: int) -> Surface:
    height = max(8, round(size * 0.43))
    glyph = kit.type.ink(label, height, face="extra")
    width = max(round(size * 1.25), glyph.get_width() + round(size * 0.5))
    picture = clear(width, size)
    tall = round(size * 0.8)
    top = (size - tall) // 2
    picture.blit(tinted(box_mask(width, tall, tall * 0.38), kit.colour("mat_lip")), (0, top))
    edge = max(1, round(size * 0.05))
    inner = box_mask(width - 2 * edge, tall - 2 * edge, tall * 0.38 - edge)
    picture.blit(tinted(inner, kit.colour("key_cap")), (edge, top + edge))
    picture.blit(
        tinted(glyph, kit.colour("main")),
        ((width - glyph.get_width()) // 2, (size - glyph.get_height()) // 2),
    )
    return picture


def _keycap(kit: Kit, label: str, size: int) -> Surface:
    height = max(8, round(size * (0.46 if len(label) == 1 else 0.42)))
    glyph = None if label in _ARROW_KEYS else kit.type.cap(label, height, face="extra")
    width = size if glyph is None else max(size, glyph.get_width() + round(size * 0.56))
    picture = clear(width, size)
    picture.blit(tinted(box_mask(width, size, size * 0.24), kit.colour("mat_lip")), (0, 0))
    edge, foot = max(1, round(size * 0.05)), max(2, round(size * 0.12))
    face = (width - 2 * edge, size - edge - foot)
    picture.blit(tinted(box_mask(*face, size * 0.20), mix(kit.colour("key_cap"), _WHITE, 0.10)), (edge, edge))
    lower = tinted(box_mask(face[0], face[1] - edge, size * 0.20), kit.colour("key_cap"))
    picture.blit(lower, (edge, 2 * edge))
    middle = edge + face[1] / 2
    if glyph is None:
        _arrow(kit, picture, _ARROW_KEYS[label], x=width / 2, y=middle, reach=size * 0.34)
    else:
        picture.blit(
            tinted(glyph, kit.colour("main")),
            ((width - glyph.get_width()) // 2, round(middle - glyph.get_height() / 2)),
        )
    return picture


def _arrow(kit: Kit, picture: Surface, angle: float, *, x: float, y: float, reach: float) -> None:
    parts = [
        stroke((-0.8, 0), (0.75, 0), 0.26),
        stroke((0.2, -0.58), (0.8, 0), 0.26),
        stroke((0.2, 0.58), (0.8, 0), 0.26),
    ]
    draw(picture, [moved(scaled(turned(part, angle), reach), x, y) for part in parts], kit.colour("main"))


def _mouse(kit: Kit, label: str, size: int) -> Surface:
    width = round(size * 0.74)
    picture = clear(width, size)
    x, half = width / 2, size / 2
    body = box(-half * 0.70, -half * 0.96, half * 1.40, half * 1.92, half * 0.66)
    fill(picture, moved(body, x, half), kit.colour("mat_lip"))
    inner = box(-half * 0.61, -half * 0.87, half * 1.22, half * 1.74, half * 0.58)
    fill(picture, moved(inner, x, half), kit.colour("key_cap"))
    button = fillet([(-0.54, -0.12), (-0.54, -0.46), (-0.38, -0.72), (-0.07, -0.80), (-0.07, -0.12)], 0.1)
    for side, outline in (("left", button), ("right", mirrored(button))):
        is_lit = label == side
        fill(
            picture, moved(scaled(outline, half), x, half), kit.colour("main"), alpha=1.0 if is_lit else 0.22
        )
    if label == "wheel":
        fill(picture, bar(x, half * 0.55, half * 0.5, half * 0.22, 90), kit.colour("accent"))
    return picture
