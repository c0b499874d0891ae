"""Bindings: changes, conflicts with their reasons, plain data and its faults."""

from pathlib import Path

import pytest

from ticgame.play.input.bindings import (
    DEFAULTS,
    Bindings,
    BindingsError,
    Intent,
    RebindRefused,
    parse_bindings,
)
from ticgame.play.input.devices import Device, DeviceKind, rebound
from ticgame.play.input.glyphs import GlyphKind, pad_family
from ticgame.play.input.keycaps import KeyLabels
from ticgame.play.input.remaps import Remaps, parse_remaps


def cluster(name, title=""):
    kind, labels = DeviceKind.CLUSTER, KeyLabels()
    return Device(name, kind, scheme=name, title=title, family=GlyphKind.KEY, labels=labels)


def pad(name="Pad", family=GlyphKind.XBOX):
    return Device("pad 1", DeviceKind.PAD, scheme="pad", title=name, family=family, labels=KeyLabels())


KEYS = [cluster("wasd"), cluster("ijkl"), cluster("arrows", "arrow keys"), cluster("numpad", "numpad")]


def test_rebinding_replaces_all_controls_of_the_intent_and_leaves_the_rest():
    before = DEFAULTS["arrows"]
    after = rebound(KEYS[2], Intent.X, "key N", among=KEYS)
    assert after.controls_for(Intent.X) == ("key N",)
    assert after.intent_of("key Delete") is None
    assert before.controls_for(Intent.X) == ("key Delete", "key .")
    assert all(after.controls_for(i) == before.controls_for(i) for i in Intent if i is not Intent.X)


def test_rebinding_to_its_own_control_is_no_conflict():
    assert rebound(KEYS[0], Intent.A, "key F", among=KEYS) == DEFAULTS["wasd"]


@pytest.mark.parametrize(
    ("control", "reason"),
    [
        ("key G", "G is already B here: swap the two, or move B first."),
        ("key P", "P is already X of the I J K L keys."),
        ("key Enter", "Enter is already A of the arrow keys."),
        ("key Left Shift", "Left Shift can't be used: Shift, Ctrl, Alt and Win belong to the desktop."),
        ("key Esc", "Esc can't be used: it always opens the menu."),
        ("key F11", "F11 can't be used: it always switches full screen."),
        ("south", "South is on another device."),
    ],
)
def test_a_conflict_is_refused_with_its_reason(control, reason):
    with pytest.raises(RebindRefused) as refused:
        rebound(KEYS[0], Intent.A, control, among=KEYS)
    assert str(refused.value) == reason


def test_a_key_that_another_cluster_took_over_or_gave_up_is_taken():
    wasd, ijkl = cluster("wasd"), cluster("ijkl")
    ijkl.bindings = rebound(ijkl, Intent.X, "key Y", among=[wasd, ijkl])
    for control in ("key Y", "key P"):
        with pytest.raises(RebindRefused, match="is already X of the I J K L keys"):
            rebound(wasd, Intent.A, control, among=[wasd, ijkl])


def test_pads_dont_conflict_with_each_other():
    one, two = pad(), pad()
    two.bindings = rebound(two, Intent.A, "left_stick", among=[one, two])
    assert rebound(one, Intent.B, "left_stick", among=[one, two]).intent_of("left_stick") is Intent.B


def test_a_refusal_uses_the_pads_own_words():
    with pytest.raises(RebindRefused, match=r"^Square is already X here"):
        rebound(pad(family=GlyphKind.PLAYSTATION), Intent.A, "west", among=[])


def test_swapping_is_its_own_inverse():
    swapped = DEFAULTS["pad"].swapped(Intent.A, Intent.B)
    assert swapped.intent_of("east") is Intent.A
    assert swapped.intent_of("south") is Intent.B
    assert swapped.swapped(Intent.A, Intent.B) == DEFAULTS["pad"]


def test_what_has_no_button_cant_be_swapped():
    with pytest.raises(RebindRefused, match="nothing here for A"):
        DEFAULTS["mouse"].swapped(Intent.A, Intent.B)


@pytest.mark.parametrize("scheme", sorted(set(DEFAULTS) - {"keyboard"}))
def test_plain_data_comes_back(scheme):
    changed = DEFAULTS[scheme].swapped(Intent.B, Intent.MENU)
    for bindings in (DEFAULTS[scheme], changed):
        assert parse_bindings(scheme, bindings.to_dict()) == bindings


def test_what_plain_data_leaves_out_stays_at_the_default():
    bindings = parse_bindings("wasd", {"a": ["key N"]})
    assert bindings.intent_of("key N") is Intent.A
    assert bindings.intent_of("key W") is Intent.UP


@pytest.mark.parametrize(
    ("scheme", "data", "word"),
    [
        ("wheel", {}, "wheel"),
        ("keyboard", {}, "keyboard"),
        ("wasd", [], "expected a table"),
        ("wasd", {"jump": ["key N"]}, "jump"),
        ("wasd", {"a": "key N"}, "list of controls"),
        ("wasd", {"a": []}, "list of controls"),
        ("wasd", {"a": [7]}, "list of controls"),
        ("wasd", {"a": ["key G"]}, "both"),
        ("wasd", {"a": ["key Esc"]}, "can't be used"),
        ("wasd", {"a": ["key Left Ctrl"]}, "can't be used"),
        ("wasd", {"a": ["south"]}, "another device"),
        ("pad", {"a": ["key N"]}, "another device"),
    ],
)
def test_broken_data_says_what_is_wrong(scheme, data, word):
    with pytest.raises(BindingsError, match=word):
        parse_bindings(scheme, data)


