"""Measure ticgame's speed, each figure as a ratio taken in one run.

    python tools/bench.py                    every section, as a table
    python tools/bench.py playouts start     some sections
    python tools/bench.py --write docs/benchmarks.md

Sections: `playouts` (random games through `Rules`, beside tools/floor_coop.py and, where they are
installed, two other packages), `sets` (the set solver of SpoTic), `lay_downs` (the lay-down solver of TIC
Rummy), `thinking` (how long the bots take), `memory` (of many simulated games), `frame` (the
busiest table beside a bare loop with as many blits), `idle` (the share of a core that a resting table
takes), `press` (frames from a press to the changed picture), `start` (from the command to the title drawn
and answering, beside the bare libraries).
"""

import argparse
import importlib
import sys
from pathlib import Path

from pages import with_section

TITLE = "# Benchmarks\n\nMade by `python tools/bench.py --write docs/benchmarks.md`; bars are ratios."
SECTIONS = ("playouts", "sets", "lay_downs", "thinking", "memory", "frame", "idle", "press", "start")


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "sections", nargs="*", choices=[*SECTIONS, []], metavar="SECTION", help="all by default"
    )
    parser.add_argument("--write", type=Path, help="also put the tables into this page")
    options = parser.parse_args(argv)
    for name in options.sections or SECTIONS:
        section = importlib.import_module(f"bench_{name}").report()
        print(section, flush=True)
        if options.write:
            page = options.write.read_text(encoding="utf-8") if options.write.exists() else TITLE
            options.write.write_text(with_section(page, section), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent))
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    sys.exit(main())
