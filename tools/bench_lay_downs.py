"""How long the lay-down solver of TIC Rummy takes (games/rummy/solver.py)."""

import statistics
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tests" / "games"))

from bench_table import Row, table  # noqa: E402
from rummy_hands import some_hand, some_table  # noqa: E402

from ticgame.core.cards import Card, parse_card  # noqa: E402
from ticgame.games.rummy.collections import ROUNDS, Collection  # noqa: E402
from ticgame.games.rummy.solver import best_lay_down  # noqa: E402

HANDS = 150
"""How many hands that can lay down are tried in each round."""
HOSTILE = (
    (6, "1cc 1cy 1qy 1sy 2tc 2so 3ov 3cc 3tv 4oy 4cc 5cc"),
    (8, "1oo 1cy 2or 2cy 2qr 3cy 3co 3tc 4cy 4ty 4sv 5cy 5tc 5qc 5qr"),
    (6, "1tv 1ty 1to 1tr 2cv 2cc 2cr 3oy 3tv 4qv 4qr 5oc"),
    (8, "1cy 1sv 2oo 2cy 2co 3oo 3cy 3ty 3tr 4cy 4tr 4qc 5cy 5qc 5sv"),
    (1, "1sc 4cy 5oo 5cc 5co 5ty 5tr 5qc 5sy 5sr"),
)
"""Hands that were searched for to take long, with nothing on the table to shed cards to."""


def report() -> str:
    """Return the table of medians, by round, and of the slowest hands."""
    by_round = [_times(number) for number in range(1, len(ROUNDS) + 1)]
    every = [time_us for times in by_round for time_us in times]
    hostile = [_best_us(_codes(hand), number, ()) for number, hand in HOSTILE]
    rows = [
        Row("all rounds, median", f"{statistics.median(every):.0f} µs", "at most 200 µs"),
        Row("all rounds, slowest", f"{max(every) / 1000:.2f} ms", "at most 10 ms"),
        Row("hostile hands, slowest", f"{max(hostile) / 1000:.2f} ms", "at most 10 ms"),
    ]
    rows += [
        Row(f"round {number}", f"{statistics.median(times):.0f} µs ({max(times):.0f})", "")
        for number, times in enumerate(by_round, start=1)
    ]
    return table(
        "Lay-downs",
        rows,
        f"The lay-down of TIC Rummy with additions that leaves the lowest penalty: {HANDS} hands of each "
        "round that can lay down, with what none to four seats have on the table; median, in brackets the "
        "slowest, each the best of three; processor time.",
    )


def _times(number: int) -> list[float]:
    rng, times = Random(f"bench/{number}"), []
    while len(times) < HANDS:
        hand = some_hand(rng, number)
        laid = some_table(rng, hand, seats=len(times) % 5, is_pure=True)
        if best_lay_down(hand, number, laid, seat=3, is_pure=True) is not None:
            times.append(_best_us(hand, number, laid))
    return times


def _best_us(hand: Sequence[Card], number: int, laid: tuple[Collection, ...]) -> float:
    times = []
    for _try in range(3):
        start = time.thread_time()
        best_lay_down(hand, number, laid, seat=3, is_pure=True)
        times.append(time.thread_time() - start)
    return min(times) * 1e6


def _codes(text: str) -> list[Card]:
    return [parse_card(code) for code in text.split()]
