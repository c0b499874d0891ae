"""Seat cursors around a card: ink, a band in the seat's colour, a white line, a glow, the badge."""

from typing import Final, NamedTuple

import pygame
from pygame import Surface

from ticgame.play.paint.badges import badge
from ticgame.play.paint.kit import Kit
from ticgame.play.paint.panels import ring
from ticgame.play.paint.raster import box_mask, centred, clear, soft_box, soft_margin, tinted
from ticgame.play.theme import ANIMALS, CARD_CORNER, Tint

NEST: Final = 9
_INK, _WHITE_LINE, _BLUR = 2.5, 2.2, 16
# Where a seat's badge sits on the rim: shares of half the cursor's width and height from its middle.
# Never the upper corners: numeral and letter are there.
ANCHORS: Final = ((1, 1), (-1, 1), (0, 1), (1, 0), (-1, 0), (0, -1))


class CursorStyle(NamedTuple):
    """Measures of a cursor in design units.

    `nest` 1 lies around another cursor, 0 does not. A locked one has neither white line nor glow. Without an
    `anchor` the badge sits where its seat's always does; without a `radius` the corners are a card's.
    """

    gap: float = 5
    band: float = 6
    badge_radius: float = 24
    nest: int = 0
    is_locked: bool = False
    anchor: tuple[float, float] | None = None
    radius: float | None = None


def cursor(kit: Kit, size: tuple[int, int], animal: str, style: CursorStyle) -> Surface:
    """Return a cursor in the middle of its picture; `size` is that of the card, in pixels."""
    k = kit.canvas.k
    reach = (style.gap + style.nest * NEST) * k
    corner = (size[0] * CARD_CORNER if style.radius is None else style.radius * k) + reach
    inner = (size[0] + 2 * round(reach), size[1] + 2 * round(reach))
    outwards = (style.band + _INK) * k + max(style.badge_radius * 1.25 * k, soft_margin(_BLUR * k))
    margin = round(reach + outwards) + 2
    picture = clear(size[0] + 2 * margin, size[1] + 2 * margin)
    x, y = picture.get_width() / 2, picture.get_height() / 2
    seat = kit.colour(animal)
    if not style.is_locked:
        centred(picture, _glow(inner, corner, k, Tint(seat, 0.8)), x, y)
    _draw_rings(kit, picture, inner=inner, corner=corner, style=style, seat=Tint(seat, 1.0))
    if style.badge_radius:
        right, down = style.anchor or ANCHORS[ANIMALS.index(animal)]
        half_w, half_h = inner[0] / 2 + style.band * k * 0.4, inner[1] / 2 + style.band * k * 0.4
        if down < 0:
            half_h += style.badge_radius * k * 0.5  # Clear of the numeral.
        sign = badge(kit, animal, style.badge_radius * k, has_glow=False)
        centred(picture, sign, x + right * half_w, y + down * half_h)
    return picture


def _draw_rings(
    kit: Kit, picture: Surface, *, inner: tuple[int, int], corner: float, style: CursorStyle, seat: Tint
) -> None:
    """Draw ink, band and white line around the inner box, which lies in the middle of the picture."""
    k = kit.canvas.k
    band, rim = round(style.band * k), round((style.band + _INK) * k)
    rings = [(rim, rim + 1.0, Tint(kit.colour("ink"), 0.95)), (band, float(band), seat)]
    if not style.is_locked:
        rings.append((0, max(1.5, _WHITE_LINE * k), Tint(kit.colour("selection"), 1.0)))
    for out, thickness, tint in rings:
        line = ring(inner[0] + 2 * out, inner[1] + 2 * out, corner + out, thickness, tint)
        centred(picture, line, picture.get_width() / 2, picture.get_height() / 2)


def _glow(inner: tuple[int, int], corner: float, k: float, tint: Tint) -> Surface:
    """Return light around a box but not on it: the card under the cursor keeps its colours."""
    grown = 2 * round(2 * k)
    light = soft_box(inner[0] + grown, inner[1] + grown, corner + 2 * k, _BLUR * k)
    hole = tinted(box_mask(*inner, corner), (0, 0, 0))
    middle = (light.get_width() / 2, light.get_height() / 2)
    centred(light, hole, *middle, flags=pygame.BLEND_RGBA_SUB)
    return tinted(light, tint.colour, tint.alpha)
