"""Whole games of SpoTic by presses, and every control on the way."""

from itertools import pairwise

import pytest
from match_kit import verify_record
from plans import Session, click, key, key_down, key_up, move
from spotic_tables import KEYS, claim, open_spotic, press, spot, three
from together_tables import Blank

from ticgame.core.cards import Relation, parse_card
from ticgame.core.contract import Seat
from ticgame.core.sets import KINDS, Kind, example, is_set
from ticgame.games.spotic import actions as act
from ticgame.games.spotic.state import kinds_held
from ticgame.play.input.bindings import Intent
from ticgame.play.scenes.spotic.mouse import CALL_FIRST
from ticgame.play.scenes.spotic.scene import STALE_MS
from ticgame.play.scenes.spotic.summary import SoloGame
from ticgame.play.scenes.spotic.words import TOO_FEW, TOO_MANY
from ticgame.play.settings import Motion
from ticgame.play.table.contest import Contest

TICS = [parse_card(code) for code in ("3ov", "3oc", "3oy", "3oo", "3or", "1sv", "2cc")]
SCHEMES = ("arrows", "wasd", "ijkl")


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600), motion=Motion.OFF) as session:
        yield session


def refusals(table):
    return [table.refusal_of(seat) for seat in table.seating.seats]


def last(table):
    return table.match.entries[-1]


def wanted(table, seat):
    """Return a set on the table that a seat still needs, the largest first."""
    held = kinds_held(table.table.held[seat])
    kinds = sorted((kind for kind in KINDS if kind not in held), key=lambda kind: -kind.size)
    cards = table.table.cards
    return next(((kind, cards) for kind in kinds if (cards := example(table.table.cards, kind))), None)


def test_a_whole_game_of_three_seats_by_keys(play):
    table = open_spotic(play, three(play), seed=7)
    for _round in range(600):
        if table.match.is_over:
            break
        seat = Seat(_round % 3)
        found = wanted(table, seat) if len(table.table.cards) >= 12 or table.table.is_dealt_out else None
        if found:
            claim(play, table, seat, SCHEMES[seat], found[1], found[0].relation)
            assert isinstance(last(table).events[0], act.Collected), last(table)
        elif table.table.turn is not None:
            press(play, SCHEMES[table.table.turn], Intent.A)
        elif not table.table.no_more[seat]:
            play.pass_ms(1600)
            press(play, SCHEMES[seat], Intent.A)
    assert table.match.is_over
    assert table.match.result.why in ("nine", "exhausted")
    assert len({entry.seat for entry in table.match.entries if isinstance(entry.action, act.Show)}) == 3
    play.pass_ms(5000)
    assert [type(asked) for asked in table.calls.asked] == [Contest]
    verify_record(table.match)


def test_a_seat_calls_marks_unmarks_and_shows(play):
    table = open_spotic(play, three(play), deck=TICS, shown=7)
    press(play, "wasd", Intent.X)
    assert table.table.claim == (1, Relation.TIC)
    for card in TICS[:3]:
        table.pointings[Seat(1)].put(spot(table.table.slots.index(card)))
        press(play, "wasd", Intent.A)
    press(play, "wasd", Intent.A)
    assert table.pointings[Seat(1)].marks == TICS[:2], "a second press takes the mark back"
    press(play, "wasd", Intent.X)
    assert table.refusal_of(Seat(1)) == ""
    assert table.table.claim is not None, "two cards aren't shown"
    press(play, "wasd", Intent.A, Intent.X)
    assert last(table).events[0] == act.Collected(1, Relation.TIC, tuple(TICS[:3]))
    assert table.pointings[Seat(1)].marks == []


def test_too_few_and_too_many_marks_are_refused_in_words(play):
    table = open_spotic(play, three(play), deck=TICS, shown=7)
    press(play, "arrows", Intent.X)
    play.pass_ms(600)
    press(play, "arrows", Intent.X)
    assert table.refusal_of(Seat(0)) == TOO_FEW
    for slot in range(6):
        table.pointings[Seat(0)].put(spot(slot))
        press(play, "arrows", Intent.A)
    assert table.refusal_of(Seat(0)) == TOO_MANY
    assert len(table.pointings[Seat(0)].marks) == 5


