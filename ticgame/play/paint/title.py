"""The TIC logo.

It is kept as a picture for the usual colours and drawn for others: the title is there sooner.
"""

from typing import Final

import pygame
from pygame import Surface

from ticgame import data_dir
from ticgame.play.paint.kit import Kit
from ticgame.play.paint.raster import smaller
from ticgame.play.theme import DESIGN_WIDTH

LOGO: Final = (520, 240)
STORED_WIDTHS: Final = (1920, 2880)
"""The widths of the displays that tools/make_logo.py keeps a logo for; a larger one is drawn."""


def logo(kit: Kit) -> Surface:
    """Return TIC as three tiles joined by `=`, LOGO design units large."""
    stored = next((width for width in STORED_WIDTHS if width >= kit.canvas.k * DESIGN_WIDTH), None)
    if stored is None or kit.theme.is_strong:
        from ticgame.play.paint.logo import draw_logo  # only then

        return draw_logo(kit)
    picture = pygame.image.load(data_dir("assets") / f"logo_{stored}.bmp")
    return picture if picture.get_size() == logo_size(kit) else smaller(picture, logo_size(kit))


def logo_size(kit: Kit) -> tuple[int, int]:
    """Return how large the logo is in pixels."""
    return round(LOGO[0] * kit.canvas.k), round(LOGO[1] * kit.canvas.k)
