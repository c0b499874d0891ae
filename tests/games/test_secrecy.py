"""A seat's view, and what any bot does with it, stay the same whatever the seat can't see."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest
from game_case import pairwise_rows
from game_cases import GAME_CASES, rules_of

from ticgame.bots import BOTS, bot_names, make_bot
from ticgame.bots.hint import HINTS, hint_search
from ticgame.core.contract import Rules
from ticgame.core.match import Match, Player
from ticgame.core.slices import in_one_go
from ticgame.games.together.rules import Together

PERMUTATIONS = 3


def positions(name: str, row: Mapping[str, Any]) -> Iterator[tuple[Rules, Any, int]]:
    """Yield positions of a random game with their time, ever further apart."""
    players = [Player("A", "random")] * row["seats"]
    cards, rng = GAME_CASES[name].cards, Random("secret")
    match = Match.start(rules_of(name, row), players, seed=3, app="test", cards=cards)
    moves, looks = 0, {0, 1, 4, 9, 16, 25}
    while not match.is_over:
        if moves in looks:
            yield match.rules, match._state, match.at
        if not match.actors():
            match.advance_to_deadline()
            continue
        seat = match.actors()[int(rng.random() * len(match.actors()))]
        action = match.rules.sample(match._state, seat, match.at, rng)
        if action is not None:
            match.act(seat, action)
        if match.rules.is_real_time:
            match.advance(match.at + int(rng.random() * 600))
        moves += 1


def cases() -> list[tuple[str, dict[str, Any]]]:
    return [(name, row) for name, case in GAME_CASES.items() for row in pairwise_rows(case.values)]


@pytest.mark.parametrize("name", GAME_CASES)
def test_a_view_shows_nothing_of_what_is_hidden(name: str) -> None:
    has_changed = False
    for row in (row for case, row in cases() if case == name):
        for rules, state, _at in positions(name, row):
            for seat in (None, *range(row["seats"])):
                view, rng = rules.view(state, seat), Random(f"permute/{seat}")
                for _permutation in range(PERMUTATIONS):
                    other = GAME_CASES[name].permute(rules, state, seat, rng)
                    has_changed |= other != state
                    assert rules.view(other, seat) == view
    assert has_changed, "nothing was permuted"


def test_with_an_open_deck_the_order_is_seen_and_other_hands_are_not() -> None:
    options = Together.from_options({"first": 0}, 3)
    rules = Together(options.options, has_open_deck=True)
    state = rules.deal(3, tuple(range(125))).state
    other = GAME_CASES["together"].permute(rules, state, 1, Random("open"))
    assert other != state
    assert rules.view(other, 1) == rules.view(state, 1)
    assert rules.view(state, None).order == tuple(range(16, 125))


@pytest.mark.parametrize(("name", "bot"), [(name, bot) for name in BOTS for bot in bot_names(name)])
def test_a_bot_decides_the_same_whatever_it_can_not_see(name: str, bot: str) -> None:
    decided = 0
    for row in (row for case, row in cases() if case == name):
        for rules, state, at in positions(name, row):
            for seat in rules.actors(state):
                permuted = GAME_CASES[name].permute(rules, state, seat, Random("bots"))
                one = make_bot(bot, rules, seat, 5).decide(rules.view(state, seat), at)
                two = make_bot(bot, rules, seat, 5).decide(rules.view(permuted, seat), at)
                assert one == two
                decided += one is not None
    assert decided > 5


@pytest.mark.parametrize("name", HINTS)
def test_a_hint_is_the_same_whatever_its_seat_can_not_see(name: str) -> None:
    given = 0
    for row in (row for case, row in cases() if case == name):
        for rules, state, _at in positions(name, row):
            for seat in rules.actors(state)[:1]:
                permuted = GAME_CASES[name].permute(rules, state, seat, Random("hints"))
                one = in_one_go(hint_search(rules, rules.view(state, seat)))
                assert one == in_one_go(hint_search(rules, rules.view(permuted, seat)))
                given += one is not None
    assert given > 5
