"""The lines of the sheet "TIC Together" that no ruling repeats, in the sheet's order."""

import pytest
from story import Story

from ticgame.bots import make_bot
from ticgame.bots.driver import play_out
from ticgame.core.errors import IllegalAction
from ticgame.core.layout import Cell
from ticgame.core.match import Match, Player
from ticgame.games.together.rules import Together


def match_of(seats: int, *, seed: int = 1, **options: object) -> Match:
    players = [Player(f"Player {seat + 1}", "human") for seat in range(seats)]
    return Match.start(Together.from_options(options, seats), players, seed=seed, app="test")


# Setup


@pytest.mark.parametrize("seats", range(1, 7))
def test_one_to_six_players_get_five_cards_each_and_a_start_card_lies(seats: int) -> None:
    view = match_of(seats).view(None)
    assert view.hand_sizes == (5,) * seats
    assert [cell for cell, _card in view.layout.cards()] == [Cell(0, 0)]
    assert view.deck_size == 125 - 5 * seats - 1


def test_play_goes_on_clockwise_from_any_starting_player() -> None:
    match = match_of(3, first=2, limit=20)
    turns = []
    for _play in range(6):
        turns.append(match.actors())
        match.act(match.actors()[0], next(match.legal(match.actors()[0])))
    assert turns == [(2,), (0,), (1,), (2,), (0,), (1,)]


# Building the Shared Layout


def test_a_card_touches_another_edge_to_edge() -> None:
    story = Story("3so", start="3sv")
    assert story.cells() == {(-1, 0), (1, 0), (0, -1), (0, 1)}
    assert "side by side" in story.why_not("3so", 1, 1)


def test_once_the_span_is_reached_it_grows_no_further_that_way() -> None:
    story = Story("3so 3sr", start="3sv 3sc", grid=[3, 6])
    assert {(-1, 0), (2, 0)} <= story.cells()
    story.play("3so", 2, 0)
    assert not {(-1, 0), (3, 0)} & story.cells()
    assert {(0, -1), (0, 1)} <= story.cells(), "the other direction is still open"
    assert "3 × 6" in story.why_not("3sr", 3, 0)


def test_gaps_are_allowed_and_may_be_filled() -> None:
    story = Story("3so", start="3sv ... 3sc")
    assert (1, 0) in story.cells()
    assert story.play("3so", 1, 0).edges == ["3sv tic", "3sc tic"]


def test_a_taken_cell_is_not_free() -> None:
    story = Story("3so", start="3sv 3sc")
    assert (0, 0) not in story.cells()
    assert "already" in story.why_not("3so", 0, 0)


# Taking a Turn


def test_exactly_one_card_of_the_own_hand_is_played_and_one_drawn() -> None:
    match = match_of(2, first=0)
    before = match.view(0)
    action = next(match.legal(0))
    entry = match.act(0, action)
    after = match.view(0)
    assert len(set(before.hand) - set(after.hand)) == len(set(after.hand) - set(before.hand)) == 1
    assert action.card not in after.hand
    assert after.deck_size == before.deck_size - 1
    assert type(entry.events[-1]).__name__ == "Drew"
    with pytest.raises(IllegalAction):
        match.act(0, next(iter(match.rules.choices(before, 0))))


def test_every_card_it_touches_is_compared_left_right_up_down() -> None:
    story = Story("3so", start="... 1ov ...\n3sv ... 3oc\n... 3qo ...")
    told = story.play("3so", 1, 1)
    assert told.edges == ["3sv tic", "3oc single", "1ov nic", "3qo tic"]


def test_cards_at_a_corner_are_not_compared() -> None:
    story = Story("3so", start="3sv 1ov")
    assert story.play("3so", 0, 1).edges == ["3sv tic"]


# Nics


@pytest.mark.parametrize(("left", "right", "nics"), [("1sv", "1ov", 1), ("1cc", "1ov", 2)])
def test_each_nic_of_a_play_counts(left: str, right: str, nics: int) -> None:
    # The sheet's examples: a Tic, a Single and a Nic add one; a Tic and two Nics add two.
    story = Story("3so", start=f"{left} ... {right}\n... 3sy ...")
    assert story.play("3so", 1, 0).penalty == nics


