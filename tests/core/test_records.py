"""Records: the byte form, a strict reader, replay and verification (`docs/records.md`)."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from record_kit import LINES, PLAYERS, RECORD, fault, played, read

from ticgame.core.errors import RecordError
from ticgame.core.match import Match, Player
from ticgame.core.records import dump, format_record
from ticgame.core.replays import replay, verify
from ticgame.games import game
from ticgame.games.together.rules import Together


def with_line(number: int, change: Callable[[dict[str, Any]], None]) -> bytes:
    """Return the record with line `number` (from 1) changed."""
    data = json.loads(LINES[number - 1])
    change(data)
    lines = [*LINES]
    lines[number - 1] = dump(data).encode() + b"\n"
    return b"".join(lines)


def test_a_record_reads_back_to_the_same_bytes() -> None:
    record = read(RECORD)
    verify(record)
    assert record.warnings == []
    assert format_record(replay(record)).encode() == RECORD


def test_equal_games_are_equal_bytes() -> None:
    assert format_record(played()).encode() == RECORD
    assert format_record(played(seed=8)).encode() != RECORD


def test_the_byte_form_is_sorted_and_without_spaces() -> None:
    for line in LINES:
        assert line == dump(json.loads(line)).encode() + b"\n"
    assert "Zoë ✦".encode() in LINES[0]


def test_an_event_of_another_type_with_the_same_value_is_a_difference() -> None:
    number = next(at for at, line in enumerate(LINES, 1) if b'"e":"draw"' in line)

    def change(data: dict[str, Any]) -> None:
        data["ev"] = [
            {"e": "penalty", "total": event["n"]} if event["e"] == "draw" else event for event in data["ev"]
        ]

    error = fault(with_line(number, change))
    assert error.line == number
    assert error.reason.startswith('expected {"do":')


def test_a_wrong_event_is_told_with_what_was_expected() -> None:
    error = fault(with_line(2, lambda data: data["ev"].clear()))
    want, got = LINES[1].decode().strip(), dump(json.loads(LINES[1]) | {"ev": []})
    assert (error.line, error.reason) == (2, f"expected {want}, got {got}")


def test_an_illegal_action_is_told_with_its_rule() -> None:
    error = fault(with_line(2, lambda data: data["do"].update(cell=[9, 9])))
    assert (error.line, error.reason) == (
        2,
        "illegal: Legal cell: The card must touch another card side by side.",
    )


def test_a_deck_that_the_seed_does_not_shuffle_is_refused_by_verify_only() -> None:
    content = with_line(1, lambda data: data.update(seed=8))
    assert replay(read(content)).is_over
    assert fault(content).line == 1
    verify(read(with_line(1, lambda data: data.update(seed=None))))


def test_a_finished_game_without_result_can_be_resumed_but_is_reported() -> None:
    content = b"".join(LINES[:-1])
    assert format_record(replay(read(content))).encode() == RECORD
    error = fault(content)
    assert (error.line, error.reason) == (len(LINES), f"expected {LINES[-1].decode().strip()}, got nothing")


def test_an_unfinished_game_is_fine() -> None:
    verify(read(b"".join(LINES[:4])))
    verify(read(LINES[0]))


def test_a_result_too_early_is_reported() -> None:
    error = fault(b"".join([*LINES[:4], LINES[-1]]))
    assert error.line == 5
    assert error.reason.startswith('expected no result, the game goes on, got {"result":')


@pytest.mark.parametrize("cut", range(1, len(LINES[-2]) - 1, 7))
def test_an_unfinished_last_line_is_dropped_with_a_warning(cut: int) -> None:
    record = read(b"".join(LINES[:-2]) + LINES[-2][:cut])
    verify(record)
    assert record.warnings == [f"line {len(LINES) - 1} is unfinished and was left out"]
    assert len(record.entries) == len(LINES) - 3


def test_a_whole_last_line_without_its_end_is_kept_with_a_warning() -> None:
    record = read(RECORD[:-1])
    verify(record)
    assert record.warnings == [f"line {len(LINES)} has no line end"]


def test_an_unreadable_line_in_the_middle_is_an_error_with_its_number() -> None:
    for broken in (b"\n", b"{}\n", b"[1]\n", b'{"t":1\n', b"\xff\xfe\n", b'"text"\n', b"NaN\n"):
        error = fault(b"".join([*LINES[:3], broken, *LINES[4:]]))
        assert error.line == 4, broken


def test_nothing_may_follow_the_result() -> None:
    error = fault(RECORD + LINES[-1])
    assert (error.line, error.reason) == (len(LINES) + 1, "nothing may come after the result")


def test_another_byte_form_gets_one_warning() -> None:
    loose = b"".join(json.dumps(json.loads(line)).encode() + b"\n" for line in LINES)
    record = read(loose)
    verify(record)
    assert record.warnings == ["line 1 is in another byte form than ticgame writes"]


def test_time_never_runs_backward() -> None:
    last_t = json.loads(LINES[2])["t"]
    assert fault(with_line(4, lambda data: data.update(t=last_t - 1))).line == 4
    assert fault(with_line(2, lambda data: data.update(t=-1))).line == 2
    assert fault(with_line(2, lambda data: data.update(t=1.5))).line == 2
    assert fault(with_line(2, lambda data: data.update(t=True))).line == 2
    assert fault(with_line(2, lambda data: data.update(t=10**400))).line == 2


def test_seats_change_hands_in_a_record() -> None:
    match = Match.start(Together.from_options({}, 2), PLAYERS, seed=7, app="0.1.0")
    match.take_seat(0, "random", 500)
    match.act(match.actors()[0], next(match.legal(match.actors()[0])), 900)
    content = format_record(match).encode()
    assert content.splitlines()[1] == b'{"do":{"a":"seat","by":"random"},"ev":[],"seat":0,"t":500}'
    record = read(content)
    verify(record)
    assert replay(record).players[0] == Player("Ada", "random")
    without_seat = content.replace(b'"seat":0,"t":500', b'"seat":null,"t":500')
    assert fault(without_seat).line == 2


HEADER_CHANGES = {
    "newer": lambda data: data.update(record=2),
    "version of another type": lambda data: data.update(record="1"),
    "version true": lambda data: data.update(record=True),
    "no version": lambda data: data.pop("record"),
    "unknown game": lambda data: data.update(game="chess"),
    "game of another type": lambda data: data.update(game=["together"]),
    "unknown key": lambda data: data.update(colour="blue"),
    "no seed": lambda data: data.pop("seed"),
    "negative seed": lambda data: data.update(seed=-1),
    "seed of another type": lambda data: data.update(seed=1.0),
    "no deck": lambda data: data.pop("deck"),
    "no seats": lambda data: data.update(seats=[]),
    "seven seats": lambda data: data.update(seats=[{"name": "x", "by": "human"}] * 7),
    "seat of another type": lambda data: data["seats"].__setitem__(0, "Ada"),
    "seat without by": lambda data: data["seats"][0].pop("by"),
    "seat with more": lambda data: data["seats"][0].update(age=7),
    "unknown card": lambda data: data["deck"].__setitem__(0, "9zz"),
    "card of another type": lambda data: data["deck"].__setitem__(0, ["3so"]),
    "card twice": lambda data: data["deck"].__setitem__(0, data["deck"][1]),
    "too few cards": lambda data: data.update(deck=data["deck"][:10]),
    "missing option": lambda data: data["options"].pop("hand"),
    "unknown option": lambda data: data["options"].update(blinds=5),
    "option of another type": lambda data: data["options"].update(hand="5"),
    "option out of range": lambda data: data["options"].update(hand=99),
    "option true": lambda data: data["options"].update(limit=True),
    "first left open": lambda data: data["options"].update(first=None),
    "first of nobody": lambda data: data["options"].update(first=2),
    "grid of lists": lambda data: data["options"].update(grid=[[6], [6]]),
    "relation a list": lambda data: data["options"].update(relation=[]),
    "mission kind a list": lambda data: data["options"]["missions"].__setitem__(0, {"kind": []}),
    "mission short": lambda data: data["options"]["missions"][0].pop("count"),
    "mission by name": lambda data: data["options"].update(missions=["tic-group-3"]),
    "mission different from a list": lambda data: data["options"]["missions"][1].update(different_from=[]),
    "start far out": lambda data: data["options"].update(start=[["1ov", 10**30, 0]]),
    "level of another type": lambda data: data.update(level=7),
    "level without a round": lambda data: data.update(level="standard"),
    "level's round 0": lambda data: data.update(level="standard:0"),
    "app of another type": lambda data: data.update(app=None),
    "half a character": lambda data: data.update(app="\ud800"),
}


@pytest.mark.parametrize("name", HEADER_CHANGES)
def test_a_wrong_header_is_refused_at_line_1(name: str) -> None:
    data = json.loads(LINES[0])
    HEADER_CHANGES[name](data)
    line = json.dumps(data).encode() + b"\n"
    with pytest.raises(RecordError) as caught:
        read(b"".join([line, *LINES[1:]]))
    assert caught.value.line == 1
    assert "Ellipsis" not in caught.value.reason


def test_a_byte_order_mark_is_named() -> None:
    with pytest.raises(RecordError) as caught:
        read(b"\xef\xbb\xbf" + RECORD)
    assert caught.value.line == 1
    assert "a byte order mark stands before it" in caught.value.reason


def test_a_newer_format_says_what_to_do() -> None:
    error = fault(with_line(1, lambda data: data.update(record=9)))
    assert error.reason == "it has format 9, this ticgame reads up to 1: get a newer ticgame"


@pytest.mark.parametrize("name", ["hand", "used"])
def test_a_missing_option_is_told_as_that(name: str) -> None:
    # The deck would be too small for the default in its place.
    rules = game("squared").from_options({"used": 9, "hand": 2, "first": 0}, 2)
    match = Match.start(rules, PLAYERS, seed=7, app="0.1.0")
    data = json.loads(format_record(match))
    del data["options"][name]
    assert fault(json.dumps(data).encode() + b"\n").reason == f"header: option {name!r} is missing"


def test_an_option_left_to_chance_is_named() -> None:
    error = fault(with_line(1, lambda data: data["options"].update(first=None)))
    assert error.reason == "header: option 'first' is left to chance; a record has it decided"


def test_a_seats_act_as_the_games_own_is_illegal() -> None:
    error = fault(with_line(2, lambda data: data.update(seat=None)))
    assert (error.line, error.reason) == (2, "illegal: Taking a Turn: It is another player's turn.")


ENTRY_CHANGES = {
    "no t": lambda data: data.pop("t"),
    "unknown key": lambda data: data.update(note="hm"),
    "seat out of range": lambda data: data.update(seat=2),
    "seat true": lambda data: data.update(seat=True),
    "seat of nobody": lambda data: data.update(seat=None),
    "do of another type": lambda data: data.update(do=[]),
    "unknown action": lambda data: data["do"].update(a="fold"),
    "action a list": lambda data: data["do"].update(a=[]),
    "unknown card": lambda data: data["do"].update(card="0xx"),
    "card not held": lambda data: data["do"].update(card=json.loads(LINES[0])["deck"][60]),
    "cell of three": lambda data: data["do"].update(cell=[0, 1, 2]),
    "cell of text": lambda data: data["do"].update(cell="01"),
    "huge cell": lambda data: data["do"].update(cell=[10**40, 0]),
    "more in the action": lambda data: data["do"].update(x=1),
    "ev of another type": lambda data: data.update(ev={}),
    "unknown event": lambda data: data["ev"].append({"e": "boom"}),
    "one event more": lambda data: data["ev"].append({"e": "draw", "n": 1}),
    "half a character": lambda data: data.update(do={"a": "seat", "by": "\ud800"}),
}


@pytest.mark.parametrize("name", ENTRY_CHANGES)
def test_a_wrong_entry_is_reported_at_its_line(name: str) -> None:
    data = json.loads(LINES[1])
    ENTRY_CHANGES[name](data)
    assert fault(b"".join([LINES[0], json.dumps(data).encode() + b"\n", *LINES[2:]])).line == 2


def test_a_key_that_stands_twice_is_refused() -> None:
    line = LINES[1].replace(b'{"do"', b'{"t":0,"do"', 1)
    assert fault(b"".join([LINES[0], line, *LINES[2:]])).line == 2


def test_deep_nesting_and_long_numbers_are_refused() -> None:
    for line in (b"[" * 200_000 + b"\n", b'{"record":' + b"1" * 20_000 + b"}\n", b'{"record":1e999}\n'):
        assert fault(line).line == 1


def test_messages_stay_short_whatever_stands_in_the_record() -> None:
    long = {"a": "place", "card": "x" * 100_000, "cell": [0, 0]}
    assert len(fault(with_line(2, lambda data: data.update(do=long))).reason) < 500
    assert len(fault(with_line(2, lambda data: data.update(do=["x" * 100_000]))).reason) < 500
    assert len(fault(with_line(1, lambda data: data.update(game="x" * 100_000))).reason) < 500
    assert len(fault(with_line(1, lambda data: data["options"].update(hand="x" * 100_000))).reason) < 500
