"""Let the bots of TIC Together play and write docs/bots.md: how often they win, how many Nics they make.

`python tools/rate_bots.py [--games 1000] [--jobs 2] [--bots greedy,planner] [--output docs/bots.md]`.
The same seeds give the same rates everywhere; only the times are the machine's.
"""

import argparse
import multiprocessing
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from ticgame.bots import bot_names, make_bot
from ticgame.core.estimates import Estimate, Mean, estimate_rate
from ticgame.core.match import Match, Player
from ticgame.games import game
from ticgame.games.together.options import PRESETS

DOCS: Final = Path(__file__).resolve().parent.parent / "docs" / "bots.md"
TABLES: Final = (
    ("standard, four seats", "standard", 4),
    ("hard, four seats", "hard", 4),
    ("expert, four seats", "expert", 4),
    ("standard, alone", "standard", 1),
)
CHUNK: Final = 25
INTRODUCTION: Final = """# Bots

Every bot sees what a person at its seat would see: the table, its own hand, how many cards the others and the
deck have. It draws chance from its own stream of the seed, so that the same seed gives the same game.

## TIC Together

- `random`: any legal play, each as likely as any other.
- `casual`: like one of the family. It looks at some cards and some cells only, forgets missions from turn to
  turn, and likes a Tic now better than a plan.
- `greedy`: one play ahead. It finishes missions, avoids Nics, and lets groups, runs and holes grow.
- `planner`: counts, for each open mission, the unseen and the held cards that could still do it, at which cells,
  and whether they will come in time; it plays what leaves the team the best chance.
"""


class Game(NamedTuple):
    """What counts of one game; the times are the processor's, a move each."""

    is_won: bool
    penalty: int
    move_ms: tuple[float, ...]


class Rating(NamedTuple):
    """One bot at every seat of one table."""

    bot: str
    wins: Estimate
    penalty: Estimate
    median_ms: float
    slowest_ms: float


def play(bot: str, preset: str, seats: int, seed: int) -> Game:
    """Play one game with the same bot at every seat."""
    rules = game("together").from_options(PRESETS[preset], seats)
    match = Match.start(rules, [Player(bot, bot)] * seats, seed=seed, app="rate_bots")
    bots = [make_bot(bot, match.rules, seat, seed) for seat in range(seats)]
    times = []
    while not match.is_over:
        (seat,) = match.actors()
        start_s = time.process_time()
        decision = bots[seat].decide(match.view(seat), match.at)
        times.append((time.process_time() - start_s) * 1000)
        match.act(seat, decision.action, decision.due)
    return Game(match.result.win, match.result.penalty, tuple(times))


def play_some(bot: str, preset: str, seats: int, seeds: range) -> list[Game]:
    return [play(bot, preset, seats, seed) for seed in seeds]


def rate(bot: str, games: Sequence[Game]) -> Rating:
    penalty = Mean()
    for one in games:
        penalty.add(one.penalty)
    wins = estimate_rate(sum(one.is_won for one in games), len(games))
    times = sorted(ms for one in games for ms in one.move_ms)
    return Rating(bot, wins, penalty.estimate(), times[len(times) // 2], times[len(times) * 99 // 100])


def table_lines(title: str, ratings: Iterable[Rating]) -> list[str]:
    """Return the Markdown of one table."""
    lines = [
        f"### {title[0].upper()}{title[1:]}",
        "",
        "| bot | games won | Nics in a game | a move: median, 99 % |",
    ]
    lines.append("|---|---|---|---|")
    for bot, wins, penalty, median_ms, slowest_ms in ratings:
        won = f"{100 * wins.value:.1f} % ({100 * wins.low:.1f}–{100 * wins.high:.1f})"
        nics = f"{penalty.value:.2f} ({penalty.low:.2f}–{penalty.high:.2f})"
        lines.append(f"| `{bot}` | {won} | {nics} | {median_ms:.1f} ms, {slowest_ms:.1f} ms |")
    return [*lines, ""]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Rate the bots of TIC Together and write docs/bots.md.")
    parser.add_argument("--games", type=int, default=1000, help="games of each bot at each table")
    parser.add_argument("--first-seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--bots", default=",".join(bot_names("together")), help="names with commas between")
    parser.add_argument("--output", type=Path, default=DOCS)
    options = parser.parse_args(arguments)
    last = options.first_seed + options.games - 1
    lines = [
        INTRODUCTION,
        f"Made by `python tools/rate_bots.py --games {options.games}`: the same bot at every seat, seeds",
        f"{options.first_seed} to {last}, in brackets the 95 % interval (Wilson's for rates). A move's time is",
        "processor time on one machine; elsewhere only the ratios hold.",
        "",
    ]
    with ProcessPoolExecutor(options.jobs, multiprocessing.get_context("spawn")) as pool:
        for title, preset, seats in TABLES:
            ratings = []
            for bot in options.bots.split(","):
                starts = range(options.first_seed, last + 1, CHUNK)
                chunks = [range(start, min(start + CHUNK, last + 1)) for start in starts]
                waiting = [pool.submit(play_some, bot, preset, seats, chunk) for chunk in chunks]
                ratings.append(rate(bot, [one for some in waiting for one in some.result()]))
                print(*table_lines(title, ratings[-1:])[-2:], sep="", flush=True)
            lines += table_lines(title, ratings)
    options.output.write_text("\n".join(lines), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
