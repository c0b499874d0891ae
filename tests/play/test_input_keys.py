"""Keys: clusters, keys for everybody, labels, typing, focus, capture."""

from itertools import combinations

import pygame
import pytest
from pads import NoPads, key_down, key_up
from pygame.event import Event

from ticgame.play.input.bindings import CLUSTERS, DEFAULTS, DIRECTIONS, RESERVED, Intent
from ticgame.play.input.devices import ControlCaptured, FocusGained, FocusLost, Phase, Press, Typed, TypedKey
from ticgame.play.input.glyphs import GlyphKind
from ticgame.play.input.hub import DeviceHub
from ticgame.play.input.keycaps import MODIFIERS, US_KEYS, KeyLabels, format_key
from ticgame.play.seats import Evening

SCANCODES = {f"key {label}": scancode for scancode, label in US_KEYS.items()}
W, A, F, G, I, SPACE, ENTER, ESC, BACKSPACE, UP, SHIFT = (  # noqa: E741
    SCANCODES[f"key {label}"]
    for label in ("W", "A", "F", "G", "I", "Space", "Enter", "Esc", "Backspace", "Up", "Left Shift")
)
LOST, GAINED = Event(pygame.WINDOWFOCUSLOST), Event(pygame.WINDOWFOCUSGAINED)


@pytest.fixture(autouse=True)
def display():
    pygame.display.init()
    pygame.display.set_mode((64, 36))


@pytest.fixture
def hub():
    return DeviceHub(lambda x, y: (x, y), pads=NoPads())


def presses(hub, *events, at=0):
    heard = hub.translate(events, at)
    assert all(isinstance(i, Press) for i in heard), heard
    return [(i.device.key, i.intent, i.phase) for i in heard]


def test_every_cluster_has_all_intents_and_shares_no_key():
    for name in CLUSTERS:
        assert all(DEFAULTS[name].controls_for(intent) for intent in Intent), name
    for one, two in combinations(CLUSTERS, 2):
        assert not set(DEFAULTS[one].controls) & set(DEFAULTS[two].controls), (one, two)


def test_no_default_needs_a_modifier_or_a_reserved_key_and_every_key_is_known():
    for name in CLUSTERS:
        controls = set(DEFAULTS[name].controls)
        assert not controls & (MODIFIERS | set(RESERVED))
        assert controls <= set(SCANCODES)


@pytest.mark.parametrize("name", CLUSTERS)
def test_every_default_key_presses_its_intent(hub, name):
    for intent in Intent:
        for control in DEFAULTS[name].controls_for(intent):
            scancode = SCANCODES[control]
            assert presses(hub, key_down(scancode)) == [(name, intent, Phase.DOWN)], control
            assert presses(hub, key_up(scancode)) == [(name, intent, Phase.UP)], control


def test_two_clusters_hold_keys_at_once_in_the_order_pressed(hub):
    assert presses(hub, key_down(I), key_down(W), key_down(F)) == [
        ("ijkl", Intent.UP, Phase.DOWN),
        ("wasd", Intent.UP, Phase.DOWN),
        ("wasd", Intent.A, Phase.DOWN),
    ]


def test_the_systems_key_repeat_is_nothing(hub):
    assert len(presses(hub, key_down(W), key_down(W), key_down(W))) == 1
    assert len(presses(hub, key_down(W))) == 0


def test_held_clusters_repeat_side_by_side(hub):
    presses(hub, key_down(W), at=0)
    presses(hub, key_down(I), key_down(F), at=100)
    assert presses(hub, at=350) == [("wasd", Intent.UP, Phase.REPEAT)]
    assert presses(hub, at=450) == [("wasd", Intent.UP, Phase.REPEAT), ("ijkl", Intent.UP, Phase.REPEAT)]
    assert presses(hub, key_up(W), at=451) == [("wasd", Intent.UP, Phase.UP)]
    assert [(i.device.key, i.phase) for i in hub.update(540)] == [("ijkl", Phase.REPEAT)]


def test_up_without_down_is_nothing(hub):
    assert presses(hub, key_up(W)) == []


def test_keys_are_known_by_place_and_labelled_by_layout(hub):
    wasd = hub.clusters[0]
    assert wasd.glyph(Intent.UP) == (GlyphKind.KEY, "W", "key W")
    assert wasd.title == "W A S D keys"
    assert presses(hub, key_down(W, key=pygame.K_z)) == [("wasd", Intent.UP, Phase.DOWN)]
    assert wasd.glyph(Intent.UP) == (GlyphKind.KEY, "Z", "key W")
    presses(hub, key_down(A, key=pygame.K_q))
    assert wasd.title == "Z Q S D keys"


