"""`ticgame` alone: where no display can be opened it says so and tells a game instead."""

import os
import subprocess
import sys

import pytest

from ticgame import __version__
from ticgame.cli.arguments import parse_arguments

NO_DISPLAY = {
    name: value
    for name, value in os.environ.items()
    if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a desktop")
@pytest.mark.parametrize("words", [[], ["play"], ["--windowed"]])
def test_without_a_display_a_game_is_told(words: list[str], tmp_path: os.PathLike[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ticgame", *words],
        capture_output=True,
        text=True,
        timeout=60,
        env={**NO_DISPLAY, "TICGAME_HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path)},
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("\n") == 1
    assert "Here is a game of bots as text: ticgame watch together" in done.stderr
    assert done.stdout.startswith("TIC Together, 4 players\n")
    assert done.stdout.splitlines()[-1].startswith("Everybody ")


def test_without_pygame_a_game_is_told() -> None:
    code = (
        "import sys; sys.modules['pygame'] = None; from ticgame.cli.commands import main; sys.exit(main([]))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr.count("\n")) == (0, 1)
    assert "The package pygame is missing" in done.stderr
    assert done.stdout.startswith("TIC Together")


def test_the_version() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ticgame", "--version"], capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, f"ticgame {__version__}\n", "")


def test_play_is_the_command_without_a_command() -> None:
    for words in (["--windowed", "--reset-settings"], ["play", "--windowed", "--reset-settings"]):
        arguments = parse_arguments(words)
        assert (arguments.command, arguments.windowed, arguments.reset_settings) == ("play", True, True)
    mixed = parse_arguments(["--windowed", "play"])
    assert mixed.windowed, "an option before the command counts too"
