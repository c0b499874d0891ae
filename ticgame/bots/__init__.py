"""The bots by game and name; a bot's module is imported when it is asked for."""

from random import Random
from typing import Final

from ticgame.bots.bot import Bot
from ticgame.core.contract import Rules, Seat
from ticgame.core.errors import OptionError
from ticgame.core.loading import load

BOTS: Final = {
    "together": {
        "random": "ticgame.bots.bot:RandomBot",
        "casual": "ticgame.bots.together.casual:CasualBot",
        "greedy": "ticgame.bots.together.greedy:GreedyBot",
        "planner": "ticgame.bots.together.planner:PlannerBot",
    },
    "ticcitories": {
        "random": "ticgame.bots.bot:RandomBot",
        "casual": "ticgame.bots.ticcitories.casual:CasualBot",
        "greedy": "ticgame.bots.ticcitories.greedy:GreedyBot",
        "planner": "ticgame.bots.ticcitories.planner:PlannerBot",
    },
    "squared": {
        "random": "ticgame.bots.bot:RandomBot",
        "casual": "ticgame.bots.squared.casual:CasualBot",
        "greedy": "ticgame.bots.squared.greedy:GreedyBot",
        "planner": "ticgame.bots.squared.planner:PlannerBot",
    },
    "race": {
        "random": "ticgame.bots.race.random_racer:RandomBot",
        "casual": "ticgame.bots.race.casual:CasualBot",
        "greedy": "ticgame.bots.race.greedy:GreedyBot",
        "planner": "ticgame.bots.race.planner:PlannerBot",
    },
    "spotic": {
        "random": "ticgame.bots.spotic.random:RandomBot",
        "casual": "ticgame.bots.spotic.casual:CasualBot",
        "greedy": "ticgame.bots.spotic.greedy:GreedyBot",
        "planner": "ticgame.bots.spotic.planner:PlannerBot",
    },
    "rummy": {
        "random": "ticgame.bots.bot:RandomBot",
        "casual": "ticgame.bots.rummy.casual:CasualBot",
        "greedy": "ticgame.bots.rummy.greedy:GreedyBot",
        "planner": "ticgame.bots.rummy.planner:PlannerBot",
    },
}


def bot_names(game: str) -> tuple[str, ...]:
    """Return the names of a game's bots, weakest first."""
    return tuple(BOTS[game])


def make_bot(name: str, rules: Rules, seat: Seat, seed: int) -> Bot:
    """Return a bot at a seat with the stream `bot/<seat>` of the seed (C2).

    Raises OptionError if the game has no bot of that name.
    """
    known = BOTS[rules.name]
    if name not in known:
        raise OptionError([f"bots: {rules.title} has no bot {name!r}; it has {', '.join(known)}"])
    return load(known[name])(rules, seat, Random(f"{seed}/bot/{seat}"))
