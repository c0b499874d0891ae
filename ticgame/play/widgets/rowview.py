"""How a row of a menu looks."""

from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import Surface

from ticgame.play.stage import LEFT, RIGHT, Sprite, Stage
from ticgame.play.widgets.rows import Row

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

FOCUS_GROWTH = 24
TITLE_SIZE = 42
NOTE_SIZE = 28
"""Sizes in design units of a row that is `ROW_HEIGHT` high, at text scale 1."""
ROW_HEIGHT = 75
EDGE = 32
ICON_CENTRE = 54
ICON_SIZE = 52
TITLE_LEFT = 106
SLIDER_WIDTH = 220
TOGGLE_WIDTH = 76
VALUE_GAP = 20
ARROW_GAP = 12
ARROW_REACH = FOCUS_GROWTH + 16
"""How far before an arrow a click still means it: it moves with the row's focus, and is thin."""
FIELD_WIDTH = 280
FIELD_SHARE = 0.4
"""A value that can be changed has a field of its own, of at most this share of the row unless it is longer:
so that the arrows beside it stay where they are."""
TITLE_MARGIN = 3
SMALLEST_TITLE = 0.75
"""The share of its size down to which a title shrinks to fit, before it is cut."""
LEAST_SIZE = 30
"""Large titles shrink further, down to this size."""


class RowStyle(NamedTuple):
    """What all rows of a menu have in common; lengths in design units."""

    width: float
    height: float
    scale: float
    has_icons: bool
    title_size: float

    @property
    def title_left(self) -> float:
        """Where titles begin."""
        return TITLE_LEFT * self.icon_scale if self.has_icons else EDGE

    @property
    def icon_scale(self) -> float:
        """How much larger icons are than in a plain row."""
        return self.height / ROW_HEIGHT

    @property
    def note_size(self) -> float:
        """The size of what stands at the right."""
        return NOTE_SIZE * self.scale


