"""Stars, goals and ratings."""

import pytest

from ticgame.campaign.outcome import Ending, figure_of, stars_of
from ticgame.campaign.rate import rate_by_moves, round_setup, round_team
from ticgame.campaign.reading import parse_text
from ticgame.campaign.schema import Campaign, Goal, GoalKind, Round, Stars
from ticgame.cli.commands import main
from ticgame.core.contract import Seat

HEAD = 'format = 1\nid = "c"\ntitle = "C"\nplayers = [2, 2]\n'


def together(**more) -> Round:
    return Round("R", "together", {"missions": ["double-tic"]}, **more)


def nics(penalty: int, *, win: bool = True) -> Ending:
    return Ending({"win": win, "penalty": penalty, "done": []}, (Seat(0),) if win else (), 1000)


@pytest.mark.parametrize(("penalty", "stars"), [(0, 3), (2, 3), (3, 2), (5, 2), (6, 1), (7, 1)])
def test_stars_are_for_few_nics(penalty: int, stars: int) -> None:
    assert stars_of(together(), nics(penalty), [Seat(0)]) == stars
    assert stars_of(together(), nics(penalty, win=False), [Seat(0)]) == 0


def test_a_level_may_want_other_nics() -> None:
    round_ = together(stars=Stars(0, 1))
    assert [stars_of(round_, nics(penalty), [Seat(0)]) for penalty in (0, 1, 2)] == [3, 2, 1]


def test_a_bot_is_beaten_by_the_team_or_not() -> None:
    round_ = Round("R", "squared", {}, goal=Goal(GoalKind.BEAT, "greedy"))
    mine, theirs, shared = ((Seat(0),), (Seat(1),), (Seat(0), Seat(1)))
    for winners, stars in ((mine, 3), (theirs, 0), (shared, 3)):
        assert stars_of(round_, Ending({"totals": [3, 3]}, winners, 0), [Seat(0)]) == stars


def test_a_score_is_reached_by_the_teams_best_seat() -> None:
    round_ = Round("R", "ticcitories", {}, goal=Goal(GoalKind.SCORE, 20), stars=Stars(30, 25))
    for scores, stars in (([19, 90], 0), ([20, 0], 1), ([25, 0], 2), ([30, 0], 3)):
        ending = Ending({"scores": scores}, (), 0)
        assert stars_of(round_, ending, [Seat(0)]) == stars
        assert figure_of(round_, ending, [Seat(0)]) == scores[0]


def test_in_rummy_few_points_are_good() -> None:
    round_ = Round("R", "rummy", {}, goal=Goal(GoalKind.SCORE, 40), stars=Stars(10, 20))
    for total, stars in ((41, 0), (40, 1), (20, 2), (10, 3)):
        assert stars_of(round_, Ending({"totals": [total, 0]}, (), 0), [Seat(0)]) == stars


def test_a_time_counts_only_for_those_who_win() -> None:
    round_ = Round("R", "spotic", {}, goal=Goal(GoalKind.TIME_MS, 60_000), stars=Stars(20_000, 30_000))
    for ms, winners, stars in ((20_000, 0, 3), (30_000, 0, 2), (60_000, 0, 1), (60_001, 0, 0), (1000, 1, 0)):
        assert stars_of(round_, Ending({"points": [0, 0]}, (Seat(winners),), ms), [Seat(0)]) == stars


def campaign(text: str) -> Campaign:
    read, faults = parse_text((HEAD + text).encode())
    assert read is not None, list(map(str, faults))
    return read


def test_a_bot_to_beat_sits_at_every_seat_but_the_first() -> None:
    duel = campaign('[[round]]\ntitle = "R"\ngame = "ticcitories"\nside = 3\ngoal = { beat = "random" }\n')
    setup = round_setup(duel, 0, ["greedy", "greedy"])
    assert setup.bots == ("greedy", "random")
    assert round_team(duel.rounds[0], 2) == (Seat(0),)
    *_, rating = rate_by_moves(duel.rounds[0], setup, range(1, 9))
    assert rating.games == 8 and rating.wins > 5 and rating.stars[3] == rating.wins


def test_seeds_move_only_the_bots_where_the_deck_is_fixed() -> None:
    fixed = campaign('[[round]]\ntitle = "R"\nseed = 7\nmissions = ["double-tic"]\n')
    setup = round_setup(fixed, 0, ["random", "random"])
    first, second = (setup.play(setup.rules(), seed) for seed in (1, 2))
    assert first.header.seed == second.header.seed == 7
    assert first.header.deck == second.header.deck
    assert [entry.action for entry in first.entries] != [entry.action for entry in second.entries]
    assert first.header.level == "c:1"


def test_rate_tells_wins_nics_stars_and_missions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["levels", "rate", "first-steps:1", "--games", "4", "--seed", "1", "--players", "2"]) == 0
    head, won, nics_line, stars, missions, took = capsys.readouterr().out.splitlines()
    assert head == "first-steps:1 Three of a pair (TIC Together, 2 players, greedy, seed 1)"
    assert won == "  won            4 of 4, 100.0 % (95 %: 51.0 to 100.0 %)"
    assert nics_line.startswith("  Nics           ") and "a game (95 %: " in nics_line
    assert stars == "  stars          3 stars 100 %, 2 stars 0 %, 1 star 0 %"
    assert missions == "  missions       tic-group-3 100 %"
    assert took.startswith("  took")


def test_rate_plays_the_same_games_with_more_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for jobs in (1, 2):
        assert main(f"levels rate standard:5 --games 6 --seed 3 --jobs {jobs} --players 2".split()) == 0
        told.append(capsys.readouterr().out.splitlines()[:-1])
    assert told[0] == told[1] and len(told[0]) == 5


def test_sim_plays_levels_and_records_name_them(tmp_path, capsys: pytest.CaptureFixture[str]) -> None:
    words = f"sim together --level holes --seed 1 --players 1 --record {tmp_path} --json"
    assert main(words.split()) == 0
    assert '"level":"holes:1"' in capsys.readouterr().out
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == [f"together-1-r{at}.ticrec" for at in range(1, 8)]
    assert main(["replay", "--verify", *(str(tmp_path / name) for name in names)]) == 0
    assert '"level":"holes:2"' in (tmp_path / names[1]).read_text("utf-8").splitlines()[0]
    assert main(f"sim together --level holes:2 --seed 1 --players 1 --record {tmp_path}/one".split()) == 0
    assert [path.name for path in (tmp_path / "one").iterdir()] == ["together-1.ticrec"]
