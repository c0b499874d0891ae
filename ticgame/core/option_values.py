"""What a value of an option may be, for games whose options come as JSON."""

from collections.abc import Collection, Mapping
from typing import Any, Final

MOST_MS: Final = 1_000_000_000_000
"""No time is longer, some thirty years: figures beyond are slips, and too large to reckon with as seconds."""


def is_whole(value: Any, low: int, high: int | None = None) -> bool:
    """Return whether a value is a whole number (true and false are none) of a range, ends included."""
    return type(value) is int and low <= value and (high is None or value <= high)


def unknown_options(given: Mapping[str, Any], names: Collection[str], title: str) -> list[str]:
    """Return a fault for each option that a game doesn't have."""
    known = ", ".join(names)
    return [f"{name}: {title} has no such option; it has {known}" for name in given if name not in names]


def seat_faults(name: str, value: Any, seats: int) -> list[str]:
    """Return the fault of a seat that may be left to chance (None)."""
    if value is None or is_whole(value, 0, seats - 1):
        return []
    return [f"{name}: a seat from 0 to {seats - 1} is needed, not {value!r}"]


def switch_faults(name: str, value: Any) -> list[str]:
    """Return the fault of a value that must be true or false."""
    return [] if type(value) is bool else [f"{name}: true or false is needed, not {value!r}"]
