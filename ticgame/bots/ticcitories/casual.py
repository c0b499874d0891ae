"""A bot that plays like one of the family: likes a Tic, and doesn't try every cell."""

from collections.abc import Generator
from typing import ClassVar, Final

from ticgame.bots.bot import TurnBot
from ticgame.bots.ticcitories.worth import gain
from ticgame.core.contract import Millis
from ticgame.games.ticcitories.rules import Claim, Place, TiccitoriesView

SEES_CELL: Final = 0.5
SEES_CARD: Final = 0.7


class CasualBot(TurnBot):
    """Overlooks cells and cards from turn to turn, and takes what scores most of the rest."""

    name = "casual"
    think_ms: ClassVar[tuple[int, int]] = (900, 2400)

    def choose(self, view: TiccitoriesView, at: Millis) -> Generator[None, None, Claim | Place]:
        yield
        layout = view.grids[self.seat]
        spots = self._some(sorted(layout.open), SEES_CELL)
        if view.must_place:
            card = view.placing.card_of(self.seat)
            return Place(layout.frame.cells[max(spots, key=lambda spot: gain(layout, spot, card))])
        free = [pos for pos, seat in enumerate(view.choosing.claims, start=1) if seat is None]
        cards = view.choosing.cards
        return Claim(
            max(
                self._some(free, SEES_CARD),
                key=lambda pos: max((gain(layout, spot, cards[pos - 1]) for spot in spots), default=0),
            )
        )

    def _some(self, things: list[int], share: float) -> list[int]:
        """Return those that catch the eye, at least one."""
        seen = [thing for thing in things if self.rng.random() < share]
        return seen or [things[int(self.rng.random() * len(things))]] if things else []