def test_german_and_named_keys_have_good_labels(hub):
    ijkl, arrows, numpad = hub.clusters[1:]
    presses(hub, key_down(SCANCODES["key ;"], key=246))
    presses(hub, key_down(ENTER, key=pygame.K_RETURN))
    presses(hub, key_down(SCANCODES["key Num 7"], key=pygame.K_KP7))
    assert ijkl.glyph(Intent.A).text == "Ö"
    assert arrows.glyph(Intent.A).text == "Enter"
    assert numpad.glyph(Intent.PREV).text == "Num 7"
    assert KeyLabels(hub.labels.to_dict()).label("key ;") == "Ö"


@pytest.mark.parametrize("label", ["", "ab", " ", "\x1b"])
def test_what_is_no_character_is_no_label(label):
    labels = KeyLabels()
    labels.learn("key W", label)
    assert labels.label("key W") == "W"


def test_a_letter_without_a_capital_stays_small():
    labels = KeyLabels()
    labels.learn("key -", "ß")
    assert labels.label("key -") == "ß"


def test_unknown_scancodes_harm_nobody(hub):
    assert presses(hub, key_down(400), key_up(400), key_down(SHIFT), key_up(SHIFT)) == []
    assert format_key(400) == "key 400"


def test_keys_of_no_cluster_are_for_menus(hub):
    assert presses(hub, key_down(SPACE)) == [("keyboard", Intent.A, Phase.DOWN)]
    (menu,) = hub.translate([key_down(ESC)], 0)
    assert (menu.device.key, menu.intent, menu.phase) == ("keyboard", Intent.MENU, Phase.DOWN)
    assert not menu.device.can_sit
    assert menu.device not in hub.devices


def test_keys_of_no_cluster_go_to_the_only_cluster_seated():
    evening = Evening()
    hub = DeviceHub(lambda x, y: (x, y), pads=NoPads(), shared_owner=evening.lone_cluster)
    evening.join(hub.clusters[0])
    assert presses(hub, key_down(ESC)) == [("wasd", Intent.MENU, Phase.DOWN)]
    evening.join(hub.clusters[1])
    assert presses(hub, key_up(ESC)) == [("wasd", Intent.MENU, Phase.UP)]
    assert presses(hub, key_down(ESC)) == [("keyboard", Intent.MENU, Phase.DOWN)]


def test_enter_belongs_to_everybody_once_the_arrows_gave_it_up(hub):
    arrows = hub.clusters[2]
    assert presses(hub, key_down(ENTER), key_up(ENTER))[0] == ("arrows", Intent.A, Phase.DOWN)
    arrows.bindings = arrows.bindings.rebound(Intent.A, "key N", label="N", taken={})
    assert presses(hub, key_down(ENTER)) == [("keyboard", Intent.A, Phase.DOWN)]
    assert presses(hub, key_down(SCANCODES["key N"])) == [("arrows", Intent.A, Phase.DOWN)]


@pytest.mark.parametrize(
    ("scancode", "mod"), [(ENTER, pygame.KMOD_LALT), (ESC, pygame.KMOD_RALT), (W, pygame.KMOD_LGUI)]
)
def test_shortcuts_of_the_desktop_press_nothing(hub, scancode, mod):
    assert presses(hub, key_down(scancode, mod=mod), key_up(scancode, mod=mod)) == []


def test_shift_and_caps_lock_change_nothing(hub):
    event = key_down(W, key=pygame.K_w, mod=pygame.KMOD_LSHIFT | pygame.KMOD_CAPS, unicode="W")
    assert presses(hub, event) == [("wasd", Intent.UP, Phase.DOWN)]


def test_focus_loss_releases_every_key_and_repeat(hub):
    presses(hub, key_down(W), key_down(I), key_down(SPACE))
    heard = hub.translate([LOST], 10)
    assert [(i.device.key, i.phase) for i in heard[:-1]] == [
        ("wasd", Phase.UP),
        ("ijkl", Phase.UP),
        ("keyboard", Phase.UP),
    ]
    assert isinstance(heard[-1], FocusLost)
    assert hub.rest_ms(10) is None
    assert presses(hub, key_up(W), at=5000) == []
    assert presses(hub, key_down(I), at=5000) == [("ijkl", Intent.UP, Phase.DOWN)]


def test_keys_held_while_focus_comes_are_no_presses(hub):
    hub.translate([LOST], 0)
    heard = hub.translate([GAINED, key_down(F)], 1)
    assert [type(i) for i in heard] == [FocusGained]
    assert presses(hub, key_up(F)) == []
    assert presses(hub, key_down(F)) == [("wasd", Intent.A, Phase.DOWN)]


