"""The rulings of SpoTic on adding, claims and verdicts, P1 to P4 (`docs/rulings.md`)."""

from random import Random
from typing import Any

import pytest
from spot_story import (
    NIC_3,
    NIC_4,
    NIC_5,
    SINGLE_3,
    TIC_3,
    TIC_5,
    SpotStory,
    cards_of,
    choosing_story,
    names,
    refused,
)

from ticgame.core.cards import ALL_CARDS, Relation, format_card
from ticgame.core.match import Match, Player
from ticgame.core.records import format_record, read_record
from ticgame.core.replays import verify
from ticgame.games import game
from ticgame.games.spotic import actions as act
from ticgame.games.spotic.rules import Spotic

TIC, SINGLE, NIC = Relation.TIC, Relation.SINGLE, Relation.NIC


# P1


@pytest.mark.parametrize("seats", range(1, 7))
def test_P1_each_seat_gets_every_nth_card_the_first_on_top(seats: int) -> None:
    deck = [format_card(card) for card in ALL_CARDS]
    story = SpotStory(" ".join(deck), seats=seats)
    assert [story.stack(seat) for seat in range(seats)] == [deck[seat::seats] for seat in range(seats)]
    assert max(story.table.stack_sizes) - min(story.table.stack_sizes) <= 1
    assert story.do(0, act.Add())[0] == act.Added(0, ALL_CARDS[0], 0)


def test_P1_nobody_sees_into_a_stack() -> None:
    match = Match.start(Spotic.from_options({}, 2), [Player("A", "human")] * 2, seed=3, app="test")
    assert match.view(0).table == match.view(1).table == match.view(None).table
    assert match.view(0).table.stack_sizes == (63, 62)


# P2


def test_P2_seats_add_in_turn() -> None:
    story = SpotStory("1ov 2cc 3ty 4qo 5sr", seats=3, first=1)
    assert story.table.turn == 1
    assert refused(story, 0, act.Add()).rule == "P2"
    assert story.do(1, act.Add()) == (act.Added(1, *cards_of("2cc"), 0), act.Turn(2))
    assert story.do(2, act.Add()) == (act.Added(2, *cards_of("3ty"), 1), act.Turn(0))


def test_P2_an_empty_stack_is_skipped_at_the_start_too() -> None:
    story = SpotStory(NIC_4, seats=6, first=5)
    assert story.table.turn == 0
    assert "empty" in refused(story, 5, act.Add()).reason
    for seat in (0, 1, 2):
        story.do(seat, act.Add())
    assert story.do(3, act.Add())[1:] == (), "nobody is next when all stacks are empty"
    assert story.table.turn is None


def test_P2_a_seat_with_the_only_stack_left_goes_on() -> None:
    story = SpotStory(f"{TIC_3} 1ov 5sr", seats=2, first=0)
    story.do(0, act.Add())
    story.do(1, act.Add())
    story.do(0, act.Add())
    assert story.do(1, act.Add())[-1] == act.Turn(0)


def test_P2_card_may_be_called_after_two_minutes_by_any_other_seat() -> None:
    story = SpotStory("1ov 2cc 3ty 4qo 5sr", seats=3)
    story.do(0, act.Add(), at=5_000)
    assert refused(story, 0, act.CardCall(), at=5_700).reason.endswith("in 120 seconds.")
    early = refused(story, 0, act.CardCall(), at=124_900)
    assert (early.rule, early.reason) == ("P2", 'Not your turn to add. "Card!" counts in 0.1 seconds.')
    assert "your own turn" in refused(story, 1, act.CardCall(), at=125_000).reason
    assert story.do(2, act.CardCall(), at=125_000) == (act.Added(1, *cards_of("2cc"), 1), act.Turn(2))
    assert story.table.turn_began == 125_000


def test_P2_the_time_is_an_option() -> None:
    story = SpotStory("1ov 2cc 3ty", card_call_ms=0)
    assert names(story.do(1, act.CardCall())) == ["Added", "Turn"]


def test_P2_adding_pauses_while_a_claim_is_open_and_the_clock_of_card_runs_on() -> None:
    story = SpotStory(f"{NIC_3} 4qo 5sr 1oc", seats=2)
    for seat in (0, 1, 0):
        story.do(seat, act.Add(), at=1_000)
    story.call(0, "nic", at=119_000)
    assert "claim" in refused(story, 1, act.Add()).reason
    assert "claim" in refused(story, 0, act.CardCall(), at=122_000).reason
    story.show(0, NIC_3, at=123_000)
    assert names(story.do(0, act.CardCall())) == ["Added", "Turn"]


