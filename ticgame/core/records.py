"""Records: a whole game as text (`docs/records.md`), written and read.

One JSON object a line: a header, an entry for each thing that happened, and the result once the game is over.
"""

import codecs
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, BinaryIO, Final, NamedTuple

from ticgame.core.cards import format_card, parse_card
from ticgame.core.chance import Chance
from ticgame.core.codec import Codec, FormatError, as_json
from ticgame.core.contract import Millis, Rules, Seat, check_seats
from ticgame.core.errors import OptionError, RecordError, TicError
from ticgame.core.match import Entry, Header, Hinted, Match, Player, TakeSeat, check_deck
from ticgame.core.option_values import MOST_MS
from ticgame.core.sentences import shortened

VERSION: Final = 1
SUFFIX: Final = ".ticrec"
_LONGEST_LINE_BYTES: Final = 1_000_000
_LONGEST_RECORD_BYTES: Final = 50_000_000
_LONGEST_REASON: Final = 400
_LEVEL: Final = re.compile(r"[A-Za-z0-9-]+:[1-9][0-9]*")
_GENERAL: Final = Codec("a", {"seat": TakeSeat, "hint": Hinted})
_ENCODER: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)


class Read(NamedTuple):
    """An entry of a record and the line it stands on, counted from 1."""

    line: int
    entry: Entry


@dataclass(slots=True)
class Record:
    """A record as read; `result` is its JSON with the line it stands on, None if it has none yet."""

    rules: Rules
    header: Header
    entries: list[Read] = field(default_factory=list)
    result: tuple[int, Any] | None = None
    warnings: list[str] = field(default_factory=list)
    line_count: int = 1


def dump(data: Any) -> str:
    """Return JSON in the one byte form of records."""
    return _ENCODER.encode(data)


def header_line(header: Header) -> str:
    data: dict[str, Any] = {
        "record": VERSION,
        "game": header.game,
        "options": header.options,
        "seats": [player._asdict() for player in header.players],
        "seed": header.seed,
        "app": header.app,
    }
    if header.deck is not None:
        data["deck"] = [format_card(card) for card in header.deck]
    if header.level is not None:
        data["level"] = header.level
    return dump(data)


def entry_line(rules: Rules, entry: Entry) -> str:
    codec = _GENERAL if isinstance(entry.action, TakeSeat | Hinted) else rules.actions
    return dump(
        {
            "t": entry.t,
            "seat": entry.seat,
            "do": codec.encode(entry.action),
            "ev": [rules.events.encode(event) for event in entry.events],
        }
    )


def result_line(match: Match) -> str | None:
    """Return the result as a line, None while the game goes on."""
    result = match.result
    return None if result is None else dump({"result": result.to_json()})


def match_lines(match: Match) -> Iterator[str]:
    """Yield every line of a match's record, without line ends."""
    yield header_line(match.header)
    for entry in match.entries:
        yield entry_line(match.rules, entry)
    if (result := result_line(match)) is not None:
        yield result


def format_record(match: Match) -> str:
    return "".join(f"{line}\n" for line in match_lines(match))


