"""What presses on the seats' screen do: joining, sharing, naming, bots, ready, all at once."""

from collections.abc import Sequence

import pytest

from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Device, DeviceKind
from ticgame.play.input.glyphs import GlyphKind
from ticgame.play.input.keycaps import KeyLabels
from ticgame.play.lobby.deeds import DeedKind
from ticgame.play.lobby.desk import Desk
from ticgame.play.lobby.floor import Spot
from ticgame.play.lobby.seatrows import SeatRow
from ticgame.play.seats import Evening

A, B, X, Y = Intent.A, Intent.B, Intent.X, Intent.Y
LEFT, RIGHT, UP, DOWN = Intent.LEFT, Intent.RIGHT, Intent.UP, Intent.DOWN


def pad(number: int = 1) -> Device:
    return Device(f"pad {number}", DeviceKind.PAD, scheme="pad", title="gamepad", family=GlyphKind.XBOX,
                  labels=KeyLabels())  # fmt: skip


def cluster(name: str) -> Device:
    return Device(name, DeviceKind.CLUSTER, scheme=name, title=name, family=GlyphKind.KEY, labels=KeyLabels())


def a_mouse() -> Device:
    return Device("mouse", DeviceKind.MOUSE, scheme="mouse", title="mouse", family=GlyphKind.MOUSE,
                  labels=KeyLabels())  # fmt: skip


def make_desk(
    *,
    faults: Sequence[str] = (),
    names: Sequence[str] = (),
    can_share: bool = True,
    most: int = 6,
    tiles: int = 4,
) -> Desk:
    return Desk(Evening(), game="together", tiles=tiles, faults=lambda seats: faults, names=lambda: names,
                can_share=can_share, most=most)  # fmt: skip


def press(desk: Desk, device: Device, *intents: Intent):
    return [desk.press(device, intent) for intent in intents][-1]


def spot(desk: Desk, seat: int, row: SeatRow) -> Spot:
    return Spot(seat, desk.rows(seat).index(row))


def test_a_joins_and_a_second_one_is_ready() -> None:
    desk, one = make_desk(), pad()
    assert press(desk, one, A).kind is DeedKind.JOINED
    assert press(desk, one, A).kind is DeedKind.READY
    assert desk.countdown.is_running


def test_everybody_must_be_ready_before_it_counts() -> None:
    desk, one, two = make_desk(), pad(1), pad(2)
    press(desk, one, A)
    press(desk, two, A)
    press(desk, one, A)
    assert not desk.countdown.is_running
    press(desk, two, A)
    assert desk.countdown.is_running


def test_another_a_skips_the_countdown_and_b_cancels_it() -> None:
    desk, one = make_desk(), pad()
    press(desk, one, A, A, B)
    assert not desk.countdown.is_running
    assert desk.evening.seats_of(one) == (0,)
    press(desk, one, A, A)
    assert desk.countdown.is_over


def test_somebody_new_stops_the_countdown() -> None:
    desk, one, two = make_desk(), pad(1), pad(2)
    press(desk, one, A, A)
    press(desk, two, A)
    assert not desk.countdown.is_running


def test_b_first_unreadies_then_leaves_then_goes_back() -> None:
    desk, one = make_desk(), pad()
    press(desk, one, A, A)
    kinds = [press(desk, one, B).kind for _ in range(3)]
    assert kinds == [DeedKind.WAITING, DeedKind.LEFT, DeedKind.WENT_BACK]


def test_b_away_from_home_brings_the_cursor_home() -> None:
    desk, one = make_desk(), pad()
    press(desk, one, A, RIGHT, B)
    assert desk.cursors.of(one) == Spot(0, 0)
    assert desk.evening.seats_of(one) == (0,)


def test_two_clusters_and_four_pads_sit_down_and_are_ready() -> None:
    desk = make_desk()
    devices = [*(pad(number) for number in range(4)), cluster("wasd"), cluster("arrows")]
    for device in devices:
        press(desk, device, A)
    for device in devices:
        press(desk, device, A)
    assert [place.device for place in desk.evening.playing] == devices
    assert desk.countdown.is_running


def test_a_seventh_is_refused_in_words() -> None:
    desk = make_desk()
    for number in range(6):
        press(desk, pad(number), A)
    deed = press(desk, pad(6), A)
    assert deed.kind is DeedKind.REFUSED
    assert "six seats" in deed.words


def test_cursors_move_apart_from_one_another() -> None:
    desk, one, two = make_desk(), pad(1), pad(2)
    press(desk, one, A)
    press(desk, two, A)
    for _ in range(5):
        press(desk, one, RIGHT)
    press(desk, two, DOWN)
    assert desk.cursors.of(one).seat == 5
    assert desk.cursors.of(two) == Spot(1, 1)


