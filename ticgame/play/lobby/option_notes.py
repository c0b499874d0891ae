"""What the options of a game amount to, in a few words for the lobby's tile."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from ticgame.games.spotic.options import Goal, Pace
from ticgame.play.lobby.mission_sets import is_sequence
from ticgame.play.settings import TimedMouse

Options = Mapping[str, Any]


def options_note(name: str, options: Options) -> str:
    """Return the figures that matter most."""
    return _NOTES[name](options)


def mouse_note(mouse: TimedMouse) -> str:
    """Return what the mouse may not do in a game against the clock; empty if it plays as it is."""
    if mouse.is_barred:
        return "no mouse"
    return f"mouse waits {mouse.hold_ms / 1000:g} s" if mouse.hold_ms else ""


def _together(options: Options) -> str:
    size = " × ".join(map(str, options["grid"]))
    return f"{size}, {options['limit']} {'Breaks' if is_sequence(options) else 'Nics'}"


def _spotic(options: Options) -> str:
    goal = "nine sets" if options["goal"] == Goal.NINE else "points"
    return f"{goal}, cards {'in turns' if options['pace'] == Pace.TURNS else 'freely'}"


def _ticcitories(options: Options) -> str:
    return f"{options['side']} × {options['side']} grids"


def _squared(options: Options) -> str:
    return f"hands of {options['hand']}"


def _rummy(options: Options) -> str:
    first, last = options["start_round"], options["last_round"]
    return f"round {first}" if first == last else f"rounds {first} to {last}"


_NOTES: Mapping[str, Callable[[Options], str]] = MappingProxyType({
    "together": _together,
    "spotic": _spotic,
    "ticcitories": _ticcitories,
    "squared": _squared,
    "race": _squared,
    "rummy": _rummy,
})  # fmt: skip
