"""Pads: join by an edge, unplug and re-plug, twins, sticks, hats, impostors, failures."""

import pygame
import pytest
from pads import JOYSTICK, key_down, key_up, needs_pads, pad_bench

from ticgame.play.input import pads
from ticgame.play.input.devices import (
    ControlCaptured,
    DeviceAdded,
    DeviceRemoved,
    FocusLost,
    Intent,
    Phase,
    Press,
)
from ticgame.play.input.glyphs import GlyphKind
from ticgame.play.input.hub import DeviceHub
from ticgame.play.input.pads import SdlPads
from ticgame.play.seats import Evening

pytestmark = needs_pads
SOUTH, EAST, WEST, NORTH, START, LEFT_SHOULDER, DPAD_UP = 0, 1, 2, 3, 6, 9, 11
LEFT_X, LEFT_Y, LEFT_TRIGGER = 0, 1, 4
SPACE = 44


class Table:
    """A hub with pads plugged into it, and a clock that is turned by hand."""

    def __init__(self, bench, port=None):
        self.bench = bench
        self.hub = DeviceHub(lambda x, y: (x, y), pads=port)
        self.now = 0
        self.hear()

    def hear(self, *, after=0):
        self.now += after
        return self.hub.translate(pygame.event.get(), self.now)

    def plug(self, **shape):
        known = set(self.hub.pads)
        pad = self.bench.plug(**shape)
        added = [i.device for i in self.hear() if isinstance(i, DeviceAdded)]
        assert [device for device in added if device not in known] == added
        return pad, added[0] if added else None

    def presses(self, *, after=0):
        return [(i.device, i.intent, i.phase) for i in self.hear(after=after) if isinstance(i, Press)]

    def intents(self):
        return [(intent, phase) for _, intent, phase in self.presses()]


@pytest.fixture
def table():
    with pad_bench() as bench:
        yield Table(bench)


def test_buttons_mean_intents_by_position_and_come_once(table):
    pad, device = table.plug()
    meant = {SOUTH: Intent.A, EAST: Intent.B, WEST: Intent.X, NORTH: Intent.Y, START: Intent.MENU,
             LEFT_SHOULDER: Intent.PREV, DPAD_UP: Intent.UP}  # fmt: skip
    for button, intent in meant.items():
        pad.press(button)
        assert table.presses() == [(device, intent, Phase.DOWN)]
        pad.let_go(button)
        assert table.presses() == [(device, intent, Phase.UP)]


def test_plugging_in_with_a_button_held_presses_nothing(table):
    pad = table.bench.plug()
    pad.press(SOUTH)
    assert [i for i in table.hear() if isinstance(i, Press)] == []
    which = {"instance_id": pad.instance_id}
    late = pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=SOUTH, **which)
    assert table.hub.translate([late], 0) == []
    pad.let_go(SOUTH)
    assert table.intents() == []
    pad.press(SOUTH)
    assert table.intents() == [(Intent.A, Phase.DOWN)]


def test_plugging_in_with_a_stick_and_a_trigger_held_presses_nothing(table):
    pad = table.bench.plug()
    pad.push(LEFT_X, 1)
    pad.push(LEFT_TRIGGER, 1)
    assert [i for i in table.hear() if isinstance(i, Press)] == []
    pad.push(LEFT_X, 0.9)
    assert table.intents() == []
    pad.push(LEFT_X, 0)
    pad.push(LEFT_TRIGGER, -1)
    assert table.intents() == []
    pad.push(LEFT_X, 1)
    pad.push(LEFT_TRIGGER, 1)
    assert table.intents() == [(Intent.RIGHT, Phase.DOWN), (Intent.PREV, Phase.DOWN)]


def test_stick_crosses_thresholds_with_hysteresis(table):
    pad, _ = table.plug()
    steps = [(0.39, []), (0.45, []), (0.55, [Phase.DOWN]), (0.45, []), (0.55, [])]
    steps += [(0.35, [Phase.UP]), (0.45, [])]
    for value, phases in steps:
        pad.push(LEFT_X, value)
        assert table.intents() == [(Intent.RIGHT, phase) for phase in phases], value


def test_a_button_after_the_stick_comes_after_it(table):
    pad, _ = table.plug()
    which = {"instance_id": pad.instance_id}
    push = pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=LEFT_X, value=32767, **which)
    press = pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=SOUTH, **which)
    assert [i.intent for i in table.hub.translate([push, press], 0)] == [Intent.RIGHT, Intent.A]


def test_dpad_and_stick_together_are_one_direction(table):
    pad, _ = table.plug()
    pad.press(DPAD_UP)
    assert table.intents() == [(Intent.UP, Phase.DOWN)]
    pad.push(LEFT_Y, -1)
    assert table.intents() == []
    pad.let_go(DPAD_UP)
    assert table.intents() == []
    pad.push(LEFT_Y, 0)
    assert table.intents() == [(Intent.UP, Phase.UP)]


