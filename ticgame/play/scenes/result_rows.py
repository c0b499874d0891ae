"""What the rows of results share: the cards at their right end, and how a winner jumps."""

from collections.abc import Hashable, Iterator, Sequence
from math import pi, sin
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.core.cards import Card
from ticgame.play.marks import Mark
from ticgame.play.theme import CARD_RATIO

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

MOST_CARDS: Final = 5
GAP: Final = 8.0
JUMP: Final = 26.0
JUMP_MS: Final = 420.0


class CardRow(NamedTuple):
    """Some cards side by side."""

    cards: Sequence[Card]
    width: float

    @classmethod
    def fitting(cls, cards: Sequence[Card], *, width: float, height: float) -> "CardRow":
        """Return the first of the cards, as large as their width or the height allows."""
        return cls(cards[:MOST_CARDS], min(width, height / CARD_RATIO))

    @property
    def length(self) -> float:
        """The room they take, with the gap before the first."""
        return len(self.cards) * (self.width + GAP)

    def paint(self, art: "Art", key: Hashable, *, right: float, y: float) -> Iterator[Mark]:
        """Yield them, the right edge of the last where it is asked for."""
        x = right - self.width / 2 - (len(self.cards) - 1) * (self.width + GAP)
        for at, card in enumerate(self.cards):
            yield Mark((key, at), art.card(card, self.width), x + at * (self.width + GAP), y, 3)


def jump(passed_ms: float) -> float:
    """Return how high something is that began to jump so long ago."""
    share = passed_ms / JUMP_MS
    return JUMP * sin(pi * share) if 0 < share < 1 else 0.0
