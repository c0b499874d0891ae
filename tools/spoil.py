"""Change a byte of a record and see that it shows: `python tools/spoil.py` tries every byte of every golden.

    python tools/spoil.py race spotic            the goldens of some games
    python tools/spoil.py --every 50             every 50th byte only
    python tools/spoil.py --write docs/spoilt-records.md

A change that verifying should have seen ends the run with status 1, after the rest has been tried.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from pages import with_section
from spoil_judge import Verdict, changed, judge

from ticgame.core.records import SUFFIX
from ticgame.games import GAMES, game

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "golden"
INTRODUCTION: Final = """# Spoilt records

Made by `python tools/spoil.py --write docs/spoilt-records.md`: in each record of `tests/golden/` every byte,
one after the other, was exchanged for another of its kind (a digit for a digit, a letter for a letter, a sign
for a sign), and the record was read and verified. The columns count what became of the changes:

- *at its line*, *at a later line*: refused or reported there. A later line is where the change first has a
  consequence, as where a time lies behind the next one or where a card that was played is no longer in hand;
- *warned of*: the record is right, in another byte form than ticgame's;
- *label*: who sits at the table, who got a hint, the version, the level;
- *time*, *option*: a time or an option that changed nothing that happened;
- *hidden card*: a card of a given deck that nobody ever saw on the table;
- *same game*: something told in another way, while everything is where it was after every line: other cards
  that were a wrong claim just as well, another seat that called "Card!";
- *twin*: another act of the same kind with the very same consequences, as far as the game went: a right
  record of another game;
- *missed*: anything else. It must be empty.

[What verifying sees](records.md#what-verifying-sees) says the same for players.
"""


class Change(NamedTuple):
    """One changed byte, counted from 0, the record with it, and what becomes of that."""

    at: int
    spoilt: bytes
    verdict: Verdict


def changes(content: bytes, places: Sequence[int], rng: Random) -> Iterator[Change]:
    """Yield what becomes of a record with each of some bytes changed."""
    for at in places:
        spoilt = changed(content, at, rng)
        yield Change(at, spoilt, judge(content, spoilt, at))


def spoil(path: Path, every: int) -> tuple[Counter[Verdict], list[str]]:
    """Change every so many-th byte of a record; return the counts and what to look at, as lines."""
    content, counts = path.read_bytes(), Counter[Verdict]()
    told, retold = [], Counter[str]()
    for change in changes(content, range(0, len(content), every), Random(path.stem)):
        counts[change.verdict] += 1
        number = content.count(b"\n", 0, change.at) + 1
        one, other = (text.splitlines()[number - 1] for text in (content, change.spoilt))
        if change.verdict is Verdict.RETOLD:
            retold[json.loads(one)["do"]["a"]] += 1
        elif change.verdict in (Verdict.MISSED, Verdict.TWIN, Verdict.HIDDEN):
            told.append(f"- {path.stem}, line {number}, {change.verdict}: `{_text(one)}` as `{_text(other)}`")
    acts = (f"`{act}` {count} times" for act, count in retold.items())
    same = [f"- {path.stem}, {Verdict.RETOLD}: {', '.join(acts)}"] if retold else []
    return counts, [*same, *told]


def _text(line: bytes) -> str:
    text = line.decode(errors="replace")
    return text if len(text) < 200 else f"{text[:200]}…"


def section(name: str, every: int) -> tuple[str, int]:
    """Return a game's table and how many changes were missed; tells on the way what is done."""
    lines = [
        f"## {game(name).title}",
        "",
        f"| record | bytes | {' | '.join(Verdict)} |",
        f"|---|{'---|' * (len(Verdict) + 1)}",
    ]
    notes, missed = [], 0
    for path in sorted(FOLDER.glob(f"{name}-*{SUFFIX}")):
        counts, told = spoil(path, every)
        cells = [path.stem, str(counts.total()), *(str(counts[each] or "") for each in Verdict)]
        lines.append(f"| {' | '.join(cells)} |")
        print("\n".join([lines[-1], *told]), flush=True)
        notes += told
        missed += counts[Verdict.MISSED]
    return "\n".join([*lines, "", *notes]) + "\n", missed


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", choices=[*GAMES, []], metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--every", type=int, default=1, help="try each so many-th byte")
    parser.add_argument("--write", type=Path, help="the page whose sections are replaced")
    options = parser.parse_args(arguments)
    missed = 0
    for name in options.game or GAMES:
        text, more = section(name, options.every)
        missed += more
        if options.write:
            page = options.write.read_text(encoding="utf-8") if options.write.exists() else INTRODUCTION
            options.write.write_text(with_section(page, text), encoding="utf-8")
    return int(missed > 0)


if __name__ == "__main__":
    raise SystemExit(main())
