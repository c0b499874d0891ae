"""A panel for each seat with its own grid: emblem, name, figures and the field that its cards lie in."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.core.contract import Seat
from ticgame.play.marks import Mark
from ticgame.play.stage import LEFT, LEFT_EDGE, RIGHT
from ticgame.play.table.grid import Box
from ticgame.play.widgets.labels import fitted

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

WIDTH: Final = 1728.0
GAP: Final = 22.0
HEAD: Final = 104.0
HEAD_LAYER: Final = 45
BADGE: Final = 40.0
CROWN: Final = 58.0
NOTICE: Final = 28.0
MOST_LINES: Final = 3
FIELD_MARGIN: Final = 10.0
_NAME_LEFT: Final = 106.0
_BADGE_PLACE: Final = (56.0, 54.0)


class Head(NamedTuple):
    """What a seat's head says: a line under the name, the figure that counts, and what is up with the seat.

    `sign` is the name of an icon, `number` that of the seat as people count. A `notice` takes the place of
    name and figures while it must be read.
    """

    animal: str
    name: str
    line: str
    total: str
    is_active: bool = False
    is_leader: bool = False
    sign: str | None = None
    number: int = 0
    notice: str = ""
    text_scale: float = 1.0


class Column(NamedTuple):
    """A seat's panel: all of it, the field of its grid, and its head."""

    seat: Seat
    box: Box
    field: Box
    head: Head


def column_boxes(count: int, *, top: float, bottom: float) -> list[Box]:
    """Return the panels of so many seats side by side."""
    width = (WIDTH - (count - 1) * GAP) / count
    middle = LEFT_EDGE + width / 2
    y, height = (top + bottom) / 2, bottom - top
    return [Box(middle + seat * (width + GAP), y, width, height) for seat in range(count)]


def badge_place(box: Box) -> tuple[float, float]:
    """Return where the badge of a seat's panel is."""
    return box.x - box.w / 2 + _BADGE_PLACE[0], box.y - box.h / 2 + _BADGE_PLACE[1]


def paint_columns(art: "Art", content: tuple[Column, ...]) -> Iterator[Mark]:
    """Yield the panels of all seats, under everything."""
    for column in content:
        box, field, head = column.box, column.field, column.head
        panel = art.panel(box.w, box.h, radius=30, animal=head.animal, active=head.is_active)
        yield Mark((column.seat, "panel"), panel, box.x, box.y, 0, is_baked=True)
        inset = art.inset(field.w, field.h, radius=24, alpha=0.30, line=0.06)
        yield Mark((column.seat, "field"), inset, field.x, field.y, 1, is_baked=True)


def paint_heads(art: "Art", content: tuple[Column, ...]) -> Iterator[Mark]:
    """Yield what the heads of all seats say."""
    for column in content:
        yield from _paint_head(art, column)


def _paint_head(art: "Art", column: Column) -> Iterator[Mark]:
    seat, box, head = column.seat, column.box, column.head
    left, top = box.x - box.w / 2, box.y - box.h / 2
    x, y = badge_place(box)
    yield Mark((seat, "badge"), art.badge(head.animal, BADGE, glow=head.is_active), x, y, HEAD_LAYER)
    if head.number:
        yield Mark((seat, "number"), art.number_disc(head.number, 16), x - 34, y + 32, HEAD_LAYER + 1)
    if head.notice:
        yield from _paint_notice(art, column, left + _NAME_LEFT, y)
        return
    if head.is_leader:
        yield Mark((seat, "crown"), art.crown(CROWN), x, top + 2, HEAD_LAYER + 1)
    colour = "leader" if head.is_leader else "main"
    total = art.figures(head.total, 58, colour, font="title")
    yield Mark((seat, "total"), total, left + box.w - 20, y, HEAD_LAYER, RIGHT)
    room = box.w - _NAME_LEFT - 20 - total.get_width() / art.canvas.k - 14
    spread = (head.text_scale + 1) / 2
    name = fitted(art, head.name, room, 34 * head.text_scale)
    yield Mark((seat, "name"), name, left + _NAME_LEFT, y - 19 * spread, HEAD_LAYER, LEFT)
    yield from _paint_line(art, column, x=left + _NAME_LEFT, y=y + 22 * spread, room=room)


def _paint_notice(art: "Art", column: Column, x: float, y: float) -> Iterator[Mark]:
    size, lines = _wrapped(art, column.head, column.box.w - _NAME_LEFT - 12)
    for at, line in enumerate(lines[:MOST_LINES]):
        image = art.text(line, size, "nic.text", font="bold")
        place = y + (at - (len(lines) - 1) / 2) * size * 1.1
        yield Mark((column.seat, "notice", at), image, x, place, HEAD_LAYER, LEFT)


def _wrapped(art: "Art", head: Head, room: float) -> tuple[float, list[str]]:
    """Return a notice in lines, as large as the text setting wants and the head has room for."""
    large = NOTICE * head.text_scale
    lines = art.wrap(head.notice, room, large, font="bold")
    if len(lines) * large * 1.1 <= HEAD:
        return large, lines
    return NOTICE, art.wrap(head.notice, room, NOTICE, font="bold")


def _paint_line(art: "Art", column: Column, *, x: float, y: float, room: float) -> Iterator[Mark]:
    head = column.head
    if head.sign:
        colour = "nic.text" if head.sign == "plug" else "accent"
        yield Mark((column.seat, "sign"), art.icon(head.sign, 32, colour), x + 16, y, HEAD_LAYER)
        x, room = x + 42, room - 42
    line = fitted(art, head.line, room, 28 * head.text_scale, colour="muted", font="bold")
    yield Mark((column.seat, "line"), line, x, y, HEAD_LAYER, LEFT)


def format_total(total: int) -> str:
    """Return a figure with its sign, 0 without one."""
    return f"+{total}" if total > 0 else f"−{-total}" if total else "0"


def leaders(totals: Sequence[int]) -> tuple[int, ...]:
    """Return who is ahead, nobody while all are level."""
    best = max(totals, default=0)
    ahead = tuple(seat for seat, total in enumerate(totals) if total == best)
    return ahead if len(ahead) == 1 else ()