def test_the_button_that_called_gives_nothing_up_at_once(play):
    table = open_spotic(play, three(play), deck=TICS, shown=7)
    press(play, "arrows", Intent.B, Intent.B)
    assert table.table.claim == (0, Relation.NIC)
    play.pass_ms(600)
    press(play, "arrows", Intent.B)
    assert table.table.claim is None
    assert last(table).action == act.Withdraw()


def test_presses_meant_for_a_claim_do_nothing_when_it_has_just_ended(play):
    table = open_spotic(play, three(play)[:1], deck=TICS, shown=7, miss_cooldown_ms=0, claim_ms=900)
    press(play, "arrows", Intent.X)
    for slot in range(3):
        table.pointings[Seat(0)].put(spot(table.table.slots.index(TICS[slot])))
        press(play, "arrows", Intent.A)
    press(play, "arrows", Intent.X, Intent.X, Intent.A)
    assert isinstance(last(table).action, act.Show), "no second call, no card added"
    play.pass_ms(STALE_MS)
    press(play, "arrows", Intent.X)
    play.pass_ms(900)
    assert isinstance(last(table).action, act.Timeout)
    press(play, "arrows", Intent.A, Intent.X)
    assert isinstance(last(table).action, act.Timeout)


def test_a_queued_seat_takes_its_call_back_with_b(play):
    table = open_spotic(play, three(play), deck=TICS, shown=7)
    press(play, "arrows", Intent.X)
    press(play, "wasd", Intent.Y)
    assert [call.seat for call in table.table.queue] == [1]
    press(play, "wasd", Intent.B)
    assert table.table.queue == ()
    assert table.table.calls_from[1] == 0, "free in the queue"


def test_only_the_claimant_points_and_others_hear_why(play):
    table = open_spotic(play, three(play), deck=TICS, shown=7)
    press(play, "arrows", Intent.X)
    press(play, "wasd", Intent.A)
    assert refusals(table) == ["", "Adding waits until the claim is settled.", ""]


def test_a_seat_moves_its_cursor_while_another_has_the_word(play):
    table = open_spotic(play, three(play), deck=TICS, shown=7)
    press(play, "arrows", Intent.X)
    before = table.pointings[Seat(2)].spot
    press(play, "ijkl", Intent.RIGHT)
    assert table.pointings[Seat(2)].spot != before


def test_card_is_called_after_two_minutes(play):
    table = open_spotic(play, three(play), card_call_ms=5000)
    press(play, "wasd", Intent.A)
    assert table.refusal_of(Seat(1)).startswith("Not your turn to add.")
    play.pass_ms(5100)
    press(play, "wasd", Intent.A)
    assert last(table).action == act.CardCall()
    assert last(table).events[0].seat == 0


def test_a_held_or_hammered_add_counts_once_a_second_in_free_pace(play):
    table = open_spotic(play, three(play), pace="free")
    play.feed(key_down("Enter"))
    play.pass_ms(3000)
    assert len(table.match.entries) == 1, "holding is one press"
    play.feed(key_up("Enter"))
    began = table.clock_ms
    for _press in range(150):
        play.feed(key("Enter"))
    adds = [entry.t for entry in table.match.entries[1:]]
    passed = table.clock_ms - began
    assert 2 <= len(adds) <= passed / 1000 + 1
    assert min(later - earlier for earlier, later in pairwise(adds)) >= 999
    for _press in range(3):
        play.feed(key("F"))
    assert [entry.seat for entry in table.match.entries].count(1) == 1, "each seat has a second of its own"


