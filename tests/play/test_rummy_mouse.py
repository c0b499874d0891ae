"""The mouse at the table of TIC Rummy: clicks, and cards dragged to where they go."""

import pytest
from match_kit import act_as_bot
from plans import Session, click, move
from pygame import MOUSEBUTTONDOWN, MOUSEBUTTONUP
from pygame.event import Event
from rummy_tables import (
    READY,
    acts,
    card_pixels,
    cards,
    line,
    one_person,
    open_table,
    pixels,
    rigged,
)
from together_tables import Blank, seat_people

from ticgame.games.rummy.actions import Add, Discard, Draw, Lay, Source
from ticgame.games.rummy.collections import End
from ticgame.play.scenes.rummy.space import DECK_PLACE, DISCARD_PLACE, LAY_BUTTON
from ticgame.play.settings import Motion
from ticgame.play.table.footer import deed_box
from ticgame.play.table.pose import Face


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600), motion=Motion.OFF) as session:
        yield session


def test_a_whole_turn_by_clicks(play):
    table = one_person(play, device=play.app.hub.mouse, deck="1qv", top="4so")
    play.feed(click(*pixels(play, DECK_PLACE)))
    assert acts(table) == [Draw(Source.DECK)]
    for code in ["1ov", "1cv", "1tv", "2ov", "3cc", "4ty"]:
        play.feed(click(*card_pixels(play, table, code)))
    play.feed(click(LAY_BUTTON.x * 1024 / 1920, LAY_BUTTON.y * 1024 / 1920 + 12))
    assert isinstance(acts(table)[-1], Lay)
    play.feed(click(*card_pixels(play, table, "1qv")))
    play.feed(click(*pixels(play, table.picture.layout.table[0].end_place(None))))
    assert acts(table)[-1] == Add(cards("1qv")[0], 0)
    play.feed(click(*card_pixels(play, table, "5qo")))
    play.feed(click(*pixels(play, DISCARD_PLACE)))
    assert acts(table)[-1] == Discard(cards("5qo")[0])


def drag(play, start, end):
    """Move the pointer there, press, carry what is there in two moves, and let go."""
    play.feed([*move(*start), *mouse(MOUSEBUTTONDOWN, start)])
    half = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    play.feed(move(*half))
    play.feed(move(*end))
    play.feed(mouse(MOUSEBUTTONUP, end))


def mouse(kind, place):
    return [Event(kind, pos=place, button=1, touch=False)]


def over_hand(play):
    return pixels(play, (960.0, 940.0))


def test_a_whole_turn_by_dragging(play):
    table = one_person(play, device=play.app.hub.mouse, deck="1qv", top="4so")
    drag(play, pixels(play, DECK_PLACE), over_hand(play))
    assert acts(table) == [Draw(Source.DECK)]
    space = table.picture.layout
    for code, at in zip(["1ov", "2ov", "1cv", "3cc", "1tv", "4ty"], (0, 1, 0, 1, 0, 1), strict=True):
        drag(play, card_pixels(play, table, code), pixels(play, space.tray_place(at, 1)))
        assert cards(code)[0] in table.situation().tray[at].cards
    play.feed(click(*pixels(play, LAY_BUTTON)))
    assert isinstance(acts(table)[-1], Lay)
    place = table.picture.layout.table[0]
    drag(play, card_pixels(play, table, "1qv"), pixels(play, place.card_place(1)))
    assert acts(table)[-1] == Add(cards("1qv")[0], 0)
    drag(play, card_pixels(play, table, "5qo"), pixels(play, DISCARD_PLACE))
    assert acts(table)[-1] == Discard(cards("5qo")[0])


def test_the_top_discard_is_dragged_into_the_hand(play):
    table = one_person(play, device=play.app.hub.mouse, top="4qr")
    drag(play, pixels(play, DISCARD_PLACE), pixels(play, (800.0, 600.0)))
    assert acts(table) == [], "on another's band"
    play.pass_ms(400)
    drag(play, pixels(play, DISCARD_PLACE), over_hand(play))
    assert acts(table) == [Draw(Source.DISCARD)]


@pytest.mark.parametrize("place", [(1640.0, 930.0), (1000.0, 720.0), (700.0, 340.0)])
def test_the_top_discard_is_let_go_anywhere_on_ones_own_side(play, place):
    table = one_person(play, device=play.app.hub.mouse, deck="1qv", top="4so")
    drag(play, pixels(play, DISCARD_PLACE), pixels(play, place))
    assert acts(table) == [Draw(Source.DISCARD)]


def test_a_double_click_puts_one_card_into_the_tray_or_takes_one_out(play):
    table = one_person(play, device=play.app.hub.mouse, deck="1qv", top="4so")
    place = card_pixels(play, table, "1cv")
    play.feed([*click(*place), *click(*place)])
    assert sum(len(look.cards) for look in table.situation().tray) == 1
    play.pass_ms(400)
    play.feed(click(*place))
    assert sum(len(look.cards) for look in table.situation().tray) == 2


