"""Remapping by plans of presses: with keys, a pad and the mouse; conflicts, ways out, what is kept."""

import tomllib

import pytest
from pads import VirtualPad, needs_pads
from plans import Session, click, is_on, key, key_down

from ticgame.play.input.bindings import DEFAULTS, Intent
from ticgame.play.scene import Scene
from ticgame.play.scenes.catch import WAIT_MS
from ticgame.play.scenes.controls import Controls
from ticgame.play.scenes.settings import SettingsScreen
from ticgame.play.settings import Motion
from ticgame.play.stage import Stage

SOUTH, EAST, NORTH, DPAD_DOWN = 0, 1, 3, 12
ARROWS = 2


class Blank(Scene):
    def relayout(self, canvas) -> None:
        self.stage = Stage(canvas, self.app.art.felt("table"))


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600), motion=Motion.OFF) as session:
        yield session


def sit(play, device):
    return play.app.evening.join(device)


def opened(play, device):
    """Open the controls of a device that gets a seat."""
    play.app.stack.push(Controls(sit(play, device), device))
    play.until(is_on("Controls"))


def ask_for(play, intent):
    """Walk to an intent's row with the arrow keys' own defaults and press it."""
    menu = play.app.stack.top._menu
    wanted = play.app.stack.top._intents.index(intent)
    while menu.focus != wanted:
        play.feed(key("S"))
    play.feed(key("F"))
    play.until(is_on("CatchControl"))


def test_the_settings_lead_to_the_controls_of_everybody_seated(play):
    for device in play.app.hub.clusters[:2]:
        sit(play, device)
    play.app.stack.push(SettingsScreen())
    play.until(is_on("SettingsScreen"))
    play.run([(1, key("Page Down"))] * 4)
    screen = play.app.stack.top
    assert [row.title for row in screen._menu.rows] == ["Pig", "Frog"]
    play.run([(1, key("S")), (1, key("F")), (is_on("Controls"), key("G")), (is_on("SettingsScreen"), [])])


def test_without_a_seat_there_is_advice(play):
    play.app.stack.push(SettingsScreen())
    play.until(is_on("SettingsScreen"))
    play.run([(1, key("Page Down"))] * 4)
    play.run([(1, key("Enter")), (is_on("Dialog"), key("Enter")), (is_on("SettingsScreen"), [])])


def test_a_key_gets_another_meaning_at_once_and_keeps_it(play, tmp_path):
    arrows = play.app.hub.clusters[ARROWS]
    opened(play, arrows)
    ask_for(play, Intent.X)
    play.feed(key("N"))
    play.until(is_on("Controls"))
    assert arrows.bindings.controls_for(Intent.X) == ("key N",)
    assert arrows.glyph(Intent.X).text == "N"
    play.run([(1, key("Esc")), (is_on("Blank"), [])])
    assert tomllib.loads((tmp_path / "controls.toml").read_text())["pig"]["arrows"]["x"] == ["key N"]
    with Session(tmp_path, Blank(), size=(1024, 600)) as later:
        again = later.app.hub.clusters[ARROWS]
        sit(later, again)
        assert again.bindings.intent_of("key N") is Intent.X


def test_looking_alone_writes_nothing(play, tmp_path):
    opened(play, play.app.hub.clusters[ARROWS])
    play.run([(1, key("Esc")), (is_on("Blank"), [])])
    assert not (tmp_path / "controls.toml").exists()


def test_a_key_of_another_cluster_is_refused_with_its_reason(play):
    arrows = play.app.hub.clusters[ARROWS]
    opened(play, arrows)
    ask_for(play, Intent.Y)
    play.feed(key("P"))
    play.until(is_on("Dialog"))
    assert play.app.stack.top.text == "P is already X of the I J K L keys."
    play.run([(1, key("Enter")), (is_on("Controls"), [])])
    assert arrows.bindings == DEFAULTS["arrows"]


def test_two_meanings_of_one_device_can_be_swapped_or_left(play):
    arrows = play.app.hub.clusters[ARROWS]
    opened(play, arrows)
    ask_for(play, Intent.A)
    play.run([(1, key("Backspace")), (is_on("Dialog"), key("Backspace")), (is_on("Controls"), [])])
    assert arrows.bindings == DEFAULTS["arrows"], "going back leaves it"
    ask_for(play, Intent.A)
    play.run([(1, key("Backspace")), (is_on("Dialog"), key("Enter")), (is_on("Controls"), [])])
    assert arrows.bindings.intent_of("key Backspace") is Intent.A
    assert arrows.bindings.intent_of("key Enter") is Intent.B
    play.feed(key("Enter"))
    play.until(is_on("Blank"))


