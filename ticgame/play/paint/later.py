"""Painters that are imported with their first use: the title needs few of them, and is there sooner."""

from importlib import import_module
from typing import Any


class Later:
    """A module of this package that is imported with its first use."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:
        found = getattr(import_module(f"ticgame.play.paint.{self._name}"), name)
        setattr(self, name, found)
        return found
