"""How every card of Tic Squared rests, from what the screen may see."""

from collections.abc import Mapping, Sequence
from typing import Final

from ticgame.core.contract import Seat
from ticgame.play.scenes.squared.layout import SquaredLayout
from ticgame.play.scenes.squared.situation import Grip, Seen
from ticgame.play.table import timing
from ticgame.play.table.hand_rows import RAISED, row_poses
from ticgame.play.table.hand_sprites import hand_ids
from ticgame.play.table.pose import DECK, Face, Hidden, Pose, SpriteId

CARD_LAYER: Final = 10
HAND_LAYER: Final = 50
HELD_LAYER: Final = 80
HELD_OPEN: Final = 4
"""Open cards lie over covered ones: who holds one looks at it."""
HELD_LIFT: Final = 10.0
HELD_RISE: Final = 6.0
BESIDE: Final = 16.0
LOW_RAISED: Final = 5.0


def table_poses(seen: Seen, layout: SquaredLayout) -> dict[SpriteId, Pose]:
    """Return the poses of the cards on all grids and of the deck's top card."""
    poses: dict[SpriteId, Pose] = {}
    for grid, space in zip(seen.public.grids, layout.spaces, strict=False):
        for cell, card in grid.cards():
            box = space.box(cell)
            poses[Face(card)] = Pose(box.x, box.y, space.card, layer=CARD_LAYER)
    if seen.public.deck_size:
        poses[Hidden(DECK, 0)] = layout.deck
    return poses


def hands_of(seen: Seen, layout: SquaredLayout) -> dict[Seat, list[SpriteId]]:
    """Return the cards of the hands that are on the screen."""
    return {seat: hand_ids(seat, seen.public, seen.own) for seat in layout.hands}


def poses_of(seen: Seen, layout: SquaredLayout, grips: Sequence[Grip]) -> Mapping[SpriteId, Pose]:
    """Return every card's pose; a card that a seat holds lies over its cell, or at the pointer."""
    poses = table_poses(seen, layout)
    held = {grip.seat: grip for grip in grips}
    raised = RAISED if len(layout.hands) == 1 else LOW_RAISED
    for seat, ids in hands_of(seen, layout).items():
        grip = held.get(seat)
        focus = grip.slot if grip is not None and not grip.is_at_rest else None
        is_face_up = seat in seen.own
        hand = row_poses(
            ids, layout.hands[seat], is_face_up=is_face_up, layer=HAND_LAYER, focus=focus, raised=raised
        )
        if grip is not None and grip.is_holding and grip.slot < len(ids):
            hand[ids[grip.slot]] = held_pose(layout, grip, hand[ids[grip.slot]], beside=_others(grip, grips))
        poses |= hand
    return poses


def _others(grip: Grip, grips: Sequence[Grip]) -> int:
    """Return how many seats before this one hold a card over the same cell."""
    return sum(other.target == grip.target is not None for other in grips if other.seat < grip.seat)


def held_pose(layout: SquaredLayout, grip: Grip, rest: Pose, *, beside: int = 0) -> Pose:
    """Return how a card is held over a cell, a little beside others there, or at a point."""
    layer = HELD_LAYER + grip.seat + (HELD_OPEN if rest.is_face_up else 0)
    if grip.point is not None:
        width = rest.width * timing.PICK_UP_GROWTH
        return Pose(*grip.point, width, is_face_up=rest.is_face_up, layer=layer, lift=18.0)
    x, y = layout.held_point(grip.target)
    width = layout.spaces[grip.target.owner].card
    x, y = x + BESIDE * beside, y - HELD_RISE + BESIDE * beside
    return Pose(x, y, width, is_face_up=rest.is_face_up, layer=layer, lift=HELD_LIFT)
