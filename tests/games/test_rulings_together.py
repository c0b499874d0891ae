"""The rulings on TIC Together's course of play, as stories at the table (`docs/rulings.md`)."""

from typing import Any

import pytest
from story import IDLE, Story

from ticgame.core.cards import format_card
from ticgame.core.errors import OptionError
from ticgame.core.match import Match, Player
from ticgame.games.together.options import PRESETS
from ticgame.games.together.rules import Place, Together, grade_of


def group(size: int, **more: Any) -> dict[str, Any]:
    return {"kind": "tic_group", "size": size, **more}


# T1


@pytest.mark.parametrize(
    ("preset", "grid", "hand", "limit"),
    [
        ("easy", [7, 7], 5, 9),
        ("standard", [6, 6], 5, 7),
        ("strict", [6, 6], 5, 6),
        ("hard", [5, 5], 5, 5),
        ("expert", [5, 5], 4, 5),
    ],
)
def test_T1_presets(preset: str, grid: list[int], hand: int, limit: int) -> None:
    options = Together.from_options(PRESETS[preset], 4).options_json()
    assert (options["grid"], options["hand"], options["limit"]) == (grid, hand, limit)
    assert [mission["id"] for mission in options["missions"]] == [
        "tic-group-3",
        "different-tic-group-3",
        "double-tic",
        "tic-group-4",
        "strong-connection",
    ]


def test_T1_there_are_no_other_presets() -> None:
    assert set(PRESETS) == {"easy", "standard", "strict", "hard", "expert"}


def test_T1_the_game_is_standard_unless_told_otherwise() -> None:
    assert Together.from_options({}, 4).options == Together.from_options(PRESETS["standard"], 4).options


@pytest.mark.parametrize(
    ("option", "low", "high"),
    [("hand", 1, 9), ("limit", 1, 20), ("grid", [3, 3], [9, 9]), ("grid", [3, 9], [9, 3])],
)
def test_T1_ranges(option: str, low: Any, high: Any) -> None:
    assert Together.from_options({option: low}, 1).options_json()[option] == low
    assert Together.from_options({option: high}, 1).options_json()[option] == high


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("hand", 0),
        ("hand", 10),
        ("limit", 0),
        ("limit", 21),
        ("grid", [2, 6]),
        ("grid", [6, 10]),
        ("hand", True),
    ],
)
def test_T1_out_of_range_is_refused(option: str, value: Any) -> None:
    with pytest.raises(OptionError, match=option):
        Together.from_options({option: value}, 1)


# T2


def test_T2_the_last_mission_wins_even_at_the_limit() -> None:
    # 3so between a Tic, a Tic and a Nic: Strong Connection and the only Nic that was left.
    story = Story(
        "3so 5oc", start="3sv ... 3sr\n... 1ov ...", limit=1, missions=["strong-connection"], grid=[3, 3]
    )
    told = story.play("3so", 1, 0)
    assert told.edges == ["3sv tic", "3sr tic", "1ov nic"]
    assert told.kinds == ["Edge", "Edge", "Edge", "Penalty", "MissionDone"]
    assert story.result == {
        "win": True,
        "why": "missions",
        "penalty": 1,
        "grade": "outstanding",
        "done": ["strong-connection"],
    }


def test_T2_an_open_mission_at_the_limit_loses() -> None:
    story = Story(
        "3so 5oc",
        start="3sv ... 3sr\n... 1ov ...",
        limit=1,
        missions=["strong-connection", "tic-group-5"],
    )
    assert story.play("3so", 1, 0).missions == ["strong-connection"]
    assert story.result == {
        "win": False,
        "why": "limit",
        "penalty": 1,
        "grade": None,
        "done": ["strong-connection"],
    }


def test_T2_a_loss_by_nics_comes_before_a_full_grid() -> None:
    full_but_one = "1ov 1cv 1tv\n1qv 1sv 2sv\n3sv 4sv ..."
    story = Story("5oc", start=full_but_one, grid=[3, 3], limit=2)
    assert story.play("5oc", 2, 2).penalty == 2
    assert story.result["why"] == "limit"


def test_T2_the_last_mission_wins_on_the_last_cell() -> None:
    full_but_one = "1ov 1cv 1tv\n1qv 1sv 2sv\n3sv 4sv ..."
    story = Story("5sv", start=full_but_one, grid=[3, 3], limit=2, missions=["double-tic"])
    story.play("5sv", 2, 2)
    assert story.result["why"] == "missions"


def test_T2_a_full_grid_loses() -> None:
    full_but_one = "1ov 1cv 1tv\n1qv 1sv 2sv\n3sv 4sv ..."
    story = Story("5sv 5sr", start=full_but_one, grid=[3, 3])
    told = story.play("5sv", 2, 2)
    assert told.kinds == ["Edge", "Edge"], "nobody draws once the game is over"
    assert story.result["why"] == "full"


