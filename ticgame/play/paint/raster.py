"""Turning outlines into smooth pixels: masks, tints, gradients, nine-slices, blurs.

A mask is a surface that is white everywhere and carries its picture in its alpha, so tinting it leaves no
dark fringe.
"""

from collections.abc import Iterable, Sequence
from math import ceil, floor
from typing import Final

import pygame
from pygame import Rect, Surface

from ticgame.play.paint.shapes import Outline, Point, box
from ticgame.play.theme import Colour

CLEAR_WHITE: Final = (255, 255, 255, 0)
WHITE: Final = (255, 255, 255, 255)
SHARPEST_SIGMA: Final = 4.0
LOST: Final = 3
"""How many 255ths of a channel `smoothscale` may lose."""


def clear(width: int, height: int) -> Surface:
    """Return a fully transparent surface, white underneath."""
    surface = Surface((max(1, width), max(1, height)), pygame.SRCALPHA)
    surface.fill(CLEAR_WHITE)
    return surface


def detail(width: float) -> int:
    """Return how many samples a side a pixel of a picture of that width gets; big ones need fewer.

    Powers of two only: `smoothscale` darkens by other factors.
    """
    return 4 if width < 300 else 2


def mask(
    width: int,
    height: int,
    outlines: Iterable[Outline],
    *,
    holes: Iterable[Outline] = (),
    grow: float = 0,
    samples: int = 0,
) -> Surface:
    """Return a mask of filled outlines, grown by `grow` pixels, less the holes."""
    samples = samples or detail(max(width, height))
    big = clear(width * samples, height * samples)
    for outline in outlines:
        points = [(x * samples, y * samples) for x, y in outline]
        pygame.draw.polygon(big, WHITE, points)
        if grow:
            _grow(big, points, grow * samples)
    for hole in holes:
        pygame.draw.polygon(big, CLEAR_WHITE, [(x * samples, y * samples) for x, y in hole])
    return pygame.transform.smoothscale(big, (max(1, width), max(1, height)))


def _grow(surface: Surface, points: Sequence[Point], reach: float) -> None:
    for start, end in zip(points, [*points[1:], points[0]], strict=True):
        dx, dy = end[0] - start[0], end[1] - start[1]
        length = (dx * dx + dy * dy) ** 0.5
        if length > 1e-6:
            nx, ny = -dy / length * reach, dx / length * reach
            corners = [
                (start[0] + nx, start[1] + ny),
                (end[0] + nx, end[1] + ny),
                (end[0] - nx, end[1] - ny),
                (start[0] - nx, start[1] - ny),
            ]
            pygame.draw.polygon(surface, WHITE, corners)
        pygame.draw.circle(surface, WHITE, start, reach)


def shrunk(big: Surface, size: tuple[int, int]) -> Surface:
    """Return a mask made smaller by any factor, as solid and white as it was."""
    small = pygame.transform.smoothscale(big, (max(1, size[0]), max(1, size[1])))
    small.fill(CLEAR_WHITE, special_flags=pygame.BLEND_RGBA_MAX)
    return _strengthened(small, (0, 0, 0, LOST))


def smaller(big: Surface, size: tuple[int, int]) -> Surface:
    """Return a picture made smaller by any factor, as bright as it was."""
    return _strengthened(pygame.transform.smoothscale(big, size), (LOST, LOST, LOST, LOST))


