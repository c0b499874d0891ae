"""Which cell a held card goes to next: the same for every device."""

from collections.abc import Mapping

from ticgame.play.scenes.squared.layout import SquaredLayout
from ticgame.play.scenes.squared.situation import Target
from ticgame.play.table.steering import nearest

Points = Mapping[Target, tuple[float, float]]
"""The cells that a card may be held over, with their middles."""


def beyond(target: Target, points: Points, layout: SquaredLayout, ways: int) -> Target:
    """Return the cell nearest to the middle of the next grid that has any, round and round."""
    owners = sorted({other.owner for other in points})
    if target.owner not in owners or len(owners) < 2:
        return target
    owner = owners[(owners.index(target.owner) + ways) % len(owners)]
    there = {other: point for other, point in points.items() if other.owner == owner}
    return nearest(layout.fields[owner][:2], there) or target
