"""How a contest went: who won, and every seat's place, points and what they are made of."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from pygame import FRect

from ticgame.core.sentences import amount
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Input
from ticgame.play.marks import Mark, Marks
from ticgame.play.scenes.after_game import AfterGame
from ticgame.play.scenes.exits import Exits
from ticgame.play.scenes.result_rows import JUMP_MS, CardRow, jump
from ticgame.play.stage import LEFT, LEFT_EDGE, RIGHT, Frame, Stage
from ticgame.play.table.contest import Contest, Standing, contest_title
from ticgame.play.table.seating import Seating
from ticgame.play.widgets.labels import fitted
from ticgame.play.widgets.presses import pressed
from ticgame.play.widgets.prompts import Prompts, prompt

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

PANEL: Final = FRect(LEFT_EDGE, 250, 1090, 672)
HONOUR: Final = FRect(1260, 250, 564, 250)
MENU: Final = FRect(1260, 560, 560, 320)
HEAD: Final = 24.0
ROW_GAP: Final = 10.0
TALLEST_ROW: Final = 148.0
ROW_AFTER_MS: Final = 170.0
CARD: Final = 62.0
POINTS_ROOM: Final = 150.0
SHORTEST_LINE: Final = 90.0
"""Words with less room say nothing any more."""


class ContestResults(AfterGame):
    """Tells a finished contest, the last place first, and asks what comes next."""

    def __init__(self, contest: Contest, seating: Seating, exits: Exits) -> None:
        self._contest = contest
        self._seating = seating
        self._exits = exits
        self._passed_ms = 0.0
        self._rows: list[Marks] = []
        self._menu = exits.menu()
        self._prompts = Prompts([prompt("Choose", Intent.A), prompt("Seats", Intent.B)])

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        scale = min(app.text_scale, 1.3)
        self.stage = Stage(canvas, art.felt("title"))
        Marks(self.stage).show(self._heading(art))
        Marks(self.stage).show(self._honours(art))
        self._rows = []
        for box, standing in zip(self._row_boxes(), self._contest.standings, strict=True):
            row = Marks(self.stage)
            row.show(self._row(art, standing, box, scale))
            self._rows.append(row)
        self._menu.lay_out(self.stage, art, MENU, scale=scale, sound=app.audio.play)
        self.show_prompts()
        self._show_rows()

    def handle(self, event: Input) -> bool:
        if pressed(event) is not None:
            self.hurry()
        return super().handle(event)

    def hurry(self) -> None:
        self._passed_ms = max(self._passed_ms, self._told_ms)
        self._show_rows()

    def leave(self) -> None:
        self._exits.seats()

    def take(self, event: Input) -> bool:
        return self._menu.handle(event)

    # -- what there is to read

    def _name(self, seat: int) -> str:
        return self._seating.place(seat).name

    def _heading(self, art: "Art") -> Iterator[Mark]:
        words = contest_title(self._contest, self._name)
        title = fitted(art, words, 1728, 112, colour="main", font="title", shadow=True)
        yield Mark("title", title, LEFT_EDGE, 116, 1, LEFT)
        reason = fitted(art, self._contest.reason, 1728, 46, colour="tic", font="title", shadow=True)
        yield Mark("reason", reason, 100, 206, 1, LEFT)
        yield Mark("panel", art.panel(PANEL.w, PANEL.h), *PANEL.center, 1)

    def _honours(self, art: "Art") -> Iterator[Mark]:
        """Yield the winners' emblems under the trophy."""
        yield Mark("plate", art.panel(HONOUR.w, HONOUR.h), *HONOUR.center, 1)
        yield Mark("trophy", art.icon("trophy", 72, "accent"), HONOUR.centerx, HONOUR.y + 58, 2)
        winners = self._contest.winners
        radius = 62.0 if len(winners) < 4 else 44.0
        pitch = min(2 * radius + 34, (HONOUR.w - 60) / max(1, len(winners)))
        left = HONOUR.centerx - (len(winners) - 1) * pitch / 2
        for at, seat in enumerate(winners):
            badge = art.badge(self._seating.place(seat).animal.value, radius, glow=True)
            yield Mark(("winner", seat), badge, left + at * pitch, HONOUR.y + 168, 3)

    def _row_boxes(self) -> list[FRect]:
        count = len(self._contest.standings)
        pitch = min(TALLEST_ROW + ROW_GAP, (PANEL.h - 2 * HEAD + ROW_GAP) / count)
        left, width = PANEL.x + HEAD, PANEL.w - 2 * HEAD
        return [FRect(left, PANEL.y + HEAD + at * pitch, width, pitch - ROW_GAP) for at in range(count)]

    def _row(self, art: "Art", standing: Standing, box: FRect, scale: float) -> Iterator[Mark]:
        """Yield a seat: place, emblem, name, what its points are made of, its points."""
        place = self._seating.place(standing.seat)
        is_winner = standing.seat in self._contest.winners
        yield Mark("row", art.inset(box.w, box.h, radius=18), *box.center, 2)
        if is_winner:
            ring = art.ring(box.w, box.h, radius=18, colour=place.animal.value, alpha=0.9)
            yield Mark("ring", ring, *box.center, 2)
        figure = art.figures(str(standing.place), 44, "accent" if is_winner else "muted")
        yield Mark("place", figure, box.x + 44, box.centery, 3)
        radius = min(44.0, box.h * 0.36)
        badge = art.badge(place.animal.value, radius, glow=is_winner)
        yield Mark("badge", badge, box.x + 128, box.centery, 4)
        left = box.x + 196
        cards = CardRow.fitting(standing.cards, width=CARD, height=box.h - 20)
        room = box.right - POINTS_ROOM - 28 - left - cards.length - (16 if cards.cards else 0)
        has_line = bool(standing.line or standing.kinds)
        name_y = box.centery - (box.h * 0.2 if has_line else 0)
        name = fitted(art, place.name, room, 38 * scale, colour="main")
        yield Mark("name", name, left, name_y, 3, LEFT)
        if hints := self._hints_of(standing.seat):
            words = amount(hints, "hint")
            x = left + name.get_width() / art.canvas.k + 24
            yield Mark("bulb", art.icon("bulb", 28, "muted"), x + 14, name_y, 3)
            yield Mark("hints", art.text(words, 28, "muted", font="bold"), x + 34, name_y, 3, LEFT)
        yield from self._line(art, standing, x=left, y=box.centery + box.h * 0.2, room=room, scale=scale)
        yield from cards.paint(art, "card", right=box.right - POINTS_ROOM - 32, y=box.centery)
        yield from self._points(art, standing, box)

    def _hints_of(self, seat: int) -> int:
        return self._contest.hints[seat] if self._contest.hints else 0

    def _line(
        self, art: "Art", standing: Standing, *, x: float, y: float, room: float, scale: float
    ) -> Iterator[Mark]:
        """Yield counts by marker, then words."""
        end = x + room
        for kind, count in standing.kinds:
            yield Mark((kind, "sign"), art.marker(kind, 0.8, glow=False), x + 14, y, 3)
            amount = art.text(f"×{count}", 28, "muted", font="extra")
            yield Mark((kind, "count"), amount, x + 36, y, 3, LEFT)
            x += 36 + amount.get_width() / art.canvas.k + 22
        if standing.line and end - x >= SHORTEST_LINE:
            words = fitted(art, standing.line, end - x, 28 * scale, colour="muted", font="bold")
            yield Mark("line", words, x, y, 3, LEFT)

    def _points(self, art: "Art", standing: Standing, box: FRect) -> Iterator[Mark]:
        right = box.right - 24
        is_tall = box.h >= 96
        y = box.centery - (14 if is_tall else 0)
        yield Mark("points", art.figures(standing.points, 60, "main"), right, y, 3, RIGHT)
        if is_tall:
            unit = art.text(self._contest.unit, 28, "muted", font="bold")
            yield Mark("unit", unit, right, box.centery + box.h * 0.5 - 26, 3, RIGHT)

    # -- the rows, told from the last to the first

    @property
    def _told_ms(self) -> float:
        """How long it takes until all rows are there."""
        return ROW_AFTER_MS * len(self._rows)

    @property
    def _is_moving(self) -> bool:
        return self.app.has_motion and self._passed_ms < self._told_ms + JUMP_MS

    def update(self, dt_ms: float) -> None:
        if self._is_moving:
            self._passed_ms += dt_ms
            self._show_rows()

    def rest_ms(self) -> float | None:
        return 0.0 if self._is_moving else None

    def _show_rows(self) -> None:
        is_done = not self._is_moving
        height = 0.0 if is_done else jump(self._passed_ms - self._told_ms)
        for at, (row, standing) in enumerate(zip(self._rows, self._contest.standings, strict=True)):
            after = (len(self._rows) - 1 - at) * ROW_AFTER_MS
            if is_done or self._passed_ms >= after:
                if row.is_hidden:
                    row.restore_all()
            elif not row.is_hidden:
                row.hide()
            if standing.seat in self._contest.winners:
                x, y = row.place("badge")
                row.sprite("badge").move(x, y - height)
