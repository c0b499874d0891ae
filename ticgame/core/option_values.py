"""What a value of an option may be, for games whose options come as JSON."""

from collections.abc import Collection, Mapping
from typing import Any


def is_whole(value: Any, low: int, high: int | None = None) -> bool:
    """Return whether a value is a whole number (true and false are none) of a range, ends included."""
    return type(value) is int and low <= value and (high is None or value <= high)


def unknown_options(given: Mapping[str, Any], names: Collection[str], title: str) -> list[str]:
    """Return a fault for each option that a game doesn't have."""
    known = ", ".join(names)
    return [f"{name}: {title} has no such option; it has {known}" for name in given if name not in names]
