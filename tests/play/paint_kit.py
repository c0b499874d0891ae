"""An `Art` for tests, and ways to look at what it draws."""

from collections import Counter

import pygame
from pygame import Surface

from ticgame.play.paint.art import Art
from ticgame.play.theme import Canvas, Colour, Theme, linear, load_palette

FULL_HD = (1920, 1080)


def make_art(size: tuple[int, int] = FULL_HD, **choices: object) -> Art:
    """Return an Art on a small hidden display; `choices` go to the theme."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((16, 16))
    return Art(Canvas(size), Theme(load_palette(), **choices))  # type: ignore[arg-type]


def pixels(picture: Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def colour_at(picture: Surface, x: float, y: float) -> Colour:
    """Return the colour at shares 0 to 1 of a picture's width and height."""
    width, height = picture.get_size()
    red, green, blue, _ = picture.get_at((int(x * width), int(y * height)))
    return red, green, blue


def is_near(a: Colour, b: Colour, *, within: int = 3) -> bool:
    return all(abs(one - other) <= within for one, other in zip(a, b, strict=True))


def mean_light(picture: Surface) -> list[float]:
    """Return the mean of red, green and blue in linear light."""
    data = pygame.image.tobytes(picture, "RGB")
    count = len(data) / 3
    return [sum(n * linear(v) for v, n in Counter(data[c::3]).items()) / count for c in range(3)]


def visible_pixels(picture: Surface) -> int:
    return pygame.mask.from_surface(picture, 8).count()


def shown_on(picture: Surface, ground: Colour = (39, 48, 106)) -> Surface:
    """Return a picture blitted onto an opaque one of a colour."""
    shown = Surface(picture.get_size(), 0, 32)
    shown.fill(ground)
    shown.blit(picture, (0, 0))
    return shown
