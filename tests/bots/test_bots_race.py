"""The bots of the Race see and act in human time."""

import statistics
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ticgame.bots import bot_names, make_bot
from ticgame.bots.driver import play_next, play_out
from ticgame.bots.race.casual import CasualBot
from ticgame.bots.race.perception import Eyes, Gaze
from ticgame.bots.race.planner import PlannerBot
from ticgame.bots.squared.moves import Move
from ticgame.core.match import Match, Player
from ticgame.games import game
from ticgame.games.squared.actions import Draw, Play

SLOW = Gaze(reaction_ms=500, glance_ms=100, overlooks=0.0)


def moves(count: int) -> list[Move]:
    return [Move(card, 0, 40 + card, 0) for card in range(count)]


def first_noticed(gaze: Gaze, *, plays: int, comparisons: int, tries: int = 400) -> float:
    rng = Random("first")
    times = [min(Eyes(gaze, rng).look(moves(plays), comparisons, 0).values()) for _try in range(tries)]
    return statistics.mean(times)


def test_nothing_is_noticed_before_the_reaction_time() -> None:
    assert min(Eyes(SLOW, Random(1)).look(moves(90), 100, 2000).values()) >= 2500


def test_a_fuller_hand_or_table_takes_longer_and_more_plays_less() -> None:
    small = first_noticed(SLOW, plays=2, comparisons=20)
    large = first_noticed(SLOW, plays=2, comparisons=200)
    easy = first_noticed(SLOW, plays=20, comparisons=200)
    # The first of k evenly drawn times is 1/(k+1) of a sweep.
    assert small == pytest.approx(500 + 2000 / 3, rel=0.1)
    assert large == pytest.approx(500 + 20_000 / 3, rel=0.1)
    assert easy == pytest.approx(500 + 20_000 / 21, rel=0.1)


def test_what_is_overlooked_waits_for_another_sweep() -> None:
    rng = Random("overlook")
    gaze = SLOW._replace(overlooks=0.5)
    late = [Eyes(gaze, rng).look(moves(1), 10, 0)[moves(1)[0]] > 1500 for _try in range(800)]
    assert sum(late) / len(late) == pytest.approx(0.5, abs=0.06)


def test_what_was_noticed_stays_noticed_while_it_is_there() -> None:
    eyes = Eyes(SLOW, Random(2))
    before = dict(eyes.look(moves(5), 100, 0))
    after = eyes.look(moves(8), 100, 4000)
    assert {move: after[move] for move in before} == before
    assert min(after[move] for move in moves(8)[5:]) >= 4500
    eyes.look([], 100, 5000)
    assert min(eyes.look(moves(5), 100, 6000).values()) >= 6500, "what is gone is forgotten"


def race(seats: int, **options: Any) -> Match:
    rules = game("race").from_options(options, seats)
    return Match.start(rules, [Player("A", "x")] * seats, seed=8, app="test")


@pytest.mark.parametrize("bot", bot_names("race"))
@pytest.mark.parametrize(
    "options", [{}, {"tic_to_finish": True, "two_tic_draw": False, "draw_cooldown_ms": 0}]
)
def test_whole_races_are_run_and_the_same_again(bot: str, options: dict[str, Any]) -> None:
    def run() -> Match:
        match = race(3, hand=6, used=30, **options)
        play_out(match, {seat: make_bot(bot, match.rules, seat, 8) for seat in range(3)})
        return match

    first = run()
    assert first.entries == run().entries
    assert 5_000 < first.at < 600_000


@pytest.mark.parametrize("bot", ["random", "casual", "greedy", "planner"])
def test_nobody_acts_faster_than_a_person(bot: str) -> None:
    match = race(4)
    play_out(match, {seat: make_bot(bot, match.rules, seat, 8) for seat in range(4)})
    for seat in range(4):
        times = [entry.t for entry in match.entries if entry.seat == seat]
        gaps = [late - early for early, late in pairwise(times)]
        assert min(gaps) >= 1000


def test_asking_again_changes_no_plan() -> None:
    match = race(2)
    bot = make_bot("planner", match.rules, 0, 8)
    others = {0: make_bot("planner", match.rules, 0, 9), 1: make_bot("greedy", match.rules, 1, 9)}
    while not match.view(None).grids:
        play_next(match, others)
    one = bot.decide(match.view(0), match.at)
    assert isinstance(one.action, Play)
    later = (match.at + one.due) // 2
    assert bot.decide(match.view(0), later) == one


def test_who_sees_nothing_draws_after_a_while() -> None:
    class Blind(CasualBot):
        gaze = Gaze(reaction_ms=60_000, glance_ms=300, overlooks=0.3)

    match = race(2)
    for seat in (0, 1):
        match.act(seat, next(match.legal(seat)), 0)
    decision = Blind(match.rules, 0, Random(3)).decide(match.view(0), 0)
    assert isinstance(decision.action, Draw)
    low, high = (Blind.reach_ms[at] + Blind.patience_ms[at] for at in (0, 1))
    assert low <= decision.due < high


def test_a_planner_gets_rid_of_what_fits_least() -> None:
    match = race(2)
    for seat in (0, 1):
        match.act(seat, next(match.legal(seat)), 0)
    view = match.view(0)
    bot = PlannerBot(match.rules, 0, Random(4))
    common, rare = view.hand[0], view.hand[1]
    known = [Move(common, 0, 1, 0), Move(common, 0, 2, 0), Move(common, 0, 3, 0), Move(rare, 0, 4, 0)]
    assert bot.pick(view, known).card == rare


def test_the_page_tells_how_fast_they_see(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).resolve().parents[2] / "tools"))
    import race_times

    monkeypatch.setattr(race_times, "VIEWS", 30)
    columns = {(seats, 10): list(race_times.moments(seats, 10)) for seats in (2, 4)}
    assert all(len(each.view.hand) == 10 for found in columns.values() for each in found)
    for found in columns.values():
        medians = [race_times.notice_times(bot, found, 0)[0] for bot in race_times.BOTS]
        assert medians == sorted(medians, reverse=True), "a stronger bot sees sooner"
    lines = list(race_times.table("greedy", columns))
    assert len(lines) == 2 + len(race_times.KINDS)
    assert lines[-1] == "| two Tics | – | – |"