def test_release_all_tells_what_was_held_and_waits_for_a_new_press(hub):
    presses(hub, key_down(W))
    assert [(i.intent, i.phase) for i in hub.release_all()] == [(Intent.UP, Phase.UP)]
    assert presses(hub, key_down(W), at=2000) == []
    assert presses(hub, key_up(W)) == []
    assert presses(hub, key_down(W)) == [("wasd", Intent.UP, Phase.DOWN)]


def test_every_down_has_one_up_when_bindings_change_meanwhile(hub):
    wasd = hub.clusters[0]
    presses(hub, key_down(F))
    wasd.bindings = wasd.bindings.swapped(Intent.A, Intent.B)
    assert presses(hub, key_up(F)) == [("wasd", Intent.A, Phase.UP)]
    assert presses(hub, key_down(F)) == [("wasd", Intent.B, Phase.DOWN)]


def test_inputs_of_one_call_share_time_and_sample(hub):
    first = hub.translate([key_down(W), key_down(I)], 5)
    second = hub.translate([key_up(W)], 6)
    assert {(i.at, i.sample) for i in first} == {(5, first[0].sample)}
    assert second[0].sample > first[0].sample


def typed(hub, *events):
    return [(i.text, i.key) for i in hub.translate(events, 0) if isinstance(i, Typed)]


def text(string):
    return Event(pygame.TEXTINPUT, text=string)


def test_typing_gives_text_and_no_presses(hub):
    presses(hub, key_down(W))
    assert [(i.intent, i.phase) for i in hub.start_typing()] == [(Intent.UP, Phase.UP)]
    assert hub.is_typing
    heard = hub.translate([key_up(W), key_down(A, unicode="a"), key_up(A), key_down(F, unicode="F")], 0)
    assert [(type(i), i.text) for i in heard] == [(Typed, "a"), (Typed, "F")]
    special = [(BACKSPACE, "\b"), (ENTER, "\r"), (ESC, "\x1b"), (UP, "")]
    heard = typed(hub, *(key_down(scancode, unicode=unicode) for scancode, unicode in special))
    assert heard == [("", TypedKey.BACKSPACE), ("", TypedKey.ENTER), ("", TypedKey.ESCAPE)]


def test_a_key_held_while_typing_writes_once(hub):
    hub.start_typing()
    assert typed(hub, key_down(A, unicode="a"), key_down(A, unicode="a")) == [("a", TypedKey.TEXT)]


def test_the_key_that_ended_typing_presses_nothing(hub):
    hub.start_typing()
    assert typed(hub, key_down(ENTER)) == [("", TypedKey.ENTER)]
    hub.stop_typing()
    assert presses(hub, key_up(ENTER)) == []
    assert presses(hub, key_down(ENTER)) == [("arrows", Intent.A, Phase.DOWN)]


def test_text_events_take_over_from_single_keys(hub):
    hub.start_typing()
    heard = typed(hub, key_down(A, unicode="a"), text("a"), key_down(G, unicode="g"), text("é"))
    assert heard == [("a", TypedKey.TEXT), ("é", TypedKey.TEXT)]
    assert typed(hub, key_down(F, unicode="f")) == []
    assert typed(hub, text("f")) == [("f", TypedKey.TEXT)]


def test_text_is_silent_unless_asked_for(hub):
    assert typed(hub, key_down(A, unicode="a"), text("a")) == []


def captured(hub, *events):
    heard = hub.translate(events, 0)
    assert all(isinstance(i, ControlCaptured) for i in heard), heard
    return [(i.device.key, i.control) for i in heard]


def test_capture_takes_the_next_key_and_swallows_it(hub):
    wasd = hub.clusters[0]
    hub.capture(wasd)
    assert captured(hub, key_down(I)) == [("wasd", "key I")]
    assert captured(hub, key_up(I)) == []
    assert presses(hub, key_down(I)) == [("ijkl", Intent.UP, Phase.DOWN)]


@pytest.mark.parametrize("event", [key_down(ESC), LOST])
def test_capture_ends_with_nothing(hub, event):
    hub.capture(hub.clusters[0])
    heard = hub.translate([event], 0)
    assert [i.control for i in heard if isinstance(i, ControlCaptured)] == [None]
    assert not [i for i in heard if isinstance(i, Press)]
    hub.translate([key_up(ESC)], 0)
    assert presses(hub, key_down(W)) == [("wasd", Intent.UP, Phase.DOWN)]


def test_capture_isnt_fed_by_a_key_that_is_held(hub):
    presses(hub, key_down(W))
    hub.capture(hub.clusters[0])
    assert captured(hub, key_down(W)) == []


def test_directions_are_the_only_intents_that_repeat(hub):
    wasd = DEFAULTS["wasd"]
    for intent in Intent:
        presses(hub, key_down(SCANCODES[wasd.controls_for(intent)[0]]))
    assert {i.intent for i in hub.update(10_000)} == set(DIRECTIONS)
