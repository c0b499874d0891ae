"""Drawing the TIC logo, for colours and sizes for which no picture is stored."""

from typing import Final

import pygame
from pygame import Surface

from ticgame.play.paint.cards import embossed, ground_picture
from ticgame.play.paint.kit import Kit
from ticgame.play.paint.markers import marker
from ticgame.play.paint.raster import box_mask, centred, cut, ring_mask, soft_box, tinted
from ticgame.play.paint.title import logo_size

# Letter, colour (position), degrees, how far lower.
_TILES: Final = (("T", 0, 6, 5), ("I", 1, -3, -3), ("C", 4, 5, 3))


def draw_logo(kit: Kit) -> Surface:
    """Return the logo, drawn; where it is transparent it has the colour of shadow, to be made smaller."""
    k = kit.canvas.k
    picture = Surface(logo_size(kit), pygame.SRCALPHA)
    picture.fill((*kit.colour("shadow"), 0))
    for place, (letter, colour, angle, low) in enumerate(_TILES):
        x, y = (100 + place * 160) * k, (115 + low) * k
        centred(picture, _logo_shade(kit, angle), x, y + 9 * k)
        centred(picture, tilted_tile(kit, letter, colour=colour, w=kit.canvas.px(150), angle=angle), x, y)
    equals = marker(kit, "tic", 1.3 * k, has_glow=True)
    for joint in (0, 1):
        centred(picture, equals, (180 + joint * 160) * k, 115 * k)
    return picture


def tilted_tile(kit: Kit, letter: str, *, colour: int, w: int, angle: float) -> Surface:
    """Return a tile `w` pixels wide, turned counter-clockwise by degrees, from one drawn larger."""
    tile = _logo_tile(kit, letter, colour, round(1.4 * w))
    return pygame.transform.rotozoom(_padded(tile, 6), angle, 1 / 1.4)


def _logo_tile(kit: Kit, letter: str, colour: int, w: int) -> Surface:
    h = round(w * 1.22)
    look = kit.theme.card_colours(colour)
    lip = round(h * 0.035)
    picture = ground_picture(look, kit.theme.ground(colour), w, h, is_strong=kit.theme.is_strong)
    line = kit.layer(("logo line", w), lambda: ring_mask(w, h - lip, w * 0.17, w * 0.022))
    picture.blit(tinted(line, look.keyline, 0.9), (0, 0))
    glyph = embossed(kit, kit.type.ink(letter, round(h * 0.6)), look, round(h * 0.018))
    centred(picture, glyph, w / 2, h * 0.469)
    under = tinted(kit.layer(("logo body", w), lambda: box_mask(w, h, w * 0.17)), look.lip)
    top = picture.subsurface((0, 0, w, h - lip)).copy()
    face = kit.layer(("logo face", w), lambda: box_mask(w, h - lip, w * 0.17))
    under.blit(cut(top, face), (0, 0))
    return under


def _padded(picture: Surface, margin: int) -> Surface:
    edge = picture.get_at((picture.get_width() // 2, 1))
    padded = Surface((picture.get_width() + 2 * margin, picture.get_height() + 2 * margin), pygame.SRCALPHA)
    padded.fill((edge.r, edge.g, edge.b, 0))
    padded.blit(picture, (margin, margin))
    return padded


def _logo_shade(kit: Kit, angle: float) -> Surface:
    return pygame.transform.rotozoom(kit.layer(("logo shade",), lambda: _upright_shade(kit)), angle, 1)


def _upright_shade(kit: Kit) -> Surface:
    k = kit.canvas.k
    w = round(150 * k)
    return tinted(soft_box(w, round(w * 1.22), w * 0.17, 11.2 * k), kit.colour("shadow"), 0.7)
