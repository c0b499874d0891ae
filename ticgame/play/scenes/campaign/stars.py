"""Stars in a row, earned or still to earn."""

from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING

from ticgame.campaign.outcome import MOST_STARS
from ticgame.play.marks import Mark

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

PITCH = 1.12
"""From star to star, in sizes of a star."""
GOLD = (0xFF, 0xD3, 0x5C)
TO_EARN = (0x4A, 0x55, 0x86)


def paint_stars(
    art: "Art", key: Hashable, stars: int, *, x: float, y: float, size: float, layer: int
) -> Iterator[Mark]:
    """Yield three stars with their middle at a point, the earned ones in gold."""
    for at in range(MOST_STARS):
        is_earned = at < stars
        image = art.icon("star", size, GOLD if is_earned else TO_EARN)
        left = x + (at - (MOST_STARS - 1) / 2) * size * PITCH
        yield Mark((key, at), image, left, y, layer)
