"""A seat's board: who it is, its nine sets, its stack, and what its controls do now."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.core.cards import Relation
from ticgame.core.contract import Seat
from ticgame.core.sets import RELATIONS, SIZES
from ticgame.play.marks import Mark
from ticgame.play.scenes.spotic.places import Board, set_place
from ticgame.play.scenes.spotic.situation import Person, Plight, Situation
from ticgame.play.stage import LEFT, RIGHT
from ticgame.play.table.cooldown import cooldown_mark
from ticgame.play.table.grid import Box

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

LAYER: Final = 40
GLYPH: Final = 34.0
SMALL_GLYPH: Final = 28.0
_SIGN: Final = 24.0
"""How wide a sign is beside its control."""
TEXT: Final = 28.0
WIDE_COUNT: Final = 100
"""A stack of three figures leaves no room for its picture."""


class BoardContent(NamedTuple):
    """All that a board shows; `counts` are the sets held by kind, `picks` the kinds in a choice."""

    board: Board
    person: Person
    plight: Plight
    counts: tuple[int, ...]
    score: str
    stack: int
    is_active: bool
    is_adding: bool
    has_said_no_more: bool
    picks: tuple[int, ...] = ()
    focus: int | None = None
    is_points: bool = False
    text_scale: float = 1.0


def board_content(now: Situation, seat: Seat, board: Board) -> BoardContent:
    """Return what a seat's board shows in a situation."""
    table = now.table
    held = table.held[seat]
    places = [set_place(item.kind) for item in held]
    counts = tuple(places.count(kind) for kind in range(9))
    points = sum(item.points for item in held)
    choice = table.choice if table.is_choosing(seat) else None
    picks = tuple(places[at] for at in choice.sets) if choice else ()
    return BoardContent(
        board,
        now.people[seat],
        now.plights[seat],
        counts,
        str(points) if now.is_points else f"{len(held)}/9",
        table.stack_sizes[seat],
        is_active=table.is_claimant(seat) or table.is_choosing(seat),
        is_adding=table.turn == seat and not table.is_blocked,
        has_said_no_more=table.no_more[seat],
        picks=picks,
        focus=picks[now.pick] if picks else None,
        is_points=now.is_points,
        text_scale=now.text_scale,
    )


def paint_board(art: "Art", content: BoardContent) -> Iterator[Mark]:
    """Yield the board of a seat."""
    board, person = content.board, content.person
    x, y, w, h = board.box
    radius = 22 if board.is_compact else 28
    panel = art.panel(w, h, radius=radius, animal=person.animal, active=content.is_active)
    yield Mark("panel", panel, x, y, LAYER)
    yield from _paint_badge(art, content)
    yield from _paint_name(art, content)
    yield from _paint_stack(art, content)
    if content.plight.refusal and not board.is_compact:
        yield from _paint_refusal(art, content)
    else:
        for row in range(3):
            yield from _paint_row(art, content, row)
    if _has_foot(board):
        yield from _paint_status(art, content)


def _paint_badge(art: "Art", content: BoardContent) -> Iterator[Mark]:
    x, y, side, _ = content.board.badge
    radius, plight = side / 2, content.plight
    if plight.cooldown:
        yield cooldown_mark(
            art,
            "cooldown",
            x=x,
            y=y,
            badge=radius,
            share=plight.cooldown,
            animal=content.person.animal,
            layer=LAYER + 1,
        )
    yield Mark("badge", art.badge(content.person.animal, radius), x, y, LAYER + 2)
    if content.person.is_lost:
        yield Mark("plug", art.icon("plug", 40, "nic.text"), x + radius, y + radius, LAYER + 3)


