"""What is remembered of rounds, what opens and closes, and how a round is eased."""

import pytest

from ticgame import data_dir
from ticgame.campaign.easing import eased
from ticgame.campaign.progress import (
    USUAL_PROFILE,
    Profiles,
    Progress,
    Standing,
    after_game,
    format_profiles,
    parse_profiles,
)
from ticgame.campaign.reading import load_campaign
from ticgame.campaign.schema import Goal, GoalKind, Round
from ticgame.games.together.options import PRESETS

STANDARD = load_campaign(data_dir("levels") / "standard.toml")


def test_the_best_game_counts_and_who_played_it() -> None:
    standing = after_game(Standing(), stars=2, figure=4, seats=3)
    assert standing == Standing(2, 4, 3)
    assert after_game(standing, stars=1, figure=6, seats=2) == standing
    assert after_game(standing, stars=3, figure=1, seats=5) == Standing(3, 1, 5)
    assert after_game(standing, stars=3, figure=9, seats=5, is_more_better=True) == Standing(3, 9, 5)


def test_losses_are_counted_until_a_win_and_three_let_skip() -> None:
    standing = Standing()
    for _ in range(3):
        assert not standing.can_skip
        standing = after_game(standing, stars=0, figure=7, seats=2)
    assert standing == Standing(losses=3) and standing.can_skip and not standing.is_passed
    won = after_game(standing, stars=1, figure=6, seats=2)
    assert won.losses == 0 and not won.can_skip and won.is_passed


def test_an_eased_win_earns_one_star_and_no_best() -> None:
    assert after_game(Standing(), stars=3, figure=0, seats=2, is_eased=True) == Standing(1)
    assert after_game(Standing(3, 1, 4), stars=3, figure=0, seats=2, is_eased=True) == Standing(3, 1, 4)


def test_rounds_open_one_after_the_other() -> None:
    progress = Progress()
    assert [progress.is_open(STANDARD, at) for at in range(5)] == [True, False, False, False, False]
    progress.keep(STANDARD, 0, Standing(1, 6, 2))
    progress.keep(STANDARD, 1, Standing(is_skipped=True))
    assert [progress.is_open(STANDARD, at) for at in range(5)] == [True, True, True, False, False]
    assert progress.first_open(STANDARD) == 2
    assert progress.stars(STANDARD) == 1


def test_profiles_are_read_as_they_were_written() -> None:
    profiles = Profiles("Ada and Bo")
    profiles.now.keep(STANDARD, 0, Standing(3, 0, 2))
    profiles.now.keep(STANDARD, 1, Standing(losses=2))
    profiles.current = USUAL_PROFILE
    profiles.now.keep(STANDARD, 2, Standing(is_skipped=True))
    read, lost = parse_profiles(format_profiles(profiles))
    assert (read, lost) == (profiles, 0)
    assert read.names == ("Ada and Bo", USUAL_PROFILE)


@pytest.mark.parametrize(
    ("data", "lost"),
    [
        ({}, 0),
        ({"current": 3, "profile": 4}, 0),
        ({"profile": [4, {"name": ""}, {"name": "A"}]}, 2),
        ({"profile": [{"name": "A", "round": [{}, {"level": "x:1"}, {"level": "x:2", "stars": 4}]}]}, 2),
        (
            {
                "profile": [
                    {"name": "A", "round": [{"level": "x:1", "best": 1.5}, {"level": "x:1", "skipped": 1}]}
                ]
            },
            2,
        ),
    ],
)
def test_what_cannot_be_read_is_left_out_and_counted(data: dict, lost: int) -> None:
    profiles, found = parse_profiles(data)
    assert found == lost
    assert profiles.current == USUAL_PROFILE


def test_a_round_is_eased_by_a_preset() -> None:
    presets = [
        {key: eased(round_, 4).options[key] for key in ("grid", "hand", "limit")}
        for round_ in STANDARD.rounds
    ]
    easy, standard, strict, hard, expert = presets
    assert easy == {"grid": [7, 7], "hand": 5, "limit": 11}
    assert [standard, strict, hard, expert] == [
        PRESETS[name] for name in ("easy", "standard", "strict", "hard")
    ]


def test_a_fixed_deal_keeps_its_grid_and_gets_a_higher_limit() -> None:
    puzzle = load_campaign(data_dir("levels") / "puzzles.toml").rounds[0]
    easier = eased(puzzle, 1)
    assert easier.options == {**puzzle.options, "limit": puzzle.options["limit"] + 2}


@pytest.mark.parametrize(
    ("name", "kind", "value", "easier"),
    [
        ("squared", GoalKind.BEAT, "greedy", "casual"),
        ("squared", GoalKind.BEAT, "random", "random"),
        ("spotic", GoalKind.TIME_MS, 60_000, 90_000),
        ("ticcitories", GoalKind.SCORE, 20, 15),
        ("squared", GoalKind.SCORE, -6, -8),
        ("rummy", GoalKind.SCORE, 30, 40),
    ],
)
def test_a_goal_is_eased(name: str, kind: GoalKind, value: str | int, easier: str | int) -> None:
    assert eased(Round("R", name, {}, goal=Goal(kind, value)), 2).goal == Goal(kind, easier)
