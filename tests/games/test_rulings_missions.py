"""The rulings on missions, T6 to T12, as stories at the table (`docs/rulings.md`)."""

from typing import Any

import pytest
from story import IDLE, Story, picture

from ticgame.core.errors import OptionError
from ticgame.games.together.rules import Together

# Three-stars are 3sv 3sc 3sy 3so 3sr; orange stars 1so 2so 3so 4so 5so; 3-oranges 3oo 3co 3to 3qo 3so.


def group(size: int, **more: Any) -> dict[str, Any]:
    return {"kind": "tic_group", "size": size, **more}


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


def test_T11_it_counts_with_a_play_that_makes_no_tic_at_all() -> None:
    only_groups = ["corner-L-3", "tic-group-5"]
    story = Story("5or 5oy 5ov", start="3sv 3sc\n3so ...", missions=only_groups, grid=[3, 3])
    story.play("5or", 2, 0)
    told = story.play("5oy", 0, 2)
    assert told.edges == ["3so nic"]
    assert told.missions == ["corner-L-3"]


def test_T11_a_pattern_given_in_a_settled_window_counts_with_the_first_play() -> None:
    start = "3sv 3sc ...\n3so ... 1ov\n... 1cc ..."
    story = Story("5oy 5oo", start=start, missions=["corner-L-3", "tic-group-5"], grid=[3, 3])
    assert story.done == []
    assert story.play("5oy", 2, 2).missions == ["corner-L-3"]


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
