"""Edge markers: the disc on the joint of two cards that says how they meet.

Commonness: Tic two bars, Single one bar, Nic a cross. Steps (the Sequence variation): Mono, Duo and Tripo
are one, two and three rising steps, Break is a bar snapped in two.
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from pygame import Surface

from ticgame.play.paint.kit import Kit
from ticgame.play.paint.panels import over
from ticgame.play.paint.raster import centred, clear, draw, fill, soft_box, tinted
from ticgame.play.paint.shapes import Outline, bar, box, circle
from ticgame.play.theme import Colour, Tint

OUTLINE: Final = 2.5
_WHITE: Final = (255, 255, 255)


class Disc(NamedTuple):
    """How a marker looks at scale 1: radius, glow (blur, opacity) and palette names of disc and symbol."""

    radius: float
    glow: tuple[float, float] | None
    fill: str
    symbol: str


DISCS: Final[Mapping[str, Disc]] = {
    "tic": Disc(16, (12, 0.75), "tic", "ink"),
    "single": Disc(11, None, "single", "ink"),
    "nic": Disc(16.5, (11, 0.6), "nic", "selection"),
    "mono": Disc(11.5, None, "single", "ink"),
    "duo": Disc(14.5, (10, 0.5), "mission", "ink"),
    "tripo": Disc(17.5, (12, 0.75), "leader", "ink"),
    "break": Disc(16.5, (11, 0.6), "nic", "selection"),
}


def marker(kit: Kit, kind: str, scale: float, *, has_glow: bool) -> Surface:
    """Return a marker in the middle of its picture; `scale` in pixels per unit of its table."""
    disc = DISCS[kind]
    radius = disc.radius * scale
    half = round(radius + (OUTLINE + (disc.glow[0] * 1.7 if has_glow and disc.glow else 0)) * scale) + 3
    picture = clear(2 * half, 2 * half)
    if has_glow and disc.glow:
        blur, alpha = disc.glow
        light = soft_box(round(2 * radius + 2), round(2 * radius + 2), radius + 1, blur * scale)
        centred(picture, tinted(light, kit.colour(disc.fill), alpha), half, half)
    fill(picture, circle(half, half, radius + max(1.2, OUTLINE * scale)), kit.colour("ink"))
    fill(picture, circle(half, half, radius), kit.colour(disc.fill))
    symbol = [[(half + x * scale, half + y * scale) for x, y in part] for part in SYMBOLS[kind]()]
    draw(picture, symbol, kit.colour(disc.symbol))
    return picture


def _tic() -> list[Outline]:
    return [box(-8, side * 4.6 - 2.2, 16, 4.4, 2.2) for side in (-1, 1)]


def _single() -> list[Outline]:
    return [box(-6, -2, 12, 4, 2)]


def _nic() -> list[Outline]:
    return [bar(0, 0, 16, 4.6, angle) for angle in (45, -45)]


def _mono() -> list[Outline]:
    return [circle(0, 0, 4.4)]


def _duo() -> list[Outline]:
    return [circle(-4.6, 3.6, 4.4), circle(4.6, -3.6, 4.4)]


def _tripo() -> list[Outline]:
    return [circle(-8.4, 6.6, 4.1), circle(0, 0, 4.1), circle(8.4, -6.6, 4.1)]


def _break() -> list[Outline]:
    """Return a bar broken in the middle, its halves pushed apart."""
    left = [(-9.4, -1.1), (-1.2, -3.9), (0.6, -0.9), (-1.6, 0.9), (-8.2, 3.2)]
    return [left, [(-x, -y) for x, y in left]]


SYMBOLS: Final[Mapping[str, Callable[[], list[Outline]]]] = {
    "tic": _tic,
    "single": _single,
    "nic": _nic,
    "mono": _mono,
    "duo": _duo,
    "tripo": _tripo,
    "break": _break,
}


def nic_pip(kit: Kit, radius: float, *, is_filled: bool) -> Surface:
    """Return one place of the Nic counter in the middle of its picture; `radius` in pixels."""
    half = round(radius * 1.75) + 2
    picture = clear(2 * half, 2 * half)
    if not is_filled:
        hollow, edge = Tint(kit.colour("inset"), 0.45), circle(half, half, radius - max(1.2, radius * 0.115))
        rim = over(Tint(_WHITE, 0.22), hollow)
        fill(picture, edge, hollow.colour, alpha=hollow.alpha)
        draw(picture, [circle(half, half, radius)], rim.colour, alpha=rim.alpha, holes=[edge])
        return picture
    side = round(2 * radius)
    centred(picture, tinted(soft_box(side, side, radius, radius * 0.5), kit.colour("nic"), 0.7), half, half)
    fill(picture, circle(half, half, radius * 1.05), kit.colour("ink"))
    fill(picture, circle(half, half, radius * 0.95), kit.colour("nic"))
    draw(picture, [bar(half, half, radius * 0.9, radius * 0.26, angle) for angle in (45, -45)], _WHITE)
    return picture


def colour_of(kit: Kit, kind: str) -> Colour:
    """Return the colour that words about a relation are set in."""
    return kit.colour("nic.text" if kind in ("nic", "break") else DISCS[kind].fill)
