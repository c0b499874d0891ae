"""Going on with a saved game by presses: it is offered, seats wait, devices take them, bots are back."""

import pytest
from plans import Session, click, is_on, key
from test_saves import BEGAN, begin, play_on

from ticgame.bots import make_bot
from ticgame.core.match import TakeSeat
from ticgame.core.records import format_record
from ticgame.home import Home
from ticgame.play.lobby.gamecards import CARDS
from ticgame.play.lobby.tiles import Tile
from ticgame.play.saves import Saves
from ticgame.play.settings import HandPrivacy, Motion, Speed
from ticgame.play.table.record import RunningRecord
from ticgame.play.table.table_scene import TableScene

QUICK = {"motion": Motion.OFF, "bots_pace": Speed.SLOW, "hand_privacy": HandPrivacy.OPEN}


def begin_and_vanish(folder, people=("Enter",), bots=1):
    """Begin a game of TIC Together, place a card, and let the program vanish without a word."""
    play = Session(folder, **QUICK)
    play.__enter__()
    play.frames(5)
    play.run([(0, key("Enter")), (is_on("ChooseGame"), key("Enter")), (is_on("Seats"), [])])
    for name in people[1:]:
        play.feed(key(name))
    for _bot in range(bots):
        play.app.stack.top.desk.add_bot()
    seats = play.app.stack.top
    seats._lobby.choices.first = 0
    for _press in range(2):
        for name in people:
            play.feed(key(name))
    play.until(is_on("TogetherTable"))
    table = play.app.stack.top
    play.run([(5, key("Enter")), (1, key("Enter"))])
    assert len(table.match.entries) == 1
    entries = list(table.match.entries)
    play.display.close()  # nothing is closed or left in an orderly way
    return entries


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "home"


def to_the_seats(play):
    """Go from the title to the seats of the first saved game."""
    play.frames(5)
    assert play.app.stack.top._menu.rows[0].title == "Continue"
    play.run([(1, key("Enter")), (is_on("SavedGames"), key("Enter")), (is_on("Seats"), [])])
    return play.app.stack.top


def test_the_title_offers_a_game_that_was_cut_off_and_it_goes_on(folder):
    entries = begin_and_vanish(folder)
    with Session(folder, **QUICK) as play:
        seats = to_the_seats(play)
        assert [place.is_lost for place in play.app.evening.playing] == [True, False]
        assert seats._lobby.question == "Who goes on with TIC Together?"
        play.run([(1, key("Enter")), (1, key("Enter")), (1, key("Enter")), (is_on("TogetherTable"), [])])
        table = play.app.stack.top
        assert table.match.entries[:1] == entries
        assert table.clock_ms >= entries[-1].t
        assert table.chronicle.plays == 1
        play.until(lambda play: len(table.match.entries) == 2)
        assert table.match.entries[1].seat == 1, "the bot is back and plays"


def test_every_saved_seat_waits_for_a_press_and_any_device_takes_any(folder):
    begin_and_vanish(folder, people=("Enter", "F"), bots=0)
    with Session(folder, **QUICK) as play:
        seats = to_the_seats(play)
        evening, hub = play.app.evening, play.app.hub
        assert [place.is_lost for place in evening.playing] == [True, True]
        play.feed(key(";"))
        play.feed(key(";"))
        play.pass_ms(5000)
        assert play.top == "Seats", "one of two is ready: nothing begins"
        seats.desk.act(hub.clusters[1], seats.desk.cursors.of(hub.clusters[1])._replace(seat=1, row=0))
        assert evening.place(1).device is hub.clusters[1], "it takes the other seat instead"
        assert evening.place(0).is_lost
        play.feed(key("F"))
        play.run([(1, key("F")), (1, key(";")), (1, key(";")), (is_on("TogetherTable"), [])])
        seating = play.app.stack.top.seating
        assert [seating.place(seat).device.key for seat in seating.seats] == ["wasd", "ijkl"]


def test_bots_play_for_those_who_are_missing_and_the_record_says_so(folder):
    begin_and_vanish(folder, people=("Enter", "F"), bots=0)
    with Session(folder, **QUICK) as play:
        seats = to_the_seats(play)
        play.feed(key("F"))
        seats._open(Tile.STAND_IN)
        play.run([(1, key("F")), (1, key("F")), (is_on("TogetherTable"), [])])
        table = play.app.stack.top
        assert table.match.entries[1].action == TakeSeat("casual")
        assert [player.by for player in table.match.players] == ["human", "casual"]


def test_only_the_seats_of_the_saved_game_are_there(folder):
    begin_and_vanish(folder)
    with Session(folder, **QUICK) as play:
        seats = to_the_seats(play)
        assert seats.desk.seats == seats.view.seats == (0, 1)
        for name in ("F", ";"):
            play.feed(key(name))
        assert len(play.app.evening.playing) == 2


