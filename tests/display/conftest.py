"""A real display for the tests that need one: Xvfb, and keys that xdotool presses."""

import shutil
import subprocess
from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session")
def screen() -> Iterator[str]:
    """A virtual screen of 1280 × 720; its name for DISPLAY."""
    if shutil.which("Xvfb") is None or shutil.which("xdotool") is None:
        pytest.skip("needs Xvfb and xdotool")
    # Xvfb chooses a free number itself and tells it on standard output when it is ready.
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x720x24", "-noreset", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        number = server.stdout.readline().strip()
        yield f":{number}"
        server.terminate()
