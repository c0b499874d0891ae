"""A question or a message over the scene that it interrupts."""

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

from pygame import FRect, Surface

from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Input
from ticgame.play.scene import Scene
from ticgame.play.stage import Frame, Stage
from ticgame.play.widgets.labels import fitted
from ticgame.play.widgets.menu import Menu
from ticgame.play.widgets.presses import goes_back
from ticgame.play.widgets.prompts import Prompt, Prompts, plate_height, prompt
from ticgame.play.widgets.rows import Entry
from ticgame.play.widgets.scrolltext import ScrollText

WIDTH = 860
WIDTH_OF_LONG_TEXT = 1300
WIDEST = 1728
MARGIN = 56
ROW_HEIGHT = 72
ROW_GAP = 14
TITLE_SIZE = 56
TITLE_HEIGHT = 92
TEXT_SIZE = 30
TEXT_GAP = 30
LEADING = 1.35
LARGEST_ROW_SCALE = 1.5
MIDDLE = 540
HIGHEST = 36
PROMPTS_Y = 1004
PROMPTS_GAP = 18
SCALE_STEP = 0.05
"""Text that would not fit at the size that was asked for is shown this much smaller, and again."""
SOLID = 0.97


class Answer(NamedTuple):
    """One way out of a dialog: its words and what follows, after the dialog has gone."""

    words: str
    action: Callable[[], None]


class _Box(NamedTuple):
    """The measures of a dialog at one text scale, in design units; `text_height` with the gap below."""

    scale: float
    row_scale: float
    width: float
    height: float
    text: Surface | None
    text_height: float
    rows_height: float

    @property
    def pitch(self) -> float:
        """The distance of lines."""
        return TEXT_SIZE * self.scale * LEADING

    def cut(self, height: float) -> "_Box":
        """Return the box with so little text that it is no higher than that, whole lines of it."""
        lines = int((self.text_height - TEXT_GAP - (self.height - height)) / self.pitch)
        text_height = max(1, lines) * self.pitch + TEXT_GAP
        return self._replace(text_height=text_height, height=self.height - self.text_height + text_height)


class Dialog(Scene):
    """A title, some text and one to three answers, which any device may give.

    Going back means the answer `back` (counted from 0), the last one if nothing else is said.
    """

    is_overlay: ClassVar[bool] = True

    def __init__(
        self, title: str, text: str, answers: Sequence[Answer], *, focus: int = 0, back: int = -1
    ) -> None:
        self._title = title
        self.text = text
        self._answers = tuple(answers)
        self._back = range(len(answers))[back]
        rows = [Entry(answer.words, lambda _, i=i: self._give(i)) for i, answer in enumerate(answers)]
        self._menu = Menu(rows, focus=focus)
        self._prompts = Prompts([])
        self._reader: ScrollText | None = None

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        lowest = PROMPTS_Y - plate_height(app.text_scale) / 2 - PROMPTS_GAP
        box = self._fitted_box(lowest - HIGHEST)
        middle = min(MIDDLE, lowest - box.height / 2)
        self.stage = Stage(canvas, app.veiled())
        self.stage.add(art.panel(box.width, box.height, alpha=SOLID), 960, middle)
        y = middle - box.height / 2 + MARGIN + TITLE_HEIGHT * box.scale
        title = fitted(art, self._title, box.width - 2 * MARGIN, TITLE_SIZE * box.scale, font="title")
        self.stage.add(title, 960, y - TITLE_HEIGHT * box.scale * 0.62, layer=1)
        self._show_text(box, y)
        area = FRect(
            960 - box.width / 2 + MARGIN,
            y + box.text_height,
            box.width - 2 * MARGIN - 24,
            box.rows_height + 1,
        )
        self._menu.lay_out(
            self.stage,
            art,
            area,
            row_height=ROW_HEIGHT,
            gap=ROW_GAP,
            scale=box.row_scale,
            sound=app.audio.play,
        )
        self._prompts = Prompts(self.prompts_now())
        self._prompts.lay_out(
            self.stage,
            art,
            right=1796,
            y=PROMPTS_Y,
            device=app.last_device,
            scale=app.text_scale,
            has_plate=True,
        )

    def _show_text(self, box: "_Box", y: float) -> None:
        top = self._reader.top if self._reader else 0.0
        self._reader = None
        if box.text:
            width = box.text.get_width() / self.app.art.canvas.k
            area = FRect(960 - width / 2, y, width, box.text_height - TEXT_GAP)
            self._reader = ScrollText(
                self.stage, self.app.art, box.text, area, pitch=box.pitch, top=top, layer=1
            )

    def prompts_now(self) -> list[Prompt]:
        """Return what can be pressed here."""
        back = [prompt("Choose", Intent.A), prompt("Back", Intent.B)]
        if not self._reader or not self._reader.is_long:
            return back
        keys = (Intent.UP, Intent.DOWN) if self._has_lines else (Intent.PREV, Intent.NEXT)
        return [prompt("Read", *keys), *back]

    @property
    def _has_lines(self) -> bool:
        """Whether up and down are free to move the text."""
        return len(self._answers) == 1

    def _fitted_box(self, tallest: float) -> "_Box":
        """Return the measures with the largest text that fits, never larger than the setting.

        What fits at no size gets a wider box at the size that was asked for, and has to be scrolled.
        """
        scale = self.app.text_scale
        box = self._box(scale)
        while box.height > tallest and scale > 1:
            scale = max(1.0, scale - SCALE_STEP)
            box = self._box(scale)
        if box.height > tallest:
            box = self._box(self.app.text_scale, width=WIDTH_OF_LONG_TEXT, align="left")
        return box.cut(tallest) if box.text and box.height > tallest else box

    def _box(self, scale: float, *, width: float = WIDTH, align: str = "centre") -> "_Box":
        art = self.app.art
        width = min(width * (1 + (scale - 1) * 0.7), WIDEST)
        row_scale = min(scale, LARGEST_ROW_SCALE)
        rows_height = len(self._answers) * (ROW_HEIGHT * row_scale + ROW_GAP) - ROW_GAP
        text = self.text and art.paragraph(
            self.text,
            width - 2 * MARGIN,
            TEXT_SIZE * scale,
            "muted",
            font="bold",
            align=align,
            leading=LEADING,
        )
        text_height = text.get_height() / art.canvas.k + TEXT_GAP if text else 0.0
        height = 2 * MARGIN + TITLE_HEIGHT * scale + text_height + rows_height
        return _Box(scale, row_scale, width, height, text or None, text_height, rows_height)

    def handle(self, event: Input) -> bool:
        self._prompts.follow(self.app.last_device)
        if self._reader and self._reader.handle(event, has_lines=self._has_lines):
            return True
        if self._menu.handle(event):
            return True
        if goes_back(event):
            self.app.audio.play("back")
            self._give(self._back)
            return True
        return False

    def _give(self, number: int) -> None:
        self.app.stack.pop()
        self._answers[number].action()


def nothing() -> None:
    """Do nothing: the answer that only closes the dialog."""


def message(title: str, text: str, *, words: str = "All right", then: Callable[[], None] = nothing) -> Dialog:
    """Return a dialog that only tells something."""
    return Dialog(title, text, [Answer(words, then)])
