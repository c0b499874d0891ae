"""What the table of TIC Rummy lets its seats do, and what it says about it."""

import pytest
from match_kit import act_as_bot
from plans import Session
from rummy_tables import (
    READY,
    acts,
    cards,
    fill_tray,
    go_to,
    lay,
    line,
    one_person,
    open_table,
    press,
    rigged,
)
from together_tables import Blank, seat_people

from ticgame.games.rummy.actions import Add, Discard, Draw, Lay, Source
from ticgame.games.rummy.collections import ROUNDS, End
from ticgame.games.rummy.wording import kind_gist
from ticgame.play.scenes.rummy import contents
from ticgame.play.scenes.rummy.order import HandOrder
from ticgame.play.scenes.rummy.panel_bands import Band, Lesson, paint_heads
from ticgame.play.scenes.rummy.panel_piles import Tone
from ticgame.play.scenes.rummy.situation import SpotKind
from ticgame.play.scenes.rummy.tray import Fit
from ticgame.play.settings import Motion
from ticgame.play.table.grid import Box


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600), motion=Motion.OFF) as session:
        yield session


def test_a_turn_begins_at_the_deck(play):
    table = one_person(play, deck="3so")
    assert table.situation().grip.spot.kind is SpotKind.DECK
    press(play, "F")
    assert acts(table) == [Draw(Source.DECK)]
    desk = table.desk(0)
    assert line(table)[desk.spot.at] == cards("3so")[0], "the card drawn has the focus"


def test_the_top_discard_may_be_taken_instead(play):
    table = one_person(play, top="4qr")
    press(play, "D", "F")
    assert acts(table) == [Draw(Source.DISCARD)]
    assert cards("4qr")[0] in line(table)


def test_nothing_can_be_discarded_before_a_card_is_drawn(play):
    table = one_person(play)
    press(play, "S", "S", "T")
    now = table.situation()
    assert (now.tone, now.words) == (Tone.BAD, "Draw a card first.")
    press(play, "F")
    assert acts(table) == []
    assert table.refusal == "Draw a card first."


def test_the_hand_stays_sorted_as_its_seat_wants(play):
    table = one_person(play, deck="3so")
    orders = []
    for _ in HandOrder:
        orders.append(line(table))
        press(play, "R")
    assert len({tuple(order) for order in orders}) >= 3
    press(play, "R", "R")
    assert table.desk(0).order is HandOrder.COLOUR
    press(play, "F")
    shapes = [card % 5 for card in line(table)]
    assert shapes == sorted(shapes), "a new card takes its place in the order"


def test_the_cursor_stays_with_its_card_when_the_hand_is_sorted(play):
    table = one_person(play)
    go_to(play, table, cards("3cc")[0])
    press(play, "R")
    assert line(table)[table.desk(0).spot.at] == cards("3cc")[0]


def test_a_round_is_laid_down_all_at_once(play):
    table = one_person(play, deck="5sr", top="4so")
    press(play, "F")
    fill_tray(play, table, "1ov 1cv 1tv")
    assert [look.fit for look in table.situation().tray] == [Fit.GOOD, Fit.EMPTY]
    fill_tray(play, table, "2ov 3cc 4ty")
    assert [look.fit for look in table.situation().tray] == [Fit.GOOD, Fit.GOOD]
    assert "lay it down" in table.situation().words
    assert table.desk(0).spot.kind is SpotKind.LAY, "what is left to do has the focus"
    press(play, "S", "W")
    assert table.desk(0).spot.kind is SpotKind.LAY, "the way up leads straight to laying down"
    press(play, "F")
    (laid,) = [action for action in acts(table) if isinstance(action, Lay)]
    assert [set(item.cards) for item in laid.collections] == [
        set(cards("1ov 1cv 1tv")),
        set(cards("2ov 3cc 4ty")),
    ]
    assert table.situation().tray == ()


def test_laying_down_too_little_is_refused_in_words(play):
    table = one_person(play)
    press(play, "F")
    fill_tray(play, table, "1ov 1cv")
    press(play, "W")
    while table.desk(0).spot.kind is not SpotKind.LAY:
        press(play, "D")
    press(play, "F")
    assert table.refusal == "The Tic takes exactly 3 cards."
    assert not any(isinstance(action, Lay) for action in acts(table))


