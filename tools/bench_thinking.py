"""How long the bots think: the longest move and the longest slice between two frames."""

import gc
import time
from itertools import islice
from typing import NamedTuple

from bench_table import Row, table

from ticgame.bots import bot_names, make_bot
from ticgame.bots.bot import Bot, Decision
from ticgame.bots.driver import play_next
from ticgame.core.contract import Millis, Seat, View
from ticgame.core.match import Match, Player
from ticgame.games import GAMES, game

SEEDS = range(1, 5)
MOVES = 400
"""How many steps of each game are played at most; four seats and two take turns."""


class Times(NamedTuple):
    """Processor time in ms of every move, and of every slice of them."""

    moves: list[float]
    slices: list[float]


class Timed(Bot):
    """A bot whose thinking is timed."""

    def __init__(self, bot: Bot, times: Times) -> None:
        super().__init__(bot.rules, bot.seat, bot.rng)
        self._bot = bot
        self._times = times

    def think(self, view: View, at: Millis):
        return self._bot.think(view, at)

    def decide(self, view: View, at: Millis) -> Decision | None:
        thought, spent = self.think(view, at), 0.0
        while True:
            start, decision, is_done = time.thread_time(), None, False
            try:
                next(thought)
            except StopIteration as stop:
                decision, is_done = stop.value, True
            took_ms = (time.thread_time() - start) * 1000
            spent += took_ms
            self._times.slices.append(took_ms)
            if is_done:
                self._times.moves.append(spent)
                return decision


def report() -> str:
    """Return the table of each game's bots, the slowest by name."""
    rows = []
    for name in GAMES:
        times = {bot: measure(name, bot) for bot in bot_names(name)}
        title = game(name).title
        moves = {bot: sorted(times[bot].moves) for bot in times}
        slow = max(moves, key=lambda bot: moves[bot][-1])
        tail = moves[slow][len(moves[slow]) * 99 // 100]
        rows.append(
            Row(f"{title}, a move", f"{moves[slow][-1]:.1f} ms ({tail:.1f}), {slow}", "at most 50 ms")
        )
        slow = max(times, key=lambda bot: max(times[bot].slices))
        rows.append(Row(f"{title}, a slice", f"{max(times[slow].slices):.1f} ms, {slow}", "at most 4 ms"))
    return table(
        "Thinking",
        rows,
        f"Processor time of the slowest bot of each game, the longest of {len(SEEDS)} games with two and "
        f"four seats, the same bot at all of them, the first {MOVES} steps of each; in brackets 99 % of the "
        "moves. "
        "Between two slices a frame can be drawn.",
    )


def measure(name: str, bot: str) -> Times:
    """Return the times of a game's bot; older objects are set aside, as the running game does."""
    times = Times([], [])
    gc.collect()
    gc.freeze()
    for seed in SEEDS:
        seats = 2 + 2 * (seed % 2)
        rules = game(name).from_options({}, seats)
        match = Match.start(rules, [Player(bot, bot)] * seats, seed=seed, app="bench")
        bots = {Seat(at): Timed(make_bot(bot, match.rules, Seat(at), seed), times) for at in range(seats)}
        for _step in islice(iter(lambda match=match: match.is_over, True), MOVES):
            play_next(match, bots)
    return times
