"""Where every card of Ticcitories rests: in its row, in its seat's grid, on the deck."""

from collections.abc import Iterator
from typing import Final

from ticgame.core.contract import Seat
from ticgame.games.ticcitories.rules import Row, TiccitoriesView
from ticgame.play.scenes.ticcitories.space import DECK_CARD, DECK_PLACE, ROW_CARD, Space
from ticgame.play.table.pose import DECK, Face, Hidden, Pose, SpriteId

GRID_LAYER: Final = 10
ROW_LAYER: Final = 12
FOCUS_LIFT: Final = 10.0
FOCUS_RISE: Final = 6.0
VISIT_LAYER: Final = 30
"""The layer of a card that stops at the large grid, over those painted there."""


def deck_pose() -> Pose:
    """Return how a card lies on top of the deck."""
    return Pose(*DECK_PLACE, DECK_CARD, is_face_up=False, layer=5)


def poses_of(view: TiccitoriesView, space: Space, *, focus: int | None = None) -> dict[SpriteId, Pose]:
    """Return every card's pose; `focus` is the position in the row to choose from that stands out."""
    poses: dict[SpriteId, Pose] = {}
    for grid, layout in zip(space.grids, view.grids, strict=True):
        for cell, card in layout.cards():
            box = grid.box(cell)
            poses[Face(card)] = Pose(box.x, box.y, grid.card, layer=GRID_LAYER)
    if view.placing is not None and not view.is_over:
        poses |= _row_poses(view.placing, space, is_choosing=False, gone=gone_seats(view))
    if view.choosing is not None:
        poses |= _row_poses(view.choosing, space, is_choosing=True, focus=focus)
    if view.deck_size and not view.is_over:
        poses[Hidden(DECK, 0)] = deck_pose()
    return poses


def gone_seats(view: TiccitoriesView) -> tuple[Seat, ...]:
    """Return the seats that have placed their card of the row already."""
    return view.placing.order()[: view.step + (not view.must_place)]


def _row_poses(
    row: Row,
    space: Space,
    *,
    is_choosing: bool,
    focus: int | None = None,
    gone: tuple[Seat, ...] = (),
) -> dict[SpriteId, Pose]:
    return {
        Face(row.cards[position - 1]): _row_pose(
            space.row_place(position, is_choosing=is_choosing), is_raised=position == focus
        )
        for position in _lying(row, gone, is_claimed=not is_choosing)
    }


def _lying(row: Row, gone: tuple[Seat, ...], *, is_claimed: bool) -> Iterator[int]:
    """Yield the positions whose cards still lie in a row; what nobody claimed leaves with the claims."""
    for position, seat in enumerate(row.claims, start=1):
        if seat not in gone and not (is_claimed and seat is None):
            yield position


def _row_pose(place: tuple[float, float], *, is_raised: bool) -> Pose:
    x, y = place
    if is_raised:
        return Pose(x, y - FOCUS_RISE, ROW_CARD, layer=ROW_LAYER + 1, lift=FOCUS_LIFT)
    return Pose(x, y, ROW_CARD, layer=ROW_LAYER)
