"""Where a cursor of the seats' screen can be, and where a direction takes it."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ticgame.play.input.bindings import Intent


class Spot(NamedTuple):
    """A row of a seat's card, or where `seat` is None the tile `row` below the cards."""

    seat: int | None
    row: int


class Floor:
    """The cards of some seats in one or two `lines`, with a line of tiles below them.

    `seats` says which seats there are now, in order, and `rows_of` how many rows a seat's card has.
    """

    def __init__(
        self, seats: Callable[[], Sequence[int]], rows_of: Callable[[int], int], *, tiles: int
    ) -> None:
        self.lines = 1
        self._seats = seats
        self._rows_of = rows_of
        self._tiles = tiles

    @property
    def columns(self) -> int:
        """How many cards stand side by side."""
        return -(-len(self._seats()) // self.lines)

    def within(self, spot: Spot) -> Spot:
        """Return the spot, or the nearest one that there is now."""
        if spot.seat is None:
            return spot
        seat = min(self._seats(), key=lambda there: abs(there - spot.seat))
        return Spot(seat, min(spot.row, self._rows_of(seat) - 1))

    def step(self, spot: Spot, way: Intent) -> Spot:
        """Return where a direction leads; the spot itself at an edge."""
        if spot.seat is None:
            return self._step_on_tiles(spot.row, way)
        if way in (Intent.UP, Intent.DOWN):
            return self._step_down(spot, 1 if way is Intent.DOWN else -1)
        seats, columns = self._seats(), self.columns
        here = seats.index(spot.seat)
        beside = here + (1 if way is Intent.RIGHT else -1)
        if not 0 <= beside < len(seats) or beside // columns != here // columns:
            return spot
        return self.within(Spot(seats[beside], spot.row))

    def _step_down(self, spot: Spot, step: int) -> Spot:
        if 0 <= spot.row + step < self._rows_of(spot.seat):
            return Spot(spot.seat, spot.row + step)
        seats, columns = self._seats(), self.columns
        here = seats.index(spot.seat)
        other = here + step * columns
        if 0 <= other < len(seats):
            return Spot(seats[other], 0 if step > 0 else self._rows_of(seats[other]) - 1)
        if step > 0:
            return Spot(None, ((2 * (here % columns) + 1) * self._tiles - 1) // (2 * columns))
        return spot

    def _step_on_tiles(self, tile: int, way: Intent) -> Spot:
        if way is Intent.UP:
            seats, columns = self._seats(), self.columns
            column = (2 * tile + 1) * columns // (2 * self._tiles)
            lowest = min(len(seats) - 1, (self.lines - 1) * columns + column)
            return Spot(seats[lowest], self._rows_of(seats[lowest]) - 1)
        step = {Intent.LEFT: -1, Intent.RIGHT: 1}.get(way, 0)
        return Spot(None, max(0, min(self._tiles - 1, tile + step)))
