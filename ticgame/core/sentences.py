"""Counts and lists as parts of English sentences, and sentences that quote too much."""

from collections.abc import Iterable


def amount(count: int, what: str) -> str:
    """Return a count with its noun: "1 card", "2 cards"."""
    return f"{count} {what}{'s' * (count != 1)}"


def listed(parts: Iterable[str]) -> str:
    """Return parts (at least one) as a list in a sentence: "a, b and c"."""
    *rest, last = parts
    return f"{', '.join(rest)} and {last}" if rest else last


def shortened(text: str, most: int) -> str:
    """Return a text that quotes something long without its middle; `most` characters, at least 200, stay."""
    return text if len(text) <= most else f"{text[: most - 100]} … {text[-100:]}"
