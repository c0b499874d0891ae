"""Hints at the table: asked for in the pause, pointed out with the seat's cursor, hidden with its hand."""

import pytest
from plans import Session, is_on, key
from test_taking_back_table import first_act, open_game

from ticgame.core.match import Hinted
from ticgame.core.records import format_record
from ticgame.games import GAMES, game
from ticgame.play.lobby.gamecards import CARDS
from ticgame.play.settings import HandPrivacy, Motion
from ticgame.play.table.news import since_last_turn
from ticgame.play.table.turn_table import LOOK_FIRST


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path, hand_privacy=HandPrivacy.OPEN, motion=Motion.OFF) as session:
        session.frames(3)
        yield session


def ask(play, table):
    """Ask for a hint in the pause, by presses, and wait until it is there."""
    play.feed(key("1"))
    play.until(is_on("Pause"))
    rows = play.app.stack.top._menu.rows
    assert rows[1].title.startswith("Hint for ")
    play.feed(key("Down"))
    play.feed(key("Enter"))
    play.until(lambda play: play.app.stack.top is table or play.top == "Curtain")
    play.until(lambda play: table.hint_desk.hint is not None or play.top == "Curtain")


IN_TURNS = [name for name in CARDS if name in GAMES and not game(name).is_real_time]


@pytest.mark.parametrize("name", IN_TURNS)
def test_a_hint_is_shown_pointed_out_and_counted(play, name):
    table = open_game(play, name, acts=6)
    seat = table.match.actors()[0]
    count = len(table.match.entries)
    ask(play, table)
    hint = table.hint_desk.hint
    assert table.footer_look().hint == hint.words
    assert table.match.entries[count].action == Hinted()
    assert table.match.hints[seat] == 1
    assert play.home.read(table._record.name).decode() == format_record(table.match)
    play.frames(2)
    table.match.act(seat, hint.action)
    play.frames(2)
    assert table.footer_look().hint == "", "what was true before the act may not be any more"


def test_the_cursor_goes_to_the_card_and_the_cell(play):
    table = open_game(play, "together", acts=2)
    ask(play, table)
    action = table.hint_desk.hint.action
    assert table.cursor.cell == action.cell
    assert table.match.view(table.match.actors()[0]).hand[table.cursor.slot] == action.card
    play.feed(key("F" if table.match.actors()[0] == 0 else ";"))
    assert table.match.entries[-1].action == action, "one press carries it out"


def test_hints_can_be_turned_off(play):
    table = open_game(play, "together")
    play.app.store.change(has_hints=False)
    assert table.pause_rows() == ()


def test_with_hidden_hands_the_hint_shows_only_while_its_seat_looks(tmp_path):
    with Session(tmp_path, hand_privacy=HandPrivacy.PEEK_TOGGLE, motion=Motion.OFF) as play:
        play.frames(3)
        table = open_game(play, "together")
        ask(play, table)
        assert table.footer_look().hint == LOOK_FIRST
        assert not table.cursor.is_placing
        play.feed(key("R"))
        assert table.own_views()
        assert table.footer_look().hint == table.hint_desk.hint.words
        assert table.cursor.is_placing
        play.feed(key("R"))
        assert table.footer_look().hint == LOOK_FIRST


def test_behind_the_curtain_nothing_is_told(tmp_path):
    with Session(tmp_path, motion=Motion.OFF) as play:
        play.frames(3)
        table = open_game(play, "squared", acts=2)
        play.until(is_on("Curtain"))
        seat = table.curtain_seat()
        confirm = ("F", ";")[seat]
        play.feed(key(confirm))
        play.until(lambda play: play.app.stack.top is table)
        ask(play, table)
        play.until(is_on("Curtain"))
        assert table.hint_desk.hint is None or table.footer_look().hint == LOOK_FIRST
        play.feed(key(confirm))
        play.until(lambda play: table.hint_desk.hint is not None and play.app.stack.top is table)
        assert table.footer_look().hint == table.hint_desk.hint.words


def test_others_read_on_the_curtain_that_a_hint_was_asked_for(play):
    table = open_game(play, "ticcitories")
    seat = table.match.actors()[0]
    table.match.note_hint(seat)
    first_act(table.match)
    other = 1 - seat
    assert "asked for a hint" in [news.words for news in table.news_for(other)]
    assert len(since_last_turn(table.match.entries, seat)) == 0


def test_the_pause_tells_how_many_there_were(play):
    table = open_game(play, "ticcitories")
    seat = table.match.actors()[0]
    assert table.pause_rows()[0].value() == ""
    table.match.note_hint(seat)
    assert table.pause_rows()[0].value() == "1 so far"
