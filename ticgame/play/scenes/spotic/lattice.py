"""Where the places of SpoTic's table lie: a lattice that grows around its middle and moves nothing.

A step of growth adds a column on each side and at most one row, so every card keeps its neighbours and the
table only zooms (art direction, section 6).
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from ticgame.core.cards import Card


class Spot(NamedTuple):
    """A place of the lattice; column and row count from the middle, right and down."""

    column: int
    row: int


class Step(NamedTuple):
    """One size of the table, with the measures of its cards in design units."""

    columns: int
    rows: int
    card: float
    gap_x: float
    gap_y: float
    is_compact: bool

    @property
    def left(self) -> int:
        """The leftmost column."""
        return -(self.columns // 2)

    @property
    def top(self) -> int:
        """The uppermost row."""
        return -((self.rows - 1) // 2)

    def spots(self) -> list[Spot]:
        """Return all places."""
        return [
            Spot(column, row)
            for row in range(self.top, self.top + self.rows)
            for column in range(self.left, self.left + self.columns)
        ]


STEPS: Final = (
    Step(8, 5, 105, 30, 14, is_compact=False),
    Step(10, 6, 80, 28, 23, is_compact=False),
    Step(12, 7, 80, 22, 9, is_compact=True),
    Step(14, 8, 70, 22, 8, is_compact=True),
    Step(16, 8, 70, 17, 8, is_compact=True),
)


@cache
def all_spots() -> tuple[Spot, ...]:
    """Return the places by slot: those of each step from the middle outwards, after those of the last."""
    found: list[Spot] = []
    for step in STEPS:
        found += sorted(set(step.spots()) - set(found), key=_distance)
    return tuple(found)


def _distance(spot: Spot) -> tuple[float, int, int]:
    # The middle lies between two columns; cards are higher than wide.
    return (spot.column + 0.5) ** 2 + 1.4 * spot.row**2, spot.row, spot.column


def step_for(slots: int) -> Step:
    """Return the smallest step with room for so many slots."""
    return next(step for step in STEPS if step.columns * step.rows >= slots)


def lying(slots: Sequence[Card | None]) -> dict[Spot, Card]:
    """Return the card on each place that has one."""
    return {spot: card for spot, card in zip(all_spots(), slots, strict=False) if card is not None}
