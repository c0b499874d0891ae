"""Missions one below the other, worded, with the order in which they were picked."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from pygame import FRect

from ticgame.games.together.missions import Mission, OnePlay, StraightRun, TicGroup
from ticgame.games.together.wording import mission_hint, mission_title
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Input, Phase
from ticgame.play.marks import Mark, Panel
from ticgame.play.stage import LEFT, Stage
from ticgame.play.widgets.labels import fitted
from ticgame.play.widgets.plates import NOBODY, ink, paint_plate
from ticgame.play.widgets.presses import clicked, hovered, pressed, scrolled, steered
from ticgame.play.widgets.scrollbar import ScrollBar

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

ROW_HEIGHT = 122.0
GAP = 10.0
ICON = 66.0
TEXT_LEFT = 118.0
TEXT_RIGHT = 92.0
TITLE_SIZE = 32.0
TITLE_PITCH = 1.25
HINT_SIZE = 28.0
HINT_LEADING = 1.15
PADDING = 9.0
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
        self._heights = [_row_height(art, mission, area.w, scale) for mission in self.missions]
        self._furthest = self._first_row_of_the_end()
        self._panel = Panel(stage, art, paint_missions)
        self._bar = None
        if self._furthest:
            seen = area.h / sum(height + GAP for height in self._heights)
            track = FRect(area.right + 26, area.y, 8, area.h)
            self._bar = ScrollBar(stage, art, track, seen=seen, layer=2)
        self._keep_in_view()

    def show(self, numbers: Sequence[int]) -> None:
        """Show the rows; `numbers` has each mission's place among the picks."""
        self._numbers = numbers
        self._panel.update(tuple(self._look(row) for row in self._in_view()))
        if self._bar:
            self._bar.show(self._first / self._furthest)

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
        return next((row for row in self._in_view() if self._box(row).collidepoint(x, y)), None)

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
        self._first = max(0, min(self._furthest, self._first + by))
        self.focus = max(self._first, min(self._in_view()[-1], self.focus))

    def _keep_in_view(self) -> None:
        self._first = min(self._first, self._furthest, self.focus)
        while self.focus not in self._in_view():
            self._first += 1

    def _in_view(self) -> range:
        """Return the rows that fit the area."""
        room, row = self._area.h + GAP, self._first
        while row < len(self.missions) and room >= self._heights[row] + GAP:
            room -= self._heights[row] + GAP
            row += 1
        return range(self._first, max(row, self._first + 1))

    def _first_row_of_the_end(self) -> int:
        """Return the first row of those that fit when the last one is shown."""
        room, row = self._area.h + GAP, len(self.missions)
        while row and room >= self._heights[row - 1] + GAP:
            row -= 1
            room -= self._heights[row] + GAP
        return min(row, len(self.missions) - 1)

    def _box(self, row: int) -> FRect:
        above = sum(self._heights[i] + GAP for i in range(self._first, row))
        return FRect(self._area.x, self._area.y + above, self._area.w, self._heights[row])

    def _look(self, row: int) -> MissionLook:
        mission, box = self.missions[row], self._box(row)
        return MissionLook((box.x, box.y, box.w, box.h), mission_title(mission), mission_hint(mission),
                           mission_symbols(mission), self._numbers[row], self.is_lit and row == self.focus,
                           self._scale)  # fmt: skip


def _row_height(art: "Art", mission: Mission, width: float, scale: float) -> float:
    """Return how high a row must be for all its words."""
    room = width - TEXT_LEFT - TEXT_RIGHT
    lines = art.wrap(mission_hint(mission), room, HINT_SIZE * scale, font="bold")
    words = (TITLE_SIZE * TITLE_PITCH + len(lines) * HINT_SIZE * HINT_LEADING) * scale
    return max(ROW_HEIGHT * scale, words + 2 * PADDING * scale)


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
    title = fitted(art, row.title, room, TITLE_SIZE * row.scale, colour=ink(cursors))
    size, colour = HINT_SIZE * row.scale, ink(cursors, is_muted=True)
    hint = art.paragraph(row.hint, room, size, colour, font="bold", leading=HINT_LEADING)
    left = box.x + TEXT_LEFT
    total = (TITLE_SIZE * row.scale * TITLE_PITCH * art.canvas.k + hint.get_height()) / art.canvas.k
    top = box.centery - total / 2
    yield Mark("title", title, left, top + TITLE_SIZE * row.scale * 0.62, _PART + 4, LEFT)
    middle = top + total - hint.get_height() / art.canvas.k / 2
    yield Mark("hint", hint, left, middle, _PART + 4, LEFT)
    if row.number:
        yield Mark("number", art.number_disc(row.number, 26), box.right - 52, box.centery, _PART + 4)
