"""What can be written after `ticgame levels`."""

from collections.abc import Callable
from typing import Any, Final

_MOST_GAMES: Final = 1_000_000
_ABOUT: Final = """\
Campaigns are files of rounds with missions or goals (docs/levels.md). A level is named by its file or, if it
comes with the game or lies in your own levels folder, by its id.

  ticgame levels list                        the campaigns there are, and files that are broken
  ticgame levels check mine.toml             every fault of a file, or of all files of a folder
  ticgame levels rate standard:2             how hard a round is for bots
  ticgame levels rate mine.toml --games 1000 --jobs 4
"""
_LIST_ABOUT: Final = """\
List the campaigns by their ids: those that come with the game, then those of your own levels folder, each
with its file, and what is wrong with files that are broken.
"""
_CHECK_ABOUT: Final = """\
Read level files and tell every fault with its file and key path:

  ok FILE
  FILE: round[2].missions[1].size: ...       exit 1
"""
_RATE_ABOUT: Final = """\
Let bots play a round many times, or every round of a campaign, and tell how often they win, with the 95 %
interval, how many Nics they make and how often each mission is done. Game k of K gets the seed S + k - 1;
where a round has a fixed deck the seeds decide for the bots alone.
"""


def add_levels(
    commands: Any,
    *,
    whole: Callable[..., Callable[[str], int]],
    names: Callable[[str], Any],
    path: Callable[[str], str],
) -> None:
    """Add the command; `whole` makes readers of numbers, `names` of the names of bots, `path` of a level."""
    parser = commands.add_parser("levels", help="list, check and rate campaigns", description=_ABOUT)
    parser.set_defaults(command="levels")
    what = parser.add_subparsers(metavar="WHAT", title="what to do", dest="what", required=True)
    what.add_parser("list", help="list the campaigns there are", description=_LIST_ABOUT)
    check = what.add_parser("check", help="tell every fault of level files", description=_CHECK_ABOUT)
    check.add_argument(
        "paths", metavar="PATH", nargs="+", type=path, help="a level file, a folder of them, or an id"
    )
    rate = what.add_parser("rate", help="tell how hard rounds are for bots", description=_RATE_ABOUT)
    rate.add_argument(
        "level", metavar="PATH[:ROUND]", type=path, help="a level file or an id, and a round of it"
    )
    _add_rating(rate, whole, names)


def _add_rating(rate: Any, whole: Callable[..., Callable[[str], int]], names: Callable[[str], Any]) -> None:
    rate.add_argument(
        "--games", metavar="K", type=whole(1, _MOST_GAMES), default=200, help="how many games (200)"
    )
    rate.add_argument(
        "--bots", metavar="NAME,...", type=names, help="one bot for all seats or one for each (greedy)"
    )
    rate.add_argument(
        "--players", metavar="N", type=whole(1), help="how many seats (4 if the campaign allows)"
    )
    rate.add_argument("--seed", metavar="S", type=whole(0), help="what decides all chance (drawn)")
    rate.add_argument(
        "--jobs", metavar="J", type=whole(1, 60), default=1, help="processes that play at the same time (1)"
    )
