"""How long the set solver takes on tables of every size (core/sets.py)."""

import statistics
import time
from collections.abc import Callable
from random import Random

from bench_table import Row, table

from ticgame.core.cards import ALL_CARDS, Card
from ticgame.core.sets import counts, existing

SIZES = (5, 9, 16, 25, 40, 60, 90, 125)
TABLES = 200
Solve = Callable[[tuple[Card, ...]], object]


def report() -> str:
    """Return the table of medians, with the slowest of all tables behind."""
    rows = []
    for size in SIZES:
        bar = 60 if size <= 25 else 100
        rows.append(Row(f"all nine kinds exist, {size} cards", _words(existing, size), f"at most {bar} µs"))
    rows += [
        Row(f"count of every kind, {size} cards", _words(counts, size), "at most 500 µs") for size in SIZES
    ]
    return table(
        "Sets",
        rows,
        f"Median processor time over {TABLES} random tables; in brackets the slowest, each best of three.",
    )


def _words(solve: Solve, size: int) -> str:
    rng = Random(f"bench/{size}")
    solve(ALL_CARDS)  # the tables of bits are built once
    times = [_best_us(solve, tuple(rng.sample(ALL_CARDS, size))) for _table in range(TABLES)]
    return f"{statistics.median(times):.0f} µs ({max(times):.0f})"


def _best_us(solve: Solve, cards: tuple[Card, ...]) -> float:
    times = []
    for _try in range(3):
        start = time.thread_time()
        solve(cards)
        times.append(time.thread_time() - start)
    return min(times) * 1e6
