"""Write assets/logo_*.bmp and assets/icon.bmp: the logo, and two of its tiles as the program's icon.

Run it after a change to the logo or its colours: `python tools/make_logo.py`. Both are BMP, which is read
many times faster than PNG: the title is there sooner.
"""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
from pygame import Surface

from ticgame import data_dir
from ticgame.play.paint.kit import Kit, make_kit
from ticgame.play.paint.logo import draw_logo, tilted_tile
from ticgame.play.paint.markers import marker
from ticgame.play.paint.raster import centred, clear
from ticgame.play.paint.title import STORED_WIDTHS
from ticgame.play.theme import Canvas, Theme, load_palette

ICON_SIDE = 64
DRAWN_SIDE = 4 * ICON_SIDE
# Letter, colour (position), degrees, middle as shares of the side.
ICON_TILES = (("T", 0, 8.0, 0.30, 0.46), ("C", 4, -8.0, 0.70, 0.54))


def draw_icon(kit: Kit) -> Surface:
    """Return two tiles of the logo that share a Tic."""
    side = DRAWN_SIDE
    picture = clear(side, side)
    for letter, colour, angle, x, y in ICON_TILES:
        centred(
            picture, tilted_tile(kit, letter, colour=colour, w=side // 2, angle=angle), x * side, y * side
        )
    centred(picture, marker(kit, "tic", side / 110, has_glow=False), side / 2, side / 2)
    return pygame.transform.smoothscale(picture, (ICON_SIDE, ICON_SIDE))


if __name__ == "__main__":
    pygame.font.init()
    for width in STORED_WIDTHS:
        kit = make_kit(Canvas((width, width * 9 // 16)), Theme(load_palette()))
        pygame.image.save(draw_logo(kit), data_dir("assets") / f"logo_{width}.bmp")
    pygame.image.save(draw_icon(kit), data_dir("assets") / "icon.bmp")
