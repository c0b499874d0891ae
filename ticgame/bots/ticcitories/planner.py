"""A bot that also looks at what its grid may still become, and at the cards it can get next."""

from collections.abc import Generator, Sequence
from typing import ClassVar, Final

from ticgame.bots.bot import TurnBot
from ticgame.bots.ticcitories.greedy import best_gain
from ticgame.bots.ticcitories.worth import gain, prospect, unseen_cards
from ticgame.core.cards import Card
from ticgame.core.contract import Millis
from ticgame.core.layout import Layout
from ticgame.games.ticcitories.rules import Claim, Place, TiccitoriesView

LATER: Final = 0.2
"""What a point that may come later is worth beside one now."""
NEXT: Final = 0.8
"""What the best card of the row to come is worth beside a point now."""
DENIAL: Final = 0.25
"""What a point is worth that the only opponent doesn't get."""


class PlannerBot(TurnBot):
    """Weighs the points now, the next card and what each empty cell may still bring."""

    name = "planner"
    think_ms: ClassVar[tuple[int, int]] = (1100, 2200)

    def choose(self, view: TiccitoriesView, at: Millis) -> Generator[None, None, Claim | Place]:
        unseen = unseen_cards(view)
        if view.must_place:
            return (yield from self._place(view, unseen))
        return (yield from self._claim(view, unseen))

    def _place(self, view: TiccitoriesView, unseen: Sequence[Card]) -> Generator[None, None, Place]:
        layout, card = view.grids[self.seat], view.placing.card_of(self.seat)
        row = view.choosing
        coming = (
            []
            if row is None
            else [other for other, seat in zip(row.cards, row.claims, strict=True) if seat is None]
        )
        best, best_score = None, 0.0
        for spot in sorted(layout.open):
            yield
            score = self._after(layout, spot, card, coming, unseen)
            if best is None or score > best_score:
                best, best_score = spot, score
        return Place(layout.frame.cells[best])

    def _after(
        self, layout: Layout, spot: int, card: Card, coming: Sequence[Card], unseen: Sequence[Card]
    ) -> float:
        after = layout.put(spot, card)
        following = max((best_gain(after, other) for other in coming), default=0)
        later = prospect(after, unseen, choice=self._choice)
        return gain(layout, spot, card) + NEXT * following + LATER * later

    @property
    def _choice(self) -> int:
        return max(2, self.rules.options.row)

    def _claim(self, view: TiccitoriesView, unseen: Sequence[Card]) -> Generator[None, None, Claim]:
        row, layout = view.choosing, view.grids[self.seat]
        best, best_score = None, 0.0
        for pos, (card, seat) in enumerate(zip(row.cards, row.claims, strict=True), start=1):
            if seat is not None:
                continue
            yield
            score = self._card_worth(layout, card, unseen) + self._denial(view, card)
            if best is None or score > best_score:
                best, best_score = pos, score
        return Claim(best)

    def _card_worth(self, layout: Layout, card: Card, unseen: Sequence[Card]) -> float:
        return max(
            (
                gain(layout, spot, card)
                + LATER * prospect(layout.put(spot, card), unseen, choice=self._choice)
                for spot in self._likely(layout, card)
            ),
            default=0.0,
        )

    def _likely(self, layout: Layout, card: Card) -> list[int]:
        """Return the few spots where the card scores most now."""
        return sorted(layout.open, key=lambda spot: (-gain(layout, spot, card), spot))[:3]

    def _denial(self, view: TiccitoriesView, card: Card) -> float:
        if len(view.grids) != 2:
            return 0.0
        return DENIAL * best_gain(view.grids[1 - self.seat], card)
