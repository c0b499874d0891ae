"""What a table does besides playing: devices that go, bots that stand in, records, pauses, panels."""

from datetime import datetime

import pygame
import pytest
from match_kit import play_ahead
from plans import Session, is_on, key, key_down, key_up
from together_tables import Blank, NotedCalls, open_table, play_bot, real_calls, seat_people

from ticgame.core.records import read_record
from ticgame.core.replays import verify
from ticgame.games import game
from ticgame.games.together.catalogue import CATALOGUE
from ticgame.games.together.rules import MissionDone, Together
from ticgame.play.scenes.attract import Attract
from ticgame.play.scenes.starting import start_table
from ticgame.play.scenes.together.contents import mission_kinds
from ticgame.play.scenes.together.demo import fresh_demo
from ticgame.play.scenes.together.scene import LEGEND_GAMES
from ticgame.play.settings import Motion, Speed
from ticgame.play.table.panel_limit import pip_places
from ticgame.play.table.panel_missions import LOWEST, MissionRow, plan_rows, row_middle, shown_rows


@pytest.fixture
def play(tmp_path):
    settings = {"motion": Motion.OFF, "bots_pace": Speed.FAST}
    with Session(tmp_path, Blank(), size=(1024, 600), **settings) as session:
        yield session


# The screen left alone


def test_a_carried_card_drops_when_the_focus_goes(play):
    table = open_table(play, seat_people(play, [play.app.hub.mouse]))
    x, y = play.app.canvas.to_pixels(960, 930)
    play.feed([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1, touch=False)])
    play.feed(
        [pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y - 80), rel=(0, 0), buttons=(1, 0, 0), touch=False)]
    )
    assert table.situation().drag is not None
    play.feed([pygame.event.Event(pygame.WINDOWFOCUSLOST)])
    assert table.situation().drag is None


@pytest.mark.parametrize("name", ["1", "0", "Home", "Esc"])
def test_anybody_may_pause(play, name):
    table = open_table(play, seat_people(play, [play.app.hub.clusters[0]]))
    play.feed(key(name))
    assert table.calls.asked == ["pause"]


def test_time_stands_still_while_the_table_is_covered(play):
    table = open_table(
        play, seat_people(play, [play.app.hub.clusters[0]], ["greedy"]), first=1, calls=real_calls(play)
    )
    play.feed(key("Esc"))
    play.until(is_on("Pause"))
    before = table.clock_ms
    play.pass_ms(20_000)
    assert (table.clock_ms, table.match.entries) == (before, [])


# Bots


def test_bots_play_in_their_own_time(play):
    play.app.store.change(bots_pace=Speed.NORMAL)
    table = open_table(play, seat_people(play, [play.app.hub.clusters[0]], ["greedy"]), first=1)
    play.pass_ms(500)
    assert table.match.entries == []
    play.pass_ms(3000)
    assert [entry.seat for entry in table.match.entries] == [1]


def test_only_people_who_are_several_are_told_what_may_be_said(play):
    calls = real_calls(play)
    clusters = play.app.hub.clusters
    for devices, is_told in ((clusters[:1], False), (clusters[:2], True)):
        table = open_table(play, seat_people(play, devices, ["greedy"]), calls=calls)
        calls.pause(table)
        play.until(is_on("Pause"))
        assert bool(play.app.stack.top._talk) is is_told
        for number in range(3):
            play.app.evening.clear(number)


def test_the_legend_is_there_in_the_first_games_and_always_with_sequences(play):
    seating = seat_people(play, play.app.hub.clusters[:1])
    for number in range(LEGEND_GAMES):
        assert open_table(play, seating).situation().has_legend, f"{number} games so far"
        play.home.write(f"records/together-{number}.ticrec", b"x")
    table = open_table(play, seating)
    assert not table.situation().has_legend, "the markers of the usual game are known by now"
    assert open_table(play, seating, relation="sequence").situation().has_legend


def test_holding_a_runs_fast_only_when_bots_alone_are_left(play):
    play.app.store.change(bots_pace=Speed.SLOW)
    device = play.app.hub.clusters[0]
    table = open_table(play, seat_people(play, [device], ["greedy"] * 3), first=1)
    play.feed(key_down("F"))
    play.pass_ms(300)
    assert table.match.entries == []
    play.feed(key_up("F"))
    table.stand_in(0, play_bot(table, 0))
    play.feed(key_down(";"))
    play.pass_ms(600)
    assert len(table.match.entries) > 10


def test_the_demo_plays_game_after_game_and_keeps_nothing(play):
    demos = []

    def next_demo(then):
        demos.append(fresh_demo(then))
        return demos[-1]

    play.app.stack.replace(Attract(next_demo))
    play.frames(2)
    while len(demos) == 1:
        play.pass_ms(2000)
    play.frames(2)
    assert demos[0].match.is_over and not demos[1].match.is_over
    assert play.app.stack.top.stage is demos[1].stage
    assert not list(play.home.path.glob("records/*"))