def test_below_the_cards_are_the_tiles_and_up_leads_back() -> None:
    desk, one = make_desk(), pad()
    press(desk, one, A, *[DOWN] * 4)
    assert desk.cursors.of(one) == Spot(None, 0)
    press(desk, one, *[RIGHT] * 9)
    assert desk.cursors.of(one) == Spot(None, 3)
    deed = press(desk, one, A)
    assert (deed.kind, deed.tile) == (DeedKind.OPENED, 3)
    press(desk, one, UP)
    assert desk.cursors.of(one).seat == 5


def test_down_leads_to_the_tile_that_is_nearest() -> None:
    desk, one = make_desk(most=4, tiles=3), pad()
    press(desk, one, A, RIGHT, *[DOWN] * 4)
    assert desk.cursors.of(one) == Spot(None, 1)


def test_with_two_lines_of_cards_down_leads_to_the_lower_one() -> None:
    desk, one = make_desk(), pad()
    desk.floor.lines = 2
    press(desk, one, A, *[DOWN] * 4)
    assert desk.cursors.of(one) == Spot(3, 0)
    press(desk, one, DOWN, DOWN)
    assert desk.cursors.of(one) == Spot(None, 0)
    press(desk, one, RIGHT, RIGHT, RIGHT, UP)
    assert desk.cursors.of(one).seat == 5


def test_only_as_many_seats_are_shown_as_the_game_has() -> None:
    desk, one, two = make_desk(most=4), pad(1), pad(2)
    assert desk.seats == (0, 1, 2, 3)
    press(desk, one, A, *[RIGHT] * 9)
    assert desk.cursors.of(one).seat == 3
    desk.evening.take(5, two)
    assert desk.seats == (0, 1, 2, 5), "a seat that somebody has stays where it is"
    press(desk, one, RIGHT)
    assert desk.cursors.of(one) == Spot(5, 0)
    desk.evening.clear(5)
    assert desk.cursors.of(one) == Spot(3, 0), "the nearest seat that is left"


def test_four_seats_stand_two_by_two_where_there_are_two_lines() -> None:
    desk, one = make_desk(most=4), pad()
    desk.floor.lines = 2
    press(desk, one, A, RIGHT, RIGHT)
    assert desk.cursors.of(one).seat == 1
    press(desk, one, *[DOWN] * 2)
    assert desk.cursors.of(one) == Spot(3, 0)
    press(desk, one, *[DOWN] * 2)
    assert desk.cursors.of(one) == Spot(None, 2)
    press(desk, one, UP)
    assert desk.cursors.of(one).seat == 3


def test_passing_the_pad_adds_a_seat_and_says_so() -> None:
    desk, one = make_desk(), pad()
    press(desk, one, A)
    deed = desk.act(one, spot(desk, 0, SeatRow.SHARE))
    assert desk.evening.seats_of(one) == (0, 1)
    assert deed.words == "Pig and Frog share the gamepad: pass it on from turn to turn."
    assert press(desk, one, A).kind is DeedKind.READY
    assert desk.evening.is_everybody_ready


def test_six_people_can_share_one_pad() -> None:
    desk, one = make_desk(), pad()
    press(desk, one, A)
    for _ in range(5):
        desk.act(one, spot(desk, 0, SeatRow.SHARE))
    assert desk.evening.seats_of(one) == (0, 1, 2, 3, 4, 5)
    assert desk.act(one, spot(desk, 0, SeatRow.SHARE)).kind is DeedKind.REFUSED


def test_where_a_game_runs_in_real_time_a_device_is_not_shared() -> None:
    desk, one = make_desk(can_share=False), pad()
    press(desk, one, A)
    assert SeatRow.SHARE not in desk.rows(0)
    deed = desk.act(one, spot(desk, 1, SeatRow.JOIN))
    assert deed.kind is DeedKind.REFUSED
    assert "already plays" in deed.words


def test_nobody_presses_for_another_seat() -> None:
    desk, one, two = make_desk(), pad(1), pad(2)
    press(desk, one, A)
    press(desk, two, A)
    deed = desk.act(two, spot(desk, 0, SeatRow.READY))
    assert deed.kind is DeedKind.REFUSED
    assert not desk.evening.place(0).is_ready


def test_any_device_adds_changes_and_removes_a_bot() -> None:
    desk, one, mouse = make_desk(), pad(), a_mouse()
    press(desk, one, A, Y)
    assert desk.evening.place(1).bot == "casual"
    desk.click(mouse, spot(desk, 1, SeatRow.STRENGTH))
    assert desk.evening.place(1).bot == "greedy"
    desk.click(mouse, spot(desk, 3, SeatRow.BOT))
    press(desk, one, RIGHT, DOWN, DOWN, A)
    assert [place.number for place in desk.evening.bots] == [3]
    desk.drop_bots()
    assert not desk.evening.bots


def test_a_person_takes_a_bots_seat() -> None:
    desk, one, mouse = make_desk(), pad(), a_mouse()
    press(desk, one, A, Y)
    desk.click(mouse, spot(desk, 1, SeatRow.TAKE))
    assert desk.evening.place(1).device is mouse


