"""SpoTic with gamepads, one of which comes and goes: nobody loses time or sees more for it."""

import pygame
import pytest
from pads import VirtualPad, needs_pads
from plans import Session, is_on, key
from spotic_tables import open_spotic, spot, way_to
from together_tables import Blank

from ticgame.core.cards import Relation, parse_card
from ticgame.core.contract import Seat
from ticgame.games.spotic import actions as act
from ticgame.play.input.bindings import Intent
from ticgame.play.scenes.gamecalls import GameCalls
from ticgame.play.scenes.spotic.screens import SCREENS
from ticgame.play.settings import Motion

pytestmark = needs_pads

TICS = [parse_card(code) for code in ("3ov", "3oc", "3oy", "3oo", "3or", "1sv", "2cc")]
BUTTONS = {Intent.A: 0, Intent.B: 1, Intent.X: 2, Intent.Y: 3, Intent.PREV: 9, Intent.NEXT: 10} | {
    Intent.UP: 11,
    Intent.DOWN: 12,
    Intent.LEFT: 13,
    Intent.RIGHT: 14,
}
STICK = {Intent.UP: (1, -1), Intent.DOWN: (1, 1), Intent.LEFT: (0, -1), Intent.RIGHT: (0, 1)}


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600), motion=Motion.OFF) as session:
        yield session


@pytest.fixture
def pads(play):
    plugged = [VirtualPad(), VirtualPad()]
    play.frames(3)
    yield plugged
    for pad in plugged:
        pad.unplug()
    pygame.event.get()


def press(play, pad, intent, *, has_stick=False):
    if has_stick and intent in STICK:
        axis, value = STICK[intent]
        for position in (value, 0.0):
            pad.push(axis, position)
            play.frames(1)
        return
    pad.press(BUTTONS[intent])
    play.frames(1)
    pad.let_go(BUTTONS[intent])
    play.frames(1)


@pytest.mark.parametrize("has_stick", [False, True])
def test_a_pad_adds_calls_marks_and_shows(play, pads, has_stick):
    table = open_spotic(play, play.app.hub.pads, deck=TICS, shown=6)
    press(play, pads[0], Intent.A)
    assert table.match.entries[-1].action == act.Add()
    press(play, pads[1], Intent.X)
    for card in TICS[:4]:
        way = way_to(table, Seat(1), spot(table.table.slots.index(card)))
        for intent in [*way, Intent.A]:
            press(play, pads[1], intent, has_stick=has_stick)
    press(play, pads[1], Intent.X)
    assert table.match.entries[-1].events == (act.Collected(Seat(1), Relation.TIC, tuple(TICS[:4])),)


def open_with_real_calls(play, devices):
    calls = GameCalls(play.app, SCREENS, results=lambda table, summary: Blank(), leave=play.app.stack.pop)
    return open_spotic(play, devices, deck=TICS, shown=6, calls=calls)


def test_a_pad_that_is_gone_stops_the_clock_and_hides_the_table(play, pads):
    table = open_with_real_calls(play, play.app.hub.pads)
    press(play, pads[0], Intent.X)
    until = table.table.until
    pads[1].unplug()
    play.until(is_on("LostSeat"))
    stopped = table.clock_ms
    play.clock.sleep(20_000)
    play.frames(5)
    assert table.clock_ms == stopped
    assert table.table.until == until, "the claim still has its time"
    card = play.app.canvas.to_pixels(*table.picture.layout.spot_box(spot(5))[:2])
    assert max(play.picture.get_at([round(place) for place in card])[:3]) < 60, "nothing to study"
    pads[1] = VirtualPad()
    play.until(is_on("Pause"))
    play.clock.sleep(20_000)
    press(play, pads[0], Intent.A)
    play.until(is_on("SpoticTable"))
    assert table.clock_ms - stopped < 100, "it goes on when somebody says so, not when the plug is in"
    assert table.table.claim is not None


def test_a_bot_plays_on_for_a_pad_that_is_gone(play, pads):
    table = open_with_real_calls(play, play.app.hub.pads)
    pads[1].unplug()
    play.until(is_on("LostSeat"))
    press(play, pads[0], Intent.DOWN)
    press(play, pads[0], Intent.A)
    play.until(is_on("StandIn"))
    press(play, pads[0], Intent.A)
    play.until(is_on("SpoticTable"))
    assert not table.seating.is_human(Seat(1))
    assert table.situation().people[1].controls is None
    places = set()
    for _frame in range(200):
        play.frames(1)
        places.add(table.pointings[Seat(1)].spot)
    assert len(places) > 2, "its cursor goes on"


def test_every_scene_over_the_table_hides_it(play, pads):
    table = open_with_real_calls(play, play.app.hub.pads)
    lit = play.app.canvas.to_pixels(*table.picture.layout.spot_box(spot(5))[:2])
    spot_px = [round(place) for place in lit]
    shown = play.picture.get_at(spot_px)
    for cover, scene, back in (
        (key("Home"), "Pause", key("Backspace")),
        ([pygame.event.Event(pygame.QUIT)], "QuitQuestion", key("Backspace")),
        ([pygame.event.Event(pygame.WINDOWFOCUSLOST)], "Pause", key("Backspace")),
    ):
        play.feed(cover)
        play.until(is_on(scene))
        play.frames(2)
        assert play.picture.get_at(spot_px) != shown
        sprites = [sprite for sprite in table.stage.sprites if sprite.layer >= 20]
        assert sprites, "they are there, but nowhere to be seen"
        if scene == "Pause":
            pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
            play.feed([pygame.event.Event(pygame.WINDOWSIZECHANGED)])
            play.pass_ms(400)
            pygame.display.set_mode((1024, 600), pygame.RESIZABLE)
            play.feed([pygame.event.Event(pygame.WINDOWSIZECHANGED)])
            play.pass_ms(400)
            assert play.picture.get_at(spot_px) != shown, "a resize shows nothing either"
        play.feed(back)
        play.until(is_on("SpoticTable"))
        play.frames(2)
        assert play.picture.get_at(spot_px) == shown


def test_six_people_on_four_pads_and_a_keyboard(play, pads):
    more = [VirtualPad(), VirtualPad()]
    try:
        play.frames(3)
        hub = play.app.hub
        devices = [*hub.pads, hub.clusters[0], hub.clusters[2]]
        assert len(devices) == 6
        table = open_spotic(play, devices, deck=TICS, shown=6, pace="free")
        everybody = [*pads, *more]
        for pad in everybody:
            pad.press(BUTTONS[Intent.X])
        play.feed([*key("R"), *key("Delete")])
        called = {table.table.claim.seat, *(call.seat for call in table.table.queue)}
        assert called == set(range(6)), "all six called at once"
        assert len(table.drawn_order()) == 6
        assert table.drawn_order()[0] == table.table.claim.seat
    finally:
        for pad in more:
            pad.unplug()
