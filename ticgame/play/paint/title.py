"""The TIC logo.

It is kept as a picture for the usual colours and drawn for others: the title is there sooner.
"""

from typing import Final

import pygame
from pygame import Surface

from ticgame import data_dir
from ticgame.play.paint.kit import Kit
from ticgame.play.paint.raster import smaller

LOGO: Final = (520, 240)
LARGEST_STORED: Final = 1.5
"""Pixels per design unit of the stored picture, from tools/make_logo.py; a larger logo is drawn."""


def logo(kit: Kit) -> Surface:
    """Return TIC as three tiles joined by `=`, LOGO design units large."""
    if kit.canvas.k > LARGEST_STORED or kit.theme.is_strong:
        from ticgame.play.paint.logo import draw_logo  # only then

        return draw_logo(kit)
    return smaller(pygame.image.load(data_dir("assets") / "logo.bmp"), logo_size(kit))


def logo_size(kit: Kit) -> tuple[int, int]:
    """Return how large the logo is in pixels."""
    return round(LOGO[0] * kit.canvas.k), round(LOGO[1] * kit.canvas.k)
