"""The player's folder: settings, saves, records and levels, written so that a crash breaks nothing."""

import os
import stat
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from enum import StrEnum
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from datetime import datetime

LARGEST_TOML_BYTES = 4_000_000
GAME_SUFFIX = ".ticrec"


class Folder(StrEnum):
    """The sub-folders of the player's folder."""

    RECORDS = "records"
    SAVES = "saves"
    LEVELS = "levels"
    CRASHES = "crashes"


class Home:
    """The player's folder.

    No trouble with the disk ever raises: it is told in `notices`, in words for the player, and what
    could not be written is kept in memory and read back from there. Names are relative to the folder,
    with `/` between parts; one that leaves the folder raises `ValueError`.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.notices: list[str] = []
        self._unwritten: dict[str, bytes] = {}
        self._is_useless = False

    @classmethod
    def find(cls, environ: Mapping[str, str] = os.environ) -> Self:
        """Return the folder `TICGAME_HOME` names, else the platform's folder for user data."""
        named = environ.get("TICGAME_HOME", "").strip()
        if named:
            return cls(Path(os.path.abspath(os.path.expanduser(named))))
        if sys.platform == "linux":
            return cls(_linux_data_dir(environ) / "ticgame")
        import platformdirs  # only where no folder is named

        return cls(Path(platformdirs.user_data_dir("ticgame", appauthor=False)))

    def locate(self, name: str) -> Path:
        """Return the path of a file in this folder."""
        parts = PurePosixPath(name)
        if parts.is_absolute() or ".." in parts.parts or not parts.parts or "\\" in name:
            raise ValueError(f"not a name inside the player's folder: {name!r}")
        return self.path.joinpath(*parts.parts)

    def folder(self, folder: Folder) -> Path:
        """Return the path of a sub-folder, created if the disk allows it."""
        path = self.path / folder
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self.tell_unkept(f"the folder {path} can't be made ({_reason(error)}): nothing is kept in it")
        return path

    def check(self) -> bool:
        """Return whether anything can be kept in this folder; if not, tell it at once."""
        probe = _beside(self.path / "check", ".tmp")
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            probe.write_bytes(b"")
            probe.unlink()
        except OSError as error:
            self._is_useless = True
            self.tell(
                f"Nothing can be kept in {self.path} ({_reason(error)}): settings, names and games last "
                "until ticgame is closed. Mend the folder, or name another one in TICGAME_HOME."
            )
            return False
        return True

    def names(self, folder: Folder, suffix: str) -> list[str]:
        """Return the names of the files in a sub-folder that end in `suffix`, sorted, kept ones too."""
        found: set[str] = set()
        with suppress(OSError):  # A folder that isn't there holds nothing.
            found = {path.name for path in (self.path / folder).iterdir() if path.is_file()}
        kept = {PurePosixPath(name).name for name in self._unwritten if name.startswith(f"{folder}/")}
        return sorted(f"{folder}/{name}" for name in found | kept if name.endswith(suffix))

    def tell(self, notice: str) -> None:
        """Add a sentence to the notices, unless it was told before."""
        if notice not in self.notices:
            self.notices.append(notice)

    def tell_unkept(self, notice: str) -> None:
        """Tell what could not be kept, unless it was told that nothing can be."""
        if not self._is_useless:
            self.tell(notice)

    def read(self, name: str) -> bytes | None:
        """Return the content of a file, None if there is none or it can't be read."""
        path = self.locate(name)
        if name in self._unwritten:
            return self._unwritten[name]
        try:
            return _read_file(path)
        except FileNotFoundError:
            return None
        except OSError as error:
            self.tell(f"{path} can't be read ({_reason(error)}): it is left alone")
            return None

    def write(self, name: str, content: bytes) -> bool:
        """Replace a file whole; False if it could only be kept in memory."""
        path = self.locate(name)
        try:
            write_whole(path, content)
        except OSError as error:
            self._unwritten[name] = content
            self.tell_unkept(f"{path} can't be written ({_reason(error)}): it lasts until the game is closed")
            return False
        self._unwritten.pop(name, None)
        return True

    def move(self, name: str, to: str) -> bool:
        """Give a file another name, in place of whatever had it; False if it stays where it is."""
        path, goal = self.locate(name), self.locate(to)
        try:
            os.replace(path, goal)
        except (FileNotFoundError, NotADirectoryError):
            return False
        except OSError as error:
            self.tell(f"{path} can't be moved to {goal.parent} ({_reason(error)})")
            return False
        return True

    def changed(self, name: str) -> "datetime":
        """Return when a file was last written; the earliest date there is if nobody knows."""
        from datetime import datetime  # only where files are listed

        try:
            return datetime.fromtimestamp(self.locate(name).stat().st_mtime)
        except (OSError, ValueError, OverflowError):
            return datetime.min

    def set_aside(self, name: str, reason: str) -> None:
        """Rename a broken file to `NAME.corrupt-1` (`-2`, …) and tell the player why."""
        self._set_aside(self.locate(name), ValueError(reason))

    def remove(self, name: str) -> None:
        """Delete a file, if it is there."""
        path = self.locate(name)
        self._unwritten.pop(name, None)
        try:
            path.unlink(missing_ok=True)
        except NotADirectoryError:
            return
        except OSError as error:
            self.tell(f"{path} can't be deleted ({_reason(error)})")

    def read_toml(self, name: str) -> dict[str, Any]:
        """Return the table in a TOML file, empty if there is none.

        A broken file is set aside as `NAME.corrupt-1` (`-2`, …), and its last good copy takes its place.
        """
        path = self.locate(name)
        try:
            content = self._unwritten.get(name)
            return _parse_toml(_read_file(path) if content is None else content)
        except (FileNotFoundError, NotADirectoryError):
            return {}
        except (OSError, ValueError) as error:
            return self._recover(name, error)

    def write_toml(self, name: str, table: Mapping[str, Any]) -> bool:
        """Replace a TOML file whole and keep its last good content as `NAME.bak`.

        False if it could only be kept in memory. Raises `TypeError` for values TOML doesn't have.
        """
        import tomli_w  # only for a change

        content = tomli_w.dumps(table).encode("utf-8", "replace")
        path = self.locate(name)
        try:
            last = _read_file(path)
            if last == content:
                self._unwritten.pop(name, None)
                return True
            _parse_toml(last)
            self._keep_copy(_beside(path, ".bak"), last)
        except (FileNotFoundError, NotADirectoryError):
            pass  # Nothing to keep, or nowhere: then the write itself reports it.
        except (OSError, ValueError) as error:
            self._set_aside(path, error)
        return self.write(name, content)

    def _keep_copy(self, path: Path, content: bytes) -> None:
        try:
            write_whole(path, content)
        except OSError as error:
            self.tell_unkept(f"the copy {path} can't be written ({_reason(error)})")

    def _recover(self, name: str, error: Exception) -> dict[str, Any]:
        path = self.locate(name)
        is_aside = self._set_aside(path, error)
        try:
            content = _read_file(_beside(path, ".bak"))
            table = _parse_toml(content)
        except (OSError, ValueError):
            return {}
        self.tell(f"the last good copy of {path.name} is used instead")
        if is_aside:
            self.write(name, content)
        return table

    def _set_aside(self, path: Path, error: Exception) -> bool:
        number = 1
        while os.path.lexists(aside := _beside(path, f".corrupt-{number}")):
            number += 1
        try:
            os.replace(path, aside)
        except OSError as refusal:
            self.tell(f"{path} is broken ({_reason(error)}) and can't be set aside ({_reason(refusal)})")
            return False
        self.tell(f"{path} is broken ({_reason(error)}): it is set aside as {aside.name}")
        return True