def test_two_keys_held_at_once_hold_up_nobody(play):
    table = open_spotic(play, three(play), deck=TICS, shown=7)
    play.feed([*key_down("Right"), *key_down("D")])
    before = table.pointings[Seat(2)].spot
    play.pass_ms(600)
    play.feed(key("L"))
    assert table.pointings[Seat(2)].spot != before
    play.feed(key("P"))
    assert table.table.claim.seat == 2
    play.feed([*key_up("Right"), *key_up("D")])


def test_penalty_asks_which_of_equal_sets_goes(play):
    table = open_spotic(play, three(play), seed=7, penalty=True)
    while len(kinds_held(table.table.held[0])) < 2:
        found = next(
            (
                (kind, cards)
                for kind in KINDS
                if kind.size == 3
                and kind not in kinds_held(table.table.held[0])
                and (cards := example(table.table.cards, kind))
            ),
            None,
        )
        if found:
            claim(play, table, Seat(0), "arrows", found[1], found[0].relation)
        else:
            press(play, SCHEMES[table.table.turn], Intent.A)
    press(play, "arrows", Intent.X)
    play.pass_ms(600)
    press(play, "arrows", Intent.B)
    assert table.table.is_choosing(Seat(0))
    goes = table.table.held[0][1]
    press(play, "arrows", Intent.RIGHT, Intent.A)
    assert last(table).action == act.Surrender(1)
    assert goes not in table.table.held[0]


def test_a_choice_not_made_in_time_makes_itself(play):
    table = open_spotic(play, three(play), seed=7, penalty=True)
    while len(kinds_held(table.table.held[0])) < 2:
        found = wanted(table, Seat(0))
        if found and found[0].size == 3:
            claim(play, table, Seat(0), "arrows", found[1], found[0].relation)
        else:
            press(play, SCHEMES[table.table.turn], Intent.A)
    press(play, "arrows", Intent.X)
    play.pass_ms(600)
    press(play, "arrows", Intent.B)
    play.pass_ms(10_100)
    assert isinstance(last(table).action, act.SurrenderTimeout)


def test_no_more_by_the_button_and_from_the_pause(play):
    table = open_spotic(play, three(play)[:2], goal="points", seed=5)
    while not table.table.is_dealt_out:
        table.match.act(table.table.turn, act.Add())
    play.frames(1)
    press(play, "arrows", Intent.A)
    assert table.table.no_more == (False, False), "the last add, hammered, says nothing"
    play.pass_ms(1600)
    press(play, "arrows", Intent.A)
    assert table.table.no_more == (True, False)
    press(play, "wasd", Intent.MENU)
    assert table.calls.asked == ["pause"]
    row = table.pause_rows()[0]
    play.app.stack.push(Blank())
    play.frames(1)
    row.act(play.app.hub.clusters[0])
    play.frames(5)
    assert table.match.is_over
    assert table.match.result.why == "agreed"


def test_the_points_variation_collects_a_kind_twice(play):
    table = open_spotic(play, three(play)[:1], goal="points", seed=7, shown=20)
    nic = Kind(Relation.NIC, 3)
    for _claim in range(2):
        claim(play, table, Seat(0), "arrows", example(table.table.cards, nic), Relation.NIC)
    assert [item.kind for item in table.table.held[0]] == [nic, nic]


def pixels(play, x, y):
    return play.app.canvas.to_pixels(x, y)


def click_box(play, box):
    play.feed(click(*pixels(play, box.x, box.y)))


def test_a_whole_solo_game_by_clicks(play):
    table = open_spotic(play, [play.app.hub.mouse], seed=11)
    layout = table.picture.layout
    for _round in range(900):
        if table.match.is_over:
            break
        layout = table.picture.layout
        board = layout.boards[Seat(0)]
        found = wanted(table, Seat(0)) if len(table.table.cards) > 8 or table.table.is_dealt_out else None
        if found:
            kind, cards = found
            row = [Relation.TIC, Relation.SINGLE, Relation.NIC].index(kind.relation)
            click_box(play, board.row(row))
            for card in cards:
                click_box(play, layout.spot_box(spot(table.table.slots.index(card))))
            click_box(play, layout.banner)
            play.pass_ms(STALE_MS + 20)
        elif table.table.is_dealt_out:
            play.pass_ms(1600)
            click_box(play, board.badge)
        else:
            click_box(play, board.badge)
    play.pass_ms(5000)
    story = table.calls.asked[0]
    assert isinstance(story, SoloGame)
    assert story.sets == len(kinds_held(table.table.held[0]))
    assert story.time_ms == last(table).t


