"""The order in which a person sees a hand: sorted when it is dealt, what is drawn comes at the end."""

from collections.abc import Iterable

from ticgame.core.cards import COLOUR, NUMBER, SHAPE, Card


class DealtOrder:
    """One seat's hand as it lies: no card changes its place among the others while it is held."""

    def __init__(self) -> None:
        self._cards: list[Card] = []

    def arranged(self, hand: Iterable[Card]) -> tuple[Card, ...]:
        """Return a hand in its order, new cards after those that were there; among them by colour."""
        held = set(hand)
        kept = [card for card in self._cards if card in held]
        self._cards = kept + sorted(held.difference(kept), key=by_colour)
        return tuple(self._cards)


def by_colour(card: Card) -> tuple[int, int, int]:
    """Return where a card belongs among others: by colour, then number, then shape."""
    return COLOUR[card], NUMBER[card], SHAPE[card]
