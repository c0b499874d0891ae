"""A hand as upright rows in a box: the largest cards that leave each one's numeral and shape in sight."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final, NamedTuple

from ticgame.play.table.grid import Box
from ticgame.play.table.pose import Pose, SpriteId
from ticgame.play.theme import CARD_RATIO

WIDTHS: Final = (120.0, 106.0, 92.0, 86.0, 80.0, 72.0)
USUAL: Final = 92.0
BETWEEN: Final = 8.0
MOST_ROWS: Final = 4
# How much of a card must stay in sight beside and above its neighbours, from comfortable to what must do.
REVEALS: Final = ((1.0, 1.0), (0.86, 0.8), (0.75, 0.62), (0.6, 0.55))
RAISED: Final = 14.0
FOCUS_LIFT: Final = 12.0


class HandGrid(NamedTuple):
    """How a hand is laid out: the card's width, cards a row, and the way to the next card and row."""

    box: Box
    card: float
    per_row: int
    pitch_x: float
    pitch_y: float
    rows: int

    def place(self, slot: int) -> tuple[float, float]:
        """Return the middle of a place in the hand."""
        row, column = divmod(slot, self.per_row)
        x = self.box.x + (column - (self.per_row - 1) / 2) * self.pitch_x
        return x, self.box.y + (row - (self.rows - 1) / 2) * self.pitch_y


def hand_grid(count: int, box: Box, *, most_rows: int = MOST_ROWS, widest: float = USUAL) -> HandGrid:
    """Return how so many cards lie in a box: as large and as free of one another as they fit."""
    for side, above in REVEALS:
        for width in (width for width in WIDTHS if width <= widest):
            found = next(
                _layouts(max(1, count), box, width=width, most_rows=most_rows, reveal=(side, above)), None
            )
            if found is not None:
                return found
    return _pressed(max(1, count), box, most_rows)


def _layouts(
    count: int, box: Box, *, width: float, most_rows: int, reveal: tuple[float, float]
) -> Iterator[HandGrid]:
    """Yield the ways, fewest rows first, in which cards of a width show at least such a share."""
    for rows in range(1, most_rows + 1):
        found = _arranged(count, box, width, rows)
        if found.pitch_x >= width * reveal[0] and found.pitch_y >= width * CARD_RATIO * reveal[1]:
            yield found


def _arranged(count: int, box: Box, width: float, rows: int) -> HandGrid:
    height, per_row = width * CARD_RATIO, ceil(count / rows)
    pitch_x = _pitch(width, box.w, per_row)
    pitch_y = _pitch(height, box.h, rows)
    return HandGrid(box, width, per_row, pitch_x, pitch_y, ceil(count / per_row))


def _pitch(length: float, room: float, count: int) -> float:
    """Return the way from one card to the next, so that so many fit; negative if not even one does."""
    if room < length:
        return -1.0
    return length + BETWEEN if count == 1 else min(length + BETWEEN, (room - length) / (count - 1))


def _pressed(count: int, box: Box, most_rows: int) -> HandGrid:
    """Return the smallest cards pushed together as far as it takes."""
    width = min(WIDTHS[-1], box.w, box.h / CARD_RATIO)
    return _arranged(count, box, width, most_rows)


def row_poses(
    ids: Sequence[SpriteId],
    grid: HandGrid,
    *,
    is_face_up: bool,
    layer: int,
    focus: int | None = None,
    raised: float = RAISED,
) -> dict[SpriteId, Pose]:
    """Return a hand's poses; the card with the focus stands out whole."""
    poses: dict[SpriteId, Pose] = {}
    for slot, sprite in enumerate(ids):
        x, y = grid.place(slot)
        if slot == focus:
            poses[sprite] = Pose(
                x, y - raised, grid.card, is_face_up=is_face_up, layer=layer + 40, lift=FOCUS_LIFT
            )
        else:
            poses[sprite] = Pose(x, y, grid.card, is_face_up=is_face_up, layer=layer + slot)
    return poses
