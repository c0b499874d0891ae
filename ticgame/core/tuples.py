"""Tuples with one thing changed: states are frozen, so hands and rows are made anew."""

from typing import TypeVar

Item = TypeVar("Item")


def replaced(items: tuple[Item, ...], at: int, item: Item) -> tuple[Item, ...]:
    """Return the items with another at one place."""
    return (*items[:at], item, *items[at + 1 :])


def without(items: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    """Return the items less the first that equals `item`; raises ValueError if there is none."""
    at = items.index(item)
    return items[:at] + items[at + 1 :]
