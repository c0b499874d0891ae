"""The rules of a game, to be read with any device."""

from pygame import FRect, Surface

from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Input
from ticgame.play.rulebook import load_rulebook
from ticgame.play.scenes.prompted import PromptedScene
from ticgame.play.stage import LEFT, TOP_LEFT, Frame, Stage
from ticgame.play.widgets.page import Page
from ticgame.play.widgets.presses import clicked, pressed, scrolled, steered
from ticgame.play.widgets.prompts import Prompts, prompt
from ticgame.play.widgets.scrollbar import ScrollBar

PANEL = FRect(560, 150, 1264, 800)
MARGIN = 44
LIST_LEFT = 96
LIST_TOP = 156
LIST_WIDTH = 430
LIST_SIZE = 30
LINE_STEP = 120.0
PAGE_SHARE = 0.85
SCROLL_SHARE_A_MS = 0.012


class RulesReader(PromptedScene):
    """Chapters on the left, the text on the right: up and down scroll, left and right turn to a chapter."""

    def __init__(self, game: str) -> None:
        self._book = load_rulebook(game)
        self._page: Page | None = None
        self._top = 0.0
        self._goal = 0.0
        self._prompts = Prompts(
            [
                prompt("Chapter", Intent.LEFT, Intent.RIGHT),
                prompt("Scroll", Intent.UP, Intent.DOWN),
                prompt("Back", Intent.B),
            ]
        )

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        where = self._chapter() if self._page else 0
        self.stage = Stage(canvas, art.felt("table"))
        title = art.text(self._book.title, 56, "main", font="title", shadow=True)
        self.stage.add(title, LIST_LEFT, 96, layer=1, anchor=LEFT)
        self.stage.add(art.panel(PANEL.w, PANEL.h), *PANEL.center)
        self._page = Page(art, self._book.chapters, width=PANEL.w - 2 * MARGIN - 30, scale=app.text_scale)
        self._top = self._goal = min(self._page.tops[where], self._furthest)
        corner = (PANEL.x + MARGIN, PANEL.y + MARGIN)
        self._view = self.stage.add(self._picture(), *corner, layer=2, anchor=TOP_LEFT)
        self._lay_out_list()
        self._lay_out_bar()
        self.show_prompts()

    def rest_ms(self) -> float | None:
        return 0.0 if self._top != self._goal else None

    def update(self, dt_ms: float) -> None:
        if self._top == self._goal:
            return
        way = self._goal - self._top
        step = way * min(1.0, dt_ms * SCROLL_SHARE_A_MS)
        self._top = self._goal if abs(way - step) < 0.5 or not self.app.has_motion else self._top + step
        self._show()

    def take(self, event: Input) -> bool:
        return self._steer(event) or self._point(event)

    def _steer(self, event: Input) -> bool:
        way = steered(event)
        button = pressed(event)
        if way in (Intent.UP, Intent.DOWN):
            self._scroll(LINE_STEP if way is Intent.DOWN else -LINE_STEP)
        elif button is Intent.A:
            self._scroll(PANEL.h * PAGE_SHARE)
        elif way is Intent.RIGHT or button is Intent.NEXT:
            self._turn_to(self._chapter() + 1)
        elif way is Intent.LEFT or button is Intent.PREV:
            self._turn_to(self._chapter() - 1)
        else:
            return False
        return True

    def _point(self, event: Input) -> bool:
        if notches := scrolled(event):
            self._scroll(-notches * LINE_STEP)
            return True
        place = clicked(event)
        for i, box in enumerate(self._boxes):
            if place and box.collidepoint(place):
                self._turn_to(i)
                return True
        return False

    @property
    def _furthest(self) -> float:
        # The last chapter can be turned to as well, however short it is.
        return max(0.0, self._page.height - (PANEL.h - 2 * MARGIN), self._page.tops[-1])

    def _chapter(self) -> int:
        """Return the chapter that the reader is in, or scrolls to."""
        return max(i for i, top in enumerate(self._page.tops) if i == 0 or top <= self._goal + 1)

    def _turn_to(self, chapter: int) -> None:
        chapter = max(0, min(len(self._page.tops) - 1, chapter))
        self._scroll(self._page.tops[chapter] - self._goal)

    def _scroll(self, by: float) -> None:
        self._goal = max(0.0, min(self._furthest, self._goal + by))
        self._show()

    def _picture(self) -> Surface:
        return self._page.picture(self._top, PANEL.h - 2 * MARGIN)

    def _show(self) -> None:
        self._view.image = self._picture()
        self._show_place()

    def _lay_out_list(self) -> None:
        art = self.app.art
        pitch = (PANEL.bottom - LIST_TOP) / len(self._book.chapters)
        self._size = min(LIST_SIZE * self.app.text_scale, pitch * 0.62)
        self._boxes = [
            FRect(LIST_LEFT, LIST_TOP + i * pitch, LIST_WIDTH, pitch - 4)
            for i in range(len(self._book.chapters))
        ]
        plate = art.menu_row(LIST_WIDTH, min(pitch - 4, 64), focused=True, radius=20)
        self._plate = self.stage.add(plate, 0, 0, layer=1)
        blank = art.text(" ", self._size, "muted", font="extra")
        self._names = [
            self.stage.add(blank, box.x + 24, box.centery, layer=2, anchor=LEFT) for box in self._boxes
        ]

    def _lay_out_bar(self) -> None:
        track = FRect(PANEL.right - 34, PANEL.y + MARGIN, 8, PANEL.h - 2 * MARGIN)
        seen = track.h / (self._furthest + track.h)
        self._bar = ScrollBar(self.stage, self.app.art, track, seen=seen, layer=2)
        self._show_place()

    def _show_place(self) -> None:
        """Mark the chapter and the place on the bar."""
        self._bar.show(self._top / self._furthest if self._furthest else 0.0)
        here = self._chapter()
        self._plate.move(*self._boxes[here].center)
        for i, (chapter, sprite) in enumerate(zip(self._book.chapters, self._names, strict=True)):
            colour = "menu_focus.text" if i == here else "muted"
            title = self.app.art.shortened(chapter.title, LIST_WIDTH - 40, self._size, font="extra")
            sprite.image = self.app.art.text(title, self._size, colour, font="extra")
