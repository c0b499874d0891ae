"""What a contest's results tell, and where they lead."""

import pytest
from plans import Session, click, is_on, key
from pygame import FRect

from ticgame.core.cards import Card
from ticgame.play.scenes.after_game import DEAF_MS
from ticgame.play.scenes.contest_results import ContestResults
from ticgame.play.scenes.exits import Exits
from ticgame.play.settings import Motion
from ticgame.play.table.contest import Contest, Standing, contest_title, places
from ticgame.play.table.seating import Seating

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def title(*winners, given=""):
    return contest_title(Contest("", winners, (), title=given), lambda seat: NAMES[seat])


def test_winners_are_named_alone_in_pairs_or_together():
    assert title(1) == "Ben wins!"
    assert title(0, 2) == "Ada and Cleo win!"
    assert title(0, 1, 2) == "A shared win!"
    assert title(0, given="Nine sets in 12:30") == "Nine sets in 12:30"


def test_equal_points_share_a_place_and_winners_come_first():
    assert places({0: 9, 1: 12, 2: 9, 3: 1}, [1]) == {0: 2, 1: 1, 2: 2, 3: 4}
    assert places({0: 9, 1: 12}, [0], is_low_best=True) == {0: 1, 1: 2}
    assert places({0: 5, 1: 12}, [0]) == {0: 1, 1: 2}, "going out wins whatever the points say"


def show(tmp_path, **settings):
    asked = []
    play = Session(tmp_path, **settings)
    play.__enter__()
    evening = play.app.evening
    evening.join(play.app.hub.clusters[0])
    for number in (1, 2):
        evening.set_bot(number, "greedy")
    standings = tuple(Standing(seat, seat + 1, str(20 - seat)) for seat in range(3))
    contest = Contest("Every grid is full.", (0,), standings)
    exits = Exits(*[lambda word=word: asked.append(word) for word in Exits._fields])
    play.app.stack.push(ContestResults(contest, Seating.of_playing(evening), exits))
    play.until(is_on("ContestResults"))
    return play, asked


def test_each_row_leads_out(tmp_path):
    play, asked = show(tmp_path)
    try:
        play.pass_ms(DEAF_MS)
        for _row in range(3):
            play.feed(key("Enter"))
            play.feed(key("Down"))
        play.feed(key("Esc"))
    finally:
        play.__exit__()
    assert asked == ["again", "other_game", "seats", "seats"]


@pytest.mark.parametrize("press", [key("Enter"), key("Esc"), click(1000, 410)], ids=["A", "menu", "click"])
def test_who_still_presses_when_the_page_comes_does_not_leave_it_unread(tmp_path, press):
    play, asked = show(tmp_path)
    try:
        play.feed(press)
        assert asked == []
        assert not any(row.is_hidden for row in play.app.stack.top._rows), "it is told at once"
        play.pass_ms(DEAF_MS)
        play.feed(press)
        assert len(asked) == 1
    finally:
        play.__exit__()


def test_the_last_place_is_told_first_and_a_press_tells_all(tmp_path):
    play, _asked = show(tmp_path)
    try:
        rows = play.app.stack.top._rows
        assert [row.is_hidden for row in rows] == [True, True, False]
        play.feed(key("Down"))
        assert [row.is_hidden for row in rows] == [False, False, False]
    finally:
        play.__exit__()


def test_without_motion_everything_stands_there_at_once(tmp_path):
    play, _asked = show(tmp_path, motion=Motion.OFF)
    try:
        scene = play.app.stack.top
        assert not any(row.is_hidden for row in scene._rows)
        assert scene.rest_ms() is None
    finally:
        play.__exit__()


def test_words_without_room_are_left_out(tmp_path):
    play, _asked = show(tmp_path)
    try:
        kinds = tuple((kind, 12) for kind in ("tic", "single", "nic"))
        cards = tuple(map(Card, range(5)))
        scene = play.app.stack.top
        for line, has_words in (("19 points", True), ("19 points and many more words", False)):
            many = kinds if not has_words else kinds[:1]
            standing = Standing(0, 1, "9", line, many, () if has_words else cards)
            marks = list(scene._row(play.app.art, standing, FRect(120, 274, 1042, 148), 1.0))
            assert any(mark.key == "line" for mark in marks) is has_words
    finally:
        play.__exit__()
