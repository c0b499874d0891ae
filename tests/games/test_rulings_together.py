"""Every ruling on TIC Together by its number, as stories at the table (`docs/rulings.md`)."""

from typing import Any

import pytest
from story import IDLE, Story, picture

from ticgame.core.cards import format_card
from ticgame.core.errors import IllegalAction, OptionError
from ticgame.core.match import Match, Player
from ticgame.games.together.options import PRESETS
from ticgame.games.together.rules import Place, Together, grade_of

# Three-stars are 3sv 3sc 3sy 3so 3sr; orange stars 1so 2so 3so 4so 5so; 3-oranges 3oo 3co 3to 3qo 3so.


def group(size: int, **more: Any) -> dict[str, Any]:
    return {"kind": "tic_group", "size": size, **more}


def one_play(**demands: Any) -> dict[str, Any]:
    return {"kind": "play", **demands}


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


# T6


@pytest.mark.parametrize(
    ("below", "rel"),
    [("3sy", "tic"), ("3ov", "single"), ("1ov", "nic")],
    ids=["3 Tics", "and a Single", "and a Nic"],
)
def test_T6_strong_connection_is_three_edges_two_of_them_tics(below: str, rel: str) -> None:
    story = Story("3so", start=f"3sv ... 3sr\n... {below} ...", missions=["strong-connection", *IDLE])
    told = story.play("3so", 1, 0)
    assert told.edges[2] == f"{below} {rel}"
    assert told.missions == ["strong-connection"]


def test_T6_two_tics_alone_are_no_strong_connection() -> None:
    story = Story("3so", start="3sv ... 3sr", missions=["strong-connection", *IDLE])
    assert story.play("3so", 1, 0).missions == []


def test_T6_three_edges_with_one_tic_are_no_strong_connection() -> None:
    story = Story("3so", start="3sv ... 1sr\n... 2ov ...", missions=["strong-connection", *IDLE])
    assert story.play("3so", 1, 0).edges == ["3sv tic", "1sr single", "2ov nic"]
    assert story.done == []


def test_T6_triple_tic_wants_three_tics() -> None:
    missions = ["triple-tic", *IDLE]
    two_and_a_single = Story("3so", start="3sv ... 3sr\n... 3ov ...", missions=missions)
    assert two_and_a_single.play("3so", 1, 0).missions == []
    three = Story("3so", start="3sv ... 3sr\n... 3sy ...", missions=missions)
    assert three.play("3so", 1, 0).missions == ["triple-tic"]


# T7


def test_T7_two_tics_means_at_least_two() -> None:
    three = Story("3so", start="3sv ... 3sr\n... 3sy ...", missions=["double-tic", *IDLE])
    assert three.play("3so", 1, 0).missions == ["double-tic"]
    one = Story("3so", start="3sv", missions=["double-tic", *IDLE])
    assert one.play("3so", 1, 0).missions == []


def test_T7_the_two_neighbours_need_not_tic() -> None:
    story = Story("3so", start="3sv ... 1so", missions=["double-tic", *IDLE])
    told = story.play("3so", 1, 0)
    assert (told.edges, told.missions) == (["3sv tic", "1so tic"], ["double-tic"])


def test_T7_four_tics_means_four() -> None:
    missions = ["quadruple-tic", *IDLE]
    four = Story("3so", start="... 3sc ...\n3sv ... 3sr\n... 3sy ...", missions=missions)
    assert four.play("3so", 1, 1).missions == ["quadruple-tic"]
    three = Story("3so", start="... 3sc ...\n3sv ... 3sr\n... 3oy ...", missions=missions)
    assert three.play("3so", 1, 1).missions == []


def test_T7_both_tics_come_from_the_new_card() -> None:
    story = Story("3so 1so", start="3sv", missions=["double-tic", *IDLE])
    story.play("3so", 1, 0)
    assert story.play("1so", 2, 0).missions == []


# T8


def test_T8_the_second_group_needs_another_key() -> None:
    missions = ["tic-group-3", "different-tic-group-3", *IDLE]
    story = Story("3so 1sr 1oo 1co 2oo", start="3sv 3sc", missions=missions)
    assert story.play("3so", 2, 0).missions == ["tic-group-3"]
    story.play("1sr", 0, 1)
    story.play("1oo", 0, 2)
    story.play("1co", 1, 2)
    assert story.play("2oo", 0, 3).missions == [], "1oo 1co and 1oo 2oo are pairs of different keys"


