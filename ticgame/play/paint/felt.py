"""Felt: the table and title backgrounds, and the fibre of mats.

The smooth light of a background is a small picture, stored brighter than it is shown. It is enlarged,
fibre is added while it is bright, and only then is it dimmed: so no bands appear although a channel has 256
levels. The pictures are kept as BMP, which is read many times faster than PNG.
"""

from typing import Final

import pygame
from pygame import Surface

from ticgame import data_dir

# How much brighter than life the stored pictures are; tools/make_felt.py writes them so.
GAIN: Final = {"table": 2.0, "title": 1.3}
FIBRE_GAIN: Final = 2.0
# The fibre tile's mean level at its own gain; the stored pictures leave it out.
FIBRE_MEAN: Final = 8


def felt(kind: str, size: tuple[int, int]) -> Surface:
    """Return an opaque background, `table` or `title`, that covers a display of that size."""
    gain = GAIN[kind]
    picture = _covering(_load(f"{kind}.bmp"), size)
    _add_fibre(picture, gain)
    dim = round(255 / gain)
    picture.fill((dim, dim, dim), special_flags=pygame.BLEND_RGB_MULT)
    return picture


def add_fibre(picture: Surface) -> None:
    """Weave fibre into an opaque picture, its mean brightness kept."""
    _add_fibre(picture, 1.0)
    mean = round(FIBRE_MEAN / FIBRE_GAIN)
    picture.fill((mean, mean, mean), special_flags=pygame.BLEND_RGB_SUB)


def _add_fibre(picture: Surface, gain: float) -> None:
    tile = _load("fibre.bmp")
    part = round(255 * gain / FIBRE_GAIN)
    tile.fill((part, part, part), special_flags=pygame.BLEND_RGB_MULT)
    side, (width, height) = tile.get_width(), picture.get_size()
    tiles = [(tile, (x, y)) for x in range(0, width, side) for y in range(0, height, side)]
    picture.fblits(tiles, pygame.BLEND_RGB_ADD)


def _load(name: str) -> Surface:
    """Return an opaque 32 bit picture of the assets, which all blends need."""
    loaded = pygame.image.load(data_dir("assets") / "felt" / name)
    picture = Surface(loaded.get_size(), 0, 32)
    picture.blit(loaded, (0, 0))
    return picture


def _covering(light: Surface, size: tuple[int, int]) -> Surface:
    """Return a picture enlarged to cover a size, its middle in the middle."""
    factor = max(size[0] / light.get_width(), size[1] / light.get_height())
    wide = (max(size[0], round(light.get_width() * factor)), max(size[1], round(light.get_height() * factor)))
    large = pygame.transform.smoothscale(light, wide)
    if wide == size:
        return large
    return large.subsurface(((wide[0] - size[0]) // 2, (wide[1] - size[1]) // 2, *size)).copy()
