"""The strengths of bots, in words for people."""

from collections.abc import Mapping
from types import MappingProxyType

from ticgame.bots import bot_names

TITLES: Mapping[str, str] = MappingProxyType(
    {"random": "Random", "casual": "Casual", "greedy": "Keen", "planner": "Clever"}
)
USUAL = "casual"


def bot_title(bot: str) -> str:
    """Return what people call a bot of this strength."""
    return TITLES.get(bot, bot.capitalize())


def usual_bot(game: str) -> str:
    """Return the bot that a game offers first: one that doesn't shame anybody."""
    names = bot_names(game)
    return USUAL if USUAL in names else names[0]


def next_bot(game: str, bot: str) -> str:
    """Return the next stronger bot of a game, the weakest after the strongest."""
    names = bot_names(game)
    return names[(names.index(bot) + 1) % len(names)] if bot in names else names[0]
