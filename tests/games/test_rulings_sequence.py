"""The rulings on the Sequence variation, S1 to S3, as stories at the table (`docs/rulings.md`)."""

from typing import Any

import pytest
from story import IDLE, Story

from ticgame.core.errors import OptionError
from ticgame.games.together.rules import Together


def group(size: int) -> dict[str, Any]:
    return {"kind": "tic_group", "size": size}


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
        ("sequence", {"kind": "play", "tics": 1}),
        ("sequence", {"kind": "play", "nics": 0}),
        ("common", {"kind": "sequence"}),
    ):
        with pytest.raises(OptionError, match="m1"):
            Together.from_options({"relation": relation, "missions": [mission]}, 1)
