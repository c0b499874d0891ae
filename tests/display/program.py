"""The program in a window of its own, driven from outside."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from ticgame.play.lobby.gamecards import CARDS

ROOT = Path(__file__).resolve().parents[2]
PATIENCE_S = 60.0
POLL_S = 0.05
ANSWER_S = 2.0
STILL_S = 1.0


def until(condition: Callable[[], object], what: str, *, patience_s: float = PATIENCE_S) -> object:
    """Return what a condition gives once it gives something; fails after a while."""
    deadline = time.monotonic() + patience_s
    while time.monotonic() < deadline:
        if found := condition():
            return found
        time.sleep(POLL_S)
    raise AssertionError(f"waited {patience_s} s for {what}")


class Program:
    """ticgame on a screen, with a player's folder of its own."""

    def __init__(self, screen: str, home: Path) -> None:
        self.home = home
        self.window = ""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
        self._env = kept | {"DISPLAY": screen, "SDL_AUDIODRIVER": "dummy", "TICGAME_HOME": str(home)}

    def __enter__(self) -> "Program":
        command = [sys.executable, "-m", "ticgame", "--windowed"]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=self._env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        self.window = str(until(self._find_window, "a window"))
        until(self._take_focus, "the focus")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.terminate()
        self.output = self.process.communicate(timeout=20)[0]

    def _find_window(self) -> str:
        assert self.process.poll() is None, self.process.communicate()[0]
        found = self.ask("search", "--onlyvisible", "--pid", str(self.process.pid))
        return found.split()[-1] if found.split() else ""

    def _take_focus(self) -> bool:
        self.ask("windowfocus", "--sync", self.window)
        return self.ask("getwindowfocus").strip() == self.window

    def ask(self, *words: str) -> str:
        """Run xdotool and return what it says."""
        return subprocess.run(
            ["xdotool", *words], env=self._env, capture_output=True, text=True, check=False
        ).stdout

    def press(self, *keys: str) -> None:
        """Press and let go keys, one after the other, by their X names."""
        self.ask("key", "--delay", "60", *keys)

    def has_answered(self, key: str) -> bool:
        """Press a key and return whether that changes the picture soon, where nothing moves by itself."""
        before, deadline = self.snapshot(), time.monotonic() + ANSWER_S
        self.press(key)
        while (now := self.snapshot()) == before and time.monotonic() < deadline:
            time.sleep(POLL_S)
        return now != before

    def is_still(self) -> bool:
        """Return whether the picture stays as it is for a while: the program has loaded what it shows."""
        before, deadline = self.snapshot(), time.monotonic() + STILL_S
        while self.snapshot() == before:
            if time.monotonic() > deadline:
                return True
            time.sleep(POLL_S)
        return False

    def snapshot(self) -> bytes:
        """Return what the screen shows, to be compared."""
        command = ["import", "-window", "root", "-depth", "8", "rgb:-"]
        return subprocess.run(command, env=self._env, check=True, capture_output=True).stdout

    def choose_game(self, name: str) -> None:
        """Go from the title, where nothing moves, to the seats of a game."""
        until(self.is_still, "the whole title")
        title = self.snapshot()
        self.press("Return")
        until(lambda: self.snapshot() != title, "the games")
        until(self.is_still, "all the games")
        for _game in range(list(CARDS).index(name)):
            until(lambda: self.has_answered("Right"), "the next game")
        self.press("Return")

    def hold(self, *keys: str) -> None:
        """Press keys down, all at the same time."""
        if keys:
            self.ask("keydown", *keys)

    def let_go(self, *keys: str) -> None:
        """Let held keys go."""
        if keys:
            self.ask("keyup", *keys)

    def picture(self, path: Path) -> Path:
        """Save what the screen shows."""
        subprocess.run(["import", "-window", "root", str(path)], env=self._env, check=True)
        return path

    def record(self) -> list[str]:
        """Return the lines of the newest record: among the saves while its game runs, then the records."""
        found = [path for folder in ("saves", "records") for path in self.home.glob(f"{folder}/*.ticrec")]
        newest = max(found, key=lambda path: path.name, default=None)
        try:
            return newest.read_text(encoding="utf-8").splitlines() if newest else []
        except FileNotFoundError:
            return self.record()  # The game has ended, and its record has moved.

    def has_result(self) -> bool:
        lines = self.record()
        return bool(lines) and lines[-1].startswith('{"result"')
