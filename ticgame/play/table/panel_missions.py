"""The panel of missions: what each asks for, how far it has come, and what the play in hand would add."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Surface

from ticgame.core.cards import Key
from ticgame.play.marks import Mark
from ticgame.play.stage import LEFT, LEFT_EDGE, RIGHT

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

TOP_EDGE: Final = 54.0
WIDTH: Final = 404.0
HEAD: Final = 92.0
ROW_WIDTH: Final = 372.0
TEXT_LEFT: Final = LEFT_EDGE + 106
TEXT_RIGHT: Final = LEFT_EDGE + WIDTH - 36
LOWEST: Final = 812.0
MOST_ROWS: Final = 12
CHECK_RADIUS: Final = 15.0
_BASE, _PART = 2, 6


class MissionRow(NamedTuple):
    """One mission: `key` or edge `kinds` make its picture; `ahead` is what the play in hand would add."""

    id: str
    title: str
    key: Key | None
    kinds: tuple[str, ...]
    have: int
    need: int
    is_done: bool
    ahead: int = 0
    would_finish: bool = False


class Missions(NamedTuple):
    """All missions of a game, and how large text beside the cards is (1 to 1.3)."""

    rows: tuple[MissionRow, ...]
    text_scale: float = 1.0


class _Plan(NamedTuple):
    """How high rows are, and how much each can say."""

    height: float
    pitch: float
    icon: float
    is_compact: bool


def plan_rows(count: int, text_scale: float = 1.0) -> _Plan:
    """Return how rows are laid out so that all of them fit; larger text gets higher rows."""
    room = LOWEST - TOP_EDGE - HEAD
    if count <= 5:
        pitch = max(115.0, min(115 * text_scale, room / max(1, count)))
        return _Plan(pitch - 9, pitch, 60, is_compact=False)
    if count <= 7:
        return _Plan(84, 92, 56, is_compact=False)
    pitch = room / min(count, MOST_ROWS)
    return _Plan(pitch - 7, pitch, min(52, pitch - 17), is_compact=pitch < 78)


def row_middle(index: int, count: int, text_scale: float = 1.0) -> tuple[float, float]:
    """Return the middle of a mission's row."""
    plan = plan_rows(count, text_scale)
    return LEFT_EDGE + WIDTH / 2, TOP_EDGE + HEAD + index * plan.pitch + plan.height / 2


def shown_rows(rows: Sequence[MissionRow]) -> list[MissionRow]:
    """Return the rows that fit; of more than twelve, done ones make room for open ones."""
    if len(rows) <= MOST_ROWS:
        return list(rows)
    spare = len(rows) - MOST_ROWS
    hidden = {row.id for row in [*filter(lambda row: row.is_done, rows), *reversed(rows)][:spare]}
    return [row for row in rows if row.id not in hidden]


def paint_missions(art: "Art", content: Missions) -> Iterator[Mark]:
    """Yield the panel with a row for each mission."""
    rows = shown_rows(content.rows)
    plan = plan_rows(len(rows), content.text_scale)
    height = max(HEAD + (len(rows) - 1) * plan.pitch + plan.height + 14, 200.0)
    middle = (LEFT_EDGE + WIDTH / 2, TOP_EDGE + height / 2)
    yield Mark("panel", art.panel(WIDTH, height), *middle, 0, is_baked=True)
    head = TOP_EDGE + 46
    yield Mark("title", art.text("Missions", "panel"), LEFT_EDGE + 28, head, _PART, LEFT)
    done = sum(row.is_done for row in content.rows)
    count = art.text(f"{done} / {len(content.rows)}", "name", "accent")
    yield Mark("count", count, LEFT_EDGE + WIDTH - 28, head, _PART, RIGHT)
    for index, row in enumerate(rows):
        _, y = row_middle(index, len(rows), content.text_scale)
        yield from _paint_row(art, row, y, plan=plan, scale=content.text_scale)


def _paint_row(art: "Art", row: MissionRow, y: float, *, plan: _Plan, scale: float) -> Iterator[Mark]:
    x, h = LEFT_EDGE + WIDTH / 2, plan.height
    yield Mark((row.id, "inset"), art.inset(ROW_WIDTH, h, radius=18), x, y, 1, is_baked=True)
    if row.is_done:
        tint = art.box(ROW_WIDTH, h, radius=18, colour="tic", alpha=0.07)
        yield Mark((row.id, "tint"), tint, x, y, _BASE)
        line = art.ring(ROW_WIDTH, h, radius=18, width=2.2, colour="tic", alpha=0.75)
        yield Mark((row.id, "line"), line, x, y, _BASE + 1)
    elif row.would_finish:
        glow = art.glow(ROW_WIDTH, h, radius=18, blur=14, colour="tic", alpha=0.4)
        yield Mark((row.id, "glow"), glow, x, y, _BASE)
        fill = art.box(ROW_WIDTH, h, radius=18, colour="panel", alpha=0.92)
        yield Mark((row.id, "tint"), fill, x, y, _BASE + 1)
        line = art.ring(ROW_WIDTH, h, radius=18, width=3, colour="selection", alpha=0.9)
        yield Mark((row.id, "line"), line, x, y, _BASE + 2)
    yield Mark((row.id, "icon"), _icon(art, row, plan.icon), LEFT_EDGE + 62, y, _PART)
    if plan.is_compact:
        yield from _compact_words(art, row, y, scale)
    else:
        yield from _words(art, row, y, plan=plan, scale=scale)


