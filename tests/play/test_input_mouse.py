"""The mouse: design units, clicks, bound buttons, wheel."""

import pygame
import pytest
from pads import NoPads, click_down, click_up, key_down, motion
from pygame.event import Event

from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import ControlCaptured, Phase, Pointer, PointerKind, Press
from ticgame.play.input.glyphs import GlyphKind
from ticgame.play.input.hub import DeviceHub

RIGHT, WHEEL_UP = 3, 4


@pytest.fixture
def hub():
    pygame.display.init()
    pygame.display.set_mode((64, 36))
    return DeviceHub(lambda x, y: (x * 2, y * 2 + 1), pads=NoPads())


def heard(hub, *events):
    return [
        (i.kind, i.x, i.y, i.button) if isinstance(i, Pointer) else (i.intent, i.phase)
        for i in hub.translate(events, 0)
    ]


def test_pointer_comes_in_design_units(hub):
    assert heard(hub, motion(10, 20)) == [(PointerKind.MOVE, 20, 41, 0)]
    assert heard(hub, click_down(11, 20)) == [(PointerKind.DOWN, 22, 41, 1)]
    assert heard(hub, click_up(12, 20)) == [(PointerKind.UP, 24, 41, 1)]


def test_motions_in_a_row_are_one_but_never_across_a_click(hub):
    events = [motion(1, 0), motion(2, 0), click_down(2, 0), motion(3, 0), motion(4, 0)]
    assert [(kind, x) for kind, x, _, _ in heard(hub, *events)] == [
        (PointerKind.MOVE, 4),
        (PointerKind.DOWN, 4),
        (PointerKind.MOVE, 8),
    ]


def test_right_button_is_back_and_nothing_else(hub):
    assert heard(hub, click_down(1, 1, button=RIGHT)) == [(Intent.B, Phase.DOWN)]
    assert heard(hub, click_up(1, 1, button=RIGHT)) == [(Intent.B, Phase.UP)]


def test_wheel_comes_once_where_the_pointer_is(hub):
    wheel = Event(pygame.MOUSEWHEEL, x=0, y=-2, precise_x=0.0, precise_y=-1.5, flipped=False)
    hub.translate([motion(5, 5)], 0)
    turned = hub.translate([click_down(5, 5, button=WHEEL_UP), wheel, click_up(5, 5, button=WHEEL_UP)], 0)
    assert [(i.kind, i.x, i.y, i.steps) for i in turned] == [(PointerKind.WHEEL, 10, 11, -1.5)]


def test_up_without_down_is_nothing(hub):
    assert heard(hub, click_up(1, 1), click_up(1, 1, button=RIGHT)) == []


def test_focus_loss_releases_the_buttons(hub):
    hub.translate([click_down(3, 0), click_down(3, 0, button=RIGHT)], 0)
    released = hub.translate([Event(pygame.WINDOWFOCUSLOST)], 1)
    assert [(type(i), getattr(i, "kind", None)) for i in released[:2]] == [
        (Pointer, PointerKind.UP),
        (Press, None),
    ]
    assert heard(hub, click_up(3, 0), click_up(3, 0, button=RIGHT)) == []


def test_a_scene_change_ends_a_drag(hub):
    hub.translate([click_down(3, 0)], 0)
    assert [i.kind for i in hub.release_all()] == [PointerKind.UP]
    assert heard(hub, click_up(3, 0)) == []


def test_glyphs_of_the_mouse(hub):
    assert hub.mouse.glyph(Intent.A) == (GlyphKind.MOUSE, "Left click", "left")
    assert hub.mouse.glyph(Intent.B) == (GlyphKind.MOUSE, "Right click", "right")


def test_capture_takes_a_button_but_the_left_one_ends_it(hub):
    hub.capture(hub.mouse)
    assert [i.control for i in hub.translate([click_down(1, 1, button=6)], 0)] == ["side_back"]
    hub.capture(hub.mouse)
    ended = hub.translate([click_down(1, 1)], 0)
    assert [(type(i), i.control) for i in ended] == [(ControlCaptured, None)]


def test_a_key_is_no_capture_for_the_mouse(hub):
    hub.capture(hub.mouse)
    assert [type(i) for i in hub.translate([key_down(26)], 0)] == [Press]