def test_going_back_frees_the_seats(folder):
    begin_and_vanish(folder)
    with Session(folder, **QUICK) as play:
        to_the_seats(play)
        play.run([(1, key("Esc")), (is_on("SavedGames"), [])])
        assert play.app.evening.playing == ()
        play.run([(1, key("Esc")), (is_on("Title"), [])])


def test_a_saved_game_can_be_forgotten_and_the_title_offers_it_no_more(folder):
    begin_and_vanish(folder)
    with Session(folder, **QUICK) as play:
        play.frames(5)
        play.run([(1, key("Enter")), (is_on("SavedGames"), key("Delete")), (is_on("Dialog"), key("Down"))])
        play.run([(1, key("Enter")), (is_on("SavedGames"), [])])
        assert play.app.stack.top._games == []
        play.run([(1, key("Esc")), (is_on("Title"), [])])
        assert play.app.stack.top._menu.rows[0].title != "Continue"


def test_a_game_that_is_left_in_the_pause_is_offered_at_once(tmp_path):
    with Session(tmp_path, **QUICK) as play:
        play.frames(5)
        for _press in range(3):
            play.feed(key("Enter"))
        play.until(is_on("TogetherTable"))
        play.run([(5, key("Enter")), (1, key("Enter")), (1, key("Esc")), (is_on("Pause"), key("Up"))])
        play.run([(1, key("Enter")), (is_on("Seats"), key("Esc")), (is_on("ChooseGame"), key("Esc"))])
        play.until(is_on("Title"))
        row = play.app.stack.top._menu.rows[0]
        assert (row.title, row.value()) == ("Continue", "1 game")


def test_a_broken_save_is_named_where_games_are_listed(folder):
    begin_and_vanish(folder)
    (path,) = (folder / "saves").iterdir()
    path.write_text("no game")
    with Session(folder, **QUICK) as play:
        play.frames(5)
        play.run([(1, key("Enter")), (is_on("Dialog"), [])])
        assert path.name in play.app.stack.top.text
        play.run([(1, key("Enter")), (is_on("SavedGames"), [])])


def test_again_after_a_saved_game_deals_a_new_one(folder):
    begin_and_vanish(folder)
    with Session(folder, **QUICK) as play:
        to_the_seats(play)
        play.run([(1, key("Enter")), (1, key("Enter")), (1, key("Enter")), (is_on("TogetherTable"), [])])
        names = [type(scene).__name__ for scene in play.app.stack.scenes]
        assert names == ["Title", "Seats", "TogetherTable"]
        play.run([(1, key("Esc")), (is_on("Pause"), key("Up")), (1, key("Enter")), (is_on("Seats"), [])])
        assert play.app.stack.top.desk.can_name, "these are the seats of a new game"


def test_the_mouse_chooses_a_saved_game(folder):
    begin_and_vanish(folder)
    with Session(folder, **QUICK) as play:
        play.frames(5)
        play.run([(1, key("Enter")), (is_on("SavedGames"), [])])
        x, y = play.app.canvas.to_pixels(400, 200)
        play.run([(1, click(x, y)), (is_on("Seats"), [])])


@pytest.mark.parametrize("name", CARDS)
def test_the_table_of_every_game_goes_on_in_the_middle(tmp_path, name):
    match = play_on(begin(name), 6)
    record = RunningRecord(Home(tmp_path), match, began=BEGAN)
    record.close()
    with Session(tmp_path, **QUICK | {"bots_pace": Speed.FAST}) as play:
        to_the_seats(play)
        before = len(match.entries)
        for _press in range(3):
            play.feed(key("F"))
        play.until(lambda play: isinstance(play.app.stack.top, TableScene))
        table = play.app.stack.top
        assert table.match.entries == match.entries
        table.stand_in(0, make_bot("greedy", table.match.rules, 0, 1))
        play.until(lambda play: len(table.match.entries) >= before + 4)
        assert Saves(play.home).names() == [record.name], "it goes on in the same file"
        assert play.home.read(record.name).decode() == format_record(table.match)


def test_again_after_a_saved_game_keeps_its_options(tmp_path):
    match = begin("together", hand=3, missions=["double-tic", "tic-group-4"])
    record = RunningRecord(Home(tmp_path), play_on(match, 2), began=BEGAN)
    record.close()
    with Session(tmp_path, **QUICK) as play:
        to_the_seats(play)
        for _press in range(3):
            play.feed(key("F"))
        play.until(is_on("TogetherTable"))
        plan = play.app.stack.scenes[1]._lobby.plan()
        assert plan.options["hand"] == 3
        assert plan.options["missions"] == ["double-tic", "tic-group-4"]
