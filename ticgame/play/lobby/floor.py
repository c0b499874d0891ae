"""Where a cursor of the seats' screen can be, and where a direction takes it."""

from collections.abc import Callable
from typing import NamedTuple

from ticgame.play.input.bindings import Intent
from ticgame.play.seats import SEATS


class Spot(NamedTuple):
    """A row of a seat's card, or where `seat` is None the tile `row` below the cards."""

    seat: int | None
    row: int


class Floor:
    """Six cards in one or two lines of `columns`, with a line of tiles below them.

    `rows_of` says how many rows a seat's card has now.
    """

    def __init__(self, rows_of: Callable[[int], int], *, tiles: int, columns: int = SEATS) -> None:
        self.columns = columns
        self._rows_of = rows_of
        self._tiles = tiles

    def within(self, spot: Spot) -> Spot:
        """Return the spot, or the nearest one of its card if that has fewer rows now."""
        if spot.seat is None:
            return spot
        return Spot(spot.seat, min(spot.row, self._rows_of(spot.seat) - 1))

    def step(self, spot: Spot, way: Intent) -> Spot:
        """Return where a direction leads; the spot itself at an edge."""
        if spot.seat is None:
            return self._step_on_tiles(spot.row, way)
        if way in (Intent.UP, Intent.DOWN):
            return self._step_down(spot.seat, spot.row, 1 if way is Intent.DOWN else -1)
        beside = spot.seat + (1 if way is Intent.RIGHT else -1)
        if not 0 <= beside < SEATS or beside // self.columns != spot.seat // self.columns:
            return spot
        return self.within(Spot(beside, spot.row))

    def _step_down(self, seat: int, row: int, step: int) -> Spot:
        if 0 <= row + step < self._rows_of(seat):
            return Spot(seat, row + step)
        other = seat + step * self.columns
        if 0 <= other < SEATS:
            return Spot(other, 0 if step > 0 else self._rows_of(other) - 1)
        if step > 0:
            return Spot(None, (seat % self.columns) * self._tiles // self.columns)
        return Spot(seat, row)

    def _step_on_tiles(self, tile: int, way: Intent) -> Spot:
        if way is Intent.UP:
            column = (2 * tile + 1) * self.columns // (2 * self._tiles)
            seat = SEATS - self.columns + column
            return Spot(seat, self._rows_of(seat) - 1)
        step = {Intent.LEFT: -1, Intent.RIGHT: 1}.get(way, 0)
        return Spot(None, max(0, min(self._tiles - 1, tile + step)))
