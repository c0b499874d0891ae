"""A bot that plays like one of the family: it sees what lies together at a glance, and not always."""

from collections.abc import Generator
from typing import Any, ClassVar, Final

from ticgame.bots.bot import TurnBot
from ticgame.bots.rummy.greedy import is_nearer, least_needed
from ticgame.core.cards import NUMBER, Card, common
from ticgame.core.contract import Millis
from ticgame.games.rummy.actions import Discard, Draw, Source
from ticgame.games.rummy.listing import any_lay_down, legal_additions
from ticgame.games.rummy.state import RummyView

SEES_LAY_DOWN: Final = 0.7
SEES_ADDITION: Final = 0.6
SEES_NEED: Final = 0.5
"""How often it thinks of what its round asks for when it draws and discards."""


class CasualBot(TurnBot):
    """Overlooks lay-downs and additions from turn to turn, and keeps cards that look alike."""

    name = "casual"
    think_ms: ClassVar[tuple[int, int]] = (900, 2200)

    def choose(self, view: RummyView, at: Millis) -> Generator[None, None, Any]:
        yield
        if not view.has_drawn:
            likes = self.rng.random() < SEES_NEED and (
                yield from is_nearer(self.rules, view, view.discards[-1])
            )
            return Draw(Source.DISCARD if likes else Source.DECK)
        if (play := self._play(view)) is not None:
            return play
        if self.rng.random() < SEES_NEED:
            return Discard((yield from least_needed(view)))
        return Discard(min(view.hand, key=lambda card: (self._ties(view, card), -NUMBER[card], card)))

    def _play(self, view: RummyView) -> Any:
        if not view.laid[self.seat]:
            number = view.rounds[self.seat]
            return any_lay_down(view.hand, number, self.rng) if self.rng.random() < SEES_LAY_DOWN else None
        if len(view.hand) < 2:
            return None
        adds = legal_additions(view.hand, view.table, is_pure=self.rules.is_pure)
        return next((add for add in adds if self.rng.random() < SEES_ADDITION), None)

    def _ties(self, view: RummyView, card: Card) -> int:
        """Return with how many cards of the hand it shares two things."""
        return sum(common(card, other) == 2 for other in view.hand)