class Appender:
    """A file of lines that grows while the game runs and survives a kill after every line.

    It starts with `lines` in place of whatever was there. Like `Home` it never raises for the disk:
    from the first failure on `failure` says why in words, and lines are dropped until a rewrite works.
    """

    def __init__(self, path: Path, lines: Iterable[str] = ()) -> None:
        from threading import Lock  # only where a game is recorded

        self.path = path
        self.failure: str | None = None
        self._file: int | None = None
        self._length = 0
        self._lock = Lock()
        self.rewrite(lines)

    def write(self, line: str) -> None:
        """Add a line, without its newline, and hand it to the system at once."""
        if self._file is None:
            return
        content = _encode_line(line)
        try:
            _write_all(self._file, content)
        except OSError as error:
            self._cut_unfinished_line()
            self._fail(error)
        else:
            self._length += len(content)

    def sync(self) -> None:
        """Wait until the lines so far are on the disk; safe to call from another thread."""
        with self._lock:
            if self._file is None:
                return
            twin = os.dup(self._file)
        try:
            os.fsync(twin)
        except OSError as error:
            self.failure = self._explain(error)
        finally:
            os.close(twin)

    def rewrite(self, lines: Iterable[str]) -> None:
        """Replace the whole file by these lines."""
        content = b"".join(_encode_line(line) for line in lines)
        self.close()
        try:
            write_whole(self.path, content)
            self._file = os.open(self.path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
        except OSError as error:
            self._fail(error)
        else:
            self._length = len(content)
            self.failure = None

    def close(self) -> None:
        """Let go of the file; later lines are dropped."""
        with self._lock:
            if self._file is not None:
                os.close(self._file)
                self._file = None

    def _cut_unfinished_line(self) -> None:
        with suppress(OSError):  # A reader drops an unfinished last line by itself.
            os.ftruncate(self._file, self._length)

    def _fail(self, error: OSError) -> None:
        self.close()
        self.failure = self._explain(error)

    def _explain(self, error: OSError) -> str:
        return f"{self.path} can't be written ({_reason(error)}): this game is not kept"


def write_whole(path: Path, content: bytes) -> None:
    """Replace a file in one step: whoever reads it finds the old content or the new, never a part.

    Written to `NAME.tmp` beside it, flushed to the disk, then renamed. Raises `OSError`.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = _beside(path, ".tmp")
    try:
        with open(draft, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise
    _sync_folder(path.parent)


def _linux_data_dir(environ: Mapping[str, str]) -> Path:
    """Return the folder that platformdirs gives, without its import: the title is there sooner."""
    named = environ.get("XDG_DATA_HOME", "")
    return Path(named if os.path.isabs(named) else os.path.expanduser("~/.local/share"))


def _sync_folder(path: Path) -> None:
    with suppress(OSError):  # Windows can't open a folder; the rename itself is done by now.
        folder = os.open(path, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _read_file(path: Path) -> bytes:
    # A pipe or a device would block or never end.
    if not stat.S_ISREG(path.stat().st_mode):
        raise OSError(None, "it is not a file")
    return path.read_bytes()


def _parse_toml(content: bytes) -> dict[str, Any]:
    if len(content) > LARGEST_TOML_BYTES:
        raise ValueError(f"it is larger than {LARGEST_TOML_BYTES // 1_000_000} MB")
    import tomllib  # only where there is a file: the title of a new player comes sooner

    try:
        return tomllib.loads(content.decode())
    except UnicodeDecodeError as error:
        raise ValueError("it is not UTF-8 text") from error
    except RecursionError as error:
        raise ValueError("its values are nested too deeply") from error


def _write_all(file: int, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(file, rest) :]


def _encode_line(line: str) -> bytes:
    return line.encode("utf-8", "replace") + b"\n"


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
