"""Card faces, the "Poster" design: composed from grounds, shapes and numerals that are drawn once a size.

All sizes here are whole pixels; fractions are of the card's width w or height h.
"""

from math import ceil
from typing import Final

import pygame
from pygame import Surface

from ticgame.core.cards import COLOUR, HIGH_EXTREME, LOW_EXTREME, NUMBER, SHAPE, Card
from ticgame.play.paint.kit import Kit
from ticgame.play.paint.patterns import pattern_mask
from ticgame.play.paint.raster import (
    box_mask,
    centred,
    clear,
    cut,
    fade_mask,
    gradient,
    mask,
    ring_mask,
    tinted,
)
from ticgame.play.paint.shapes import card_shape, circle, glint
from ticgame.play.theme import CARD_CORNER, CARD_RATIO, CardColours, Colour, Ground, mix

_LETTER_ALPHA: Final = 0.92
# Opacity of the pattern down the card: faint to 0.18 h, full from 0.70 h.
_FADE_FROM, _FADE_TO = 0.18, 0.70


def card_height(width: int) -> int:
    """Return the height in pixels of a card `width` pixels wide."""
    return round(width * CARD_RATIO)


def face(kit: Kit, card: Card, w: int, *, has_letter: bool = True) -> Surface:
    """Return a new picture of a card's face, straight alpha."""
    number, shape, colour = NUMBER[card], SHAPE[card], COLOUR[card]
    look, h = kit.theme.card_colours(colour), card_height(w)
    picture = _ground(kit, colour, w).copy()
    centred(picture, _shape(kit, shape, look, w), round(0.585 * w), round(0.485 * h))
    numeral = _numeral(kit, number, colour, w)
    picture.blit(numeral, (round(w * 0.245 - numeral.get_width() / 2), round(h * 0.075) - _halo_margin(w)))
    picture.blit(_pips(kit, number, look, w), (0, _pips_top(w)))
    picture.blit(_frame(kit, colour, w), (0, 0))
    if has_letter and kit.theme.has_letters:
        _draw_letter(kit, picture, colour=colour, look=look, w=w)
    if card in (LOW_EXTREME, HIGH_EXTREME):
        picture.blit(_extreme(kit, w), (0, 0))
    return cut(picture, body(kit, w))


def body(kit: Kit, w: int) -> Surface:
    """Return the mask of a whole card."""
    return kit.layer(("body", w), lambda: box_mask(w, card_height(w), w * CARD_CORNER))


def lip_height(w: int) -> int:
    return round(max(1.5, card_height(w) * 0.022))


def ground_picture(look: CardColours, ground: Ground, w: int, h: int, *, is_strong: bool) -> Surface:
    """Return the opaque gradient and pattern behind a card's glyphs."""
    picture = gradient(w, h, ground.top, ground.bottom)
    pattern = pattern_mask(look.pattern, w, h, w * (0.185 if is_strong else 0.165))
    faint = 0.35 if is_strong else 0.12
    cut(pattern, _pattern_fade(w, h, faint))
    picture.blit(tinted(pattern, ground.tone, look.pattern_alpha), (0, 0))
    return picture


def _pattern_fade(w: int, h: int, faint: float) -> Surface:
    rows = 50
    levels = [
        min(1.0, max(faint, (row / rows - _FADE_FROM) / (_FADE_TO - _FADE_FROM))) for row in range(rows + 1)
    ]
    return fade_mask(w, h, levels)


def _ground(kit: Kit, colour: int, w: int) -> Surface:
    theme = kit.theme
    return kit.layer(
        ("ground", colour, w),
        lambda: ground_picture(
            theme.card_colours(colour), theme.ground(colour), w, card_height(w), is_strong=theme.is_strong
        ),
    )


def _drop(w: int) -> int:
    return max(1, round(card_height(w) * 0.010))


