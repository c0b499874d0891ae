"""The curtain: covered first, then the next seat uncovers with its own device; nothing leaks on the way."""

import pygame
import pytest
from hypothesis import given, settings, strategies
from plans import Session, click, is_on, key
from pygame import image
from together_tables import NotedCalls, seat_people

from ticgame.bots import make_bot
from ticgame.core.match import Header, Match
from ticgame.games.rummy.actions import Deal, Discard, Draw, Source
from ticgame.games.rummy.rules import Rummy
from ticgame.games.squared.rules import Squared
from ticgame.games.together.rules import Place, Together
from ticgame.play.scenes.gamecalls import GameCalls
from ticgame.play.scenes.plug import screens_of
from ticgame.play.scenes.together.scene import TogetherTable
from ticgame.play.settings import HandPrivacy, Motion, Settings
from ticgame.play.table.news import since_last_turn
from ticgame.play.table.players import bots_of, players_of
from ticgame.play.table.privacy import PeekMode, Usual, peek_mode

CODE_ORDER = tuple(range(125))


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path, hand_privacy=HandPrivacy.CURTAIN, motion=Motion.OFF) as session:
        session.frames(3)
        yield session


def open_dealt(play, deck, *, devices=None, bots=()):
    """Put up a table of TIC Together with a deck that is given, and real scenes around it."""
    hub = play.app.hub
    seating = seat_people(play, devices or hub.clusters[:2], bots)
    rules = Together.from_options({"first": 0}, len(seating.seats))
    header = Header("together", rules.options_json(), tuple(players_of(seating)), None, deck, "test")
    match = Match(rules, header)
    calls = GameCalls(play.app, screens_of("together"), results=lambda table, story: None, leave=lambda: None)
    table = TogetherTable(match, seating, bots_of(seating, match), calls=calls)
    play.app.stack.replace(table)
    play.frames(2)
    return table


def place_first(table):
    seat = table.match.actors()[0]
    table.match.act(seat, next(action for action in table.match.legal(seat) if isinstance(action, Place)))


def test_the_mode_follows_game_people_and_setting():
    auto, peek = Settings(), Settings(hand_privacy=HandPrivacy.PEEK_HOLD)
    curtain = Settings(hand_privacy=HandPrivacy.CURTAIN)
    assert peek_mode(auto, 2, Usual.CURTAIN) is PeekMode.CURTAIN
    assert peek_mode(auto, 1, Usual.CURTAIN) is PeekMode.OPEN
    assert peek_mode(peek, 2, Usual.CURTAIN) is PeekMode.HOLD
    assert peek_mode(curtain, 2, Usual.PEEK) is PeekMode.CURTAIN
    assert peek_mode(curtain, 1, Usual.PEEK) is PeekMode.OPEN
    assert peek_mode(curtain, 4, Usual.NOTHING) is PeekMode.OPEN


def test_a_game_begins_behind_the_curtain_and_the_own_device_lifts_it(play):
    table = open_dealt(play, CODE_ORDER)
    play.until(is_on("Curtain"))
    assert table.own_views() == {}
    play.feed(key(";"))
    assert play.top == "Curtain", "the other seat's keys lift nothing"
    assert "Pig" in play.app.stack.top._aside
    play.feed(key("F"))
    play.until(is_on("TogetherTable"))
    assert list(table.own_views()) == [0]


def test_when_the_turn_passes_the_hand_is_hidden_before_the_next_one_shows(play):
    table = open_dealt(play, CODE_ORDER)
    play.run([(is_on("Curtain"), key("F")), (is_on("TogetherTable"), [])])
    place_first(table)
    assert table.own_views() == {}
    play.frames(1)
    assert table.own_views() == {}
    play.run([(is_on("Curtain"), key(";")), (is_on("TogetherTable"), [])])
    assert list(table.own_views()) == [1]


def test_a_hasty_press_brings_the_curtain_down_and_does_nothing_else(play):
    table = open_dealt(play, CODE_ORDER)
    play.run([(is_on("Curtain"), key("F")), (is_on("TogetherTable"), [])])
    place_first(table)
    play.feed(key(";"))
    play.feed(key(";"))
    assert len(table.match.entries) == 1
    play.until(is_on("TogetherTable"))
    assert list(table.own_views()) == [1]


