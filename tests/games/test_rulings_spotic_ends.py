"""The rulings of SpoTic on what sets are and how games end, P5 to P9 (`docs/rulings.md`)."""

from spot_story import (
    NIC_3,
    NIC_4,
    NIC_5,
    SINGLE_3,
    SINGLE_5,
    TIC_3,
    TIC_5,
    SpotStory,
    choosing_story,
    names,
    refused,
)

from ticgame.core.cards import Relation
from ticgame.games.spotic import actions as act

TIC, SINGLE, NIC = Relation.TIC, Relation.SINGLE, Relation.NIC


# P5


def test_P5_sets_are_pure() -> None:
    for rel, codes in (("single", "1oo 2co 2to"), ("single", TIC_3), ("tic", SINGLE_3), ("nic", SINGLE_3)):
        story = SpotStory(f"{codes} 4sv 5qc 2cy").add_all()
        story.call(0, rel)
        assert names(story.show(0, codes)) == ["Incorrect"], (rel, codes)
    for rel, codes in (("single", SINGLE_5), ("tic", TIC_5), ("nic", NIC_5)):
        story = SpotStory(codes).add_all()
        story.call(0, rel)
        assert names(story.show(0, codes)) == ["Collected"], (rel, codes)


# P6


def nine_sets() -> list[tuple[str, str]]:
    """Nine sets of the nine kinds without a card in common."""
    return [
        ("tic", "1ov 1oc 1oy"),
        ("tic", "1cv 1cc 1cy 1co"),
        ("tic", "2ov 2oc 2oy 2oo 2or"),
        ("single", "3ov 4cv 5tv"),
        ("single", "3oc 4cc 5tc 2qc"),
        ("single", "1tr 2qr 3or 4cr 5sr"),
        ("nic", "3cy 4to 5qr"),
        ("nic", "2cc 3ty 4qo 1sr"),
        ("nic", "1qv 2sc 3to 4oy 5cr"),
    ]


def test_P6_all_nine_sets_win_at_once() -> None:
    deck = " ".join(codes for _rel, codes in nine_sets())
    assert len(set(deck.split())) == len(deck.split()) == 36
    story = SpotStory(f"{deck} 5so", seats=2)
    while story.table.stack_sizes != (1, 0):
        story.do(story.table.turn, act.Add())
    for rel, codes in nine_sets():
        assert story.match.result is None
        story.claim(1, rel, codes)
    assert story.result == {"winners": [1], "why": "nine", "sets": [0, 9], "points": [0, 3 * 14 + 1 + 2]}
    assert story.match.actors() == ()
    assert refused(story, 0, act.Add()).rule == "P6"


def test_P6_it_ends_when_nobody_needs_what_lies_there() -> None:
    story = SpotStory(f"{NIC_3} 1oc 2cv 3to", seats=2).add_all()
    story.claim(0, "nic", NIC_3)
    assert story.match.result is None, "the other seat needs the second Nic"
    story.claim(1, "nic", "1oc 2cv 3to")
    assert story.result == {"winners": [0], "why": "exhausted", "sets": [1, 1], "points": [2, 1]}


def test_P6_most_sets_win_before_most_points() -> None:
    story = SpotStory(f"{NIC_5} 1cv 1qv 1sv 2oo 3oo 1oo 5oo 2sy", seats=2, goal="nine").add_all()
    story.claim(0, "nic", NIC_5)
    story.claim(1, "tic", "1cv 1qv 1sv")
    story.claim(1, "tic", "2oo 3oo 1oo 5oo")
    assert story.result == {"winners": [1], "why": "exhausted", "sets": [1, 2], "points": [13, 4]}


def test_P6_equal_sets_and_points_share_the_win() -> None:
    story = SpotStory("2ov 3cc 4ty 2oc 3cv 4to", seats=2).add_all()
    story.claim(0, "nic", "2ov 3cc 4ty")
    story.claim(1, "nic", "2oc 3cv 4to")
    assert story.result == {"winners": [0, 1], "why": "exhausted", "sets": [1, 1], "points": [1, 1]}


def test_P6_the_last_card_may_end_it_and_queued_calls_lapse() -> None:
    story = SpotStory("1ov 1oc 2cv", seats=1)
    story.do(0, act.Add())
    story.do(0, act.Add())
    assert names(story.do(0, act.Add())) == ["Added"]
    assert story.result["why"] == "exhausted"
    story = SpotStory(f"{NIC_3} 1oc", seats=2).add_all()
    story.call(0, "nic", at=0)
    story.call(1, "nic")
    assert names(story.show(0, NIC_3)) == ["Collected"], "no claim opens any more"
    assert story.match.deadline is None


