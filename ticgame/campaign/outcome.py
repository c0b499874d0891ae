"""Whether a round was won, and with how many stars (T3, `docs/levels.md`)."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

from ticgame.campaign.schema import GoalKind, Round, Stars
from ticgame.core.contract import Seat
from ticgame.core.match import Match

MOST_STARS: Final = 3


class Ending(NamedTuple):
    """How a game ended: its result as records write it, the seats that won, its game time."""

    result: Mapping[str, Any]
    winners: tuple[Seat, ...]
    ms: int

    @classmethod
    def of_match(cls, match: Match) -> "Ending":
        """Return the ending of a match that is over."""
        return cls(match.result.to_json(), match.result.winners(), match.at)


def stars_of(round_: Round, ending: Ending, team: Collection[Seat]) -> int:
    """Return the stars of a finished round, 0 if it was lost; `team` are the seats that play it for somebody.

    In a round to beat a bot that bot's seats are no team's.
    """
    if round_.goal is None:
        return _at_most(round_.stars or Stars(), ending.result["penalty"]) if ending.result["win"] else 0
    if round_.goal.kind is GoalKind.SCORE:
        return _score_stars(round_, _scores(ending, team))
    if not set(ending.winners) & set(team):
        return 0
    if round_.goal.kind is GoalKind.BEAT:
        return MOST_STARS
    if ending.ms > round_.goal.value:
        return 0
    return MOST_STARS if round_.stars is None else _at_most(round_.stars, ending.ms)


def figure_of(round_: Round, ending: Ending, team: Collection[Seat]) -> int | None:
    """Return what a round is remembered by: Nics, the best score or the game time; None to beat a bot."""
    if round_.goal is None:
        return ending.result["penalty"]
    if round_.goal.kind is GoalKind.SCORE:
        sign = score_sign(round_.game)
        return sign * max(sign * score for score in _scores(ending, team))
    return ending.ms if round_.goal.kind is GoalKind.TIME_MS else None


def is_more_better(round_: Round) -> bool:
    """Return whether a high figure is a good one."""
    return round_.goal is not None and round_.goal.kind is GoalKind.SCORE and score_sign(round_.game) > 0


def score_sign(name: str) -> int:
    """Return -1 for a game in which few points are good, else 1."""
    return -1 if name == "rummy" else 1


def _at_most(stars: Stars, amount: int) -> int:
    if amount <= stars.three:
        return MOST_STARS
    return 2 if amount <= stars.two else 1


def _score_stars(round_: Round, scores: Sequence[int]) -> int:
    """Return the stars of the team's best score."""
    sign = score_sign(round_.game)
    best = max(sign * score for score in scores)
    if best < sign * round_.goal.value:
        return 0
    if round_.stars is None or best >= sign * round_.stars.three:
        return MOST_STARS
    return 2 if best >= sign * round_.stars.two else 1


def _scores(ending: Ending, team: Collection[Seat]) -> list[int]:
    scores = next(ending.result[key] for key in ("scores", "totals", "points") if key in ending.result)
    return [scores[seat] for seat in sorted(team)]
