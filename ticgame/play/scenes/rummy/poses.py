"""How every card of TIC Rummy rests, from what the screen may see."""

from typing import Final

from ticgame.core.contract import Seat
from ticgame.games.rummy.actions import Source
from ticgame.play.scenes.rummy.situation import Carry, Grip, Situation, SpotKind
from ticgame.play.scenes.rummy.space import (
    DECK_PLACE,
    DISCARD_PLACE,
    HAND_CARD,
    MINI_CARD,
    PILE_CARD,
    TRAY_CARD,
    RummySpace,
)
from ticgame.play.table.pose import DECK, Face, Hidden, Pose, SpriteId
from ticgame.play.table.timing import PICK_UP_GROWTH

TABLE_LAYER: Final = 10
HAND_LAYER: Final = 50
HELD_LAYER: Final = 86
RAISED: Final = 16.0
HELD_RISE: Final = 8.0
CARRIED_LAYER: Final = 95
CARRIED_LIFT: Final = 18.0
DISCARDS_SHOWN: Final = 3


def deck_pose() -> Pose:
    """Return how a card lies on top of the deck."""
    return Pose(*DECK_PLACE, PILE_CARD, is_face_up=False, layer=5)


def hands_of(now: Situation) -> dict[Seat, list[SpriteId]]:
    """Return the cards of every hand: the one at the lower edge in its order, the others covered."""
    public = now.seen.public
    hands: dict[Seat, list[SpriteId]] = {
        Seat(seat): [Hidden(seat, slot) for slot in range(size)]
        for seat, size in enumerate(public.hand_sizes)
    }
    if now.is_home_shown:
        hands[now.home] = [Face(card) for card in (*now.line, *_tray_cards(now))]
    return hands


def _tray_cards(now: Situation) -> list[int]:
    return [card for look in now.tray for card in look.cards]


def poses_of(now: Situation, space: RummySpace) -> dict[SpriteId, Pose]:
    """Return every card's pose; one that is held lies over the place in focus."""
    public = now.seen.public
    poses = table_poses(now, space)
    for seat, size in enumerate(public.hand_sizes):
        if seat != now.home:
            for slot in range(size):
                poses[Hidden(seat, slot)] = mini_pose(space, Seat(seat), slot, size)
    if now.home is not None:
        poses |= _home_poses(now, space)
    if public.deck_size:
        poses[Hidden(DECK, 0)] = deck_pose()
    if (drawn := carried_from_pile(now)) in poses:
        poses[drawn] = carried_pose(now.carry, poses[drawn])
    return poses


def carried_from_pile(now: Situation) -> SpriteId | None:
    """Return the top card of the pile from which the pointer draws, None if it draws none."""
    if now.carry is None or now.carry.source is None:
        return None
    return Hidden(DECK, 0) if now.carry.source is Source.DECK else Face(now.seen.public.discards[-1])


def carried_pose(carry: Carry, rest: Pose) -> Pose:
    """Return how a card is held by the pointer."""
    return rest._replace(
        x=carry.x, y=carry.y, width=HAND_CARD * PICK_UP_GROWTH, layer=CARRIED_LAYER, lift=CARRIED_LIFT
    )


def table_poses(now: Situation, space: RummySpace) -> dict[SpriteId, Pose]:
    """Return the poses of the collections and of the uppermost discards."""
    public = now.seen.public
    poses: dict[SpriteId, Pose] = {}
    for place, collection in zip(space.table, public.table, strict=True):
        for at, card in enumerate(collection.cards):
            poses[Face(card)] = Pose(*place.card_place(at), place.card, layer=TABLE_LAYER + at)
    for at, card in enumerate(public.discards[-DISCARDS_SHOWN:]):
        poses[Face(card)] = Pose(*DISCARD_PLACE, PILE_CARD, layer=TABLE_LAYER + at)
    return poses


def mini_pose(space: RummySpace, seat: Seat, slot: int, count: int) -> Pose:
    """Return how a card of a hand lies that is only counted."""
    return Pose(*space.mini(seat, slot, count), MINI_CARD, is_face_up=False, layer=30 + slot)


def _home_poses(now: Situation, space: RummySpace) -> dict[SpriteId, Pose]:
    if not now.is_home_shown:
        count = now.seen.public.hand_sizes[now.home]
        return {
            Hidden(now.home, slot): Pose(
                *space.hand_place(slot, count), HAND_CARD, is_face_up=False, layer=HAND_LAYER + slot
            )
            for slot in range(count)
        }
    poses: dict[SpriteId, Pose] = {}
    for at, look in enumerate(now.tray):
        for slot, card in enumerate(look.cards):
            poses[Face(card)] = Pose(*space.tray_place(at, slot), TRAY_CARD, layer=HAND_LAYER)
    for slot, card in enumerate(now.line):
        x, y = space.hand_place(slot, len(now.line))
        is_focus = now.grip is not None and now.grip.spot.kind is SpotKind.CARD and now.grip.spot.at == slot
        layer = HAND_LAYER + (30 if is_focus else slot)
        rise = RAISED if is_focus else 0.0
        poses[Face(card)] = Pose(x, y - rise, HAND_CARD, layer=layer, lift=rise * 0.7)
    if now.grip is not None and now.grip.held is not None:
        poses[Face(now.grip.held)] = held_pose(now, space, now.grip)
    return poses


def held_pose(now: Situation, space: RummySpace, grip: Grip) -> Pose:
    """Return how a card is held: over the place in focus, or by the pointer."""
    if now.carry is not None:
        return carried_pose(now.carry, Pose(0.0, 0.0, HAND_CARD))
    x, y, width = target_place(now, space, grip)
    return Pose(x, y - HELD_RISE, width, layer=HELD_LAYER, lift=12.0)


def target_place(now: Situation, space: RummySpace, grip: Grip) -> tuple[float, float, float]:
    """Return middle and width of the place that a held card is over."""
    spot = grip.spot
    if spot.kind is SpotKind.GROUP:
        look = now.tray[spot.at]
        slot = min(len(look.cards), look.want.size - 1)
        return (*space.tray_place(spot.at, slot), TRAY_CARD)
    if spot.kind is SpotKind.PLACE:
        place = space.table[spot.at]
        return (*place.end_place(spot.end), place.card)
    return (*DISCARD_PLACE, PILE_CARD)
