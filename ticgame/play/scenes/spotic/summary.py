"""What a finished game of SpoTic has to tell."""

from typing import Final, NamedTuple

from ticgame.core.cards import CARD_COUNT
from ticgame.core.contract import Seat
from ticgame.core.match import Match
from ticgame.core.sets import RELATIONS
from ticgame.games.spotic.options import Goal
from ticgame.games.spotic.state import Held
from ticgame.play.fame import FameEntry
from ticgame.play.table.contest import Contest, Standing, places

REASONS: Final = {
    "nine": "All nine sets!",
    "exhausted": "Nothing is left to collect.",
    "agreed": "Nobody sees anything more.",
}


class SoloGame(NamedTuple):
    """A game alone (P8): the board of the hall of fame it belongs to, and what it came to."""

    board: str
    reason: str
    sets: int
    points: int
    time_ms: int
    cards: int
    is_points: bool

    def entry(self, initials: str) -> FameEntry:
        """Return the game as the hall of fame keeps it."""
        return FameEntry(initials, self.points if self.is_points else self.sets, self.time_ms, self.cards)


def fame_board(match: Match) -> str:
    """Return the name of the board of the hall of fame for games like this one."""
    return board_of(match.rules.options.goal)


def board_of(goal: Goal) -> str:
    """Return the name of the board of the hall of fame for games with a goal."""
    return f"spotic-{goal.value}"


def summary_of(match: Match) -> Contest | SoloGame:
    """Return the story of a finished match."""
    return _solo(match) if match.seats == 1 else _contest(match)


def _solo(match: Match) -> SoloGame:
    table, result = match.view(None).table, match.result
    return SoloGame(
        fame_board(match),
        REASONS[result.why],
        result.sets[0],
        result.points[0],
        match.entries[-1].t,
        CARD_COUNT - sum(table.stack_sizes),
        is_points=match.rules.options.goal is Goal.POINTS,
    )


def _contest(match: Match) -> Contest:
    table, result = match.view(None).table, match.result
    is_points = match.rules.options.goal is Goal.POINTS
    # P6: most sets, then most points; in the points variation the points alone.
    worth = {
        Seat(seat): float(points) if is_points else sets + points / 1000
        for seat, (sets, points) in enumerate(zip(result.sets, result.points, strict=True))
    }
    winners = result.winners()
    placed = places(worth, winners)
    order = sorted(worth, key=lambda seat: (placed[seat], seat))
    standings = tuple(
        Standing(
            seat,
            placed[seat],
            str(result.points[seat] if is_points else result.sets[seat]),
            line=f"{result.sets[seat]} sets" if is_points else f"{result.points[seat]} points",
            kinds=_kinds(table.held[seat]),
            cards=_pride(table.held[seat]),
        )
        for seat in order
    )
    return Contest(REASONS[result.why], winners, standings, unit="points" if is_points else "sets")


def _kinds(held: tuple[Held, ...]) -> tuple[tuple[str, int], ...]:
    counts = [(rel.value, sum(item.rel is rel for item in held)) for rel in RELATIONS]
    return tuple((kind, count) for kind, count in counts if count)


def _pride(held: tuple[Held, ...]) -> tuple[int, ...]:
    """Return the cards of the best set."""
    return max(held, key=lambda item: item.points).cards if held else ()
