"""The seats' screen with real events: six people at once, names by every device, held keys that light up."""

from contextlib import contextmanager
from random import Random

import pytest
from pads import VirtualPad, needs_pads
from plans import Session, click, key, key_down, key_up, move, text
from pygame import FRect

from ticgame.play.input.devices import DeviceKind
from ticgame.play.input.glyphs import GlyphKind
from ticgame.play.lobby.lobby import Lobby
from ticgame.play.lobby.seatrows import SeatRow
from ticgame.play.scene import Scene
from ticgame.play.scenes.seats import ROLL_OVER, Seats
from ticgame.play.scenes.seatsview import Tile
from ticgame.play.stage import Stage

SOUTH = 0


class Elsewhere(Scene):
    """Stands for whatever a press leads to."""

    def relayout(self, canvas):
        self.stage = Stage(canvas, self.app.art.felt("table"))


class Room:
    """The seats' screen in a session, and the plans of the matches that it began."""

    def __init__(self, play):
        self.play = play
        self.plans = []
        self.opened = []
        self.lobby = Lobby(play.app.home, play.app.evening, rng=Random(3))
        self.scene = Seats(self.lobby, start=self._start, open_tile=self._open)
        play.app.stack.push(self.scene)
        play.frames(3)

    def _start(self, plan):
        self.plans.append(plan)
        self.play.app.stack.push(Elsewhere())

    def _open(self, tile):
        self.opened.append(tile)
        return Elsewhere()

    @property
    def evening(self):
        return self.play.app.evening

    @property
    def desk(self):
        return self.scene.desk

    def point(self, x, y):
        px, py = (round(value) for value in self.play.app.canvas.to_pixels(x, y))
        self.play.feed([*move(px, py), *click(px, py)])

    def click_row(self, seat, row):
        self.point(*self.scene.view.row_middle(seat, row))


@pytest.fixture
def room(tmp_path):
    with Session(tmp_path, size=(1280, 720)) as play:
        yield Room(play)


def test_whoever_comes_here_has_a_seat_and_three_presses_make_a_match(room):
    assert room.evening.humans[0].device.scheme == "arrows"
    room.play.feed(key("Enter"))
    assert room.desk.countdown.seconds == 3
    room.play.feed(key("Enter"))
    assert [player.by for player in room.plans[0].players] == ["human"]


def test_the_countdown_ends_by_itself(room):
    room.play.feed(key("Enter"))
    room.play.pass_ms(2500)
    assert not room.plans
    room.play.pass_ms(1000)
    assert len(room.plans) == 1


def test_seats_stay_and_nobody_is_ready_after_a_game(room):
    room.play.feed(key("Enter"))
    room.play.feed(key("Enter"))
    room.play.app.stack.pop()
    room.play.frames(3)
    assert room.play.top == "Seats"
    assert len(room.evening.humans) == 1
    assert not room.evening.is_everybody_ready
    assert not room.desk.countdown.is_running


def test_a_lone_player_types_the_name_and_the_keyboard_presses_again(room):
    room.play.feed(key("Delete"))
    assert room.play.app.hub.is_typing
    room.play.feed(text("Zoë"))
    room.play.feed(key("Enter"))
    assert room.evening.place(0).name == "Zoë"
    assert not room.play.app.hub.is_typing


def test_where_two_share_the_keyboard_it_goes_on_pressing(room):
    room.play.feed(key("F"))
    assert len(room.evening.humans) == 2
    room.play.feed(key("Delete"))
    assert not room.play.app.hub.is_typing
    room.play.feed(key("Enter"))
    assert room.desk.namings.at(0).pad.text == "A"
    room.play.feed(key("F"))
    assert room.evening.place(1).is_ready


def test_escape_gives_a_name_up(room):
    room.play.feed(key("Delete"))
    room.play.feed(text("Zoë"))
    room.play.feed(key("Esc"))
    assert room.evening.place(0).name == "Pig"
    assert not room.play.app.hub.is_typing
    assert room.play.top == "Seats"


def test_the_mouse_sits_down_and_writes_its_name_by_clicks(room):
    room.click_row(3, SeatRow.JOIN)
    assert room.evening.place(3).device.kind is DeviceKind.MOUSE
    room.click_row(3, SeatRow.NAME)
    board = room.scene.view._plans[3].board
    room.point(board.x + 10, board.y + 10)
    room.point(board.right - 20, board.bottom - 15)
    assert room.evening.place(3).name == "A"


