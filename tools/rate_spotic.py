"""Let the bots of SpoTic play and write docs/bots-spotic.md: who wins, and how fast they see what.

`python tools/rate_spotic.py [--games 500] [--output docs/bots-spotic.md]`. Each bot meets the next weaker one
at two seats, which they swap from seed to seed. The same seeds give the same page everywhere.
"""

import argparse
import statistics
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from ticgame.bots import bot_names, make_bot
from ticgame.bots.driver import play_out
from ticgame.bots.spotic.casual import CasualBot
from ticgame.bots.spotic.eye import Eye, counts_of
from ticgame.bots.spotic.greedy import GreedyBot
from ticgame.bots.spotic.planner import PlannerBot
from ticgame.bots.spotic.player import SpotBot
from ticgame.core.cards import ALL_CARDS, Card
from ticgame.core.estimates import Estimate, Mean, estimate_rate
from ticgame.core.match import Match, Player
from ticgame.core.sets import KINDS, Kind, draw_set
from ticgame.games import game
from ticgame.games.spotic import actions as act

DOCS: Final = Path(__file__).resolve().parent.parent / "docs" / "bots-spotic.md"
GOALS: Final = {"the race to nine": {"goal": "nine"}, "points": {"goal": "points"}}
SEERS: Final[tuple[type[SpotBot], ...]] = (CasualBot, GreedyBot, PlannerBot)
TABLE_SIZES: Final = (9, 16, 25, 40, 60)
TABLES: Final = 400
INTRODUCTION: Final = """# The bots of SpoTic

A bot sees what everybody sees, the open table, and it needs time to see. Each kind of set catches its eye at
a rate that depends on the kind, on how many cards lie there and on how many such sets there are; when it has
seen one, it takes a moment to call, and a moment to point. All of this runs on the clock of the game.

- `random`: calls anything at any time and points at any cards.
- `casual`: like one of the family. It looks for small sets first, takes its time, and sometimes sees a set
  that isn't there.
- `greedy`: looks for everything alike, claims the largest set it sees, and is hardly ever wrong.
- `planner`: sees fast and is never wrong by itself. It looks most for what is rare, and of several sets takes
  the one that leaves itself most and the others least.

Bots add cards when they have studied the table, call "Card!" when a turn takes too long, give up the set that
is found again most easily, and say "no more" when nothing is left that they can claim.
"""


class Meeting(NamedTuple):
    """How one bot fared against a weaker one; shared games count half."""

    strong: str
    weak: str
    wins: Estimate
    wrong: tuple[Estimate, Estimate]
    minutes: Estimate


def meet(strong: str, weak: str, options: Mapping[str, Any], games: int) -> Meeting:
    """Let two bots play, swapping seats from game to game."""
    halves, minutes = 0, Mean()
    wrong, claims = [0, 0], [0, 0]
    for seed in range(games):
        names = (strong, weak) if seed % 2 == 0 else (weak, strong)
        match = play(names, options, seed)
        winners = {names[seat] for seat in match.result.winners()}
        halves += 2 * (winners == {strong}) + (len(winners) == 2)
        minutes.add(match.at / 60_000)
        for entry in match.entries:
            for event in entry.events:
                if isinstance(event, act.Claimed | act.Incorrect):
                    side = names[event.seat] == weak
                    (claims if isinstance(event, act.Claimed) else wrong)[side] += 1
    shares = tuple(estimate_rate(miss, max(1, all_)) for miss, all_ in zip(wrong, claims, strict=True))
    return Meeting(strong, weak, estimate_rate(halves / 2, games), shares, minutes.estimate())


def play(names: tuple[str, ...], options: Mapping[str, Any], seed: int) -> Match:
    rules = game("spotic").from_options(options, len(names))
    match = Match.start(rules, [Player(name, name) for name in names], seed=seed, app="rate_spotic")
    play_out(match, {seat: make_bot(name, match.rules, seat, seed) for seat, name in enumerate(names)})
    return match


