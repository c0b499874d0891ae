"""The lobby of every game: options, numbers of players, devices of timed games."""

from random import Random

import pytest
from plans import Session, key

from ticgame.core.match import Match
from ticgame.games import GAMES
from ticgame.home import Home
from ticgame.play.input.bindings import Intent
from ticgame.play.lobby.choices import GameChoices
from ticgame.play.lobby.deeds import DeedKind
from ticgame.play.lobby.game_options import DEFAULTS, FIRST_KEYS, OPTIONS, TABLE_SETTINGS
from ticgame.play.lobby.gamecards import BOXES
from ticgame.play.lobby.lobby import Lobby
from ticgame.play.lobby.option_notes import options_note
from ticgame.play.lobby.seatrows import SeatRow
from ticgame.play.lobby.table_fit import seat_limits
from ticgame.play.lobby.tiles import Tile
from ticgame.play.scenes.options import OptionsScreen
from ticgame.play.scenes.seats import Seats
from ticgame.play.settings import KINDS, Settings, TimedMouse


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path) as session:
        session.frames(3)
        yield session


def lobby_of(play, name, **settings):
    return Lobby(play.home, play.app.evening, rng=Random(1), game=name, settings=lambda: Settings(**settings))


@pytest.mark.parametrize("name", GAMES)
def test_every_option_of_a_game_is_offered_or_a_setting(name):
    choices = GameChoices(name)
    low, _ = seat_limits(name)
    from ticgame.games import game

    whole = game(name).from_options(choices.options, low).options_json()
    elsewhere = {"start", "missions", "claim_ms", FIRST_KEYS.get(name)}
    assert {option.key for option in OPTIONS[name]} == whole.keys() - elsewhere


@pytest.mark.parametrize("name", GAMES)
def test_defaults_are_those_of_the_rules(name):
    from ticgame.games import game

    low, high = seat_limits(name)
    for seats in (low, high):
        whole = game(name).from_options({}, seats).options_json()
        offered = game(name).from_options(GameChoices(name).options, seats).options_json()
        assert offered == whole


@pytest.mark.parametrize("name", GAMES)
def test_every_step_of_every_option_can_be_read_by_the_rules(name):
    _, high = seat_limits(name)
    for option in OPTIONS[name]:
        choices = GameChoices(name)
        for step in (-99, 1, 1, 99, -1):
            choices.step(option, step)
            for fault in choices.faults(high):
                assert fault.startswith(("Cards", "Grid", "Hand", "First", "Last", "Used", "Missions")), fault
            assert option.kind.label(choices.value(option))
        assert options_note(name, choices.options)


@pytest.mark.parametrize("name", GAMES)
def test_presets_of_a_game_can_be_played(name):
    choices = GameChoices(name)
    assert choices.preset is not None
    for preset in choices.presets:
        choices.use_preset(preset)
        assert choices.preset == preset
        assert choices.faults(seat_limits(name)[0]) == []


@pytest.mark.parametrize("name", GAMES)
def test_bots_fill_up_a_table_that_is_too_small(play, name):
    evening = play.app.evening
    evening.join(play.app.hub.clusters[0])
    lobby = lobby_of(play, name)
    lobby.suit_seats()
    assert len(evening.playing) == max(1, seat_limits(name)[0])
    assert lobby.faults(len(evening.playing)) == []
    match = lobby.plan().start(app="test")
    assert isinstance(match, Match)


def test_too_many_bots_leave_and_a_fifth_person_takes_a_bots_seat(play):
    evening, hub = play.app.evening, play.app.hub
    for cluster in hub.clusters[:3]:
        evening.join(cluster)
    for number in (3, 4, 5):
        evening.set_bot(number, "greedy")
    seats = Seats(lobby_of(play, "squared"), start=None, open_tile=None)
    play.app.stack.push(seats)
    play.frames(2)
    assert len(evening.playing) == 4
    assert seats.desk.add_bot().kind is DeedKind.REFUSED
    assert seats.desk.press(hub.clusters[3], Intent.A).kind is DeedKind.JOINED
    assert [place.is_human for place in evening.playing] == [True] * 4
    deed = seats.desk.press(hub.mouse, Intent.A)
    assert (deed.kind, deed.words) == (DeedKind.REFUSED, "All four seats are taken.")


