"""How fast the bots of the Race notice a play: what `tools/rate_duels.py --game race` adds to its page."""

import statistics
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from ticgame.bots import make_bot
from ticgame.bots.race.racer import Racer, playable
from ticgame.core.contract import Millis, Seat
from ticgame.core.match import Match, Player
from ticgame.games import game
from ticgame.games.squared.actions import Draw
from ticgame.games.squared.race import Race, RaceView

BOTS: Final = ("casual", "greedy", "planner")
KINDS: Final = {"any play": 0, "a Tic": 1, "two Tics": 2}
"""The Tics that a play of each kind makes at least."""
HANDS: Final = (10, 6, 3)
SEATS: Final = (2, 4)
VIEWS: Final = 600
"""Random games that are looked into for each column."""
LEAST: Final = 20
MOVE_MS: Final = Millis(2500)


class Moment(NamedTuple):
    """What a seat sees, and the game it belongs to."""

    rules: Race
    view: RaceView


def report() -> list[str]:
    """Return the section's lines."""
    columns = {(seats, hand): list(moments(seats, hand)) for seats in SEATS for hand in HANDS}
    lines = [
        "## How fast they see",
        "",
        "Seconds from a fresh table until the first play of a kind is noticed: the median, and the time that",
        f"90 % keep to. Of {VIEWS} random games each, at the moment when the seat has so many cards in hand,",
        f"those count that hold such a play; a dash: fewer than {LEAST} do so. Reaching for the card takes",
        "another one to three seconds. Bots set to a slow pace take 1.7 times as long over everything, fast",
        "ones 0.6 times.",
    ]
    for bot in BOTS:
        lines += ["", f"### {bot}", "", *table(bot, columns)]
    return lines


def table(bot: str, columns: Mapping[tuple[int, int], Sequence[Moment]]) -> Iterator[str]:
    yield f"| play | {' | '.join(f'{seats} seats, {hand} cards' for seats, hand in columns)} |"
    yield f"|---|{'---|' * len(columns)}"
    for kind, tics in KINDS.items():
        cells = (times_words(notice_times(bot, found, tics)) for found in columns.values())
        yield f"| {kind} | {' | '.join(cells)} |"


def moments(seats: int, hand: int) -> Iterator[Moment]:
    """Yield what seat 0 sees when it first has so many cards, in random games."""
    for seed in range(1, VIEWS + 1):
        rules = game("race").from_options({}, seats)
        match = Match.start(rules, [Player("random", "random")] * seats, seed=seed, app="race_times")
        rng = Random(f"moment/{seed}")
        while not match.is_over:
            view = match.view(Seat(0))
            if view.grids and len(view.hand) == hand:
                yield Moment(rules, view)
                break
            _move(match, rng)


def _move(match: Match, rng: Random) -> None:
    """Let a random seat act; it draws only where it has no play, so that hands grow smaller."""
    actors = match.actors()
    seat = actors[int(rng.random() * len(actors))]
    action = match.rules.sample(match._state, seat, match.at, rng)
    if action is not None and not (isinstance(action, Draw) and len(list(match.legal(seat))) > 1):
        match.act(seat, action)
    match.advance(Millis(match.at + MOVE_MS))


def notice_times(bot: str, found: Sequence[Moment], tics: int) -> tuple[float, float] | None:
    """Return the median and the 90th percentile in ms; None if there is hardly ever such a play."""
    times = []
    for at, (rules, view) in enumerate(found):
        racer: Racer = make_bot(bot, rules, Seat(0), at)
        noticed = racer.look(view, playable(view, needs_tic=False), Millis(0))
        if due := [ms for move, ms in noticed.items() if move.tics >= tics]:
            times.append(min(due))
    if len(times) < LEAST:
        return None
    return statistics.median(times), statistics.quantiles(times, n=10)[-1]


def times_words(times: tuple[float, float] | None) -> str:
    return "–" if times is None else f"{times[0] / 1000:.1f}, {times[1] / 1000:.1f}"
