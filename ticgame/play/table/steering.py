"""Moving a focus by direction among things that lie anywhere."""

from collections.abc import Mapping
from typing import Final, TypeVar

from ticgame.play.input.bindings import Intent

ThingT = TypeVar("ThingT")

WAYS: Final[Mapping[Intent, tuple[int, int]]] = {
    Intent.UP: (0, -1),
    Intent.DOWN: (0, 1),
    Intent.LEFT: (-1, 0),
    Intent.RIGHT: (1, 0),
}
SIDEWAYS: Final[Mapping[Intent, int]] = {Intent.LEFT: -1, Intent.RIGHT: 1}
STEPS: Final[Mapping[Intent, int]] = {Intent.PREV: -1, Intent.NEXT: 1}
"""How previous and next go through the cards of a hand."""
DRAG_START: Final = 14.0
"""A pointer that moves less far with the button down has clicked."""
ACROSS: Final = 2.2
"""How much more a step aside counts than one ahead."""
_NEAR: Final = 1.0


def next_thing(
    start: tuple[float, float], way: Intent, things: Mapping[ThingT, tuple[float, float]]
) -> ThingT | None:
    """Return what lies nearest in a direction; past the last thing, the farthest on the other side.

    None if there is nothing but what lies at the start.
    """
    dx, dy = WAYS[way]
    ahead: dict[ThingT, float] = {}
    behind: dict[ThingT, float] = {}
    for thing, (x, y) in things.items():
        along = (x - start[0]) * dx + (y - start[1]) * dy
        across = abs((x - start[0]) * dy) + abs((y - start[1]) * dx)
        if along > _NEAR:
            ahead[thing] = along + ACROSS * across
        elif along < -_NEAR:
            behind[thing] = along + ACROSS * across
    if ahead:
        return min(ahead, key=lambda thing: ahead[thing])
    return min(behind, key=lambda thing: behind[thing]) if behind else None


def nearest(point: tuple[float, float], things: Mapping[ThingT, tuple[float, float]]) -> ThingT | None:
    """Return the thing nearest to a point."""
    if not things:
        return None
    return min(
        things, key=lambda thing: (things[thing][0] - point[0]) ** 2 + (things[thing][1] - point[1]) ** 2
    )