def _icon(art: "Art", row: MissionRow, size: float) -> Surface:
    return art.edge_tile(row.kinds, size) if row.key is None else art.key_chip(row.key, size)


def _title_colour(row: MissionRow) -> str | tuple[int, int, int]:
    return (0xCF, 0xFF, 0xE8) if row.is_done else "main"


def _words(art: "Art", row: MissionRow, y: float, *, plan: _Plan, scale: float) -> Iterator[Mark]:
    """Yield title and progress in two lines, or a title of two lines with its progress beside or below."""
    size = 28 * scale
    room = TEXT_RIGHT + 14 - TEXT_LEFT
    lines = art.wrap(row.title, room, size, font="extra")
    is_tall = plan.height > 94 * scale
    if len(lines) == 1:
        gap = plan.height * 0.2 if plan.height < 100 else plan.height * 0.18
        yield Mark((row.id, "title"), _line(art, lines[0], size, row), TEXT_LEFT, y - gap, _PART, LEFT)
        yield from _progress(art, row, y + gap, size)
        return
    if is_tall:
        for at, line in enumerate(_two(art, lines, room, size)):
            image = _line(art, line, size, row)
            yield Mark((row.id, "title", at), image, TEXT_LEFT, y + (31 * at - 30) * scale, _PART, LEFT)
        yield from _progress(art, row, y + 33 * scale, size)
        return
    narrow = room - (44 if row.is_done else art.text_width(_count(row), size, font="extra") + 12)
    lines = _two(art, art.wrap(row.title, narrow, size, font="extra"), narrow, size)
    for at, line in enumerate(lines):
        image = _line(art, line, size, row)
        off = (at - (len(lines) - 1) / 2) * 32 * scale
        yield Mark((row.id, "title", at), image, TEXT_LEFT, y + off, _PART, LEFT)
    yield _end_sign(art, row, y, size)


def _two(art: "Art", lines: list[str], room: float, size: float) -> list[str]:
    """Return at most two lines, the second cut where there were more."""
    if len(lines) <= 2:
        return lines
    return [lines[0], art.shortened(" ".join(lines[1:]), room, size, font="extra")]


def _line(art: "Art", words: str, size: float, row: MissionRow) -> Surface:
    return art.text(words, size, _title_colour(row), font="extra")


def _count(row: MissionRow) -> str:
    return f"{row.have}/{row.need}"


def _end_sign(art: "Art", row: MissionRow, y: float, size: float) -> Mark:
    """Return how far a row is, at its right end."""
    if row.is_done:
        return Mark((row.id, "check"), art.check_disc(CHECK_RADIUS), TEXT_RIGHT - 4, y, _PART)
    image = art.text(_count(row), size, font="extra")
    return Mark((row.id, "count"), image, TEXT_RIGHT + 12, y, _PART, RIGHT)


def _progress(art: "Art", row: MissionRow, y: float, size: float) -> Iterator[Mark]:
    if row.is_done:
        yield Mark((row.id, "check"), art.check_disc(CHECK_RADIUS), TEXT_LEFT + 14, y, _PART)
        done = art.text("Done", size, "tic", font="extra")
        yield Mark((row.id, "done"), done, TEXT_LEFT + 38, y, _PART, LEFT)
    elif row.need == 1:
        words = art.text("one play", size, "muted", font="bold")
        yield Mark((row.id, "words"), words, TEXT_LEFT, y, _PART, LEFT)
    else:
        count = art.text(_count(row), size, font="extra")
        width = TEXT_RIGHT - TEXT_LEFT - art.text_width(_count(row), size, font="extra") - 18
        bar = art.segments(width, total=row.need, filled=row.have, preview=row.ahead)
        yield Mark((row.id, "bar"), bar, TEXT_LEFT, y, _PART, LEFT)
        yield Mark((row.id, "count"), count, TEXT_RIGHT, y, _PART, RIGHT)


def _compact_words(art: "Art", row: MissionRow, y: float, scale: float) -> Iterator[Mark]:
    """Yield one line, the progress at its end."""
    size = 28 * min(scale, 1.04)
    room = TEXT_RIGHT - TEXT_LEFT - (30 if row.is_done else art.text_width(_count(row), size, font="extra"))
    title = art.shortened(row.title, room, size, font="extra")
    yield Mark((row.id, "title"), _line(art, title, size, row), TEXT_LEFT - 12, y, _PART, LEFT)
    yield _end_sign(art, row, y, size)
