"""The commands by name, and what becomes of whatever goes wrong."""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from ticgame.cli.arguments import describe_presets, parse_arguments
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
}
"""The module of each command; its `run(arguments, console)` returns the exit code."""


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command and return its exit code; no fault of a person's or a disk's raises."""
    console = Console.of_process()
    try:
        code = _run(list(sys.argv[1:] if argv is None else argv), console)
        console.flush()
    except PipeClosed:
        console.hang_up()
        return HUNG_UP
    except KeyboardInterrupt:
        return INTERRUPTED
    except TicError as fault:
        console.fault(f"ticgame: {fault}")
        return FAULT
    return code


def _run(argv: list[str], console: Console) -> int:
    presets = _presets_help() if {"-h", "--help"} & set(argv) else ""
    try:
        arguments = parse_arguments(argv, presets=presets)
    except SystemExit:  # --help or --version has printed
        return 0
    return import_module(_COMMANDS[arguments.command]).run(arguments, console)


def _presets_help() -> str:
    # Only help needs the games here; the way to the title screen is short.
    games = import_module("ticgame.games")
    known = {name: games.game(name).presets for name in games.GAMES}
    return describe_presets({name: presets for name, presets in known.items() if presets})
