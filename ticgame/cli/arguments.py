"""What can be written after `ticgame`, and the help that teaches it."""

import argparse
import json
import math
import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, NoReturn

from ticgame import __version__
from ticgame.cli.level_arguments import add_levels
from ticgame.core.errors import TicError

if TYPE_CHECKING:
    from ticgame.core.contract import Rules

_LONGEST_DELAY_S: Final = 3600.0
_MOST_GAMES: Final = 1_000_000_000
_LONGEST_NUMBER: Final = 1000  # digits; Python itself refuses to read much more

_ABOUT = """\
Play the games of the TIC deck, one to six people on one screen.

Without a command the game starts. The other commands need no screen:

  ticgame                                    play
  ticgame watch together                     watch bots play, as text
  ticgame sim together --games 200           let bots play and count
  ticgame replay game.ticrec --verify        check a recorded game
  ticgame levels list                        the campaigns there are
"""
_PLAY_ABOUT = """\
Start the game, as ticgame does without a command. It needs a display; where there is none, a game of bots is
told as text. F11 fills the screen, and the settings keep what you choose.
"""
_SIM_ABOUT = """\
Let bots play games and tell how they went. Game k of K gets the seed S + k - 1, so the same command
with the same seed plays the same games again, whatever the number of jobs.

  ticgame sim together --games 200 --seed 1
  ticgame sim together --players 2 --bots greedy,casual --set preset=hard
  ticgame sim together --set grid=[5,7] --set frame=fixed --record games
  ticgame sim together --games 1000 --jobs 4 --json
"""
_SET_ABOUT = """\
options of a game:
  --set option=value sets one option; it can be given again for others. A value is JSON (5, true,
  [6,6], ["tic-group-3","double-tic"]); what isn't JSON is taken as text (frame=fixed). In a shell, put
  quotes round a value with brackets or quotes of its own: --set 'missions=["mono-3"]'.
  --set preset=NAME sets several at once; options given beside it go before it.
"""
_REPLAY_ABOUT = """\
Play recorded games again and tell how they ended. With --verify every event and the result are
compared with what the rules say:

  ok FILE                                  exit 0
  FILE:LINE: expected ..., got ...         the first difference, exit 1
  FILE:LINE: illegal: RULE: ...            exit 1
  FILE:LINE: ...                           a line that breaks the format, exit 1
  FILE: ...                                can't be opened, or has no readable header, exit 2
"""
_WATCH_ABOUT = """\
Watch bots play a game, or watch a recorded game again, as text.

  ticgame watch together --bots greedy --seed 7
  ticgame watch together --delay 1.5
  ticgame watch game.ticrec --views | less

A card is written as number, shape and colour: 3so is the 3-star-orange. Shapes are o circle, c crescent,
t triangle, q square, s star; colours are v violet, c cyan, y yellow, o orange, r red. A file that is named
like a game is meant with a path: ./together.
"""


class UsageError(TicError):
    """Words after `ticgame` that don't make a command."""


class _Parser(argparse.ArgumentParser):
    """A parser without surprising abbreviations whose faults are one line."""

    def __init__(self, *args: Any, **given: Any) -> None:
        given.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(*args, allow_abbrev=False, **given)

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (try: {self.prog} --help)")


def parse_arguments(argv: list[str], *, games_help: str = "") -> argparse.Namespace:
    """Return what the words ask for; `command` is `play`, `sim`, `replay`, `watch` or `levels`.

    `games_help` is what the help tells about each game (`describe_game`). Raises UsageError; `--help` and
    `--version` print and raise SystemExit.
    """
    return _build_parser(games_help).parse_args(argv)


def _build_parser(games_help: str) -> _Parser:
    parser = _Parser(prog="ticgame", description=_ABOUT)
    parser.set_defaults(command="play")
    parser.add_argument("--version", action="version", version=f"ticgame {__version__}")
    _add_play_options(parser)
    commands = parser.add_subparsers(metavar="COMMAND", title="commands")
    _add_play(commands)
    _add_sim(commands, games_help)
    _add_replay(commands)
    _add_watch(commands, games_help)
    add_levels(commands, whole=whole, names=_names, path=_name_of("a level"))
    return parser


def _add_play(commands: Any) -> None:
    parser = commands.add_parser(
        "play", help="play (what happens without a command)", description=_PLAY_ABOUT
    )
    parser.set_defaults(command="play")
    _add_play_options(parser)


def _add_play_options(parser: _Parser) -> None:
    parser.add_argument(
        "--windowed", action="store_true", default=argparse.SUPPRESS, help="start in a window of the desktop"
    )
    parser.add_argument(
        "--reset-settings",
        action="store_true",
        default=argparse.SUPPRESS,
        help="begin with fresh settings; names, favourites and saved games stay",
    )