def test_T2_the_draw_comes_last_and_then_the_next_seat() -> None:
    story = Story("3so 3sr 3sy", seats=2, start="3sv", missions=["double-tic"])
    assert story.play("3so", 1, 0).kinds == ["Edge", "Drew"]
    assert (story.turn, story.hand(0)) == (1, ["3sy"])


# T3


@pytest.mark.parametrize(
    ("penalty", "grade"),
    [(0, "outstanding"), (2, "outstanding"), (3, "strong"), (5, "strong"), (6, "narrow"), (20, "narrow")],
)
def test_T3_grades(penalty: int, grade: str) -> None:
    assert grade_of(penalty) == grade


def test_T3_breaks_count_alike() -> None:
    # Three Breaks with the last card of a run: 3to steps to its neighbours only in the row.
    story = Story(
        "1ov 4sr",
        start="... 1ty 1qy\n3tv ... 3tr\n... 5ty ...",
        relation="sequence",
        missions=[{"kind": "play", "edges": 4}],
    )
    assert story.play("1ov", 1, 1).penalty == 4
    assert story.result["grade"] == "strong"


# T4


def test_T4_nobody_has_cards_left() -> None:
    story = Story("3so 3sr", seats=2, start="3sv")
    assert story.play("3so", 1, 0).kinds == ["Edge"], "the deck is empty: nothing is drawn"
    story.play("3sr", 0, 1)
    assert story.result == {"win": False, "why": "cards", "penalty": 0, "grade": None, "done": []}


def test_T4_a_seat_without_cards_is_skipped() -> None:
    story = Story("3so 3sr 3sy", seats=3, start="3sv")
    rules = story.rules
    state = rules.deal(3, story.match.header.deck).state
    state = state._replace(hands=(state.hands[0], (), state.hands[2]))
    after = rules.apply(state, 0, next(rules.legal(state, 0, 0)), 0).state
    assert rules.actors(after) == (2,)


# T5


def test_T5_several_missions_in_one_play_in_listed_order() -> None:
    # The sheet's own example: a 4-card group and two Tics at once.
    story = Story("3so", start="3sv 3sc ... 3sr", missions=["tic-group-4", "double-tic", *IDLE])
    assert story.play("3so", 2, 0).missions == ["tic-group-4", "double-tic"]


def test_T5_listed_order_is_the_order_of_the_list() -> None:
    story = Story("3so", start="3sv 3sc ... 3sr", missions=["double-tic", *IDLE, "tic-group-4"])
    assert story.play("3so", 2, 0).missions == ["double-tic", "tic-group-4"]


def test_T5_a_done_mission_stays_done_and_is_told_once() -> None:
    story = Story("3so 3sy 3sr", start="3sv 3sc", missions=["tic-group-3", *IDLE])
    assert story.play("3so", 2, 0).missions == ["tic-group-3"]
    assert story.play("3sy", 3, 0).missions == []
    assert story.done == ["tic-group-3"]


def test_T5_cards_serve_any_number_of_missions() -> None:
    story = Story("3so", start="3sv 3sc", missions=[group(3), group(3), group(2), *IDLE])
    assert story.play("3so", 2, 0).missions == ["m1", "m2", "m3"]


# T14


def test_T14_solo_is_the_same_game() -> None:
    players = [Player("Ada", "human")]
    match = Match.start(Together.from_options({}, 1), players, seed=3, app="test")
    assert len(match.view(0).hand) == 5
    for _play in range(3):
        assert match.actors() == (0,)
        match.act(0, next(match.legal(0)))
        assert len(match.view(0).hand) == 5


def test_T14_solo_has_no_pass_and_no_discard() -> None:
    assert set(Together.actions.table.values()) == {Place}


# T15


def test_T15_a_view_has_no_other_hand_and_not_the_deck() -> None:
    story = Story("3so 3sr 3sy 3sc", seats=2, start="3sv", hand=1)
    for seat, own in ((0, ["3so"]), (1, ["3sr"]), (None, [])):
        view = story.match.view(seat)
        assert [card for card in story_cards(view) if card != "3sv"] == own
        assert (view.hand_sizes, view.deck_size) == ((1, 1), 2)


def story_cards(view: Any) -> list[str]:
    """Every card anywhere in a view's own fields."""
    return [
        format_card(card) for card in (*view.hand, *view.order, *(card for _c, card in view.layout.cards()))
    ]


def test_T15_what_is_drawn_is_told_as_a_number_only() -> None:
    story = Story("3so 3sr", start="3sv")
    story.play("3so", 1, 0)
    assert story.rules.events.encode(story.match.entries[-1].events[-1]) == {"e": "draw", "n": 1}