def _paint_name(art: "Art", content: BoardContent) -> Iterator[Mark]:
    board, name = content.board, content.person.name
    size = 28 * min(content.text_scale, 1.15)
    if board.is_compact:
        y = board.top + 90
        words = art.shortened(name, board.box.w - 20, 28, font="extra")
        yield Mark("name", art.text(words, 28, "main", font="extra"), board.box.x, y, LAYER + 1)
        return
    left = board.left + (122 if board.is_high else 108)
    top = board.top + (46 if board.is_high else 36)
    words = art.shortened(name, board.right - left - 14, size * 1.15, font="extra")
    yield Mark("name", art.text(words, size * 1.15, "main", font="extra"), left, top, LAYER + 1, LEFT)
    y = board.stack[1]
    score = art.text(content.score, 40 if board.is_high else 36, "main", font="title")
    yield Mark("score", score, left, y, LAYER + 1, LEFT)
    if content.is_points:
        width = score.get_width() / art.canvas.k
        yield Mark("points", art.text("pts", 28, "muted", font="bold"), left + width + 6, y, LAYER + 1, LEFT)


def _paint_stack(art: "Art", content: BoardContent) -> Iterator[Mark]:
    """Yield the seat's stack with its count; on low boards the control that has no place elsewhere."""
    board, controls = content.board, content.person.controls
    y, right = board.stack[1], board.right - (10 if board.is_compact else 18)
    if content.plight.is_marking and controls and not (board.is_high or board.is_compact):
        yield Mark("stack", art.icon("cross", 30, "muted"), right, y, LAYER + 1, RIGHT)
        yield Mark("back key", art.key_glyph(controls.back, SMALL_GLYPH), right - 36, y, LAYER + 1, RIGHT)
        return
    has_glyph = controls is not None and content.plight.can_add and not _has_foot(board)
    if content.stack or content.plight.cannot_end:
        colour = "main" if content.is_adding else "muted"
        count = art.figures(str(content.stack), 28, colour, font="extra")
    else:
        tone = "tic" if content.has_said_no_more else "muted"
        count = art.icon("check" if content.has_said_no_more else "flag", 32, tone)
    yield Mark("stack", count, right, y, LAYER + 1, RIGHT)
    left = right - count.get_width() / art.canvas.k - 8
    if has_glyph:
        place = (right, y + 32) if board.is_compact else (left, y)
        yield Mark("add", art.key_glyph(controls.add, SMALL_GLYPH), *place, LAYER + 2, RIGHT)
    if content.stack and content.stack < WIDE_COUNT and (board.is_compact or not has_glyph):
        yield Mark("back", art.back(22), left - 11, y, LAYER + 1)


def _has_foot(board: Board) -> bool:
    return board.is_high and not board.is_compact


def _paint_row(art: "Art", content: BoardContent, row: int) -> Iterator[Mark]:
    kind = RELATIONS[row].value
    yield from _paint_label(art, content, row)
    for column in range(3):
        place = 3 * row + column
        box = content.board.cell(row, column)
        count = content.counts[place]
        key = ("cell", place)
        yield Mark(key, art.set_cell(box.w, box.h, kind if count else None), box.x, box.y, LAYER + 1)
        figure = min(44.0, box.h * (0.86 if content.board.is_compact else 0.72), box.w * 0.8)
        colour = "ink" if count else "muted"
        number = art.text(str(SIZES[column]), figure, colour, font="title")
        yield Mark(("size", place), number, box.x, box.y, LAYER + 2)
        if count > 1:
            yield from _paint_times(art, place, box, count)
        if place in content.picks:
            yield from _paint_pick(art, place, box, is_focus=place == content.focus)


def _paint_times(art: "Art", place: int, box: Box, count: int) -> Iterator[Mark]:
    """Yield how many sets of a kind there are, where that counts."""
    disc = art.number_disc(count, 14)
    yield Mark(("times", place), disc, box.x + box.w / 2 - 8, box.y + box.h / 2 - 8, LAYER + 3)


def _paint_pick(art: "Art", place: int, box: Box, *, is_focus: bool) -> Iterator[Mark]:
    """Yield the ring around a set that may be given up."""
    width = 6 if is_focus else 2.5
    ring = art.ring(box.w + 8, box.h + 8, radius=16, width=width, colour="selection")
    yield Mark(("pick", place), ring, box.x, box.y, LAYER + 3)


