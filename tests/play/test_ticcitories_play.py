"""Whole games of Ticcitories by presses alone, with every kind of device."""

import pytest
from match_kit import verify_record
from pads import VirtualPad, needs_pads
from plans import Session, click, key, move
from ticcitories_tables import open_table
from together_tables import Blank, seat_people

from ticgame.play.scenes.ticcitories.cursor import Zone
from ticgame.play.settings import Motion, Speed
from ticgame.play.table.contest import Contest

SOUTH, RIGHT_BUMPER, DPAD_DOWN = 0, 10, 12


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600), motion=Motion.OFF, bots_pace=Speed.FAST) as session:
        yield session


def finish(play, table):
    """Wait for the results; return what they tell."""
    play.pass_ms(9000)
    assert table.match.is_over
    (contest,) = table.calls.asked
    assert isinstance(contest, Contest)
    verify_record(table.match)
    return contest


def play_on(play, table, press, *, most=400):
    """Call `press` whenever the first seat is on turn, and let time pass for the bots."""
    for _ in range(most):
        if table.match.is_over:
            return
        if table.public.turn == 0:
            press()
        else:
            play.pass_ms(300)
    raise AssertionError(f"no end after {most} rounds: {table.public}")


@pytest.mark.parametrize(
    ("cluster", "keys"),
    [(0, ["D", "F"]), (1, ["L", ";"]), (2, ["Right", "Enter"]), (3, ["Num 6", "Num 0"])],
)
def test_a_whole_game_with_one_key_cluster(play, cluster, keys):
    table = open_table(play, seat_people(play, [play.app.hub.clusters[cluster]], ["greedy"]), side=3)

    def press():
        for name in keys:
            play.feed(key(name))

    play_on(play, table, press)
    assert len(finish(play, table).standings) == 2


@needs_pads
def test_a_whole_game_with_one_gamepad(play):
    pad = VirtualPad()
    try:
        play.frames(2)
        table = open_table(play, seat_people(play, [play.app.hub.pads[0]], ["casual"]), side=3, row=3)

        def press():
            play.tap(pad, DPAD_DOWN, RIGHT_BUMPER, SOUTH)

        play_on(play, table, press)
        finish(play, table)
    finally:
        pad.unplug()


def test_a_whole_game_with_the_mouse(play):
    table = open_table(play, seat_people(play, [play.app.hub.mouse], ["greedy", "casual"]), side=3)

    def press():
        space = table.picture.layout
        if table.cursor.zone is Zone.PLACE:
            cell = table.legal_cells()[len(table.match.entries) % len(table.legal_cells())]
            play.feed(move(*play.app.canvas.to_pixels(*space.grids[0].box(cell)[:2])))
            assert table.cursor.cell == cell
            place = space.grids[0].box(cell)[:2]
        else:
            place = space.row_place(table.free_positions()[-1], is_choosing=True)
        before = len(table.match.entries)
        play.feed(click(*play.app.canvas.to_pixels(*place)))
        assert len(table.match.entries) == before + 1

    play_on(play, table, press)
    finish(play, table)


@pytest.mark.parametrize(
    ("people", "bots", "options"),
    [(2, 4, {"side": 3}), (2, 0, {"row": 4, "side": 3})],
    ids=["six", "two"],
)
def test_people_and_bots_play_a_game_to_its_end(play, people, bots, options):
    names = ["greedy", "casual", "random", "planner"][:bots]
    table = open_table(play, seat_people(play, play.app.hub.clusters[:people], names), **options)
    keys = {0: ("D", "F"), 1: ("L", ";")}
    for _ in range(600):
        if table.match.is_over:
            break
        if table.public.turn in keys:
            for name in keys[table.public.turn]:
                play.feed(key(name))
        else:
            play.pass_ms(300)
    finish(play, table)
