"""The settings, drawn from their descriptions; every change holds at once."""

from typing import TYPE_CHECKING

from pygame import FRect

from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Input
from ticgame.play.marks import Panel
from ticgame.play.scenes.controls import controls_rows
from ticgame.play.scenes.dialog import Answer, Dialog, nothing
from ticgame.play.scenes.levels_folder import TITLE as LEVELS_TITLE
from ticgame.play.scenes.levels_folder import folder_words, open_levels_folder
from ticgame.play.scenes.prompted import PromptedScene
from ticgame.play.setting_kinds import Range, Section, Switch
from ticgame.play.settings import KINDS
from ticgame.play.stage import LEFT, LEFT_EDGE, Frame, Stage
from ticgame.play.widgets.menu import Menu
from ticgame.play.widgets.presses import pressed, steered
from ticgame.play.widgets.prompts import Prompt, Prompts, prompt
from ticgame.play.widgets.rows import Dial, Entry, Row, Slider, SwitchRow
from ticgame.play.widgets.settinginfo import InfoLook, paint_info
from ticgame.play.widgets.tabs import Tabs

if TYPE_CHECKING:
    from ticgame.play.app import App

SECTIONS = tuple(Section)
ROW_HEIGHT = 72
ROWS = FRect(LEFT_EDGE, 258, 1030, 684)
INFO = (1216.0, 258.0, 608.0, 684.0)
SAMPLE_WORDS = "This is how large words are in menus and rules."
ICONS = {
    Section.DISPLAY: "display",
    Section.MOTION: "shuffle",
    Section.SEEING: "eye",
    Section.TABLE: "cards",
    Section.CONTROLS: "gamepad",
    Section.SOUND: "sound",
}
CONTROLS_HELP = "Which button or key does what. What is changed is kept with the seat."


class SettingsScreen(PromptedScene):
    """One tab a section, one row a setting, and what the setting in focus does."""

    def __init__(self) -> None:
        self._tabs = Tabs([section.value for section in SECTIONS], on_change=self._open)
        self._prompts = Prompts(_prompts(SECTIONS[0]))
        self._menu = Menu([])

    def enter(self, app: "App") -> None:
        super().enter(app)
        self._menu = self._make_menu(0)

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        self.stage = Stage(canvas, art.felt("table"))
        title = art.text("Settings", 56 * min(app.text_scale, 1.15), "main", font="title", shadow=True)
        self.stage.add(title, LEFT_EDGE, 92, layer=1, anchor=LEFT)
        self._tabs.lay_out(self.stage, art, x=96, y=190, width=1728, scale=app.text_scale)
        self._menu.lay_out(
            self.stage, art, ROWS, scale=min(app.text_scale, 1.6), row_height=ROW_HEIGHT, sound=app.audio.play
        )
        self._menu.set_lit(is_lit=not self._tabs.has_focus)
        self._info = Panel(self.stage, art, paint_info)
        self._show_info()
        self.show_prompts()

    def take(self, event: Input) -> bool:
        return self._tabs.handle(event) or self._cross_over(event) or self._menu.handle(event)

    def exit(self) -> None:
        self.app.store.save()

    def _cross_over(self, event: Input) -> bool:
        """Take the steps between the strip of tabs and the rows under it."""
        way = steered(event)
        if self._tabs.has_focus and (way is Intent.DOWN or pressed(event) is Intent.A):
            self._focus_strip(has_focus=False)
        elif not self._tabs.has_focus and way is Intent.UP and self._menu.focus == 0:
            self._focus_strip(has_focus=True)
        elif self._tabs.has_focus and way is None and self._menu.is_over(event):
            self._focus_strip(has_focus=False)
            return False
        else:
            return self._tabs.has_focus and way is not None
        return True

    def _focus_strip(self, *, has_focus: bool) -> None:
        self._tabs.set_focus(has_focus=has_focus)
        self._menu.set_lit(is_lit=not has_focus)

    def _open(self, number: int) -> None:
        self._menu = self._make_menu(number)
        self._prompts = Prompts(_prompts(SECTIONS[number]))
        self.relayout(self.app.canvas)

    def _make_menu(self, number: int) -> Menu:
        names = [name for name, kind in KINDS.items() if kind.section is SECTIONS[number]]
        rows: list[Row] = [self._make_row(name) for name in names]
        helps = [KINDS[name].help for name in names]
        if number == 0:
            rows.append(Entry(LEVELS_TITLE, lambda _: open_levels_folder(self.app)))
            helps.append(folder_words(self.app.home))
            rows.append(Entry("Reset all settings", lambda _: self._ask_to_reset()))
            helps.append("Sets everything here and in the other sections back to how it was at first.")
        if SECTIONS[number] is Section.CONTROLS:
            seated = controls_rows(self.app)
            rows += seated
            helps += [CONTROLS_HELP] * len(seated)
        self._helps = helps
        return Menu(rows, on_focus=lambda _: self._show_info())

    def _make_row(self, name: str) -> Row:
        kind, store = KINDS[name], self.app.store

        def value() -> object:
            return getattr(store.current, name)

        def label() -> str:
            return kind.label(value())

        def step(steps: int) -> None:
            store.step(name, steps)

        if isinstance(kind, Switch):
            return SwitchRow(kind.title, label, step, state=value)
        if isinstance(kind, Range):
            return Slider(kind.title, label, step, position=lambda: kind.fraction(value()))
        return Dial(kind.title, label, step)

    def _ask_to_reset(self) -> None:
        answers = [Answer("Keep my settings", nothing), Answer("Reset them", lambda: self.app.store.reset())]
        text = "All settings go back to how they were at first. Names and saved games stay."
        self.app.stack.push(Dialog("Reset all settings?", text, answers, back=0))

    def _show_info(self) -> None:
        """Tell of the setting in focus, and show cards and words as they look now."""
        section, row = SECTIONS[self._tabs.chosen], self._menu.row
        self._info.update(
            InfoLook(
                INFO,
                row.icon or ICONS[section],
                row.title,
                self._helps[self._menu.focus],
                has_cards=section is Section.SEEING,
                sample=SAMPLE_WORDS if section is Section.DISPLAY else "",
                scale=self.app.text_scale,
            )
        )


def _prompts(section: Section) -> list[Prompt]:
    """Return what can be pressed in a section."""
    if section is Section.CONTROLS:
        act = prompt("Choose", Intent.A)
    else:
        act = prompt("Change", Intent.LEFT, Intent.RIGHT)
    return [prompt("Section", Intent.PREV, Intent.NEXT), act, prompt("Back", Intent.B)]
