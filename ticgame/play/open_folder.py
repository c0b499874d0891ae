"""Showing a folder in the desktop's own file manager."""

import os
import subprocess
import sys
from pathlib import Path


def open_folder(path: Path) -> bool:
    """Open a folder with whatever the desktop uses for that; False if nothing can."""
    try:
        if sys.platform == "win32":
            os.startfile(path)
            return True
        command = "open" if sys.platform == "darwin" else "xdg-open"
        subprocess.Popen(
            [command, str(path)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return False
    return True
