"""Work in slices: generators that yield so that a frame can be drawn, and return what they found."""

from collections.abc import Generator
from typing import TypeVar

FoundT = TypeVar("FoundT")


def in_one_go(work: Generator[None, None, FoundT]) -> FoundT:
    """Carry on work in slices to its end and return what it found."""
    while True:
        try:
            next(work)
        except StopIteration as stop:
            return stop.value
