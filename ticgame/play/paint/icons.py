"""Icons, drawn at the size they are shown."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame
from pygame import Surface

from ticgame.play.paint.icon_parts import Icon
from ticgame.play.paint.icons_menu import MENU_ICONS
from ticgame.play.paint.icons_play import PLAY_ICONS
from ticgame.play.paint.raster import bounds, clear, draw, mask, tinted
from ticgame.play.paint.shapes import Outline, moved, scaled

ICONS: Final[Mapping[str, Callable[[], Icon]]] = {**PLAY_ICONS, **MENU_ICONS}

_WHITE: Final = (255, 255, 255)


def icon(name: str, size: int) -> Surface:
    """Return the mask of an icon `size` pixels high; raise KeyError for a name that is not in `ICONS`."""
    picture = clear(size, size)
    half = size / 2
    for part in ICONS[name]():
        outlines = [moved(scaled(outline, half * 0.92), half, half) for outline in part.outlines]
        holes = [moved(scaled(hole, half * 0.92), half, half) for hole in part.holes]
        if part.gap:
            _cut_away(picture, outlines, part.gap * half)
        draw(picture, outlines, _WHITE, alpha=part.alpha, holes=holes)
    return picture


def _cut_away(picture: Surface, outlines: Sequence[Outline], gap: float) -> None:
    """Make a picture transparent under outlines grown by so many pixels."""
    area = bounds(outlines, gap)
    local = [moved(outline, -area.x, -area.y) for outline in outlines]
    cutter = tinted(mask(area.w, area.h, local, grow=gap), (0, 0, 0))
    picture.blit(cutter, area, special_flags=pygame.BLEND_RGBA_SUB)
