"""What the lobby lets people choose, and what it refuses in words."""

import pytest

from ticgame.core.match import Match
from ticgame.games.together.catalogue import SEQUENCE, STANDARD
from ticgame.games.together.options import PRESETS
from ticgame.play.keepsakes import Favourite
from ticgame.play.lobby.botnames import bot_title, next_bot, usual_bot
from ticgame.play.lobby.choices import GameChoices, fault_words
from ticgame.play.lobby.countdown import Countdown
from ticgame.play.lobby.game_options import OPTIONS
from ticgame.play.lobby.mission_sets import known_sets, offered, set_title, toggled
from ticgame.play.lobby.plan import make_plan
from ticgame.play.seats import Evening


def option(title: str):
    return next(option for option in OPTIONS["together"] if option.kind.title == title)


def test_the_standard_preset_comes_first_and_can_be_played() -> None:
    choices = GameChoices("together")
    assert choices.preset == "standard"
    assert choices.faults(1) == []


def test_presets_are_walked_through_and_stay_at_the_ends() -> None:
    choices = GameChoices("together")
    walked = []
    choices.step_preset(-9)
    for _ in PRESETS:
        walked.append(choices.preset)
        choices.step_preset(1)
    assert walked == list(PRESETS)
    assert choices.preset == list(PRESETS)[-1]


@pytest.mark.parametrize(
    ("title", "low", "high"),
    [("Grid width", 3, 9), ("Grid height", 3, 9), ("Hand", 1, 9), ("Limit", 1, 20)],
)
def test_numbers_reach_both_ends(title: str, low: int, high: int) -> None:
    choices = GameChoices("together")
    choices.step(option(title), -99)
    assert choices.value(option(title)) == low
    choices.step(option(title), 99)
    assert choices.value(option(title)) == high


def test_width_and_height_are_two_values_of_one_option() -> None:
    choices = GameChoices("together")
    choices.step(option("Grid height"), 2)
    assert choices.options["grid"] == [6, 8]
    assert choices.preset is None
    assert choices.preset_title == "Your own"


def test_the_sequence_variation_brings_its_own_missions() -> None:
    choices = GameChoices("together")
    choices.change(option("Cards meet by"), "sequence")
    choices.change(option("Separate runs"), True)
    assert choices.faults(2) == []
    assert known_sets(choices.options, [])[0].missions == SEQUENCE
    assert set(offered(choices.options)) == set(SEQUENCE)


def test_missions_of_the_other_variation_are_refused_by_their_titles() -> None:
    choices = GameChoices("together")
    choices.picks = ("mono-3",)
    assert choices.faults(2) == ["Missions: “3-card Mono” is of the other variation"]


def test_no_mission_at_all_is_refused() -> None:
    choices = GameChoices("together")
    choices.picks = ()
    assert choices.faults(2) == ["Missions: at least one mission is needed"]


def test_a_mission_that_has_nothing_to_differ_from_is_refused() -> None:
    choices = GameChoices("together")
    choices.picks = ("different-tic-group-3",)
    (fault,) = choices.faults(2)
    assert fault == "Missions: “New 3-card group” needs a Tic group mission before it to differ from"


@pytest.mark.parametrize("seats", [0, 7])
def test_a_table_of_the_wrong_size_is_refused(seats: int) -> None:
    assert "1 to 6 players" in GameChoices("together").faults(seats)[0]


def test_a_fault_of_no_option_is_told_as_it_is() -> None:
    assert fault_words("Nothing: works", "together") == "Nothing: works"


def test_picks_keep_the_order_in_which_they_were_made() -> None:
    picks = toggled(toggled(toggled((), "double-tic"), "tic-group-3"), "tic-group-5")
    assert picks == ("double-tic", "tic-group-3", "tic-group-5")
    assert toggled(picks, "tic-group-3") == ("double-tic", "tic-group-5")


def test_sets_of_missions_are_called_by_their_name() -> None:
    favourite = Favourite("Sunday", "together", ("double-tic", "tic-line-4"))
    sets = known_sets({}, [favourite])
    assert set_title(None, sets) == "Standard five"
    assert set_title(STANDARD, sets) == "Standard five"
    assert set_title(favourite.missions, sets) == "Sunday"
    assert set_title(("double-tic",), sets) == "Your own missions"


def test_bots_have_friendly_names_and_go_round() -> None:
    assert bot_title("greedy") == "Keen"
    seen = [usual_bot("together")]
    while (following := next_bot("together", seen[-1])) not in seen:
        seen.append(following)
    assert {"random", "casual", "greedy"} <= set(seen)


def evening_with_two_bots() -> Evening:
    evening = Evening(["Ada"])
    evening.wait_for(0)
    evening.set_bot(2, "greedy")
    evening.set_bot(5, "casual")
    return evening


def test_a_plan_seats_those_who_play_in_seat_order() -> None:
    plan = make_plan("together", GameChoices("together").options, evening_with_two_bots().playing, seed=7)
    assert plan.seats == (0, 2, 5)
    assert [player.by for player in plan.players] == ["human", "greedy", "casual"]
    assert [player.name for player in plan.players] == ["Ada", "Whale", "Owl"]


def test_the_first_seat_is_that_of_the_evening() -> None:
    places = evening_with_two_bots().playing
    options = GameChoices("together").options
    match = make_plan("together", options, places, seed=7, first=5).start(app="test")
    assert isinstance(match, Match)
    assert match.actors() == (2,)


def test_a_first_seat_at_which_nobody_plays_is_left_to_chance() -> None:
    places = evening_with_two_bots().playing
    plan = make_plan("together", GameChoices("together").options, places, seed=7, first=1)
    assert plan.options["first"] is None
    assert plan.start(app="test").header.options["first"] in (0, 1, 2)


def test_another_seed_is_another_deal() -> None:
    places = evening_with_two_bots().playing
    plans = [make_plan("together", GameChoices("together").options, places, seed=seed) for seed in (7, 7, 8)]
    one, same, other = (plan.start(app="test").header.deck for plan in plans)
    assert one == same
    assert one != other


def test_the_countdown_counts_three_two_one() -> None:
    countdown = Countdown()
    countdown.begin()
    shown = []
    while countdown.is_running:
        shown.append(countdown.seconds)
        countdown.update(500)
    assert shown == [3, 3, 2, 2, 1, 1]
    assert countdown.is_over


def test_a_countdown_that_was_cancelled_is_never_over() -> None:
    countdown = Countdown()
    countdown.begin()
    countdown.cancel()
    countdown.update(9000)
    assert not countdown.is_over
    assert countdown.seconds == 0