def test_P6_it_does_not_end_while_a_penalty_may_bring_cards_back() -> None:
    story = choosing_story()
    assert story.match.result is None
    story.do(0, act.Surrender(0))
    assert story.match.result is None


# P7


def test_P7_points_of_sets_and_extreme_cards() -> None:
    story = SpotStory(f"{NIC_5} 2oo 3oo 4oo 5oo 1sy 2sy 3sy", seats=2, goal="points").add_all()
    story.claim(0, "nic", NIC_5)
    story.claim(1, "tic", "2oo 3oo 4oo 5oo")
    story.claim(1, "tic", "1sy 2sy 3sy")
    assert story.result == {"winners": [0], "why": "exhausted", "sets": [1, 2], "points": [13, 4]}


def test_P7_it_goes_on_while_any_set_is_there_whoever_has_the_kind() -> None:
    story = SpotStory("2ov 3cc 4ty 2oc 3cv 4to", seats=1, goal="points").add_all()
    story.claim(0, "nic", "2ov 3cc 4ty")
    assert story.match.result is None
    story.claim(0, "nic", "2oc 3cv 4to")
    assert story.result == {"winners": [0], "why": "exhausted", "sets": [2], "points": [2]}


def test_P7_points_decide_and_ties_are_shared() -> None:
    story = SpotStory("2ov 3cc 4ty 2oc 3cv 4to", seats=3, goal="points").add_all()
    story.claim(2, "nic", "2ov 3cc 4ty")
    story.claim(1, "nic", "2oc 3cv 4to")
    assert story.result["winners"] == [1, 2]


# P8


def test_P8_alone_time_and_cards_revealed_are_in_the_record() -> None:
    story = SpotStory(f"{NIC_3} 4qo 5sr", seats=1)
    for card in range(3):
        story.do(0, act.Add(), at=1_000 * card)
    story.claim(0, "nic", NIC_3, at=7_000)
    story.do(0, act.Add(), at=8_000)
    story.do(0, act.Add(), at=9_500)
    assert story.result["why"] == "exhausted"
    added = [event for entry in story.match.entries for event in entry.events if isinstance(event, act.Added)]
    assert (story.match.entries[-1].t, len(added)) == (9_500, 5)


# P9


def agreed_story() -> SpotStory:
    return SpotStory(f"{NIC_4} 1oc 2cv", seats=3).add_all()


def test_P9_when_all_have_said_no_more_the_game_ends() -> None:
    story = agreed_story()
    assert [story.do(seat, act.NoMore()) for seat in (2, 0)] == [(), ()]
    assert "already" in refused(story, 2, act.NoMore()).reason
    assert story.match.result is None
    story.do(1, act.NoMore())
    assert story.result == {"winners": [0, 1, 2], "why": "agreed", "sets": [0, 0, 0], "points": [0, 0, 0]}


def test_P9_only_when_the_stacks_are_empty_and_nothing_is_open() -> None:
    story = SpotStory(f"{NIC_4} 1oc 2cv", seats=3)
    assert refused(story, 0, act.NoMore()).rule == "P9"
    story.add_all()
    story.call(1, "nic")
    assert refused(story, 0, act.NoMore()).rule == "P9"


def test_P9_a_call_takes_every_no_more_back() -> None:
    story = agreed_story()
    story.do(0, act.NoMore())
    story.do(1, act.NoMore())
    story.call(2, "nic")
    assert story.table.no_more == (False, False, False)
    story.do(2, act.Withdraw())
    story.do(0, act.NoMore())
    assert story.table.no_more == (True, False, False)


def test_P9_a_collected_set_takes_them_back_and_for_points_it_is_counted() -> None:
    story = SpotStory("2ov 3cc 4ty 2oc 3cv 4to 5sv", seats=2, goal="points").add_all()
    story.do(1, act.NoMore())
    story.claim(0, "nic", "2ov 3cc 4ty")
    assert story.table.no_more == (False, False)
    for seat in (0, 1):
        story.do(seat, act.NoMore())
    assert story.result == {"winners": [0], "why": "agreed", "sets": [1, 0], "points": [1, 0]}