def test_T8_more_of_the_same_key_is_not_different() -> None:
    missions = ["tic-group-3", "different-tic-group-3", *IDLE]
    story = Story("3so 3sr 3sy 5oc", start="3sv 3sc", missions=missions)
    assert story.play("3so", 2, 0).missions == ["tic-group-3"]
    assert story.play("3sr", 3, 0).missions == []
    assert story.play("3sy", 0, 1).missions == []


def test_T8_one_play_may_do_both_and_the_first_takes_the_lowest_key() -> None:
    # 3so makes 3-star (number+shape) to its left and star-orange (shape+colour) below.
    story = Story(
        "3so",
        start="3sv 3sc ...\n... ... 1so\n... ... 2so",
        missions=["tic-group-3", "different-tic-group-3", *IDLE],
    )
    assert story.play("3so", 2, 0).missions == ["tic-group-3", "different-tic-group-3"]
    first, second, _idle = story.match.view(None).table.done
    assert (first.keys[0], second.keys[0]) == (2 * 5 + 4, 50 + 4 * 5 + 3)


def test_T8_number_and_colour_come_before_shape_and_colour() -> None:
    story = Story(
        "3so",
        start="1so 2so ...\n... ... 3oo\n... ... 3co",
        missions=["tic-group-3", "different-tic-group-3", *IDLE],
    )
    story.play("3so", 2, 0)
    first, second, _idle = story.match.view(None).table.done
    assert (first.keys[0] // 25, second.keys[0] // 25) == (1, 2)


def test_T8_lower_values_come_first_within_a_pair_of_properties() -> None:
    # 1-star (value 0, star) and 3-star both lie ready when the first play looks at the whole layout.
    story = Story("5oc", start="3sv 3sc 3so ... 1sv 1sc 1so", missions=["tic-group-3", *IDLE], grid=[9, 3])
    story.play("5oc", 0, 1)
    assert story.match.view(None).table.done[0].keys == (0 * 5 + 4,)


def test_T8_a_larger_group_serves_the_smaller_missions() -> None:
    story = Story("3sr", start="3sv 3sc 3so", missions=["tic-group-3", "tic-group-4", *IDLE])
    assert story.play("3sr", 3, 0).missions == ["tic-group-3", "tic-group-4"]


def test_T8_the_chain_bars_only_the_mission_named() -> None:
    # m3 differs from m2 alone, so m1's key will do again.
    missions = [group(3), group(3, different_from="m1"), group(3, different_from="m2"), *IDLE]
    story = Story("3so", start="3sv 3sc ...\n... ... 1so\n... ... 2so", missions=missions)
    assert story.play("3so", 2, 0).missions == ["m1", "m2", "m3"]
    first, second, third, _idle = story.match.view(None).table.done
    assert first.keys == third.keys != second.keys


# T9


def test_T9_two_groups_have_two_keys() -> None:
    missions = [group(3, count=2), *IDLE]
    story = Story("3so 1so 2so", start="3sv 3sc", missions=missions)
    assert story.play("3so", 2, 0).missions == []
    assert story.play("1so", 2, 1).missions == []
    assert story.play("2so", 2, 2).missions == ["m1"], "3-star and star-orange"


def test_T9_two_groups_of_one_key_are_one_key() -> None:
    story = Story("3sr 1so", start="3sv 3sc 1ov 3so", missions=[group(2, count=2), *IDLE])
    assert story.play("3sr", 4, 0).missions == [], "3-star twice"
    assert story.play("1so", 3, 1).missions == ["m1"], "3-star and star-orange"


def test_T9_each_group_has_at_least_the_size() -> None:
    missions = ["two-tic-groups-4", *IDLE]
    four_and_three = "3sv 3sc 3sy ...\n... ... ... 1so\n... ... ... 2so"
    story = Story("3so 4so", start=four_and_three, missions=missions)
    assert story.play("3so", 3, 0).missions == []
    assert story.play("4so", 3, 3).missions == ["two-tic-groups-4"]


def test_T9_sharing_groups_share_a_card() -> None:
    missions = ["two-tic-groups-3-sharing", *IDLE]
    apart = Story("3so", start="3sv 3sc ... ...\n... ... 1qv 4or\n... ... 1qc 1qy", missions=missions)
    assert apart.play("3so", 2, 0).missions == []
    together = Story("3so", start="3sv 3sc ...\n... ... 1so\n... ... 2so", missions=missions)
    assert together.play("3so", 2, 0).missions == ["two-tic-groups-3-sharing"]


SHARED_BESIDE_LINES = """
... 3sv ... ...
... 3sc ... ...
... 3sy ... 1so
... ... 2oc 2so
... ... ... 4so
"""


def test_T9_the_shared_card_belongs_to_both_groups_not_to_the_shapes_in_them() -> None:
    # 3so hangs on the star-threes and, through 1so, on the orange stars; it is in neither line.
    lines = group(3, count=2, share_card=True, shape="line")
    story = Story("3so", start=SHARED_BESIDE_LINES, missions=[lines, *IDLE])
    story.play("3so", 2, 2)
    assert story.done == ["m1"]


# T10


def test_T10_a_line_lies_in_one_row_or_column() -> None:
    missions = ["tic-line-4", *IDLE]
    assert Story("3so", start="3sv 3sc ... 3sr", missions=missions).play("3so", 2, 0).missions == [
        "tic-line-4"
    ]
    upright = Story("3so", start="3sv\n3sc\n...\n3sr", missions=missions)
    assert upright.play("3so", 0, 2).missions == ["tic-line-4"]
    bent = Story("3so 3sy", start="3sv 3sc 3sr", missions=missions)
    assert bent.play("3so", 2, 1).missions == []
    assert bent.play("3sy", 3, 0).missions == ["tic-line-4"], "four of the five lie in a row"


def test_T10_a_square_is_two_by_two() -> None:
    missions = [group(4, shape="square"), *IDLE]
    assert Story("3so", start="3sv 3sc\n3sr ...", missions=missions).play("3so", 1, 1).missions == ["m1"]
    assert Story("3so", start="3sv 3sc 3sr", missions=missions).play("3so", 1, 1).missions == []


def test_T10_an_L_is_a_corner_with_two_arms() -> None:
    missions = [group(3, shape="L"), *IDLE]
    assert Story("3so", start="3sv 3sc", missions=missions).play("3so", 1, 1).missions == ["m1"]
    assert Story("3so", start="3sv 3sc", missions=missions).play("3so", 2, 0).missions == []


def test_T10_exactly_the_chosen_cards_are_looked_at() -> None:
    # Four in a T: three of them are an L and three are a line.
    missions = [group(3, shape="L"), group(3, shape="line"), *IDLE]
    assert Story("3so", start="3sv 3sc 3sr", missions=missions).play("3so", 1, 1).missions == ["m1", "m2"]


@pytest.mark.parametrize(("shape", "size"), [("square", 3), ("square", 5), ("L", 4), ("L", 2)])
def test_T10_square_only_for_four_L_only_for_three(shape: str, size: int) -> None:
    with pytest.raises(OptionError, match="shape"):
        Together.from_options({"missions": [group(size, shape=shape)]}, 1)


def test_T10_the_cards_of_a_line_are_of_one_group() -> None:
    story = Story("3so", start="3sv 3sc 1ov 3sr", missions=["tic-line-4", *IDLE])
    assert story.play("3so", 4, 0).missions == []


# T11


def corner_story(**options: Any) -> Story:
    """An L lies ready in the top left corner of what will be a 3 × 3 window."""
    return Story(
        "5or 5oy 5oo", start="3sv 3sc\n3so ...", missions=["corner-L-3", *IDLE], grid=[3, 3], **options
    )


def test_T11_a_pattern_counts_at_the_moment_the_window_settles() -> None:
    story = corner_story()
    assert story.play("5or", 2, 0).missions == [], "three wide, but not three high yet"
    assert story.play("5oy", 0, 2).missions == ["corner-L-3"]


def test_T11_a_window_may_settle_so_that_the_pattern_lies_elsewhere() -> None:
    story = Story("5or 5oy 5oo", start="3sv 3sc\n3so ...", missions=["corner-L-3", *IDLE], grid=[4, 3])
    story.play("5or", -1, 0)
    story.play("5oy", 2, 0)
    assert story.play("5oo", 0, 2).missions == []


def test_T11_a_fixed_window_counts_from_the_start() -> None:
    story = Story(
        "3so",
        start=picture("3sv 3sc", at=(-1, -1)),
        missions=["corner-L-3", *IDLE],
        grid=[3, 3],
        frame="fixed",
    )
    assert story.play("3so", -1, 0).missions == ["corner-L-3"]


def test_T11_a_corner_pattern_has_a_card_on_a_corner_cell() -> None:
    story = Story(
        "3so",
        start=picture("3sv 3sc", at=(-1, -1)),
        missions=["corner-L-3", *IDLE],
        grid=[4, 3],
        frame="fixed",
    )
    assert story.play("3so", 0, 0).missions == ["corner-L-3"], "the far arm lies in the corner"
    away = Story(
        "3so",
        start=picture("3sv 3sc", at=(0, -1)),
        missions=["corner-L-3", *IDLE],
        grid=[4, 3],
        frame="fixed",
    )
    assert away.play("3so", 0, 0).missions == []


def test_T11_corner_goes_with_any_shape() -> None:
    missions = [group(4, shape="line", place="corner"), *IDLE]
    story = Story(
        "3so", start=picture("3sv 3sc 3sr", at=(-1, -1)), missions=missions, grid=[4, 4], frame="fixed"
    )
    assert story.play("3so", 2, -1).missions == ["m1"]


@pytest.mark.parametrize(
    ("side", "at", "counts"),
    [(4, (0, 0), True), (4, (-1, 0), False), (5, (0, 0), True), (5, (-1, -1), True), (5, (1, 0), False)],
)
def test_T11_the_centre_square(side: int, at: tuple[int, int], counts: bool) -> None:
    # A fixed 4 × 4 window has its middle lines at 0 and 1, a 5 × 5 window its centre line at 0.
    x, y = at
    story = Story(
        "3so",
        start=picture("3sv 3sc\n3sr ...", at=at),
        missions=["centre-square-4", *IDLE],
        grid=[side, side],
        frame="fixed",
    )
    assert story.play("3so", x + 1, y + 1).missions == ["centre-square-4"] * counts


def test_T11_each_direction_has_its_own_middle() -> None:
    story = Story(
        "3so",
        start=picture("3sv 3sc\n3sr ...", at=(0, -1)),
        missions=["centre-square-4", *IDLE],
        grid=[4, 5],
        frame="fixed",
    )
    assert story.play("3so", 1, 0).missions == ["centre-square-4"]


def test_T11_centre_is_only_for_squares() -> None:
    with pytest.raises(OptionError, match="centre"):
        Together.from_options({"missions": [group(3, shape="L", place="centre")]}, 1)


# T12

HOLE = "... {} ...\n{} ... {}\n... {} ..."


def test_T12_a_hole_has_four_cards_round_it() -> None:
    missions = ["hole-no-nics", *IDLE]
    hole = Story("3so", start=HOLE.format("3sc", "3sv", "3or", "1sy"), missions=missions)
    assert hole.play("3so", 1, 1).missions == ["hole-no-nics"]
    three_sides = Story("3so", start=HOLE.format("3sc", "3sv", "...", "1sy"), missions=missions)
    assert three_sides.play("3so", 1, 1).missions == []


def test_T12_no_nics_is_about_those_four_edges() -> None:
    nic = Story("3so", start=HOLE.format("3sc", "3sv", "3or", "1ov"), missions=["hole-no-nics", *IDLE])
    assert nic.play("3so", 1, 1).missions == []
    earlier = Story(
        "1cv 3so", start=HOLE.format("3sc", "3sv", "3or", "1sy"), missions=["hole-no-nics", *IDLE]
    )
    earlier.play("1cv", 3, 1)
    assert earlier.penalty == 1
    assert earlier.play("3so", 1, 1).missions == ["hole-no-nics"]


def test_T12_all_singles() -> None:
    missions = ["hole-all-singles", *IDLE]
    singles = Story("3so", start=HOLE.format("3oc", "1sv", "2or", "2oo"), missions=missions)
    assert singles.play("3so", 1, 1).edges == ["1sv single", "2or nic", "3oc single", "2oo single"]
    all_four = Story("3so", start=HOLE.format("3oc", "1sv", "2sr", "2oo"), missions=missions)
    assert all_four.play("3so", 1, 1).missions == ["hole-all-singles"]
    a_tic = Story("3so", start=HOLE.format("3oc", "1sv", "3sr", "2oo"), missions=missions)
    assert a_tic.play("3so", 1, 1).missions == []


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


# S1


@pytest.mark.parametrize(
    ("card", "rel"),
    [("5oy", "break"), ("3sv", "break"), ("2sr", "mono"), ("2qr", "duo"), ("4qr", "duo"), ("2qo", "tripo")],
)
def test_S1_relations_are_steps(card: str, rel: str) -> None:
    story = Story(card, start="3sr", relation="sequence", missions=["mono-3"])
    assert story.play(card, 1, 0).edges == [f"3sr {rel}"]


def test_S1_only_breaks_count() -> None:
    story = Story("2sv 5oc", start="1ov", relation="sequence", missions=["mono-3"])
    assert story.play("2sv", 1, 0).penalty is None, "one shared property would be a Single, and it steps"
    assert story.play("5oc", 0, 1).penalty is None, "a Nic with a step is no Break"


def test_S1_the_limit_is_of_breaks() -> None:
    story = Story("5sr", start="1ov", relation="sequence", missions=["mono-3"], limit=1)
    assert story.play("5sr", 1, 0).edges == ["1ov break"]
    assert story.result["why"] == "limit"


def test_S1_the_five_missions_and_limit_seven() -> None:
    options = Together.from_options({"relation": "sequence"}, 4).options_json()
    assert [mission["id"] for mission in options["missions"]] == [
        "mono-3",
        "duo-3",
        "mono-4",
        "duo-4",
        "tripo-3",
    ]
    assert options["limit"] == 7


def test_S1_the_last_mission_wins_even_at_the_limit() -> None:
    story = Story("3ov", start="1ov 2ov ...\n... ... 5sr", relation="sequence", missions=["mono-3"], limit=1)
    assert story.play("3ov", 2, 0).penalty == 1
    assert story.result["why"] == "missions"


# S2


def run(length: int, properties: int) -> list[dict[str, Any]]:
    return [{"kind": "sequence", "length": length, "properties": properties}]


def runs(start: str, card: str, x: int, y: int, missions: list[Any], **more: Any) -> bool:
    options = {"relation": "sequence", "missions": [*missions, {"kind": "play", "touching": 4}], **more}
    return bool(Story(card, start=start, **options).play(card, x, y).missions)


def test_S2_one_property_moves_by_one_step() -> None:
    assert runs("1ov 2sr", "3tc", 2, 0, run(3, 1))
    assert runs("5ov 4sr", "3tc", 2, 0, run(3, 1)), "downward too"
    assert not runs("1ov 2sr", "4tc", 2, 0, run(3, 1)), "2 to 4 is no step"


def test_S2_the_direction_stays() -> None:
    assert not runs("1ov 2ov 3ov", "2oy", 3, 0, run(4, 1)), "1 2 3 2 is no run of four"


def test_S2_the_same_property_runs_all_along() -> None:
    # Number steps, then shape steps: no property runs over all three.
    assert not runs("1ov 2ov", "2cv", 2, 0, run(3, 1))


def test_S2_properties_have_their_own_directions() -> None:
    assert runs("1sy 2qy", "3ty", 2, 0, run(3, 2)), "number up, shape down"
    assert runs("1sv 2qc", "3ty", 2, 0, run(3, 3)), "number up, shape down, colour up"
    assert not runs("1sv 2qc", "3tr", 2, 0, run(3, 3))


def test_S2_at_least_so_many_properties() -> None:
    missions = ["mono-3", "duo-3", "tripo-3"]
    story = Story("3ty", start="1ov 2cc", relation="sequence", missions=missions)
    assert story.play("3ty", 2, 0).missions == missions


def test_S2_a_run_is_straight_and_gapless() -> None:
    assert runs("1ov\n2ov", "3ov", 0, 2, run(3, 1))
    assert not runs("1ov 2ov", "3ov", 1, 1, run(3, 1)), "round a corner"
    assert not runs("1ov 2ov ... 4ov", "3ov", 1, 1, run(3, 1)), "diagonal and with a gap"
    assert not runs("1ov 2ov ... 5oo", "4ov", 3, 1, run(3, 1))


def test_S2_part_of_a_longer_line_counts() -> None:
    assert runs("5sr 2ov 3ov 5tr", "1ov", 1, 1, run(3, 1)) is False
    assert runs("5sr 1ov ... 3ov 5tr", "2ov", 2, 0, run(3, 1))


def test_S2_a_line_may_be_closed_in_the_middle() -> None:
    assert runs("1ov 2ov ... 4ov", "3ov", 2, 0, run(4, 1))


def test_S2_shapes_and_colours_run_too() -> None:
    assert runs("1ov 4cv", "2tv", 2, 0, run(3, 1))
    assert runs("1oy 4co", "2tr", 2, 0, run(3, 2))


# S3


def test_S3_without_separate_cards_serve_all() -> None:
    story = Story("3ov", start="1ov 2ov", relation="sequence", missions=["mono-3", "mono-3", "mono-4"])
    assert story.play("3ov", 2, 0).missions == ["mono-3", "mono-3-2"]


def test_S3_claimed_cards_serve_no_other_sequence() -> None:
    story = Story(
        "3ov 4ov 5ov 4tv 3cv",
        start="1ov 2ov",
        relation="sequence",
        separate=True,
        missions=["mono-3", "mono-3"],
    )
    assert story.play("3ov", 2, 0).missions == ["mono-3"]
    assert story.play("4ov", 3, 0).missions == [], "2 3 4 would use claimed cards"
    assert story.play("5ov", 4, 0).missions == [], "4 5 are free, but only two"
    assert story.play("4tv", 4, 1).missions == []
    assert story.play("3cv", 4, 2).missions == ["mono-3-2"], "5 4 3 downward"


def test_S3_the_lowest_start_is_claimed_horizontal_before_vertical() -> None:
    # 3ov ends a row from (0, 2) and a column from (2, 0): row 0 comes first.
    story = Story(
        "3ov",
        start="... ... 1ov\n... ... 2ov\n1or 2oy ...",
        relation="sequence",
        separate=True,
        missions=["mono-3", "mono-4"],
    )
    story.play("3ov", 2, 2)
    frame = story.rules.frame
    assert [tuple(frame.cells[spot]) for spot in story.match.view(None).table.done[0].spots] == [
        (2, 0),
        (2, 1),
        (2, 2),
    ]


def test_S3_horizontal_before_vertical_from_one_start() -> None:
    story = Story(
        "1ov",
        start="... 2ov 3ov\n2oy ... ...\n3oy ... ...",
        relation="sequence",
        separate=True,
        missions=["mono-3", "mono-4"],
    )
    story.play("1ov", 0, 0)
    frame = story.rules.frame
    assert [tuple(frame.cells[spot]) for spot in story.match.view(None).table.done[0].spots] == [
        (0, 0),
        (1, 0),
        (2, 0),
    ]


def test_S3_play_missions_neither_claim_nor_are_barred() -> None:
    missions = ["mono-3", {"kind": "play", "edges": 2}, {"kind": "play", "touching": 2}, "mono-3"]
    story = Story(
        "3ov", start="1ov 2ov ...\n... ... 2oc", relation="sequence", separate=True, missions=missions
    )
    assert story.play("3ov", 2, 0).missions == ["mono-3", "m2", "m3"]
    assert len(story.match.view(None).table.claimed) == 3


def test_S3_is_without_effect_in_a_commonness_game() -> None:
    story = Story("3so", start="3sv 3sc", separate=True, missions=[group(3), group(3), *IDLE])
    assert story.play("3so", 2, 0).missions == ["m1", "m2"]
    assert not story.match.view(None).table.claimed


def test_S3_sequence_games_take_no_commonness_missions() -> None:
    for relation, mission in (
        ("sequence", group(3)),
        ("sequence", one_play(tics=1)),
        ("sequence", one_play(nics=0)),
        ("common", {"kind": "sequence"}),
    ):
        with pytest.raises(OptionError, match="m1"):
            Together.from_options({"relation": relation, "missions": [mission]}, 1)


def test_an_illegal_play_names_its_rule() -> None:
    story = Story("3so 3sr", start="3sv")
    with pytest.raises(IllegalAction) as refused:
        story.play("3so", 3, 3)
    assert refused.value.rule == "Legal cell"