def test_what_does_not_go_together_stays_in_the_hand_and_is_told_why(play):
    table = one_person(play)
    fill_tray(play, table, "1ov 5qo 4ty")
    assert table.situation().open_at == 0
    assert [len(look.cards) for look in table.situation().tray] == [1, 2], "they may lie in the Nic only"
    fill_tray(play, table, "1cv 2ov")
    look = table.situation().tray[1]
    assert (look.fit, len(look.cards)) == (Fit.GOOD, 3)
    go_to(play, table, cards("3cc")[0])
    press(play, "F")
    now = table.situation()
    assert (now.tone, now.words) == (
        Tone.BAD,
        "That is no Tic. All cards of a Tic share the same two things.",
    )
    assert cards("3cc")[0] in now.line


def test_a_card_that_was_dropped_where_it_does_not_belong_says_why(play):
    table = one_person(play, deck="3so")
    fill_tray(play, table, "1ov")
    go_to(play, table, cards("5qo")[0])
    press(play, "T", "D", "F")
    look = table.situation().tray[0]
    assert look.fit is Fit.BAD
    assert "share the same two things" in look.fault
    press(play, "W")
    while table.desk(0).spot.kind is not SpotKind.TRAY_CARD:
        press(play, "D")
    now = table.situation()
    assert (now.tone, now.words) == (Tone.BAD, look.fault)
    press(play, "F")
    assert len(table.situation().line) == 6, "the same control takes a card out again"


def test_the_next_control_chooses_the_collection_that_takes_the_next_card(play):
    table = one_person(play)
    assert table.situation().open_at == 0
    assert "Next collection" in [hint.words for hint in table.situation().hints]
    press(play, "E")
    assert table.situation().open_at == 1
    fill_tray(play, table, "1ov")
    assert [len(look.cards) for look in table.situation().tray] == [0, 1]
    press(play, "G", "Q")
    fill_tray(play, table, "1ov 1cv 1tv")
    now = table.situation()
    assert (now.tray[0].fit, now.open_at) == (Fit.GOOD, 1), "what is complete is closed"
    assert "Next collection" not in [hint.words for hint in now.hints]


def test_back_takes_cards_out_of_the_tray_again(play):
    table = one_person(play)
    fill_tray(play, table, "1ov 1cv")
    press(play, "G", "G")
    assert [look.fit for look in table.situation().tray] == [Fit.EMPTY, Fit.EMPTY]
    assert sorted(line(table)) == sorted(cards(READY))


def test_a_full_collection_takes_no_more(play):
    table = one_person(play)
    fill_tray(play, table, "1ov 1cv 1tv")
    go_to(play, table, cards("5qo")[0])
    press(play, "T", "D")
    now = table.situation()
    assert (now.grip.spot.kind, now.grip.spot.at) == (SpotKind.GROUP, 0)
    assert (now.tone, now.words) == (Tone.BAD, "The Tic takes exactly 3 cards.")
    press(play, "F")
    assert table.desk(0).held == cards("5qo")[0]
    assert len(table.situation().tray[0].cards) == 3


def test_a_seat_sorts_its_next_hand_as_the_last_one(play):
    table = one_person(play)
    press(play, "R", "R")
    again = open_table(play, table.seating, rigged(table.seating, (READY, "")))
    assert again.desk(0).order is HandOrder.COLOUR
    play.app.evening.clear(0)
    assert play.app.evening.hand_orders == {}


def laid(play, **more):
    """Put up a table whose person has laid down and may add."""
    table = one_person(play, deck="1qv", top="4so", **more)
    lay(play, table, "1ov 1cv 1tv 2ov 3cc 4ty")
    return table


def test_a_card_that_fits_is_held_where_it_fits_and_says_what_it_does(play):
    table = laid(play)
    go_to(play, table, cards("1qv")[0])
    press(play, "F")
    now = table.situation()
    assert (now.grip.spot.kind, now.grip.spot.at, now.grip.fault) == (SpotKind.PLACE, 0, "")
    assert (now.tone, now.words) == (Tone.GOOD, "It goes with this Tic")
    assert now.hints[0].words == "Add"
    press(play, "F")
    assert acts(table)[-1] == Add(cards("1qv")[0], 0)
    press(play, "T", "F")
    assert acts(table)[-1] == Discard(cards("5qo")[0])
    assert table.match.is_over, "going out on the last round ends the game"


