"""The bots of Tic Squared find what they are meant to find, in time."""

from random import Random
from typing import Any

import pytest
from slow_squared import slow_relations
from square_story import SquareStory

from ticgame.bots import bot_names, make_bot
from ticgame.bots.driver import play_out
from ticgame.bots.squared.moves import best_start, list_moves
from ticgame.bots.squared.planner import WORK
from ticgame.core.cards import ALL_CARDS, parse_card
from ticgame.core.layout import Cell
from ticgame.core.match import Match, Player
from ticgame.games import game
from ticgame.games.squared.actions import Draw, End, Play
from ticgame.games.squared.grid import CELLS, start_grid

OTHERS = "5sr 5so 5sy 5sc 5sv"


def decided(story: SquareStory, bot: str) -> Any:
    seat = story.turn
    return make_bot(bot, story.match.rules, seat, 3).decide(story.match.view(seat), story.match.at).action


def test_moves_are_the_legal_plays_with_their_tics() -> None:
    rng = Random("moves")
    for _grid in range(60):
        deck = rng.sample(ALL_CARDS, 24)
        grid = start_grid(deck[0])
        for card in deck[1:12]:
            if spots := grid.legal_spots(card):
                grid = grid.put(rng.choice(spots), card)
        moves = list_moves((grid,), (0,), deck[12:])
        assert [(move.card, move.spot) for move in moves] == [
            (card, spot) for card in deck[12:] for spot in grid.legal_spots(card)
        ]
        cards = dict(grid.cards())
        for move in moves:
            assert move.tics == slow_relations(cards, CELLS[move.spot], move.card).count(2)
        assert list_moves((grid,), (0,), deck[12:], least_tics=1) == [move for move in moves if move.tics]


def test_the_best_start_goes_with_the_rest() -> None:
    hand = [parse_card(code) for code in ("5sr", "1ov", "1oc", "1oy", "4tr")]
    assert best_start(hand) in {parse_card(code) for code in ("1ov", "1oc", "1oy")}


@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_two_tics_come_first(bot: str) -> None:
    story = SquareStory("1ov 1oc 2oc 3ov 2ov 4qr", f"{OTHERS} 4sr", size=20)
    story.play("1oc", 0, 1, 0).play("2oc", 0, 1, 1)
    assert decided(story, bot) == Play(parse_card("2ov"), 0, Cell(0, 1))


def test_a_planner_sees_a_chain_that_goes_out() -> None:
    # 3qv goes out as a Single at the end; earlier it would end the turn.
    story = SquareStory("1ov 1oc 3oc 3qv", "5sr 5so 5sy 4tr", size=20)
    plays = 0
    while story.result is None and story.turn == 0:
        story.last = story.match.act(0, decided(story, "planner"))
        plays += 1
    assert story.result is not None
    assert (story.result["winners"], plays) == ([0], 3)


def test_without_a_play_they_draw_and_after_a_tic_they_end() -> None:
    for bot in ("casual", "greedy", "planner"):
        story = SquareStory("1ov 1oc 3sr 3qr", "2cc 2cy 4tr 4tc", rest="5qy 5qo 5ty")
        blocked = SquareStory("1ov 2cr 2co", "1oy 5sc 5sv", rest="3tr 3to")
        assert isinstance(decided(blocked, bot), Draw)
        story.play("1oc", 0, 1, 0)
        assert isinstance(decided(story, bot), End)


@pytest.mark.parametrize("bot", bot_names("squared"))
@pytest.mark.parametrize("seats", [2, 4])
def test_whole_games_are_played_and_the_same_again(bot: str, seats: int) -> None:
    def play(seed: int) -> list[Any]:
        rules = game("squared").from_options({"hand": 6, "used": seats * 6 + 14}, seats)
        match = Match.start(rules, [Player("A", bot)] * seats, seed=seed, app="test")
        play_out(match, {seat: make_bot(bot, match.rules, seat, seed) for seat in range(seats)})
        return match.entries

    assert play(4) == play(4)
    assert play(4) != play(5)


def test_a_planner_bounds_its_work_and_thinks_in_slices() -> None:
    longest = 0
    for seed in range(6):
        rules = game("squared").from_options({"hand": 20, "used": 100, "first": 0}, 4)
        match = Match.start(rules, [Player("A", "planner")] * 4, seed=seed, app="test")
        bots = [make_bot("planner", match.rules, seat, seed) for seat in range(4)]
        for _move in range(20):
            if match.is_over:
                break
            seat = match.actors()[0]
            thought = bots[seat].think(match.view(seat), match.at)
            slices = 0
            while True:
                try:
                    next(thought)
                    slices += 1
                except StopIteration as stop:
                    match.act(seat, stop.value.action, stop.value.due)
                    break
            longest = max(longest, slices)
    assert 20 < longest < WORK + 100
