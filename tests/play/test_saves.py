"""Saving and going on: the record is the save, and a kill loses at most the act under way."""

import os
import signal
import subprocess
import sys
from datetime import datetime
from pathlib import Path
from random import Random

import pytest
from match_kit import verify_record, verify_text

from ticgame.bots import make_bot
from ticgame.core.match import Match, Player
from ticgame.core.records import SUFFIX, format_record
from ticgame.games import GAMES, game
from ticgame.home import GAME_SUFFIX, Folder, Home
from ticgame.play import saves as saves_module
from ticgame.play.lobby.gamecards import BOXES
from ticgame.play.lobby.saved_lobby import format_saved_date, seat_numbers, state_words
from ticgame.play.saves import Saves
from ticgame.play.table.record import RunningRecord

KILLS = int(os.environ.get("TICGAME_KILLS", "6"))
CHILD = Path(__file__).with_name("kill_game.py")
BEGAN = datetime(2026, 11, 30, 8, 14)


@pytest.fixture(autouse=True)
def every_game_has_screens(monkeypatch):
    """The saves of every game are looked at, whether its screens are there yet or not."""
    monkeypatch.setattr(saves_module, "CARDS", BOXES)


@pytest.fixture
def home(tmp_path):
    return Home(tmp_path)


def begin(name, *, seed=5, seats=None, **options):
    seats = seats or max(2, game(name).seat_range[0])
    players = [Player("Ada", "human"), *[Player(f"Bot {seat}", "greedy") for seat in range(1, seats)]]
    return Match.start(game(name).from_options(options, seats), players, seed=seed, app="test")


def play_on(match, acts, rng=None):
    """Act so many times, each time as a bot that plays anything would."""
    rng = rng or Random(4)
    while acts and not match.is_over:
        match.advance(match.at + 500)
        for seat in match.actors():
            action = match.rules.sample(match._state, seat, match.at, rng)
            if action is not None and match.why_not(seat, action) is None:
                match.act(seat, action)
                acts -= 1
                break
    return match


def test_the_suffix_of_saves_is_that_of_records():
    assert GAME_SUFFIX == SUFFIX


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_is_left_goes_on_where_it_was(home, name):
    match = begin(name)
    record = RunningRecord(home, match, began=BEGAN)
    play_on(match, 7)
    record.close()
    (saved,) = Saves(home).load()
    assert saved.match.entries == match.entries
    assert [list(saved.match.legal(seat)) for seat in match.actors()] == [
        list(match.legal(seat)) for seat in match.actors()
    ]
    assert saved.match.actors() == match.actors()
    assert saved.moves == 7
    assert [player.name for player in saved.players] == [player.name for player in match.players]


@pytest.mark.parametrize("name", GAMES)
def test_going_on_writes_the_same_record_as_if_nothing_had_happened(home, name):
    whole = play_on(begin(name), 12, Random(9))
    first = begin(name)
    RunningRecord(home, first, began=BEGAN)  # never closed: the process is gone
    rng = Random(9)
    play_on(first, 6, rng)
    (saved,) = Saves(home).load()
    record = RunningRecord(home, saved.match, began=BEGAN, name=saved.name)
    play_on(saved.match, 6, rng)
    record.close()
    assert home.read(record.name).decode() == format_record(whole)


@pytest.mark.parametrize("name", GAMES)
def test_a_save_cut_at_any_byte_loses_at_most_its_last_act(home, name):
    match = play_on(begin(name), 5)
    content = format_record(match).encode()
    header = content.index(b"\n") + 1
    cuts = range(header, len(content) + 1) if len(content) - header < 400 else range(header, len(content), 29)
    for cut in cuts:
        (home.folder(Folder.SAVES) / "a.ticrec").write_bytes(content[:cut])
        (saved,) = Saves(home).load()
        whole = content[:cut].count(b"\n") - 1
        assert whole <= len(saved.match.entries) <= whole + 1
    assert home.notices == []


def test_a_finished_game_is_kept_as_a_record_and_not_offered(home):
    match = begin("ticcitories")
    record = RunningRecord(home, match, began=BEGAN)
    play_on(match, 10_000)
    record.close()
    assert match.is_over
    assert Saves(home).load() == []
    (name,) = home.names(Folder.RECORDS, SUFFIX)
    assert home.read(name).decode() == format_record(match)


def test_a_kill_between_the_last_act_and_its_result_still_finishes_the_game(home):
    match = play_on(begin("squared"), 10_000)
    lines = format_record(match).splitlines(keepends=True)
    home.folder(Folder.SAVES)
    home.write("saves/a.ticrec", "".join(lines[:-1]).encode())
    assert Saves(home).load() == []
    assert home.read("records/a.ticrec").decode() == format_record(match)


def test_a_game_in_which_nobody_acted_leaves_nothing(home):
    RunningRecord(home, begin("together"), began=BEGAN).close()
    assert Saves(home).names() == []


