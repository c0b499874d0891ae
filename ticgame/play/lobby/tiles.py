"""The tiles below the seats: what is played and how, in words."""

from enum import StrEnum
from typing import NamedTuple


class Tile(StrEnum):
    """What a tile leads to or does."""

    GAME = "game"
    OPTIONS = "options"
    MISSIONS = "missions"
    BOTS = "bots"
    SAVED = "saved"
    STAND_IN = "stand in"


class TileWords(NamedTuple):
    """A tile: its icon, its title and a note below; a faulty one keeps the game from being played."""

    tile: Tile
    icon: str
    title: str
    note: str
    is_faulty: bool = False
