"""Text in a box of limited height, read by scrolling where it is longer."""

from typing import TYPE_CHECKING

from pygame import FRect, Rect, Surface

from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Input
from ticgame.play.stage import Stage
from ticgame.play.widgets.presses import pressed, scrolled, steered
from ticgame.play.widgets.scrollbar import ScrollBar

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

LINES_A_STEP = 2
HAIR = 1.0
"""Text that is longer than its box by so little is all there."""
BAR_WIDTH = 8
BAR_GAP = 24
_LINES = {Intent.UP: -1, Intent.DOWN: 1}
_PAGES = {Intent.PREV: -1, Intent.NEXT: 1}


class ScrollText:
    """A picture of text of which a part is shown; wheel, previous and next move it.

    Up and down do so too where they have nothing else to do.
    """

    def __init__(
        self,
        stage: Stage,
        art: "Art",
        picture: Surface,
        box: FRect,
        *,
        pitch: float,
        top: float = 0.0,
        layer: int,
    ) -> None:
        """Show it in a box of the design space, scrolled down by `top`; lines are `pitch` apart."""
        self._art = art
        self._pitch = pitch
        self._picture = picture
        self._box = box
        height = picture.get_height() / art.canvas.k
        self._furthest = height - box.h if height - box.h > HAIR else 0.0
        self.top = min(top, self._furthest)
        self._view = stage.add(self._part(), *box.center, layer=layer)
        self._bar: ScrollBar | None = None
        if self.is_long:
            track = FRect(box.right + BAR_GAP, box.y, BAR_WIDTH, box.h)
            self._bar = ScrollBar(stage, art, track, seen=box.h / height, layer=layer)
            self._bar.show(self.top / self._furthest)

    @property
    def is_long(self) -> bool:
        """Whether there is more than the box shows."""
        return self._furthest > 0

    def handle(self, event: Input, *, has_lines: bool) -> bool:
        """Take an input if it moves the text; up and down only if they are free to."""
        if not self.is_long:
            return False
        lines = -round(scrolled(event)) * LINES_A_STEP
        lines += _PAGES.get(pressed(event), 0) * (int(self._box.h / self._pitch) - 1)
        if has_lines:
            lines += _LINES.get(steered(event), 0) * LINES_A_STEP
        if lines:
            self.top = max(0.0, min(self._furthest, self.top + lines * self._pitch))
            self._view.image = self._part()
            self._bar.show(self.top / self._furthest)
        return bool(lines)

    def _part(self) -> Surface:
        px, whole = self._art.canvas.px, self._picture.get_rect()
        if not self.is_long:
            return self._picture
        part = Rect(0, px(self.top), whole.w, px(self._box.h))
        return self._picture.subsurface(part.clip(whole))