def test_unmapped_pad_has_numbers_stick_and_hat(table):
    pad, device = table.plug(kind=JOYSTICK, axes=2, buttons=10)
    assert device.scheme == "raw pad"
    assert device.glyph(Intent.A).text == "Button 1"
    pad.press(0)
    pad.press(9)
    assert {intent for intent, _ in table.intents()} == {Intent.A, Intent.MENU}
    pad.tilt(1)
    assert table.intents() == [(Intent.UP, Phase.DOWN)]
    pad.tilt(1 + 2)
    assert table.intents() == [(Intent.RIGHT, Phase.DOWN)]
    pad.tilt(2)
    assert table.intents() == [(Intent.UP, Phase.UP)]
    pad.tilt(0)
    assert table.intents() == [(Intent.RIGHT, Phase.UP)]
    pad.push(1, 1)
    assert table.intents() == [(Intent.DOWN, Phase.DOWN)]


KEYBOARD_LIKE, SENSOR_LIKE = {"axes": 0, "buttons": 100, "hats": 0}, {"axes": 3, "buttons": 0, "hats": 0}


@pytest.mark.parametrize("shape", [KEYBOARD_LIKE, SENSOR_LIKE])
def test_what_poses_as_a_pad_is_no_device(table, shape):
    pad, device = table.plug(kind=JOYSTICK, **shape)
    assert device is None
    if shape["buttons"]:
        pad.press(5)
    assert table.hear() == []
    assert table.hub.pads == ()


def test_an_unmapped_pad_that_calls_itself_a_keyboard_is_no_device(table, monkeypatch):
    monkeypatch.setattr(pads, "NO_PADS", ("virtual joy",))
    assert table.plug(kind=JOYSTICK, axes=2, buttons=10)[1] is None
    assert table.plug()[1] is not None


def test_capture_takes_a_button_and_ends_when_the_pad_goes(table):
    pad, device = table.plug()
    other, _ = table.plug()
    table.hub.capture(device)
    other.press(SOUTH)
    assert [type(i) for i in table.hear()] == [Press]
    pad.press(NORTH)
    assert [i.control for i in table.hear() if isinstance(i, ControlCaptured)] == ["north"]
    pad.let_go(NORTH)
    assert table.hear() == []
    table.hub.capture(device)
    pad.unplug()
    assert [i.control for i in table.hear() if isinstance(i, ControlCaptured)] == [None]
    other.press(EAST)
    assert [type(i) for i in table.hear()] == [Press]


def test_unplugging_releases_what_was_held_and_says_so(table):
    pad, device = table.plug()
    pad.press(SOUTH)
    pad.push(LEFT_X, 1)
    table.hear()
    pad.unplug()
    heard = table.hear()
    assert sorted(i.intent for i in heard if isinstance(i, Press)) == [Intent.A, Intent.RIGHT]
    assert all(i.phase is Phase.UP for i in heard[:-1])
    assert heard[-1] == DeviceRemoved(device, heard[-1].at, heard[-1].sample)
    assert not device.is_connected
    assert table.hub.rest_ms(0) is None


def test_removed_without_releases_before_it_is_released_by_us(table):
    pad, device = table.plug()
    pad.press(SOUTH)
    table.hear()
    removed = pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=pad.instance_id)
    heard = table.hub.translate([removed], 1)
    assert [type(i) for i in heard] == [Press, DeviceRemoved]
    assert (heard[0].intent, heard[0].phase) == (Intent.A, Phase.UP)
    assert heard[1].device is device


def test_replugged_pad_is_its_old_device_with_its_seat(table):
    pad, device = table.plug()
    evening = Evening()
    seat = evening.join(device)
    pad.unplug()
    table.hear()
    assert evening.place(seat).is_lost
    again, same = table.plug()
    assert same is device
    assert again.instance_id != pad.instance_id
    assert not evening.place(seat).is_lost
    again.press(SOUTH)
    assert table.presses() == [(device, Intent.A, Phase.DOWN)]
    assert evening.seat_for(device) == seat


def test_twins_are_two_devices_and_return_in_their_order(table):
    (first, one), (second, two) = table.plug(), table.plug()
    assert one is not two
    assert one.key != two.key
    assert two.title.endswith(" 2")
    second.unplug()
    table.hear()
    _, back = table.plug()
    assert back is two
    first.unplug()
    table.hear()
    _, back = table.plug()
    assert back is one


def test_both_twins_gone_return_lowest_first(table):
    pads = [table.plug() for _ in range(2)]
    for pad, _ in pads:
        pad.unplug()
    table.hear()
    assert [table.plug()[1] for _ in range(2)] == [device for _, device in pads]


