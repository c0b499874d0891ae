"""Campaigns in words: players, options, goals, figures."""

from typing import Final

from ticgame.campaign.outcome import MOST_STARS, is_more_better
from ticgame.campaign.schema import Campaign, GoalKind, Round
from ticgame.core.cards import CARD_COUNT
from ticgame.core.sentences import amount, minutes
from ticgame.games import game
from ticgame.games.together.options import Options
from ticgame.play.lobby.botnames import bot_title

_SECOND_MS: Final = 1000


def players_words(campaign: Campaign) -> str:
    """Return how many play: "1–6 players"."""
    low, high = campaign.players
    if low == high:
        return amount(low, "player")
    return f"{low}–{high} players"


def rounds_words(campaign: Campaign) -> str:
    """Return how many rounds there are."""
    return amount(len(campaign.rounds), "round")


def stars_words(stars: int, campaign: Campaign) -> str:
    """Return the stars that were earned of all that there are."""
    return f"{stars} of {MOST_STARS * len(campaign.rounds)} stars"


def is_sequence(round_: Round) -> bool:
    """Return whether a round is played in the Sequence variation."""
    return round_.options.get("relation") == "sequence"


def penalty_word(round_: Round) -> str:
    """Return what is counted against the team."""
    return "Break" if is_sequence(round_) else "Nic"


def facts(round_: Round) -> tuple[str, ...]:
    """Return what a round is played with, in a few short sentences."""
    if round_.goal is not None:
        return (game(round_.game).title, goal_words(round_))
    usual = Options()
    width, height = round_.options.get("grid", usual.grid)
    hand, limit = round_.options.get("hand", usual.hand), round_.options.get("limit", usual.limit)
    found = [f"Grid {width} × {height}{', fixed' if round_.options.get('frame') == 'fixed' else ''}"]
    found.append(f"{amount(hand, 'card')} in a hand")
    found.append(f"The {ordinal(limit)} {penalty_word(round_)} ends it")
    if round_.options.get("separate") and is_sequence(round_):
        found.append("A card serves one sequence only")
    if (deck := round_.deck()) is not None and len(deck) < CARD_COUNT:
        found.append(f"{len(deck)} cards in the deck")
    return tuple(found)


def goal_words(round_: Round) -> str:
    """Return the goal of a round of another game."""
    goal = round_.goal
    if goal.kind is GoalKind.BEAT:
        return f"Beat the {bot_title(str(goal.value)).lower()} bot"
    if goal.kind is GoalKind.SCORE:
        return f"Have {goal.value} points or {'more' if is_more_better(round_) else 'fewer'}"
    return f"Win within {minutes(int(goal.value) // _SECOND_MS)}"


def figure_words(round_: Round, figure: int) -> str:
    """Return a figure with its unit: "3 Nics", "21 points", "2:05"."""
    if round_.goal is None:
        return amount(figure, penalty_word(round_))
    if round_.goal.kind is GoalKind.SCORE:
        return amount(figure, "point")
    return minutes(figure // _SECOND_MS)


def ordinal(number: int) -> str:
    """Return a number as people count with it: "1st", "7th"."""
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{'th' if 10 <= number % 100 <= 20 else ending}"
