"""Where a card lies on the screen, and which sprite it is.

A game says with a pure function where everything rests: `poses_of(scene of views) -> dict[SpriteId, Pose]`.
Sprites follow; motion only decides how they get there.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from ticgame.core.cards import Card
from ticgame.play.theme import CARD_RATIO

DECK: Final = -1
"""The pile of hidden cards that belongs to no seat."""


class Face(NamedTuple):
    """The sprite of a card that the screen may show."""

    card: Card


class Hidden(NamedTuple):
    """The sprite of a card that the screen doesn't know: a place in a seat's hand, or the deck's top."""

    pile: int
    slot: int


SpriteId = Face | Hidden


class Pose(NamedTuple):
    """Where and how a card lies: its middle and width in design units, degrees counter-clockwise.

    `lift` is how far the shadow says it is above the table; raising the picture itself is what `y` is for.
    `scale_x` and `scale_y` stretch it: a card that turns over passes through `scale_x` 0. `alpha` is how
    opaque it is.
    """

    x: float
    y: float
    width: float
    angle: float = 0.0
    is_face_up: bool = True
    layer: int = 0
    lift: float = 0.0
    scale_x: float = 1.0
    scale_y: float = 1.0
    alpha: float = 1.0

    @property
    def height(self) -> float:
        """Return the height of the card in design units."""
        return self.width * CARD_RATIO

    def contains(self, x: float, y: float) -> bool:
        """Return whether a point lies on the card, its turn left aside."""
        return abs(x - self.x) <= self.width / 2 and abs(y - self.y) <= self.height / 2


Poses = Mapping[SpriteId, Pose]


def blend(start: Pose, end: Pose, share: float) -> Pose:
    """Return the pose a share of the way (0 to 1, or a little beyond) from one to another."""
    x, y, width, angle, _, _, lift, scale_x, scale_y, alpha = start
    x2, y2, width2, angle2, is_face_up, layer, lift2, scale_x2, scale_y2, alpha2 = end
    return Pose(
        x + (x2 - x) * share,
        y + (y2 - y) * share,
        width + (width2 - width) * share,
        angle + (angle2 - angle) * share,
        is_face_up,
        layer,
        lift + (lift2 - lift) * share,
        scale_x + (scale_x2 - scale_x) * share,
        scale_y + (scale_y2 - scale_y) * share,
        alpha + (alpha2 - alpha) * share,
    )
