"""Making a round easier for those who keep losing it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from ticgame.bots import bot_names
from ticgame.campaign.outcome import score_sign
from ticgame.campaign.schema import Goal, GoalKind, Round
from ticgame.core.errors import OptionError
from ticgame.games.together.options import LIMIT_RANGE, PRESETS, Options

MORE_NICS: Final = 2
MORE_TIME: Final = 1.5
FEWER_POINTS: Final = 0.75


def eased(round_: Round, seats: int) -> Round:
    """Return an easier form of a round: a preset down, or a higher limit, or an easier goal.

    A round that can't be made easier comes back as it is.
    """
    if round_.goal is not None:
        return replace(round_, goal=_eased_goal(round_.game, round_.goal), stars=None)
    for options in _easier_options(round_):
        easier = replace(round_, options=options)
        if _can_be_played(easier, seats):
            return easier
    return round_


def _easier_options(round_: Round) -> Iterator[dict[str, Any]]:
    usual = Options()
    limit = round_.options.get("limit", usual.limit)
    now = {
        "grid": round_.options.get("grid", list(usual.grid)),
        "hand": round_.options.get("hand", usual.hand),
        "limit": limit,
    }
    names = [name for name, preset in PRESETS.items() if preset == now]
    easier = list(PRESETS)[: list(PRESETS).index(names[0])] if names else []
    # A fixed deal is a puzzle of its grid: only its limit gives way.
    if easier and round_.seed is None:
        yield {**round_.options, **PRESETS[easier[-1]]}
    yield {**round_.options, "limit": min(LIMIT_RANGE[1], limit + MORE_NICS)}


def _can_be_played(round_: Round, seats: int) -> bool:
    try:
        return not round_.rules(seats).hopeless(cards=round_.deck())
    except OptionError:
        return False


def _eased_goal(name: str, goal: Goal) -> Goal:
    if goal.kind is GoalKind.BEAT:
        names = bot_names(name)
        return replace(goal, value=names[max(0, names.index(str(goal.value)) - 1)])
    if goal.kind is GoalKind.TIME_MS:
        return replace(goal, value=round(goal.value * MORE_TIME))
    share = FEWER_POINTS if score_sign(name) * goal.value > 0 else 1 / FEWER_POINTS
    return replace(goal, value=round(goal.value * share))
