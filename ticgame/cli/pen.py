"""Colours of text on a terminal: 24 bits, 256 colours, or none."""

import sys
from collections.abc import Mapping
from enum import Enum
from typing import Final, NamedTuple

from ticgame.core.cards import COLOUR, Card


class Depth(Enum):
    """How many colours a terminal shows."""

    PLAIN = "plain"
    INDEXED = "256"
    TRUE = "24 bit"


class _Ink(NamedTuple):
    """The ground and the type of a card, as 24-bit triples and as two of the 256 colours."""

    ground: tuple[int, int, int]
    type: tuple[int, int, int]
    indexed: tuple[int, int]


# The five card colours of the game's palette, in the order of the deck.
_INKS: Final = (
    _Ink((0x80, 0x4C, 0xE6), (0xFF, 0xF8, 0xE8), (98, 231)),
    _Ink((0x2F, 0xD4, 0xEB), (0x14, 0x16, 0x2B), (45, 234)),
    _Ink((0xFF, 0xF0, 0x00), (0x14, 0x16, 0x2B), (226, 234)),
    _Ink((0xE0, 0x7E, 0x1E), (0x14, 0x16, 0x2B), (172, 234)),
    _Ink((0xB8, 0x0A, 0x20), (0xFF, 0xF8, 0xE8), (124, 231)),
)


class Pen:
    """Adds colour to text, or nothing; without its colours the text is always the same."""

    def __init__(self, depth: Depth) -> None:
        self.depth = depth

    def card(self, card: Card, text: str) -> str:
        """Return text on the ground of a card's colour."""
        ink = _INKS[COLOUR[card]]
        if self.depth is Depth.TRUE:
            ground, letters = (";".join(map(str, colour)) for colour in (ink.ground, ink.type))
            return f"\x1b[48;2;{ground};38;2;{letters}m{text}\x1b[0m"
        ground, letters = ink.indexed
        return self._sgr(f"48;5;{ground};38;5;{letters}", text)

    def strong(self, text: str) -> str:
        return self._sgr("1", text)

    def faint(self, text: str) -> str:
        return self._sgr("2", text)

    def _sgr(self, codes: str, text: str) -> str:
        return text if self.depth is Depth.PLAIN else f"\x1b[{codes}m{text}\x1b[0m"


def find_depth(environ: Mapping[str, str], *, is_terminal: bool) -> Depth:
    """Return how colourful output may be; `NO_COLOR`, a pipe and a dumb terminal mean plain."""
    if not is_terminal or environ.get("NO_COLOR") or environ.get("TERM") == "dumb":
        return Depth.PLAIN
    if environ.get("COLORTERM") in ("truecolor", "24bit") or environ.get("WT_SESSION"):
        return Depth.TRUE
    if sys.platform == "win32" and not environ.get("TERM"):
        return Depth.PLAIN  # an old console that would show the codes themselves
    return Depth.INDEXED
