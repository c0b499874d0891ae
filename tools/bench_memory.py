"""The memory that many simulated games take, at a tenth of them and at the end; Linux only."""

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from bench_table import Row, table

from ticgame.games import GAMES, game

JOBS = 2
COUNT = 1000
SLOW_COUNT = 200
"""How many games of `greedy` bots at TIC Rummy; a thousand would take half an hour."""


class Run(NamedTuple):
    """Games to simulate, one after the other."""

    game: str
    bot: str
    count: int


RUNS = [Run(name, "greedy", SLOW_COUNT if name == "rummy" else COUNT) for name in GAMES] + [
    Run("rummy", "random", COUNT)
]


def report() -> str:
    """Return the table of ratios, a row a run."""
    rows = []
    for run in RUNS:
        tenth, end = measure(run)
        figures = f"{end / tenth:.2f} ({tenth / 1024:.0f} and {end / 1024:.0f} MB)"
        words = f"{game(run.game).title}, {run.count} games of `{run.bot}`"
        rows.append(Row(words, figures, "at most 1.1"))
    return table(
        "Memory of many games",
        rows,
        f"`ticgame sim GAME --games N --jobs {JOBS} --bots BOT`: the peak of all its processes together "
        "after all games, as a ratio to the one after a tenth.",
    )


def measure(run: Run) -> tuple[int, int]:
    """Return the peaks in KB after a tenth of the games and after all."""
    words = ["sim", run.game, "--games", str(run.count), "--jobs", str(JOBS), "--bots", run.bot]
    command = [sys.executable, "-m", "ticgame", *words, "--seed", "1", "--json"]
    tenth = peak = done = 0
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as sim:
        for line in sim.stdout:
            if line.startswith('{"summary"'):
                break
            done += 1
            peak = max(peak, _peak_kb(sim.pid))
            if done == run.count // 10:
                tenth = peak
    assert (done, sim.returncode) == (run.count, 0), f"{run}: {done} games, exit {sim.returncode}"
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
