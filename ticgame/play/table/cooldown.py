"""The ring that runs out around a seat's badge while the seat must wait."""

from collections.abc import Hashable
from typing import TYPE_CHECKING, Final

from ticgame.play.marks import Mark

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

STEPS: Final = 24
REACH: Final = 1.32
"""The radius of the ring, in radii of the badge that covers its middle."""


def share_left(until_ms: float, now_ms: float, length_ms: float) -> float:
    """Return how much of a wait is left, from 1 to 0 in steps that are worth a new picture."""
    if length_ms <= 0 or now_ms >= until_ms:
        return 0.0
    return max(1, round(STEPS * min(1.0, (until_ms - now_ms) / length_ms))) / STEPS


def cooldown_mark(
    art: "Art", key: Hashable, *, x: float, y: float, badge: float, share: float, animal: str, layer: int
) -> Mark:
    """Return the ring for a badge of a radius, to lie under it."""
    return Mark(key, art.clock(badge * REACH, share, animal), x, y, layer)
