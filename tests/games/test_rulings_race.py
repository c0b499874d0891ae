"""Every ruling of Tic Squared Race by its number."""

from random import Random
from typing import Any

import pytest
from square_story import SquareStory, cards_of

from ticgame.core.errors import IllegalAction, OptionError
from ticgame.core.layout import Cell
from ticgame.core.match import Header, Match, Player
from ticgame.games.squared.actions import Draw, Play, TwoTic
from ticgame.games.squared.race import Race


def race(*hands: str, **more: Any) -> SquareStory:
    return SquareStory(*hands, name="race", **more)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"two_tic_draw": 1}, "two_tic_draw: true or false is needed, not 1"),
        ({"tic_to_finish": None}, "tic_to_finish: true or false is needed, not None"),
        (
            {"draw_cooldown_ms": -1},
            "draw_cooldown_ms: a whole number of milliseconds from 0 to 1000000000000 is needed, not -1",
        ),
        ({"draw_cooldown_ms": True}, "draw_cooldown_ms: a whole number of milliseconds"),
        ({"first": 0}, "first: Tic Squared Race has no such option"),
        ({"used": 24}, "used: 2 hands of 12 need more than 24 cards"),
    ],
)
def test_options_that_do_not_go_are_refused(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        Race.from_options(options, 2)


def test_X1_any_seat_any_time_any_grid() -> None:
    story = race("1ov 1oc 1oy 4sr 4so", "5sr 1oo 5sc 5sv 5so", "3qy 3qo 3qc 2ov 3qr", size=5)
    assert story.match.actors() == (0, 1, 2)
    story.play("1oo", 0, 1, 0, seat=1).play("1oc", 0, 1, 1, seat=0).play("1oy", 0, 0, 1, seat=0)
    story.play("4sr", 1, 1, 0, seat=0)
    story.play("2ov", 0, 2, 0, seat=2)
    assert story.grid(0) == {(0, 0): "1ov", (1, 0): "1oo", (1, 1): "1oc", (0, 1): "1oy", (2, 0): "2ov"}
    assert story.match.actors() == (0, 1, 2)


def test_X1_a_start_card_is_chosen_by_everybody_before_the_race() -> None:
    rules = Race.from_options({"used": 7, "hand": 3}, 2)
    players = (Player("Ada", "human"), Player("Ben", "human"))
    match = Match(rules, Header("race", rules.options_json(), players, None, tuple(range(7)), "test"))
    assert match.why_not(0, Draw()) == "Choose your start card first."
    assert match.why_not(0, Play(0, 0, Cell(1, 0))) == "Choose your start card first."


def test_X2_two_tics_make_opponents_draw() -> None:
    story = race("1ov 1oc 2oc 2ov 4sr", "5sr 5so 5sy 5sc 5sv", size=8)
    story.play("1oc", 0, 1, 0, seat=0).play("2oc", 0, 1, 1, seat=0).play("2ov", 0, 0, 1, seat=0)
    assert story.last.events[-1] == TwoTic((0, 2))
    assert len(story.hand(1)) == 6


def test_X2_unless_the_option_is_off() -> None:
    story = race("1ov 1oc 2oc 2ov 4sr", "5sr 5so 5sy 5sc 5sv", size=8, two_tic_draw=False)
    story.play("1oc", 0, 1, 0, seat=0).play("2oc", 0, 1, 1, seat=0).play("2ov", 0, 0, 1, seat=0)
    assert story.words() == ["Edge", "Edge"]
    assert len(story.hand(1)) == 4


def test_X3_a_seat_draws_at_any_time_and_then_waits() -> None:
    story = race("1ov 1oc 1oy", "5sr 5so 5sc", size=9)
    story.draw(seat=0, at=1000)
    story.draw(seat=1, at=1100)
    story.match.advance(2000)
    assert story.why_not(Draw(), seat=0) == "You can draw again in 1.0 seconds."
    story.match.advance(2999)
    assert story.why_not(Draw(), seat=0) == "You can draw again in 0.1 seconds."
    assert Draw() not in list(story.match.legal(0))
    story.draw(seat=0, at=3000)
    assert len(story.hand(0)) == 4


def test_X3_the_wait_is_an_option() -> None:
    story = race("1ov 1oc 1oy", "5sr 5so 5sc", size=9, draw_cooldown_ms=0)
    story.draw(seat=0, at=5).draw(seat=0, at=5)
    assert len(story.hand(0)) == 4


def test_X3_forced_draws_start_no_wait() -> None:
    story = race("1ov 1oc 2oc 2ov 4sr", "5sr 5so 5sy 5sc 5sv", size=8)
    story.play("1oc", 0, 1, 0, seat=0).play("2oc", 0, 1, 1, seat=0).play("2ov", 0, 0, 1, seat=0, at=10)
    story.draw(seat=1, at=10)
    assert len(story.hand(1)) == 7


def test_X3_without_a_legal_play_a_seat_draws_at_once() -> None:
    story = race("1ov 2cc 2co", "1oy 5so 5sc", rest="2cr 3cr 1oc 3qy 3qo")
    story.draw(seat=0, at=0).draw(seat=0, at=0)
    story.draw(seat=0, at=0)
    assert story.hand(0)[-1] == "1oc"
    with pytest.raises(IllegalAction) as told:
        story.draw(seat=0, at=0)
    assert told.value.rule == "X3"


def test_X4_the_last_card_may_be_any_legal_play() -> None:
    story = race("1ov 1qy", "5sr 5so", size=4).play("1qy", 0, 1, 0, seat=0)
    assert story.result == {"winners": [0], "why": "out", "totals": [2, 0]}


def test_X4_unless_it_must_make_a_tic() -> None:
    story = race("1ov 1qy", "5sr 1oo", size=4, tic_to_finish=True)
    assert story.why_not_play("1qy", 0, 1, 0, seat=0) == "In this race the last card must make a Tic."
    story.draw(seat=0, at=0).draw(seat=0, at=2000)
    assert story.why_not_play("1qy", 0, 1, 0, seat=0) is None
    story.play("1oo", 0, 1, 0, seat=1)
    assert story.result["winners"] == [1]


def test_X5_the_race_ends_at_once_when_the_deck_is_empty() -> None:
    story = race("1ov 1oc 1oy", "5sr 5so 5sc", rest="2qy").draw(seat=1, at=70)
    assert story.result == {"winners": [0], "why": "deck", "totals": [1 - 2, 1 - 3]}
    assert story.match.actors() == ()
    assert story.match.why_not(0, Draw()) == "The race is over."


def test_X5_also_by_a_draw_that_two_tics_force() -> None:
    story = race("1ov 1oc 2oc 2ov 4sr", "5sr 5so 5sy 5sc 5sv", size=2)
    story.play("1oc", 0, 1, 0, seat=0).play("2oc", 0, 1, 1, seat=0).play("2ov", 0, 0, 1, seat=0)
    assert story.result == {"winners": [0], "why": "deck", "totals": [4 - 1, 1 - 6]}


def test_X5_going_out_with_the_same_play_comes_first() -> None:
    story = race("5sr 5so 5sy 5sc", "1ov 1oc 2oc 2ov", size=2)
    story.play("1oc", 1, 1, 0, seat=1).play("2oc", 1, 1, 1, seat=1).play("2ov", 1, 0, 1, seat=1)
    assert story.result == {"winners": [1], "why": "out", "totals": [1 - 5, 4]}


def same_tick(seed: int) -> tuple[Any, int]:
    """Two seats want the same cell in one tick; return which seat got it and what the other was told."""
    rules = Race.from_options({"used": 10, "hand": 3}, 2)
    deck = tuple(cards_of("1ov 5sr 1oc 1oo 1oy 1or 2qy 2qo 2qc 2qr"))
    players = (Player("Ada", "human"), Player("Ben", "human"))
    match = Match(rules, Header("race", rules.options_json(), players, seed, deck, "test"))
    for seat in (0, 1):
        match.act(seat, next(match.legal(seat)))
    cell = Cell(0, 1)
    wanted = [(1, Play(match.view(1).hand[-1], 0, cell)), (0, Play(match.view(0).hand[-1], 0, cell))]
    outcomes = match.tick(wanted, 500)
    assert [outcome.entry is not None for outcome in outcomes] == [True, False]
    return outcomes[1].refusal, outcomes[0].seat


def test_X6_the_same_tick_is_judged_in_an_order_drawn_by_the_seed() -> None:
    first = []
    for seed in range(40):
        refusal, seat = same_tick(seed)
        assert refusal.reason == "A card already lies there."
        assert seat == [1, 0][int(Random(f"{seed}/priority").random() * 2)]
        first.append(seat)
    assert set(first) == {0, 1}