def test_P2_in_free_pace_any_seat_adds_at_any_time_and_nobody_calls_card() -> None:
    story = SpotStory("1ov 2cc 3ty 4qo 5sr", seats=2, pace="free")
    assert [story.do(seat, act.Add())[0].seat for seat in (1, 1, 0)] == [1, 1, 0]
    assert story.table.turn is None
    assert "empty" in refused(story, 1, act.Add()).reason
    assert refused(story, 1, act.CardCall(), at=500_000).rule == "P2"


# P3


def test_P3_only_the_claimant_points_and_a_wrong_seat_is_told() -> None:
    story = SpotStory(f"{NIC_3} 4qo").add_all()
    assert "first" in refused(story, 0, act.Show(cards_of(NIC_3))).reason
    assert story.call(1, "nic") == (act.Claimed(1, NIC),)
    assert "only that player" in refused(story, 0, act.Show(cards_of(NIC_3))).reason
    assert story.show(1, NIC_3) == (act.Collected(1, NIC, cards_of(NIC_3)),)


def test_P3_other_calls_queue_in_order_and_open_one_after_the_other() -> None:
    story = SpotStory(f"{NIC_5} {TIC_5} {SINGLE_3[:7]}", seats=3).add_all()
    story.call(2, "nic", at=1_000)
    assert story.call(0, "tic", at=2_000) == (act.Queued(0),)
    assert story.call(1, "single", at=3_000) == (act.Queued(1),)
    events = story.show(2, NIC_3, at=4_000)
    assert names(events) == ["Collected", "Claimed"]
    assert events[-1] == act.Claimed(0, TIC)
    assert story.table.until == 14_000, "its time starts with it"
    assert story.show(0, "3oo 3co 3to", at=5_000)[-1] == act.Claimed(1, SINGLE)


def test_P3_a_seat_has_one_call_at_a_time() -> None:
    story = SpotStory(f"{NIC_3} 4qo", seats=2).add_all()
    story.call(0, "nic")
    story.call(1, "nic")
    for seat in (0, 1):
        assert "already" in refused(story, seat, act.Call(TIC)).reason


def test_P3_a_queued_seat_may_withdraw_freely() -> None:
    story = SpotStory(f"{NIC_3} 4qo", seats=2, penalty=True).add_all()
    story.call(0, "nic", at=1_000)
    story.call(1, "tic")
    assert story.do(1, act.Withdraw()) == ()
    assert story.call(1, "nic") == (act.Queued(1),), "there is no cool-down either"
    story.do(1, act.Withdraw())
    assert story.show(0, NIC_3)[1:] == ()
    assert "no call" in refused(SpotStory("1ov"), 0, act.Withdraw()).reason


def test_P3_at_exactly_the_deadline_only_the_time_out_is_left() -> None:
    story = SpotStory(f"{NIC_3} 4qo", seats=2).add_all()
    story.call(0, "nic", at=500)
    story.call(1, "nic", at=10_499)
    told = refused(story, 0, act.Show(cards_of(NIC_3)), at=10_500)
    assert told.rule == "P3"
    entry = story.match.entries[-1]
    assert (entry.t, entry.seat, entry.action) == (10_500, None, act.Timeout())
    assert names(entry.events) == ["Incorrect", "Claimed"], "the time-out opens the next claim"
    assert story.table.until == 20_500


def test_P3_the_time_out_comes_before_all_of_its_time_or_later() -> None:
    story = SpotStory(f"{NIC_3} 4qo", seats=2, claim_ms=3_000).add_all()
    story.call(0, "nic", at=0)
    assert story.call(1, "nic", at=3_000) == (act.Claimed(1, NIC),)
    assert [type(entry.action).__name__ for entry in story.match.entries[-2:]] == ["Timeout", "Call"]
    late = story.wait(60_000)
    assert [(entry.t, names(entry.events)) for entry in late] == [(6_000, ["Incorrect"])]


def test_P3_just_before_the_deadline_the_claimant_is_in_time() -> None:
    story = SpotStory(f"{NIC_3} 4qo", seats=2).add_all()
    story.call(0, "nic", at=0)
    assert names(story.show(0, NIC_3, at=9_999)) == ["Collected"]


