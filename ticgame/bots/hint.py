"""Hints for people: what a seat could do and why, from what the seat itself sees and nothing else."""

from collections.abc import Callable, Generator
from typing import Any, Final, NamedTuple

from ticgame.core.cards import Card
from ticgame.core.contract import Rules, View
from ticgame.core.loading import load

HINTS: Final = {
    "together": "ticgame.bots.together.hints:find_hint",
    "ticcitories": "ticgame.bots.ticcitories.hints:find_hint",
    "squared": "ticgame.bots.squared.hints:find_hint",
    "rummy": "ticgame.bots.rummy.hints:find_hint",
}
"""The games in which a seat may ask what it could do."""


class Hint(NamedTuple):
    """An action worth doing, the cards it is about, and a sentence that says why."""

    action: Any
    cards: tuple[Card, ...]
    words: str


Search = Generator[None, None, Hint | None]
"""A hint in the making: each `yield` lets a frame be drawn; None if the seat has nothing to do."""


def hint_search(rules: Rules, view: View) -> Search:
    """Begin to look for a hint for the view's seat, in a game of `HINTS`."""
    find: Callable[[Rules, View], Search] = load(HINTS[rules.name])
    return find(rules, view)
