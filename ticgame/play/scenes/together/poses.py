"""Where every card of TIC Together rests, from what the screen may see."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ticgame.core.contract import Seat
from ticgame.core.layout import Cell
from ticgame.games.together.rules import TogetherView
from ticgame.play.table.fans import (
    RailSlot,
    hand_poses,
    open_rail_poses,
    rail_poses,
    rail_slots,
)
from ticgame.play.table.grid import GridSpace, grid_space
from ticgame.play.table.hand_sprites import hand_ids
from ticgame.play.table.pose import DECK, Face, Hidden, Pose, Poses, SpriteId

MAT_MIDDLE: Final = (960.0, 442.0)
CARD_LAYER: Final = 10
DECK_PLACE: Final = (1335.0, 633.0)
DECK_CARD: Final = 104.0


@dataclass(frozen=True, slots=True)
class TogetherLayout:
    """Where things are: the cells, the seat whose hand lies at the lower edge, the others beside the mat."""

    grid: GridSpace
    home: Seat
    rails: Mapping[Seat, RailSlot]

    def hand_point(self, seat: Seat) -> tuple[float, float]:
        """Return the middle of a seat's hand."""
        if seat == self.home:
            return 960.0, 930.0
        return self.rails[seat].x, self.rails[seat].y - 14


def layout_of(view: TogetherView, *, home: Seat, held: Cell | None = None) -> TogetherLayout:
    """Return the layout of a view with one seat's hand at the lower edge, a card held over a cell.

    The others keep their order, so that from turn to turn only one seat changes its place.
    """
    others = [Seat(seat) for seat in range(len(view.hand_sizes)) if seat != home]
    rails = dict(zip(others, rail_slots(len(others)), strict=True))
    grid = grid_space(view.layout, x=MAT_MIDDLE[0], y=MAT_MIDDLE[1], held=held)
    return TogetherLayout(grid, home, rails)


def deck_pose() -> Pose:
    """Return how a card lies on top of the deck."""
    return Pose(*DECK_PLACE, DECK_CARD, is_face_up=False, layer=5)


def poses_of(
    public: TogetherView,
    own: Mapping[Seat, TogetherView],
    layout: TogetherLayout,
    *,
    focus: int | None = None,
) -> Poses:
    """Return every card's pose; `own` has the views of the seats whose hand is open or peeked.

    `focus` is the place in the hand at the lower edge that stands out. The deck's top is `Hidden(DECK, 0)`,
    where there is a deck.
    """
    poses: dict[SpriteId, Pose] = {}
    for cell, card in public.layout.cards():
        box = layout.grid.box(cell)
        poses[Face(card)] = Pose(box.x, box.y, layout.grid.card, layer=CARD_LAYER)
    for seat, slot in layout.rails.items():
        ids = hand_ids(seat, public, own)
        poses |= open_rail_poses(ids, slot) if seat in own else rail_poses(ids, slot)
    home = hand_ids(layout.home, public, own)
    poses |= hand_poses(home, focus=focus, is_face_up=layout.home in own)
    if public.deck_size:
        poses[Hidden(DECK, 0)] = deck_pose()
    return poses