@pytest.mark.parametrize("seed", range(20))
def test_P3_calls_of_one_tick_come_in_the_order_of_X6(seed: int) -> None:
    rules = Spotic.from_options({"first": 0}, 3)
    match = Match.start(rules, [Player("A", "human")] * 3, seed=seed, app="test")
    outcomes = match.tick([(seat, act.Call(NIC)) for seat in range(3)], 1_000)
    assert [names(outcome.entry.events) for outcome in outcomes] == [["Claimed"], ["Queued"], ["Queued"]]
    order, rng = [0, 1, 2], Random(f"{seed}/priority")
    for i in (2, 1):
        j = int(rng.random() * (i + 1))
        order[i], order[j] = order[j], order[i]
    assert [outcome.seat for outcome in outcomes] == order


def test_P3_a_claim_without_time_is_over_before_the_next_call_of_its_tick() -> None:
    rules = Spotic.from_options({"first": 0, "claim_ms": 0, "miss_cooldown_ms": 0}, 3)
    match = Match.start(rules, [Player("A", "human")] * 3, seed=4, app="test")
    match.tick([(seat, act.Call(NIC)) for seat in range(3)], 1_000)
    match.advance(1_000)
    told = [(entry.t, entry.seat is None, names(entry.events)) for entry in match.entries]
    assert told == [(1_000, False, ["Claimed"]), (1_000, True, ["Incorrect"])] * 3
    verify(read_record(iter(format_record(match).encode().splitlines(keepends=True)), game))


def test_P3_the_clock_alone_says_that_time_is_up() -> None:
    story = SpotStory(f"{NIC_3} 4qo").add_all()
    story.call(0, "nic")
    assert refused(story, 0, act.Timeout()).rule == "P3"
    assert refused(story, None, act.Timeout()).rule == "P3"
    assert refused(story, None, act.SurrenderTimeout()).rule == "P3"
    assert refused(story, 1, act.Call(Relation.MONO)).rule == "P3"


# P4


@pytest.mark.parametrize(
    ("rel", "codes"),
    [
        ("nic", ""),
        ("nic", "1ov"),
        ("nic", "1ov 2cc"),
        ("nic", "1ov 2cc 1oc"),
        ("tic", NIC_3),
        ("single", NIC_3),
        ("nic", "1ov 2cc 3ty 4qo 5sr 1oc"),
    ],
)
def test_P4_what_is_no_set_of_the_relation_is_incorrect(rel: str, codes: str) -> None:
    story = SpotStory(f"{NIC_5} 1oc").add_all()
    story.call(0, rel)
    assert names(story.show(0, codes)) == ["Incorrect"]
    assert len(story.table.cards) == 6


def test_P4_cards_that_are_not_there_or_twice_cannot_be_shown() -> None:
    story = SpotStory(f"{NIC_3} 4qo 5sr", seats=1)
    for _card in range(3):
        story.do(0, act.Add())
    story.call(0, "nic")
    assert refused(story, 0, act.Show(cards_of("1ov 2cc 4qo"))).rule == "P4"
    assert refused(story, 0, act.Show(cards_of("1ov 2cc 2cc"))).rule == "P4"
    assert names(story.show(0, NIC_3)) == ["Collected"]
    assert story.slots == ["...", "...", "..."]
    story.do(0, act.Add())
    assert story.slots == ["4qo", "...", "..."], "an added card goes to the lowest free slot"


def test_P4_a_set_collected_before_is_not_needed_and_costs_nothing() -> None:
    story = SpotStory(f"{NIC_3} 1oc 2cv 3to 5sr", seats=2, penalty=True).add_all()
    story.claim(0, "nic", NIC_3, at=1_000)
    assert story.claim(0, "nic", "1oc 2cv 3to", at=2_000) == (act.NotNeeded(0),)
    assert story.held(0) == [NIC_3]
    assert refused(story, 0, act.Call(NIC), at=4_999).rule == "P4"
    assert story.call(0, "nic", at=5_000) == (act.Claimed(0, NIC),)


def test_P4_for_points_the_same_kind_counts_again() -> None:
    story = SpotStory(f"{NIC_3} 1oc 2cv 3to 5sr", goal="points").add_all()
    story.claim(0, "nic", NIC_3)
    assert names(story.claim(0, "nic", "1oc 2cv 3to")) == ["Collected"]


def test_P4_withdrawing_after_the_call_and_time_out_are_incorrect() -> None:
    story = SpotStory(f"{NIC_3} 4qo").add_all()
    story.call(0, "nic", at=0)
    assert story.do(0, act.Withdraw()) == (act.Incorrect(0),)
    assert refused(story, 0, act.Call(NIC), at=2_999).reason.endswith("in 0.1 seconds.")
    story.call(0, "nic", at=3_000)
    assert [names(entry.events) for entry in story.wait(13_000)] == [["Incorrect"]]


