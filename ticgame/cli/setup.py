"""A table of bots as a command line describes it: the game, its options, the seats."""

import argparse
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ticgame import __version__
from ticgame.bots import bot_names, make_bot
from ticgame.bots.bot import Bot
from ticgame.bots.driver import play_out
from ticgame.core.contract import Rules, Seat, check_seats
from ticgame.core.errors import OptionError
from ticgame.core.match import Match, Player
from ticgame.games import game

DEFAULT_PLAYERS: Final = 4
DEFAULT_BOT: Final = "greedy"
PRESET: Final = "preset"
_DRAWN_SEEDS: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that makes a game of bots but its seed; it can be sent to another process."""

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]

    @property
    def players(self) -> tuple[Player, ...]:
        return tuple(Player(f"Bot {seat + 1}", name) for seat, name in enumerate(self.bots))

    def rules(self) -> Rules:
        """Return the game with its options; raises OptionError with every fault."""
        return game(self.game).from_options(self.options, len(self.bots))

    def start(self, rules: Rules, seed: int) -> tuple[Match, dict[Seat, Bot]]:
        """Return a freshly dealt match and its bots."""
        match = Match.start(rules, self.players, seed=seed, app=__version__)
        bots = {Seat(at): make_bot(name, match.rules, Seat(at), seed) for at, name in enumerate(self.bots)}
        return match, bots

    def play(self, rules: Rules, seed: int) -> Match:
        """Return a match played to its end."""
        match, bots = self.start(rules, seed)
        play_out(match, bots)
        return match


def parse_setup(name: str, arguments: argparse.Namespace) -> Setup:
    """Return the table that `--players`, `--bots` and `--set` describe.

    Raises OptionError with every fault.
    """
    kind = game(name)
    bots = arguments.bots or (DEFAULT_BOT,)
    seats = arguments.players or _default_players(kind, bots)
    options, faults = _merge(kind, arguments.given)
    faults = check_seats(kind, seats) + _bot_faults(kind, bots, seats) + faults
    if not faults:
        setup = Setup(name, options, bots * seats if len(bots) == 1 else bots)
        rules = setup.rules()
        setup.start(rules, seed=0)  # a deal that can't be is refused before the first game
        faults = rules.hopeless()
        if not faults:
            return setup
    raise OptionError(faults)


def draw_seed() -> int:
    """Return a seed from the system's own randomness, short enough to be typed again."""
    return random.SystemRandom().randrange(_DRAWN_SEEDS)


def _default_players(kind: type[Rules], bots: Sequence[str]) -> int:
    if len(bots) > 1:
        return len(bots)
    low, high = kind.seat_range
    return max(low, min(DEFAULT_PLAYERS, high))


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
