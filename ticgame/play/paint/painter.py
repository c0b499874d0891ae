"""What the parts of `Art` share: one canvas, one theme, one kit."""

from typing import TYPE_CHECKING

from ticgame.play.paint.kit import make_kit
from ticgame.play.paint.later import Later
from ticgame.play.theme import CARD_RATIO, Canvas, Theme

if TYPE_CHECKING:
    from ticgame.play.paint import cards
else:
    cards = Later("cards")


class Painter:
    """Draws for one canvas in one theme: a new size or theme means a new one."""

    def __init__(self, canvas: Canvas, theme: Theme) -> None:
        self.kit = make_kit(canvas, theme)
        self.canvas = canvas
        self.theme = theme

    def _px(self, w: float, h: float) -> tuple[int, int]:
        """Return a size in design units in pixels."""
        return self.canvas.px(w), self.canvas.px(h)

    def _card_px(self, w: float, h: float) -> tuple[int, int]:
        """Return the pixels of a box, exactly those of a card if it has a card's proportions."""
        wide, high = self._px(w, h)
        return wide, cards.card_height(wide) if abs(h - w * CARD_RATIO) < 1.5 else high
