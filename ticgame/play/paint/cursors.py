"""Seat cursors around a card: ink, a band in the seat's colour, a white line, a glow, and the seat's badge."""

from typing import Final

from pygame import Surface

from ticgame.play.paint.badges import badge
from ticgame.play.paint.kit import Kit
from ticgame.play.paint.panels import ring
from ticgame.play.paint.raster import centred, clear, soft_box, soft_margin, tinted
from ticgame.play.theme import ANIMALS, Tint

NEST: Final = 9
_INK, _WHITE_LINE, _BLUR = 2.5, 2.2, 16
# Where a seat's badge sits on the rim: shares of half the cursor's width and height from its middle.
# Never the upper corners: numeral and letter are there.
ANCHORS: Final = ((1, 1), (-1, 1), (0, 1), (1, 0), (-1, 0), (0, -1))


def cursor(
    kit: Kit,
    size: tuple[int, int],
    animal: str,
    *,
    nest: int,
    is_locked: bool,
    gap: float,
    band: float,
    badge_radius: float,
    anchor: tuple[float, float] | None,
    radius: float | None,
) -> Surface:
    """Return a cursor in the middle of its picture; `size` is the card's in pixels, the rest in design units."""
    k = kit.canvas.k
    width, height = size
    seat = kit.colour(animal)
    reach = (gap + nest * NEST) * k
    corner = (width * 0.115 if radius is None else radius * k) + reach
    inner = (round(width + 2 * reach), round(height + 2 * reach))
    rim = (band + _INK) * k
    margin = round(reach + rim + max(badge_radius * 1.25 * k, soft_margin(_BLUR * k))) + 2
    picture = clear(width + 2 * margin, height + 2 * margin)
    x, y = picture.get_width() / 2, picture.get_height() / 2
    if not is_locked:
        centred(picture, _glow(inner, corner, k, Tint(seat, 0.8)), x, y)
    outer = (inner[0] + 2 * round(rim), inner[1] + 2 * round(rim))
    centred(picture, ring(*outer, corner + rim, rim + 1, Tint(kit.colour("ink"), 0.95)), x, y)
    middle = (inner[0] + 2 * round(band * k), inner[1] + 2 * round(band * k))
    centred(picture, ring(*middle, corner + band * k, band * k, Tint(seat, 1.0)), x, y)
    if not is_locked:
        white = max(1.5, _WHITE_LINE * k)
        centred(picture, ring(*inner, corner, white, Tint(kit.colour("selection"), 1.0)), x, y)
    if badge_radius:
        right, down = anchor or ANCHORS[ANIMALS.index(animal)]
        sign = badge(kit, animal, badge_radius * k, has_glow=False)
        centred(
            picture,
            sign,
            x + right * (inner[0] / 2 + band * k * 0.4),
            y + down * (inner[1] / 2 + band * k * 0.4),
        )
    return picture


def _glow(inner: tuple[int, int], corner: float, k: float, tint: Tint) -> Surface:
    grown = round(4 * k)
    return tinted(
        soft_box(inner[0] + grown, inner[1] + grown, corner + 2 * k, _BLUR * k), tint.colour, tint.alpha
    )
