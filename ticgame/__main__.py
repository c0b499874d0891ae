"""What `ticgame` and `python -m ticgame` start."""

import sys

from ticgame.cli.commands import main

if __name__ == "__main__":
    sys.exit(main())
