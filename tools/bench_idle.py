"""The share of a core that the program takes while nobody plays."""

import json
import time

from bench_drivers import environments, measure_apart
from bench_scene import Table
from bench_table import Row, table
from pygame import Rect, Surface

SECONDS = 7.0
"""Longer than from one gleam of the Extremes to the next."""


def report() -> str:
    """Return the table of shares, on each driver."""
    rows = []
    with environments() as found:
        for name, env in found.items():
            share, frames = measure_apart("bench_idle.py", env)
            rows.append(Row(f"a table whose player thinks, {name}", f"{share:.1%}", "under 5 %"))
            rows.append(Row(f"the same, frames drawn a second, {name}", f"{frames:.1f}"))
    return table(
        "Idle table",
        rows,
        "CPU time of the whole program as a share of the time that passes, with a hand open, the focused "
        f"card breathing, the badge glowing, both Extremes in sight; {SECONDS:.0f} seconds at 1920 x 1080.",
    )


def measure() -> tuple[float, float]:
    """Return the share of a core and how often a second the picture changes."""
    found = Table(seats=1, start=[["1ov", 0, 0], ["5sr", 1, 0]])
    try:
        _run(found, 2.0)
        started, spent = time.perf_counter(), time.process_time()
        frames = _run(found, SECONDS)
        passed = time.perf_counter() - started
        return (time.process_time() - spent) / passed, frames / passed
    finally:
        found.close()


def _run(found: Table, seconds: float) -> int:
    """Play frames for a while and return how many of them changed the picture."""
    changed = 0
    draw = found.scene.draw

    def counted(display: Surface) -> list[Rect]:
        nonlocal changed
        areas = draw(display)
        changed += bool(areas)
        return areas

    found.scene.draw = counted
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        found.app.frame()
    found.scene.draw = draw
    return changed


if __name__ == "__main__":
    print(json.dumps(measure()))
