"""Card faces, the "Poster" design: composed from grounds, shapes and numerals that are drawn once a size.

All sizes here are whole pixels; fractions are of the card's width w or height h.
"""

from typing import Final

import pygame
from pygame import Surface

from ticgame.core.cards import COLOUR, HIGH_EXTREME, LOW_EXTREME, NUMBER, SHAPE, Card
from ticgame.play.paint.kit import Kit
from ticgame.play.paint.patterns import pattern_mask
from ticgame.play.paint.raster import (
    box_mask,
    clear,
    cut,
    fade_mask,
    gradient,
    mask,
    ring_mask,
    tinted,
)
from ticgame.play.paint.shapes import card_shape, circle, glint
from ticgame.play.theme import CardColours, Ground, mix

RATIO: Final = 1.4
CORNER: Final = 0.115
_LETTER_ALPHA: Final = 0.92
# Opacity of the pattern down the card: faint to 0.18 h, full from 0.70 h.
_FADE_FROM, _FADE_TO = 0.18, 0.70


def card_height(width: int) -> int:
    """Return the height in pixels of a card `width` pixels wide."""
    return round(width * RATIO)


def face(kit: Kit, card: Card, w: int) -> Surface:
    """Return a new picture of a card's face, straight alpha."""
    number, shape, colour = NUMBER[card], SHAPE[card], COLOUR[card]
    look = kit.theme.card_colours(colour)
    picture = _ground(kit, colour, w).copy()
    glyph = _shape(kit, shape, look, w)
    picture.blit(
        glyph,
        (round(0.585 * w) - glyph.get_width() // 2, round(0.485 * card_height(w)) - glyph.get_height() // 2),
    )
    picture.blit(_figures(kit, number, colour, w), (0, 0))
    picture.blit(_frame(kit, colour, w), (0, 0))
    if card in (LOW_EXTREME, HIGH_EXTREME):
        picture.blit(_extreme(kit, w), (0, 0))
    return cut(picture, body(kit, w))


def body(kit: Kit, w: int) -> Surface:
    """Return the mask of a whole card."""
    return kit.layer(("body", w), lambda: box_mask(w, card_height(w), w * CORNER))


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


def _figures(kit: Kit, number: int, colour: int, w: int) -> Surface:
    """Return numeral with halo, and pips, over a whole card."""
    return kit.layer(("figures", number, colour, w), lambda: _draw_figures(kit, number, colour, w))


def _draw_figures(kit: Kit, number: int, colour: int, w: int) -> Surface:
    h, look, drop = card_height(w), kit.theme.card_colours(colour), _drop(w)
    ground = _ground(kit, colour, w)
    halo = pygame.transform.average_color(ground, (0, 0, w, max(2, h // 3)))[:3]
    reach = max(2.0, w * 0.048)
    margin = round(reach) + 1
    height = max(4, round(h * 0.305))
    text = str(number + 1)
    numeral = kit.layer(("numeral", number, w), lambda: kit.type.ink(text, height, margin=margin))
    grown = kit.layer(("halo", number, w), lambda: kit.type.ink(text, height, margin=margin, outline=reach))
    picture = clear(w, h)
    place = (round(w * 0.245 - numeral.get_width() / 2), round(h * 0.075) - margin)
    picture.blit(tinted(grown, halo), place)
    picture.blit(embossed(kit, numeral, look, drop), place)
    picture.blit(embossed(kit, _pips(kit, number, w), look, drop), (0, 0))
    return picture


def _pips(kit: Kit, number: int, w: int) -> Surface:
    h = card_height(w)
    centres = [w * 0.5 + (pip - number / 2) * w * 0.158 for pip in range(number + 1)]
    return kit.layer(
        ("pips", number, w), lambda: mask(w, h, [circle(x, h * 0.872, w * 0.056) for x in centres])
    )


def _frame(kit: Kit, colour: int, w: int) -> Surface:
    """Return keyline, lip and letter over a whole card, square-cornered: the body mask rounds it."""
    return kit.layer(("frame", colour, w), lambda: _draw_frame(kit, colour, w))


def _draw_frame(kit: Kit, colour: int, w: int) -> Surface:
    h, look, lip = card_height(w), kit.theme.card_colours(colour), lip_height(w)
    picture = clear(w, h)
    line = ring_mask(w, h - lip, w * CORNER, max(1.3, w * 0.018))
    picture.blit(tinted(line, look.keyline, 0.9), (0, 0))
    under = clear(w, h)
    under.fill((*look.lip, 255), (0, h // 2, w, h))
    _erase(under, box_mask(w, h - lip, w * CORNER))
    picture.blit(under, (0, 0))
    _draw_letter(kit, picture, colour, look, w)
    return picture


def _erase(picture: Surface, shape: Surface) -> None:
    """Take a mask's opacity off a picture."""
    eraser = tinted(shape, (0, 0, 0))
    picture.blit(eraser, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)


def _draw_letter(kit: Kit, picture: Surface, colour: int, look: CardColours, w: int) -> None:
    if not kit.theme.has_letters:
        return
    letter = kit.theme.letter_set[colour]
    h = card_height(w)
    if kit.theme.is_distinct:
        _draw_tab(kit, picture, letter, look, w)
        return
    glyph = kit.type.ink(letter, max(8, round(h * 0.105)))
    picture.blit(
        tinted(glyph, look.glyph, _LETTER_ALPHA), (round(w * 0.865 - glyph.get_width() / 2), round(h * 0.068))
    )


def _draw_tab(kit: Kit, picture: Surface, letter: str, look: CardColours, w: int) -> None:
    h, pad = card_height(w), w * 0.055
    glyph = kit.type.ink(letter, max(8, round(h * 0.135)))
    width, height = round(glyph.get_width() + 2 * pad), round(glyph.get_height() + 1.5 * pad)
    left, top = round(w - width - w * 0.06), round(h * 0.055)
    picture.blit(tinted(box_mask(width, height, pad * 1.1), look.glyph), (left, top))
    other = kit.theme.colour("ink" if look.is_glyph_light else "cream")
    place = (left + (width - glyph.get_width()) // 2, top + (height - glyph.get_height()) // 2)
    picture.blit(tinted(glyph, other), place)


def _extreme(kit: Kit, w: int) -> Surface:
    """Return the inner line and glint of the two Extremes over a whole card."""
    return kit.layer(("extreme", w), lambda: _draw_extreme(kit, w))


def _draw_extreme(kit: Kit, w: int) -> Surface:
    h, inset = card_height(w), round(w * 0.05)
    picture = clear(w, h)
    line = ring_mask(
        w - 2 * inset, h - lip_height(w) - 2 * inset, w * CORNER - inset * 0.7, max(1.2, w * 0.014)
    )
    picture.blit(tinted(line, kit.theme.colour("extreme_mark"), 0.85), (inset, inset))
    star = glint(w * 0.15, h * 0.70, w * 0.085)
    picture.blit(tinted(mask(w, h, [star]), kit.theme.colour("extreme_sparkle")), (0, 0))
    return picture


def chip(kit: Kit, colour: int, width: int, height: int, radius: float) -> Surface:
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