def test_the_mouse_lifts_its_own_curtain_with_a_click(play):
    hub = play.app.hub
    table = open_dealt(play, CODE_ORDER, devices=[hub.mouse, hub.clusters[0]])
    play.run([(is_on("Curtain"), click(300, 300)), (is_on("TogetherTable"), [])])
    assert list(table.own_views()) == [0]


def test_one_device_for_two_seats_uncovers_each_in_turn(play):
    cluster = play.app.hub.clusters[0]
    table = open_dealt(play, CODE_ORDER, devices=[cluster, cluster])
    play.run([(is_on("Curtain"), key("F")), (is_on("TogetherTable"), [])])
    assert list(table.own_views()) == [0]
    place_first(table)
    play.run([(is_on("Curtain"), key("F")), (is_on("TogetherTable"), [])])
    assert list(table.own_views()) == [1]


def test_pause_and_focus_loss_cover_again(play):
    table = open_dealt(play, CODE_ORDER)
    play.run([(is_on("Curtain"), key("F")), (is_on("TogetherTable"), key("1")), (is_on("Pause"), key("1"))])
    play.until(is_on("Curtain"))
    assert table.own_views() == {}
    play.feed(key("F"))
    play.until(is_on("TogetherTable"))
    play.feed([pygame.event.Event(pygame.WINDOWFOCUSLOST)])
    play.until(is_on("Curtain"))


def test_pause_is_reached_from_the_curtain(play):
    open_dealt(play, CODE_ORDER)
    play.run([(is_on("Curtain"), key("1")), (is_on("Pause"), key("1")), (is_on("Curtain"), [])])


def test_the_curtain_tells_what_happened_since_the_last_turn(play):
    table = open_dealt(play, CODE_ORDER)
    play.run([(is_on("Curtain"), key("F")), (is_on("TogetherTable"), [])])
    place_first(table)
    play.run([(is_on("Curtain"), key(";")), (is_on("TogetherTable"), [])])
    place_first(table)
    news = table.news_for(0)
    assert [item.seat for item in news] == [1]
    assert news[0].cards == (table.match.entries[1].action.card,)
    assert len(since_last_turn(table.match.entries, 1)) == 0


def test_with_one_person_hands_lie_open(play):
    table = open_dealt(play, CODE_ORDER, devices=play.app.hub.clusters[:1], bots=["greedy"])
    play.frames(10)
    assert play.top == "TogetherTable"
    assert list(table.own_views()) == [0]


def test_a_table_that_asks_others_says_which_seat_must_uncover(play):
    calls = NotedCalls()
    table = open_dealt(play, CODE_ORDER)
    table.calls = calls
    play.until(lambda play: play.top == "Curtain" or ("curtain", 0) in calls.asked)


def filmed_until_uncovered(play, *, by, table):
    """Return the pictures until a key uncovers the hand behind the next curtain, and the one after."""
    seen = []
    while play.top != "Curtain":
        play.frames(1)
        seen.append(image.tobytes(play.picture, "RGB"))
    play.feed(key("O"))
    seen.append(image.tobytes(play.picture, "RGB"))
    play.feed(key(by))
    play.until(is_on(table))
    play.frames(2)
    return seen, image.tobytes(play.picture, "RGB")


def frames_until_uncovered(folder, deck):
    """Return the pictures from the first play until the second hand is uncovered, and the one after."""
    with Session(folder, size=(1024, 600), hand_privacy=HandPrivacy.CURTAIN, motion=Motion.OFF) as play:
        play.frames(2)
        table = open_dealt(play, deck)
        play.run([(is_on("Curtain"), key("F")), (is_on("TogetherTable"), [])])
        place_first(table)
        return filmed_until_uncovered(play, by=";", table="TogetherTable")


@settings(max_examples=2, deadline=None)
@given(strategies.permutations(range(11, 125)), strategies.integers(0, 4))
def test_no_frame_before_uncovering_shows_anything_of_the_next_hand(tmp_path_factory, rest, number):
    """Deals that differ only in the second hand and the deck look alike until it is uncovered."""
    folder = tmp_path_factory.mktemp("curtain")
    deck = list(CODE_ORDER)
    other = [*deck[:11], *rest]
    at = 1 + 2 * number  # the second seat's cards: every other one
    other[at], other[60] = other[60], other[at]
    first, open_first = frames_until_uncovered(folder / "one", tuple(deck))
    second, open_second = frames_until_uncovered(folder / "two", tuple(other))
    assert first == second
    assert open_first != open_second, "the pictures before were not blank by chance"


