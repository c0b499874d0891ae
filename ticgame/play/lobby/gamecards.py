"""What the box of each game says: players, time, age, difficulty."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class GameCard(NamedTuple):
    """A game as people choose it.

    `gist` is what one does, in a word; `difficulty` counts from 1 (easy) to 5; `icon` is a painter's name.
    """

    name: str
    title: str
    icon: str
    gist: str
    about: str
    players: str
    time: str
    age: str
    difficulty: int
    difficulty_words: str
    is_real_time: bool = False


CARDS: Mapping[str, GameCard] = MappingProxyType({
    "together": GameCard(
        "together", "TIC Together", "together", "together",
        "One team, one grid, shared missions. Finish them all before too many Nics lie on the table.",
        "1–6", "15–30 min", "8+", 2, "Easy to medium"),
})  # fmt: skip
"""Every game that has a table on the screen, in the order in which they are offered."""
