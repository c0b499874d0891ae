"""Reading the goal and the stars of a round."""

from collections.abc import Mapping
from typing import Any, Final

from ticgame.bots import bot_names
from ticgame.campaign.faults import Table, quoted
from ticgame.campaign.outcome import score_sign
from ticgame.campaign.schema import TOGETHER, Goal, GoalKind, Stars
from ticgame.core.option_values import is_whole
from ticgame.core.spelling import did_you_mean
from ticgame.games import game

LONGEST_MS: Final = 3_600_000
MOST_POINTS: Final = 1000


def read_goal(table: Table, name: str) -> Goal | None:
    """Return the goal of a round; every game but TIC Together has exactly one."""
    if name == TOGETHER:
        if "goal" in table.data:
            table.fault("goal", "a round of TIC Together has missions and no goal")
        return None
    wanted = 'one of { beat = "greedy" }, { score = 20 } and { time_ms = 180000 }'
    if "goal" not in table.data:
        table.fault("goal", f"a round of {game(name).title} needs {wanted}")
        return None
    if not isinstance(table.data["goal"], dict):
        other = "; its option goal is called variation here" if name == "spotic" else ""
        table.fault("goal", f"{wanted} is needed, not {quoted(table.data['goal'])}{other}")
        return None
    goal = table.table("goal")
    goal.refuse_unknown(tuple(GoalKind), "a goal")
    kinds = [kind for kind in GoalKind if kind in goal.data]
    if len(kinds) != 1:
        table.fault("goal", f"exactly {wanted} is needed")
        return None
    return _read_value(goal, kinds[0], name)


def _read_value(goal: Table, kind: GoalKind, name: str) -> Goal | None:
    value = goal.data[kind]
    if kind is GoalKind.BEAT:
        known = bot_names(name)
        if isinstance(value, str) and value in known:
            return Goal(kind, value)
        there = ", ".join(known)
        goal.fault(
            kind, f"{game(name).title} has no bot {quoted(value)}; it has {there}{did_you_mean(value, known)}"
        )
        return None
    if kind is GoalKind.TIME_MS and not game(name).is_real_time:
        goal.fault(kind, f"{game(name).title} isn't played against the clock")
        return None
    low, high = (1000, LONGEST_MS) if kind is GoalKind.TIME_MS else (-MOST_POINTS, MOST_POINTS)
    number = goal.whole(kind, low, high)
    return None if number is None else Goal(kind, number)


def usual_options(name: str, goal: Goal | None) -> dict[str, Any]:
    """Return the options that a goal brings with it: points are played for in SpoTic's points variation."""
    is_for_points = name == "spotic" and goal is not None and goal.kind is GoalKind.SCORE
    return {"goal": "points"} if is_for_points else {}


def read_stars(table: Table, name: str, goal: Any) -> Stars | None:
    """Return what three and two stars take, None for the usual; `goal` is the goal as the file has it."""
    stars = table.table("stars")
    if stars is None:
        return None
    stars.refuse_unknown(("three", "two"), "stars")
    kind = next((kind for kind in GoalKind if isinstance(goal, dict) and kind in goal), None)
    if name != TOGETHER and kind is GoalKind.BEAT:
        table.fault("stars", "a goal to beat a bot has no stars: it gives all three")
        return None
    low, high = _star_range(name, kind)
    values = {key: _star(stars, key, low, high) for key in ("three", "two")}
    if None in values.values():
        return None
    is_more_better = kind is GoalKind.SCORE and score_sign(name) > 0
    if (values["two"] - values["three"]) * (-1 if is_more_better else 1) < 0:
        stars.fault("two", f"{values['two']} is harder than three stars, {values['three']}")
        return None
    if name != TOGETHER and kind is not None:
        _refuse_easier_stars(stars, values, goal[kind], is_more_better=is_more_better)
    return Stars(values["three"], values["two"])


def _refuse_easier_stars(stars: Table, values: Mapping[str, int], goal: Any, *, is_more_better: bool) -> None:
    """Note stars that every win would earn."""
    for key, value in values.items():
        if type(goal) is int and value != goal and (value < goal) is is_more_better:
            stars.fault(key, f"{value} is easier than the goal, {goal}: every win has it")


def _star_range(name: str, kind: GoalKind | None) -> tuple[int, int]:
    if name == TOGETHER:
        return 0, 20
    return (1000, LONGEST_MS) if kind is GoalKind.TIME_MS else (-MOST_POINTS, MOST_POINTS)


def _star(stars: Table, key: str, low: int, high: int) -> int | None:
    if is_whole(stars.data.get(key), low, high):
        return stars.data[key]
    what = "it is missing" if key not in stars.data else f"not {quoted(stars.data[key])}"
    stars.fault(key, f"a whole number from {low} to {high} is needed, {what}")
    return None
