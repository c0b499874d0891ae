"""Seats: joining, leaving, sharing, losing and finding devices, bots that stand in."""

import subprocess
import sys

import pytest

from ticgame.play.input.bindings import DEFAULTS, Intent
from ticgame.play.input.devices import Device, DeviceKind
from ticgame.play.input.glyphs import GlyphKind
from ticgame.play.input.keycaps import KeyLabels
from ticgame.play.seats import ANIMALS, SEATS, Evening, SeatRefused, default_name, match_seats

NO_PYGAME = "import sys, ticgame.play.seats; sys.exit('pygame' in sys.modules)"


def pad(number=0):
    key = f"pad x {number}"
    return Device(key, DeviceKind.PAD, scheme="pad", title=key, family=GlyphKind.PAD, labels=KeyLabels())


def keys(name):
    kind = DeviceKind.KEYBOARD if name == "keyboard" else DeviceKind.CLUSTER
    return Device(name, kind, scheme=name, title=name, family=GlyphKind.KEY, labels=KeyLabels())


@pytest.fixture
def evening():
    return Evening()


def state(evening):
    return evening.places


def test_seats_need_no_pygame():
    assert subprocess.run([sys.executable, "-c", NO_PYGAME], check=False).returncode == 0


def test_an_evening_begins_with_six_empty_seats_of_six_animals(evening):
    assert [place.animal for place in evening.places] == list(ANIMALS)
    assert [place.name for place in evening.places] == ["Pig", "Frog", "Whale", "Bear", "Rabbit", "Owl"]
    assert all(place.is_empty for place in evening.places)
    assert evening.playing == ()
    assert not evening.is_everybody_ready


def test_people_join_at_the_lowest_free_seat(evening):
    pads = [pad(n) for n in range(3)]
    assert [evening.join(device) for device in pads] == [0, 1, 2]
    evening.leave(pads[1])
    assert evening.join(pad(9)) == 1
    assert [place.is_human for place in evening.playing] == [True] * 3


def test_six_devices_four_pads_and_two_clusters_have_a_seat_each(evening):
    devices = [*(pad(n) for n in range(4)), keys("wasd"), keys("ijkl")]
    assert [evening.join(device) for device in devices] == list(range(SEATS))
    assert [evening.seat_for(device) for device in devices] == list(range(SEATS))
    with pytest.raises(SeatRefused, match="six seats"):
        evening.join(pad(9))
    assert [place.device for place in evening.places] == devices


def test_a_person_takes_a_bots_seat_when_all_are_taken(evening):
    for seat in range(SEATS):
        evening.set_bot(seat, "greedy")
    device = pad()
    assert evening.join(device) == 0
    assert not evening.place(0).is_played_by_bot
    assert len(evening.bots) == SEATS - 1


def test_a_device_joins_twice_only_where_pads_are_passed(evening):
    device = pad()
    evening.join(device)
    before = state(evening)
    with pytest.raises(SeatRefused, match="Pig already plays"):
        evening.join(device)
    assert state(evening) == before
    assert evening.join(device, can_share=True) == 1
    assert evening.seats_of(device) == (0, 1)


def test_a_shared_device_plays_for_the_seat_on_turn(evening):
    device, other = pad(0), pad(1)
    evening.join(device)
    evening.join(other)
    evening.join(device, can_share=True)
    assert evening.seat_for(device, on_turn={2}) == 2
    assert evening.seat_for(device, on_turn={0}) == 0
    assert evening.seat_for(device, on_turn={1}) is None
    assert evening.seat_for(device) == 0
    assert evening.seat_for(other, on_turn={2}) == 1
    assert evening.seat_for(pad(9), on_turn={0}) is None


def test_leaving_gives_up_the_seat_taken_last(evening):
    device = pad()
    evening.take(4, device)
    evening.join(device, can_share=True)
    assert evening.leave(device) == 0
    assert evening.leave(device) == 4
    assert evening.leave(device) is None
    assert evening.playing == ()


def test_a_seat_never_has_two_devices(evening):
    one, two = pad(0), pad(1)
    evening.join(one)
    before = state(evening)
    with pytest.raises(SeatRefused, match="Pig plays here"):
        evening.take(0, two)
    assert state(evening) == before


@pytest.mark.parametrize("device", [keys("keyboard"), pad()])
def test_who_cant_sit_isnt_seated(evening, device):
    device.is_connected = device.can_sit is False
    with pytest.raises(SeatRefused):
        evening.join(device)
    assert evening.playing == ()


def test_a_lost_device_keeps_its_seat_and_finds_it_again(evening):
    device, other = pad(0), pad(1)
    evening.join(device)
    evening.join(other)
    device.is_connected = False
    assert [evening.place(seat).is_lost for seat in (0, 1)] == [True, False]
    device.is_connected = True
    assert [evening.place(seat).is_lost for seat in (0, 1)] == [False, False]


def test_a_bot_stands_in_until_the_person_is_back(evening):
    device = pad()
    evening.join(device)
    device.is_connected = False
    evening.stand_in(0, "casual")
    assert not evening.place(0).is_lost
    assert (evening.place(0).is_human, evening.place(0).bot) == (True, "casual")
    assert evening.bots == ()
    with pytest.raises(SeatRefused):
        evening.come_back(0)
    device.is_connected = True
    assert evening.place(0).is_played_by_bot
    evening.come_back(0)
    assert not evening.place(0).is_played_by_bot


def test_another_device_takes_a_lost_seat_and_the_old_one_has_none(evening):
    old, new = pad(0), pad(1)
    evening.join(old)
    evening.rename(0, "Ada")
    old.is_connected = False
    assert evening.take(0, new) == 0
    old.is_connected = True
    assert evening.seat_for(old) is None
    assert evening.seat_for(new) == 0
    assert evening.place(0).name == "Ada"


