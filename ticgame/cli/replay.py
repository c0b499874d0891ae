"""`ticgame replay`: recorded games played again and checked."""

import argparse
from typing import Final

from ticgame.cli.console import Console, clean
from ticgame.cli.opening import Unopened, open_record
from ticgame.cli.transcript import narrator
from ticgame.core.errors import RecordError
from ticgame.core.match import Match
from ticgame.core.records import Record
from ticgame.core.replays import replay, verify

DIFFERS: Final = 1
UNREADABLE: Final = 2


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Replay each file, all of them whatever they hold; return the worst that was found."""
    return max(_replay_file(name, console, is_verified=arguments.verify) for name in arguments.files)


def _replay_file(name: str, console: Console, *, is_verified: bool) -> int:
    try:
        record = open_record(name)
        _warn(name, record, console)
        if is_verified:
            verify(record)
            console.say(f"ok {clean(name)}")
        else:
            console.say(f"{clean(name)}: {_told(replay(record))}")
    except Unopened as fault:
        console.fault(str(fault))
        return UNREADABLE
    except RecordError as fault:
        console.say(f"{clean(name)}:{fault.line}: {clean(fault.reason)}")
        return DIFFERS
    return 0


def _warn(name: str, record: Record, console: Console) -> None:
    for warning in record.warnings:
        console.fault(f"{name}: warning: {warning}")


def _told(match: Match) -> str:
    moves = sum(entry.seat is not None for entry in match.entries)
    outcome = "not over yet" if match.result is None else narrator(match).outcome(match.result)
    return f"{match.rules.title}, {match.seats} players, {moves} moves: {outcome}"
