"""The setting for the pace of bots counts at tables without turns as well, also while a game is on."""

import pytest
from plans import Session
from spotic_tables import open_spotic
from squared_tables import open_square_table
from together_tables import Blank, seat_people

from ticgame.play.settings import Motion, Speed
from ticgame.play.table.thinkers import REAL_TIME_PACE

FRAME_MS = 50


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600), motion=Motion.OFF) as session:
        yield session


def open_table(play, name):
    if name == "spotic":
        return open_spotic(play, [], ["greedy", "greedy"])
    return open_square_table(play, seat_people(play, [], ["greedy", "greedy"]), name="race")


def first_act_ms(play, table):
    play.until(lambda play: table.match.entries)
    return table.match.entries[0].t


@pytest.mark.parametrize("name", ["spotic", "race"])
@pytest.mark.parametrize("speed", [Speed.SLOW, Speed.FAST])
def test_bots_are_as_slow_or_fast_as_set(play, name, speed):
    usual = first_act_ms(play, open_table(play, name))
    play.app.store.change(bots_pace=speed)
    changed = first_act_ms(play, open_table(play, name))
    assert abs(changed - usual * REAL_TIME_PACE[speed]) < FRAME_MS


def test_a_change_counts_from_the_next_thought_on(play):
    table = open_table(play, "spotic")
    first_act_ms(play, table)
    assert {bot.pace for bot in table.thinkers.bots.values()} == {1.0}
    play.app.store.change(bots_pace=Speed.SLOW)
    count = len(table.match.entries)
    play.until(lambda play: len(table.match.entries) > count)
    play.frames(2)
    assert {bot.pace for bot in table.thinkers.bots.values()} == {REAL_TIME_PACE[Speed.SLOW]}
