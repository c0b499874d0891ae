"""The record of a running game: a whole line at a time, safe against a kill after each."""

from datetime import datetime
from threading import Thread

from ticgame.core.match import Change, Match
from ticgame.core.records import entry_line, header_line, result_line
from ticgame.home import Appender, Folder, Home


class RunningRecord:
    """Writes a match into the records of the player's folder while it is played.

    Trouble with the disk is told in the home's notices and stops nothing.
    """

    def __init__(self, home: Home, match: Match, *, began: datetime) -> None:
        name = f"{match.header.game}-{began:%Y%m%d-%H%M%S}-{match.header.seed}.ticrec"
        self.path = home.folder(Folder.RECORDS) / name
        self._home = home
        self._match = match
        lines = [header_line(match.header), *(entry_line(match.rules, entry) for entry in match.entries)]
        self._file = Appender(self.path, lines)
        self._sync: Thread | None = None
        self._stop_watching = match.watch(self._note)

    def _note(self, change: Change) -> None:
        self._file.write(entry_line(self._match.rules, change.entry))
        if (result := result_line(self._match)) is not None:
            self._file.write(result)
        if self._file.failure:
            self._home.tell(self._file.failure)
        if self._sync is None or not self._sync.is_alive():
            self._sync = Thread(target=self._file.sync, name="sync of the record", daemon=True)
            self._sync.start()

    def close(self) -> None:
        """Let go of the file."""
        self._stop_watching()
        self._file.close()
