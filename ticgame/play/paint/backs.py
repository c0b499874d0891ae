"""Card backs and the game's mark."""

from typing import Final

from pygame import Surface

from ticgame.play.paint.cards import body, card_height, lip_height, lip_strip
from ticgame.play.paint.kit import Kit
from ticgame.play.paint.raster import clear, cut, draw, fill, gradient, ring_mask, tinted
from ticgame.play.paint.shapes import Outline, box, card_shape, circle, moved, turned
from ticgame.play.theme import CARD_CORNER

SMALL_BELOW: Final = 70
_MARK_TILES: Final = ((-0.34, 0.12, -9.2, 0.55), (0.34, -0.08, 8.0, 1.0))


def back(kit: Kit, w: int, *, is_small: bool) -> Surface:
    """Return a new picture of a card's back; a small one has larger shapes and no roundel."""
    h, lip = card_height(w), lip_height(w)
    picture = gradient(w, h, kit.colour("cards.back.top"), kit.colour("cards.back.bottom"))
    lattice = kit.theme.tint("lattice")
    picture.blit(tinted(_lattice(w, h, is_small=is_small), lattice.colour, lattice.alpha), (0, 0))
    line = ring_mask(w, h - lip, w * CARD_CORNER, max(1.2, w * (0.032 if is_small else 0.02)))
    picture.blit(tinted(line, kit.colour("cards.back.keyline"), 0.95), (0, 0))
    if not is_small:
        _draw_middle(kit, picture, w)
    edge = lip_strip(w, kit.colour("cards.back.lip"))
    picture.blit(edge, (0, h - edge.get_height()))
    return cut(picture, body(kit, w))


def _lattice(w: int, h: int, *, is_small: bool) -> Surface:
    pitch, radius = w * (0.3 if is_small else 0.2), w * (0.085 if is_small else 0.05)
    picture = clear(w, h)
    shapes = [_shape_mask(shape, radius) for shape in range(5)]
    row, y = 0, 0.0
    while y < h + pitch:
        x, column = pitch / 2 * (row % 2), 0
        while x < w + pitch:
            tile = shapes[(column + row * 2) % 5]
            picture.blit(tile, (round(x - tile.get_width() / 2), round(y - tile.get_height() / 2)))
            x, column = x + pitch, column + 1
        y, row = y + pitch * 0.86, row + 1
    return picture


def _shape_mask(shape: int, radius: float) -> Surface:
    half = round(radius * 1.3) + 1
    tile = clear(2 * half, 2 * half)
    fill(tile, card_shape(shape, half, half, radius), (255, 255, 255))
    return tile


def _draw_middle(kit: Kit, picture: Surface, w: int) -> None:
    bottom = card_height(w) - lip_height(w)
    inset, inner = round(w * 0.075), kit.theme.tint("inner_line")
    line = ring_mask(w - 2 * inset, bottom - 2 * inset, w * CARD_CORNER * 0.62, max(1.0, w * 0.014))
    picture.blit(tinted(line, inner.colour, inner.alpha), (inset, inset))
    fill(picture, circle(w / 2, bottom / 2, w * 0.297), kit.colour("roundel"), alpha=0.92)
    draw_mark(kit, picture, x=w / 2, y=bottom / 2, radius=w * 0.21)


def draw_mark(kit: Kit, target: Surface, *, x: float, y: float, radius: float) -> None:
    """Draw the game's mark: two tiles that overlap, `=` on the front one."""
    width, height = radius * 0.92, radius * 1.22
    cream, dark = kit.colour("mark"), kit.colour("roundel")
    for dx, dy, angle, alpha in _MARK_TILES:
        tile = box(-width / 2, -height / 2, width, height, width * 0.2)
        place = moved(turned(tile, angle), x + dx * radius, y + dy * radius)
        if alpha == 1.0:
            fill(target, place, dark, grow=radius * 0.09)
        fill(target, place, cream, alpha=alpha)
    dx, dy, angle, _ = _MARK_TILES[1]
    bars: list[Outline] = []
    for side in (-1, 1):
        flat = box(
            -width * 0.29, side * height * 0.13 - height * 0.06, width * 0.58, height * 0.12, height * 0.06
        )
        bars.append(moved(turned(flat, angle), x + dx * radius, y + dy * radius))
    draw(target, bars, dark)