def claim_times(bot: type[SpotBot], kind: Kind, size: int) -> tuple[int, int] | None:
    """Return the median and the 90th percentile, in ms, from a fresh table that has the kind to the call.

    The bot needs all nine kinds. None if such a set hardly ever lies among so many cards.
    """
    rng = Random(f"claim/{bot.name}/{kind.relation}/{kind.size}/{size}")
    watcher = make_bot(bot.name, game("spotic").from_options({"first": 0}, 1), 0, 1)
    start = game("spotic").from_options({"first": 0}, 1)
    interest = watcher.interest(start.view(start.deal(1, ALL_CARDS).state, 0).table)
    times = []
    for cards in random_tables(kind, size, rng):
        eye = Eye(bot.sight, rng, lambda cards, kind: draw_set(cards, kind, rng))
        eye.look(cards, interest, 0)
        times.append(eye.due(kind))
    if len(times) < TABLES // 10:
        return None
    return int(statistics.median(times)), int(statistics.quantiles(times, n=10)[-1])


def random_tables(kind: Kind, size: int, rng: Random) -> Iterator[tuple[Card, ...]]:
    """Yield random tables of a size that hold a set of the kind."""
    for _table in range(TABLES):
        cards = tuple(rng.sample(ALL_CARDS, size))
        if counts_of(cards)[kind]:
            yield cards


def page(games: int) -> str:
    parts = [INTRODUCTION, f"Made by `python tools/rate_spotic.py --games {games}`.\n"]
    for title, options in GOALS.items():
        parts += [f"## Strength: {title}\n", *strength(options, games)]
    parts += [
        "## How fast they see\n",
        "Seconds from a fresh table to the call: the median, and the time that 90 % of the calls keep to.\n"
        f"Of {TABLES} random tables of each size those count that hold the kind; a dash: fewer than\n"
        "one in ten do so. The bot needs all nine kinds. Pointing takes it another one to three seconds.\n"
        "Bots set to a slow pace take 1.7 times as long over everything, fast ones 0.6 times.\n",
    ]
    for bot in SEERS:
        parts += [f"### {bot.name}\n", *times_table(bot)]
    return "\n".join(parts)


def strength(options: Mapping[str, Any], games: int) -> list[str]:
    lines = [
        f"{games} games each at two seats, with the 95 % interval; a shared win counts half.\n",
        "| bot | against | wins | wrong claims of the two | minutes a game |",
        "|---|---|---|---|---|",
    ]
    for weak, strong in pairwise(bot_names("spotic")):
        found = meet(strong, weak, options, games)
        wins, (one, other) = found.wins, found.wrong
        lines.append(
            f"| {strong} | {weak} | {wins.value:.1%} ({wins.low:.1%} to {wins.high:.1%}) "
            f"| {one.value:.0%}, {other.value:.0%} | {found.minutes.value:.1f} |"
        )
    return [*lines, ""]


def times_table(bot: type[SpotBot]) -> list[str]:
    lines = [
        f"| set | {' | '.join(f'{size} cards' for size in TABLE_SIZES)} |",
        f"|---|{'---|' * len(TABLE_SIZES)}",
    ]
    for kind in KINDS:
        cells = (times_words(claim_times(bot, kind, size)) for size in TABLE_SIZES)
        lines.append(f"| {kind.relation.capitalize()} {kind.size} | {' | '.join(cells)} |")
    return [*lines, ""]


def times_words(times: tuple[int, int] | None) -> str:
    return "–" if times is None else f"{times[0] / 1000:.0f}, {times[1] / 1000:.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--output", type=Path, default=DOCS)
    arguments = parser.parse_args()
    arguments.output.write_text(page(arguments.games), encoding="utf-8")
    print(f"wrote {arguments.output}")


if __name__ == "__main__":
    main()