def test_the_right_button_ends_a_drag(play):
    table = one_person(play, device=play.app.hub.mouse, deck="1qv", top="4so")
    start, over = card_pixels(play, table, "1cv"), pixels(play, table.picture.layout.tray_place(0, 1))
    play.feed([*move(*start), *mouse(MOUSEBUTTONDOWN, start)])
    for place in ((500, 400), over):
        play.feed(move(*place))
    play.feed(click(*over, button=3))
    assert (table.situation().carry, table.desk(0).held) == (None, None)
    play.feed(move(*over))
    play.feed(mouse(MOUSEBUTTONUP, over))
    assert table.desk(0).tray.cards == ()
    assert cards("1cv")[0] in line(table)


def test_a_card_dragged_nowhere_goes_back_and_one_out_of_the_tray_into_the_hand(play):
    table = one_person(play, device=play.app.hub.mouse)
    drag(play, card_pixels(play, table, "1ov"), pixels(play, (300.0, 300.0)))
    assert sorted(line(table)) == sorted(cards(READY))
    play.feed(click(*card_pixels(play, table, "1ov")))
    assert table.situation().tray[0].cards == cards("1ov")
    drag(play, card_pixels(play, table, "1ov"), pixels(play, table.picture.layout.tray_place(1, 0)))
    assert [look.cards for look in table.situation().tray] == [(), cards("1ov")]
    drag(play, card_pixels(play, table, "1ov"), over_hand(play))
    assert sorted(line(table)) == sorted(cards(READY))


def test_a_sequence_takes_a_dragged_card_at_the_end_that_is_nearer(play):
    device = play.app.hub.mouse
    hands = ["1ov 1cv 1tv 2cc 3ty 4qo 4ty", ""]
    table = one_person(play, hands, device=device, number=3, deck="1oy", top="5qr")
    play.feed(click(*pixels(play, DECK_PLACE)))
    for code in ("1ov", "1cv", "1tv", "2cc", "3ty", "4qo"):
        play.feed(click(*card_pixels(play, table, code)))
    play.feed(click(*pixels(play, LAY_BUTTON)))
    place = table.picture.layout.table[1]
    drag(play, card_pixels(play, table, "1oy"), pixels(play, place.card_place(2)))
    assert "doesn't fit there" in table.refusal
    assert table.desk(0).held is None, "it goes back by itself"
    drag(play, card_pixels(play, table, "1oy"), pixels(play, place.card_place(0)))
    assert acts(table)[-1] == Add(cards("1oy")[0], 1, End.FIRST)


def test_a_click_on_a_collection_of_the_tray_opens_it(play):
    table = one_person(play, device=play.app.hub.mouse)
    play.feed(click(*pixels(play, table.picture.layout.tray_place(1, 2))))
    assert table.situation().open_at == 1
    assert table.situation().hints[0].words.endswith("or drag")


def test_a_card_that_is_carried_lies_at_the_pointer_and_stays_there_while_bots_play(play):
    seating = seat_people(play, [play.app.hub.mouse], ["greedy", "greedy"])
    match = rigged(seating, [READY, "", ""])
    match.act(0, Draw(Source.DECK))
    match.act(0, Discard(match.view(0).hand[-1]))
    table = open_table(play, seating, match)
    start = card_pixels(play, table, "1cv")
    play.feed([*move(*start), *mouse(MOUSEBUTTONDOWN, start)])
    play.feed(move(*pixels(play, (500.0, 600.0))))
    act_as_bot(match, "planner")
    act_as_bot(match, "planner")
    play.frames(2)
    pose = table.picture.sprites.seen(Face(cards("1cv")[0]))
    assert (round(pose.x), round(pose.y)) == (500, 600)
    play.feed(mouse(MOUSEBUTTONUP, pixels(play, (500.0, 600.0))))
    assert sorted(line(table)) == sorted(match.view(0).hand)


def test_a_turn_that_begins_while_a_card_is_dragged_disturbs_nothing(play):
    seating = seat_people(play, [play.app.hub.mouse], ["greedy"])
    match = rigged(seating, [READY, ""])
    match.act(0, Draw(Source.DECK))
    match.act(0, Discard(match.view(0).hand[-1]))
    table = open_table(play, seating, match)
    start, end = card_pixels(play, table, "1cv"), pixels(play, table.picture.layout.tray_place(0, 0))
    play.feed([*move(*start), *mouse(MOUSEBUTTONDOWN, start)])
    play.feed(move(*pixels(play, (500.0, 600.0))))
    while match.actors() != (0,):
        act_as_bot(match)
    count = len(match.entries)
    play.feed(move(*end))
    play.feed(mouse(MOUSEBUTTONUP, end))
    assert table.situation().tray[0].cards == cards("1cv")
    assert len(match.entries) == count


def test_what_was_done_can_be_taken_back_by_a_click_with_cards_in_the_tray(play):
    seating = seat_people(play, [play.app.hub.mouse, play.app.hub.clusters[0]])
    table = open_table(play, seating, rigged(seating, [READY, ""], top="4qr"))
    table.uncover(0)
    play.frames(1)
    play.feed(click(*card_pixels(play, table, "1ov")))
    play.feed(click(*pixels(play, DISCARD_PLACE)))
    assert acts(table) == [Draw(Source.DISCARD)]
    look = table.footer_look()
    assert look.deed.glyph == "mouse:left", "the right button takes a card out of the tray"
    play.feed(click(*pixels(play, deed_box(play.app.art, look))))
    assert acts(table) == []