class RowView:
    """The sprites of one place in a menu; whichever row is shown there."""

    def __init__(self, stage: Stage, art: "Art", style: RowStyle, *, x: float, y: float, layer: int) -> None:
        """Show an empty row with its left edge at x and its middle at y."""
        self._art = art
        self._style = style
        self._x = x
        self._y = y
        blank = Surface((1, 1), pygame.SRCALPHA)
        self._plate = stage.add(blank, x, y, layer=layer)
        self._icon = stage.add(blank, x + ICON_CENTRE * style.icon_scale, y, layer=layer + 2)
        self._title = stage.add(blank, x + style.title_left, y, layer=layer + 2, anchor=LEFT)
        self._value = stage.add(blank, x, y, layer=layer + 2, anchor=RIGHT)
        self._slider = stage.add(blank, x, y, layer=layer + 2, anchor=RIGHT)
        self._toggle = stage.add(blank, x, y, layer=layer + 2, anchor=RIGHT)
        self._less = stage.add(blank, x, y, layer=layer + 2, anchor=LEFT)
        self._more = stage.add(blank, x, y, layer=layer + 2, anchor=RIGHT)
        self._arrows = (self._less, self._more)
        self._sprites = (
            self._plate, self._icon, self._title, self._value, self._slider, self._toggle, *self._arrows
        )  # fmt: skip

    def contains(self, x: float, y: float) -> bool:
        """Return whether a point lies on the row."""
        return 0 <= x - self._x <= self._style.width and abs(y - self._y) <= self._style.height / 2

    def slider_share(self, x: float, *, is_held: bool = False) -> float | None:
        """Return where on the slider a point lies, 0 to 1: None beside it, unless the slider is held."""
        if not self._slider.is_visible:
            return None
        share = (x - self._slider.x + SLIDER_WIDTH) / SLIDER_WIDTH
        return min(1.0, max(0.0, share)) if is_held or -0.08 <= share <= 1.08 else None

    def value_side(self, x: float) -> int:
        """Return -1 for a point at the arrow before the value, 1 at the one after it, 0 elsewhere."""
        if not self._less.is_visible or x < self._less.x - ARROW_REACH:
            return 0
        return -1 if x < (self._less.x + self._more.x) / 2 else 1

    def hide(self) -> None:
        """Show no row here."""
        for sprite in self._sprites:
            sprite.is_visible = False

    def show(self, row: Row, *, is_focused: bool) -> None:
        """Show a row as it is now."""
        style, art = self._style, self._art
        width = style.width + (FOCUS_GROWTH if is_focused else 0)
        self._put(self._plate, art.menu_row(width, style.height, focused=is_focused), self._x + width / 2)
        ink = "menu_focus.text" if is_focused else "main"
        muted = "menu_focus.text_muted" if is_focused else "muted"
        right = self._x + width - EDGE
        right = self._show_gauge(row, right)
        title = art.text(row.title, style.title_size, ink, font="title")
        wide = title.get_width() / art.canvas.k + TITLE_MARGIN
        right = self._show_value(row, right, muted, least=wide * SMALLEST_TITLE)
        room = right - self._x - style.title_left
        if wide > room:
            least = min(SMALLEST_TITLE * style.title_size, LEAST_SIZE)
            size = max(least, style.title_size * room / wide)
            # Type comes in whole pixels, so a size that fits by proportion may still be a little too wide.
            while size > least and art.text_width(row.title, size, font="title") > room:
                size = max(least, size - 1)
            title = art.text(art.shortened(row.title, room, size, font="title"), size, ink, font="title")
        self._put(self._title, title, self._title.x)
        self._icon.is_visible = bool(row.icon)
        if row.icon:
            self._icon.image = art.icon(row.icon, ICON_SIZE * style.icon_scale, ink)

    def _show_gauge(self, row: Row, right: float) -> float:
        """Show a slider or a switch and return where it begins."""
        share, is_on = row.share(), row.is_on()
        self._slider.is_visible = share is not None
        self._toggle.is_visible = is_on is not None
        if share is not None:
            self._put(self._slider, self._art.slider(SLIDER_WIDTH, share), right)
            return right - SLIDER_WIDTH - VALUE_GAP
        if is_on is not None:
            self._put(self._toggle, self._art.toggle(on=is_on), right)
            return right - TOGGLE_WIDTH - VALUE_GAP
        return right

    def _show_value(self, row: Row, right: float, colour: str, *, least: float) -> float:
        """Show the value or the note and return where it begins.

        A mere note goes if it would leave the title less than `least`.
        """
        is_field = row.can_steer and row.share() is None and row.is_on() is None
        for arrow in self._arrows:
            arrow.is_visible = is_field
        text = row.value()
        image = self._art.text(text, self._style.note_size, colour, font="bold")
        if is_field:
            return self._show_field(image, right, colour)
        left = right - image.get_width() / self._art.canvas.k - VALUE_GAP
        has_room = row.can_steer or left - self._x - self._style.title_left >= least
        self._value.is_visible = bool(text) and has_room
        if not self._value.is_visible:
            return right
        self._put(self._value, image, right)
        return left

    def _show_field(self, image: Surface, right: float, colour: str) -> float:
        """Show a value between the arrows that change it and return where its field begins."""
        k, scale = self._art.canvas.k, self._style.scale
        arrows = [self._art.text(sign, self._style.note_size, colour, font="bold") for sign in "‹›"]
        wide = image.get_width() / k
        least = wide + sum(arrow.get_width() / k + ARROW_GAP for arrow in arrows)
        width = max(least, min(FIELD_WIDTH * scale, FIELD_SHARE * self._style.width))
        self._put(self._value, image, right - width / 2 + wide / 2)
        self._put(self._less, arrows[0], right - width)
        self._put(self._more, arrows[1], right)
        return right - width - VALUE_GAP

    def _put(self, sprite: Sprite, image: Surface, x: float) -> None:
        sprite.image = image
        sprite.is_visible = True
        sprite.x = x
