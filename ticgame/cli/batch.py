"""Many games, one after the other or in several processes, always in the order of their seeds."""

import multiprocessing
import os
import signal
import sys
import time
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import resource_tracker
from pathlib import Path
from threading import Thread
from typing import Final, NamedTuple

from ticgame.bots.setup import Setup
from ticgame.cli.console import reason
from ticgame.cli.tally import Played
from ticgame.core.errors import TicError
from ticgame.core.match import Match
from ticgame.core.records import SUFFIX, format_record

_LARGEST_CHUNK: Final = 20
_CHUNK_S: Final = (0.1, 0.5)
"""A chunk that takes less time is followed by a larger one, one that takes more by a smaller one."""
_CHUNKS_AHEAD: Final = 3  # for each process, so that none waits and memory stays flat


def play_games(
    setup: Setup, seeds: range, *, jobs: int, folder: Path | None, ending: str = ""
) -> Generator[Played, None, None]:
    """Yield the games of these seeds in order; a folder gets records, `GAME-SEED` + `ending`.

    Raises TicError if a record can't be written or a process dies.
    """
    if jobs == 1:
        yield from _play(setup, seeds, folder, ending)
    else:
        yield from _play_in_processes(setup, seeds, jobs, folder, ending)


class Chunk(NamedTuple):
    """Some games that one process has played, and how long that took."""

    games: list[Played]
    seconds: float


def play_chunk(setup: Setup, seeds: range, folder: Path | None, ending: str) -> Chunk:
    """Return the games of some seeds; what another process does."""
    start_s = time.monotonic()
    games = list(_play(setup, seeds, folder, ending))
    return Chunk(games, time.monotonic() - start_s)


def _play(setup: Setup, seeds: range, folder: Path | None, ending: str) -> Iterator[Played]:
    rules = setup.rules()
    for seed in seeds:
        match = setup.play(rules, seed)
        if folder is not None:
            _write_record(match, folder / f"{setup.game}-{seed}{ending}{SUFFIX}")
        yield _summed_up(match, seed)


def _summed_up(match: Match, seed: int) -> Played:
    moves = sum(entry.seat is not None for entry in match.entries)
    return Played(seed, match.result.to_json(), match.result.winners(), moves, match.at)


def _write_record(match: Match, path: Path) -> None:
    try:
        path.write_bytes(format_record(match).encode())
    except OSError as error:
        raise TicError(f"{path} can't be written: {reason(error)}") from None


def _play_in_processes(
    setup: Setup, seeds: range, jobs: int, folder: Path | None, ending: str
) -> Iterator[Played]:
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, context, initializer=_begin_process)
    waiting: deque[Future[Chunk]] = deque()
    rest, size = seeds, 1
    largest = max(1, min(_LARGEST_CHUNK, len(seeds) // (jobs * 4)))
    try:
        with interrupts_held_back():
            for _chunk in range(min(jobs * _CHUNKS_AHEAD, len(seeds))):
                waiting.append(pool.submit(play_chunk, setup, rest[:size], folder, ending))
                rest = rest[size:]
        while waiting:
            chunk = waiting.popleft().result()
            yield from chunk.games
            size = next_size(size, chunk.seconds, largest=largest)
            if rest:
                waiting.append(pool.submit(play_chunk, setup, rest[:size], folder, ending))
                rest = rest[size:]
    except BrokenProcessPool:
        raise TicError("a process that played games has died, perhaps for want of memory") from None
    finally:
        for process in multiprocessing.active_children():
            process.terminate()
        pool.shutdown(cancel_futures=True)


def _begin_process() -> None:
    # A Ctrl-C at the terminal reaches every process; only the first one answers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Wait until the first process is gone, then end this one: it would wait for games for ever."""
    multiprocessing.parent_process().join()
    os._exit(1)


def next_size(size: int, seconds: float, *, largest: int) -> int:
    """Return how many games to hand out next, so that games come back often and not one by one."""
    low, high = _CHUNK_S
    if seconds < low:
        return min(largest, size * 2)
    return max(1, size // 2) if seconds > high else size


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """A process begun meanwhile sees no Ctrl-C; this one is interrupted afterwards."""
    held = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: held.append(number))
    try:
        with _no_interrupts_for_children():
            yield
    finally:
        signal.signal(signal.SIGINT, before)
    if held:
        raise KeyboardInterrupt


@contextmanager
def _no_interrupts_for_children() -> Iterator[None]:
    if sys.platform == "win32":  # there nothing can be handed on
        yield
        return
    resource_tracker.ensure_running()  # it lets interrupts through when it begins
    # A new process and a new thread take this over; a thread that runs already still gets interrupts.
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