def test_a_bot_that_only_makes_up_the_number_gives_way_to_the_second_person(play):
    evening, hub = play.app.evening, play.app.hub
    evening.join(hub.clusters[0])
    seats = Seats(lobby_of(play, "race"), start=None, open_tile=None)
    play.app.stack.push(seats)
    play.frames(2)
    assert [place.is_human for place in evening.playing] == [True, False]
    seats.desk.press(hub.clusters[1], Intent.A)
    assert [place.is_human for place in evening.playing] == [True, True]
    seats.desk.add_bot()
    seats.desk.press(hub.clusters[2], Intent.A)
    assert [place.is_human for place in evening.playing] == [True, True, False, True]


def test_only_together_has_missions_to_choose(play):
    assert [
        name for name in GAMES if Tile.MISSIONS in [words.tile for words in lobby_of(play, name).tiles()]
    ] == ["together"]


def timed():
    return [name for name in GAMES if BOXES[name].is_real_time]


@pytest.mark.parametrize("name", timed())
def test_in_a_timed_game_nobody_shares_a_device(play, name):
    evening, cluster = play.app.evening, play.app.hub.clusters[0]
    evening.join(cluster)
    evening.join(cluster, can_share=True)
    lobby = lobby_of(play, name)
    assert "share" in lobby.faults(2)[0]
    seats = Seats(lobby, start=None, open_tile=None)
    play.app.stack.push(seats)
    play.frames(2)
    assert SeatRow.SHARE not in seats.desk.rows(0)
    assert seats.desk.press(cluster, Intent.A).kind is DeedKind.REFUSED
    evening.clear(1)
    assert lobby.device_faults() == []


@pytest.mark.parametrize("name", timed())
def test_the_mouse_can_be_barred_from_timed_games(play, name):
    evening = play.app.evening
    evening.join(play.app.hub.mouse)
    barred = lobby_of(play, name, timed_mouse=TimedMouse.BARRED)
    assert "mouse" in barred.faults(seat_limits(name)[0])[0]
    assert lobby_of(play, name).device_faults() == []
    assert lobby_of(play, "together", timed_mouse=TimedMouse.BARRED).device_faults() == []


def test_the_seats_show_what_the_mouse_may_not_do(play):
    def note(name, mouse):
        tiles = lobby_of(play, name, timed_mouse=mouse).tiles()
        return next(words.note for words in tiles if words.tile is Tile.OPTIONS)

    assert note("race", TimedMouse.HELD_300).endswith("mouse waits 0.3 s")
    assert note("spotic", TimedMouse.BARRED).endswith("no mouse")
    assert "mouse" not in note("race", TimedMouse.FREE)
    assert "mouse" not in note("together", TimedMouse.BARRED)


def test_the_mouse_can_be_held_back():
    assert [mouse.hold_ms for mouse in TimedMouse] == [0, 150, 300, 500, 0]


def test_the_time_for_a_claim_is_a_setting_that_the_match_gets(play):
    evening = play.app.evening
    evening.join(play.app.hub.clusters[0])
    plan = lobby_of(play, "spotic", claim_ms=30_000).plan()
    assert plan.start(app="test").rules.options.claim_ms == 30_000


@pytest.mark.parametrize("name", GAMES)
def test_the_options_of_every_game_have_a_screen(play, name):
    lobby = lobby_of(play, name)
    lobby.suit_seats()
    play.app.stack.push(OptionsScreen(lobby))
    play.frames(2)
    screen = play.app.stack.top
    titles = [row.title for row in screen._menu.rows]
    assert len(set(titles)) == len(titles)
    assert {KINDS[setting].title for setting in TABLE_SETTINGS[name]} <= set(titles)
    for _row in titles:
        for way in ("Right", "Right", "Left"):
            play.feed(key(way))
        play.feed(key("Down"))
    assert DEFAULTS[name].keys() == GameChoices(name)._values.keys() | (
        {"start", "missions", "first"} if name == "together" else set()
    )


def test_a_first_seat_goes_where_the_game_wants_it(tmp_path, play):
    evening = play.app.evening
    evening.join(play.app.hub.clusters[0])
    evening.set_bot(3, "greedy")
    lobby = Lobby(Home(tmp_path / "other"), evening, rng=Random(2), game="ticcitories")
    lobby.choices.first = 3
    assert lobby.plan().options["first"] == 1
    lobby.game = "race"
    lobby.choices.first = 3
    assert "first" not in lobby.plan().options