def test_equal_bindings_are_one_value():
    twin = Bindings("pad", {intent: DEFAULTS["pad"].controls_for(intent) for intent in Intent})
    assert {twin, DEFAULTS["pad"]} == {twin}
    assert twin != DEFAULTS["raw pad"]


def test_remaps_are_kept_by_owner_and_scheme_and_come_back():
    remaps = Remaps()
    mine = DEFAULTS["pad"].swapped(Intent.A, Intent.B)
    remaps.keep("pig", mine)
    remaps.keep("frog", DEFAULTS["pad"])
    again, faults = parse_remaps(remaps.to_dict())
    assert faults == []
    assert again.bindings("pig", "pad") == mine
    assert again.bindings("pig", "wasd") == DEFAULTS["wasd"]
    assert again.bindings("frog", "pad") == DEFAULTS["pad"]
    assert list(again.to_dict()) == ["pig"]


def test_going_back_to_the_default_forgets():
    remaps = Remaps()
    remaps.keep("pig", DEFAULTS["pad"].swapped(Intent.A, Intent.B))
    remaps.keep("pig", DEFAULTS["pad"])
    assert remaps.to_dict() == {}


def test_broken_remaps_are_left_out_and_told():
    good = DEFAULTS["pad"].swapped(Intent.A, Intent.B)
    data = {"pig": {"pad": good.to_dict(), "wasd": {"jump": []}}, "owl": 7}
    remaps, faults = parse_remaps(data)
    assert remaps.bindings("pig", "pad") == good
    assert remaps.bindings("pig", "wasd") == DEFAULTS["wasd"]
    assert len(faults) == 2
    assert "jump" in faults[0]
    assert "owl" in faults[1]
    assert parse_remaps(None)[1] == ["bindings: expected a table, not None"]


@pytest.mark.parametrize(
    ("name", "guid", "family"),
    [
        ("Xbox Series X Controller", "", GlyphKind.XBOX),
        ("Microsoft X-Box 360 pad", "", GlyphKind.XBOX),
        ("Generic pad", "030000005e0400008e02000010010000", GlyphKind.XBOX),
        ("Sony DualSense", "", GlyphKind.PLAYSTATION),
        ("Wireless Controller", "050000004c050000c405000000810000", GlyphKind.PLAYSTATION),
        ("Nintendo Switch Pro Controller", "", GlyphKind.NINTENDO),
        ("Pad", "050000007e0500000920000001000000", GlyphKind.NINTENDO),
        ("USB Gamepad", "03000000790000001100000010010000", GlyphKind.PAD),
        ("", "", GlyphKind.PAD),
    ],
)
def test_families_of_pads(name, guid, family):
    assert pad_family(name, guid) is family


def test_south_is_a_everywhere_whatever_is_printed_on_it():
    words = {family: pad(family=family).glyph(Intent.A).text for family in GlyphKind if "key" not in family}
    del words[GlyphKind.MOUSE]
    assert words == {
        GlyphKind.XBOX: "A",
        GlyphKind.PLAYSTATION: "Cross",
        GlyphKind.NINTENDO: "B",
        GlyphKind.PAD: "Bottom",
    }


@pytest.mark.parametrize("family", [GlyphKind.XBOX, GlyphKind.PLAYSTATION, GlyphKind.NINTENDO, GlyphKind.PAD])
def test_every_default_control_of_a_pad_has_words(family):
    device = pad(family=family)
    texts = {control: device.control_glyph(control).text for control in DEFAULTS["pad"].controls}
    assert all(texts.values())
    assert not [text for text in texts.values() if "_" in text]


README = Path(__file__).resolve().parents[2] / "README.md"


def readme_keys():
    """Yield each cluster with what the README's table says of its controls, column by column."""
    page = README.read_text("utf-8")
    titles = {"Keyboard, left": "wasd", "Keyboard, right": "ijkl", "Keyboard, arrows": "arrows"}
    for line in page.splitlines():
        title, *cells = [cell.strip() for cell in line.strip("|").split("|")]
        if scheme := (titles | {"Number pad": "numpad"}).get(title):
            yield scheme, cells


def controls_of_cells(scheme, cells):
    prefix = "Num " if scheme == "numpad" else ""
    a, b, x, y, steps, menu, ways = cells
    ways = "Up Left Down Right" if ways == "arrows" else ways
    words = [*ways.split(), a.split(" or ")[0], b, x, y, *steps.split(", "), menu]
    return [f"key {prefix}{word}" for word in words]


def test_the_readme_has_the_second_keys_of_the_arrows():
    page = README.read_text("utf-8")
    ways = [DEFAULTS["arrows"].controls_for(intent) for intent in Intent]
    second = [control.removeprefix("key ") for _first, *others in ways for control in others]
    assert len(second) == 5
    assert [name for name in second if f"`{name}`" not in page] == []


def test_the_readme_has_the_keys_of_each_cluster():
    intents = [Intent.UP, Intent.LEFT, Intent.DOWN, Intent.RIGHT, Intent.A, Intent.B, Intent.X, Intent.Y]
    intents += [Intent.PREV, Intent.NEXT, Intent.MENU]
    told = {scheme: controls_of_cells(scheme, cells) for scheme, cells in readme_keys()}
    assert told == {
        scheme: [DEFAULTS[scheme].controls_for(intent)[0] for intent in intents] for scheme in told
    }
    assert len(told) == 4
