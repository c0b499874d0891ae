"""The commands by name, and what becomes of whatever goes wrong."""

import sys
from collections.abc import Sequence
from importlib import import_module
from types import SimpleNamespace
from typing import Final

from ticgame.cli.console import Console, PipeClosed
from ticgame.core.errors import TicError

FAULT: Final = 2
INTERRUPTED: Final = 130
HUNG_UP: Final = 141

_COMMANDS: Final = {
    "play": "ticgame.cli.play",
    "sim": "ticgame.cli.sim",
    "replay": "ticgame.cli.replay",
    "watch": "ticgame.cli.watch",
    "levels": "ticgame.cli.levels",
}
"""The module of each command; its `run(arguments, console)` returns the exit code."""


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command and return its exit code; no fault of a person's or a disk's raises."""
    console = Console.of_process()
    try:
        code = _run(list(sys.argv[1:] if argv is None else argv), console)
        console.flush()
    except PipeClosed:
        return HUNG_UP
    except KeyboardInterrupt:
        return INTERRUPTED
    except TicError as fault:
        console.fault(f"ticgame: {fault}")
        return FAULT
    return code


def _run(argv: list[str], console: Console) -> int:
    if not argv:
        # Nothing to parse: the way to the title screen is short.
        return import_module(_COMMANDS["play"]).run(SimpleNamespace(), console)
    from ticgame.cli.arguments import parse_arguments

    games_help = _games_help() if {"-h", "--help"} & set(argv) else ""
    try:
        arguments = parse_arguments(argv, games_help=games_help)
    except SystemExit:  # --help or --version has printed
        return 0
    return import_module(_COMMANDS[arguments.command]).run(arguments, console)


def _games_help() -> str:
    # Only help needs these.
    from ticgame.cli.arguments import describe_game

    games, bots = import_module("ticgame.games"), import_module("ticgame.bots")
    rules = [(kind := games.game(name)).from_options({}, kind.seat_range[0]) for name in games.GAMES]
    return "".join(describe_game(each, bots.bot_names(each.name)) for each in rules)
