"""Devices of TIC Together that go, come back or are new."""

import pytest
from pads import VirtualPad, needs_pads
from plans import Session, click, is_on, key
from together_tables import Blank, open_table, play_bot, real_calls, seat_people

from ticgame.core.match import TakeSeat
from ticgame.play.scenes.gamecalls import GameCalls
from ticgame.play.scenes.plug import screens_of
from ticgame.play.settings import Motion, Speed

SOUTH = 0


@pytest.fixture
def play(tmp_path):
    settings = {"motion": Motion.OFF, "bots_pace": Speed.FAST}
    with Session(tmp_path, Blank(), size=(1024, 600), **settings) as session:
        yield session


@pytest.fixture
def pad(play):
    pad = VirtualPad()
    play.frames(2)
    yield pad
    pad.unplug()


# Devices that go


@needs_pads
def test_a_seat_that_must_act_without_its_device_covers_the_table(play, pad):
    table = open_table(play, seat_people(play, [play.app.hub.pads[0]]), calls=real_calls(play))
    play.tap(pad, SOUTH)
    pad.unplug()
    play.until(is_on("LostSeat"))
    assert play.app.last_device in play.app.hub.clusters, "no prompt shows a pad that is gone"
    play.feed(key("Space"))
    play.until(is_on("Waiting"))
    play.feed(key("Space"))
    play.until(is_on("LostSeat"))
    assert table.match.entries == []


@needs_pads
def test_a_bot_plays_on_and_the_record_says_so(play, pad):
    table = open_table(play, seat_people(play, [play.app.hub.pads[0]]), calls=real_calls(play))
    pad.unplug()
    play.until(is_on("LostSeat"))
    play.run([(1, key("Down")), (1, key("Enter")), (is_on("StandIn"), key("Enter"))])
    play.until(is_on("TogetherTable"))
    play.until(lambda _: len(table.match.entries) > 2)
    assert table.match.entries[0].action == TakeSeat("casual"), "the bot that is offered first"
    assert {entry.seat for entry in table.match.entries} == {0}


@needs_pads
def test_the_bot_that_plays_on_is_as_strong_as_people_like(play, pad):
    people = seat_people(play, [play.app.hub.pads[0]])
    play.app.evening.set_bot(3, "planner")
    table = open_table(play, people, calls=real_calls(play))
    pad.unplug()
    play.run([(is_on("LostSeat"), key("Down")), (1, key("Enter")), (is_on("StandIn"), key("Backspace"))])
    play.until(is_on("LostSeat"))
    assert table.match.entries == [], "back leads back to the question"
    play.run([(1, key("Down")), (1, key("Enter")), (is_on("StandIn"), key("Up")), (1, key("Enter"))])
    play.until(is_on("TogetherTable"))
    play.until(lambda _: table.match.entries)
    assert table.match.entries[0].action == TakeSeat("greedy"), "one weaker than the evening's other bot"


@needs_pads
def test_a_device_that_comes_back_ends_the_choice_of_a_bot(play, pad):
    table = open_table(play, seat_people(play, [play.app.hub.pads[0]]), calls=real_calls(play))
    pad.unplug()
    play.run([(is_on("LostSeat"), key("Down")), (1, key("Enter")), (is_on("StandIn"), [])])
    again = VirtualPad()
    try:
        play.until(is_on("TogetherTable"))
        assert table.match.entries == []
    finally:
        again.unplug()


@needs_pads
@pytest.mark.parametrize("waits", [False, True])
def test_the_pause_can_be_reached_while_a_device_is_lost(play, pad, waits):
    left = []
    calls = GameCalls(
        play.app,
        screens_of("together"),
        results=lambda table, story: Blank(),
        leave=lambda: (left.append(play.top), play.app.stack.pop()),
    )
    open_table(play, seat_people(play, [play.app.hub.pads[0]]), calls=calls)
    under = len(play.app.stack.scenes) - 1
    pad.unplug()
    play.until(is_on("LostSeat"))
    if waits:
        play.run([(1, key("Enter")), (is_on("Waiting"), [])])
    play.run([(1, key("Esc")), (is_on("Pause"), key("Backspace"))])
    play.until(is_on("LostSeat"))
    play.run([(1, key("Home")), (is_on("Pause"), key("Up")), (1, key("Enter"))])
    play.frames(3)
    assert left
    assert len(play.app.stack.scenes) == under, "the table and all that covered it are gone"