BROKEN = {
    "noise": b"\x00\x01 not a record\n",
    "no header": b'{"t":0}\n',
    "empty": b"",
    "an unknown game": b'{"record":1,"game":"whist"}\n',
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN)
def test_a_broken_save_is_set_aside_and_named(home, content):
    home.folder(Folder.SAVES)
    home.write("saves/bad.ticrec", content)
    home.write("saves/good.ticrec", format_record(play_on(begin("together"), 3)).encode())
    assert [saved.name for saved in Saves(home).load()] == ["saves/good.ticrec"]
    assert Saves(home).names() == ["saves/good.ticrec"]
    assert (home.path / "saves" / "bad.ticrec.corrupt-1").read_bytes() == content
    assert len(home.notices) == 1
    assert "bad.ticrec" in home.notices[0]


def test_an_illegal_act_in_a_save_is_found_when_it_is_played_again(home):
    match = play_on(begin("together"), 3)
    lines = format_record(match).splitlines(keepends=True)
    home.folder(Folder.SAVES)
    home.write("saves/a.ticrec", "".join([*lines, lines[-1]]).encode())
    assert Saves(home).load() == []
    assert "line 5" in home.notices[0]


def test_saves_are_listed_with_date_seats_and_state(home):
    match = begin("together", seats=3)
    record = RunningRecord(home, match, began=BEGAN)
    play_on(match, 2)
    record.close()
    (saved,) = Saves(home).load()
    on_turn = match.players[match.actors()[0]].name
    assert state_words(saved) == f"2 moves, {on_turn}’s turn"
    assert format_saved_date(BEGAN) == "30 November, 08:14"
    assert saved.saved.date() == datetime.now().date()


def test_the_latest_game_comes_first_and_can_be_forgotten(home):
    for number, name in enumerate(("together", "squared", "ticcitories")):
        record = RunningRecord(home, play_on(begin(name), 1), began=BEGAN)
        record.close()
        os.utime(home.locate(record.name), (1000 + number, 1000 + number))
    saves = Saves(home)
    games = saves.load()
    assert [saved.game for saved in games] == ["ticcitories", "squared", "together"]
    saves.forget(games[0].name)
    assert [saved.game for saved in saves.load()] == ["squared", "together"]


def test_a_draft_that_a_kill_left_behind_goes(home):
    home.folder(Folder.SAVES)
    home.write("saves/a.ticrec.tmp", b"half a rec")
    assert Saves(home).load() == []
    assert list((home.path / "saves").iterdir()) == []


def test_seats_keep_their_animals_and_their_order():
    assert seat_numbers(["Pig", "Whale", "Owl"]) == (0, 2, 5)
    assert seat_numbers(["Ada", "Ben"]) == (0, 1)
    assert seat_numbers(["Owl", "Pig"]) == (0, 1), "the order of a match is that of the evening"
    assert seat_numbers(["Bear", "Ada", "Owl"]) == (3, 4, 5)
    assert seat_numbers([f"P{i}" for i in range(6)]) == (0, 1, 2, 3, 4, 5)


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_a_kill_at_any_moment_loses_at_most_the_act_under_way(tmp_path):
    rng = Random(71)
    names = list(GAMES)
    for number in range(KILLS):
        name = names[number % len(names)]
        folder = tmp_path / str(number)
        lines = 1 + int(rng.random() * 120)
        running, count = kill_in_the_middle(folder, name, seed=number * 100, lines=lines)
        home = Home(folder)
        found = Saves(home).load()
        assert home.notices == [], name
        assert len(found) <= 1
        for saved in found:
            assert saved.game == name
            # The act under way may be a new one, one that is taken back, or the first of the next game.
            is_same = saved.match.header.seed == number * 100 + running
            assert not is_same or abs(len(saved.match.entries) - count) <= 1
            assert is_same or saved.match.header.seed == number * 100 + running + 1
            verify_record(saved.match)
        for kept in home.names(Folder.RECORDS, SUFFIX):
            verify_text(home.read(kept).decode())


def kill_in_the_middle(folder, name, *, seed, lines):
    """Have games played and saved, kill that after so many acts, and return what it said last.

    That is the number of the running game, from 0, and of its entries.
    """
    child = subprocess.Popen(
        [sys.executable, str(CHILD), str(folder), name, str(seed)], stdout=subprocess.PIPE, bufsize=0
    )
    try:
        assert child.stdout.readline() == b"READY\n"
        last = [child.stdout.readline() for _ in range(lines)][-1]
    finally:
        child.send_signal(signal.SIGKILL)
        rest = child.communicate(timeout=20)[0]
    whole = [line for line in rest.splitlines(keepends=True) if line.endswith(b"\n")]
    running, count = (whole or [last])[-1].split()
    return int(running), int(count)


def test_bots_go_on_by_their_names(home):
    match = begin("together")
    record = RunningRecord(home, match, began=BEGAN)
    play_on(match, 3)
    record.close()
    (saved,) = Saves(home).load()
    bot = make_bot(saved.players[1].by, saved.match.rules, 1, 5)
    assert bot.name == "greedy"
