"""The title's large pieces: the TIC logo and the fan of five cards that explains the game."""

from math import cos, radians, sin
from typing import Final

import pygame
from pygame import Surface

from ticgame.core.cards import parse_card
from ticgame.play.paint.cards import embossed, face, ground_picture
from ticgame.play.paint.kit import Kit
from ticgame.play.paint.markers import marker
from ticgame.play.paint.raster import blurred, box_mask, centred, clear, cut, ring_mask, tinted
from ticgame.play.paint.sprites import Pose, posed

LOGO: Final = (520, 240)
FAN: Final = (1120, 560)
# Letter, colour (position), degrees, how far lower.
_TILES: Final = (("T", 0, 6, 5), ("I", 1, -3, -3), ("C", 4, 5, 3))
_CODES: Final = ("3oo", "3ov", "3sv", "3sc", "5sc")
_CARD_WIDTH, _RADIUS = 250, 1060


def logo(kit: Kit) -> Surface:
    """Return TIC as three tiles joined by `=`, LOGO design units large."""
    k = kit.canvas.k
    picture = clear(round(LOGO[0] * k), round(LOGO[1] * k))
    for place, (letter, colour, angle, low) in enumerate(_TILES):
        x, y = (100 + place * 160) * k, (115 + low) * k
        tile = _logo_tile(kit, letter, colour, round(1.4 * kit.canvas.px(150)))
        centred(picture, _logo_shade(kit, angle), x, y + 9 * k)
        centred(picture, pygame.transform.rotozoom(_padded(tile, 6), angle, 1 / 1.4), x, y)
    for joint in (0, 1):
        centred(picture, marker(kit, "tic", 1.3 * k, has_glow=True), (180 + joint * 160) * k, 115 * k)
    return picture


def _logo_tile(kit: Kit, letter: str, colour: int, w: int) -> Surface:
    h = round(w * 1.22)
    look = kit.theme.card_colours(colour)
    lip = round(h * 0.035)
    picture = ground_picture(look, kit.theme.ground(colour), w, h, is_strong=kit.theme.is_strong)
    line = ring_mask(w, h - lip, w * 0.17, w * 0.022)
    picture.blit(tinted(line, look.keyline, 0.9), (0, 0))
    glyph = embossed(kit, kit.type.ink(letter, round(h * 0.6)), look, round(h * 0.018))
    centred(picture, glyph, w / 2, h * 0.469)
    under = tinted(box_mask(w, h, w * 0.17), look.lip)
    top = picture.subsurface((0, 0, w, h - lip)).copy()
    under.blit(cut(top, box_mask(w, h - lip, w * 0.17)), (0, 0))
    return under


def _padded(picture: Surface, margin: int) -> Surface:
    edge = picture.get_at((picture.get_width() // 2, 1))
    padded = Surface((picture.get_width() + 2 * margin, picture.get_height() + 2 * margin), pygame.SRCALPHA)
    padded.fill((edge.r, edge.g, edge.b, 0))
    padded.blit(picture, (margin, margin))
    return padded


def _logo_shade(kit: Kit, angle: float) -> Surface:
    k = kit.canvas.k
    w = round(150 * k)
    margin = round(30 * k)
    shade = clear(w + 2 * margin, round(w * 1.22) + 2 * margin)
    shade.blit(box_mask(w, round(w * 1.22), w * 0.17), (margin, margin))
    return pygame.transform.rotozoom(tinted(blurred(shade, 7 * k), kit.colour("shadow"), 0.7), angle, 1)


def fan(kit: Kit) -> Surface:
    """Return five large cards of which neighbours share two properties, FAN design units large."""
    k = kit.canvas.k
    picture = clear(round(FAN[0] * k), round(FAN[1] * k))
    x0, y0 = FAN[0] / 2, 1300
    for place, code in enumerate(_CODES):
        angle = (place - 2) * 10.0
        x, y = x0 + _RADIUS * sin(radians(angle)), y0 - _RADIUS * cos(radians(angle))
        card = parse_card(code)
        edge = kit.theme.card_colours(card % 5).keyline
        pose = Pose(lift=8, angle=-angle)
        centred(
            picture,
            posed(kit, lambda w, card=card: face(kit, card, w, has_letter=False), _CARD_WIDTH, pose, edge),
            x * k,
            y * k,
        )
    for joint in range(4):
        angle = radians((joint - 1.5) * 10)
        reach = _RADIUS + _CARD_WIDTH * 0.7 + 6
        sign = marker(kit, "tic", 1.9 * k, has_glow=False)
        centred(picture, sign, (x0 + reach * sin(angle)) * k, (y0 - reach * cos(angle)) * k)
    return picture
