"""What a game needs to be told in words: each game has its own narrator."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Any

from ticgame.cli.console import clean
from ticgame.cli.pen import Pen
from ticgame.core.cards import Card, card_name, format_card
from ticgame.core.contract import Event, Result, Rules, Seat, View
from ticgame.core.match import Player
from ticgame.core.sentences import listed


class Narrator(ABC):
    """Tells one game from views; it knows no more than the views it gets."""

    def __init__(self, rules: Rules, players: Iterable[Player], pen: Pen) -> None:
        self.rules = rules
        self.names = tuple(clean(player.name) for player in players)
        self.pen = pen

    @abstractmethod
    def opening(self) -> Iterator[str]:
        """Yield what is played: the options that matter, the aim, how to read the table."""

    @abstractmethod
    def action(self, seat: Seat | None, action: object) -> str:
        """Return what a seat did, as a sentence."""

    @abstractmethod
    def events(self, seat: Seat | None, events: tuple[Event, ...]) -> Iterator[str]:
        """Yield what followed, each event in a sentence."""

    @abstractmethod
    def table(self, view: View, action: object | None) -> Iterator[str]:
        """Yield what everybody sees, `action` being the last one."""

    @abstractmethod
    def own(self, view: View) -> Iterator[str]:
        """Yield what a seat sees beyond that."""

    @abstractmethod
    def outcome(self, result: Result) -> str:
        """Return how the game ended, in a sentence or two."""

    def card(self, card: Card) -> str:
        """Return a card's code on its colour."""
        return self.pen.card(card, format_card(card))

    def cards(self, cards: Iterable[Card]) -> str:
        return " ".join(self.card(card) for card in cards)

    def edges_told(self, edges: Iterable[Any]) -> str:
        """Return new edges (at least one) as a sentence."""
        return f"{listed(f'{edge.rel.capitalize()} with {self.card(edge.with_)}' for edge in edges)}."

    def named_card(self, card: Card) -> str:
        """Return a card's code and its full name."""
        return f"{self.card(card)} ({card_name(card)})"
