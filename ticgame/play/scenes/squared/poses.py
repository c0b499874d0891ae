"""How every card of Tic Squared rests, from what the screen may see."""

from collections.abc import Iterable, Mapping
from typing import Final

from ticgame.core.contract import Seat
from ticgame.play.scenes.squared.layout import SquaredLayout, deck_pose
from ticgame.play.scenes.squared.situation import Grip, Seen
from ticgame.play.table import timing
from ticgame.play.table.hand_rows import row_poses
from ticgame.play.table.hand_sprites import hand_ids
from ticgame.play.table.pose import DECK, Face, Hidden, Pose, SpriteId

CARD_LAYER: Final = 10
HAND_LAYER: Final = 50
HELD_LAYER: Final = 84
HELD_LIFT: Final = 10.0
HELD_RISE: Final = 6.0


def table_poses(seen: Seen, layout: SquaredLayout) -> dict[SpriteId, Pose]:
    """Return the poses of the cards on all grids and of the deck's top card."""
    poses: dict[SpriteId, Pose] = {}
    for grid, space in zip(seen.public.grids, layout.spaces, strict=False):
        for cell, card in grid.cards():
            box = space.box(cell)
            poses[Face(card)] = Pose(box.x, box.y, space.card, layer=CARD_LAYER)
    if seen.public.deck_size:
        poses[Hidden(DECK, 0)] = deck_pose()
    return poses


def hands_of(seen: Seen, layout: SquaredLayout) -> dict[Seat, list[SpriteId]]:
    """Return the cards of the hands that are on the screen."""
    return {seat: hand_ids(seat, seen.public, seen.own) for seat in layout.hands}


def poses_of(seen: Seen, layout: SquaredLayout, grips: Iterable[Grip]) -> Mapping[SpriteId, Pose]:
    """Return every card's pose; a card that a seat holds lies over its cell, or at the pointer."""
    poses = table_poses(seen, layout)
    held = {grip.seat: grip for grip in grips}
    for seat, ids in hands_of(seen, layout).items():
        grip = held.get(seat)
        focus = grip.slot if grip is not None and not grip.is_at_rest else None
        is_face_up = seat in seen.own
        hand = row_poses(ids, layout.hands[seat], is_face_up=is_face_up, layer=HAND_LAYER, focus=focus)
        if grip is not None and grip.is_holding and grip.slot < len(ids):
            hand[ids[grip.slot]] = held_pose(layout, grip, hand[ids[grip.slot]])
        poses |= hand
    return poses


def held_pose(layout: SquaredLayout, grip: Grip, rest: Pose) -> Pose:
    """Return how a card is held over a cell or at a point."""
    if grip.point is not None:
        width = rest.width * timing.PICK_UP_GROWTH
        return Pose(*grip.point, width, 0.0, rest.is_face_up, HELD_LAYER + grip.seat, 18.0)
    x, y = layout.held_point(grip.target)
    width = layout.spaces[grip.target.owner].card
    return Pose(x, y - HELD_RISE, width, 0.0, rest.is_face_up, HELD_LAYER + grip.seat, HELD_LIFT)
