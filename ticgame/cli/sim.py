"""`ticgame sim`: bots play games, and somebody counts."""

import argparse
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from ticgame.bots.setup import Setup
from ticgame.campaign.rate import round_setup
from ticgame.cli.arguments import UsageError
from ticgame.cli.batch import play_games
from ticgame.cli.commands import INTERRUPTED
from ticgame.cli.console import Console, reason
from ticgame.cli.levelfiles import level_bots, open_level
from ticgame.cli.setup import draw_seed, parse_setup
from ticgame.cli.summary import summary_json, summary_lines
from ticgame.cli.tally import Played, Tally
from ticgame.core.errors import TicError
from ticgame.core.records import dump
from ticgame.games import game

_BAR_WIDTH: Final = 30
_REFRESH_S: Final = 0.1


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Play the games that the arguments ask for; Ctrl-C ends them and still sums up what was played."""
    if arguments.level is None:
        sittings = [Sitting(parse_setup(arguments.game, arguments))]
    else:
        sittings = list(_level_sittings(arguments))
    seed = draw_seed() if arguments.seed is None else arguments.seed
    _make_folder(arguments.record)
    if arguments.seed is None and arguments.json:
        console.fault(f"seed {seed}")
    codes = (_play_sitting(sitting, seed, arguments, console) for sitting in sittings)
    return next((code for code in codes if code), 0)


class Sitting(NamedTuple):
    """A table of bots, and what the names of its records end in."""

    setup: Setup
    ending: str = ""


def _level_sittings(arguments: argparse.Namespace) -> Iterator[Sitting]:
    """Yield the table of each round of `--level`; raises TicError if it won't do."""
    if arguments.given:
        raise UsageError("sim: a level brings its own options, so --set and --level don't go together")
    chosen = open_level(arguments.level)
    for at in chosen.rounds:
        round_ = chosen.campaign.rounds[at]
        if round_.game != arguments.game:
            level = chosen.campaign.level(at)
            raise UsageError(
                f"sim: {level} is a round of {round_.game}; write sim {round_.game} and --level FILE:{at + 1}"
            )
        setup = round_setup(chosen.campaign, at, level_bots(chosen, round_, arguments))
        yield Sitting(setup, f"-r{at + 1}" if chosen.is_whole else "")


def _play_sitting(sitting: Sitting, seed: int, arguments: argparse.Namespace, console: Console) -> int:
    setup, ending = sitting
    seeds = range(seed, seed + arguments.games)
    folder = None if arguments.record is None else Path(arguments.record)
    missions = setup.rules().options_json().get("missions", ())
    tally, start_s = Tally(len(setup.bots), missions=[each["id"] for each in missions]), time.monotonic()
    code = 0
    try:
        with closing(play_games(setup, seeds, jobs=arguments.jobs, folder=folder, ending=ending)) as games:
            for played in with_progress(games, len(seeds), console):
                tally.add(played)
                if arguments.json:
                    console.say(game_line(setup, played))
    except KeyboardInterrupt:
        code = INTERRUPTED
    _sum_up(setup, tally, seed, time.monotonic() - start_s, is_json=arguments.json, console=console)
    return code


def game_line(setup: Setup, played: Played) -> str:
    """Return one game as a line of JSON."""
    line: dict[str, Any] = {
        "game": setup.game,
        "seed": played.seed,
        "result": played.result,
        "moves": played.moves,
        "ms": played.ms,
    }
    return dump(line if setup.level is None else line | {"level": setup.level})


def _sum_up(
    setup: Setup, tally: Tally, seed: int, seconds: float, *, is_json: bool, console: Console
) -> None:
    if is_json:
        console.say(dump({"summary": summary_json(setup, tally, seed=seed, seconds=seconds)}))
        return
    title = game(setup.game).title + (f" ({setup.level})" if setup.level else "")
    for line in summary_lines(setup, tally, seed=seed, seconds=seconds, title=title):
        console.say(line)


def _make_folder(name: str | None) -> None:
    if name is None:
        return
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        why = reason(error) if isinstance(error, OSError) else str(error)
        raise TicError(f"the folder {name} can't be made: {why}") from None


def with_progress(games: Iterator[Played], count: int, console: Console) -> Iterator[Played]:
    """Pass the games on and show how many of them are played."""
    shown_s = time.monotonic()
    for number, played in enumerate(games, start=1):
        yield played
        if time.monotonic() - shown_s >= _REFRESH_S and number < count:
            shown_s = time.monotonic()
            done = number * _BAR_WIDTH // count
            console.progress(f"[{'#' * done}{'.' * (_BAR_WIDTH - done)}] {number} of {count} games")
