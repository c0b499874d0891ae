"""How many presses and clicks a lay-down takes: one for each card, few to get to them, one to lay."""

import pytest
from pads import VirtualPad, needs_pads
from plans import Session, click, key
from rummy_tables import (
    acts,
    card_pixels,
    cards,
    fill_tray,
    lay,
    line,
    one_person,
    open_table,
    pixels,
    press,
    rigged,
)
from together_tables import Blank, seat_people

from ticgame.bots.hint import hint_search
from ticgame.core.slices import in_one_go
from ticgame.games.rummy.actions import Draw, Lay, Source
from ticgame.games.rummy.collections import ROUNDS
from ticgame.play.scenes.rummy.space import DECK_PLACE, LAY_BUTTON
from ticgame.play.settings import Motion

HANDS = {
    1: ("1ov 1cr 1tc 1qo 2tv 3ty 4tr 5so 5sr", "2cc", ["1ov 1cr 1tc 1qo", "2cc 3ty 4tr 5so"]),
    4: ("2ov 2cv 2tv 2qv 1oc 3ty 4qo 5sr 5so 2sr", "1cr", ["2ov 2cv 2tv 2qv", "1oc 3ty 4qo 5sr"]),
    8: (
        "1ov 1cv 1tv 1qv 2oc 3cy 4to 5sr 2tr 3qo 4sy 2sv 4cc 5tv",
        "5cy",
        ["1ov 1cv 1tv 1qv", "2oc 3cy 4to 5sr", "2tr 3qo 4sy"],
    ),
}
"""By round: a hand, the card drawn, and what is laid down."""
BUTTONS = {"right": 14, "a": 0, "next": 10}


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600), motion=Motion.OFF) as session:
        yield session


def table_for(play, device, number):
    hand, drawn, _laid = HANDS[number]
    seating = seat_people(play, [device], ["greedy"])
    return open_table(play, seating, rigged(seating, [hand, ""], number=number, deck=drawn, top="3cr"))


def sweep(table, press, number):
    """Lay down by going to the right only, one card after the other; return how many presses it took."""
    wanted = {card: at for at, codes in enumerate(HANDS[number][2]) for card in cards(codes)}
    desk, count = table.desk(0), 0

    def do(intent):
        nonlocal count
        count += 1
        press(intent)

    do("a")
    while not table.public.laid[0]:
        card = desk.card_at_cursor(table.match.view(0))
        if card in wanted and desk.tray.place_for(card) != wanted[card]:
            do("next")
        elif card in wanted or card is None:
            do("a")
        else:
            do("right")
        assert count < 60, line(table)
    assert isinstance(table.match.entries[-1].action, Lay)
    return count


def most_presses(number):
    """Return a press for each card, two for drawing and laying, and three quarters for the way."""
    size = sum(want.size for want in ROUNDS[number - 1])
    return size + 2 + size * 3 // 4


@pytest.mark.parametrize("number", HANDS)
def test_a_lay_down_by_keys_takes_little_more_than_a_press_a_card(play, number):
    names = {"right": "Right", "a": "Enter", "next": "Page Down"}
    table = table_for(play, play.app.hub.clusters[2], number)
    assert sweep(table, lambda intent: play.feed(key(names[intent])), number) <= most_presses(number)


@needs_pads
@pytest.mark.parametrize("number", HANDS)
def test_a_lay_down_by_pad_takes_as_many(play, number):
    pad = VirtualPad()
    try:
        play.frames(2)
        table = table_for(play, play.app.hub.pads[0], number)
        assert sweep(table, lambda intent: play.tap(pad, BUTTONS[intent]), number) <= most_presses(number)
    finally:
        pad.unplug()


@pytest.mark.parametrize("number", HANDS)
def test_a_lay_down_by_mouse_takes_a_click_a_card(play, number):
    table = table_for(play, play.app.hub.mouse, number)
    play.feed(click(*pixels(play, DECK_PLACE)))
    for at, codes in enumerate(HANDS[number][2]):
        if table.situation().open_at != at:
            play.feed(click(*pixels(play, table.picture.layout.tray_place(at, 0))))
        for code in codes.split():
            play.feed(click(*card_pixels(play, table, code)))
    play.feed(click(*pixels(play, LAY_BUTTON)))
    assert isinstance(table.match.entries[-1].action, Lay)


def test_a_hint_to_lay_down_puts_the_cards_into_the_tray_and_one_press_lays_them(play):
    table = one_person(play, deck="1qv", top="4so")
    press(play, "F")
    assert acts(table) == [Draw(Source.DECK)]
    fill_tray(play, table, "1qv 2ov")
    hint = in_one_go(hint_search(table.match.rules, table.match.view(0)))
    table.show_hint(0, hint)
    play.frames(1)
    assert table.desk(0).tray.is_complete
    press(play, "F")
    assert acts(table)[1:] == [hint.action]


def test_a_lay_down_that_is_taken_back_is_in_the_tray_again(play):
    table = one_person(play, deck="1qv", top="4so")
    lay(play, table, "1ov 1cv 1tv 2ov 3cc 4ty")
    laid = acts(table)[-1]
    assert isinstance(laid, Lay)
    press(play, "G")
    assert laid not in acts(table)
    assert table.desk(0).tray.action() == laid
    press(play, "F")
    assert acts(table)[-1] == laid, "one press lays it down again"
