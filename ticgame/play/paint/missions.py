"""Pieces of the missions panel: segments of progress, key chips, edge symbols."""

from typing import Final

from pygame import Surface

from ticgame.core.cards import Key, key_positions
from ticgame.play.paint.cards import chip
from ticgame.play.paint.kit import Kit
from ticgame.play.paint.markers import marker
from ticgame.play.paint.panels import plate, ring
from ticgame.play.paint.raster import box_mask, centred, clear, fill, tinted
from ticgame.play.paint.shapes import card_shape
from ticgame.play.theme import Colour, Tint

_TOP: Final = (0x43, 0x4F, 0x92)
_BOTTOM: Final = (0x34, 0x3E, 0x78)
_LIP: Final = (0x1A, 0x20, 0x46)
# Where up to four edge symbols sit on a tile 60 wide: x, y, scale.
_PLACES: Final = (
    ((0, -1, 1.0),),
    ((-13, -1, 0.72), (13, -1, 0.72)),
    ((-13, 9, 0.66), (13, 9, 0.66), (0, -15, 0.72)),
    ((-13, -14, 0.62), (13, -14, 0.62), (-13, 11, 0.62), (13, 11, 0.62)),
)


def segments(
    kit: Kit, width: int, height: int, *, total: int, filled: int, preview: int, is_done: bool
) -> Surface:
    """Return progress in equal segments; `preview` more of them are outlined in mint."""
    gap = kit.canvas.px(6)
    picture = clear(width, height)
    for place in range(total):
        left, right = round(place * (width + gap) / total), round((place + 1) * (width + gap) / total) - gap
        name = "mission.done" if is_done else "mission" if place < filled else "mission.empty"
        picture.blit(tinted(box_mask(right - left, height, height / 2), kit.colour(name)), (left, 0))
        if not is_done and filled <= place < filled + preview:
            line = Tint(kit.colour("tic"), 1.0)
            picture.blit(ring(right - left, height, height / 2, 3 * kit.canvas.k, line), (left, 0))
    return picture


def key_chip(kit: Kit, key: Key, size: int) -> Surface:
    """Return a key as a small square card: what it fixes of number, shape and colour."""
    number, shape, colour = key_positions(key)
    if colour is None:
        picture, ink = tile(size), kit.colour("main")
    else:
        picture, ink = (
            chip(kit, colour, width=size, height=size, radius=size * 0.25),
            kit.theme.card_colours(colour).glyph,
        )
    middle = size * 0.48
    if number is not None and shape is not None:
        _numeral(kit, picture, number, x=size * 0.27, y=middle, height=round(size * 0.50), ink=ink)
        fill(picture, card_shape(shape, size * 0.70, middle, size * 0.235), ink)
    elif number is not None:
        _numeral(kit, picture, number, x=size / 2, y=middle, height=round(size * 0.57), ink=ink)
    elif shape is not None:
        fill(picture, card_shape(shape, size / 2, middle, size * 0.32), ink)
    return picture


def _numeral(
    kit: Kit, picture: Surface, number: int, *, x: float, y: float, height: int, ink: Colour
) -> None:
    centred(picture, tinted(kit.type.ink(str(number + 1), height), ink), x, y)


def tile(size: int) -> Surface:
    """Return the indigo tile that mission symbols lie on."""
    picture = tinted(box_mask(size, size, size * 0.25), _LIP)
    picture.blit(plate(size, size - max(2, round(size * 0.05)), size * 0.25, _TOP, _BOTTOM), (0, 0))
    return picture


def edge_tile(kit: Kit, kinds: tuple[str, ...], size: int) -> Surface:
    """Return a tile with one to four edge symbols."""
    picture = tile(size)
    unit = size / 60
    for kind, (x, y, scale) in zip(kinds, _PLACES[len(kinds) - 1], strict=True):
        centred(
            picture, marker(kit, kind, scale * unit, has_glow=False), size / 2 + x * unit, size / 2 + y * unit
        )
    return picture
