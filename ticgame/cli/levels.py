"""`ticgame levels`: campaigns listed, checked and rated."""

import argparse
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from ticgame.bots.setup import Setup
from ticgame.campaign.catalogue import Listed
from ticgame.campaign.faults import Fault
from ticgame.campaign.outcome import Ending
from ticgame.campaign.rate import Rating, round_setup, round_team
from ticgame.campaign.reading import SUFFIX, LevelError, load_campaign
from ticgame.campaign.schema import Campaign, GoalKind, Round
from ticgame.cli.batch import play_games
from ticgame.cli.commands import INTERRUPTED
from ticgame.cli.console import Console, clean, reason
from ticgame.cli.levelfiles import (
    fault_line,
    level_bots,
    level_path,
    levels_at_hand,
    open_level,
    own_levels,
)
from ticgame.cli.setup import draw_seed
from ticgame.cli.sim import with_progress
from ticgame.cli.summary import mean_words, penalty_name
from ticgame.core.errors import TicError
from ticgame.games import game

BROKEN: Final = 1


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Carry out `levels list`, `levels check` or `levels rate`."""
    return {"list": _list, "check": _check, "rate": _rate}[arguments.what](arguments, console)


def _list(arguments: argparse.Namespace, console: Console) -> int:
    del arguments
    listed = levels_at_hand()
    good = [item for item in listed if item.campaign is not None]
    width = max((len(item.campaign.id) for item in good), default=0)
    for item in good:
        console.say(clean(f"{item.campaign.id:<{width}}  {_described(item)}"))
    for item in listed:
        for fault in item.faults:
            console.say(f"broken: {fault_line(str(item.path), fault)}")
    return 0


def _described(item: Listed) -> str:
    campaign = item.campaign
    low, high = campaign.players
    players = f"{low} to {high} players" if low < high else f"{low} player{'s' * (low > 1)}"
    rounds = f"{len(campaign.rounds)} round{'s' * (len(campaign.rounds) != 1)}"
    own = f" [{item.path}]" if item.is_own else ""
    return f"{campaign.title}: {rounds}, {players}{own}"


def _check(arguments: argparse.Namespace, console: Console) -> int:
    return max(_check_named(name, console) for name in arguments.paths)


def _check_named(name: str, console: Console) -> int:
    try:
        return _check_path(level_path(name), console)
    except TicError as fault:
        console.say(clean(str(fault)))
        return BROKEN


def _check_path(path: Path, console: Console) -> int:
    """Check a file, or the level files of a folder, which must have some."""
    try:
        files = sorted(file for file in path.iterdir() if file.suffix == SUFFIX) if path.is_dir() else [path]
    except OSError as error:
        console.say(clean(f"{path}: {reason(error)}"))
        return BROKEN
    if not files:
        console.say(clean(f"{path}: there is no {SUFFIX} file in it"))
        return BROKEN
    listed = {item.path.name: item.faults for item in own_levels(files[0].parent)}
    return max(_check_file(file, listed.get(file.name, ()), console) for file in files)


def _check_file(path: Path, faults_in_list: Sequence[Fault], console: Console) -> int:
    """Check a file; in the player's own folder it is also told what the list of campaigns has against it."""
    try:
        load_campaign(path)
        faults = faults_in_list
    except LevelError as error:
        faults = error.faults
    for fault in faults:
        console.say(fault_line(str(path), fault))
    if not faults:
        console.say(f"ok {clean(str(path))}")
    return BROKEN if faults else 0


def _rate(arguments: argparse.Namespace, console: Console) -> int:
    chosen = open_level(arguments.level)
    seed = draw_seed() if arguments.seed is None else arguments.seed
    code = 0
    for at in chosen.rounds:
        round_ = chosen.campaign.rounds[at]
        bots = level_bots(chosen, round_, arguments)
        rating = Rating(round_, round_team(round_, len(bots)))
        start_s = time.monotonic()
        try:
            setup = round_setup(chosen.campaign, at, bots)
            seeds = range(seed, seed + arguments.games)
            _play_rounds(setup, rating, seeds=seeds, jobs=arguments.jobs, console=console)
        except KeyboardInterrupt:
            code = INTERRUPTED
        for line in rating_lines(
            chosen.campaign, at, bots, rating, seed=seed, seconds=time.monotonic() - start_s
        ):
            console.say(line)
        if code:
            break
    return code


def _play_rounds(setup: Setup, rating: Rating, *, seeds: range, jobs: int, console: Console) -> None:
    with closing(play_games(setup, seeds, jobs=jobs, folder=None)) as games:
        for played in with_progress(games, len(seeds), console):
            rating.add(Ending(played.result, played.winners, played.ms))


def rating_lines(
    campaign: Campaign, at: int, bots: Sequence[str], rating: Rating, *, seed: int, seconds: float
) -> Iterator[str]:
    """Yield what a rating says, for people."""
    round_ = campaign.rounds[at]
    who = f"{len(bots)} player{'s' * (len(bots) != 1)}, {', '.join(dict.fromkeys(bots))}"
    yield f"{campaign.level(at)} {clean(round_.title)} ({game(round_.game).title}, {who}, seed {seed})"
    if not rating.games:
        yield "  stopped before the first game was over"
        return
    rate = rating.win_rate()
    share = f"{100 * rate.value:.1f} % (95 %: {100 * rate.low:.1f} to {100 * rate.high:.1f} %)"
    yield f"  {'won':<14} {rating.wins} of {rating.games}, {share}"
    if rating.figure.count:
        yield f"  {_figure_name(round_):<14} {mean_words(rating.figure)}"
    stars = (f"{count} star{'s' * (count != 1)} {_share(rating, rating.stars[count])}" for count in (3, 2, 1))
    yield f"  {'stars':<14} {', '.join(stars)}"
    if round_.goal is None:
        ids = [mission.id for mission in round_.rules(len(bots)).missions]
        yield f"  {'missions':<14} {', '.join(f'{name} {_share(rating, rating.done[name])}' for name in ids)}"
    yield f"  {'took':<14} {seconds:.2f} s here"


def _share(rating: Rating, count: int) -> str:
    return f"{100 * count / rating.games:.0f} %"


def _figure_name(round_: Round) -> str:
    if round_.goal is not None:
        return "score" if round_.goal.kind is GoalKind.SCORE else "game time ms"
    return penalty_name(round_.options)
