"""A strip of tabs over a page."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import FRect

from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Input
from ticgame.play.stage import Sprite, Stage
from ticgame.play.widgets.presses import clicked, pressed, steered

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

HEIGHT = 64
TEXT_SIZE = 30
PADDING = 30
GAP = 12


class Tabs:
    """One of several titles is chosen; previous and next change it from anywhere on the page.

    With the focus on the strip itself, left and right do so too.
    """

    def __init__(self, titles: Sequence[str], *, on_change: Callable[[int], None], chosen: int = 0) -> None:
        self.titles = tuple(titles)
        self.chosen = chosen
        self.has_focus = False
        self._on_change = on_change
        self._boxes: list[FRect] = []
        self._plates: list[Sprite] = []
        self._labels: list[Sprite] = []

    def lay_out(
        self,
        stage: Stage,
        art: "Art",
        *,
        x: float,
        y: float,
        width: float,
        scale: float = 1.0,
        layer: int = 10,
    ) -> None:
        """Show the strip with its left edge at x and its middle at y, no wider than `width`."""
        self._art = art
        self._size = TEXT_SIZE * scale
        natural = sum(self._natural_width(title) for title in self.titles) + GAP * (len(self.titles) - 1)
        squeeze = min(1.0, width / natural)
        self._size *= squeeze
        self._boxes, self._plates, self._labels = [], [], []
        height = HEIGHT * min(scale, 1.5)
        for title in self.titles:
            box = FRect(x, y - height / 2, self._natural_width(title), height)
            blank = art.text(title, self._size, "muted", font="extra")
            self._plates.append(stage.add(blank, *box.center, layer=layer))
            self._labels.append(stage.add(blank, *box.center, layer=layer + 1))
            self._boxes.append(box)
            x += box.w + GAP * squeeze
        self.refresh()

    def refresh(self) -> None:
        """Show which tab is chosen."""
        for i, (title, box) in enumerate(zip(self.titles, self._boxes, strict=True)):
            is_chosen = i == self.chosen
            is_lit = is_chosen and self.has_focus
            self._plates[i].image = self._art.menu_row(box.w, box.h, focused=is_lit, radius=box.h * 0.42)
            self._plates[i].is_visible = is_chosen
            colour = "menu_focus.text" if is_lit else "main" if is_chosen else "muted"
            self._labels[i].image = self._art.text(title, self._size, colour, font="extra")

    def choose(self, chosen: int) -> None:
        """Go to a tab."""
        chosen %= len(self.titles)
        if chosen != self.chosen:
            self.chosen = chosen
            self.refresh()
            self._on_change(chosen)

    def set_focus(self, *, has_focus: bool) -> None:
        """Put the focus on the strip or take it away."""
        if has_focus != self.has_focus:
            self.has_focus = has_focus
            self.refresh()

    def handle(self, event: Input) -> bool:
        """Take an input if it means something to the strip."""
        if place := clicked(event):
            return self._click(place)
        step = {Intent.PREV: -1, Intent.NEXT: 1}.get(pressed(event), 0)
        if not step and self.has_focus:
            step = {Intent.LEFT: -1, Intent.RIGHT: 1}.get(steered(event), 0)
        if step:
            self.choose(self.chosen + step)
        return bool(step)

    def _click(self, place: tuple[float, float]) -> bool:
        for i, box in enumerate(self._boxes):
            if box.collidepoint(place):
                self.choose(i)
                return True
        return False

    def _natural_width(self, title: str) -> float:
        return self._art.text_width(title, self._size, font="extra") + 2 * PADDING * self._size / TEXT_SIZE