def _strengthened(picture: Surface, by: tuple[int, int, int, int]) -> Surface:
    """Add so many 255ths of each channel to itself, in place: `smoothscale` loses some."""
    lost = picture.copy()
    lost.fill(by, special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(lost, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return picture


def tinted(picture: Surface, colour: Colour, alpha: float = 1.0) -> Surface:
    """Return a copy of a mask in a colour, its opacity times `alpha`."""
    copy = picture.copy()
    copy.fill((*colour, round(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def faded(picture: Surface, alpha: float) -> Surface:
    """Return a copy of a picture, its opacity times `alpha`."""
    return tinted(picture, (255, 255, 255), alpha)


def cut(picture: Surface, shape: Surface) -> Surface:
    """Multiply a picture's opacity by a mask of the same size, in place, and return it."""
    picture.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def punched(picture: Surface, shape: Surface) -> Surface:
    """Take a mask of the same size out of a picture, in place, and return it."""
    rest = Surface(shape.get_size(), pygame.SRCALPHA)
    rest.fill(WHITE)
    rest.blit(tinted(shape, (0, 0, 0)), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return cut(picture, rest)


def fill(target: Surface, outline: Outline, colour: Colour, *, alpha: float = 1.0, grow: float = 0.0) -> None:
    """Draw a filled outline onto a surface."""
    draw(target, [outline], colour, alpha=alpha, grow=grow)


def draw(
    target: Surface,
    outlines: Sequence[Outline],
    colour: Colour,
    *,
    alpha: float = 1.0,
    grow: float = 0.0,
    holes: Sequence[Outline] = (),
) -> None:
    """Draw filled outlines as one shape onto a surface: where they overlap, `alpha` counts once."""
    area = bounds(outlines, grow)
    local = [[(x - area.x, y - area.y) for x, y in outline] for outline in outlines]
    gaps = [[(x - area.x, y - area.y) for x, y in hole] for hole in holes]
    shape = mask(area.w, area.h, local, holes=gaps, grow=grow)
    shape.fill((*colour, round(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    target.blit(shape, area)


def bounds(outlines: Iterable[Outline], grow: float = 0.0) -> Rect:
    """Return whole pixels around outlines, with one pixel to spare."""
    xs = [x for outline in outlines for x, _ in outline]
    ys = [y for outline in outlines for _, y in outline]
    left, top = floor(min(xs) - grow) - 1, floor(min(ys) - grow) - 1
    return Rect(left, top, ceil(max(xs) + grow) + 1 - left, ceil(max(ys) + grow) + 1 - top)


def gradient(width: int, height: int, top: Colour, bottom: Colour) -> Surface:
    """Return an opaque vertical gradient."""
    rows = max(1, height)
    last = max(1, rows - 1)
    red, green, blue = (
        [round(a + (b - a) * y / last) for y in range(rows)] for a, b in zip(top, bottom, strict=True)
    )
    return _striped(width, red, green, blue, [255] * rows)


def fade_mask(width: int, height: int, levels: Sequence[float]) -> Surface:
    """Return a mask whose opacity runs down the rows through evenly spaced levels."""
    rows = max(1, height)
    alphas = []
    for y in range(rows):
        place = y / max(1, rows - 1) * (len(levels) - 1)
        low = min(int(place), len(levels) - 2)
        alphas.append(round(255 * (levels[low] + (levels[low + 1] - levels[low]) * (place - low))))
    white = [255] * rows
    return _striped(width, white, white, white, alphas)


def _striped(
    width: int, red: Sequence[int], green: Sequence[int], blue: Sequence[int], alpha: Sequence[int]
) -> Surface:
    """Return a picture of rows, each of one colour."""
    pixels = bytearray(4 * len(red))
    for place, levels in enumerate((blue, green, red, alpha)):
        pixels[place::4] = bytes(levels)
    column = pygame.image.frombytes(bytes(pixels), (1, len(red)), "BGRA")
    return pygame.transform.scale(column, (max(1, width), len(red)))


def stretched(tile: Surface, width: int, height: int) -> Surface:
    """Return a square tile stretched to a size by its middle row and column, its corners untouched."""
    side = tile.get_width()
    half = side // 2
    if width < side or height < side:
        return pygame.transform.smoothscale(tile, (max(1, width), max(1, height)))
    picture = clear(width, height)
    right, low = width - half, height - half
    for x, tx in ((0, 0), (right, side - half)):
        for y, ty in ((0, 0), (low, side - half)):
            picture.blit(tile, (x, y), (tx, ty, half, half))
        column = tile.subsurface((tx, half, half, 1))
        picture.blit(pygame.transform.scale(column, (half, height - 2 * half)), (x, half))
    for y, ty in ((0, 0), (low, side - half)):
        row = tile.subsurface((half, ty, 1, half))
        picture.blit(pygame.transform.scale(row, (width - 2 * half, half)), (half, y))
    picture.fill(tile.get_at((half, half)), (half, half, width - 2 * half, height - 2 * half))
    return picture


def box_mask(width: int, height: int, radius: float) -> Surface:
    """Return a mask of a whole rounded box."""
    radius = min(radius, width / 2, height / 2)
    side = 2 * ceil(radius) + 3
    wide, high = min(width, side), min(height, side)
    tile = mask(wide, high, [box(0, 0, wide, high, radius)], samples=4)
    return _grown(tile, width, height)


def ring_mask(width: int, height: int, radius: float, thickness: float) -> Surface:
    """Return a mask of the line along the inside of a rounded box's edge."""
    radius = min(radius, width / 2, height / 2)
    side = 2 * ceil(max(radius, thickness)) + 5
    size = (min(width, side), min(height, side))
    inner = box(
        thickness, thickness, size[0] - 2 * thickness, size[1] - 2 * thickness, max(0.1, radius - thickness)
    )
    tile = mask(*size, [box(0, 0, *size, radius)], holes=[inner], samples=4)
    return _grown(tile, width, height)


def _grown(tile: Surface, width: int, height: int) -> Surface:
    """Return a tile stretched to a size in whichever direction it is smaller."""
    if tile.get_size() == (width, height):
        return tile
    if tile.get_height() == height:
        return _widened(tile, width)
    if tile.get_width() == width:
        return pygame.transform.rotate(_widened(pygame.transform.rotate(tile, 90), height), -90)
    return stretched(tile, width, height)


def blurred(picture: Surface, sigma: float) -> Surface:
    """Return a picture blurred nearly as by a Gaussian, by three box blurs."""
    if sigma >= 2 * SHARPEST_SIGMA:
        # Nothing fine is left of it: blurred small and enlarged it looks the same and is made much faster.
        share = SHARPEST_SIGMA / sigma
        size = (max(1, round(picture.get_width() * share)), max(1, round(picture.get_height() * share)))
        small = blurred(pygame.transform.smoothscale(picture, size), SHARPEST_SIGMA)
        return pygame.transform.smoothscale(small, picture.get_size())
    radius = round(sigma)
    if radius < 1:
        return picture
    for _ in range(3):
        picture = pygame.transform.box_blur(picture, radius)
    return picture


def soft_margin(blur: float) -> int:
    """Return by how many pixels a blur of that size (1.6 sigma) reaches out of its shape."""
    return ceil(blur * 1.7) + 2


def soft_box(width: int, height: int, radius: float, blur: float) -> Surface:
    """Return a mask of a blurred rounded box, `soft_margin(blur)` larger on every side."""
    margin = soft_margin(blur)
    radius = min(radius, width / 2, height / 2)
    side = 2 * ceil(radius + margin) + 1
    if width < side:
        return _soft(width, height, radius, blur)
    if height < side:
        return _widened(_soft(side, height, radius, blur), width + 2 * margin)
    return stretched(_soft(side, side, radius, blur), width + 2 * margin, height + 2 * margin)


def _widened(picture: Surface, width: int) -> Surface:
    """Return a picture stretched to a width by its middle column, its ends untouched."""
    own, height = picture.get_size()
    half = own // 2
    wide = clear(width, height)
    wide.blit(picture, (0, 0), (0, 0, half, height))
    wide.blit(picture, (width - half, 0), (own - half, 0, half, height))
    column = picture.subsurface((half, 0, 1, height))
    wide.blit(pygame.transform.scale(column, (width - 2 * half, height)), (half, 0))
    return wide


def _soft(width: int, height: int, radius: float, blur: float) -> Surface:
    margin = soft_margin(blur)
    shape = box(margin, margin, width, height, radius)
    # A strong blur leaves nothing of a hard edge.
    samples = 1 if blur / 1.6 >= 2 * SHARPEST_SIGMA else 2
    return blurred(mask(width + 2 * margin, height + 2 * margin, [shape], samples=samples), blur / 1.6)


def centred(target: Surface, picture: Surface, x: float, y: float, *, flags: int = 0) -> None:
    """Blit a picture with its centre on a point."""
    place = (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2))
    target.blit(picture, place, special_flags=flags)
