"""Cards ready for the stage: shadow baked in, turned, stretched, encoded for fast blits.

The middle of every picture is the middle of the card, so a caller moves, turns and lifts it by its centre.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame
from pygame import Surface

from ticgame.play.paint.cards import card_height
from ticgame.play.paint.kit import Kit
from ticgame.play.paint.raster import centred, clear, soft_box, tinted
from ticgame.play.theme import CARD_CORNER, Colour

ANGLE_STEP: Final = 0.5
SCALE_STEP: Final = 0.02
_EDGE: Final = 3


class Held(NamedTuple):
    """How a card is held: design units above the table, degrees counter-clockwise, stretch of its sides."""

    lift: float = 0
    angle: float = 0
    scale_x: float = 1
    scale_y: float = 1

    def rounded(self) -> "Held":
        """Return the nearest pose that pictures are made for."""
        return Held(
            round(self.lift),
            round(self.angle / ANGLE_STEP) * ANGLE_STEP,
            max(SCALE_STEP, round(self.scale_x / SCALE_STEP) * SCALE_STEP),
            max(SCALE_STEP, round(self.scale_y / SCALE_STEP) * SCALE_STEP),
        )

    @property
    def is_plain(self) -> bool:
        return self.angle == 0 and self.scale_x == 1 and self.scale_y == 1


def posed(kit: Kit, face: Callable[[int], Surface], *, width: float, pose: Held, edge: Colour) -> Surface:
    """Return a card in a pose over its shadow; `face` draws it at a pixel width, `edge` is its rim."""
    w = kit.canvas.px(width)
    under = kit.layer(("shade", w, width, pose), lambda: shade(kit, w, width, pose))
    drop = shade_drop(width, pose.lift) * kit.canvas.k
    top = face(w) if pose.is_plain else _turned(face, w, pose, edge)
    half_w = max(under.get_width(), top.get_width()) / 2
    half_h = max(under.get_height() / 2 + drop, top.get_height() / 2)
    # Even or odd as the face, so that a face at rest lies on whole pixels.
    picture = clear(_matching(half_w, top.get_width()), _matching(half_h, top.get_height()))
    x, y = picture.get_width() / 2, picture.get_height() / 2
    centred(picture, under, x, y + drop)
    centred(picture, top, x, y)
    return picture


def _matching(half: float, side: int) -> int:
    whole = 2 * round(half + 0.5)
    return whole + (side % 2)


def _turned(face: Callable[[int], Surface], w: int, pose: Held, edge: Colour) -> Surface:
    """Return a face turned and stretched, from one drawn larger."""
    large = round(w * (2 if w < 140 else 1.4))
    master = face(large)
    padded = Surface((master.get_width() + 2 * _EDGE, master.get_height() + 2 * _EDGE), pygame.SRCALPHA)
    padded.fill((*edge, 0))
    padded.blit(master, (_EDGE, _EDGE))
    if pose.scale_x != 1 or pose.scale_y != 1:
        size = (
            max(1, round(padded.get_width() * pose.scale_x)),
            max(1, round(padded.get_height() * pose.scale_y)),
        )
        padded = pygame.transform.smoothscale(padded, size)
    if pose.angle == 0:
        share = w / large
        small = (max(1, round(padded.get_width() * share)), max(1, round(padded.get_height() * share)))
        return pygame.transform.smoothscale(padded, small)
    return pygame.transform.rotozoom(padded, pose.angle, w / large)


def shade_drop(width: float, lift: float) -> float:
    """Return how far below a card its shadow lies, in design units."""
    return 4 + 0.015 * width + 1.7 * lift


def shade(kit: Kit, w: int, width: float, pose: Held) -> Surface:
    """Return the shadow under a card in a pose."""
    k = kit.canvas.k
    blur = (7 + 0.03 * width + 0.8 * pose.lift) * k
    size = (max(1, round(w * pose.scale_x)), max(1, round(card_height(w) * pose.scale_y)))
    soft = soft_box(*size, w * CARD_CORNER, blur)
    dark = tinted(soft, kit.colour("shadow"), kit.theme.tint("shadow").alpha)
    return pygame.transform.rotozoom(dark, pose.angle, 1) if pose.angle else dark
