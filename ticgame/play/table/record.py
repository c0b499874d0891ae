"""The record of a running game, which is its save: a whole line at a time, safe against a kill after each."""

from datetime import datetime
from pathlib import PurePosixPath
from threading import Thread

from ticgame.core.match import Change, Match, TakenBack
from ticgame.core.records import SUFFIX, entry_line, match_lines, result_line
from ticgame.home import Appender, Folder, Home


class RunningRecord:
    """Writes a match into the player's saves while it is played, and into the records at its end.

    A match that goes on keeps the `name` it was saved under. Trouble with the disk is told in the home's
    notices and stops nothing.
    """

    def __init__(self, home: Home, match: Match, *, began: datetime, name: str | None = None) -> None:
        stem = f"{match.header.game}-{began:%Y%m%d-%H%M%S}-{match.header.seed}"
        self.name = name or f"{Folder.SAVES}/{stem}{SUFFIX}"
        self._home = home
        self._match = match
        home.folder(Folder.SAVES)
        self._file = Appender(home.locate(self.name), match_lines(match))
        self._sync: Thread | None = None
        self._stop_watching = match.watch(self._note)
        self._tell_failure()

    def _note(self, change: Change) -> None:
        if isinstance(change.entry.action, TakenBack):
            self._file.rewrite(match_lines(self._match))
        else:
            self._file.write(entry_line(self._match.rules, change.entry))
        if (result := result_line(self._match)) is not None:
            self._file.write(result)
        self._tell_failure()
        if self._match.is_over:
            self._finish()
        elif self._sync is None or not self._sync.is_alive():
            self._sync = Thread(target=self._file.sync, name="sync of the record", daemon=True)
            self._sync.start()

    def _tell_failure(self) -> None:
        if self._file.failure:
            self._home.tell_unkept(self._file.failure)

    def _finish(self) -> None:
        """Put the record of a finished game where no game is offered to go on."""
        self._file.sync()
        self._file.close()
        self.name = keep_record(self._home, self.name)

    def close(self) -> None:
        """Let go of the file; a game in which nobody did anything leaves none."""
        self._stop_watching()
        self._file.close()
        if not self._match.entries:
            self._home.remove(self.name)


def keep_record(home: Home, name: str) -> str:
    """Move a finished game from the saves to the records and return its new name."""
    kept = f"{Folder.RECORDS}/{PurePosixPath(name).name}"
    home.folder(Folder.RECORDS)
    return kept if home.move(name, kept) else name
