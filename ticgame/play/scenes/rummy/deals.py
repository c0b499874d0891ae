"""The deals of a game as the score sheet tells them."""

from collections.abc import Iterable
from typing import NamedTuple

from ticgame.core.contract import Seat
from ticgame.core.match import Entry
from ticgame.games.rummy.actions import Deal, Lay, Out, Penalties, RoundsNow, Void


class DealStory(NamedTuple):
    """A finished deal: rounds played, who laid down, who went out (None: void), penalties, totals after."""

    rounds: tuple[int, ...]
    laid: tuple[bool, ...]
    out: Seat | None
    points: tuple[int, ...]
    totals: tuple[int, ...]


def deals_of(entries: Iterable[Entry], *, seats: int, start_round: int) -> list[DealStory]:
    """Return the finished deals in order."""
    rounds, totals, laid = (start_round,) * seats, (0,) * seats, [False] * seats
    stories = []
    for entry in entries:
        if isinstance(entry.action, Deal):
            laid = [False] * seats
        elif isinstance(entry.action, Lay):
            laid[entry.seat] = True
        events = {type(event): event for event in entry.events}
        if RoundsNow not in events:
            continue
        is_void = isinstance(entry.action, Void)
        points = (0,) * seats if is_void else events[Penalties].points
        totals = tuple(total + more for total, more in zip(totals, points, strict=True))
        out = None if is_void else events[Out].seat
        stories.append(DealStory(rounds, tuple(laid), out, points, totals))
        rounds = events[RoundsNow].now
    return stories
