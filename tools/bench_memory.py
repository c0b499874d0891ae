"""The memory that many simulated games take, at a tenth of them and at the end; Linux only."""

import subprocess
import sys
from pathlib import Path

from bench_table import Row, table

from ticgame.games import GAMES, game

COUNT = 1000
JOBS = 2
BOTS = {"rummy": "random"}
"""Bots other than `greedy`, where a thousand games of greedy ones would take an hour."""


def report() -> str:
    """Return the table of ratios, a row a game."""
    rows = []
    for name in GAMES:
        tenth, end = measure(name)
        figures = f"{end / tenth:.2f} ({tenth / 1024:.0f} and {end / 1024:.0f} MB)"
        rows.append(Row(game(name).title, figures, "at most 1.1"))
    others = " and ".join(f"`{bot}` in {game(name).title}" for name, bot in BOTS.items())
    return table(
        "Memory of many games",
        rows,
        f"`ticgame sim GAME --games {COUNT} --jobs {JOBS}` (`greedy` bots, {others}): the peak of all its "
        "processes together after all games, as a ratio to the one after a tenth.",
    )


def measure(name: str) -> tuple[int, int]:
    """Return the peaks in KB after a tenth of the games and after all."""
    words = ["sim", name, "--games", str(COUNT), "--jobs", str(JOBS), "--bots", BOTS.get(name, "greedy")]
    command = [sys.executable, "-m", "ticgame", *words, "--seed", "1", "--json"]
    tenth = peak = done = 0
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as run:
        for line in run.stdout:
            if line.startswith('{"summary"'):
                break
            done += 1
            peak = max(peak, _peak_kb(run.pid))
            if done == COUNT // 10:
                tenth = peak
    assert (done, run.returncode) == (COUNT, 0), f"{name}: {done} games, exit {run.returncode}"
    return tenth, peak


def _peak_kb(pid: int) -> int:
    """Return the peak of a process and its children in KB, as far as they still run."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0
    own = next((int(line.split()[1]) for line in lines if line.startswith("VmHWM")), 0)
    return own + sum(_peak_kb(int(child)) for child in children)
