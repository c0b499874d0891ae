"""Options and missions of TIC Together as data: what is taken, what is refused, and in which words."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ticgame.core.errors import OptionError
from ticgame.core.layout import Cell
from ticgame.games.together.catalogue import (
    CATALOGUE,
    SEQUENCE,
    STANDARD,
    catalogue_missions,
    format_missions,
    parse_missions,
)
from ticgame.games.together.options import parse_options

GROUP = {"kind": "tic_group", "size": 3}


def faults(options: dict[str, Any], seats: int = 4) -> list[str]:
    with pytest.raises(OptionError) as told:
        parse_options(options, seats)
    return told.value.faults


def mission_faults(*missions: Any) -> list[str]:
    parsed, found = parse_missions(list(missions))
    assert not (parsed and found)
    return found


def tables(*missions: Any) -> list[dict[str, Any]]:
    parsed, found = parse_missions(list(missions))
    assert found == []
    return format_missions(parsed)


# The catalogue

GROUP_DEFAULTS = {
    "kind": "tic_group",
    "size": 3,
    "count": 1,
    "share_card": False,
    "different_from": None,
    "shape": "any",
    "place": "any",
}
PLAY_DEFAULTS = {
    "kind": "play",
    "edges": 0,
    "tics": 0,
    "singles": 0,
    "touching": None,
    "nics": None,
    "all": None,
}
SEQUENCE_DEFAULTS = {"kind": "sequence", "length": 3, "properties": 1}
WHOLE = {
    "tic-group-3": GROUP_DEFAULTS,
    "tic-group-4": GROUP_DEFAULTS | {"size": 4},
    "tic-group-5": GROUP_DEFAULTS | {"size": 5},
    "two-tic-groups-4": GROUP_DEFAULTS | {"size": 4, "count": 2},
    "two-tic-groups-3-sharing": GROUP_DEFAULTS | {"count": 2, "share_card": True},
    "two-tic-groups-4-sharing": GROUP_DEFAULTS | {"size": 4, "count": 2, "share_card": True},
    "centre-square-4": GROUP_DEFAULTS | {"size": 4, "shape": "square", "place": "centre"},
    "corner-L-3": GROUP_DEFAULTS | {"shape": "L", "place": "corner"},
    "tic-line-4": GROUP_DEFAULTS | {"size": 4, "shape": "line"},
    "double-tic": PLAY_DEFAULTS | {"tics": 2},
    "triple-tic": PLAY_DEFAULTS | {"tics": 3},
    "quadruple-tic": PLAY_DEFAULTS | {"tics": 4},
    "strong-connection": PLAY_DEFAULTS | {"edges": 3, "tics": 2},
    "hole-no-nics": PLAY_DEFAULTS | {"touching": 4, "nics": 0},
    "hole-all-singles": PLAY_DEFAULTS | {"touching": 4, "all": "single"},
    "mono-3": SEQUENCE_DEFAULTS,
    "duo-3": SEQUENCE_DEFAULTS | {"properties": 2},
    "tripo-3": SEQUENCE_DEFAULTS | {"properties": 3},
    "mono-4": SEQUENCE_DEFAULTS | {"length": 4},
    "duo-4": SEQUENCE_DEFAULTS | {"length": 4, "properties": 2},
}


@pytest.mark.parametrize("name", WHOLE)
def test_a_catalogue_name_becomes_its_whole_table(name: str) -> None:
    assert tables(name) == [WHOLE[name] | {"id": name}]


def test_the_catalogue_has_these_names() -> None:
    assert set(CATALOGUE) == {*WHOLE, "different-tic-group-3"}


def test_the_standard_and_the_sequence_missions() -> None:
    assert STANDARD == (
        "tic-group-3",
        "different-tic-group-3",
        "double-tic",
        "tic-group-4",
        "strong-connection",
    )
    assert SEQUENCE == ("mono-3", "duo-3", "mono-4", "duo-4", "tripo-3")


def test_different_differs_from_the_nearest_earlier_group() -> None:
    found = tables(
        "tic-group-4", "double-tic", {**GROUP, "id": "mine"}, "triple-tic", "different-tic-group-3"
    )
    assert found[4] == GROUP_DEFAULTS | {"id": "different-tic-group-3", "different_from": "mine"}


def test_different_needs_an_earlier_group() -> None:
    assert mission_faults("double-tic", "different-tic-group-3", "tic-group-3") == [
        "missions[2]: 'different-tic-group-3' needs a tic_group mission before it to differ from"
    ]


def test_a_name_used_again_is_numbered() -> None:
    ids = [table["id"] for table in tables("mono-3", "duo-3", "mono-3", "mono-3")]
    assert ids == ["mono-3", "duo-3", "mono-3-2", "mono-3-3"]


def test_a_name_takes_no_id_that_is_taken() -> None:
    table = {"id": "double-tic-2", "kind": "play", "tics": 2}
    assert [found["id"] for found in tables(table, "double-tic", "double-tic")] == [
        "double-tic-2",
        "double-tic",
        "double-tic-3",
    ]


def test_a_table_without_id_is_named_by_its_position() -> None:
    assert [table["id"] for table in tables("double-tic", GROUP, {**GROUP, "id": "x"}, GROUP)] == [
        "double-tic",
        "m2",
        "x",
        "m4",
    ]


def test_titles_and_hints_are_kept_if_given() -> None:
    (table,) = tables({**GROUP, "title": "Three of a kind", "hint": "Side by side"})
    assert (table["title"], table["hint"]) == ("Three of a kind", "Side by side")
    assert "title" not in tables(GROUP)[0]


@pytest.mark.parametrize("names", [STANDARD, SEQUENCE, ["tic-group-3", "different-tic-group-3"] * 2])
def test_whole_tables_read_back_to_themselves(names: Any) -> None:
    whole = tables(*names)
    assert tables(*whole) == whole


@pytest.mark.parametrize(
    "table",
    [
        {"id": "double-tic", "kind": "play", "tics": 3},
        {"id": "double-tic-2", "kind": "tic_group", "size": 3},
        {"id": "tic-group-3", "kind": "tic_group", "size": 3, "shape": "line"},
        {"id": "different-tic-group-3", "kind": "tic_group", "size": 3},
    ],
)
def test_catalogue_names_are_reserved(table: dict[str, Any]) -> None:
    (fault,) = mission_faults(table)
    assert fault.startswith("missions[1].id:")
    assert table["id"] in fault


def test_a_reserved_different_group_differs_from_the_nearest() -> None:
    one, two = {**GROUP, "id": "one"}, {**GROUP, "id": "two"}
    three = {**GROUP, "id": "different-tic-group-3"}
    assert mission_faults(one, two, {**three, "different_from": "two"}) == []
    (fault,) = mission_faults(one, two, {**three, "different_from": "one"})
    assert fault.startswith("missions[3].id:")


def test_names_that_only_look_reserved_are_free() -> None:
    for free in ("double-tic-1", "double-tic-02", "double-tic-x", "tic-group-6", "two-tic-groups-3"):
        assert mission_faults({**GROUP, "id": free}) == []


def test_a_name_that_the_catalogue_has_not_is_refused() -> None:
    with pytest.raises(ValueError, match="mono-9"):
        catalogue_missions(["mono-9"])


# Faults of missions


@pytest.mark.parametrize("missions", [None, [], {}, "double-tic", 3, True])
def test_a_list_of_missions_is_needed(missions: Any) -> None:
    example = "" if missions == [] else ', such as ["tic-group-3"]'
    assert faults({"missions": missions}) == [f"missions: a list of at least one mission is needed{example}"]


@pytest.mark.parametrize(
    ("mission", "where"),
    [
        (5, "missions[1]:"),
        (None, "missions[1]:"),
        ([], "missions[1]:"),
        ("duble-tic", "missions[1]:"),
        ({}, "missions[1].kind:"),
        ({"kind": []}, "missions[1].kind:"),
        ({"kind": {}}, "missions[1].kind:"),
        ({"kind": None}, "missions[1].kind:"),
        ({"kind": "group"}, "missions[1].kind:"),
        ({**GROUP, "size": 1}, "missions[1].size:"),
        ({**GROUP, "size": 6}, "missions[1].size:"),
        ({**GROUP, "size": 3.0}, "missions[1].size:"),
        ({**GROUP, "size": True}, "missions[1].size:"),
        ({**GROUP, "size": None}, "missions[1].size:"),
        ({**GROUP, "count": 0}, "missions[1].count:"),
        ({**GROUP, "count": 76}, "missions[1].count:"),
        ({**GROUP, "share_card": 1}, "missions[1].share_card:"),
        ({**GROUP, "share_card": True}, "missions[1].share_card:"),
        ({**GROUP, "share_card": True, "count": 3}, "missions[1].share_card:"),
        ({**GROUP, "shape": "l"}, "missions[1].shape:"),
        ({**GROUP, "shape": []}, "missions[1].shape:"),
        ({**GROUP, "place": "center"}, "missions[1].place:"),
        ({**GROUP, "place": "centre"}, "missions[1].place:"),
        ({**GROUP, "different_from": "m1"}, "missions[1].different_from:"),
        ({**GROUP, "different_from": "m2"}, "missions[1].different_from:"),
        ({**GROUP, "different_from": []}, "missions[1].different_from:"),
        ({**GROUP, "id": "no spaces"}, "missions[1].id:"),
        ({**GROUP, "id": ""}, "missions[1].id:"),
        ({**GROUP, "id": None}, "missions[1].id:"),
        ({**GROUP, "id": "né"}, "missions[1].id:"),
        ({**GROUP, "id": "x\n"}, "missions[1].id:"),
        ({**GROUP, "title": 3}, "missions[1].title:"),
        ({**GROUP, "hint": None}, "missions[1].hint:"),
        ({**GROUP, "tics": 3}, "missions[1].tics:"),
        ({"kind": "play", "touching": 5}, "missions[1].touching:"),
        ({"kind": "play", "touching": 0}, "missions[1].touching:"),
        ({"kind": "play", "nics": 5}, "missions[1].nics:"),
        ({"kind": "play", "nics": -1}, "missions[1].nics:"),
        ({"kind": "play", "edges": 5}, "missions[1].edges:"),
        ({"kind": "play", "edges": None}, "missions[1].edges:"),
        ({"kind": "play", "all": "nic"}, "missions[1].all:"),
        ({"kind": "play", "all": "mono"}, "missions[1].all:"),
        ({"kind": "sequence", "length": 1}, "missions[1].length:"),
        ({"kind": "sequence", "length": 6}, "missions[1].length:"),
        ({"kind": "sequence", "properties": 4}, "missions[1].properties:"),
        ({"kind": "sequence", "properties": 0}, "missions[1].properties:"),
    ],
)
def test_a_fault_says_where_it_is(mission: Any, where: str) -> None:
    (fault,) = mission_faults(mission)
    assert fault.startswith(where)


def test_all_faults_are_told_at_once_each_at_its_place() -> None:
    found = mission_faults("nonsense", {**GROUP, "size": 9, "shape": "o"}, {**GROUP, "shape": "square"})
    assert [fault.partition(":")[0] for fault in found] == [
        "missions[1]",
        "missions[2].size",
        "missions[2].shape",
        "missions[3].shape",
    ]


def test_a_fault_of_one_mission_is_not_told_again_of_the_one_that_differs_from_it() -> None:
    found = mission_faults({**GROUP, "size": 9, "id": "one"}, {**GROUP, "different_from": "one"})
    assert [fault.partition(":")[0] for fault in found] == ["missions[1].size"]
    found = mission_faults({**GROUP, "size": 9}, "different-tic-group-3")
    assert [fault.partition(":")[0] for fault in found] == ["missions[1].size"]


def test_an_id_is_used_once() -> None:
    (fault,) = mission_faults({**GROUP, "id": "m2"}, GROUP)
    assert fault == "missions[2].id: 'm2' is used twice"


def test_a_misspelt_word_gets_a_hint() -> None:
    assert "did you mean 'double-tic'?" in mission_faults("duble-tic")[0]
    assert "did you mean 'shape'?" in mission_faults({**GROUP, "shap": "any"})[0]


# Faults of options


@pytest.mark.parametrize(
    ("options", "where"),
    [
        ({"gird": [6, 6]}, "gird:"),
        ({"grid": 6}, "grid:"),
        ({"grid": [6]}, "grid:"),
        ({"grid": [6, 6, 6]}, "grid:"),
        ({"grid": [6, 6.0]}, "grid:"),
        ({"grid": [True, 6]}, "grid:"),
        ({"grid": {"0": 6, "1": 6}}, "grid:"),
        ({"hand": "5"}, "hand:"),
        ({"hand": None}, "hand:"),
        ({"limit": 7.0}, "limit:"),
        ({"frame": "loose"}, "frame:"),
        ({"frame": []}, "frame:"),
        ({"relation": "commonness"}, "relation:"),
        ({"relation": None}, "relation:"),
        ({"separate": 0}, "separate:"),
        ({"first": 4}, "first:"),
        ({"first": 6}, "first:"),
        ({"first": -1}, "first:"),
        ({"first": True}, "first:"),
        ({"start": None}, "start:"),
        ({"start": ["3so"]}, "start:"),
        ({"start": [["3so", 0]]}, "start:"),
        ({"start": [["3so", 0, 0.0]]}, "start:"),
        ({"start": [["9so", 0, 0]]}, "start:"),
        ({"start": [[[], 0, 0]]}, "start:"),
        ({"start": [["3so", 0, 0], ["3so", 1, 0]]}, "start:"),
        ({"start": [["3so", 0, 0], ["3sr", 0, 0]]}, "start:"),
        ({"start": [["3so", 0, 0], ["3sr", 6, 0]]}, "start:"),
        ({"start": [["3so", 0, 0], ["3sr", 0, 6]]}, "start:"),
        ({"start": [["3so", -1000, 0], ["3sr", 1000, 0]]}, "start:"),
        ({"start": [["3so", -1000, -1000], ["3sr", 1000, 1000]]}, "start:"),
        ({"start": [["3so", 0, 10**30]]}, "start:"),
        ({"start": [["3so", 4, 0]], "frame": "fixed"}, "start:"),
        ({"start": [["3so", -3, 0]], "frame": "fixed"}, "start:"),
    ],
)
def test_a_wrong_option_is_named(options: dict[str, Any], where: str) -> None:
    (fault,) = faults(options)
    assert fault.startswith(where)


def test_faults_of_several_options_are_told_at_once() -> None:
    found = faults({"grid": [2, 2], "hand": 0, "missions": ["x"], "colour": 1})
    assert [fault.partition(":")[0] for fault in found] == ["grid", "hand", "colour", "missions[1]"]


def test_a_start_layout_leaves_a_cell_free() -> None:
    cells = [(x, y) for x in range(3) for y in range(3)]
    codes = [f"{number}{shape}v" for number in (1, 2, 3) for shape in "oct"]
    full = [[code, *cell] for code, cell in zip(codes, cells, strict=True)]
    assert faults({"grid": [3, 3], "start": full}) == [
        "start: at least one cell of the window must stay free"
    ]
    assert len(parse_options({"grid": [3, 3], "start": full[1:]}, 4).start) == 8


def test_a_start_layout_may_lie_anywhere_and_in_pieces() -> None:
    options = parse_options({"start": [["3so", 1000, -1000], ["3sr", 995, -998]]}, 4)
    assert options.make_frame().spots.keys() >= {Cell(1000, -1000), Cell(995, -998)}


def test_the_fixed_window_lies_round_the_start_cell() -> None:
    for side, low in ((3, -1), (4, -1), (5, -2), (6, -2), (9, -4)):
        given = parse_options({"grid": [side, side], "frame": "fixed"}, 4)
        assert min(given.make_frame().spots) == (low, low)
        assert max(given.make_frame().spots) == (low + side - 1, low + side - 1)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
option_names = st.sampled_from(
    ["grid", "hand", "limit", "frame", "relation", "separate", "first", "start", "missions", "x"]
)
mission_tables = st.dictionaries(
    st.sampled_from([*GROUP_DEFAULTS, *PLAY_DEFAULTS, *SEQUENCE_DEFAULTS, "id", "title"]),
    st.sampled_from(["tic_group", "play", "sequence", "any", "line", "m1", 2, 3, 4, True]) | json_values,
    max_size=6,
)


@given(st.dictionaries(option_names, json_values | st.lists(mission_tables, max_size=3), max_size=5))
def test_any_json_is_taken_or_refused_in_words(options: dict[str, Any]) -> None:
    try:
        parsed = parse_options(options, 4)
    except OptionError as told:
        assert told.faults and all(told.faults)
    else:
        assert parse_options(parsed.to_json(), 4) == parsed
