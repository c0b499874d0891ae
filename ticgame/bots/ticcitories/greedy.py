"""A bot that takes what scores most now."""

from collections.abc import Generator
from typing import ClassVar

from ticgame.bots.bot import TurnBot
from ticgame.bots.ticcitories.worth import gain
from ticgame.core.cards import Card
from ticgame.core.contract import Millis
from ticgame.core.layout import Layout
from ticgame.games.ticcitories.rules import Claim, Place, TiccitoriesView


class GreedyBot(TurnBot):
    """Places where the card scores most, claims the card that would score most in its grid."""

    name = "greedy"
    think_ms: ClassVar[tuple[int, int]] = (900, 1800)

    def choose(self, view: TiccitoriesView, at: Millis) -> Generator[None, None, Claim | Place]:
        yield
        layout = view.grids[self.seat]
        if view.must_place:
            card = view.placing.card_of(self.seat)
            spot = max(sorted(layout.open), key=lambda spot: gain(layout, spot, card))
            return Place(layout.frame.cells[spot])
        free = [pos for pos, seat in enumerate(view.choosing.claims, start=1) if seat is None]
        return Claim(max(free, key=lambda pos: best_gain(layout, view.choosing.cards[pos - 1])))


def best_gain(layout: Layout, card: Card) -> int:
    """Return the points of the best cell for a card."""
    return max((gain(layout, spot, card) for spot in layout.open), default=0)
