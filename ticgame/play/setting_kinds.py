"""What a setting may be: a switch, a choice, a range or a size, with the words a screen needs for it.

Every kind offers the same: `title`, `help`, `section`, and for a value `check`, `parse_toml`, `format_toml`,
`label` and `step`. A value is what the program uses; TOML may write it in another way.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Generic, TypeVar

ValueT = TypeVar("ValueT")


class Section(StrEnum):
    """The headings under which settings are shown, in this order."""

    DISPLAY = "Display"
    MOTION = "Motion"
    SEEING = "Cards and colours"
    TABLE = "At the table"
    CONTROLS = "Controls"
    SOUND = "Sound"


class Kind(ABC, Generic[ValueT]):
    """One setting, described so that a screen can show and change it without knowing it."""

    def __init__(self, *, section: Section, title: str, help: str) -> None:
        self.section = section
        self.title = title
        self.help = help

    @property
    @abstractmethod
    def allowed(self) -> str:
        """What may be written in the file, in words."""

    @abstractmethod
    def is_allowed(self, value: object) -> bool:
        """Tell whether the setting may have this value."""

    @abstractmethod
    def label(self, value: ValueT) -> str:
        """Return the value in the player's words."""

    @abstractmethod
    def step(self, value: ValueT, steps: int) -> ValueT:
        """Return the value so many steps further; at either end it stays."""

    def parse_toml(self, raw: object) -> ValueT:
        """Return the value written as `raw`; raises `ValueError`."""
        if not self.is_allowed(raw):
            raise ValueError(f"{_show(raw)} is not allowed")
        return raw  # type: ignore[return-value]

    def format_toml(self, value: ValueT) -> Any:
        """Return what TOML shall say for the value."""
        return value

    def fraction(self, value: ValueT) -> float | None:
        """Return where between its ends, 0 to 1, a slider stands; None for what is no range."""
        return None


class Switch(Kind[bool]):
    """On or off."""

    @property
    def allowed(self) -> str:
        return "true or false"

    def is_allowed(self, value: object) -> bool:
        return isinstance(value, bool)

    def label(self, value: bool) -> str:
        return "On" if value else "Off"

    def step(self, value: bool, steps: int) -> bool:
        return value if steps == 0 else steps > 0


class Choice(Kind[ValueT]):
    """One of a few values, each with its words, in the order of `labels`."""

    def __init__(self, *, labels: Mapping[ValueT, str], **words: Any) -> None:
        super().__init__(**words)
        self.labels = labels

    @property
    def allowed(self) -> str:
        return " or ".join(_show(self.format_toml(value)) for value in self.labels)

    def is_allowed(self, value: object) -> bool:
        return any(type(value) is type(choice) and value == choice for choice in self.labels)

    def label(self, value: ValueT) -> str:
        return self.labels[value]

    def step(self, value: ValueT, steps: int) -> ValueT:
        choices = list(self.labels)
        return choices[_clamp(choices.index(value) + steps, 0, len(choices) - 1)]

    def parse_toml(self, raw: object) -> ValueT:
        for value in self.labels:
            written = self.format_toml(value)
            if type(raw) is type(written) and raw == written:
                return value
        raise ValueError(f"{_show(raw)} is not allowed")

    def format_toml(self, value: ValueT) -> Any:
        return value.value if isinstance(value, StrEnum) else value


class Range(Kind[int]):
    """A whole number from `low` to `high`; a screen changes it by `by`."""

    def __init__(self, *, low: int, high: int, by: int, unit: str = "", **words: Any) -> None:
        super().__init__(**words)
        self.low = low
        self.high = high
        self.by = by
        self.unit = unit

    @property
    def allowed(self) -> str:
        return f"a whole number from {self.low} to {self.high}"

    def is_allowed(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def label(self, value: int) -> str:
        return f"{value}{self.unit}"

    def step(self, value: int, steps: int) -> int:
        return _clamp(value + steps * self.by, self.low, self.high)

    def fraction(self, value: int) -> float:
        return (value - self.low) / (self.high - self.low)


class AutoRange(Range):
    """A number like `Range`, or None for what suits by itself, which stands below the lowest number."""

    def is_allowed(self, value: object) -> bool:
        return value is None or super().is_allowed(value)

    def label(self, value: int | None) -> str:
        return "Automatic" if value is None else super().label(value)

    def step(self, value: int | None, steps: int) -> int | None:
        if value is None:
            return None if steps <= 0 else super().step(self.low, steps - 1)
        return None if value + steps * self.by < self.low else super().step(value, steps)

    def fraction(self, value: int | None) -> float | None:
        return None


class SizeChoice(Kind[tuple[int, int] | None]):
    """A width and height in pixels, None for what suits the desktop; a screen offers `sizes`."""

    def __init__(
        self,
        *,
        smallest: tuple[int, int],
        largest: tuple[int, int],
        sizes: tuple[tuple[int, int], ...],
        **words: Any,
    ) -> None:
        super().__init__(**words)
        self.smallest = smallest
        self.largest = largest
        self.sizes = sizes

    @property
    def allowed(self) -> str:
        return f'"automatic" or from "{_join(self.smallest)}" to "{_join(self.largest)}"'

    def is_allowed(self, value: object) -> bool:
        if not isinstance(value, tuple):
            return value is None
        if len(value) != 2 or not all(type(side) is int for side in value):
            return False
        limits = zip(self.smallest, value, self.largest, strict=True)
        return all(low <= side <= high for low, side, high in limits)

    def label(self, value: tuple[int, int] | None) -> str:
        return "Automatic" if value is None else f"{value[0]} × {value[1]}"

    def step(self, value: tuple[int, int] | None, steps: int) -> tuple[int, int] | None:
        choices = [None, *sorted({*self.sizes, *([value] if value else [])})]
        return choices[_clamp(choices.index(value) + steps, 0, len(choices) - 1)]

    def parse_toml(self, raw: object) -> tuple[int, int] | None:
        if raw == "automatic":
            return None
        found = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", raw) if isinstance(raw, str) else None
        if found is None or not self.is_allowed(size := (int(found[1]), int(found[2]))):
            raise ValueError(f"{_show(raw)} is not allowed")
        return size

    def format_toml(self, value: tuple[int, int] | None) -> str:
        return "automatic" if value is None else _join(value)


def _join(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


def _clamp(value: int, low: int, high: int) -> int:
    return max(low, min(high, value))


def _show(raw: object) -> str:
    if isinstance(raw, bool):
        return "true" if raw else "false"
    if not isinstance(raw, str | int | float):
        return "a list or table" if isinstance(raw, list | dict) else "such a value"
    shown = f'"{raw}"' if isinstance(raw, str) else str(raw)
    return shown if len(shown) <= 40 else f"{shown[:36]} …"
