"""Icons, drawn at the size they are shown."""

from collections.abc import Callable, Mapping
from typing import Final

import pygame
from pygame import Surface

from ticgame.play.paint.icon_parts import Icon
from ticgame.play.paint.icons_menu import MENU_ICONS
from ticgame.play.paint.icons_play import PLAY_ICONS
from ticgame.play.paint.raster import clear, mask, tinted
from ticgame.play.paint.shapes import moved, scaled
from ticgame.play.theme import Colour

ICONS: Final[Mapping[str, Callable[[], Icon]]] = {**PLAY_ICONS, **MENU_ICONS}


def icon(name: str, size: int, colour: Colour) -> Surface:
    """Return an icon `size` pixels high; raise KeyError for a name that is not in `ICONS`."""
    picture = clear(size, size)
    half = size / 2
    for part in ICONS[name]():
        outlines = [moved(scaled(outline, half * 0.92), half, half) for outline in part.outlines]
        holes = [moved(scaled(hole, half * 0.92), half, half) for hole in part.holes]
        if part.gap:
            cutter = mask(size, size, outlines, grow=part.gap * half)
            picture.blit(tinted(cutter, (0, 0, 0)), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        shape = mask(size, size, outlines, holes=holes)
        picture.blit(tinted(shape, colour, part.alpha), (0, 0))
    return picture
