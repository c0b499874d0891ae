"""How a seat's cursor goes from card to card: it snaps, wraps and never ends where cards are missing.

Left and right go along the row, up and down to the next row with cards, nearest to the column that was aimed
at last, so that a detour past a gap comes back. Previous and next jump three columns.
"""

from collections.abc import Collection
from typing import Final, NamedTuple

from ticgame.play.input.bindings import Intent
from ticgame.play.scenes.spotic.lattice import Spot, Step
from ticgame.play.table.steering import SIDEWAYS

JUMP: Final = 3
ALONG: Final = {Intent.UP: -1, Intent.DOWN: 1}
JUMPS: Final = {Intent.PREV: -JUMP, Intent.NEXT: JUMP}


class Aim(NamedTuple):
    """Where a cursor is, and the column that it aims at when it changes rows."""

    spot: Spot
    column: int


def aim_at(spot: Spot) -> Aim:
    """Return a cursor that has just been put on a place."""
    return Aim(spot, spot.column)


def moved(aim: Aim, intent: Intent, cards: Collection[Spot], step: Step) -> Aim:
    """Return the cursor after a press; the same if there is nothing else to go to."""
    if intent in SIDEWAYS:
        spot = _sideways(aim.spot, SIDEWAYS[intent], cards)
    elif intent in JUMPS:
        spot = _jump(aim.spot, JUMPS[intent], cards, step)
    elif intent in ALONG:
        return _along(aim, ALONG[intent], cards)
    else:
        return aim
    return aim if spot is None else aim_at(spot)


def nearest_card(spot: Spot, cards: Collection[Spot]) -> Spot | None:
    """Return the place with a card that is nearest to a place."""
    return min(cards, key=lambda other: (_distance(spot, other), other), default=None)


def _distance(one: Spot, other: Spot) -> float:
    return (one.column - other.column) ** 2 + 1.4 * (one.row - other.row) ** 2


def _sideways(spot: Spot, way: int, cards: Collection[Spot]) -> Spot | None:
    row = sorted(other for other in cards if other.row == spot.row and other != spot)
    if not row:
        return _beside(spot, way, cards)
    ahead = [other for other in row if (other.column - spot.column) * way > 0]
    return (ahead or row)[0 if way > 0 else -1]


def _beside(spot: Spot, way: int, cards: Collection[Spot]) -> Spot | None:
    """Return the nearest card to one side in any row, for a row with no other card."""
    ahead = [other for other in cards if (other.column - spot.column) * way > 0]
    return nearest_card(spot, ahead or [other for other in cards if other != spot])


def _along(aim: Aim, way: int, cards: Collection[Spot]) -> Aim:
    rows = sorted({other.row for other in cards if other.row != aim.spot.row})
    if not rows:
        return aim
    ahead = [row for row in rows if (row - aim.spot.row) * way > 0]
    row = (ahead or rows)[0 if way > 0 else -1]
    columns = [other.column for other in cards if other.row == row]
    column = min(columns, key=lambda column: (abs(column - aim.column), column))
    return Aim(Spot(column, row), aim.column)


def _jump(spot: Spot, columns: int, cards: Collection[Spot], step: Step) -> Spot | None:
    """Return the card of the row nearest to some columns away, round the edge, but never the same."""
    target = (spot.column + columns - step.left) % step.columns + step.left
    row = [other for other in cards if other.row == spot.row and other != spot]
    if not row:
        return _beside(spot, columns, cards)

    def off(other: Spot) -> tuple[int, int]:
        apart = abs(other.column - target)
        return min(apart, step.columns - apart), -other.column * columns

    return min(row, key=off)
