"""Where everything lies on SpoTic's screen: boards, banner, mat, cards (art direction, section 6)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import ceil
from typing import Final, NamedTuple

from ticgame.core.cards import Card
from ticgame.core.contract import Seat
from ticgame.core.sets import RELATIONS, SIZES, Kind
from ticgame.play.scenes.spotic.lattice import Spot, Step, all_spots, lying, step_for
from ticgame.play.stage import LEFT_EDGE, RIGHT_EDGE
from ticgame.play.table.grid import Box
from ticgame.play.table.pose import Face, Pose
from ticgame.play.theme import CARD_RATIO

TOP: Final = 54.0
SIDE_HEIGHT: Final = 970.0
WIDE: Final = 300.0
COMPACT: Final = 140.0
BOARD_GAPS: Final = {1: 24.0, 2: 24.0, 3: 16.0}
LARGE_BOARD: Final = 473.0
BANNERS: Final = {False: Box(960, 110, 1112, 108), True: Box(960, 94, 1432, 76)}
MATS: Final = {False: Box(960, 602, 1112, 840), True: Box(960, 583, 1432, 878)}
CARD_LAYER: Final = 20
MARKED_LAYER: Final = 22
MARKED_LIFT: Final = 9.0
STACK_CARD: Final = 40.0
LABEL: Final = 84.0


class Board(NamedTuple):
    """A seat's board: its box, and whether its rows are high."""

    box: Box
    is_compact: bool
    is_high: bool

    @property
    def left(self) -> float:
        return self.box.x - self.box.w / 2

    @property
    def top(self) -> float:
        return self.box.y - self.box.h / 2

    @property
    def right(self) -> float:
        return self.box.x + self.box.w / 2

    @property
    def badge(self) -> Box:
        """Return where the badge is: its middle and radius (as half the sides)."""
        if self.is_compact:
            return _round(self.left + 42, self.top + 42, 30)
        if self.is_high:
            return _round(self.left + 62, self.top + 66, 44)
        return _round(self.left + 56, self.top + 56, 36)

    @property
    def stack(self) -> tuple[float, float]:
        """Return where the seat's face-down stack is."""
        if self.is_compact:
            return self.right - 52, self.top + 30
        return self.right - 66, self.top + (96 if self.is_high else 82)

    @property
    def rows(self) -> Box:
        """Return the area of the three rows of sets."""
        top = {(True, True): 112, (True, False): 108, (False, True): 134, (False, False): 112}[
            self.is_compact, self.is_high
        ]
        foot = 54 if self.is_high and not self.is_compact else 8 if self.is_compact else 12
        side = 6 if self.is_compact else 16
        height = self.box.h - top - foot
        return Box(self.box.x, self.top + top + height / 2, self.box.w - 2 * side, height)

    def row(self, index: int) -> Box:
        """Return the area of the row of Tics (0), Singles or Nics."""
        area = self.rows
        gap = 4.0 if self.is_compact and not self.is_high else 8.0
        height = (area.h - 2 * gap) / 3
        return Box(area.x, area.y - area.h / 2 + height / 2 + index * (height + gap), area.w, height)

    def label(self, index: int) -> Box:
        """Return where the sign of a row and its control stand."""
        row = self.row(index)
        if self.is_compact:
            return Box(row.x, row.y - row.h / 4 - 1, row.w, row.h / 2)
        return Box(row.x - row.w / 2 + LABEL / 2, row.y, LABEL, row.h)

    def cell(self, index: int, column: int) -> Box:
        """Return where the set of a row and column (0 to 2: three to five cards) stands."""
        row = self.row(index)
        gap = 6.0 if self.is_compact else 8.0
        left = row.x - row.w / 2 + (0 if self.is_compact else LABEL + gap)
        width = (row.x + row.w / 2 - left - 2 * gap) / 3
        height = row.h / 2 if self.is_compact else row.h
        y = row.y + row.h / 4 if self.is_compact else row.y
        return Box(left + width / 2 + column * (width + gap), y, width, height)


