"""No bytes make the reader of records raise anything but its own errors."""

import io
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from record_kit import LINES, RECORD, fault, read

from ticgame.core.errors import RecordError
from ticgame.core.records import Record, read_record, record_lines
from ticgame.core.replays import verify
from ticgame.games import game


class Noise(io.RawIOBase):
    """A file of zeros without end that counts what is read from it."""

    def __init__(self) -> None:
        self.taken = 0

    def readinto(self, buffer: Any) -> int:
        self.taken += len(buffer)
        buffer[:] = bytes(len(buffer))
        return len(buffer)

    def readable(self) -> bool:
        return True


def test_a_line_without_end_is_refused_after_a_megabyte() -> None:
    noise = Noise()
    with pytest.raises(RecordError) as caught:
        read_record(record_lines(io.BufferedReader(noise)), game)
    assert caught.value.line == 1
    assert noise.taken < 2_000_000


def test_a_record_without_end_is_refused() -> None:
    line = b'{"do":{"a":"seat","by":"%s"},"ev":[],"seat":0,"t":0}\n' % (b"x" * 900_000)

    def endless() -> Any:
        yield LINES[0]
        while True:
            yield line

    with pytest.raises(RecordError, match="more than"):
        read_record(endless(), game)


def test_an_empty_file_has_no_header() -> None:
    for content in (b"", b"\n", b"\n\n", b"{}", b"\xef\xbb\xbf" + RECORD):
        assert fault(content).line == 1


@given(st.binary(max_size=400))
def test_random_bytes_raise_record_errors_only(content: bytes) -> None:
    with pytest.raises(RecordError):
        read(content)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["3so", -1]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=8,
)


@st.composite
def spoilt_records(draw: st.DrawFn) -> bytes:
    """A record in which one value, anywhere, is exchanged, left out or joined by another."""
    number = draw(st.integers(0, len(LINES) - 1))
    data = json.loads(LINES[number])
    holder: Any = data
    while True:
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        if not keys:
            break
        key = draw(st.sampled_from(keys))
        if isinstance(holder[key], dict | list) and draw(st.booleans()):
            holder = holder[key]
            continue
        if draw(st.booleans()):
            holder[key] = draw(JSON)
        else:
            del holder[key]
        break
    line = json.dumps(data).encode() + b"\n"
    return b"".join([*LINES[:number], line, *LINES[number + 1 :]])


@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(spoilt_records())
def test_spoilt_records_raise_record_errors_only(content: bytes) -> None:
    try:
        verify(read(content))
    except RecordError as error:
        assert error.line is not None
        assert 1 <= error.line <= len(LINES) + 1


@settings(max_examples=300)
@given(st.integers(0, len(RECORD) - 1), st.integers(0, 255))
def test_a_changed_byte_is_reported_at_its_line_or_later_or_harmless(at: int, byte: int) -> None:
    content = RECORD[:at] + bytes([byte]) + RECORD[at + 1 :]
    number = RECORD.count(b"\n", 0, at) + 1
    try:
        record = read(content)
        verify(record)
    except RecordError as error:
        # A later line can suffer: a card that another play needed, a time before the changed one.
        assert error.line is not None and error.line >= number
    else:
        assert content == RECORD or is_harmless(record, number)


def is_harmless(record: Record, number: int) -> bool:
    """Whether the game can't see the change: of a name, the app, a time, a mission never done."""
    if record.warnings:
        return True
    mine, theirs = json.loads(LINES[number - 1]), read(RECORD)
    if number == 1:
        return record.header != theirs.header
    return record.entries[number - 2].entry.t != mine.get("t")
