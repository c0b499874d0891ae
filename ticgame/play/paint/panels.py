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
    punched,
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


def over(top: Tint, under: Tint) -> Tint:
    """Return the one tint that looks like a tint laid over another."""
    alpha = top.alpha + under.alpha - top.alpha * under.alpha
    return Tint(mix(under.colour, top.colour, top.alpha / alpha), alpha)


def lined_box(width: int, height: int, radius: float, inside: Tint, line: Tint, thickness: float) -> Surface:
    """Return a see-through rounded box with a see-through line along its edge."""
    edge = ring_mask(width, height, radius, thickness)
    picture = punched(tinted(box_mask(width, height, radius), inside.colour, inside.alpha), edge)
    both = over(line, inside)
    picture.blit(tinted(edge, both.colour, both.alpha), (0, 0))
    return picture


def shadow(kit: Kit, width: int, height: int, radius: float, blur: float, alpha: float) -> Surface:
    """Return the soft shadow of a rounded box, `soft_margin(blur)` larger on every side."""
    return tinted(soft_box(width, height, radius, blur), kit.colour("shadow"), alpha)


def ring(width: int, height: int, radius: float, thickness: float, tint: Tint) -> Surface:
    return tinted(ring_mask(width, height, radius, thickness), tint.colour, tint.alpha)


def panel(
    kit: Kit,
    size: tuple[int, int],
    radius: float,
    *,
    animal: str | None,
    is_active: bool,
    alpha: float,
    has_shadow: bool,
) -> Surface:
    """Return a panel in the middle of its picture, with a seat's header tint, line and glow if it has one."""
    k, base = kit.canvas.k, kit.colour("panel")
    top = kit.theme.header(animal) if animal else mix(base, _WHITE, 0.07)
    body = faded(plate(*size, radius, top, base), alpha)
    line = Tint(kit.colour(animal) if animal else _WHITE, 1.0 if is_active else 0.55 if animal else 0.10)
    thickness = 3.5 if is_active else 2 if animal else 1.6
    has_light = animal is not None and is_active
    picture, middle = _stage(size, soft_margin(26 * k) + kit.canvas.px(12) if has_light or has_shadow else 0)
    if has_light:
        centred(picture, light(size, radius, k, Tint(line.colour, 0.8)), *middle)
    elif has_shadow:
        centred(picture, shadow(kit, *size, radius, 26 * k, 0.42), middle[0], middle[1] + 12 * k)
    centred(picture, body, *middle)
    centred(picture, ring(*size, radius, thickness * k, line), *middle)
    return picture


def _stage(size: tuple[int, int], margin: int) -> tuple[Surface, tuple[float, float]]:
    """Return a clear picture with room around a box of that size, and its middle."""
    picture = clear(size[0] + 2 * margin, size[1] + 2 * margin)
    return picture, (picture.get_width() / 2, picture.get_height() / 2)


def light(size: tuple[int, int], radius: float, k: float, tint: Tint) -> Surface:
    """Return the glow of a panel or row, a little larger than it."""
    grown = 2 * round(2 * k)
    soft = soft_box(size[0] + grown, size[1] + grown, radius + 2 * k, 26 * k)
    return tinted(soft, tint.colour, tint.alpha)


def inset(kit: Kit, size: tuple[int, int], radius: float, *, alpha: float, line: float) -> Surface:
    """Return a hollow in a panel."""
    hollow = Tint(kit.colour("inset"), alpha)
    return lined_box(*size, radius, hollow, Tint(_WHITE, line), 1.6 * kit.canvas.k)


def mat(kit: Kit, size: tuple[int, int], radius: float) -> Surface:
    """Return the mat that cards lie on, in the middle of its picture: shadow, lip, felt, two lines."""
    k = kit.canvas.k
    picture, (x, y) = _stage(size, soft_margin(40 * k) + kit.canvas.px(20))
    centred(picture, shadow(kit, *size, radius, 40 * k, 0.60), x, y + 20 * k)
    lip = kit.colour("mat_lip")
    centred(picture, plate(*size, radius, lip, mix(lip, (0, 0, 0), 0.3)), x, y + 5 * k)
    felt = gradient(*size, kit.colour("mat_top"), kit.colour("mat_bottom"))
    add_fibre(felt)
    centred(picture, cut(felt, box_mask(*size, radius)), x, y)
    line, step = kit.theme.tint("mat_line"), kit.canvas.px(9)
    centred(picture, ring(*size, radius, 2 * k, line), x, y)
    inner = (size[0] - 2 * step, size[1] - 2 * step)
    centred(picture, ring(*inner, radius - 8 * k, 1.6 * k, Tint(line.colour, 0.12)), x, y)
    return picture


def menu_row(kit: Kit, size: tuple[int, int], radius: float, *, is_focused: bool) -> Surface:
    """Return a menu row in the middle of its picture; a focused one is cream, with a light around it."""
    k = kit.canvas.k
    if not is_focused:
        return panel(kit, size, radius, animal=None, is_active=False, alpha=0.62, has_shadow=False)
    picture, middle = _stage(size, soft_margin(26 * k) + kit.canvas.px(12))
    centred(picture, light(size, radius, k, Tint(kit.colour("accent"), 0.65)), *middle)
    cream = (kit.colour("menu_focus.top"), kit.colour("menu_focus.bottom"))
    centred(picture, plate(*size, radius, *cream), *middle)
    return picture


def slot(kit: Kit, size: tuple[int, int], radius: float, *, is_legal: bool) -> Surface:
    """Return an empty place for a card: bright where one may go."""
    inside = kit.theme.tint("legal_slot.fill" if is_legal else "empty_slot")
    line = kit.theme.tint("legal_slot.line" if is_legal else "empty_slot_line")
    return lined_box(*size, radius, inside, line, (2.2 if is_legal else 1.5) * kit.canvas.k)


def strip(kit: Kit, size: tuple[int, int], radius: float) -> Surface:
    """Return a growth strip: a low legal slot with a plus."""
    k, accent = kit.canvas.k, kit.colour("accent")
    picture = lined_box(*size, radius, Tint(accent, 0.12), Tint(accent, 0.7), 2.4 * k)
    plus = [bar(size[0] / 2, size[1] / 2, 18 * k, 3.6 * k, angle) for angle in (0, 90)]
    draw(picture, plus, accent, alpha=0.9)
    return picture


def progress(kit: Kit, width: int, height: int, *, share: float, colour: Colour) -> Surface:
    """Return a bar filled to a share 0 to 1."""
    picture = tinted(box_mask(width, height, height / 2), kit.colour("inset"), 0.6)
    if share > 0:
        filled = max(height, round(width * min(1.0, share)))
        picture.blit(plate(filled, height, height / 2, mix(colour, _WHITE, 0.25), colour), (0, 0))
    return picture