def test_P4_the_cool_down_is_an_option() -> None:
    story = SpotStory(f"{NIC_3} 4qo", miss_cooldown_ms=0).add_all()
    story.call(0, "tic")
    story.do(0, act.Withdraw())
    assert names(story.call(0, "nic")) == ["Claimed"]


def penalty_story(**options: Any) -> SpotStory:
    """Three seats; seat 0 holds a Nic of 3 and then a Nic of 4, cards for more lie there."""
    deck = f"{NIC_4} 1oc 2cv 3to 5ty 5to 5tr 1ty"
    story = SpotStory(deck, seats=3, penalty=True, **options).add_all()
    story.claim(0, "nic", "1oc 2cv 3to", at=1_000)
    story.claim(0, "nic", NIC_4)
    return story


def test_P4_penalty_costs_the_largest_set_card_by_card_to_the_bottoms_clockwise() -> None:
    story = penalty_story()
    story.call(0, "tic", at=2_000)
    events = story.show(0, "5ty 5to 1ty")
    assert events[:2] == (act.Incorrect(0), act.Surrendered(0, cards_of(NIC_4), (1, 2, 1, 2)))
    assert events[2:] == (act.Turn(1),), "all stacks were empty: the next with cards is on turn"
    assert (story.stack(1), story.stack(2), story.stack(0)) == (["1ov", "3ty"], ["2cc", "4qo"], [])
    assert story.held(0) == ["1oc 2cv 3to"], "the smaller set stays"


def test_P4_the_cards_go_below_what_is_in_the_stacks() -> None:
    story = SpotStory(f"{NIC_3} 1oc 2cv 3to 5ty 5to", seats=2, penalty=True)
    for seat in (0, 1, 0):
        story.do(seat, act.Add())
    story.claim(1, "nic", NIC_3)
    story.call(1, "tic")
    story.do(1, act.Withdraw())
    assert story.stack(0) == ["2cv", "5ty", "1ov", "2cc", "3ty"]
    assert story.table.turn == 1, "who was on turn stays so"


def test_P4_alone_the_cards_go_to_the_own_stack() -> None:
    story = SpotStory(f"{NIC_3} {SINGLE_3}", seats=1, penalty=True).add_all()
    story.claim(0, "nic", NIC_3)
    story.call(0, "tic")
    assert story.do(0, act.Withdraw())[1:] == (act.Surrendered(0, cards_of(NIC_3), (0, 0, 0)), act.Turn(0))
    assert story.stack(0) == NIC_3.split()


def test_P4_among_equals_the_seat_chooses() -> None:
    story = choosing_story()
    assert refused(story, 1, act.Surrender(0)).rule == "P4"
    assert "largest" in refused(story, 0, act.Surrender(2)).reason
    assert "Choose" in refused(story, 0, act.Call(NIC), at=24_000).reason
    assert story.call(1, "nic", at=24_000) == (act.Queued(1),)
    events = story.do(0, act.Surrender(1))
    assert names(events) == ["Surrendered", "Turn", "Claimed"]
    assert story.held(0) == [NIC_3]


def test_P4_who_does_not_choose_in_10_seconds_loses_the_first_collected() -> None:
    story = choosing_story()
    assert refused(story, 0, act.Surrender(1), at=30_000).rule == "P4"
    entry = story.match.entries[-1]
    assert (entry.t, entry.seat, entry.action) == (30_000, None, act.SurrenderTimeout())
    assert entry.events[0] == act.Surrendered(0, cards_of(NIC_3), (1, 1, 1))
    assert story.held(0) == [SINGLE_3]


def test_P4_the_kind_given_up_is_needed_again() -> None:
    story = choosing_story()
    story.do(0, act.Surrender(0))
    story.add_all()
    assert names(story.claim(0, "nic", NIC_3, at=40_000)) == ["Collected"]


def test_P4_without_sets_or_without_the_option_nothing_is_lost() -> None:
    story = SpotStory(f"{NIC_3} 4qo 5sr", penalty=True).add_all()
    story.call(0, "tic")
    assert story.do(0, act.Withdraw()) == (act.Incorrect(0),)
    story = SpotStory(f"{NIC_3} 1oc 2cv 3to").add_all()
    story.claim(0, "nic", NIC_3)
    story.call(0, "tic")
    assert story.do(0, act.Withdraw()) == (act.Incorrect(0),)
    assert story.held(0) == [NIC_3]
