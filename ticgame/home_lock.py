"""One copy of the program at a time in a player's folder; a second one plays in a copy of the folder."""

import os
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from ticgame.home import Folder, Home

LOCK: Final = "running.lock"
ALREADY_OPEN: Final = (
    "ticgame is open already, in another window. Two at once would spoil each other's games, so nothing is "
    "kept of what you do in this one. Close it to go on in the other."
)


class HomeLock:
    """The player's folder for this copy of the program: `home` is the one that was asked for, if it is free.

    While another copy has that one, `home` is a copy of it that is thrown away in the end, and says so in
    its notices. The system lets go of the lock of a program that was killed. Where a folder knows no
    locks everybody gets it.
    """

    def __init__(self, home: Home) -> None:
        self.home = home
        self._spare: Path | None = None
        self._file = _open(home.path / LOCK)
        if self._file is not None and not _has_locked(self._file):
            self._let_go()
            self._spare = _copy(home.path)
            self.home = Home(self._spare)
            self.home.tell(ALREADY_OPEN)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._let_go()
        if self._spare is not None:
            import shutil  # only where there are two

            shutil.rmtree(self._spare, ignore_errors=True)

    def _let_go(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _open(path: Path) -> int | None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        return None  # Whoever writes there says why nothing can be kept.


def _has_locked(file: int) -> bool:
    """Lock a file until it is closed; False if somebody else has it."""
    try:
        import fcntl
    except ImportError:
        import msvcrt  # Windows

        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        pass  # A file system without locks.
    return True


def _copy(path: Path) -> Path:
    """Return a new folder with the settings, names, progress and levels of another one, without its games."""
    import shutil  # only where there are two
    import tempfile

    spare = Path(tempfile.mkdtemp(prefix="ticgame-"))
    games = {Folder.SAVES, Folder.RECORDS, Folder.CRASHES}
    with suppress(OSError, shutil.Error):  # What can't be copied is as new.
        shutil.copytree(path, spare, dirs_exist_ok=True, ignore=lambda _folder, names: games & set(names))
    return spare
