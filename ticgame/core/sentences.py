"""Counts, lists and times as parts of English sentences, and sentences that quote too much."""

from collections.abc import Iterable
from typing import Final

FINE_MS: Final = 10_000
"""Up to here a time that is left is told in tenths of a second."""


def amount(count: int, what: str) -> str:
    """Return a count with its noun: "1 card", "2 cards"."""
    return f"{count} {what}{'s' * (count != 1)}"


def listed(parts: Iterable[str]) -> str:
    """Return parts (at least one) as a list in a sentence: "a, b and c"."""
    *rest, last = parts
    return f"{', '.join(rest)} and {last}" if rest else last


def seconds_left(left_ms: int) -> str:
    """Return a time that is left, rounded up: "1.3 seconds", "12 seconds"."""
    if left_ms > FINE_MS:
        return f"{-(-left_ms // 1000)} seconds"
    tenths = -(-left_ms // 100)
    return f"{tenths // 10}.{tenths % 10} seconds"


def minutes(seconds: int) -> str:
    """Return a time as a clock shows it: "2:05"."""
    return f"{seconds // 60}:{seconds % 60:02}"


def shortened(text: str, most: int) -> str:
    """Return a text that quotes something long without its middle; `most` characters, at least 200, stay."""
    return text if len(text) <= most else f"{text[: most - 100]} … {text[-100:]}"
