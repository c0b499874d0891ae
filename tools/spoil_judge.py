"""What becomes of a record with one byte changed: refused, reported, or one of what no reader can see.

A record says what was done and what followed. Whatever follows from something else than it says is reported;
what has no consequence that the record names can't be.
"""

import io
import json
from enum import StrEnum
from random import Random
from typing import Any, Final

from ticgame.core.errors import RecordError
from ticgame.core.match import Match
from ticgame.core.records import Record, read_record, record_lines
from ticgame.core.replays import replay, verify
from ticgame.games import game

ALIKE: Final = (b"0123456789", b"abcdefghijklmnopqrstuvwxyz", b"ABCDEFGHIJKLMNOPQRSTUVWXYZ", b'"[]{},:')
"""A byte is changed to another of its kind, so that the line has a good chance to be readable."""
LABELS: Final = ("app", "level")


class Verdict(StrEnum):
    """What became of a record with one byte changed; the columns of the table."""

    REFUSED = "at its line"
    LATER = "at a later line"
    WARNED = "warned of"
    LABEL = "label"
    TIME = "time"
    OPTION = "option"
    HIDDEN = "hidden card"
    RETOLD = "same game"
    TWIN = "twin"
    MISSED = "missed"


def changed(content: bytes, at: int, rng: Random) -> bytes:
    """Return the record with the byte at a place exchanged for another of its kind."""
    alike = next((kind for kind in ALIKE if content[at] in kind), bytes(range(32, 127)))
    others = [byte for byte in alike if byte != content[at]]
    return content[:at] + bytes([rng.choice(others)]) + content[at + 1 :]


def judge(right: bytes, spoilt: bytes, at: int) -> Verdict:
    """Return what becomes of a record that differs from a right one at one place."""
    number = right.count(b"\n", 0, at) + 1
    try:
        record = _read(spoilt)
        verify(record)
    except RecordError as error:
        if error.line == number:
            return Verdict.REFUSED
        return Verdict.LATER if error.line is not None and error.line > number else Verdict.MISSED
    if record.warnings:
        return Verdict.WARNED
    one, other = (json.loads(text.splitlines()[number - 1]) for text in (right, spoilt))
    if number == 1:
        return _of_header(one, other, right)
    return _of_entry(one, other, right, record)


def _of_header(one: dict[str, Any], other: dict[str, Any], right: bytes) -> Verdict:
    """Return which part of the header nothing showed the change of."""
    parts = {key for key in one.keys() | other.keys() if one.get(key) != other.get(key)}
    if parts == {"options"}:
        return Verdict.OPTION
    if parts == {"deck"}:
        shown = right.partition(b"\n")[2]
        ours = set(one["deck"]) - set(other["deck"])
        return Verdict.MISSED if any(f'"{card}"'.encode() in shown for card in ours) else Verdict.HIDDEN
    is_label = parts <= {*LABELS, "seats"} and len(one["seats"]) == len(other["seats"])
    return Verdict.LABEL if is_label else Verdict.MISSED


def _of_entry(one: dict[str, Any], other: dict[str, Any], right: bytes, record: Record) -> Verdict:
    """Return why an entry told in another way is right as well."""
    parts = {key for key in one.keys() | other.keys() if one.get(key) != other.get(key)}
    if parts == {"t"}:
        return Verdict.TIME
    kinds = {line.get("do", {}).get("a") for line in (one, other)}
    if not parts or not parts <= {"do", "seat"} or len(kinds) > 1:
        return Verdict.MISSED
    if kinds <= {"seat", "hint"}:
        return Verdict.LABEL
    return Verdict.RETOLD if _positions(record) == _positions(_read(right)) else Verdict.TWIN


def _read(content: bytes) -> Record:
    return read_record(record_lines(io.BytesIO(content)), game)


def _positions(record: Record) -> list[Any]:
    """Return the whole position, hands and decks and all, after each entry."""
    found: list[Any] = []

    def begin(match: Match) -> None:
        match.watch(lambda change: found.append(match._state))

    replay(record, begin=begin)
    return found
