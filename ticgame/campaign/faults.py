"""Faults of a level file, each with its key path, and the reading of values that notes them."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple, TypeVar

from ticgame.core.option_values import is_whole
from ticgame.core.spelling import did_you_mean

ValueT = TypeVar("ValueT")
_LONGEST_QUOTE = 60


class Fault(NamedTuple):
    """What is wrong at a key path such as `round[2].cards.number`, empty for the file as a whole."""

    path: str
    reason: str

    def __str__(self) -> str:
        return f"{self.path}: {self.reason}" if self.path else self.reason


class Faults:
    """Every fault of one file, in the order in which they were found, each once."""

    def __init__(self) -> None:
        self.found: list[Fault] = []

    def add(self, path: str, reason: str) -> None:
        fault = Fault(path, reason)
        if fault not in self.found:
            self.found.append(fault)


class Table:
    """A table of a level file; what it lacks or has wrong is noted and read as None or the default."""

    def __init__(self, data: Mapping[str, Any], path: str, faults: Faults) -> None:
        self.data = data
        self.path = path
        self.faults = faults

    def at(self, key: str) -> str:
        """Return the path of a key."""
        return f"{self.path}.{key}" if self.path else key

    def fault(self, key: str, reason: str) -> None:
        self.faults.add(self.at(key), reason)

    def refuse_unknown(self, known: Collection[str], owner: str) -> None:
        """Note every key that isn't known, the first one that looks like none with all that are."""
        there = f"; it has {', '.join(known)}"
        for key in self.data:
            if key not in known:
                hint = did_you_mean(key, known)
                self.fault(key, f"{owner} has no such key{hint or there}")
                there = there if hint else ""

    def text(self, key: str, *, longest: int, default: str | None = None) -> str:
        """Return a text; without a default it must be there and have a visible character."""
        value = self.data.get(key, default)
        if value is None:
            self.fault(key, "is missing")
        elif not isinstance(value, str):
            self.fault(key, f"a text is needed, not {quoted(value)}")
        elif len(value) > longest:
            self.fault(key, f"{len(value)} characters are too many, {longest} fit")
        elif not value.replace("\n", "").isprintable():
            self.fault(key, "a character in it can't be shown")
        elif default is None and not value.strip():
            self.fault(key, "is empty")
        else:
            return value
        return default or ""

    def whole(self, key: str, low: int, high: int) -> int | None:
        """Return a whole number, None if it isn't there."""
        value = self.data.get(key)
        if value is None or is_whole(value, low, high):
            return value
        self.fault(key, f"a whole number from {low} to {high} is needed, not {quoted(value)}")
        return None

    def flag(self, key: str) -> bool:
        """Return true or false, false if it isn't there."""
        value = self.data.get(key, False)
        if type(value) is bool:
            return value
        self.fault(key, f"true or false is needed, not {quoted(value)}")
        return False

    def table(self, key: str) -> "Table | None":
        """Return a table within this one, None if it isn't there."""
        value = self.data.get(key)
        if value is None or isinstance(value, Mapping):
            return None if value is None else Table(value, self.at(key), self.faults)
        self.fault(key, f"a table is needed, not {quoted(value)}")
        return None

    def several(self, key: str, read: Callable[[Any], ValueT]) -> tuple[ValueT, ...]:
        """Return the values of a list of at least one; `read` raises ValueError for a wrong one."""
        values = self.data.get(key)
        if not isinstance(values, list) or not values:
            self.fault(key, f"a list of at least one value is needed, not {quoted(values)}")
            return ()
        good: list[ValueT] = []
        for at, value in enumerate(values, start=1):
            try:
                good.append(read(value))
            except ValueError as fault:
                self.fault(f"{key}[{at}]", str(fault))
        return tuple(good)


def quoted(value: Any) -> str:
    """Return a value for a message, without its end if that is long."""
    text = repr(value)
    return text if len(text) <= _LONGEST_QUOTE else f"{text[: _LONGEST_QUOTE - 1]}…"
