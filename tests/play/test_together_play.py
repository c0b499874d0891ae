"""Whole games of TIC Together by presses alone, with every kind of device."""

import pygame
import pytest
from pads import VirtualPad, needs_pads
from plans import Session, click, key
from together_tables import Blank, open_table, seat_people

from ticgame.games.together.rules import Place
from ticgame.play.scenes.together.summary import GameSummary
from ticgame.play.settings import HandPrivacy, Motion, Speed

SOUTH, LEFT_BUMPER, DPAD = 0, 9, {"up": 11, "down": 12, "left": 13, "right": 14}
SMALL = {"grid": [4, 3], "hand": 3, "limit": 20}
"""A grid that is full after eleven plays, whatever they are."""


@pytest.fixture
def play(tmp_path):
    settings = {"motion": Motion.OFF, "bots_pace": Speed.FAST}
    with Session(tmp_path, Blank(), size=(1024, 600), **settings) as session:
        yield session


def plays(table):
    return [entry for entry in table.match.entries if isinstance(entry.action, Place)]


def wait_for_end(play, table):
    play.pass_ms(5000)
    assert table.match.is_over
    assert [type(asked) for asked in table.calls.asked] == [GameSummary]
    return table.calls.asked[0]


@pytest.mark.parametrize(
    ("cluster", "keys"),
    [
        (0, ["F", "D", "F"]),
        (1, [";", "L", ";"]),
        (2, ["Enter", "Right", "Enter"]),
        (3, ["Num 0", "Num 6", "Num 0"]),
    ],
)
def test_a_whole_solo_game_with_one_key_cluster(play, cluster, keys):
    table = open_table(play, seat_people(play, [play.app.hub.clusters[cluster]]), **SMALL)
    for _ in range(40):
        if table.match.is_over:
            break
        for name in keys:
            play.feed(key(name))
    wait_for_end(play, table)
    assert table.chronicle.plays == len(plays(table)) > 0


@needs_pads
def test_a_whole_solo_game_with_one_gamepad(play):
    pad = VirtualPad()
    try:
        play.frames(2)
        table = open_table(play, seat_people(play, [play.app.hub.pads[0]]), **SMALL)

        def press(button):
            play.tap(pad, button)

        for turn in range(40):
            if table.match.is_over:
                break
            press(DPAD["right"])
            press(SOUTH)
            press(DPAD[("up", "down", "left", "right")[turn % 4]])
            press(LEFT_BUMPER)
            press(SOUTH)
        wait_for_end(play, table)
    finally:
        pad.unplug()


def cell_pixels(play, table, cell):
    return play.app.canvas.to_pixels(*table.picture.layout.grid.box(cell)[:2])


def card_pixels(play, table, slot):
    pose = table.picture.hand_rest()[slot]
    return play.app.canvas.to_pixels(pose.x, pose.y)


def test_a_whole_solo_game_by_clicks(play):
    table = open_table(play, seat_people(play, [play.app.hub.mouse]), **SMALL)
    for turn in range(40):
        if table.match.is_over:
            break
        before = len(plays(table))
        play.feed(click(*card_pixels(play, table, turn % len(table.match.view(0).hand))))
        cells = table.public.layout.legal_cells()
        play.feed(click(*cell_pixels(play, table, cells[turn % len(cells)])))
        assert len(plays(table)) == before + 1
    wait_for_end(play, table)


def test_a_whole_solo_game_by_dragging(play):
    table = open_table(play, seat_people(play, [play.app.hub.mouse]), **SMALL)
    for turn in range(40):
        if table.match.is_over:
            break
        before = len(plays(table))
        cells = table.public.layout.legal_cells()
        cell = cells[turn % len(cells)]
        play.drag(card_pixels(play, table, 0), cell_pixels(play, table, cell))
        assert plays(table)[-1].action.cell == cell
        assert len(plays(table)) == before + 1
    wait_for_end(play, table)


def test_a_card_dropped_on_another_is_refused_in_words(play):
    table = open_table(play, seat_people(play, [play.app.hub.mouse]))
    start, _card = next(table.public.layout.cards())
    play.drag(card_pixels(play, table, 1), cell_pixels(play, table, start))
    assert plays(table) == []
    assert table.refusal == "A card already lies there."


def test_a_card_dropped_beside_the_mat_goes_back(play):
    table = open_table(play, seat_people(play, [play.app.hub.mouse]))
    play.drag(card_pixels(play, table, 1), play.app.canvas.to_pixels(300, 800))
    assert plays(table) == []
    assert not table.cursor.is_placing
    assert table.situation().drag is None


@pytest.mark.parametrize(
    "options",
    [
        {"relation": "sequence", "grid": [4, 4], "limit": 20},
        {"frame": "fixed", "grid": [4, 4], "limit": 20},
    ],
    ids=["sequence", "fixed"],
)
def test_six_seats_with_bots_play_a_game_to_its_end(play, options):
    play.app.store.change(hand_privacy=HandPrivacy.OPEN)
    bots = ["greedy", "casual", "random", "greedy"]
    table = open_table(play, seat_people(play, play.app.hub.clusters[:2], bots), **options)
    names = {0: "F", 1: ";"}
    for _ in range(200):
        if table.match.is_over:
            break
        if table.public.turn in names:
            for _ in range(2):
                play.feed(key(names[table.public.turn]))
        else:
            play.pass_ms(200)
    wait_for_end(play, table)


def test_the_first_card_lies_after_two_presses(play):
    table = open_table(play, seat_people(play, [play.app.hub.clusters[2]]))
    play.feed(key("Enter"))
    play.feed(key("Enter"))
    assert len(plays(table)) == 1


def test_the_next_card_comes_to_where_the_seat_has_placed_last(play):
    table = open_table(play, seat_people(play, play.app.hub.clusters[:1]))
    for _ in range(4):
        play.feed(key("F"))
        play.feed(key("W"))
        play.feed(key("F"))
        last = plays(table)[-1].action.cell
        play.feed(key("F"))
        held = table.cursor.cell
        assert abs(held.x - last.x) + abs(held.y - last.y) == 1, f"from {last} to {held}"
        play.feed(key("G"))


def test_a_press_shows_in_the_frame_after_it(play):
    table = open_table(play, seat_people(play, [play.app.hub.clusters[2]]))
    before = pygame.image.tobytes(play.picture, "RGB")
    play.feed(key("Right"))
    assert pygame.image.tobytes(play.picture, "RGB") != before
    assert table.cursor.slot == 1


def test_another_seat_cannot_act_out_of_turn(play):
    table = open_table(play, seat_people(play, play.app.hub.clusters[:2]))
    play.feed(key(";"))
    play.feed(key("L"))
    assert (table.cursor.slot, table.cursor.is_placing, table.refusal) == (0, False, "")


def test_a_shared_device_plays_for_the_seat_on_turn(play):
    play.app.store.change(hand_privacy=HandPrivacy.PEEK_TOGGLE)
    device = play.app.hub.clusters[0]
    table = open_table(play, seat_people(play, [device, device]))
    for name in ("R", "F", "F", "R", "F", "F"):
        play.feed(key(name))
    assert [entry.seat for entry in plays(table)] == [0, 1]
