"""Change a byte of a record and see that it shows: `python tools/spoil.py` tries every byte of every golden.

    python tools/spoil.py race spotic            the goldens of some games
    python tools/spoil.py --every 50             every 50th byte only

A changed byte must be refused or reported, at its line or a later one, unless it is in what the game can't
see: names, who plays a seat, hints, the version, the level, titles, or times and options that change nothing
that happened. What somebody did, or who did it, without anything ever showing it (which cards were a wrong
claim) makes another right record; those are counted.
"""

import argparse
import io
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum
from pathlib import Path
from random import Random
from typing import Any, Final

from ticgame.core.errors import RecordError
from ticgame.core.records import SUFFIX, read_record, record_lines, verify
from ticgame.games import GAMES, game

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "golden"
ALIKE: Final = (b"0123456789", b"abcdefghijklmnopqrstuvwxyz", b"ABCDEFGHIJKLMNOPQRSTUVWXYZ", b'"[]{},:')
"""A byte is changed to another of its kind, so that the line has a good chance to be readable."""


class Verdict(StrEnum):
    """What became of a record with one byte changed."""

    REFUSED = "refused at its line"
    LATER = "refused at a later line"
    WARNED = "warned of"
    UNSEEN = "in what the game can't see"
    ANOTHER = "another right record"
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
        record = read_record(record_lines(io.BytesIO(spoilt)), game)
        verify(record)
    except RecordError as error:
        if error.line == number:
            return Verdict.REFUSED
        return Verdict.LATER if error.line is not None and error.line > number else Verdict.MISSED
    if record.warnings:
        return Verdict.WARNED
    one, other = (json.loads(text.splitlines()[number - 1]) for text in (right, spoilt))
    if seen(one) == seen(other):
        return Verdict.UNSEEN
    for line in (one, other):
        line.pop("do", None)
        line.pop("seat", None)
    return Verdict.ANOTHER if seen(one) == seen(other) else Verdict.MISSED


def seen(line: dict[str, Any]) -> dict[str, Any]:
    """Return a line without what the game can't see, or need not."""
    if "game" not in line:
        general = line.get("do", {}).get("a")
        if general in ("seat", "hint"):
            return {"a": general}
        return {key: value for key, value in line.items() if key != "t"}
    hidden = ("app", "level", "seats", "options")
    return {key: value for key, value in line.items() if key not in hidden} | {"count": len(line["seats"])}


def verdicts(content: bytes, places: Sequence[int], rng: Random) -> Iterator[tuple[int, bytes, Verdict]]:
    """Yield each place, the spoilt record and what becomes of it."""
    for at in places:
        spoilt = changed(content, at, rng)
        yield at, spoilt, judge(content, spoilt, at)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", choices=[*GAMES, []], help="which games; all by default")
    parser.add_argument("--every", type=int, default=1, help="try each so many-th byte")
    options = parser.parse_args(arguments)
    is_missed = False
    for path in sorted(FOLDER.glob(f"*{SUFFIX}")):
        if options.game and path.stem.partition("-")[0] not in options.game:
            continue
        content, counts = path.read_bytes(), Counter[Verdict]()
        places = range(0, len(content), options.every)
        for at, spoilt, verdict in verdicts(content, places, Random(path.stem)):
            counts[verdict] += 1
            if verdict in (Verdict.MISSED, Verdict.ANOTHER):
                number = content.count(b"\n", 0, at) + 1
                line = spoilt.splitlines()[number - 1].decode(errors="replace")
                print(f"{path.name}:{number}: byte {at}: {verdict}: {line[:200]}", flush=True)
        is_missed |= counts[Verdict.MISSED] > 0
        print(
            f"{path.name}: {len(places)} bytes:",
            ", ".join(f"{counts[each]} {each}" for each in counts),
            flush=True,
        )
    return int(is_missed)


if __name__ == "__main__":
    raise SystemExit(main())