def _paint_label(art: "Art", content: BoardContent, row: int) -> Iterator[Mark]:
    """Yield the sign of a relation and the control that calls it."""
    board = content.board
    box = board.label(row)
    kind = RELATIONS[row].value
    scale = 1.3 if RELATIONS[row] is Relation.SINGLE else 1.05
    controls = content.person.controls
    if board.is_compact:
        yield Mark(
            ("sign", row), art.marker(kind, scale * 0.72, glow=False), board.right - 26, box.y, LAYER + 1
        )
    elif controls is None:
        yield Mark(("sign", row), art.marker(kind, scale, glow=False), box.x, box.y, LAYER + 1)
    else:
        over = (0, -box.h * (0.21 if board.is_high else 0.25))
        offset = over if _is_stacked(art, content) else (-box.w / 2 + _SIGN / 2, 0)
        size = scale if board.is_high else scale * 0.72
        yield Mark(
            ("sign", row),
            art.marker(kind, size, glow=False),
            box.x + offset[0],
            box.y + offset[1],
            LAYER + 1,
        )
    if controls and content.plight.can_call:
        yield _call_glyph(art, content, row, box=box)


def _is_stacked(art: "Art", content: BoardContent) -> bool:
    """Return whether signs stand over their controls: on high boards, or if a control is too wide."""
    box, calls = content.board.label(0), content.person.controls.calls
    widest = max(art.key_glyph(glyph, SMALL_GLYPH).get_width() for glyph in calls) / art.canvas.k
    return content.board.is_high or _SIGN + widest > box.w


def _call_glyph(art: "Art", content: BoardContent, row: int, *, box: Box) -> Mark:
    board, glyph = content.board, content.person.controls.calls[row]
    picture = art.key_glyph(glyph, GLYPH if board.is_high and not board.is_compact else SMALL_GLYPH)
    if board.is_compact:
        return Mark(("call", row), picture, board.left + 10, box.y, LAYER + 1, LEFT)
    if _is_stacked(art, content):
        under = 0.22 if board.is_high else 0.25
        return Mark(("call", row), picture, box.x, box.y + box.h * under, LAYER + 1)
    return Mark(("call", row), picture, box.x + box.w / 2 - 2, box.y, LAYER + 1, RIGHT)


def _paint_refusal(art: "Art", content: BoardContent) -> Iterator[Mark]:
    """Yield why the last thing that the seat tried can't be, in place of its rows."""
    area = content.board.rows
    inset = art.inset(area.w, area.h, radius=16, alpha=0.5)
    yield Mark("refusal box", inset, area.x, area.y, LAYER + 1)
    words = art.paragraph(content.plight.refusal, area.w - 28, TEXT, "main", font="bold", leading=1.12)
    yield Mark("refusal", words, area.x, area.y, LAYER + 2)


def _paint_status(art: "Art", content: BoardContent) -> Iterator[Mark]:
    """Yield what the seat is up to or may do, with its control, at the foot of its board."""
    board, plight, controls = content.board, content.plight, content.person.controls
    y, left, width = board.top + board.box.h - 30, board.box.x, board.box.w - 16
    glyph = None
    if controls and (plight.can_add or plight.is_marking):
        glyph = art.key_glyph(controls.back if plight.is_marking else controls.add, GLYPH)
        width -= glyph.get_width() / art.canvas.k + 10
    colour = "main" if glyph or content.is_active else "muted"
    words = art.shortened(plight.status, width, TEXT, font="bold")
    picture = art.text(words, TEXT, colour, font="bold")
    if glyph is None:
        yield Mark("status", picture, left, y, LAYER + 1)
        return
    glyph_width = glyph.get_width() / art.canvas.k + 10
    left -= (glyph_width + picture.get_width() / art.canvas.k) / 2
    yield Mark("status key", glyph, left, y, LAYER + 1, LEFT)
    yield Mark("status", picture, left + glyph_width, y, LAYER + 1, LEFT)