def embossed(kit: Kit, glyphs: Surface, look: CardColours, drop: int) -> Surface:
    """Return a mask in the glyph colour over its own edge of shade or light, `drop` pixels lower."""
    edge = kit.theme.tint("emboss_dark" if look.is_glyph_light else "emboss_light")
    picture = clear(glyphs.get_width(), glyphs.get_height() + drop)
    picture.blit(tinted(glyphs, edge.colour, edge.alpha), (0, drop))
    picture.blit(tinted(glyphs, look.glyph), (0, 0))
    return picture


def _shape(kit: Kit, shape: int, look: CardColours, w: int) -> Surface:
    """Return a shape, its nominal centre in the middle of the picture."""
    return kit.layer(("shape", shape, look.glyph, w), lambda: _draw_shape(kit, shape, look, w))


def _draw_shape(kit: Kit, shape: int, look: CardColours, w: int) -> Surface:
    radius, drop = 0.355 * w, _drop(w)
    half = round(radius * 1.3) + 2 + drop
    # The centre's fraction of a pixel is kept: the layer itself lies on a whole one.
    cx, cy = 0.585 * w - round(0.585 * w), 0.485 * card_height(w) - round(0.485 * card_height(w))
    glyph = mask(2 * half, 2 * half - drop, [card_shape(shape, half + cx, half + cy, radius)])
    return embossed(kit, glyph, look, drop)


def _halo_reach(w: int) -> float:
    return max(2.0, w * 0.048)


def _halo_margin(w: int) -> int:
    return round(_halo_reach(w)) + 1


def _numeral(kit: Kit, number: int, colour: int, w: int) -> Surface:
    """Return a numeral with its halo."""
    return kit.layer(("numeral", number, colour, w), lambda: _draw_numeral(kit, number, colour, w))