def test_the_mouse_joins_where_it_clicks() -> None:
    desk, mouse = make_desk(), a_mouse()
    assert desk.click(mouse, spot(desk, 4, SeatRow.JOIN)).kind is DeedKind.JOINED
    desk.click(mouse, spot(desk, 4, SeatRow.READY))
    assert desk.countdown.is_running
    desk.click(mouse, None)
    assert desk.countdown.is_over


def test_what_cannot_be_played_is_refused_when_somebody_is_ready() -> None:
    desk, one = make_desk(faults=["Hand: too many cards."]), pad()
    deed = press(desk, one, A, A)
    assert (deed.kind, deed.words) == (DeedKind.REFUSED, "Hand: too many cards.")
    assert not desk.countdown.is_running


def test_a_remembered_name_is_picked_from_the_list() -> None:
    desk, one = make_desk(names=["Ada", "Zoë"]), pad()
    press(desk, one, A, X, DOWN, A)
    assert desk.evening.place(0).name == "Zoë"
    assert desk.namings.of(one) is None


def test_a_name_at_the_table_is_not_offered_again() -> None:
    desk, one, two = make_desk(names=["Ada", "Zoë"]), pad(1), pad(2)
    press(desk, one, A, X, A)
    press(desk, two, A, X)
    assert desk.namings.of(two).names == ("Zoë",)


def test_a_name_is_written_with_directions_and_a_button() -> None:
    desk, one = make_desk(), pad()
    press(desk, one, A, X, A)  # "A", the first key; what follows is small
    press(desk, one, RIGHT, RIGHT, RIGHT, A, LEFT, LEFT, LEFT, A)
    press(desk, one, X)
    assert desk.evening.place(0).name == "Ada"


def test_back_erases_then_gives_the_name_up() -> None:
    desk, one = make_desk(), pad()
    press(desk, one, A, X, A, B)
    assert desk.namings.of(one).pad.text == ""
    press(desk, one, B)
    assert desk.namings.of(one) is None
    assert desk.evening.place(0).name == "Pig"


def test_others_go_on_while_somebody_writes() -> None:
    desk, one, two = make_desk(), pad(1), pad(2)
    press(desk, one, A)
    press(desk, two, A)
    press(desk, one, X)
    press(desk, two, A)
    assert desk.evening.place(1).is_ready


def test_a_name_goes_with_the_person_who_leaves() -> None:
    desk, one = make_desk(names=["Ada"]), pad()
    press(desk, one, A, X, A, B)
    assert desk.evening.place(0).name == "Pig"


def test_a_lost_device_lets_others_clear_the_seat() -> None:
    desk, one, two = make_desk(), pad(1), pad(2)
    press(desk, one, A)
    press(desk, two, A)
    one.is_connected = False
    desk.device_gone(one)
    assert desk.rows(0) == (SeatRow.TAKE, SeatRow.BOT, SeatRow.REMOVE)
    desk.act(two, spot(desk, 0, SeatRow.REMOVE))
    assert desk.evening.place(0).is_empty


@pytest.mark.parametrize("intent", [Intent.UP, Intent.LEFT, Intent.X, Intent.Y, Intent.PREV])
def test_a_device_without_a_seat_changes_nothing_but_by_joining(intent: Intent) -> None:
    desk = make_desk()
    assert press(desk, pad(), intent).kind is DeedKind.NOTHING
    assert not desk.evening.playing


def test_another_device_empties_a_seat_by_asking_twice() -> None:
    desk, one, two = make_desk(), pad(1), a_mouse()
    press(desk, one, A)
    asked = desk.click(two, spot(desk, 0, SeatRow.LEAVE))
    assert (asked.kind, "pad" in asked.words) == (DeedKind.REFUSED, True)
    assert desk.click(two, spot(desk, 0, SeatRow.READY)).kind is DeedKind.REFUSED
    assert desk.click(two, spot(desk, 0, SeatRow.LEAVE)).kind is DeedKind.REFUSED, "something came between"
    assert desk.click(two, spot(desk, 0, SeatRow.LEAVE)).kind is DeedKind.LEFT
    assert desk.evening.place(0).is_empty


def test_the_back_button_is_told_as_what_it_does() -> None:
    desk, one, two = make_desk(), pad(1), pad(2)
    press(desk, one, A)
    press(desk, two, A)
    said = [desk.back_words(one)]
    press(desk, one, RIGHT)
    said.append(desk.back_words(one))
    assert press(desk, one, B).kind is DeedKind.MOVED
    press(desk, one, A)
    said.append(desk.back_words(one))
    assert press(desk, one, B).kind is DeedKind.WAITING
    said.append(desk.back_words(one))
    assert press(desk, one, B).kind is DeedKind.LEFT
    assert said == ["Leave", "My seat", "Wait", "Leave"]
