"""`ticgame` alone: the game on a display, or a game as text where there is none."""

import gc
import os
from types import SimpleNamespace
from typing import TYPE_CHECKING, Final

from ticgame.cli.console import Console

if TYPE_CHECKING:
    from argparse import Namespace

_GAME_WITHOUT_DISPLAY: Final = "together"
_DELAY_S: Final = 1.0


def run(arguments: "Namespace | SimpleNamespace", console: Console) -> int:
    """Play; where no display can be opened say so and tell a game of bots instead."""
    prepare()
    try:
        from ticgame.play.display import NoDisplay
        from ticgame.play.start import LaunchOptions, start
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] == "ticgame":
            raise
        return _tell_instead(f"The package {error.name} is missing, so nothing can be drawn.", console)
    options = LaunchOptions(
        is_windowed=getattr(arguments, "windowed", False),
        must_reset_settings=getattr(arguments, "reset_settings", False),
    )
    try:
        return start(options)
    except NoDisplay as refusal:
        return _tell_instead(str(refusal), console)


def prepare() -> None:
    """Get ready for the first import of pygame."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    # A start makes much and throws away little: looking for garbage meanwhile would take a twentieth of it.
    gc.disable()


def _tell_instead(refusal: str, console: Console) -> int:
    gc.enable()
    from ticgame.cli import watch
    from ticgame.cli.arguments import parse_arguments

    console.fault(f"{refusal} Here is a game of bots as text: ticgame watch {_GAME_WITHOUT_DISPLAY}")
    delay_s = _DELAY_S if console.is_terminal else 0
    words = ["watch", _GAME_WITHOUT_DISPLAY, "--delay", str(delay_s)]
    return watch.run(parse_arguments(words), console)
