"""`ticgame sim`: bots play games, and somebody counts."""

import argparse
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from ticgame.cli.arguments import UsageError
from ticgame.cli.batch import play_games
from ticgame.cli.commands import INTERRUPTED
from ticgame.cli.console import Console, reason
from ticgame.cli.setup import Setup, draw_seed, parse_setup
from ticgame.cli.summary import summary_json, summary_lines
from ticgame.cli.tally import Played, Tally
from ticgame.core.errors import TicError
from ticgame.core.records import dump
from ticgame.games import game

_BAR_WIDTH: Final = 30
_REFRESH_S: Final = 0.1


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Play the games that the arguments ask for; Ctrl-C ends them and still sums up what was played."""
    if arguments.level is not None:
        raise UsageError("sim: this version has no campaigns yet, so there is no --level")
    setup = parse_setup(arguments.game, arguments)
    seed = draw_seed() if arguments.seed is None else arguments.seed
    seeds = range(seed, seed + arguments.games)
    folder = _make_folder(arguments.record)
    tally, start_s = Tally(len(setup.bots)), time.monotonic()
    if arguments.seed is None and arguments.json:
        console.fault(f"seed {seed}")
    code = 0
    try:
        with closing(play_games(setup, seeds, jobs=arguments.jobs, folder=folder)) as games:
            for played in _with_progress(games, len(seeds), console):
                tally.add(played)
                if arguments.json:
                    console.say(game_line(setup, played))
    except KeyboardInterrupt:
        code = INTERRUPTED
    _sum_up(setup, tally, seed, time.monotonic() - start_s, is_json=arguments.json, console=console)
    return code


def game_line(setup: Setup, played: Played) -> str:
    """Return one game as a line of JSON."""
    return dump(
        {
            "game": setup.game,
            "seed": played.seed,
            "result": played.result,
            "moves": played.moves,
            "ms": played.ms,
        }
    )


def _sum_up(
    setup: Setup, tally: Tally, seed: int, seconds: float, *, is_json: bool, console: Console
) -> None:
    if is_json:
        console.say(dump({"summary": summary_json(setup, tally, seed=seed, seconds=seconds)}))
        return
    title = game(setup.game).title
    for line in summary_lines(setup, tally, seed=seed, seconds=seconds, title=title):
        console.say(line)


def _make_folder(name: str | None) -> Path | None:
    if name is None:
        return None
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        why = reason(error) if isinstance(error, OSError) else str(error)
        raise TicError(f"the folder {name} can't be made: {why}") from None
    return folder


def _with_progress(games: Iterator[Played], count: int, console: Console) -> Iterator[Played]:
    shown_s = time.monotonic()
    for number, played in enumerate(games, start=1):
        yield played
        if time.monotonic() - shown_s >= _REFRESH_S and number < count:
            shown_s = time.monotonic()
            done = number * _BAR_WIDTH // count
            console.progress(f"[{'#' * done}{'.' * (_BAR_WIDTH - done)}] {number} of {count} games")