def squared_until_uncovered(folder, deck):
    """Return the pictures of Tic Squared from the first start card until the second hand is uncovered."""
    with Session(folder, size=(1024, 600), motion=Motion.OFF) as play:
        play.frames(2)
        seating = seat_people(play, play.app.hub.clusters[:2])
        rules = Squared.from_options({"first": 0, "used": 30, "hand": 5}, 2)
        match = Match(
            rules, Header("squared", rules.options_json(), tuple(players_of(seating)), None, deck, "test")
        )
        calls = GameCalls(
            play.app, screens_of("squared"), results=lambda table, story: None, leave=lambda: None
        )
        table = screens_of("squared").table(match, seating, {}, calls=calls)
        play.app.stack.replace(table)
        play.run([(is_on("Curtain"), key("F")), (is_on("SquaredTable"), [])])
        match.act(0, next(iter(match.legal(0))))
        return filmed_until_uncovered(play, by=";", table="SquaredTable")


def test_squared_shows_nothing_of_the_next_hand_before_it_is_uncovered(tmp_path):
    deck = CODE_ORDER[::4][:30]
    other = list(deck)
    other[1], other[20] = other[20], other[1]  # a card of the second hand
    first, open_first = squared_until_uncovered(tmp_path / "one", deck)
    second, open_second = squared_until_uncovered(tmp_path / "two", tuple(other))
    assert first == second
    assert open_first != open_second


def test_a_person_comes_back_for_the_bot_that_stands_in_while_the_curtain_is_down(play):
    table = open_dealt(play, CODE_ORDER, devices=play.app.hub.clusters[:3])
    table.stand_in(2, make_bot("greedy", table.match.rules, 2, 1))
    play.until(is_on("Curtain"))
    play.feed(key("Enter"))
    assert table.seating.is_human(2)
    assert play.top == "Curtain"


def test_a_new_device_may_ask_for_a_seat_while_the_curtain_is_down(play):
    open_dealt(play, CODE_ORDER)
    play.run([(is_on("Curtain"), key("Enter")), (is_on("Newcomer"), key("Enter")), (is_on("Curtain"), [])])


def test_a_seat_that_loses_its_device_behind_the_curtain_is_asked_for(play):
    table = open_dealt(play, CODE_ORDER)
    play.until(is_on("Curtain"))
    table.seating.evening.wait_for(0)
    play.run([(is_on("LostSeat"), [])])
    assert table.own_views() == {}


def rummy_until_uncovered(folder, deck):
    """Return the pictures of TIC Rummy from the first turn until the second hand is uncovered."""
    with Session(folder, size=(1024, 600), motion=Motion.OFF) as play:
        play.frames(2)
        seating = seat_people(play, play.app.hub.clusters[:2])
        rules = Rummy.from_options({"first_dealer": 0}, 2)
        match = Match(
            rules, Header("rummy", rules.options_json(), tuple(players_of(seating)), None, None, "test")
        )
        match.act(None, Deal(0, deck))
        screens = screens_of("rummy")
        calls = GameCalls(play.app, screens, results=lambda table, story: None, leave=lambda: None)
        play.app.stack.replace(screens.table(match, seating, {}, calls=calls))
        play.run([(is_on("Curtain"), key(";")), (is_on("RummyTable"), [])])
        match.act(1, Draw(Source.DECK))
        match.act(1, Discard(match.view(1).hand[0]))
        return filmed_until_uncovered(play, by="F", table="RummyTable")


def test_rummy_shows_nothing_of_the_next_hand_before_it_is_uncovered(tmp_path):
    other = list(CODE_ORDER)
    other[3], other[100] = other[100], other[3]  # the dealer's cards: every other one, from the second on
    first, open_first = rummy_until_uncovered(tmp_path / "one", CODE_ORDER)
    second, open_second = rummy_until_uncovered(tmp_path / "two", tuple(other))
    assert first == second
    assert open_first != open_second
