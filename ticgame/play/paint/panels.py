"""Flat furniture: mats, panels, insets, menu rows, slots, rings, glows, bars."""

from typing import Final

from pygame import Surface

from ticgame.play.paint.felt import add_fibre
from ticgame.play.paint.kit import Kit
from ticgame.play.paint.raster import (
    box_mask,
    centred,
    clear,
    cut,
    draw,
    faded,
    gradient,
    ring_mask,
    soft_box,
    soft_margin,
    tinted,
)
from ticgame.play.paint.shapes import bar
from ticgame.play.theme import Colour, Tint, mix

_WHITE: Final = (255, 255, 255)


def plate(width: int, height: int, radius: float, top: Colour, bottom: Colour) -> Surface:
    """Return a rounded box with a vertical gradient."""
    return cut(gradient(width, height, top, bottom), box_mask(width, height, radius))


def shadow(kit: Kit, width: int, height: int, radius: float, blur: float, alpha: float) -> Surface:
    """Return the soft shadow of a rounded box, `soft_margin(blur)` larger on every side."""
    return tinted(soft_box(width, height, radius, blur), kit.colour("shadow"), alpha)


def ring(width: int, height: int, radius: float, thickness: float, tint: Tint) -> Surface:
    return tinted(ring_mask(width, height, radius, thickness), tint.colour, tint.alpha)


def panel(
    kit: Kit,
    width: int,
    height: int,
    radius: float,
    *,
    animal: str | None,
    is_active: bool,
    alpha: float,
    has_shadow: bool,
) -> Surface:
    """Return a panel in the middle of its picture, with a seat's header tint, line and glow if it has one."""
    k = kit.canvas.k
    base = kit.colour("panel")
    top = kit.theme.header(animal) if animal else mix(base, _WHITE, 0.07)
    body = faded(plate(width, height, radius, top, base), alpha)
    if animal is None:
        line = ring(width, height, radius, 1.6 * k, Tint(_WHITE, 0.10))
    else:
        tint = Tint(kit.colour(animal), 1.0 if is_active else 0.55)
        line = ring(width, height, radius, (3.5 if is_active else 2) * k, tint)
    margin = soft_margin(26 * k) + kit.canvas.px(12)
    picture = clear(width + 2 * margin, height + 2 * margin)
    middle = (picture.get_width() / 2, picture.get_height() / 2)
    if has_shadow:
        shade = shadow(kit, width, height, radius, 26 * k, 0.42)
        centred(picture, shade, middle[0], middle[1] + 12 * k)
    if animal and is_active:
        light = soft_box(width + round(4 * k), height + round(4 * k), radius + 2 * k, 26 * k)
        centred(picture, tinted(light, kit.colour(animal), 0.8), *middle)
    centred(picture, body, *middle)
    centred(picture, line, *middle)
    return picture


def inset(kit: Kit, width: int, height: int, radius: float, *, alpha: float, line: float) -> Surface:
    picture = tinted(box_mask(width, height, radius), kit.colour("inset"), alpha)
    picture.blit(ring(width, height, radius, 1.6 * kit.canvas.k, Tint(_WHITE, line)), (0, 0))
    return picture


def mat(kit: Kit, width: int, height: int, radius: float) -> Surface:
    """Return the mat that cards lie on, in the middle of its picture: shadow, lip, felt, two lines."""
    k = kit.canvas.k
    margin = soft_margin(40 * k) + kit.canvas.px(20)
    picture = clear(width + 2 * margin, height + 2 * margin)
    x, y = picture.get_width() / 2, picture.get_height() / 2
    centred(picture, shadow(kit, width, height, radius, 40 * k, 0.60), x, y + 20 * k)
    lip = kit.colour("mat_lip")
    centred(picture, plate(width, height, radius, lip, mix(lip, (0, 0, 0), 0.3)), x, y + 5 * k)
    felt = gradient(width, height, kit.colour("mat_top"), kit.colour("mat_bottom"))
    add_fibre(felt)
    centred(picture, cut(felt, box_mask(width, height, radius)), x, y)
    line = kit.theme.tint("mat_line")
    centred(picture, ring(width, height, radius, 2 * k, line), x, y)
    step = kit.canvas.px(9)
    inner = ring(width - 2 * step, height - 2 * step, radius - 8 * k, 1.6 * k, Tint(line.colour, 0.12))
    centred(picture, inner, x, y)
    return picture


def menu_row(kit: Kit, width: int, height: int, radius: float, *, is_focused: bool) -> Surface:
    """Return a menu row in the middle of its picture; a focused one is cream, with a light around it."""
    k = kit.canvas.k
    if not is_focused:
        return panel(kit, width, height, radius, animal=None, is_active=False, alpha=0.62, has_shadow=False)
    margin = soft_margin(26 * k) + kit.canvas.px(12)
    picture = clear(width + 2 * margin, height + 2 * margin)
    x, y = picture.get_width() / 2, picture.get_height() / 2
    light = soft_box(width + round(4 * k), height + round(4 * k), radius + 2 * k, 26 * k)
    centred(picture, tinted(light, kit.colour("accent"), 0.65), x, y)
    centred(picture, shadow(kit, width, height, radius, 20 * k, 0.5), x, y + 10 * k)
    cream = (kit.colour("menu_focus.top"), kit.colour("menu_focus.bottom"))
    centred(picture, plate(width, height, radius, *cream), x, y)
    return picture


def slot(kit: Kit, width: int, height: int, radius: float, *, is_legal: bool) -> Surface:
    """Return an empty place for a card: bright where one may go."""
    k = kit.canvas.k
    inside = kit.theme.tint("legal_slot.fill" if is_legal else "empty_slot")
    line = kit.theme.tint("legal_slot.line" if is_legal else "empty_slot_line")
    picture = tinted(box_mask(width, height, radius), inside.colour, inside.alpha)
    picture.blit(ring(width, height, radius, (2.2 if is_legal else 1.5) * k, line), (0, 0))
    return picture


def strip(kit: Kit, width: int, height: int, radius: float) -> Surface:
    """Return a growth strip: a low legal slot with a plus."""
    k, accent = kit.canvas.k, kit.colour("accent")
    picture = tinted(box_mask(width, height, radius), accent, 0.12)
    picture.blit(ring(width, height, radius, 2.4 * k, Tint(accent, 0.7)), (0, 0))
    draw(
        picture, [bar(width / 2, height / 2, 18 * k, 3.6 * k, angle) for angle in (0, 90)], accent, alpha=0.9
    )
    return picture


def progress(kit: Kit, width: int, height: int, share: float, colour: Colour) -> Surface:
    """Return a bar filled to a share 0 to 1."""
    picture = tinted(box_mask(width, height, height / 2), kit.colour("inset"), 0.6)
    if share > 0:
        filled = max(height, round(width * min(1.0, share)))
        picture.blit(plate(filled, height, height / 2, mix(colour, _WHITE, 0.25), colour), (0, 0))
    return picture
