"""What every painting function needs: the canvas, the theme, type and the two stores of pictures."""

from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

import pygame
from pygame import Surface

from ticgame import data_dir
from ticgame.play.paint.cache import PictureCache
from ticgame.play.text import Lettering
from ticgame.play.theme import Canvas, Colour, Theme

LAYER_BYTES: Final = 64 * 2**20
PICTURE_BYTES: Final = 224 * 2**20

Paint = Colour | str


class Kit(NamedTuple):
    """One canvas in one theme; a new size or theme means a new kit."""

    canvas: Canvas
    theme: Theme
    type: Lettering
    layers: PictureCache
    pictures: PictureCache

    def colour(self, paint: Paint) -> Colour:
        """Return a colour that may be given by its name in the palette."""
        return self.theme.colour(paint) if isinstance(paint, str) else paint

    def layer(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """Return a building stone of pictures, kept."""
        return self.layers.get(key, make)

    def picture(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """Return a finished picture, kept."""
        return self.pictures.get(key, make)

    def sprite(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """Return a finished picture, kept, encoded for fast blits onto opaque surfaces."""
        return self.pictures.get(("sprite", key), lambda: encoded(make()))


def make_kit(canvas: Canvas, theme: Theme) -> Kit:
    lettering = Lettering(canvas, data_dir("assets") / "fonts")
    return Kit(canvas, theme, lettering, PictureCache(LAYER_BYTES), PictureCache(PICTURE_BYTES))


def encoded(picture: Surface) -> Surface:
    """Return a picture marked for run-length encoding: the last step, as copies of it would lose that."""
    picture.set_alpha(255, pygame.RLEACCEL)
    return picture