def test_repeated_added_and_unknown_removed_change_nothing(table):
    pad, device = table.plug()
    events = [
        pygame.event.Event(pygame.JOYDEVICEADDED, device_index=0, guid="x"),
        pygame.event.Event(pygame.JOYDEVICEADDED, device_index=99, guid="x"),
        pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=4711),
        pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=4711, button=0),
        pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=pad.instance_id, button=77),
        pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=pad.instance_id, axis=77, value=32767),
    ]
    assert table.hub.translate(events * 2, 1) == []
    assert table.hub.pads == (device,)


class RefusesMapped(SdlPads):
    def _open_mapped(self, index):
        return None


def test_pad_whose_mapping_fails_to_open_is_a_raw_one():
    with pad_bench() as bench:
        table = Table(bench, port=RefusesMapped())
        pad, device = table.plug()
        assert device.scheme == "raw pad"
        pad.press(1)
        assert table.presses() == [(device, Intent.B, Phase.DOWN)]


def test_pad_that_fails_to_open_is_tried_again_and_harms_nobody(table, monkeypatch):
    _, well = table.plug()

    def fail(index):
        raise pygame.error("no permission")

    with monkeypatch.context() as patch:
        patch.setattr(pygame.joystick, "Joystick", fail)
        broken = table.bench.plug()
        assert table.hear() == []
    assert table.hub.pads == (well,)
    broken.press(SOUTH)
    assert table.hear() == []
    broken.let_go(SOUTH)
    table.hear()
    added = pygame.event.Event(pygame.JOYDEVICEADDED, device_index=0, guid="")
    heard = table.hub.translate([added], 2)
    assert [type(i) for i in heard] == [DeviceAdded]


def test_no_joystick_system_means_no_pads(monkeypatch):
    def fail():
        raise pygame.error("not available")

    monkeypatch.setattr(pygame.joystick, "init", fail)
    hub = DeviceHub(lambda x, y: (x, y))
    added = pygame.event.Event(pygame.JOYDEVICEADDED, device_index=0, guid="")
    assert hub.translate([added], 0) == []
    assert hub.pads == ()


def test_held_direction_repeats_at_its_pace_and_buttons_never(table):
    pad, _ = table.plug()
    pad.press(DPAD_UP)
    pad.press(SOUTH)
    table.hear()
    assert table.hub.rest_ms(table.now) == 350
    assert table.presses(after=349) == []
    expected = [1, 90, 90, 90]
    for wait in expected:
        assert [(i, p) for _, i, p in table.presses(after=wait)] == [(Intent.UP, Phase.REPEAT)]
    assert len(table.presses(after=1000)) == 1
    pad.let_go(DPAD_UP)
    table.hear()
    assert table.presses(after=1000) == []


def test_focus_loss_releases_and_a_pad_in_the_background_is_deaf(table):
    pad, device = table.plug()
    pad.press(SOUTH)
    pad.push(LEFT_X, 1)
    table.hear()
    heard = table.hub.translate([pygame.event.Event(pygame.WINDOWFOCUSLOST)], 5)
    assert {(i.intent, i.phase) for i in heard[:-1]} == {(Intent.A, Phase.UP), (Intent.RIGHT, Phase.UP)}
    assert isinstance(heard[-1], FocusLost)
    pad.let_go(SOUTH)
    pad.press(SOUTH)
    pad.press(EAST)
    assert table.intents() == []
    table.hub.translate([pygame.event.Event(pygame.WINDOWFOCUSGAINED)], 6)
    pad.let_go(EAST)
    assert table.intents() == []
    pad.press(EAST)
    assert table.presses() == [(device, Intent.B, Phase.DOWN)]


def test_a_key_shows_that_the_focus_is_back(table):
    pad, device = table.plug()
    table.hub.translate([pygame.event.Event(pygame.WINDOWFOCUSLOST)], 5)
    table.hub.translate([key_down(SPACE), key_up(SPACE)], 6)
    pad.press(SOUTH)
    assert table.presses() == [(device, Intent.A, Phase.DOWN)]


def test_release_all_leaves_a_held_button_deaf(table):
    pad, _ = table.plug()
    pad.press(SOUTH)
    table.hear()
    assert [(i.intent, i.phase) for i in table.hub.release_all()] == [(Intent.A, Phase.UP)]
    pad.let_go(SOUTH)
    assert table.intents() == []


def test_four_pads_pressed_at_once_are_one_sample(table):
    pads = [table.plug() for _ in range(4)]
    for pad, _ in pads:
        pad.press(SOUTH)
    heard = table.hear(after=7)
    assert {i.device for i in heard} == {device for _, device in pads}
    assert {(i.at, i.sample) for i in heard} == {(7, heard[0].sample)}
    assert table.hub.translate([], 8) == []


def test_virtual_pad_has_the_glyphs_of_a_generic_one(table):
    _, device = table.plug()
    assert device.family is GlyphKind.PAD
    assert device.glyph(Intent.A) == (GlyphKind.PAD, "Bottom", "south")
