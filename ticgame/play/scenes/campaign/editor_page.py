"""What the pages of the level editor share: a title, and a menu of rows that is made anew with the draft."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pygame import FRect

from ticgame.play.input.devices import Input
from ticgame.play.scenes.prompted import PromptedScene
from ticgame.play.stage import LEFT, LEFT_EDGE, Frame, Stage
from ticgame.play.widgets.labels import fitted
from ticgame.play.widgets.menu import Menu
from ticgame.play.widgets.prompts import Prompt, Prompts
from ticgame.play.widgets.rows import Row

if TYPE_CHECKING:
    from ticgame.play.app import App

LARGEST_SCALE: Final = 1.25


class EditorPage(PromptedScene):
    """A menu over the box `area`, with prompts below it; heights in design units."""

    def __init__(self, prompts: Sequence[Prompt], area: FRect, *, row_height: float, row_gap: float) -> None:
        self._area = area
        self._row_height = row_height
        self._row_gap = row_gap
        self._menu = Menu([])
        self._prompts = Prompts(prompts)

    @property
    @abstractmethod
    def title(self) -> str:
        """What stands above the rows."""

    @abstractmethod
    def make_rows(self) -> list[Row]:
        """Return the rows that the draft has now."""

    @abstractmethod
    def lay_out_info(self) -> None:
        """Put what stands beside the rows on the stage."""

    def enter(self, app: "App") -> None:
        super().enter(app)
        self._menu = Menu(self.make_rows())

    def resume(self) -> None:
        self.rebuild()

    def take(self, event: Input) -> bool:
        return self._menu.handle(event)

    def rebuild(self) -> None:
        """Show the rows anew, with the focus where it was."""
        rows = self.make_rows()
        self._menu = Menu(rows, focus=min(self._menu.focus, len(rows) - 1))
        self.relayout(self.app.canvas)

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        self.stage = Stage(canvas, art.felt("table"))
        title = fitted(art, self.title, 1700, 56, font="title", shadow=True)
        self.stage.add(title, LEFT_EDGE, 88, layer=1, anchor=LEFT)
        self._menu.lay_out(
            self.stage,
            art,
            self._area,
            row_height=self._row_height,
            gap=self._row_gap,
            scale=min(app.text_scale, LARGEST_SCALE),
            sound=app.audio.play,
        )
        self.lay_out_info()
        self.show_prompts()
