"""An evening from the title to the results and round again, by presses alone."""

import pytest
from pads import VirtualPad, needs_pads
from plans import Session, click, key, move, text

from ticgame.games.together.catalogue import SEQUENCE
from ticgame.play.lobby.game_options import OPTIONS
from ticgame.play.lobby.tiles import Tile
from ticgame.play.settings import Motion, Speed

SOUTH = 0


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path, size=(1280, 720), motion=Motion.OFF, bots_pace=Speed.FAST) as session:
        session.frames(5)
        yield session


def at_table(play):
    return play.top == "TogetherTable"


def press_until_table(play, press, most):
    """Press until the table is there; return the presses that it took."""
    for count in range(1, most + 1):
        press()
        play.frames(5)
        if at_table(play):
            return count
    raise AssertionError(f"no table after {most} presses, but {play.top}")


def point(play, x, y):
    """Move the mouse to a point of the design space and click."""
    px, py = (round(value) for value in play.app.canvas.to_pixels(x, y))
    play.feed([*move(px, py), *click(px, py)])
    play.frames(3)


def begin(play):
    """Go to the seats with the arrow keys."""
    play.run([(0, key("Enter")), (3, key("Enter")), (3, [])])
    assert play.top == "Seats"
    return play.app.stack.top


def test_keys_reach_the_first_card_in_four_presses(play):
    for _press in range(3):
        play.feed(key("Enter"))
        play.frames(5)
    play.until(at_table)
    table = play.app.stack.top
    assert table.cursor.cell is None
    play.feed(key("Enter"))
    assert table.cursor.cell is not None, "the first card is in hand, over the grid"


@needs_pads
def test_one_pad_reaches_the_table_in_four_presses_and_waits_for_nothing(play):
    pad = VirtualPad()
    try:
        play.frames(3)

        def press():
            play.tap(pad, SOUTH)

        assert press_until_table(play, press, 4) <= 4
        assert play.app.evening.humans[0].device is play.app.hub.pads[0]
    finally:
        pad.unplug()


def test_the_mouse_alone_reaches_the_table_in_four_clicks(play):
    point(play, 300, 388)
    assert play.top == "ChooseGame"
    point(play, 300, 300)
    seats = play.app.stack.top
    assert play.top == "Seats"
    assert play.app.evening.humans[0].device is play.app.hub.mouse

    def ready():
        rows = seats.desk.rows(0)
        row = next(row for row in rows if row.value == "ready")
        point(play, *seats.view.row_middle(0, row))

    assert press_until_table(play, ready, 2) <= 2


def test_back_from_seats_is_the_choice_of_games_and_then_the_title(play):
    begin(play)
    play.run([(0, key("Esc")), (3, [])])
    assert play.top == "ChooseGame"
    play.run([(0, key("Right")), (0, key("Enter")), (3, [])])
    assert play.top == "Seats"
    assert play.app.stack.top._lobby.card.title == "SpoTic"
    play.run([(0, key("Esc")), (3, key("Esc")), (3, [])])
    assert play.top == "Title"


def play_to_the_results(play):
    scene = begin(play)
    for option in options_of(scene._lobby):
        wanted = {"grid": 3, "hand": 2, "limit": 20}
        if option.key in wanted:
            scene._lobby.choices.change(option, wanted[option.key])
    press_until_table(play, lambda: play.feed(key("Enter")), 3)
    for _turn in range(20):
        for name in ("Enter", "Right", "Enter"):
            if at_table(play):
                play.feed(key(name))
        if not at_table(play):
            break
        if play.app.stack.top.match.is_over:
            play.pass_ms(6000)
    play.until(lambda play: play.top == "Results")


def test_back_from_the_results_is_the_seats(play):
    play_to_the_results(play)
    play.feed(key("Esc"))
    play.frames(3)
    assert play.top == "Seats"


def test_a_game_ends_in_results_and_goes_on_again(play):
    play_to_the_results(play)
    play.feed(key("Enter"))
    play.frames(5)
    assert at_table(play), "Again deals anew"
    assert not play.app.stack.top.match.is_over
    records = play.home.names("records", ".ticrec")
    assert len(records) >= 1


def test_tiles_lead_to_game_options_and_missions(play):
    scene = begin(play)
    for tile, name in (
        (Tile.GAME, "ChooseGame"),
        (Tile.OPTIONS, "OptionsScreen"),
        (Tile.MISSIONS, "MissionsScreen"),
    ):
        point(play, *scene.view.tile_middle(tile))
        assert play.top == name
        play.feed(key("Esc"))
        play.frames(3)
        assert play.top == "Seats"


def options_of(lobby):
    return OPTIONS[lobby.game]


def open_missions(play):
    scene = begin(play)
    point(play, *scene.view.tile_middle(Tile.MISSIONS))
    return scene._lobby


def test_missions_are_picked_in_an_order_of_ones_own_and_kept(play):
    lobby = open_missions(play)
    play.feed(key("Enter"))
    assert "tic-group-3" not in lobby.mission_names
    play.feed(key("Enter"))
    assert lobby.mission_names[-1] == "tic-group-3", "what is picked last is played last"
    assert lobby.faults(1), "the second group has nothing to differ from now"
    for name in ("Right", "Down", "Enter"):
        play.feed(key(name))
    play.frames(3)
    assert play.top == "Writing"
    play.feed(text("Ours"))
    play.feed(key("Enter"))
    play.frames(3)
    assert [kept.title for kept in lobby.favourites.of_game("together")] == ["Ours"]
    assert lobby.missions_title == "Ours"


def test_a_pick_can_begin_from_none_and_needs_at_least_one(play):
    lobby = open_missions(play)
    for name in ("Right", "Down", "Down", "Enter"):
        play.feed(key(name))
    assert lobby.mission_names == ()
    assert lobby.faults(1) == ["Missions: at least one mission is needed."]
    for name in ("Left", "Down", "Down", "Enter", "Up", "Up", "Enter"):
        play.feed(key(name))
    assert lobby.mission_names == ("double-tic", "tic-group-3")


def test_a_favourite_is_played_or_forgotten(play):
    lobby = open_missions(play)
    lobby.favourites.keep("Ours", "together", ["double-tic"])
    play.feed(key("Esc"))
    play.frames(3)
    point(play, *play.app.stack.top.view.tile_middle(Tile.MISSIONS))
    for name in ("Right", "Down", "Enter", "Enter"):
        play.feed(key(name))
        play.frames(3)
    assert lobby.missions_title == "Ours"
    for name in ("Enter", "Down", "Enter"):
        play.feed(key(name))
        play.frames(3)
    assert lobby.favourites.of_game("together") == ()
    assert lobby.missions_title == "Your own missions"


def test_the_sequence_variation_offers_its_own_missions(play):
    scene = begin(play)
    lobby = scene._lobby
    relation = next(option for option in options_of(lobby) if option.key == "relation")
    lobby.choices.change(relation, "sequence")
    assert tuple(lobby.mission_names) == SEQUENCE
    assert lobby.faults(1) == []


def test_missions_that_cannot_happen_are_told(play):
    lobby = begin(play)._lobby
    grid = [option for option in options_of(lobby) if option.key == "grid"]
    for option in grid:
        lobby.choices.change(option, 3)
    lobby.choices.picks = ("tic-line-4",)
    assert any("Missions" in fault or "fit" in fault for fault in lobby.faults(1)), lobby.faults(1)
