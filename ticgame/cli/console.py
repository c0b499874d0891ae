"""What a command writes: lines for people on whatever terminal, pipe or file there is."""

import errno
import os
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final, Self, TextIO

from ticgame.core.errors import TicError
from ticgame.core.sentences import shortened

_LONGEST_FAULT: Final = 1000
_PLAIN = {"×": "x", "–": "-", "—": "-", "…": "...", "’": "'", "“": '"', "”": '"', "·": "-", "✓": "x"}


class PipeClosed(Exception):
    """Nobody reads what the command writes any more, as behind `| head`."""


class Console:
    """Standard output and standard error, either of which may be missing, closed or of few characters.

    What can't be written in an output's encoding is written in simpler characters. Raises PipeClosed when
    the reader is gone, TicError when the disk behind an output is full.
    """

    def __init__(self, out: TextIO | None, err: TextIO | None, environ: Mapping[str, str]) -> None:
        self._out = out
        self._err = err
        self.environ = environ
        self._lost: PipeClosed | TicError | None = None
        self._has_progress = False

    @classmethod
    def of_process(cls) -> Self:
        return cls(sys.stdout, sys.stderr, os.environ)

    @property
    def is_terminal(self) -> bool:
        """Whether standard output is a terminal."""
        return _is_terminal(self._out)

    def say(self, line: str = "") -> None:
        """Write a line to standard output; it may hold colours, so foreign text in it must be `clean`."""
        self._wipe_progress()
        if self._out is not None:
            self._write(lambda out: out.write(_fitted(line, out) + "\n"))

    def fault(self, line: str) -> None:
        """Write one line about what went wrong to standard error; losing it is not a fault of its own."""
        self._wipe_progress()
        if self._err is None:
            return
        with suppress(PipeClosed, TicError):  # the next line of the output raises them again
            self.flush()
        with suppress(OSError, ValueError):
            self._err.write(_fitted(clean(shortened(line, _LONGEST_FAULT)), self._err) + "\n")
            self._err.flush()

    def progress(self, text: str) -> None:
        """Show a line that the next one replaces, on a terminal's standard error only."""
        if self._err is None or not _is_terminal(self._err):
            return
        with suppress(OSError):
            self._err.write(f"\r\x1b[K{_fitted(text, self._err)}")
            self._err.flush()
            self._has_progress = True

    def flush(self) -> None:
        if self._out is not None:
            self._write(lambda out: out.flush())

    def _write(self, write: Callable[[TextIO], object]) -> None:
        """Write to standard output; raises for ever what has once gone wrong with it."""
        if self._lost is None:
            try:
                write(self._out)
            except OSError as error:
                self._lost = _meaning(error)
                # What is still waiting would be written, and fail, when Python ends.
                with suppress(OSError, ValueError):
                    os.dup2(os.open(os.devnull, os.O_WRONLY), self._out.fileno())
        if self._lost is not None:
            raise self._lost

    def _wipe_progress(self) -> None:
        if self._has_progress:
            self._has_progress = False
            with suppress(OSError):
                self._err.write("\r\x1b[K")
                self._err.flush()


def clean(text: str) -> str:
    """Return foreign text with line ends, control codes and half characters written as escapes."""
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text)


def reason(error: OSError) -> str:
    """Return why the system refused something, in its words."""
    return error.strerror or str(error)


def _is_terminal(file: TextIO | None) -> bool:
    try:
        return file is not None and file.isatty()
    except ValueError:  # closed
        return False


def _fitted(text: str, file: TextIO) -> str:
    encoding = getattr(file, "encoding", None) or "utf-8"
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        simple = "".join(_PLAIN.get(char, char) if not char.isascii() else char for char in text)
        return simple.encode(encoding, "replace").decode(encoding)
    return text


def _meaning(error: OSError) -> PipeClosed | TicError:
    # Windows reports a closed pipe as an invalid argument.
    is_closed = sys.platform == "win32" and error.errno == errno.EINVAL
    if is_closed or isinstance(error, BrokenPipeError):
        return PipeClosed()
    return TicError(f"the output can't be written: {reason(error)}")
