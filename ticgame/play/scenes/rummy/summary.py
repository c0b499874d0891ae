"""What the results of TIC Rummy tell."""

from ticgame.core.contract import Seat
from ticgame.core.match import Match
from ticgame.games.rummy.state import RummyResult
from ticgame.play.scenes.rummy.deals import deals_of
from ticgame.play.table.contest import Contest, Standing, places

REASONS = {"out": "The last round is done.", "void": "Too many deals were void."}


def contest_of(match: Match) -> Contest:
    """Return how a finished match went: the lowest total wins."""
    result: RummyResult = match.result
    points = {Seat(seat): total for seat, total in enumerate(result.totals)}
    ranks = places(points, result.winners(), is_low_best=True)
    stories = deals_of(match.entries, seats=match.seats, start_round=match.rules.options.start_round)
    outs = [story.out for story in stories]
    standings = tuple(
        Standing(seat, rank, str(points[seat]), _line(result.rounds[seat], outs.count(seat)))
        for seat, rank in sorted(ranks.items(), key=lambda item: item[1])
    )
    return Contest(REASONS[result.why], result.winners(), standings, unit="penalty points")


def _line(number: int, outs: int) -> str:
    times = {0: "never went out", 1: "went out once"}.get(outs, f"went out {outs} times")
    return f"round {number}, {times}"