def test_what_a_held_card_does_where_it_is_stands_beside_its_button(play):
    table = one_person(play, deck="3so")
    assert table.situation().hints[0].words == "Draw"
    press(play, "F")
    assert table.situation().hints[0].words == "Put in"
    press(play, "T")
    assert table.situation().hints[0].words == "Discard"


def test_a_card_that_does_not_fit_says_why_before_it_is_let_go(play):
    table = laid(play)
    go_to(play, table, cards("1qv")[0])
    press(play, "F")
    while table.situation().grip.spot.at != 1 or table.situation().grip.spot.kind is not SpotKind.PLACE:
        press(play, "D")
    now = table.situation()
    assert now.tone is Tone.BAD
    assert "No two cards of a Nic share anything" in now.words
    press(play, "F")
    assert not any(isinstance(action, Add) for action in acts(table))
    press(play, "G")
    assert table.situation().grip.held is None


def test_a_sequence_goes_on_at_both_ends(play):
    table = one_person(play, ["1ov 1cv 1tv 2cc 3ty 4qo 4ty", ""], number=3, deck="1oy", top="5qr")
    lay(play, table, "1ov 1cv 1tv 2cc 3ty 4qo")
    assert table.public.laid[0]
    go_to(play, table, cards("1oy")[0])
    press(play, "F")
    spot = table.situation().grip.spot
    assert (spot.at, spot.end) == (1, End.FIRST)
    assert table.situation().words.startswith("It goes on here: ")
    press(play, "F")
    assert acts(table)[-1] == Add(cards("1oy")[0], 1, End.FIRST)
    assert table.public.table[1].cards[0] == cards("1oy")[0]


def test_the_next_control_goes_only_where_the_card_fits(play):
    table = laid(play)
    go_to(play, table, cards("1qv")[0])
    press(play, "F")
    seen = set()
    for _ in range(6):
        seen.add(table.situation().grip.spot.kind)
        assert table.situation().grip.fault == ""
        press(play, "E")
    assert seen == {SpotKind.PLACE, SpotKind.DISCARDS}


def test_the_hand_can_be_sorted_and_the_tray_filled_while_others_play(play):
    seating = seat_people(play, [play.app.hub.clusters[0]], ["greedy"])
    match = rigged(seating, [READY, ""])
    match.act(0, Draw(Source.DECK))
    match.act(0, Discard(match.view(0).hand[-1]))
    table = open_table(play, seating, match)
    assert match.actors() == (1,)
    fill_tray(play, table, "1ov 1cv")
    press(play, "R")
    assert table.situation().tray[0].fit is Fit.OPEN
    press(play, "T", "F")
    assert table.refusal == "It is another player's turn."
    act_as_bot(match, "greedy")
    while match.actors() != (0,):
        act_as_bot(match, "greedy")
    assert table.situation().tray[0].fit is Fit.OPEN, "what was put together stays"


def test_the_kinds_that_a_round_wants_are_explained_in_the_band_of_the_hand_shown(play):
    now = (table := one_person(play, number=1)).situation()
    bands = contents.bands(now, table.picture.layout)
    told = [[lesson.words for lesson in band.lessons] for band in bands]
    assert told[now.home] == ["the same one thing", "one thing step by step"], "round 1: a Single and a Mono"
    assert told[1 - now.home] == []


def test_the_lessons_of_every_round_fit_beside_one_another(play):
    art = play.app.art
    for wanted in ROUNDS:
        lessons = tuple(Lesson(want.kind.value, kind_gist(want.kind)) for want in wanted)
        band = Band(0, Box(808, 300, 1424, 130), "pig", "Pig", 1, 1, 0, 9, wish="Collects", lessons=lessons)
        marks = [mark for mark in paint_heads(art, (band,)) if "lesson" in mark.key]
        assert len(marks) == len(wanted)
        last = marks[-1]
        assert last.x + last.image.get_width() / art.canvas.k <= 808 + 1424 / 2
