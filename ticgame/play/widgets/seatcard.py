"""A seat's card in the lobby: who sits there, with what device, and what can be done about it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from pygame import FRect

from ticgame.play.marks import Mark
from ticgame.play.stage import LEFT
from ticgame.play.widgets.labels import fitted, fitting_size
from ticgame.play.widgets.letterboard import BoardLook, paint_board
from ticgame.play.widgets.plates import ink, paint_plate

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

MARGIN = 14.0
BROAD_HEAD = 0.46
HEAD = 298.0
BADGE = 70.0
ROW_HEIGHT = 58.0
ROW_PITCH = 67.0
ROW_PADDING = 20.0
ROW_TEXT = 28.0
NAME_TEXT = 36.0
DEVICE_TEXT = 28.0
MOST_HELD = 4
_PART = 8


class CardPlan(NamedTuple):
    """Where the parts of a card lie: below one another, or on a broad card side by side."""

    box: tuple[float, float, float, float]
    is_broad: bool
    scale: float = 1.0

    @property
    def frame(self) -> FRect:
        return FRect(*self.box)

    @property
    def head(self) -> FRect:
        """The part with badge, name and device."""
        x, y, w, h = self.box
        return FRect(x, y, w * BROAD_HEAD, h) if self.is_broad else FRect(x, y, w, HEAD)

    @property
    def rows(self) -> FRect:
        """The part with the rows."""
        x, y, w, h = self.box
        if self.is_broad:
            return FRect(x + w * BROAD_HEAD, y + MARGIN, w * (1 - BROAD_HEAD) - MARGIN, h - 2 * MARGIN)
        return FRect(x + MARGIN, y + HEAD, w - 2 * MARGIN, h - HEAD - MARGIN)

    def row_box(self, row: int, count: int) -> FRect:
        """Return where a row of so many lies."""
        area = self.rows
        pitch = min(ROW_PITCH * self.scale, area.h / max(count, 1))
        height = min(ROW_HEIGHT * self.scale, pitch - 5)
        return FRect(area.x, area.y + row * pitch + (pitch - height) / 2, area.w, height)

    @property
    def board(self) -> FRect:
        """The part with the board of letters."""
        x, y, w, h = self.box
        if self.is_broad:
            return self.rows
        return FRect(x + MARGIN - 4, y + 250, w - 2 * MARGIN + 8, h - 250 - MARGIN)


class RowLook(NamedTuple):
    """A row as it is shown: `glyph` is the control that presses it, `cursors` who stands on it."""

    words: str
    cursors: tuple[str, ...] = ()
    glyph: str = ""
    is_done: bool = False


class SeatLook(NamedTuple):
    """All that a card shows; `held` are the controls that are down now."""

    plan: CardPlan
    animal: str
    name: str
    icon: str
    device: str
    rows: tuple[RowLook, ...]
    is_empty: bool = False
    is_next: bool = False
    is_ready: bool = False
    is_bot: bool = False
    board: BoardLook | None = None
    held: tuple[str, ...] = ()


def paint_seat(art: "Art", look: SeatLook) -> Iterator[Mark]:
    """Yield a seat's card."""
    frame = look.plan.frame
    if look.is_empty:
        yield Mark("panel", art.panel(frame.w, frame.h, alpha=0.45, shadow=False), *frame.center, 0)
    else:
        panel = art.panel(frame.w, frame.h, animal=look.animal, active=look.is_ready)
        yield Mark("panel", panel, *frame.center, 0)
    yield from _paint_head(art, look)
    if look.board is not None:
        yield from paint_board(art, look.board, look.plan.board, layer=_PART)
    else:
        for row, shown in enumerate(look.rows):
            yield from _paint_row(art, row, shown, look.plan.row_box(row, len(look.rows)))