def _round(x: float, y: float, radius: float) -> Box:
    return Box(x, y, 2 * radius, 2 * radius)


@dataclass(frozen=True)
class SpoticLayout:
    """Where things are for a table of some seats with some slots."""

    seats: int
    step: Step

    @property
    def is_compact(self) -> bool:
        return self.step.is_compact

    @property
    def banner(self) -> Box:
        return BANNERS[self.is_compact]

    @property
    def mat(self) -> Box:
        return MATS[self.is_compact]

    @property
    def card(self) -> float:
        return self.step.card

    @cached_property
    def boards(self) -> Mapping[Seat, Board]:
        """The boards: half of the seats, rounded up, on the left, each side from the top."""
        left = ceil(self.seats / 2)
        width = COMPACT if self.is_compact else WIDE
        height = LARGE_BOARD if left <= 2 else (SIDE_HEIGHT - 2 * BOARD_GAPS[3]) / 3
        gap = BOARD_GAPS[left]
        boards = {}
        for seat in range(self.seats):
            is_left = seat < left
            count, row = (left, seat) if is_left else (self.seats - left, seat - left)
            top = TOP + (SIDE_HEIGHT - count * height - (count - 1) * gap) / 2
            x = LEFT_EDGE + width / 2 if is_left else RIGHT_EDGE - width / 2
            box = Box(x, top + height / 2 + row * (height + gap), width, height)
            boards[Seat(seat)] = Board(box, is_compact=self.is_compact, is_high=left <= 2)
        return boards

    @property
    def side(self) -> Box:
        """Return the free side on the right of a table for one."""
        width = COMPACT if self.is_compact else WIDE
        return Box(RIGHT_EDGE - width / 2, TOP + SIDE_HEIGHT / 2, width, LARGE_BOARD)

    def spot_box(self, spot: Spot) -> Box:
        """Return where the card of a place lies."""
        step, h = self.step, self.card * CARD_RATIO
        middle_row = step.top + (step.rows - 1) / 2
        x = self.mat.x + (spot.column + 0.5) * (step.card + step.gap_x)
        y = self.mat.y + (spot.row - middle_row) * (h + step.gap_y)
        return Box(x, y, step.card, h)

    def spot_at(self, x: float, y: float) -> Spot | None:
        """Return the place at a point, half the gaps around it included."""
        step, h = self.step, self.card * CARD_RATIO
        column = round((x - self.mat.x) / (step.card + step.gap_x) - 0.5)
        row = round((y - self.mat.y) / (h + step.gap_y) + step.top + (step.rows - 1) / 2)
        is_inside = step.left <= column < step.left + step.columns and step.top <= row < step.top + step.rows
        return Spot(column, row) if is_inside else None


def set_place(kind: Kind) -> int:
    """Return the place of a kind of set on a board, from 0 to 8 by rows."""
    return len(SIZES) * RELATIONS.index(kind.relation) + SIZES.index(kind.size)


def layout_of(slots: int, seats: int) -> SpoticLayout:
    """Return the layout of a table that has had so many slots."""
    return SpoticLayout(seats, step_for(slots))


def poses_of(
    layout: SpoticLayout, slots: Sequence[Card | None], marked: Mapping[Card, int]
) -> dict[Face, Pose]:
    """Return how every card lies; marked ones are raised."""
    poses = {}
    for spot, card in lying(slots).items():
        x, y, _w, _h = layout.spot_box(spot)
        lift = MARKED_LIFT if card in marked else 0.0
        layer = MARKED_LAYER if lift else CARD_LAYER
        poses[Face(card)] = Pose(x, y - lift, layout.card, lift=lift, layer=layer)
    return poses


def spot_of(slots: Sequence[Card | None], card: Card) -> Spot | None:
    """Return the place of a card on the table, None if it isn't there."""
    return all_spots()[slots.index(card)] if card in slots else None