def test_a_modifier_is_refused(play):
    opened(play, play.app.hub.clusters[ARROWS])
    ask_for(play, Intent.A)
    play.feed(key_down("Left Shift"))
    play.until(is_on("Dialog"))
    assert "belong to the desktop" in play.app.stack.top.text


def test_the_last_row_brings_the_defaults_back(play):
    arrows = play.app.hub.clusters[ARROWS]
    opened(play, arrows)
    ask_for(play, Intent.X)
    play.run([(1, key("N")), (is_on("Controls"), [])])
    assert arrows.bindings != DEFAULTS["arrows"]
    play.app.stack.top._menu.set_focus(0)
    play.run([(1, key("W")), (1, key("F"))])
    assert arrows.bindings == DEFAULTS["arrows"]


@pytest.mark.parametrize("way_out", ["Esc", "click", "time"])
def test_asking_for_a_key_ends_without_one_too(play, way_out):
    arrows = play.app.hub.clusters[ARROWS]
    opened(play, arrows)
    ask_for(play, Intent.X)
    if way_out == "time":
        play.pass_ms(WAIT_MS + 100)
    else:
        play.feed(click(500, 300) if way_out == "click" else key("Esc"))
    play.until(is_on("Controls"))
    assert arrows.bindings == DEFAULTS["arrows"]
    play.feed(key("N"))
    play.frames(2)
    assert arrows.bindings == DEFAULTS["arrows"], "nothing is caught any more"
    play.feed(key("Backspace"))
    play.until(is_on("Blank"))


@needs_pads
def test_a_pad_alone_remaps_itself(play):
    pad = VirtualPad()
    try:
        play.frames(3)
        (device,) = play.app.hub.pads
        opened(play, device)

        def press(button):
            play.tap(pad, button, frames=2)

        for _ in range(5):
            press(DPAD_DOWN)
        press(SOUTH)
        play.until(is_on("CatchControl"))
        press(NORTH)
        play.until(is_on("Dialog"))
        press(SOUTH)
        play.until(is_on("Controls"))
        assert device.bindings.intent_of("north") is Intent.B
        assert device.bindings.intent_of("east") is Intent.Y
        press(NORTH)
        play.until(is_on("Blank"))
    finally:
        pad.unplug()


@needs_pads
def test_an_unplugged_pad_ends_the_question(play):
    pad = VirtualPad()
    play.frames(3)
    (device,) = play.app.hub.pads
    opened(play, device)
    ask_for(play, Intent.X)
    pad.unplug()
    play.until(is_on("Controls"))


def test_the_mouse_alone_remaps_itself(play):
    mouse = play.app.hub.mouse
    opened(play, mouse)
    assert play.app.stack.top._intents == [Intent.B, Intent.PREV, Intent.NEXT, Intent.MENU]

    def press_row(number):
        play.feed(click(*play.app.stack.top._menu._views[number]._plate.rect.center))

    press_row(2)
    play.until(is_on("CatchControl"))
    play.feed(click(500, 300, button=6))
    play.until(is_on("Dialog"))
    press_row(0)
    play.until(is_on("Controls"))
    assert mouse.bindings.intent_of("side_back") is Intent.NEXT
    assert mouse.bindings.intent_of("side_forward") is Intent.PREV


def test_every_row_is_named_and_explained_at_every_size(tmp_path):
    for percent in (100, 200):
        with Session(
            tmp_path, Blank(), size=(1024, 600), text_scale_percent=percent, motion=Motion.OFF
        ) as play:
            opened(play, play.app.hub.clusters[0])
            screen, whole = play.app.stack.top, play.picture.get_rect()
            for _ in range(len(Intent) + 1):
                assert all(whole.contains(s.rect) for s in screen.stage.sprites if s.layer in (1, 12, 20))
                play.feed(key("Down"))


def test_kept_controls_that_make_no_sense_are_told_and_left_out(tmp_path):
    (tmp_path / "controls.toml").write_text('[pig.arrows]\nx = ["key Esc"]\n[frog.arrows]\nx = ["key N"]\n')
    with Session(tmp_path, Blank()) as play:
        assert any("controls.toml" in notice and "Esc" in notice for notice in play.app.home.notices)
        arrows = play.app.hub.clusters[ARROWS]
        sit(play, arrows)
        assert arrows.bindings == DEFAULTS["arrows"]