def _add_sim(commands: Any, games_help: str) -> None:
    parser = commands.add_parser(
        "sim",
        help="let bots play games and count",
        description=_SIM_ABOUT,
        epilog=f"{_SET_ABOUT}{games_help}",
    )
    parser.set_defaults(command="sim")
    parser.add_argument("game", metavar="GAME", help="one of the games below, such as together")
    _add_table_options(parser)
    parser.add_argument(
        "--games", metavar="K", type=whole(1, _MOST_GAMES), default=1, help="how many games (1)"
    )
    parser.add_argument(
        "--level",
        metavar="FILE[:ROUND]",
        type=_name_of("a level"),
        help="play a round of a campaign, or all of them (file or id)",
    )
    parser.add_argument(
        "--record", metavar="DIR", type=_name_of("a folder"), help="write each game to DIR/GAME-SEED.ticrec"
    )
    parser.add_argument("--json", action="store_true", help="one JSON line a game, last a summary")
    parser.add_argument(
        "--jobs", metavar="J", type=whole(1, 60), default=1, help="processes that play at the same time (1)"
    )


def _add_replay(commands: Any) -> None:
    parser = commands.add_parser(
        "replay", help="play recorded games again and check them", description=_REPLAY_ABOUT
    )
    parser.set_defaults(command="replay")
    parser.add_argument("files", metavar="FILE", nargs="+", help="a record (.ticrec)")
    parser.add_argument("--verify", action="store_true", help="compare every event and the result")


def _add_watch(commands: Any, games_help: str) -> None:
    parser = commands.add_parser(
        "watch",
        help="watch a game as text",
        description=_WATCH_ABOUT,
        epilog=f"{_SET_ABOUT}{games_help}",
    )
    parser.set_defaults(command="watch")
    parser.add_argument("subject", metavar="GAME|FILE", help="a game below for bots to play, or a record")
    _add_table_options(parser)
    parser.add_argument(
        "--delay", metavar="S", type=_delay, default=0.0, help="seconds to wait after each move (0)"
    )
    parser.add_argument("--views", action="store_true", help="show also what each seat alone sees")
    parser.add_argument("--plain", action="store_true", help="no colours, as in a pipe or with NO_COLOR set")


def _add_table_options(parser: _Parser) -> None:
    parser.add_argument("--players", metavar="N", type=whole(1), help="how many seats (4 if the game allows)")
    parser.add_argument(
        "--bots", metavar="NAME,...", type=_names, help="one bot for all seats or one for each (greedy)"
    )
    parser.add_argument("--seed", metavar="S", type=whole(0), help="what decides all chance (drawn)")
    parser.add_argument(
        "--set",
        metavar="OPTION=VALUE",
        type=_assignment,
        action="append",
        default=[],
        dest="given",
        help="see below",
    )


def whole(low: int, high: int | None = None) -> Callable[[str], int]:
    """Return a reader of whole numbers from `low`, up to `high` if there is one."""

    def read(text: str) -> int:
        is_number = re.fullmatch(r"[+-]?[0-9]+", text) is not None and len(text) <= _LONGEST_NUMBER
        if is_number and low <= int(text) and (high is None or int(text) <= high):
            return int(text)
        limit = f"from {low} to {high}" if high is not None else f"of {low} or more"
        raise argparse.ArgumentTypeError(f"{_quoted(text)} is no whole number {limit}")

    return read


def _delay(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if 0 <= seconds <= _LONGEST_DELAY_S:
        return seconds
    raise argparse.ArgumentTypeError(f"{_quoted(text)} is no number of seconds from 0 to 3600")


def _names(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    if all(names):
        return names
    raise argparse.ArgumentTypeError(f"{_quoted(text)} has an empty name; write one, or one for each seat")


def _name_of(what: str) -> Callable[[str], str]:
    """Return a reader of names that refuses an empty one, as of a variable of the shell that isn't set.

    A path would take that for the folder one is in.
    """

    def read(text: str) -> str:
        if text:
            return text
        raise argparse.ArgumentTypeError(f"the name of {what} is needed, not an empty one")

    return read


def _assignment(text: str) -> tuple[str, Any]:
    option, equals, value = text.partition("=")
    if not equals or not option.strip():
        raise argparse.ArgumentTypeError(f"{_quoted(text)} isn't written OPTION=VALUE")
    return option.strip(), parse_value(value)


def parse_value(text: str) -> Any:
    """Return the JSON value a text is, else the text itself."""
    try:
        return json.loads(text, parse_constant=lambda name: name)
    except (ValueError, RecursionError):
        return text


def describe_game(rules: "Rules", bots: Iterable[str]) -> str:
    """Return what the help tells about a game: its seats, bots, options with their defaults, presets."""
    low, high = rules.seat_range
    lines = [f"\n{rules.name}: {rules.title}, {low} to {high} players"]
    lines += [f"  bots     {', '.join(bots)} (weakest first)", "  options  (as they are unless set)"]
    options = rules.options_json()
    width = max(map(len, options)) + 1
    for option, value in options.items():
        shown = [item["id"] for item in value] if option == "missions" else value
        lines.append(f"    {option:<{width}}{json.dumps(shown)}")
    if rules.presets:
        lines.append("  presets")
    for preset, changed in rules.presets.items():
        values = "  ".join(f"{option}={json.dumps(value)}" for option, value in changed.items())
        lines.append(f"    {preset:<9}{values}")
    return "\n".join(lines)


def _quoted(text: str) -> str:
    return repr(text if len(text) <= 60 else f"{text[:57]}...")
