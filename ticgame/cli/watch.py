"""`ticgame watch`: a game of bots or a record, told as text."""

import argparse
import time
from collections.abc import Callable

from ticgame.bots.driver import play_out
from ticgame.cli.commands import FAULT
from ticgame.cli.console import Console
from ticgame.cli.opening import Unopened, open_record
from ticgame.cli.pen import Depth, Pen, find_depth
from ticgame.cli.setup import draw_seed, parse_setup
from ticgame.cli.transcript import Transcript
from ticgame.core.errors import RecordError, TicError
from ticgame.core.match import Match
from ticgame.core.replays import replay
from ticgame.games import GAMES


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Tell the game or the record that the arguments name."""
    if arguments.subject in GAMES:
        return _watch_bots(arguments, console)
    return _watch_record(arguments, console)


def _watch_bots(arguments: argparse.Namespace, console: Console) -> int:
    setup = parse_setup(arguments.subject, arguments)
    seed = draw_seed() if arguments.seed is None else arguments.seed
    match, bots = setup.start(setup.rules(), seed)
    transcript = _tell(match, arguments, console)
    play_out(match, bots)
    transcript.close()
    return 0


def _watch_record(arguments: argparse.Namespace, console: Console) -> int:
    name = arguments.subject
    _refuse_table_options(arguments)
    try:
        record = open_record(name)
        for warning in record.warnings:
            console.fault(f"{name}: warning: {warning}")
        transcripts = []
        replay(record, begin=lambda match: transcripts.append(_tell(match, arguments, console)))
        transcripts[0].close()
    except Unopened as fault:
        raise TicError(f"{fault}{_game_hint(name)}") from None
    except RecordError as fault:
        console.fault(f"{name}:{fault.line}: {fault.reason}")
        return FAULT
    return 0


def _refuse_table_options(arguments: argparse.Namespace) -> None:
    names = ("players", "bots", "seed", "given")
    if any(getattr(arguments, name) not in (None, []) for name in names):
        raise TicError(
            f"{arguments.subject}: --players, --bots, --seed and --set go with a game, not with a record"
            f"{_game_hint(arguments.subject)}"
        )


def _game_hint(name: str) -> str:
    is_word = name.isalnum()
    return f"; the games to watch are {', '.join(GAMES)}" if is_word else ""


def _tell(match: Match, arguments: argparse.Namespace, console: Console) -> Transcript:
    depth = Depth.PLAIN
    if not arguments.plain:
        depth = find_depth(console.environ, is_terminal=console.is_terminal)
    return Transcript(
        match,
        console.say,
        pen=Pen(depth),
        has_views=arguments.views,
        rest=_rest(arguments.delay, console),
    )


def _rest(delay_s: float, console: Console) -> Callable[[], None]:
    def rest() -> None:
        console.flush()
        if delay_s:
            time.sleep(delay_s)

    return rest