def test_a_name_is_remembered_for_the_next_evening(room):
    room.play.feed(key("Delete"))
    room.play.feed(text("Zoë"))
    room.play.feed(key("Enter"))
    room.play.feed(key("Up"))
    room.play.feed(key("Enter"))
    room.play.feed(key("Enter"))
    assert room.plans, "a game begins"
    assert Lobby(room.play.app.home, room.evening, rng=Random(3)).names.latest == ("Zoë",)


def test_held_keys_light_up_from_the_third_cluster_on(room):
    for name in ("F", ";"):
        room.play.feed(key(name))
    assert len(room.desk.clusters()) == 3
    room.scene._toast = ""
    room.play.feed([*key_down("W"), *key_down("I")])
    cards = room.scene.view._cards
    lit = [seat for seat in range(3) if cards[seat].sprite(("held", 0)) is not None]
    assert lit == [1, 2]
    room.play.feed([*key_up("W"), *key_up("I")])
    assert all(cards[seat].sprite(("held", 0)) is None for seat in range(3))
    assert room.scene.view._toast.sprite(("line", 0)) is not None
    assert "lights up" in ROLL_OVER


def test_no_key_stays_lit_that_was_down_when_a_name_began(room):
    room.play.feed(key_down("Delete"))
    assert room.play.app.hub.is_typing
    room.play.feed(key_up("Delete"))
    room.play.feed(text("Zoë"))
    room.play.feed(key("Enter"))
    for name in ("F", ";"):
        room.play.feed(key(name))
    assert all(card.sprite(("held", 0)) is None for card in room.scene.view._cards.values())


def test_the_tile_of_bots_fills_the_table_then_empties_it(room):
    for count in range(1, 6):
        room.point(*room.scene.view.tile_middle(Tile.BOTS))
        assert len(room.evening.bots) == count
    room.point(*room.scene.view.tile_middle(Tile.BOTS))
    assert not room.evening.bots


def test_what_cannot_be_played_is_told_and_does_not_begin(room):
    room.lobby.choices.picks = ()
    room.play.feed(key("Enter"))
    assert not room.desk.countdown.is_running
    assert room.scene._toast == "Missions: at least one mission is needed."
    assert not room.plans


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_rows_and_tiles_lie_inside_the_safe_area_and_apart(tmp_path, size, scale):
    with Session(tmp_path, size=size, text_scale_percent=scale) as play:
        room = Room(play)
        view = room.scene.view
        boxes = [plan.row_box(row, 4) for plan in view._plans.values() for row in range(4)]
        boxes += [FRect(*box) for box in view._tile_boxes()]
        for at, box in enumerate(boxes):
            assert box.left >= 96 and box.right <= 1824.5 and box.top >= 54 and box.bottom <= 1026
            assert box.collidelist(boxes[at + 1 :]) < 0


@needs_pads
def test_two_clusters_and_four_pads_play_together(room):
    with plugged(room) as pads:
        room.play.feed(key("F"))
        for pad in pads:
            tap(room, pad)
        assert len(room.evening.humans) == 6
        devices = {place.device for place in room.evening.humans}
        assert len(devices) == 6
        for pad in pads:
            tap(room, pad)
        room.play.feed(key("F"))
        room.play.feed(key("Enter"))
        assert room.desk.countdown.is_running


@needs_pads
def test_a_pad_that_is_held_down_does_not_join(room):
    with plugged(room, count=1) as pads:
        pads[0].press(SOUTH)
        room.play.frames(2)
        seated = len(room.evening.humans)
        room.play.frames(5)
        assert len(room.evening.humans) == seated == 2, "one press joins once, however long it is held"
        assert not room.evening.place(1).is_ready


@needs_pads
def test_a_pad_shows_its_own_glyphs(room):
    with plugged(room, count=1) as pads:
        tap(room, pads[0])
        device = room.evening.place(1).device
        assert device.kind is DeviceKind.PAD
        assert device.family in (GlyphKind.PAD, GlyphKind.XBOX, GlyphKind.PLAYSTATION, GlyphKind.NINTENDO)
        assert room.scene.view._cards[1].sprite((0, "glyph")) is not None


@contextmanager
def plugged(room, count=4):
    """Give virtual pads that are plugged in while the block runs."""
    pads = [VirtualPad() for _ in range(count)]
    room.play.frames(4)
    try:
        yield pads
    finally:
        for pad in pads:
            pad.unplug()


def tap(room, pad):
    room.play.tap(pad, SOUTH)
