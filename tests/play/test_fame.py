"""The hall of fame: the ten best games, kept; three initials on any device."""

import pytest
from plans import Session, click, is_on, key, wheel
from spotic_tables import open_spotic
from together_tables import Blank, seat_people

from ticgame.home import Home
from ticgame.play.fame import FILE, FameEntry, HallOfFame, clean_initials
from ticgame.play.input.bindings import Intent
from ticgame.play.scenes.after_game import DEAF_MS
from ticgame.play.scenes.exits import Exits
from ticgame.play.scenes.spotic.initials import InitialsWheel
from ticgame.play.scenes.spotic.solo_results import DONE, SoloResults, letter_boxes
from ticgame.play.scenes.spotic.summary import SoloGame

BOARD = "spotic-nine"
GOOD = SoloGame(BOARD, "All nine sets!", 9, 22, 330_000, 84, is_points=False)


def entry(initials="ABC", score=9, time_ms=1000, cards=50):
    return FameEntry(initials, score, time_ms, cards)


# -- what is kept


def test_more_sets_then_less_time_then_fewer_cards_rank_higher(tmp_path):
    hall = HallOfFame(Home(tmp_path))
    worse = [entry("SET", score=8), entry("TIM", time_ms=2000), entry("CAR", cards=60)]
    for one in worse:
        hall.enter(BOARD, one)
    assert hall.enter(BOARD, entry("TOP")) == 0
    assert [one.initials for one in hall.board(BOARD)] == ["TOP", "CAR", "TIM", "SET"]


def test_ten_games_stay_and_the_rest_falls_off(tmp_path):
    hall = HallOfFame(Home(tmp_path))
    for time_ms in range(12):
        hall.enter(BOARD, entry(time_ms=time_ms * 1000))
    assert len(hall.board(BOARD)) == 10
    assert hall.place_of(BOARD, entry(time_ms=60_000)) is None
    assert hall.enter(BOARD, entry(time_ms=60_000)) is None


def test_the_hall_outlives_the_program(tmp_path):
    HallOfFame(Home(tmp_path)).enter(BOARD, entry("ZOE"))
    assert [one.initials for one in HallOfFame(Home(tmp_path)).board(BOARD)] == ["ZOE"]


@pytest.mark.parametrize(
    "text",
    [
        'spotic-nine = [{ initials = "ABC", score = -1, time_ms = 5, cards = 5 }]',
        "spotic-nine = [{ initials = 5, score = 1, time_ms = 5, cards = 5 }]",
        'spotic-nine = [{ initials = "ABC" }, 7]',
        'spotic-nine = "ABC"',
    ],
)
def test_what_cant_be_read_is_left_out_and_told(tmp_path, text):
    (tmp_path / FILE).write_text(text)
    home = Home(tmp_path)
    assert HallOfFame(home).board(BOARD) == ()
    assert any("hall of fame" in notice for notice in home.notices)


@pytest.mark.parametrize(
    ("text", "clean"), [("zoë", "ZOE"), ("", "---"), ("wilhelmine", "WIL"), ("a.b", "A.B")]
)
def test_initials_are_three_letters_that_can_be_shown(text, clean):
    assert clean_initials(text) == clean


# -- three initials


def test_the_wheel_turns_moves_and_ends_with_the_third_letter():
    wheel = InitialsWheel("AAA")
    for intent in (Intent.DOWN, Intent.A, Intent.UP, Intent.RIGHT, Intent.LEFT, Intent.A, Intent.A):
        assert wheel.press(intent)
    assert wheel.text == "B-A"
    assert wheel.is_done
    assert not wheel.press(Intent.UP)


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path, Blank()) as session:
        yield session


def open_results(play, device, game=GOOD):
    asked = []
    exits = Exits(*(lambda name=name: asked.append(name) for name in ("again", "other game", "seats")))
    results = SoloResults(game, seat_people(play, [device]), exits)
    play.app.stack.replace(results)
    play.frames(2)
    play.pass_ms(DEAF_MS)
    return results, asked


def test_a_good_game_enters_with_its_initials_then_the_menu_comes(play):
    results, asked = open_results(play, play.app.hub.clusters[2])
    assert results.is_entering
    for name in ("Down", "Enter", "Enter", "Enter"):
        play.feed(key(name))
    assert not results.is_entering
    assert [one.initials for one in HallOfFame(play.home).board(BOARD)] == ["QIG"], "from the name Pig"
    play.feed(key("Enter"))
    assert asked == ["again"]


def test_the_mouse_turns_letters_and_ends(play):
    results, _asked = open_results(play, play.app.hub.mouse)
    box = letter_boxes()[1]
    play.feed(click(*play.app.canvas.to_pixels(box.centerx, box.bottom - 10)))
    play.feed(click(*play.app.canvas.to_pixels(*DONE.center)))
    assert not results.is_entering
    assert results.hall.board(BOARD)[0].initials == "PJG"


def test_the_prompts_say_what_presses_do_to_the_letters_and_then_where_they_lead(play):
    results, asked = open_results(play, play.app.hub.clusters[2])
    assert [shown.words for shown in results._prompts.shown] == ["Letter", "Next", "Back"]
    play.feed(wheel(-1))
    play.feed(key("Esc"))
    assert not results.is_entering and asked == [], "Esc keeps the letters as they are"
    assert results.hall.board(BOARD)[0].initials == "QIG"
    assert [shown.words for shown in results._prompts.shown] == ["Choose", "Seats"]


def test_a_game_that_is_not_good_enough_shows_the_hall_at_once(play):
    hall = HallOfFame(play.home)
    for time_ms in range(10):
        hall.enter(BOARD, entry(time_ms=time_ms))
    results, asked = open_results(play, play.app.hub.clusters[2])
    assert not results.is_entering
    play.feed(key("Backspace"))
    assert asked == ["seats"]


def test_the_hall_is_open_from_the_pause_of_a_game_alone(play):
    HallOfFame(play.home).enter(BOARD, entry("MIA"))
    table = open_spotic(play, play.app.hub.clusters[2:3])
    row = next(row for row in table.pause_rows() if row.title == "Hall of fame")
    row.act(play.app.hub.clusters[2])
    play.until(is_on("FamePage"))
    assert sum(sprite.is_visible for sprite in play.app.stack.top.stage.sprites) > 10
    assert not play.app.stack.top.is_overlay, "the words of the pause would shine through"
    play.feed(key("Backspace"))
    play.until(is_on("SpoticTable"))
    play.app.evening.set_bot(1, "casual")
    assert open_spotic(play, [play.app.hub.clusters[0]]).pause_rows() == ()
