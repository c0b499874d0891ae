"""From the command to the title drawn and answering, beside the bare libraries."""

import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping

from bench_drivers import environments
from bench_table import Row, table

RUNS = 7
SIZE = (1920, 1080)
BARE = """
import pygame, pymunk
pygame.init()
pygame.display.set_mode((1920, 1080))
"""
# The command, but its loop ends when a press has changed the picture of the title.
OURS = """
import sys
import pygame
from pygame.event import Event
from ticgame.play import launch
from ticgame.play.app import App
from ticgame.play.launch import LaunchOptions

def run(app, first):
    app.begin(first)
    app.frame()
    title = pygame.image.tobytes(app.display, "RGB")
    pygame.event.post(Event(pygame.KEYDOWN, key=pygame.K_DOWN, scancode=pygame.KSCAN_DOWN, mod=0, unicode=""))
    app.frame()
    assert pygame.image.tobytes(app.display, "RGB") != title, "the title does not answer"

App.run = run
sys.exit(launch.run(LaunchOptions(size=(1920, 1080))))
"""


def report() -> str:
    """Return the table of ratios, on each driver."""
    rows = []
    with environments() as found:
        for name, env in found.items():
            ours, bare = measure(env)
            rows.append(Row(f"start to the title answering, {name}", f"{ours / bare:.2f}", "at most 1.5"))
            what = f"the same in milliseconds beside the libraries, {name}"
            rows.append(Row(what, f"{ours * 1000:.0f} / {bare * 1000:.0f}"))
    return table(
        "Start",
        rows,
        "Time of a whole process from its start until the title is drawn at 1920 x 1080 and has answered "
        "a press, as a ratio to one that does `import pygame, pymunk; pygame.init(); set_mode`; median of "
        f"{RUNS} runs that take turns, after one of each that isn't counted.",
    )


def measure(env: Mapping[str, str]) -> tuple[float, float]:
    """Return the seconds of our start and of the bare one."""
    times: dict[str, list[float]] = {OURS: [], BARE: []}
    with tempfile.TemporaryDirectory(prefix="ticgame-bench-") as folder:
        # Compiled modules are kept, as they are where a program is installed.
        env = {**env, "TICGAME_HOME": folder, "PYTHONPYCACHEPREFIX": folder}
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        for _ in range(RUNS + 1):
            for code, found in times.items():
                started = time.perf_counter()
                subprocess.run([sys.executable, "-c", code], env=env, check=True, stdout=subprocess.DEVNULL)
                found.append(time.perf_counter() - started)
    ours, bare = (statistics.median(found[1:]) for found in times.values())
    return ours, bare