def record_lines(file: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a file for `read_record`; one without end is never taken whole into memory."""
    while line := file.readline(_LONGEST_LINE_BYTES + 1):
        yield line


def read_record(lines: Iterator[bytes], find_game: Callable[[str], type[Rules]]) -> Record:
    """Read a record from its lines, each with its line end (`record_lines`).

    Raises RecordError at the first line that can't be read; line 1 means that there is no readable header.
    An unfinished last line is dropped, or kept if it can be read, with a warning.
    """
    lines = _limited(lines)
    first = next(lines, b"")
    data = _parse_line(first, 1)
    record = _read_header(data, find_game)
    _note_form(record, data, first, 1)
    number, last_t = 1, 0
    for number, raw in enumerate(lines, start=2):
        try:
            if record.result is not None:
                raise RecordError("nothing may come after the result", line=number)
            data = _parse_line(raw, number)
            last_t = _read_line(record, data, number, last_t)
        except RecordError:
            if raw.endswith(b"\n"):
                raise
            record.warnings.append(f"line {number} is unfinished and was left out")
            number -= 1
            break
        _note_form(record, data, raw, number)
    record.line_count = number
    return record


def _limited(lines: Iterator[bytes]) -> Iterator[bytes]:
    total = 0
    for number, line in enumerate(lines, start=1):
        total += len(line)
        if len(line) > _LONGEST_LINE_BYTES:
            raise RecordError("far too long for a line of a record", line=number)
        if total > _LONGEST_RECORD_BYTES:
            raise RecordError(
                f"more than {_LONGEST_RECORD_BYTES // 1_000_000} MB can't be a record", line=number
            )
        yield line


def _parse_line(raw: bytes, number: int) -> dict[str, Any]:
    try:
        data = json.loads(
            raw.decode("utf-8"), object_pairs_hook=_unique_keys, parse_constant=_refuse_constant
        )
        if b"\\u" in raw:
            dump(data).encode("utf-8")  # half a character (a lone surrogate) can't be written again
    except (ValueError, RecursionError) as fault:
        raise RecordError(_unreadable(raw, fault), line=number) from None
    if not isinstance(data, dict):
        raise RecordError(f"expected a JSON object, got {as_json(data)}", line=number)
    return data


def _unreadable(raw: bytes, fault: Exception) -> str:
    if not raw.strip():
        return "an empty line"
    if isinstance(fault, UnicodeError):
        return "no JSON object (it isn't UTF-8 text)"
    if raw.startswith(codecs.BOM_UTF8):
        return "no JSON object (a byte order mark stands before it; records have none)"
    if isinstance(fault, json.JSONDecodeError):
        where = f"{fault.msg} at character {fault.pos + 1}"
        return f"no JSON object ({where}; a record has a whole one on each line)"
    return f"no JSON object ({fault})"


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        raise ValueError("a key stands twice")
    return data


def _refuse_constant(name: str) -> Any:
    raise ValueError(f"{name} is no number here")


def _note_form(record: Record, data: Mapping[str, Any], raw: bytes, number: int) -> None:
    if not raw.endswith(b"\n"):
        record.warnings.append(f"line {number} has no line end")
        raw += b"\n"
    has_note = any("byte form" in note for note in record.warnings)
    if not has_note and raw != dump(data).encode() + b"\n":
        record.warnings.append(f"line {number} is in another byte form than ticgame writes")


def _read_header(data: dict[str, Any], find_game: Callable[[str], type[Rules]]) -> Record:
    version = data.get("record")
    if type(version) is not int or version < 1:
        raise RecordError('no header: a record begins with "record" and its version', line=1)
    if version > VERSION:
        raise RecordError(
            f"it has format {version}, this ticgame reads up to {VERSION}: get a newer ticgame", line=1
        )
    try:
        return _build_record(data, find_game)
    except (TicError, ValueError) as fault:
        raise RecordError(shortened(f"header: {fault}", _LONGEST_REASON), line=1) from None


def _build_record(data: dict[str, Any], find_game: Callable[[str], type[Rules]]) -> Record:
    kind = find_game(_text(data, "game"))
    players = tuple(_read_player(item) for item in _typed(data, "seats", list))
    seats = len(players)
    if faults := check_seats(kind, seats):
        raise OptionError(faults)
    options = _typed(data, "options", Mapping)
    # What is missing would be taken as its default, and a fault be found elsewhere.
    _check_options_are_there(kind.from_options({}, seats).options_json(), options)
    rules = kind.from_options(options, seats)
    _check_options_are_whole(rules, options, seats)
    needed = {"record", "game", "options", "seats", "seed", "app"}
    if rules.deck_cards(seats) is not None:
        needed.add("deck")
    _check_keys(data, needed, needed | {"level"})
    if (seed := data["seed"]) is not None:
        Chance(seed)
    deck = tuple(parse_card(code) for code in _typed(data, "deck", list)) if "deck" in needed else None
    if deck is not None:
        check_deck(rules, seats, deck)
    level = _text(data, "level") if "level" in data else None
    if level is not None and not _LEVEL.fullmatch(level):
        raise FormatError(
            f"'level' must be a campaign's id and a round, such as standard:2, not {as_json(level)}"
        )
    return Record(rules, Header(kind.name, options, players, seed, deck, _text(data, "app"), level))


def _check_options_are_there(names: Iterable[str], given: Mapping[str, Any]) -> None:
    for name in names:
        if name not in given:
            raise FormatError(f"option {name!r} is missing")


def _check_options_are_whole(rules: Rules, given: Mapping[str, Any], seats: int) -> None:
    """Raise FormatError unless every option is there as records write it, and none is left to chance."""
    settled = rules.settled(seats, Chance(0)).options_json()
    for name, value in rules.options_json().items():
        if dump(value) != dump(given[name]):
            raise FormatError(f"option {name!r}: expected {dump(value)}, got {dump(given[name])}")
        if value != settled[name]:
            raise FormatError(f"option {name!r} is left to chance; a record has it decided")


def _read_player(data: Any) -> Player:
    if not isinstance(data, dict):
        raise FormatError(f"seats: expected an object, got {as_json(data)}")
    _check_keys(data, {"name", "by"}, {"name", "by"})
    return Player(_text(data, "name"), _text(data, "by"))


def _read_line(record: Record, data: dict[str, Any], number: int, last_t: int) -> int:
    """Take an entry or the result into the record; return the time reached."""
    try:
        if "result" in data:
            _check_keys(data, {"result"}, {"result"})
            record.result = (number, data["result"])
            return last_t
        entry = _read_entry(record, data, last_t)
    except ValueError as fault:
        raise RecordError(shortened(str(fault), _LONGEST_REASON), line=number) from None
    record.entries.append(Read(number, entry))
    return entry.t


def _read_entry(record: Record, data: dict[str, Any], last_t: int) -> Entry:
    _check_keys(data, {"t", "seat", "do", "ev"}, {"t", "seat", "do", "ev"})
    t, seat = data["t"], data["seat"]
    if type(t) is not int or t < last_t:
        raise FormatError(f"'t' must be a whole number of milliseconds, {last_t} or more, not {as_json(t)}")
    if t > MOST_MS:
        raise FormatError(f"'t' is beyond the longest time, {MOST_MS} milliseconds")
    if seat is not None and (type(seat) is not int or not 0 <= seat < len(record.header.players)):
        raise FormatError(
            f"'seat' must be null or 0 to {len(record.header.players) - 1}, not {as_json(seat)}"
        )
    do = data["do"]
    is_general = isinstance(do, dict) and do.get("a") in tuple(_GENERAL.table)
    action = (_GENERAL if is_general else record.rules.actions).decode(do)
    if is_general and seat is None:
        raise FormatError("a change of who plays, or a hint, needs a seat")
    events = tuple(record.rules.events.decode(event) for event in _typed(data, "ev", list))
    return Entry(Millis(t), None if seat is None else Seat(seat), action, events)


def _check_keys(data: Mapping[str, Any], needed: set[str], allowed: set[str]) -> None:
    if missing := needed - data.keys():
        raise FormatError(f"{min(missing)!r} is missing")
    if unknown := data.keys() - allowed:
        raise FormatError(f"unknown key {min(unknown)!r}")


def _typed(data: Mapping[str, Any], key: str, kind: type) -> Any:
    value = data.get(key)
    if not isinstance(value, kind):
        names = {list: "a list", Mapping: "an object"}
        raise FormatError(f"{key!r} must be {names[kind]}, not {as_json(value)}")
    return value


def _text(data: Mapping[str, Any], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise FormatError(f"{key!r} must be a text, not {as_json(value)}")
    return value
