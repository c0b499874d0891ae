"""How hands are held: the fan at the lower edge, and the fans of the other seats beside the mat."""

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Final, NamedTuple

from ticgame.play.table.pose import Pose, SpriteId
from ticgame.play.theme import CARD_RATIO

HAND_CARD: Final = 120.0
HAND_PITCH: Final = 136.0
HAND_WIDTH: Final = 704.0
HAND_MIDDLE: Final = (960.0, 930.0)
HAND_TURN: Final = 1.8
HAND_SAG: Final = 2.0
RAISED: Final = 18.0
FOCUS_GAP: Final = 8.0
HAND_LAYER: Final = 60

RAIL_CARD: Final = 58.0
RAIL_SPREAD: Final = 11.0
RAIL_RADIUS: Final = 120.0
RAIL_LAYER: Final = 30
RAILS: Final = (585.0, 1335.0)
RAIL_SLOTS: Final = (190.0, 436.0, 682.0)
OPEN_CARD: Final = 44.0
OPEN_GAP: Final = 3.0
_WIDEST_FAN: Final = 46.0


class RailSlot(NamedTuple):
    """A seat's place beside the mat; `side` is 1 on the left, where hands point right, -1 on the right."""

    x: float
    y: float
    side: int

    @property
    def badge(self) -> tuple[float, float]:
        return self.x - self.side * 38, self.y - 14

    @property
    def open_badge(self) -> tuple[float, float]:
        """Return where the badge is while the hand lies open: beside the name."""
        return self.x - 52, self.y + 84

    @property
    def name(self) -> tuple[float, float]:
        return self.x, self.y + 86


def rail_slots(others: int) -> list[RailSlot]:
    """Return the places of the other seats: half of them, rounded up, on the left; each rail from the top."""
    left = (others + 1) // 2
    slots = [RailSlot(RAILS[0], y, 1) for y in RAIL_SLOTS[:left]]
    return slots + [RailSlot(RAILS[1], y, -1) for y in RAIL_SLOTS[: others - left]]


def hand_poses(
    ids: Sequence[SpriteId], *, focus: int | None, is_face_up: bool, middle: tuple[float, float] = HAND_MIDDLE
) -> dict[SpriteId, Pose]:
    """Return a hand as a fan at the lower edge; the card with the focus stands upright and higher.

    Where cards overlap, those to its right make room for it.
    """
    count = len(ids)
    pitch = min(HAND_PITCH, (HAND_WIDTH - HAND_CARD) / max(1, count - 1))
    flat = min(1.0, 5 / count) if count else 1.0
    room = max(0.0, HAND_CARD + FOCUS_GAP - pitch) if focus is not None and focus < count - 1 else 0.0
    poses = {}
    for slot, sprite in enumerate(ids):
        off = slot - (count - 1) / 2
        x = middle[0] + off * pitch - room / 2
        if focus is not None and slot > focus:
            x += room
        if slot == focus:
            poses[sprite] = Pose(
                x, middle[1] - RAISED, HAND_CARD, is_face_up=is_face_up, layer=HAND_LAYER + 20, lift=10
            )
        else:
            y = middle[1] + HAND_SAG * (off * flat) ** 2
            poses[sprite] = Pose(
                x, y, HAND_CARD, -off * HAND_TURN * flat, is_face_up=is_face_up, layer=HAND_LAYER + slot
            )
    return poses


def rail_poses(ids: Sequence[SpriteId], slot: RailSlot) -> dict[SpriteId, Pose]:
    """Return a seat's hidden hand as a fan that points to the table."""
    count = len(ids)
    spread = min(RAIL_SPREAD, _WIDEST_FAN / max(1, count - 1))
    hub = slot.x + slot.side * (20 - RAIL_RADIUS)
    poses = {}
    for index, sprite in enumerate(ids):
        turn = slot.side * (90 + (index - (count - 1) / 2) * spread)
        x = hub + RAIL_RADIUS * sin(radians(turn))
        y = slot.y - 14 - RAIL_RADIUS * cos(radians(turn))
        poses[sprite] = Pose(x, y, RAIL_CARD, -turn, is_face_up=False, layer=RAIL_LAYER + index)
    return poses


def open_rail_poses(ids: Sequence[SpriteId], slot: RailSlot) -> dict[SpriteId, Pose]:
    """Return a seat's hand that lies open beside the mat: upright, in rows of three."""
    poses = {}
    for index, sprite in enumerate(ids):
        row, column = divmod(index, 3)
        x = slot.x + (column - 1) * (OPEN_CARD + OPEN_GAP)
        y = slot.y - 70 + row * (OPEN_CARD * CARD_RATIO + OPEN_GAP)
        poses[sprite] = Pose(x, y, OPEN_CARD, layer=RAIL_LAYER + index)
    return poses