def _paint_head(art: "Art", look: SeatLook) -> Iterator[Mark]:
    head = look.plan.head
    radius = min(BADGE, head.h * 0.24)
    x, y = head.centerx, head.y + radius + 30
    if look.is_empty:
        yield Mark("badge", art.empty_badge(radius, "rabbit" if look.is_next else "owl"), x, y, _PART)
    else:
        yield Mark("badge", art.badge(look.animal, radius, glow=look.is_ready), x, y, _PART)
    if look.is_ready:
        yield Mark("check", art.check_disc(24), x + radius * 0.86, y + radius * 0.62, _PART + 1)
    elif look.is_bot:
        disc = art.box(48, 48, radius=24, colour="panel", alpha=1.0)
        yield Mark("bot disc", disc, x + radius * 0.86, y + radius * 0.62, _PART + 1)
        yield Mark("bot", art.icon("bot", 32, "accent"), x + radius * 0.86, y + radius * 0.62, _PART + 2)
    y += radius + 44
    yield from _paint_name(art, look, x=x, y=y, width=head.w - 2 * MARGIN)
    if look.board is None or look.plan.is_broad:
        yield from _paint_device(art, look, x=x, y=y + 48 * look.plan.scale, width=head.w - 2 * MARGIN)


def _paint_name(art: "Art", look: SeatLook, *, x: float, y: float, width: float) -> Iterator[Mark]:
    size = NAME_TEXT * look.plan.scale
    if look.board is None:
        colour = "muted" if look.is_empty else "main"
        yield Mark("name", fitted(art, look.name, width, size, colour=colour), x, y, _PART)
        return
    yield Mark("field", art.inset(width, 54, radius=14, alpha=0.6, line=0.3), x, y, _PART)
    written = fitted(art, look.board.text or " ", width - 30, size)
    yield Mark("name", written, x, y, _PART + 1)
    caret = x + (written.get_width() / art.canvas.k / 2 + 4 if look.board.text else 0)
    yield Mark("caret", art.box(3, 36, radius=1.5, colour="accent"), caret, y, _PART + 1)


def _paint_device(art: "Art", look: SeatLook, *, x: float, y: float, width: float) -> Iterator[Mark]:
    """Yield what the seat is played with, or the controls that are held right now."""
    if look.held:
        glyphs = [art.key_glyph(glyph, 44) for glyph in look.held[:MOST_HELD]]
        left = x - (len(glyphs) - 1) * 27
        for place, glyph in enumerate(glyphs):
            at = left + place * 54
            light = art.glow(44, 44, radius=16, blur=14, colour="tic", alpha=0.9)
            yield Mark(("light", place), light, at, y, _PART)
            yield Mark(("held", place), glyph, at, y, _PART + 1)
        return
    size = fitting_size(art, look.device, width - 46, DEVICE_TEXT * look.plan.scale, font="bold")
    words = fitted(art, look.device, width - 46, size, colour="muted", font="bold")
    if not look.icon:
        yield Mark("device", words, x, y, _PART)
        return
    total = 44 + words.get_width() / art.canvas.k
    yield Mark("icon", art.icon(look.icon, 34, "accent"), x - total / 2 + 17, y, _PART)
    yield Mark("device", words, x - total / 2 + 44, y, _PART, LEFT)


def _paint_row(art: "Art", row: int, look: RowLook, box: FRect) -> Iterator[Mark]:
    yield from paint_plate(art, row, box, look.cursors, radius=min(18.0, box.h * 0.34), layer=_PART)
    left = box.x + ROW_PADDING
    if look.is_done:
        yield Mark((row, "done"), art.check_disc(15), left + 15, box.centery, _PART + 4)
        left += 42
    elif look.glyph:
        glyph = art.key_glyph(look.glyph, min(40.0, box.h - 12))
        yield Mark((row, "glyph"), glyph, left - 8, box.centery, _PART + 4, LEFT)
        left += glyph.get_width() / art.canvas.k + 4
    room = box.right - left - (30 if look.cursors else 12)
    colour = "tic" if look.is_done and not look.cursors else ink(look.cursors)
    words = fitted(art, look.words, room, max(ROW_TEXT, box.h * 0.54), colour=colour)
    yield Mark((row, "words"), words, left, box.centery, _PART + 4, LEFT)
