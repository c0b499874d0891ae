"""Taking back at the table: by the last seat's own device, while nothing came after, picture and record."""

from datetime import datetime

import pytest
from plans import Session, click, key
from pygame import image
from together_tables import Blank, seat_people

from ticgame.core.match import Match
from ticgame.core.records import format_record
from ticgame.games import game
from ticgame.games.rummy.actions import Discard
from ticgame.play.lobby.game_options import FIRST_KEYS
from ticgame.play.saves import Saves
from ticgame.play.scenes.gamecalls import GameCalls
from ticgame.play.scenes.plug import screens_of
from ticgame.play.settings import HandPrivacy, Motion
from ticgame.play.table import timing
from ticgame.play.table.director import starts_of
from ticgame.play.table.footer import deed_box
from ticgame.play.table.players import bots_of, players_of
from ticgame.play.table.pose import Face, Hidden, Pose


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path, hand_privacy=HandPrivacy.OPEN, motion=Motion.OFF) as session:
        session.frames(3)
        yield session


def open_game(play, name, *, devices=None, seed=4, acts=0, cards=None, **options):
    """Put up the table of a game in turns for people, after so many first legal acts."""
    seating = seat_people(play, devices or play.app.hub.clusters[:2])
    rules = game(name).from_options({FIRST_KEYS[name]: 0, **options}, len(seating.seats))
    match = Match.start(rules, players_of(seating), seed=seed, app="test", cards=cards)
    for _act in range(acts):
        first_act(match)
    screens = screens_of(name)
    calls = GameCalls(play.app, screens, results=lambda table, story: Blank(), leave=lambda: None)
    table = screens.table(match, seating, bots_of(seating, match), calls=calls, began=datetime(2026, 1, 1))
    play.app.stack.replace(table)
    play.frames(2)
    return table


def first_act(match):
    seat = match.actors()[0]
    match.act(seat, next(iter(match.legal(seat))))


def test_the_own_device_takes_back_and_the_record_forgets(play):
    table = open_game(play, "ticcitories")
    before = format_record(table.match)
    first_act(table.match)
    play.frames(2)
    assert table.footer_look().deed.animal == "pig"
    play.feed(key("'"))
    assert len(table.match.entries) == 1, "the other seat's keys take nothing back"
    play.feed(key("G"))
    assert format_record(table.match) == before
    assert play.home.read(table._record.name).decode() == before
    assert table.footer_look().deed is None
    first_act(table.match)
    assert play.home.read(table._record.name).decode() == format_record(table.match)


def test_the_picture_is_that_of_before(play):
    table = open_game(play, "ticcitories", acts=4)
    play.pass_ms(3000)
    before = image.tobytes(play.picture, "RGB")
    seat = table.match.actors()[0]
    first_act(table.match)
    play.pass_ms(3000)
    assert image.tobytes(play.picture, "RGB") != before
    play.feed(key("G" if seat == 0 else "'"))
    play.pass_ms(3000)
    assert len(table.match.entries) == 4
    assert image.tobytes(play.picture, "RGB") == before


def test_a_click_on_the_line_below_takes_back_for_the_mouse(play):
    table = open_game(play, "ticcitories", devices=[play.app.hub.mouse, play.app.hub.clusters[0]])
    first_act(table.match)
    play.frames(2)
    box = deed_box(play.app.art, table.footer_look())
    play.feed(click(*play.app.canvas.to_pixels(box.x, box.y)))
    assert table.match.entries == []


def test_back_puts_down_what_is_held_before_it_takes_back(play):
    table = open_game(play, "squared", acts=2)
    play.frames(2)
    for _act in range(60):
        if table.match.is_over or table.undo_seat() in table.match.actors():
            break
        first_act(table.match)
    seat = table.undo_seat()
    assert seat in table.match.actors(), "the seat goes on after a Tic"
    table.refresh()
    count = len(table.match.entries)
    confirm, back = (("F", "G"), (";", "'"))[seat]
    play.feed(key(confirm))
    assert table.is_holding(seat)
    play.feed(key(back))
    assert len(table.match.entries) == count
    play.feed(key(back))
    assert len(table.match.entries) == count - 1


