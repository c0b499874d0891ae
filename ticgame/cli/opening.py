"""Opening a record that somebody named."""

import stat
from pathlib import Path

from ticgame.cli.console import reason
from ticgame.core.errors import RecordError, TicError
from ticgame.core.records import Record, read_record, record_lines
from ticgame.games import game


class Unopened(TicError):
    """A file that can't be opened or has no readable header."""


def open_record(name: str) -> Record:
    """Return the record in a file; raises Unopened, or RecordError for a fault below the header."""
    if not name:  # a path takes that for the folder one is in
        raise Unopened("the name of a record is needed, not an empty one")
    try:
        path = Path(name)
        # A folder, a device or a pipe would fail in its own way, block, or never end.
        if not stat.S_ISREG(path.stat().st_mode):
            kind = "a folder" if path.is_dir() else "no ordinary file"
            raise Unopened(f"{name}: it is {kind}, not a record")
        with open(path, "rb") as file:
            return read_record(record_lines(file), game)
    except OSError as error:
        raise Unopened(f"{name}: {reason(error)}") from None
    except RecordError as fault:
        if fault.line in (None, 1):
            raise Unopened(f"{name}: {fault.reason}") from None
        raise
    except ValueError as error:  # a name that no file can have
        raise Unopened(f"{name}: {error}") from None
