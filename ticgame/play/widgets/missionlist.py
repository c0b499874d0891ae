"""Missions one below the other, worded, with the order in which they were picked."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from pygame import FRect

from ticgame.games.together.missions import Mission, OnePlay, StraightRun, TicGroup
from ticgame.games.together.wording import mission_hint, mission_title
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Input, Phase
from ticgame.play.stage import LEFT, Stage
from ticgame.play.table.marks import Mark, Panel
from ticgame.play.widgets.labels import SMALLEST, fitted
from ticgame.play.widgets.plates import NOBODY, ink, paint_plate
from ticgame.play.widgets.presses import clicked, hovered, pressed, scrolled, steered
from ticgame.play.widgets.scrollbar import ScrollBar

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

ROW_HEIGHT = 124.0
GAP = 10.0
ICON = 66.0
TEXT_LEFT = 118.0
TEXT_RIGHT = 92.0
TITLE_SIZE = 32.0
HINT_SIZE = 28.0
MOST_SYMBOLS = 4
_RUN_KINDS = ("mono", "mono", "duo", "tripo")
_PART = 8


def mission_symbols(mission: Mission) -> tuple[str, ...]:
    """Return the edge markers that stand for a mission in a list."""
    if isinstance(mission, TicGroup):
        return ("tic",) * min(MOST_SYMBOLS, mission.size - 1)
    if isinstance(mission, StraightRun):
        return (_RUN_KINDS[mission.properties],) * min(MOST_SYMBOLS, mission.length - 1)
    assert isinstance(mission, OnePlay)
    wanted = max(mission.touching or 0, mission.edges, mission.tics + mission.singles, 1)
    first = [mission.all.value] * wanted if mission.all else ["tic"] * mission.tics
    return tuple((first + ["single"] * wanted)[: min(MOST_SYMBOLS, wanted)])


class MissionLook(NamedTuple):
    """A row as it is shown; `number` is its place among the picks, 0 if it isn't picked."""

    box: tuple[float, float, float, float]
    title: str
    hint: str
    symbols: tuple[str, ...]
    number: int
    is_focused: bool
    scale: float


class MissionList:
    """A list to pick from; `toggle` is called with the row that was pressed."""

    def __init__(self, missions: Sequence[Mission], *, toggle: Callable[[int], None]) -> None:
        self.missions = list(missions)
        self.focus = 0
        self.is_lit = True
        self._toggle = toggle
        self._first = 0
        self._numbers: Sequence[int] = [0] * len(self.missions)

    def lay_out(self, stage: Stage, art: "Art", area: FRect, *, scale: float) -> None:
        """Show as many rows as fit an area."""
        self._area, self._scale = area, scale
        self._height = ROW_HEIGHT * scale
        self._count = min(len(self.missions), int((area.h + GAP) // (self._height + GAP)))
        self._panel = Panel(stage, art, paint_missions)
        self._bar = None
        if self._count < len(self.missions):
            track = FRect(area.right + 26, area.y, 8, self._count * (self._height + GAP) - GAP)
            self._bar = ScrollBar(stage, art, track, seen=self._count / len(self.missions), layer=2)
        self._keep_in_view()

    def show(self, numbers: Sequence[int]) -> None:
        """Show the rows; `numbers` has each mission's place among the picks."""
        self._numbers = numbers
        self._panel.update(tuple(self._look(row) for row in range(self._first, self._first + self._count)))
        if self._bar:
            self._bar.show(self._first / (len(self.missions) - self._count))

    def handle(self, event: Input) -> bool:
        """Take an input if it means something to the list."""
        way = steered(event)
        if way in (Intent.UP, Intent.DOWN):
            self._step(-1 if way is Intent.UP else 1, can_wrap=event.phase is Phase.DOWN)
        elif pressed(event) is Intent.A:
            self._toggle(self.focus)
        elif notches := scrolled(event):
            self._scroll(-1 if notches > 0 else 1)
        else:
            return self._point(event)
        return True

    def row_at(self, x: float, y: float) -> int | None:
        """Return the row at a point."""
        rows = range(self._first, self._first + self._count)
        return next((row for row in rows if self._box(row).collidepoint(x, y)), None)

    def _point(self, event: Input) -> bool:
        place = clicked(event) or hovered(event)
        row = self.row_at(*place) if place else None
        if row is None:
            return False
        self.focus = row
        if clicked(event):
            self._toggle(row)
        return True

    def _step(self, by: int, *, can_wrap: bool) -> None:
        count = len(self.missions)
        focus = self.focus + by
        self.focus = focus % count if can_wrap else max(0, min(count - 1, focus))
        self._keep_in_view()

    def _scroll(self, by: int) -> None:
        self._first = max(0, min(len(self.missions) - self._count, self._first + by))
        self.focus = max(self._first, min(self._first + self._count - 1, self.focus))

    def _keep_in_view(self) -> None:
        last = len(self.missions) - self._count
        self._first = max(0, min(last, max(self._first, self.focus - self._count + 1), self.focus))

    def _box(self, row: int) -> FRect:
        top = self._area.y + (row - self._first) * (self._height + GAP)
        return FRect(self._area.x, top, self._area.w, self._height)

    def _look(self, row: int) -> MissionLook:
        mission, box = self.missions[row], self._box(row)
        return MissionLook((box.x, box.y, box.w, box.h), mission_title(mission), mission_hint(mission),
                           mission_symbols(mission), self._numbers[row], self.is_lit and row == self.focus,
                           self._scale)  # fmt: skip


def paint_missions(art: "Art", rows: tuple[MissionLook, ...]) -> Iterator[Mark]:
    """Yield the rows of a list."""
    for place, row in enumerate(rows):
        for mark in _paint_row(art, row):
            yield mark._replace(key=(place, mark.key))


def _paint_row(art: "Art", row: MissionLook) -> Iterator[Mark]:
    box = FRect(*row.box)
    cursors = (NOBODY,) if row.is_focused else ()
    yield from paint_plate(art, "row", box, cursors, radius=22, layer=_PART)
    if row.number and not row.is_focused:
        line = art.ring(box.w, box.h, radius=22, width=2.2, colour="tic", alpha=0.75)
        yield Mark("line", line, *box.center, _PART + 1)
    yield Mark("icon", art.edge_tile(row.symbols, ICON), box.x + 60, box.centery, _PART + 4)
    room = box.w - TEXT_LEFT - TEXT_RIGHT
    title = fitted(art, row.title, room, TITLE_SIZE * row.scale, ink(cursors))
    lines = art.wrap(row.hint, room, HINT_SIZE * row.scale, font="bold")
    size = HINT_SIZE * row.scale if len(lines) < 3 else SMALLEST
    hint = art.paragraph(row.hint, room, size, ink(cursors, is_muted=True), font="bold", leading=1.15)
    left = box.x + TEXT_LEFT
    total = (TITLE_SIZE * row.scale * 1.25 * art.canvas.k + hint.get_height()) / art.canvas.k
    top = box.centery - total / 2
    yield Mark("title", title, left, top + TITLE_SIZE * row.scale * 0.62, _PART + 4, LEFT)
    middle = top + total - hint.get_height() / art.canvas.k / 2
    yield Mark("hint", hint, left, middle, _PART + 4, LEFT)
    if row.number:
        yield Mark("number", art.number_disc(row.number, 26), box.right - 52, box.centery, _PART + 4)