def test_the_back_button_takes_back_at_the_table_of_rummy(play):
    table = open_game(play, "rummy", acts=1)
    (seat,) = table.match.actors()
    before = format_record(table.match)
    table.match.act(seat, next(act for act in table.match.legal(seat) if isinstance(act, Discard)))
    play.pass_ms(3000)
    assert table.undo_seat() == seat
    play.feed(key(("G", "'")[seat]))
    assert format_record(table.match) == before
    assert table.match.actors() == (seat,)


def test_taking_back_can_be_turned_off(play):
    table = open_game(play, "ticcitories")
    first_act(table.match)
    play.app.store.change(has_undo=False)
    play.frames(2)
    assert table.footer_look().deed is None
    play.feed(key("G"))
    assert len(table.match.entries) == 1


def test_a_bot_that_acts_ends_it(play):
    table = open_game(play, "ticcitories")
    first_act(table.match)
    first_act(table.match)
    assert table.undo_seat() != 0


def test_together_takes_back_only_when_the_deck_is_empty(play):
    table = open_game(play, "together", cards=list(range(11)), acts=2, hand=5, grid=[9, 9], limit=20)
    plays = table.chronicle.plays
    first_act(table.match)
    play.frames(1)
    assert table.undo_seat() is not None
    assert table.chronicle.plays == plays + 1
    table.take_back(table.seating.device(table.undo_seat()))
    assert table.chronicle.plays == plays


def test_behind_the_curtain_the_last_seat_still_takes_back(tmp_path):
    with Session(tmp_path, motion=Motion.OFF) as play:
        play.frames(3)
        table = open_game(play, "squared", acts=2)
        confirm = ("F", ";")
        for _act in range(80):
            play.until(lambda play: play.top == "Curtain" or table.curtain_seat() is None)
            if play.top == "Curtain" and table.undo_seat() is not None:
                break
            if play.top == "Curtain":
                play.feed(key(confirm[table.curtain_seat()]))
                continue
            first_act(table.match)
            play.frames(1)
        seat, count = table.undo_seat(), len(table.match.entries)
        assert play.top == "Curtain"
        assert seat not in table.match.actors()
        play.feed(key(("G", "'")[1 - seat]))
        assert len(table.match.entries) == count, "only the seat that acted"
        play.feed(key(("G", "'")[seat]))
        assert len(table.match.entries) == count - 1
        play.until(lambda play: play.top == "Curtain" and table.curtain_seat() == seat)


def test_a_taken_back_record_still_is_a_save(play):
    table = open_game(play, "ticcitories", acts=3)
    table.match.take_back(table.undo_seat())
    (saved,) = Saves(play.home).load()
    assert saved.match.entries == table.match.entries
    assert len(saved.match.entries) == 2


def seen(table, card):
    pose = table.picture.sprites.pose(Face(card))
    return pose.x, pose.y


def test_the_card_flies_back_into_the_hand_and_presses_count_the_while(tmp_path):
    with Session(tmp_path, hand_privacy=HandPrivacy.OPEN) as play:
        play.frames(3)
        table = open_game(play, "together", cards=list(range(11)), acts=2, hand=5, grid=[9, 9], limit=20)
        play.pass_ms(3000)
        seat = table.match.actors()[0]
        act = next(iter(table.match.legal(seat)))
        table.match.act(seat, act)
        play.pass_ms(3000)
        cell = seen(table, act.card)
        table.take_back(table.seating.device(seat))
        assert seen(table, act.card) == cell, "it begins where it lay"
        play.pass_ms(timing.TAKE_BACK_MS / 2)
        rest = table.picture.sprites.rest[Face(act.card)]
        assert cell != seen(table, act.card) != (rest.x, rest.y)
        table.match.act(seat, act)
        assert len(table.match.entries) == 3, "nobody waits for it"
        table.take_back(table.seating.device(seat))
        play.pass_ms(3000)
        rest = table.picture.sprites.rest[Face(act.card)]
        assert seen(table, act.card) == (rest.x, rest.y)


def test_a_card_flies_back_into_a_covered_hand_as_one_of_its_backs():
    card, rest = Face(7), Pose(900, 800, 60, is_face_up=False)
    before = {card: Pose(300, 300, 80), Hidden(0, 0): rest}
    after = {Hidden(0, 0): rest, Hidden(0, 1): rest._replace(x=960)}
    assert starts_of(before, after) == {Hidden(0, 1): before[card]}
