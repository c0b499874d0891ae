"""Running a measurement in a process of its own on each video driver that is there."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

SCREEN = ":97"
TOOLS = Path(__file__).resolve().parent


@contextmanager
def environments() -> Iterator[dict[str, dict[str, str]]]:
    """Give the environment of each driver by name: without a screen, and on Xvfb where it is installed."""
    base = os.environ | {
        "PYTHONPATH": os.pathsep.join([str(TOOLS), str(TOOLS.parent)]),
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "SDL_AUDIODRIVER": "dummy",
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
    }
    found = {"dummy driver": base | {"SDL_VIDEODRIVER": "dummy"}}
    if not shutil.which("Xvfb"):
        yield found
        return
    command = ["Xvfb", SCREEN, "-screen", "0", "1920x1080x24", "-noreset"]
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        time.sleep(1.0)
        found["Xvfb"] = base | {"SDL_VIDEODRIVER": "x11", "DISPLAY": SCREEN}
        yield found
    finally:
        server.terminate()
        server.wait()


def measure_apart(script: str, env: Mapping[str, str]) -> Any:
    """Run a tool as a program and return what it prints last, as JSON."""
    command = [sys.executable, str(TOOLS / script)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1])
