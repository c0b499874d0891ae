"""A table of bots as a command line describes it: the game, its options, the seats."""

import argparse
import random
from collections.abc import Sequence
from typing import Any, Final

from ticgame.bots import bot_names
from ticgame.bots.setup import Setup
from ticgame.campaign.reading import MOST_SEATS
from ticgame.core.contract import Rules, check_seats
from ticgame.core.errors import OptionError
from ticgame.games import game

DEFAULT_PLAYERS: Final = 4
DEFAULT_BOT: Final = "greedy"
PRESET: Final = "preset"
_DRAWN_SEEDS: Final = 1_000_000


def parse_setup(name: str, arguments: argparse.Namespace) -> Setup:
    """Return the table that `--players`, `--bots` and `--set` describe.

    Raises OptionError with every fault.
    """
    kind = game(name)
    bots, bot_faults = choose_bots(kind, arguments, kind.seat_range)
    options, faults = _merge(kind, arguments.given)
    faults = check_seats(kind, arguments.players or len(bots)) + bot_faults + faults
    if not faults:
        setup = Setup(name, options, bots)
        rules = setup.rules()
        setup.start(rules, seed=0)  # a deal that can't be is refused before the first game
        faults = rules.hopeless()
        if not faults:
            return setup
    raise OptionError(faults)


def choose_bots(
    kind: type[Rules], arguments: argparse.Namespace, seat_range: tuple[int, int]
) -> tuple[tuple[str, ...], list[str]]:
    """Return the bots of all seats that `--players` and `--bots` ask for, and the faults in them."""
    names = arguments.bots or (DEFAULT_BOT,)
    low, high = seat_range
    usual = len(names) if len(names) > 1 else max(low, min(DEFAULT_PLAYERS, high))
    seats = arguments.players or usual
    faults = _bot_faults(kind, names, seats)
    return (names * seats if len(names) == 1 and seats <= MOST_SEATS else names), faults


def draw_seed() -> int:
    """Return a seed from the system's own randomness, short enough to be typed again."""
    return random.SystemRandom().randrange(_DRAWN_SEEDS)


def _bot_faults(kind: type[Rules], bots: Sequence[str], seats: int) -> list[str]:
    known = bot_names(kind.name)
    faults = [
        f"bots: {kind.title} has no bot {bot!r}; it has {', '.join(known)}"
        for bot in dict.fromkeys(bots)
        if bot not in known
    ]
    if len(bots) not in (1, seats):
        faults.append(f"bots: {len(bots)} names for {seats} players; write one name, or one for each seat")
    return faults


def _merge(kind: type[Rules], given: Sequence[tuple[str, Any]]) -> tuple[dict[str, Any], list[str]]:
    """Return the options, those of a preset below those given beside it, and the faults in how they stand."""
    names = [name for name, _value in given]
    faults = [f"{name}: given twice" for name in dict.fromkeys(names) if names.count(name) > 1]
    options = dict(given)
    preset = options.pop(PRESET, None)
    if preset is None:
        return options, faults
    if not isinstance(preset, str) or preset not in kind.presets:
        known = ", ".join(kind.presets) or "none"
        return options, [*faults, f"preset: {kind.title} has no preset {preset!r}; it has {known}"]
    return {**kind.presets[preset], **options}, faults
