"""Seat badges: a rounded hexagon with an animal, and the empty seat's hexagon with a plus."""

from typing import TYPE_CHECKING, Final

from pygame import Surface

from ticgame.play.paint.kit import Kit
from ticgame.play.paint.later import Later
from ticgame.play.paint.raster import blurred, bounds, centred, clear, cut, draw, fill, gradient, mask, tinted
from ticgame.play.paint.shapes import bar, hexagon, moved
from ticgame.play.theme import Colour, mix

if TYPE_CHECKING:
    from ticgame.play.paint import animals
else:
    animals = Later("animals")


_WHITE: Final = (255, 255, 255)


def badge(kit: Kit, animal: str, radius: float, *, has_glow: bool) -> Surface:
    """Return a seat's badge in the middle of its picture; `radius` in pixels."""
    theme = kit.theme
    seat, ink = theme.colour(animal), theme.colour("badge_outline")
    half = _half(radius, has_glow=has_glow)
    picture = clear(2 * half, 2 * half)
    if has_glow:
        centred(picture, _halo(radius, seat), half, half)
    fill(picture, hexagon(half, half, radius + max(1.6, radius * 0.13)), ink)
    fill(picture, hexagon(half, half, radius + max(0.8, radius * 0.07)), theme.colour("badge_rim"))
    plate = hexagon(half, half, radius * 0.96)
    centred(
        picture,
        _plate(plate, half, mix(seat, _WHITE, 0.18), mix(seat, theme.colour("ink"), 0.12)),
        half,
        half,
    )
    animals.draw_animal(picture, theme, animal, x=half, y=half + radius * 0.03, half=radius * 0.68)
    return picture


def empty_badge(kit: Kit, radius: float, colour: Colour) -> Surface:
    """Return the hexagon of a free seat: dark, with a line and a plus in a colour."""
    half = _half(radius, has_glow=False)
    picture = clear(2 * half, 2 * half)
    hollow = kit.theme.tint("empty_fill")
    fill(picture, hexagon(half, half, radius), hollow.colour, alpha=hollow.alpha)
    picture.blit(
        tinted(kit.layer(("empty badge", radius), lambda: _rim_and_plus(half, radius)), colour), (0, 0)
    )
    return picture


def _rim_and_plus(half: int, radius: float) -> Surface:
    picture = clear(2 * half, 2 * half)
    rim = hexagon(half, half, radius - max(1.4, radius * 0.075))
    draw(picture, [hexagon(half, half, radius)], _WHITE, alpha=0.75, holes=[rim])
    arms = [bar(half, half, radius * 0.6, radius * 0.13, angle) for angle in (0, 90)]
    draw(picture, arms, _WHITE, alpha=0.9)
    return picture


def _half(radius: float, *, has_glow: bool) -> int:
    return round(radius * (1.9 if has_glow else 1.18)) + 2


def _halo(radius: float, colour: Colour) -> Surface:
    """Return a soft light around a hexagon, made small and drawn large."""
    half = _half(radius, has_glow=True)
    shape = mask(2 * half, 2 * half, [hexagon(half, half, radius * 1.12)], samples=2)
    return tinted(blurred(shape, radius * 0.26), colour, 0.85)


def _plate(outline: list[tuple[float, float]], half: int, top: Colour, bottom: Colour) -> Surface:
    area = bounds([outline])
    shape = mask(area.w, area.h, [moved(outline, -area.x, -area.y)])
    plate = clear(2 * half, 2 * half)
    plate.blit(cut(gradient(area.w, area.h, top, bottom), shape), area)
    return plate
