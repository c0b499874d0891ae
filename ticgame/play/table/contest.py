"""What a finished contest has to tell: who won, why it ended, and every seat's place and points."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ticgame.core.cards import Card
from ticgame.core.contract import Seat


class Standing(NamedTuple):
    """How a seat ended.

    `line` says in a few words what the points are made of, `kinds` counts edges or sets by their marker,
    `cards` are at most five cards that the seat may be proud of.
    """

    seat: Seat
    place: int
    points: str
    line: str = ""
    kinds: tuple[tuple[str, int], ...] = ()
    cards: tuple[Card, ...] = ()


class Contest(NamedTuple):
    """A finished game of seat against seat, the best first; `title` replaces the line about the winners.

    `hints` says how many each seat has got, if hints were given.
    """

    reason: str
    winners: tuple[Seat, ...]
    standings: tuple[Standing, ...]
    unit: str = "points"
    title: str = ""
    hints: tuple[int, ...] = ()


def places(
    points: Mapping[Seat, float], winners: Sequence[Seat], *, is_low_best: bool = False
) -> dict[Seat, int]:
    """Return the place of each seat, from 1: winners share the first, equal points share a place."""
    way = 1 if is_low_best else -1

    def rank(seat: Seat) -> tuple[bool, float]:
        return (seat not in winners, 0 if seat in winners else way * points[seat])

    ranks = sorted(rank(seat) for seat in points)
    return {seat: ranks.index(rank(seat)) + 1 for seat in points}


def contest_title(contest: Contest, name: Callable[[Seat], str]) -> str:
    """Return who won, in words."""
    if contest.title:
        return contest.title
    names = [name(seat) for seat in contest.winners]
    if len(names) == 1:
        return f"{names[0]} wins!"
    return f"{' and '.join(names)} win!" if len(names) == 2 else "A shared win!"
