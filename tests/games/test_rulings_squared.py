"""Every ruling of Tic Squared by its number, and the lines of its sheet."""

from typing import Any

import pytest
from square_story import SquareStory, cards_of

from ticgame.core.cards import ALL_CARDS, parse_card
from ticgame.core.errors import OptionError
from ticgame.core.match import Header, Match, Player, check_deck
from ticgame.games.squared.actions import Draw, End, Start, TwoTic
from ticgame.games.squared.rules import Squared

ADA_BEN = (Player("Ada", "human"), Player("Ben", "human"))


@pytest.mark.parametrize(("seats", "used"), [(2, 42), (3, 63), (4, 84)])
def test_Q1_a_part_of_the_deck_is_used(seats: int, used: int) -> None:
    rules = Squared.from_options({}, seats)
    match = Match.start(rules, [Player("A", "human")] * seats, seed=1, app="test")
    assert len(match.header.deck) == used
    assert match.view(None).hand_sizes == (12,) * seats
    assert match.view(None).deck_size == used - 12 * seats


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"used": 24}, "used: 2 hands of 12 need more than 24 cards, not 24"),
        ({"used": 126}, "used: a whole number from 1 to 125 is needed, not 126"),
        ({"hand": 1}, "hand: a whole number of 2 or more is needed, not 1"),
        ({"hand": True}, "hand: a whole number of 2 or more is needed, not True"),
        ({"hand": 63, "used": 125}, "2 hands of 63 need more than 126 cards"),
        ({"first": 2}, "first: a seat from 0 to 1 is needed, not 2"),
        ({"cards": 3}, "cards: Tic Squared has no such option; it has used, hand, first"),
    ],
)
def test_Q1_options_that_do_not_go_are_refused(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        Squared.from_options(options, 2)


def test_Q1_every_fault_is_told_at_once() -> None:
    with pytest.raises(OptionError) as told:
        Squared.from_options({"used": 0, "hand": 0, "first": 9, "x": 1}, 2)
    assert len(told.value.faults) == 4


def test_Q1_a_given_deck_holds_the_used_cards_and_no_more() -> None:
    rules = Squared.from_options({"used": 30, "first": 0}, 2)
    for count in (29, 31):
        with pytest.raises(OptionError, match=f"deck: {count} cards are too"):
            check_deck(rules, 2, ALL_CARDS[:count])


def test_Q1_start_cards_are_chosen_in_secret_and_shown_together() -> None:
    rules = Squared.from_options({"hand": 3, "used": 12, "first": 1}, 2)
    match = Match(rules, Header("squared", rules.options_json(), ADA_BEN, None, ALL_CARDS[:12], "test"))
    assert match.actors() == (0, 1)
    assert match.act(1, Start(match.view(1).hand[2])).events == ()
    assert match.actors() == (0,)
    assert [match.view(seat).start for seat in (None, 0, 1)] == [None, None, 5]
    assert match.view(0).has_chosen == (False, True)
    assert match.view(0).grids == ()
    assert match.why_not(1, Start(match.view(1).hand[0])) == "Wait until all have chosen their start cards."
    assert match.why_not(0, Start(parse_card("5sr"))) == "You don't hold 5-star-red."
    assert match.why_not(0, Draw()) == "Choose your start card first."
    assert match.why_not(0, End()) == "Choose your start card first."
    events = match.act(0, Start(match.view(0).hand[0])).events
    assert [type(event).__name__ for event in events] == ["Started", "Turn"]
    assert [next(grid.cards())[1] for grid in match.view(None).grids] == [0, 5]
    assert match.view(None).hand_sizes == (2, 2)
    assert match.actors() == (1,)


SIX = "1ov 1oc 1oy 1oo 1or 2ov"
"""Cards of which all but the last are a 1 and a circle, so that each Tics with each."""
OTHER = "5sr 5so 5sy 5sc 5sv 4sr"


def test_Q2_a_square_begins_a_line_on_any_side() -> None:
    story = SquareStory(SIX, OTHER, size=5)
    assert story.open_cells(0) == {(0, -1), (-1, 0), (1, 0), (0, 1)}


def test_Q2_a_longer_grid_lengthens_its_shorter_direction() -> None:
    story = SquareStory(SIX, OTHER, size=5)
    story.play("1oc", 0, 1, 0)
    assert story.open_cells(0) == {(0, -1), (1, -1), (0, 1), (1, 1)}
    reason = story.why_not_play("1oy", 0, 2, 0)
    assert reason == "The grid must become a square again: a row is needed."
    tall = SquareStory(SIX, OTHER, size=5).play("1oc", 0, 0, 1)
    reason = tall.why_not_play("1oy", 0, 0, 2)
    assert reason == "The grid must become a square again: a column is needed."


def test_Q2_a_line_is_finished_before_another_begins() -> None:
    story = SquareStory(SIX, OTHER, size=5)
    story.play("1oc", 0, 1, 0).play("1oy", 0, 1, 1)
    assert story.open_cells(0) == {(0, 1)}
    reason = "Go on at an end of the unfinished line first."
    assert story.why_not_play("1oo", 0, 0, -1) == reason
    assert story.why_not_play("1oo", 0, 1, 0) == "A card already lies there."
    far = "The card must touch another card of the grid side by side."
    assert story.why_not_play("1oo", 0, 5, 5) == far
    assert story.why_not_play("1oo", 0, 10**9, 0) == far
    story.play("1oo", 0, 0, 1)
    assert len(story.open_cells(0)) == 8


def test_Q2_the_first_card_may_lie_anywhere_along_a_line_and_leaves_no_gap() -> None:
    story = SquareStory(SIX, OTHER, size=5)
    story.play("1oc", 0, 1, 0).play("1oy", 0, 0, 1).play("1oo", 0, 1, 1)
    story.play("1or", 0, 2, 0)
    assert story.open_cells(0) == {(2, 1)}


def test_Q3_no_edge_may_be_a_nic() -> None:
    story = SquareStory("1ov 2cc 1cy", "5sr 5so 4sr", size=4)
    assert story.why_not_play("2cc", 0, 1, 0) == "It would be a Nic with 1-circle-violet."
    assert story.why_not_play("1cy", 0, 1, 0) is None


def test_Q4_own_grid_and_one_opponents_in_a_turn() -> None:
    story = SquareStory("1ov 1oc 1oy 1oo 2ov", "2oc 3sr 3sy 3so 3sc", "1cv 4sr 4sy 4so 4sc", size=5)
    story.play("1oc", 0, 1, 0)
    story.play("1oy", 0, 1, 1)
    assert story.why_not_play("2ov", 1, 1, 0) is None
    assert story.why_not_play("1oo", 2, 1, 0) is None
    story.play("2ov", 1, 1, 0)
    assert story.match.view(None).opponent == 1
    reason = "In a turn you may play on your own grid and one opponent's."
    assert story.why_not_play("1oo", 2, 1, 0) == reason
    assert story.why_not_play("1oo", 0, 0, 1) is None
    assert story.why_not_play("1oo", 5, 0, 1) == "In a turn you may play on your own grid and one opponent's."
    story.end()
    assert story.why_not_play("3sr", 2, 0, 1, seat=0) == "It is another player's turn."
    assert story.match.view(None).opponent is None


def test_Q4_there_are_no_other_grids() -> None:
    story = SquareStory(SIX, OTHER, size=5)
    for owner in (-1, 2):
        assert story.why_not_play("1oc", owner, 1, 0).startswith("There is no grid")


def test_Q5_singles_end_the_turn_and_a_tic_goes_on() -> None:
    story = SquareStory("1ov 1oc 3cv 1oo", "5sr 5so 5sy 5sc", size=5)
    story.play("1oc", 0, 1, 0)
    assert (story.words(), story.turn) == (["Edge"], 0)
    story.play("3cv", 0, 0, 1)
    assert (story.words(), story.turn) == (["Edge", "Turn"], 1)


def test_Q5_two_tics_make_opponents_draw_the_number_of_the_card() -> None:
    story = SquareStory("1ov 1oc 2oc 2ov 4sr", "5sr 5so 5sy 5sc 5sv", "5qr 5qo 5qy 5qc 5qv", size=8)
    rest = story.deck[15:]
    story.play("1oc", 0, 1, 0).play("2oc", 0, 1, 1).play("2ov", 0, 0, 1)
    assert story.last.events[-1] == TwoTic((0, 2, 2))
    assert story.hand(1)[-2:] == [rest[0], rest[2]]
    assert story.hand(2)[-2:] == [rest[1], rest[3]]
    assert (story.turn, story.deck_size) == (0, 4)


def test_Q5_from_the_left_as_far_as_the_deck_goes() -> None:
    story = SquareStory("5qr 5qo 5qy 5qc 5qv", "4ov 4oc 5oc 5ov 4sr", "5sr 5so 5sy 5sc 5sv", size=5, first=1)
    rest = story.deck[15:]
    story.play("4oc", 1, 1, 0).play("5oc", 1, 1, 1).play("5ov", 1, 0, 1)
    assert story.last.events[-1] == TwoTic((2, 0, 3))
    assert story.hand(2)[-3:] == [rest[0], rest[2], rest[4]]
    assert story.deck_size == 0


def test_Q5_the_last_card_makes_them_draw_before_it_goes_out() -> None:
    story = SquareStory("1ov 1oc 2oc 2ov", "5sr 5so 5sy 5sc", size=8)
    story.play("1oc", 0, 1, 0).play("2oc", 0, 1, 1).play("2ov", 0, 0, 1)
    assert story.words() == ["Edge", "Edge", "TwoTic"]
    assert story.result == {"winners": [0], "why": "out", "totals": [4, 1 - 5]}


def test_Q6_only_the_drawn_card_may_be_played_next() -> None:
    story = SquareStory("1ov 1oc 3sr", "5sr 5so 4sc", rest="1oy 2qy 2qo 2qc")
    story.draw()
    assert (story.words(), story.turn, story.hand(0)[-1]) == (["Drew"], 0, "1oy")
    assert story.match.view(0).drawn == parse_card("1oy")
    assert (story.match.view(1).drawn, story.match.view(1).has_drawn) == (None, True)
    assert (
        story.why_not_play("1oc", 0, 1, 0) == "Only the card just drawn may be played now: 1-circle-yellow."
    )
    assert story.why_not(Draw()) == "Play the card you drew, or end your turn."
    story.play("1oy", 0, 1, 0)
    assert story.turn == 0, "a Tic goes on as usual"
    assert story.why_not_play("1oc", 0, 1, 1) is None
    assert story.why_not(Draw()) is None, "drawing again is allowed"


def test_Q6_a_drawn_card_that_is_not_played_ends_the_turn() -> None:
    story = SquareStory("1ov 1oc 3sr", "5sr 5so 4sc", rest="1oy 2qy 2qo 2qc")
    story.draw().end()
    assert (story.words(), story.turn) == (["Turn"], 1)
    assert story.hand(0)[-1] == "1oy"


def test_Q6_a_drawn_card_that_only_singles_ends_the_turn() -> None:
    story = SquareStory("1ov 1oc 3sr", "5sr 5so 4sc", rest="1qy 2qy 2qo 2qc")
    story.draw().play("1qy", 0, 1, 0)
    assert story.turn == 1


def test_Q6_a_drawn_card_that_can_not_be_played_ends_the_turn() -> None:
    story = SquareStory("1ov 1oc 3sr", "5sr 5so 4sc", rest="2qy 2qo 2qc")
    story.draw()
    assert (story.words(), story.turn) == (["Drew", "Turn"], 1)


def test_Q6_a_drawn_card_counts_only_where_the_turn_may_play() -> None:
    story = SquareStory("1ov 1oc 2oo 3sr", "2oc 3ty 3to 3tr", "5sr 3qy 3qo 3qr", rest="5sy 4to 4tr")
    story.play("1oc", 0, 1, 0).play("2oo", 1, 1, 0)
    story.draw()
    assert (story.words(), story.turn) == (["Drew", "Turn"], 1), "5sy would go on the third grid alone"


def test_Q6_a_turn_must_begin_with_a_play_or_a_draw_and_may_end_after_a_tic() -> None:
    story = SquareStory("1ov 1oc 3sr", "5sr 5so 4sc", rest="2qy 2qo 2qc")
    assert story.why_not(End()) == "Play a card or draw one first."
    story.play("1oc", 0, 1, 0)
    assert story.turn == 0, "it must say so, even with nothing left to do"
    story.end()
    assert story.turn == 1
    assert story.why_not(End()) == "Play a card or draw one first."


def test_Q7_the_last_card_must_make_a_tic() -> None:
    story = SquareStory("1ov 1qy", "5sr 5so", rest="2qy 2qo 2qc")
    reason = "The last card must make a Tic, or come after one in the same turn."
    assert story.why_not_play("1qy", 0, 1, 0) == reason
    assert list(story.match.legal(0)) == [Draw()]


def test_Q7_or_come_after_one_in_the_same_turn() -> None:
    story = SquareStory("1ov 1oc 1qy", "5sr 5so 5sc", rest="2qy 2qo 2qc")
    story.play("1oc", 0, 1, 0).play("1qy", 0, 0, 1)
    assert story.words() == ["Edge"]
    assert story.result == {"winners": [0], "why": "out", "totals": [3, -1]}


def test_Q7_a_tic_of_the_last_card_wins_at_once() -> None:
    story = SquareStory("1ov 1oy", "5sr 5so", rest="2qy 2qo 2qc").play("1oy", 0, 1, 0)
    assert story.result["winners"] == [0]
    assert story.match.actors() == ()
    assert story.match.why_not(1, Draw()) == "The game is over."


def test_Q8_the_turn_is_finished_once_the_deck_is_empty() -> None:
    story = SquareStory("1ov 1oc 3sr", "5sr 5so 5sc", rest="1oy")
    story.draw().play("1oy", 0, 1, 0)
    assert story.result is None
    assert story.why_not(Draw()) == "The deck is empty."
    story.play("1oc", 0, 1, 1).end()
    assert story.words() == [], "no further turn begins"
    assert story.result == {"winners": [0], "why": "deck", "totals": [3 - 1, 1 - 2]}


def test_Q8_going_out_in_that_turn_still_wins() -> None:
    story = SquareStory("1ov 1oc 1oo", "5sr 5so 5sc", rest="1oy")
    story.draw().play("1oy", 0, 1, 0).play("1oc", 0, 1, 1).play("1oo", 0, 0, 1)
    assert story.result["why"] == "out"


def test_Q8_a_last_card_drawn_that_can_not_be_played_ends_the_game() -> None:
    story = SquareStory("1ov 1oc 3sr", "5sr 5so 5sc", rest="2qy").draw()
    assert story.words() == ["Drew"]
    assert story.result == {"winners": [1], "why": "deck", "totals": [1 - 3, 1 - 2]}


def test_Q8_equal_totals_share_the_win() -> None:
    story = SquareStory("1ov 1oc 3sr", "5sr 5so 5sc", rest="2qy 2qo")
    story.draw().draw()
    assert story.result == {"winners": [0, 1], "why": "deck", "totals": [-2, -2]}


def test_Q9_cards_of_others_count_for_the_owner() -> None:
    story = SquareStory("1ov 2sr 3sr 4sr", "5sr 1ty 2to 3tc", rest="2qy")
    story.play("4sr", 1, 1, 0).play("3sr", 1, 1, 1).end()
    story.draw()
    assert story.result is not None
    assert story.result["totals"] == [1 - 1, 3 - 4]


def test_cards_that_are_not_held_are_refused() -> None:
    story = SquareStory(SIX, OTHER, size=5)
    assert story.why_not_play("5so", 0, 1, 0) == "You don't hold 5-star-orange."
    assert story.why_not(Start(cards_of("1oc")[0])) == "The start cards lie already."
