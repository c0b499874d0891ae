"""A question or a message over the scene that it interrupts."""

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

from pygame import FRect, Surface

from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Input
from ticgame.play.scene import Scene
from ticgame.play.stage import Frame, Stage
from ticgame.play.widgets.menu import Menu
from ticgame.play.widgets.presses import goes_back
from ticgame.play.widgets.prompts import Prompts, prompt
from ticgame.play.widgets.rows import Entry

WIDTH = 860
WIDEST = 1728
MARGIN = 56
ROW_HEIGHT = 72
ROW_GAP = 14
TITLE_SIZE = 56
TITLE_HEIGHT = 92
TEXT_SIZE = 30
TEXT_GAP = 30
LARGEST_ROW_SCALE = 1.5
TALLEST = 1000
SCALE_STEP = 0.05
"""Text that would not fit at the size that was asked for is shown this much smaller, and again."""
SOLID = 0.97


class Answer(NamedTuple):
    """One way out of a dialog: its words and what follows, after the dialog has gone."""

    words: str
    action: Callable[[], None]


class _Box(NamedTuple):
    """The measures of a dialog at one text scale, in design units."""

    scale: float
    row_scale: float
    width: float
    height: float
    text: Surface | None
    text_height: float
    rows_height: float


class Dialog(Scene):
    """A title, some text and one to three answers, which any device may give.

    Going back means the answer `back` (counted from 0), the last one if nothing else is said.
    """

    is_overlay: ClassVar[bool] = True

    def __init__(
        self, title: str, text: str, answers: Sequence[Answer], *, focus: int = 0, back: int = -1
    ) -> None:
        self._title = title
        self._text = text
        self._answers = tuple(answers)
        self._back = range(len(answers))[back]
        rows = [Entry(answer.words, lambda _, i=i: self._give(i)) for i, answer in enumerate(answers)]
        self._menu = Menu(rows, focus=focus)
        self._prompts = Prompts([prompt("Choose", Intent.A), prompt("Back", Intent.B)])

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        box = self._fitted_box()
        scale, text = box.scale, box.text
        self.stage = Stage(canvas, app.veiled())
        self.stage.add(art.panel(box.width, box.height, alpha=SOLID), 960, 540)
        y = 540 - box.height / 2 + MARGIN + TITLE_HEIGHT * scale
        title = art.text(self._title, TITLE_SIZE * scale, "main", font="title")
        self.stage.add(title, 960, y - TITLE_HEIGHT * scale * 0.62, layer=1)
        if text:
            self.stage.add(text, 960, y + (box.text_height - TEXT_GAP) / 2, layer=1)
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
        self._prompts.lay_out(
            self.stage, art, right=1796, y=1004, device=app.last_device, scale=app.text_scale, has_plate=True
        )

    def _fitted_box(self) -> "_Box":
        """Return the measures with the largest text that fits, never larger than the setting."""
        scale = self.app.text_scale
        box = self._box(scale)
        while box.height > TALLEST and scale > 1:
            scale = max(1.0, scale - SCALE_STEP)
            box = self._box(scale)
        return box

    def _box(self, scale: float) -> "_Box":
        art = self.app.art
        width = min(WIDTH * (1 + (scale - 1) * 0.7), WIDEST)
        row_scale = min(scale, LARGEST_ROW_SCALE)
        rows_height = len(self._answers) * (ROW_HEIGHT * row_scale + ROW_GAP) - ROW_GAP
        text = self._text and art.paragraph(
            self._text, width - 2 * MARGIN, TEXT_SIZE * scale, "muted", font="bold", align="centre"
        )
        text_height = text.get_height() / art.canvas.k + TEXT_GAP if text else 0.0
        height = 2 * MARGIN + TITLE_HEIGHT * scale + text_height + rows_height
        return _Box(scale, row_scale, width, height, text or None, text_height, rows_height)

    def handle(self, event: Input) -> bool:
        self._prompts.follow(self.app.last_device)
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
