"""What the box of each game says: players, time, age, difficulty; and where its screens are."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class GameCard(NamedTuple):
    """A game as people choose it.

    `difficulty` counts from 1 (easy) to 5; `icon` is a painter's name.
    `screens` names the module whose `SCREENS` puts the game on the display, empty while there is none.
    """

    name: str
    title: str
    icon: str
    about: str
    players: str
    time: str
    age: str
    difficulty: int
    difficulty_words: str
    is_real_time: bool = False
    screens: str = ""


_ALL = (
    GameCard(
        "together", "TIC Together", "together",
        "One team, one grid, shared missions. Finish them all before too many Nics lie on the table.",
        "1–6", "15–30 min", "8+", 2, "Easy to medium",
        screens="ticgame.play.scenes.together.screens"),
    GameCard(
        "spotic", "SpoTic", "spot",
        "Cards everywhere, everybody looks at once. Spot three, four or five that belong together and call.",
        "1–6", "20 min", "12+", 4, "Hard, easy to learn", is_real_time=True,
        screens="ticgame.play.scenes.spotic.screens"),
    GameCard(
        "ticcitories", "Ticcitories", "draft",
        "Claim a card from the row, place it in your own grid. A card far down the row means a late choice.",
        "2–6", "15–25 min", "9+", 3, "Medium",
        screens="ticgame.play.scenes.ticcitories.screens"),
    GameCard(
        "squared", "Tic Squared", "squared",
        "Build squares without a single Nic, in your own grid and in others’. Get rid of your hand.",
        "2–4", "10–40 min", "10+", 3, "Medium",
        screens="ticgame.play.scenes.squared.screens"),
    GameCard(
        "race", "Tic Squared Race", "race",
        "Tic Squared without turns: everybody places at once, anywhere, as fast as they can.",
        "2–4", "5–10 min", "8+", 3, "Quick hands", is_real_time=True,
        screens="ticgame.play.scenes.race.screens"),
    GameCard(
        "rummy", "TIC Rummy", "rummy",
        "Eight rounds of collections to lay down, each harder than the last. Few cards left is good.",
        "2–4", "60–120 min", "12+", 4, "Medium to hard",
        screens="ticgame.play.scenes.rummy.screens"),
)  # fmt: skip

BOXES: Mapping[str, GameCard] = MappingProxyType({card.name: card for card in _ALL})
"""Every game by name, whether it has screens or not."""

CARDS: Mapping[str, GameCard] = MappingProxyType({card.name: card for card in _ALL if card.screens})
"""The games that have screens, by name, in the order in which they are offered."""
