"""Check the work tree: ruff, then the tests. Further words go to pytest: `tools/check.py -k golden`."""

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent


def main() -> int:
    for command in (["ruff", "check", "."], ["pytest", *sys.argv[1:]]):
        print("$", *command, flush=True)
        if code := subprocess.call([sys.executable, "-m", *command], cwd=ROOT):
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