# The record


def play_to_end(match):
    while not match.is_over:
        play_ahead(1)(match)


def test_a_game_is_recorded_line_by_line(play):
    seat_people(play, [play.app.hub.clusters[0]], ["greedy"])
    rules = Together.from_options({"first": 0, "grid": [3, 3]}, 2)
    table = start_table(play.app, rules, seed=7, results=lambda table, story: Blank(), leave=lambda: None)
    play.app.stack.replace(table)
    play.frames(2)
    play.feed(key("F"))
    play.feed(key("F"))
    path = next(play.home.path.glob("saves/*.ticrec"))
    assert len(path.read_text().splitlines()) == 2
    play_to_end(table.match)
    assert not path.exists(), "a finished game is no save any more"
    path = next(play.home.path.glob("records/*.ticrec"))
    with path.open("rb") as lines:
        record = read_record(lines, game)
    assert record.result is not None
    verify(record)
    assert datetime.now().strftime("%Y") in path.name


def test_a_crash_report_holds_the_record_so_far(play):
    table = open_table(play, seat_people(play, [play.app.hub.clusters[0]]), change=play_ahead(3))
    (text,) = table.crash_info().values()
    assert len(text.splitlines()) == 4


def test_the_story_of_a_game_names_the_moment_of_every_mission(play):
    table = open_table(play, seat_people(play, [play.app.hub.clusters[0]], ["greedy"] * 3))
    play_to_end(table.match)
    story = table.summary()
    assert {moment.mission for moment in story.moments} == set(story.result.done)
    for moment in story.moments:
        entry = [entry for entry in table.match.entries if entry.seat is not None][moment.play - 1]
        assert entry.seat == moment.seat
        assert moment.mission in {event.id for event in entry.events if isinstance(event, MissionDone)}
        assert all(table.public.layout.card_at(cell) is not None for cell in moment.cells)


# Panels


@pytest.mark.parametrize("count", range(1, 13))
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_all_missions_fit_above_the_plate(count, scale):
    plan = plan_rows(count, scale)
    assert plan.height >= 46
    _, middle = row_middle(count - 1, count, scale)
    assert middle + plan.height / 2 <= LOWEST


def test_of_many_missions_the_open_ones_are_shown():
    rows = [MissionRow(str(at), "", None, ("tic",), 0, 1, is_done=at < 4) for at in range(15)]
    assert [row.id for row in shown_rows(rows)] == [str(at) for at in range(3, 15)]


@pytest.mark.parametrize("limit", range(1, 21))
def test_every_pip_has_its_place_in_the_panel(limit):
    places = pip_places(limit)
    assert len(set(places)) == limit
    for x, y, radius in places:
        assert x - radius >= 1420 + 16
        assert x + radius <= 1824 - 16
        assert y + radius <= 54 + 196 - 8


def test_every_mission_of_the_catalogue_has_a_picture():
    for relation in ("common", "sequence"):
        names = [
            name
            for name, table in CATALOGUE.items()
            if (table["kind"] == "sequence") == (relation == "sequence")
        ]
        rules = Together.from_options({"relation": relation, "missions": names}, 1)
        for mission in rules.missions:
            kinds = mission_kinds(mission)
            assert 1 <= len(kinds) <= 4


def test_the_hints_have_the_glyphs_of_the_seat_on_turn(play):
    devices = [play.app.hub.clusters[2], play.app.hub.mouse]
    table = open_table(play, seat_people(play, devices))
    assert table.situation().hints.hints[0].glyph == "key:Del"
    play_ahead(1)(table.match)
    assert table.situation().hints.hints[0].glyph.startswith("mouse:")


def test_without_the_ghost_setting_nothing_is_told_ahead(play):
    play.app.store.change(has_ghost=False)
    table = open_table(play, seat_people(play, [play.app.hub.clusters[2]]))
    play.feed(key("Enter"))
    assert table.cursor.is_placing
    assert not any(isinstance(name, tuple) for name in table.picture.panels["plate"].keys)


def test_an_idle_table_draws_nothing(play):
    open_table(play, seat_people(play, [play.app.hub.clusters[2]]))
    play.frames(3)
    table = play.app.stack.top
    assert table.rest_ms() is None
    assert table.draw(play.picture) == []


def test_calls_are_noted_once_at_the_end(play):
    table = open_table(play, seat_people(play, [play.app.hub.clusters[2]]), calls=NotedCalls(), grid=[3, 3])
    play_to_end(table.match)
    play.pass_ms(6000)
    assert len(table.calls.asked) == 1
