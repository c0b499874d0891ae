"""Actions and events as JSON: exact round trips, and faults in words."""

import json
from enum import StrEnum
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ticgame.core.cards import ALL_CARDS, Card
from ticgame.core.codec import Codec, FormatError
from ticgame.core.contract import Seat
from ticgame.core.layout import Cell


class Mood(StrEnum):
    """A closed set."""

    CALM = "calm"
    LOUD = "loud"


class Inner(NamedTuple):
    cell: Cell
    card: Card


class Everything(NamedTuple):
    """Every kind of field a game may need."""

    card: Card
    cell: Cell
    seat: Seat
    mood: Mood
    is_open: bool
    with_: str
    cards: tuple[Card, ...]
    inners: tuple[Inner, ...]
    inner: Inner
    end: Mood | None = None
    note: str | None = None


class Empty(NamedTuple):
    pass


CODEC = Codec("a", {"everything": Everything, "empty": Empty})

cards = st.sampled_from(ALL_CARDS)
cells = st.builds(Cell, st.integers(), st.integers())
inners = st.builds(Inner, cells, cards)
everything = st.builds(
    Everything,
    cards,
    cells,
    st.integers(0, 5),
    st.sampled_from(Mood),
    st.booleans(),
    st.text(),
    st.lists(cards).map(tuple),
    st.lists(inners).map(tuple),
    inners,
    st.none() | st.sampled_from(Mood),
    st.none() | st.text(),
)


@given(everything | st.just(Empty()))
def test_values_come_back_from_json_text(value: Any) -> None:
    text = json.dumps(CODEC.encode(value))
    back = CODEC.decode(json.loads(text))
    assert back == value
    assert type(back) is type(value)
    assert json.dumps(CODEC.encode(back)) == text


@given(everything)
def test_a_value_of_none_is_left_out(value: Everything) -> None:
    data = CODEC.encode(value)
    assert ("end" in data, "note" in data) == (value.end is not None, value.note is not None)
    assert "with" in data


VALUE = Everything(
    Card(0), Cell(1, -2), Seat(3), Mood.CALM, True, "x", (Card(1),), (), Inner(Cell(0, 0), Card(2))
)


def test_how_it_is_written() -> None:
    assert CODEC.encode(VALUE) == {
        "a": "everything",
        "card": "1ov",
        "cell": [1, -2],
        "seat": 3,
        "mood": "calm",
        "is_open": True,
        "with": "x",
        "cards": ["1oc"],
        "inners": [],
        "inner": {"cell": [0, 0], "card": "1oy"},
    }


@pytest.mark.parametrize(
    ("key", "value", "word"),
    [
        ("a", "nothing", "'a' must be one of everything, empty"),
        ("a", [], "'a' must be one of"),
        ("a", None, "'a' must be one of"),
        ("card", "9xx", "'9xx' is no card"),
        ("card", 3, "3 is no card"),
        ("card", [], "[] is no card"),
        ("cell", [1], "[column, row]"),
        ("cell", [1, 2.0], "[column, row]"),
        ("cell", [True, 2], "[column, row]"),
        ("cell", {"x": 1, "y": 2}, "[column, row]"),
        ("seat", True, "a whole number"),
        ("seat", 1.0, "a whole number"),
        ("seat", "1", "a whole number"),
        ("mood", "quiet", "quiet"),
        ("mood", [], "mood"),
        ("is_open", 1, "true or false"),
        ("with", 5, "a text"),
        ("with_", "x", "unknown key 'with_'"),
        ("cards", "1ov", "a list"),
        ("cards", ["1ov", "no"], "'no' is no card"),
        ("inner", [], "an object"),
        ("inner", {"cell": [0, 0]}, "'card' is missing"),
        ("inner", {"cell": [0, 0], "card": "1ov", "x": 1}, "unknown key 'x'"),
        ("inners", [{}], "'cell' is missing"),
        ("end", None, "end"),
        ("note", None, "a text"),
        ("more", 1, "unknown key 'more'"),
    ],
)
def test_a_fault_names_the_key(key: str, value: Any, word: str) -> None:
    with pytest.raises(FormatError) as told:
        CODEC.decode({**CODEC.encode(VALUE), key: value})
    assert word in str(told.value)


@pytest.mark.parametrize("key", ["a", "card", "cell", "seat", "with", "cards", "inner"])
def test_a_missing_key_is_a_fault(key: str) -> None:
    data = CODEC.encode(VALUE)
    del data[key]
    with pytest.raises(FormatError, match=f"'{key}'"):
        CODEC.decode(data)


@pytest.mark.parametrize("data", [None, [], "everything", 1, True])
def test_anything_but_an_object_is_a_fault(data: Any) -> None:
    with pytest.raises(FormatError, match="expected an object"):
        CODEC.decode(data)


def test_reading_leaves_the_data_as_it_was() -> None:
    data = CODEC.encode(VALUE)
    before = json.dumps(data)
    CODEC.decode(data)
    assert json.dumps(data) == before


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (None, "expected an object, got null"),
        ({}, "'a' is missing"),
        ({"a": None}, "'a' must be one of everything, empty, not null"),
        ({"a": True}, "'a' must be one of everything, empty, not true"),
        ("x" * 100, f'expected an object, got "{"x" * 59}…'),
    ],
)
def test_a_fault_quotes_what_was_written(data: Any, fault: str) -> None:
    with pytest.raises(FormatError) as told:
        CODEC.decode(data)
    assert str(told.value) == fault
