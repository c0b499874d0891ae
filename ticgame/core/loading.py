"""What tables name by its module: loaded when somebody asks for it, so that the rest needn't wait."""

from importlib import import_module
from typing import Any


def load(place: str) -> Any:
    """Return what "package.module:name" names."""
    module, _colon, name = place.partition(":")
    return getattr(import_module(module), name)