def test_a_right_click_calls_nothing_by_a_slip_and_withdraws_a_claim(play):
    table = open_spotic(play, [play.app.hub.mouse], deck=TICS, shown=7)
    card = table.picture.layout.spot_box(spot(0))
    play.feed(click(*pixels(play, card.x, card.y), button=3))
    assert table.table.claim is None
    click_box(play, table.picture.layout.boards[Seat(0)].row(2))
    assert table.table.claim.rel is Relation.NIC
    play.pass_ms(2000)
    play.feed(click(*pixels(play, card.x, card.y), button=3))
    assert table.table.claim is None


def test_a_click_on_the_words_below_the_rows_adds_the_card_that_they_promise(play):
    table = open_spotic(play, [play.app.hub.mouse], seed=11)
    board = table.picture.layout.boards[Seat(0)]
    foot = (board.rows.y + board.rows.h / 2 + board.box.y + board.box.h / 2) / 2
    play.feed(click(*pixels(play, board.box.x, foot)))
    assert len(table.table.cards) == 1


def test_a_mouse_that_clicks_a_card_before_it_calls_is_told_to_call(play):
    table = open_spotic(play, [play.app.hub.mouse], deck=TICS, shown=7)
    play.feed(click(*play.app.canvas.to_pixels(*table.picture.layout.mat[:2])))
    assert table.refusal_of(Seat(0)) == CALL_FIRST
    assert table.table.claim is None


def test_the_mouse_points_where_it_is_and_its_wheel_jumps(play):
    table = open_spotic(play, [play.app.hub.mouse], deck=TICS, shown=7)
    box = table.picture.layout.spot_box(spot(3))
    play.feed(move(*pixels(play, box.x, box.y)))
    assert table.pointings[Seat(0)].spot == spot(3)


def test_a_bot_marks_its_cards_before_it_shows_them(play):
    table = open_spotic(play, three(play)[:1], ["greedy"], seed=5)
    seen = []
    for _frame in range(20_000):
        play.frames(1)
        if table.table.is_claimant(Seat(1)):
            seen.append(tuple(table.pointings[Seat(1)].marks))
        elif seen:
            break
        if table.table.turn == 0 and not table.table.is_blocked and _frame % 60 == 0:
            press(play, "arrows", Intent.A)
    shows = [entry for entry in table.match.entries if isinstance(entry.action, act.Show)]
    assert shows[-1].action.cards == seen[-1], "all are marked when they are shown"
    assert len(set(map(len, seen))) >= 3, "one by one"


def test_a_bots_cursor_wanders(play):
    table = open_spotic(play, three(play)[:1], ["casual"], deck=TICS, shown=7)
    places = set()
    for _frame in range(300):
        play.frames(1)
        places.add(table.pointings[Seat(1)].spot)
    assert len(places) >= 4


def test_keys_of_the_plans_are_those_of_the_clusters(play):
    for cluster in play.app.hub.clusters[:3]:
        labels = {intent: cluster.bindings.controls_for(intent)[0].removeprefix("key ") for intent in Intent}
        assert labels == KEYS[cluster.key]


@pytest.mark.parametrize("seed", range(3))
def test_wanted_finds_sets(play, seed):
    table = open_spotic(play, three(play), seed=seed)
    for _add in range(25):
        table.match.act(table.table.turn, act.Add())
    kind, cards = wanted(table, Seat(0))
    assert is_set(kind.relation, cards)
