"""Compare what it takes to act with each kind of device, in the games without turns.

    python tools/fairness.py                            every section, as a page
    python tools/fairness.py --write docs/fairness.md

Sections: `spotic` (marking and claiming a set of three), `race` (making a play).
"""

import argparse
import importlib
import os
import sys
from pathlib import Path

SECTIONS = ("spotic", "race")
INTRODUCTION = """\
# Fairness

Made by `python tools/fairness.py --write docs/fairness.md`. Simultaneous presses are decided by the seed,
each seat as often as any other, whatever its device (`tests/play/test_fairness.py`). This page says what it
takes to act at all: a press of a key or button is one edge of one control and counts 150 ms; pointing with
the mouse counts 100 ms + 150 ms · log2(1 + distance / width) for each target, its click included. Pads and
keys are read from the raw events of the device, a stick that goes back to the middle between two presses
included. The lobby can keep the mouse out of games without turns, or hold its claims back by some
milliseconds."""


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "sections", nargs="*", choices=[*SECTIONS, []], metavar="SECTION", help="all by default"
    )
    parser.add_argument("--write", type=Path, help="also write the page to this file")
    options = parser.parse_args(argv)
    pages = [INTRODUCTION]
    for name in options.sections or SECTIONS:
        pages.append(importlib.import_module(f"fairness_{name}").report())
        print(pages[-1], flush=True)
    if options.write:
        options.write.write_text("\n\n".join(pages) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    here = Path(__file__).resolve().parent
    sys.path[:0] = [str(here), str(here.parent), str(here.parent / "tests" / "play")]
    sys.exit(main())