def _draw_numeral(kit: Kit, number: int, colour: int, w: int) -> Surface:
    h, look = card_height(w), kit.theme.card_colours(colour)
    text, height, margin = str(number + 1), max(4, round(h * 0.305)), _halo_margin(w)
    glyph = kit.layer(("numeral ink", number, w), lambda: kit.type.ink(text, height, margin=margin))
    halo = kit.layer(
        ("halo ink", number, w), lambda: kit.type.ink(text, height, margin=margin, outline=_halo_reach(w))
    )
    upper_third = (0, 0, w, max(2, h // 3))
    around = pygame.transform.average_color(_ground(kit, colour, w), upper_third)
    picture = clear(glyph.get_width(), glyph.get_height() + _drop(w))
    picture.blit(tinted(halo, (around[0], around[1], around[2])), (0, 0))
    picture.blit(embossed(kit, glyph, look, _drop(w)), (0, 0))
    return picture


def _pips(kit: Kit, number: int, look: CardColours, w: int) -> Surface:
    """Return the row of pips over a card's whole width, from `_pips_top` down."""
    return kit.layer(("pips", number, look.glyph, w), lambda: _draw_pips(kit, number, look, w))


def _pips_top(w: int) -> int:
    return round(card_height(w) * 0.872 - w * 0.056) - 1


def _draw_pips(kit: Kit, number: int, look: CardColours, w: int) -> Surface:
    y, radius = card_height(w) * 0.872 - _pips_top(w), w * 0.056
    discs = [circle(w * (0.5 + (pip - number / 2) * 0.158), y, radius) for pip in range(number + 1)]
    return embossed(kit, mask(w, round(2 * radius) + 3, discs), look, _drop(w))


def _frame(kit: Kit, colour: int, w: int) -> Surface:
    """Return keyline and lip over a whole card, square-cornered: the body mask rounds it."""
    return kit.layer(("frame", colour, w), lambda: _draw_frame(kit.theme.card_colours(colour), w))


def _draw_frame(look: CardColours, w: int) -> Surface:
    h = card_height(w)
    picture = clear(w, h)
    line = ring_mask(w, h - lip_height(w), w * CARD_CORNER, max(1.3, w * 0.018))
    picture.blit(tinted(line, look.keyline, 0.9), (0, 0))
    edge = lip_strip(w, look.lip)
    picture.blit(edge, (0, h - edge.get_height()))
    return picture


def lip_strip(w: int, colour: Colour) -> Surface:
    """Return the dark lower edge of a card, square-cornered, as high as the corners reach."""
    corner = ceil(w * CARD_CORNER) + 2
    height = corner + lip_height(w)
    strip = clear(w, height)
    strip.fill((*colour, 255))
    upper = tinted(box_mask(w, 2 * corner, w * CARD_CORNER), (0, 0, 0))
    strip.blit(upper, (0, -corner), special_flags=pygame.BLEND_RGBA_SUB)
    return strip


def _draw_letter(kit: Kit, picture: Surface, *, colour: int, look: CardColours, w: int) -> None:
    letter, h = kit.theme.letter_set[colour], card_height(w)
    if kit.theme.is_distinct:
        tab = kit.layer(("tab", colour, w), lambda: _draw_tab(kit, letter, look, w))
        picture.blit(tab, (round(w * 0.94) - tab.get_width(), round(h * 0.055)))
        return
    glyph = kit.layer(
        ("letter", colour, w),
        lambda: tinted(kit.type.ink(letter, max(8, round(h * 0.105))), look.glyph, _LETTER_ALPHA),
    )
    picture.blit(glyph, (round(w * 0.865 - glyph.get_width() / 2), round(h * 0.068)))


def _draw_tab(kit: Kit, letter: str, look: CardColours, w: int) -> Surface:
    """Return a letter on its plate, for high distinction."""
    pad = w * 0.055
    glyph = kit.type.ink(letter, max(8, round(card_height(w) * 0.135)))
    width, height = round(glyph.get_width() + 2 * pad), round(glyph.get_height() + 1.5 * pad)
    plate = tinted(box_mask(width, height, pad * 1.1), look.glyph)
    other = kit.theme.colour("ink" if look.is_glyph_light else "cream")
    centred(plate, tinted(glyph, other), width / 2, height / 2)
    return plate


def _extreme(kit: Kit, w: int) -> Surface:
    """Return the inner line and glint of the two Extremes over a whole card."""
    return kit.layer(("extreme", w), lambda: _draw_extreme(kit, w))


def _draw_extreme(kit: Kit, w: int) -> Surface:
    h, inset = card_height(w), round(w * 0.05)
    picture = clear(w, h)
    line = ring_mask(
        w - 2 * inset, h - lip_height(w) - 2 * inset, w * CARD_CORNER - inset * 0.7, max(1.2, w * 0.014)
    )
    picture.blit(tinted(line, kit.theme.colour("extreme_mark"), 0.85), (inset, inset))
    star = glint(w * 0.15, h * 0.70, w * 0.085)
    picture.blit(tinted(mask(w, h, [star]), kit.theme.colour("extreme_sparkle")), (0, 0))
    return picture


def chip(kit: Kit, colour: int, *, width: int, height: int, radius: float) -> Surface:
    """Return a plate in a card colour with its pattern, for places where a colour is named."""
    look = kit.theme.card_colours(colour)
    picture = ground_picture(look, kit.theme.ground(colour), width, height, is_strong=kit.theme.is_strong)
    lip = max(2, round(height * 0.05))
    plate = clear(width, height)
    plate.blit(tinted(box_mask(width, height, radius), mix(look.mean, kit.theme.colour("ink"), 0.5)), (0, 0))
    top = picture.subsurface((0, 0, width, height - lip)).copy()
    plate.blit(cut(top, box_mask(width, height - lip, radius)), (0, 0))
    plate.blit(
        tinted(ring_mask(width, height - lip, radius, max(1.2, height * 0.025)), look.keyline, 0.9), (0, 0)
    )
    return plate