def test_singles_and_tics_cost_nothing() -> None:
    story = Story("3so", start="1sv ... 3sr")
    told = story.play("3so", 1, 0)
    assert (told.penalty, story.penalty) == (None, 0)


def test_the_seventh_nic_ends_the_standard_game() -> None:
    start = "... 1cc ... 1ov ...\n2oc ... 2ty ... 1qc\n... 4qv ... ... ..."
    story = Story("3so 5sr 5sv", start=start, limit=7)
    assert story.play("3so", 1, 1).penalty == 4
    assert story.result is None
    assert story.play("5sr", 3, 1).penalty == 7
    assert story.result["why"] == "limit"
    with pytest.raises(IllegalAction, match="over"):
        story.play("5sv", 0, 0)


# Forced Plays


def test_a_nic_may_be_forced_and_is_legal() -> None:
    story = Story("5sr", start="1ov")
    assert all(story.why_not("5sr", *cell) is None for cell in story.cells())
    assert story.play("5sr", 1, 0).penalty == 1


def test_there_is_a_place_as_long_as_a_cell_is_free() -> None:
    match = match_of(2, grid=[3, 3], limit=20, missions=["tic-group-5"])
    while not match.is_over:
        assert match.view(None).layout.open
        seat = match.actors()[0]
        match.act(seat, next(match.legal(seat)))


# Ending the Game


def test_the_grid_need_not_be_full_to_win() -> None:
    story = Story("3so", start="3sv ... 3sr", missions=["double-tic"])
    story.play("3so", 1, 0)
    assert story.result["win"] is True
    assert story.match.actors() == ()


def test_play_goes_on_until_the_grid_is_full() -> None:
    never = {"kind": "tic_group", "size": 5, "count": 75}
    ends = []
    for seed in range(6):
        match = match_of(1, grid=[4, 4], limit=20, missions=[never], seed=seed)
        play_out(match, {0: make_bot("greedy", match.rules, 0, seed)})
        ends.append((match.result.why, match.view(None).layout.count))
    assert ("full", 16) in ends
    assert all(count == 16 for why, count in ends if why == "full")


# Draw Deck Runs Out


def test_when_the_deck_runs_out_play_goes_on_without_drawing() -> None:
    story = Story("3so 3sr 3sy 3sc 3qo", seats=2, hand=2, start="3sv")
    assert story.play("3so", 1, 0).kinds[-1] == "Drew"
    assert story.play("3sr", 2, 0).kinds[-1] == "Edge", "the deck is empty"
    assert (story.hand(0), story.hand(1)) == (["3sy", "3qo"], ["3sc"])
    for card, x in (("3sy", 3), ("3sc", 4), ("3qo", -1)):
        assert story.result is None
        story.play(card, x, 0)
    assert story.result["why"] == "cards"


def test_missions_can_still_be_done_without_a_deck() -> None:
    story = Story("3sr 3so", seats=2, start="3sv", missions=["tic-group-3"])
    story.play("3sr", 1, 0)
    story.play("3so", 2, 0)
    assert story.result["why"] == "missions", "won with the very last card"


# Sequence Variation


def test_a_play_of_the_sequence_game_draws_and_passes_on_the_same() -> None:
    match = match_of(2, relation="sequence", first=1)
    action = next(match.legal(1))
    match.act(1, action)
    assert match.actors() == (0,)
    assert len(match.view(1).hand) == 5


def test_the_sequence_game_is_lost_when_the_grid_is_full() -> None:
    start = "1ov 2ov 1oc\n1cv 2cv 1cc\n2oc 2cc ..."
    story = Story("1tc", start=start, grid=[3, 3], relation="sequence", missions=["tripo-3"])
    story.play("1tc", 2, 2)
    assert story.result["why"] == "full"