def test_a_covered_table_says_nothing_of_what_to_press(play):
    table = open_table(play, seat_people(play, [play.app.hub.clusters[2]]), calls=real_calls(play))
    play.pass_ms(500)
    assert table.situation().hints.hints
    play.run([(1, key("Home")), (is_on("Pause"), [])])
    assert table.situation().hints.hints == ()
    assert table.picture.now.hints.hints == (), "nor does the picture that lies under the pause"
    play.run([(1, key("Backspace")), (is_on("TogetherTable"), [])])
    assert table.situation().hints.hints


@needs_pads
def test_another_device_takes_the_seat(play, pad):
    table = open_table(play, seat_people(play, [play.app.hub.pads[0]]), calls=real_calls(play))
    pad.unplug()
    play.until(is_on("LostSeat"))
    for name in ("Down", "Down", "Enter"):
        play.feed(key(name))
    play.until(is_on("TogetherTable"))
    assert table.seating.device(0) is play.app.hub.clusters[2]
    play.feed(key("Enter"))
    assert table.cursor.is_placing


@needs_pads
def test_a_device_that_is_plugged_in_again_goes_on(play, pad):
    table = open_table(play, seat_people(play, [play.app.hub.pads[0]]), calls=real_calls(play))
    pad.unplug()
    play.until(is_on("LostSeat"))
    again = VirtualPad()
    try:
        play.until(is_on("TogetherTable"))
        play.tap(again, SOUTH)
        assert table.cursor.is_placing
    finally:
        again.unplug()


@needs_pads
def test_a_device_lost_out_of_turn_only_shows_a_plug(play, pad):
    devices = [play.app.hub.clusters[0], play.app.hub.pads[0]]
    table = open_table(play, seat_people(play, devices), calls=real_calls(play))
    pad.unplug()
    play.frames(3)
    assert play.top == "TogetherTable"
    assert [person.is_lost for person in table.situation().people] == [False, True]


@needs_pads
def test_a_person_comes_back_from_a_bot_with_a_press(play, pad):
    table = open_table(play, seat_people(play, [play.app.hub.clusters[0], play.app.hub.pads[0]]))
    table.stand_in(1, play_bot(table, 1))
    play.tap(pad, SOUTH)
    assert [entry.action for entry in table.match.entries] == [TakeSeat("random"), TakeSeat("human")]
    assert table.seating.is_human(1)


def test_a_new_device_takes_over_the_seat_of_a_bot(play):
    devices = play.app.hub.clusters
    table = open_table(play, seat_people(play, devices[:1], ["greedy"] * 2), calls=real_calls(play))
    play.feed(key(";"))
    play.until(is_on("Newcomer"))
    play.feed(key("K"))
    play.feed(key(";"))
    play.until(is_on("TogetherTable"))
    assert table.seating.device(2) is devices[1]
    assert [(entry.seat, entry.action) for entry in table.match.entries] == [(2, TakeSeat("human"))]
    assert table.privacy.humans == (0, 2)


def test_a_new_device_without_a_bot_waits_for_the_next_game(play):
    devices = play.app.hub.clusters
    table = open_table(play, seat_people(play, [devices[0], devices[2]]), calls=real_calls(play))
    play.feed(key(";"))
    play.until(is_on("Newcomer"))
    play.feed(key(";"))
    play.until(is_on("TogetherTable"))
    assert table.match.entries == []
    assert table.seating.evening.seats_of(devices[1]) == ()


@pytest.mark.parametrize(("title", "ask"), [("I J K L", key(";")), ("mouse", click(512, 300))])
def test_who_plays_alone_may_go_on_with_another_device(play, title, ask):
    table = open_table(play, seat_people(play, play.app.hub.clusters[:1]), calls=real_calls(play))
    play.feed(ask)
    play.until(is_on("Newcomer"))
    play.feed(key("Enter"))
    play.until(is_on("TogetherTable"))
    assert title in table.seating.device(0).title
    assert table.match.entries == []


def test_the_pause_lets_a_person_join_in_where_bots_alone_are_left(play):
    devices = play.app.hub.clusters
    table = open_table(play, seat_people(play, devices[:1], ["greedy"]), first=1, calls=real_calls(play))
    play.app.store.change(bots_pace=Speed.SLOW)
    table.stand_in(0, play_bot(table, 0))
    play.run([(1, key("0")), (is_on("Pause"), key("K")), (1, key(";")), (is_on("Newcomer"), key(";"))])
    play.until(is_on("TogetherTable"))
    assert table.seating.device(0) is devices[1] and table.seating.is_human(0)
