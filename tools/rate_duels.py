"""Let each bot of a game play against the next weaker one and write a page of the results.

`python tools/rate_duels.py [--game ticcitories] [--games 500] [--output docs/bots-ticcitories.md]`.
Half of the games have two seats, half four; the bots sit alternately and swap seats. The same seeds give the
same page everywhere.
"""

import argparse
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

import race_times

from ticgame.bots import bot_names, make_bot
from ticgame.bots.driver import play_out
from ticgame.core.contract import Seat
from ticgame.core.estimates import Estimate, Mean, estimate_rate
from ticgame.core.match import Match, Player
from ticgame.games import game
from ticgame.games.rummy.state import RummyResult

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "ticcitories": {},
    "squared": {},
    "race": {},
    "rummy": {"last_round": 3},
}
"""The games whose results have a score for each seat, and how they are played."""
NOTES: Final = {"rummy": "The games have rounds 1 to 3; points ahead are penalty points fewer."}
SEATS: Final = (2, 4)


class Pair(NamedTuple):
    """Two bots of a game that meet."""

    strong: str
    weak: str


class Duel(NamedTuple):
    """One game as the stronger bot sees it; `lead` is its mean score less the weaker bot's."""

    seats: int
    is_won: bool
    is_shared: bool
    lead: float


def seating(pair: Pair, seed: int) -> tuple[str, ...]:
    """Return the bot of each seat: seeds go through two and four seats, then the same swapped."""
    seats = SEATS[seed % 2]
    swap = seed // 2 % 2
    return tuple(pair[(seat + swap) % 2] for seat in range(seats))


def judge(pair: Pair, bots: Sequence[str], winners: Iterable[int], scores: Sequence[float]) -> Duel:
    """Return the duel that a result makes; both kinds of bot have as many seats."""
    won = {bots[seat] for seat in winners}
    totals = {
        name: sum(score for bot, score in zip(bots, scores, strict=True) if bot == name) for name in pair
    }
    lead = (totals[pair.strong] - totals[pair.weak]) / (len(bots) // 2)
    return Duel(len(bots), is_won=won == {pair.strong}, is_shared=len(won) == 2, lead=lead)


def play(name: str, pair: Pair, seed: int) -> Duel:
    bots = seating(pair, seed)
    rules = game(name).from_options(OPTIONS[name], len(bots))
    match = Match.start(rules, [Player(bot, bot) for bot in bots], seed=seed, app="rate_duels")
    players = {Seat(at): make_bot(bot, match.rules, Seat(at), seed) for at, bot in enumerate(bots)}
    play_out(match, players)
    return judge(pair, bots, match.result.winners(), scores_of(match.result))


def scores_of(result: Any) -> Sequence[float]:
    """Return what each seat has, more being better: in TIC Rummy penalties count."""
    return [-total for total in result.totals] if isinstance(result, RummyResult) else result.scores


def win_rate(duels: Sequence[Duel]) -> Estimate:
    return estimate_rate(sum(duel.is_won for duel in duels), len(duels))


def format_rate(rate: Estimate) -> str:
    return f"{100 * rate.value:.1f} % ({100 * rate.low:.1f}–{100 * rate.high:.1f})"


def row(pair: Pair, duels: Sequence[Duel]) -> str:
    """Return a line of the table; there must be a duel at each number of seats."""
    lead = Mean()
    for duel in duels:
        lead.add(duel.lead)
    ahead = lead.estimate()
    cells = [
        f"`{pair.strong}` against `{pair.weak}`",
        format_rate(win_rate(duels)),
        *(format_rate(win_rate([duel for duel in duels if duel.seats == seats])) for seats in SEATS),
        str(sum(duel.is_shared for duel in duels)),
        f"{ahead.value:+.2f} ({ahead.low:+.2f} to {ahead.high:+.2f})",
    ]
    return f"| {' | '.join(cells)} |"


def about(name: str, bot: str) -> str:
    """Return what a bot does, in the words of its class."""
    rules = game(name).from_options(OPTIONS[name], SEATS[0])
    words = make_bot(bot, rules, Seat(0), 0).__doc__.partition("\n\n")[0]
    return f"{words[0].lower()}{' '.join(words[1:].split())}"


def page(name: str, games: int, rows: Iterable[str]) -> str:
    lines = [
        f"# The bots of {game(name).title}",
        "",
        *(f"- `{bot}`: {about(name, bot)}" for bot in bot_names(name)),
        "",
        f"Made by `python tools/rate_duels.py --game {name} --games {games}`: each bot against the next",
        f"weaker one, seeds 1 to {games}, half with two seats and half with four, where each bot has two.",
        "Seats are swapped from game to game. A shared win counts for neither. In brackets the 95 % interval",
        "(Wilson's for rates); points are a seat's mean score above the other bot's.",
        *([NOTES[name]] if name in NOTES else []),
        "",
        "| bots | games won | two seats | four seats | shared | points ahead |",
        "|---|---|---|---|---|---|",
        *rows,
    ]
    if name == "race":
        lines += ["", *race_times.report()]
    return "\n".join(lines) + "\n"


def parse_count(text: str) -> int:
    """Return a number of games that fills every seating; raises ValueError for less."""
    count = int(text)
    if count < 2 * len(SEATS):
        raise ValueError
    return count


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Let bots play against the next weaker one.")
    parser.add_argument("--game", choices=list(OPTIONS), default="ticcitories")
    parser.add_argument("--games", type=parse_count, default=500, help="games of each pair, at least 4")
    parser.add_argument("--output", type=Path, help="default: docs/bots-GAME.md")
    options = parser.parse_args(arguments)
    rows = []
    for weak, strong in pairwise(bot_names(options.game)):
        pair = Pair(strong, weak)
        rows.append(row(pair, [play(options.game, pair, seed) for seed in range(1, options.games + 1)]))
        print(rows[-1], flush=True)
    output = options.output or DOCS / f"bots-{options.game}.md"
    output.write_text(page(options.game, options.games, rows), encoding="utf-8")


if __name__ == "__main__":
    main()
