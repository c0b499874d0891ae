"""A list of rows that everybody operates at once, with any device."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import FRect

from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Device, Input, Phase, Pointer, PointerKind
from ticgame.play.stage import Stage
from ticgame.play.widgets.presses import clicked, hovered, pressed, scrolled, steered
from ticgame.play.widgets.rows import Row, slide_to
from ticgame.play.widgets.rowview import ROW_HEIGHT, TITLE_SIZE, RowStyle, RowView
from ticgame.play.widgets.scrollbar import ScrollBar

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

GAP = 12
LEAST_TITLE = 28
BAR_WIDTH = 8


class Menu:
    """Rows under one focus that all devices share: each press moves it, so nobody waits for anybody.

    It outlives its stage: `lay_out` shows it on a new one with the focus where it was. A list that is
    longer than its area scrolls with the focus and with the wheel.
    """

    def __init__(
        self, rows: Sequence[Row], *, focus: int = 0, on_focus: Callable[[int], None] = lambda focus: None
    ) -> None:
        self.rows = list(rows)
        self.focus = focus
        self._on_focus = on_focus
        self._first = 0
        self._is_lit = True
        self._views: list[RowView] = []
        self._bar: ScrollBar | None = None
        self._sliding: Row | None = None
        self._sound: Callable[[str], None] = lambda cue: None

    @property
    def row(self) -> Row:
        """The row under the focus."""
        return self.rows[self.focus]

    def lay_out(
        self,
        stage: Stage,
        art: "Art",
        area: FRect,
        *,
        row_height: float = ROW_HEIGHT,
        gap: float = GAP,
        scale: float = 1.0,
        words: float | None = None,
        layer: int = 10,
        sound: Callable[[str], None] = lambda cue: None,
    ) -> None:
        """Show the rows in an area of the design space; as many as fit, at text scale `scale`.

        `words` is the scale of the words alone, where rows keep their height.
        """
        self._sound = sound
        height = row_height * scale
        fits = max(1, int((area.h + gap) // (height + gap)))
        words = scale if words is None else words
        style = RowStyle(
            area.w,
            height,
            scale=words,
            has_icons=any(row.icon for row in self.rows),
            title_size=max(LEAST_TITLE, TITLE_SIZE * min(1.0, row_height / ROW_HEIGHT)) * words,
        )
        shown = min(fits, len(self.rows))
        self._views = [
            RowView(stage, art, style, x=area.x, y=area.y + i * (height + gap) + height / 2, layer=layer)
            for i in range(shown)
        ]
        self._bar = None
        if len(self.rows) > fits:
            track = FRect(area.right + 44, area.y, BAR_WIDTH, shown * (height + gap) - gap)
            self._bar = ScrollBar(stage, art, track, seen=shown / len(self.rows), layer=layer)
        self._scroll_to_focus()
        self.refresh()

    def refresh(self) -> None:
        """Show the rows as they are now."""
        for i in range(self._first, self._first + len(self._views)):
            self._show(i)
        self._move_bar()

    def _show(self, i: int) -> None:
        self._views[i - self._first].show(self.rows[i], is_focused=self._is_lit and i == self.focus)

    def set_lit(self, *, is_lit: bool) -> None:
        """Show the focus, or hide it while something else on the screen has it."""
        if is_lit != self._is_lit:
            self._is_lit = is_lit
            self.refresh()

    def is_over(self, event: Input) -> bool:
        """Return whether an input points at a row."""
        place = clicked(event) or hovered(event)
        return place is not None and self._row_at(*place) is not None

    def set_focus(self, focus: int) -> None:
        """Put the focus on a row."""
        if focus != self.focus:
            left, first = self.focus, self._first
            self.focus = focus
            self._scroll_to_focus()
            if self._first == first and self._views:
                self._show(left)
                self._show(focus)
            else:
                self.refresh()
            self._sound("focus")
            self._on_focus(focus)

    def handle(self, event: Input) -> bool:
        """Take an input if it means something to the list."""
        if not self.rows:
            return False
        return self._steer(event) or self._press(event) or self._point(event)

    def _steer(self, event: Input) -> bool:
        direction = steered(event)
        if direction in (Intent.UP, Intent.DOWN):
            self._step(-1 if direction is Intent.UP else 1, can_wrap=event.phase is Phase.DOWN)
            return True
        if direction is None or not self.row.can_steer:
            return False
        self.row.steer(-1 if direction is Intent.LEFT else 1)
        self._sound("focus")
        self.refresh()
        return True

    def _step(self, by: int, *, can_wrap: bool) -> None:
        focus = self.focus + by
        if can_wrap:
            focus %= len(self.rows)
        self.set_focus(max(0, min(len(self.rows) - 1, focus)))

    def _press(self, event: Input) -> bool:
        if pressed(event) is not Intent.A:
            return False
        self._act(event.device)
        return True

    def _act(self, device: Device) -> None:
        self._sound("confirm")
        self.row.act(device)
        self.refresh()

    def _point(self, event: Input) -> bool:
        if steps := scrolled(event):
            self._scroll(-round(steps) or (-1 if steps > 0 else 1))
            return True
        if self._sliding and self._drag(event):
            return True
        place = clicked(event) or hovered(event)
        hit = self._row_at(*place) if place else None
        if hit is None:
            return False
        self.set_focus(hit)
        if clicked(event):
            self._click(event)
        return True

    def _click(self, event: Pointer) -> None:
        view = self._views[self.focus - self._first]
        share = view.slider_share(event.x)
        if share is not None:
            self._sliding = self.row
            slide_to(self.row, share)
        elif self.row.can_steer and (side := view.value_side(event.x)):
            self.row.steer(side)
            self._sound("focus")
        else:
            self._act(event.device)
        self.refresh()

    def _drag(self, event: Input) -> bool:
        if isinstance(event, Pointer) and event.kind is PointerKind.UP:
            self._sliding = None
            return True
        if hovered(event) and self._sliding is self.row:
            share = self._views[self.focus - self._first].slider_share(event.x, is_held=True)
            slide_to(self.row, share or 0.0)
            self.refresh()
            return True
        return False

    def _row_at(self, x: float, y: float) -> int | None:
        for place, view in enumerate(self._views):
            if view.contains(x, y):
                return self._first + place
        return None

    def _scroll(self, by: int) -> None:
        first = max(0, min(len(self.rows) - len(self._views), self._first + by))
        if first != self._first:
            self._first = first
            last = first + len(self._views) - 1
            self.focus = max(first, min(last, self.focus))
            self.refresh()
            self._on_focus(self.focus)

    def _scroll_to_focus(self) -> None:
        last = len(self.rows) - len(self._views)
        first = min(max(self._first, self.focus - len(self._views) + 1), self.focus)
        self._first = max(0, min(last, first))

    def _move_bar(self) -> None:
        if self._bar:
            self._bar.show(self._first / (len(self.rows) - len(self._views)))
