"""What SDL and pygame read from the environment; free of pygame, to be used before it is imported."""

import sys
from collections.abc import MutableMapping


def prepare_environment(environ: MutableMapping[str, str]) -> None:
    """Set what makes the game run well, unless the user has set it already."""
    environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    # A signal ends the program; SDL would turn it into a question to the players.
    environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")
    environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    if sys.platform.startswith("linux"):
        # Without it SDL sends every frame through OpenGL, which costs 4 to 9 times as much without a GPU.
        environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        environ.setdefault("SDL_VIDEO_X11_WMCLASS", "ticgame")