def test_another_device_takes_a_seat_where_a_bot_stands_in(evening):
    old, new = pad(0), pad(1)
    evening.join(old)
    evening.stand_in(0, "casual")
    evening.take(0, new)
    assert evening.seats_of(new) == (0,)
    assert not evening.place(0).is_played_by_bot
    assert evening.seats_of(old) == ()


def test_a_seated_device_takes_a_lost_seat_only_where_pads_are_passed(evening):
    lost, other = pad(0), pad(1)
    evening.join(lost)
    evening.join(other)
    lost.is_connected = False
    with pytest.raises(SeatRefused):
        evening.take(0, other)
    evening.take(0, other, can_share=True)
    assert evening.seats_of(other) == (1, 0)


def test_who_leaves_during_a_game_leaves_a_bot_that_a_newcomer_may_replace(evening):
    evening.join(pad(0))
    evening.set_bot(0, "planner")
    assert [place.number for place in evening.bots] == [0]
    newcomer = pad(1)
    assert evening.take(0, newcomer) == 0
    assert evening.seat_for(newcomer) == 0
    assert evening.bots == ()


def test_a_person_goes_on_with_another_device_that_has_no_seat(evening):
    evening.join(pad(0))
    evening.join(pad(1))
    evening.hand_over(0, keys("wasd"))
    assert evening.place(0).device.scheme == "wasd" and evening.place(0).is_human
    before = state(evening)
    for seat, device in ((0, evening.place(1).device), (0, keys("keyboard")), (3, pad(2))):
        with pytest.raises(SeatRefused):
            evening.hand_over(seat, device)
    assert state(evening) == before


def test_saved_seats_wait_for_a_press(evening):
    evening.wait_for(2)
    assert evening.place(2).is_lost
    assert not evening.place(2).is_empty
    assert evening.join(pad(0)) == 0
    device = pad(1)
    assert evening.take(2, device) == 2
    assert not evening.place(2).is_lost


def test_readiness_is_for_people_and_ends_with_the_seat(evening):
    one, two = pad(0), pad(1)
    evening.join(one)
    evening.set_bot(1, "greedy")
    evening.set_ready(0, is_ready=True)
    assert evening.is_everybody_ready
    evening.take(1, two)
    assert not evening.is_everybody_ready
    evening.set_ready(1, is_ready=True)
    evening.leave(one)
    assert evening.join(one) == 0
    assert not evening.is_everybody_ready
    evening.clear_ready()
    assert not any(place.is_ready for place in evening.places)
    with pytest.raises(SeatRefused):
        evening.set_ready(5, is_ready=True)


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("", "Pig"),
        (" \t\n", "Pig"),
        ("A\x00d\x1ba", "Ada"),
        ("Wolfeschlegelstein", "Wolfeschlege"),
        ("Ada Lovelace of London", "Ada Lovelace"),
        ("Zoë 😀", "Zoë 😀"),
    ],
)
def test_names_are_trimmed_and_never_empty(evening, given, name):
    evening.rename(0, given)
    assert evening.place(0).name == name


def test_names_outlive_a_seat_and_come_back_from_plain_data(evening):
    device = pad()
    evening.join(device)
    evening.rename(0, "Ada")
    evening.leave(device)
    assert evening.names() == ["Ada", "", "", "", "", ""]
    again = Evening(evening.names())
    assert [place.name for place in again.places] == ["Ada", *map(default_name, range(1, SEATS))]
    assert Evening(["x"] * 9).names() == ["x"] * SEATS


def test_seats_of_a_match_count_those_that_play(evening):
    for seat in (1, 3, 4):
        evening.set_bot(seat, "greedy")
    assert match_seats(evening.playing) == {1: 0, 3: 1, 4: 2}


def test_a_seats_own_bindings_go_with_the_device_that_plays_it(evening):
    one, two = pad(0), pad(1)
    swapped = DEFAULTS["pad"].swapped(Intent.A, Intent.B)
    evening.join(one)
    evening.remap(0, swapped)
    assert one.bindings == swapped
    evening.leave(one)
    assert one.bindings == DEFAULTS["pad"]
    evening.take(0, two)
    evening.join(one)
    assert (two.bindings, one.bindings) == (swapped, DEFAULTS["pad"])


def test_a_passed_pad_keeps_the_bindings_of_its_first_seat(evening):
    device, other = pad(0), pad(1)
    swapped = DEFAULTS["pad"].swapped(Intent.A, Intent.B)
    evening.take(1, other)
    evening.remap(1, swapped)
    evening.leave(other)
    evening.join(device)
    evening.join(device, can_share=True)
    assert evening.seats_of(device) == (0, 1)
    assert device.bindings == DEFAULTS["pad"]


def test_bindings_of_another_kind_of_device_are_kept_for_later(evening):
    device, cluster = pad(), keys("wasd")
    swapped = DEFAULTS["wasd"].swapped(Intent.X, Intent.Y)
    evening.join(device)
    evening.remap(0, swapped)
    assert device.bindings == DEFAULTS["pad"]
    evening.leave(device)
    evening.join(cluster)
    assert cluster.bindings == swapped


def test_lone_cluster_is_the_only_one_of_the_keyboard(evening):
    wasd, ijkl = keys("wasd"), keys("ijkl")
    assert evening.lone_cluster() is None
    evening.join(pad())
    evening.join(wasd)
    evening.join(wasd, can_share=True)
    assert evening.lone_cluster() is wasd
    evening.join(ijkl)
    assert evening.lone_cluster() is None
