"""The pace of bots in games without turns: everything takes so many times as long; 1 changes nothing."""

from random import Random
from typing import Any

import pytest

from ticgame.bots import bot_names, make_bot
from ticgame.bots.bot import Bot
from ticgame.bots.spotic.casual import CasualBot
from ticgame.bots.spotic.eye import Eye
from ticgame.core.cards import ALL_CARDS
from ticgame.core.match import Match, Player
from ticgame.core.sets import KINDS
from ticgame.games import game
from ticgame.games.squared.actions import Start

SLOW = 2.0
ROUNDING_MS = 4


def begun(name: str) -> Match:
    options: dict[str, Any] = {"first": 0} if name == "spotic" else {}
    rules = game(name).from_options(options, 2)
    match = Match.start(rules, [Player(str(seat), "greedy") for seat in range(2)], seed=5, app="test")
    while name == "race" and not match.view(None).grids:
        seat = match.actors()[0]
        match.act(seat, Start(match.view(seat).hand[0]))
    return match


def bot_at(match: Match, name: str, seat: int, pace: float) -> Bot:
    bot = make_bot(name, match.rules, seat, 7)
    bot.pace = pace
    return bot


@pytest.mark.parametrize(
    ("name", "bot"), [(name, bot) for name in ("spotic", "race") for bot in bot_names(name)]
)
def test_a_slow_bot_takes_twice_as_long(name: str, bot: str) -> None:
    match = begun(name)
    for seat in [match.view(None).table.turn] if name == "spotic" else match.actors():
        usual, slow = (
            bot_at(match, bot, seat, pace).decide(match.view(seat), match.at) for pace in (1.0, SLOW)
        )
        if usual is None or usual.action != slow.action:
            continue
        assert abs((slow.due - match.at) - SLOW * (usual.due - match.at)) <= ROUNDING_MS
        assert usual.due > match.at


def test_a_slow_eye_notices_later_and_one_of_the_usual_pace_as_ever() -> None:
    cards = tuple(Random(3).sample(ALL_CARDS, 40))
    dues = {}
    for pace in (1.0, SLOW):
        eye = Eye(CasualBot.sight, Random(9), lambda cards, kind: None)
        eye.pace = pace
        eye.look(cards, dict.fromkeys(KINDS, 1.0), 0)
        dues[pace] = eye.next().due
    assert abs(dues[SLOW] - SLOW * dues[1.0]) <= ROUNDING_MS
