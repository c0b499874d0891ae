"""The options of a game: presets, every option by itself, who begins, and what they mean in a picture."""

from pygame import FRect

from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Input
from ticgame.play.lobby.choices import joined
from ticgame.play.lobby.game_options import FIRST_KEYS, NOTES, OPTIONS, TABLE_SETTINGS, GameOption
from ticgame.play.lobby.lobby import Lobby
from ticgame.play.marks import Panel
from ticgame.play.scenes.prompted import PromptedScene
from ticgame.play.setting_kinds import Switch
from ticgame.play.settings import KINDS
from ticgame.play.stage import LEFT_EDGE, Frame, Stage
from ticgame.play.widgets.menu import Menu
from ticgame.play.widgets.optionsample import OptionSample, paint_sample
from ticgame.play.widgets.prompts import Prompts, prompt
from ticgame.play.widgets.rows import Dial, Entry, Row, SwitchRow

ROWS = FRect(LEFT_EDGE, 156, 1000, 800)
ROW_HEIGHT = 61.0
ROW_GAP = 6.0
SAMPLE = FRect(1196, 156, 628, 800)
BY_CHANCE = "By chance"
PRESET_HELP = "Ways to play that have a name. Change any row below for one of your own."
FIRST_HELP = "Who goes first: drawn by chance, or somebody you choose."
BACK_HELP = "Everything holds at once."


class OptionsScreen(PromptedScene):
    """One row an option; changes hold at once, and what can't be is said in words."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._prompts = Prompts([prompt("Change", Intent.LEFT, Intent.RIGHT), prompt("Back", Intent.B)])
        rows = [*self._make_rows()]
        self._helps = [help_ for _, help_ in rows]
        self._menu = Menu([row for row, _ in rows], on_focus=lambda _: self._show_sample())

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        self.stage = Stage(canvas, art.felt("table"))
        self.show_title(f"{self._lobby.card.title}: how to play")
        self._menu.lay_out(self.stage, art, ROWS, row_height=ROW_HEIGHT, gap=ROW_GAP,
                           scale=min(app.text_scale, 1.6), sound=app.audio.play)  # fmt: skip
        self._sample = Panel(self.stage, art, paint_sample)
        self._show_sample()
        self.show_prompts()

    def take(self, event: Input) -> bool:
        is_taken = self._menu.handle(event)
        self._show_sample()
        return is_taken

    def exit(self) -> None:
        self.app.store.save()

    # -- rows

    def _make_rows(self) -> list[tuple[Row, str]]:
        choices, game = self._lobby.choices, self._lobby.game
        rows: list[tuple[Row, str]] = []
        if choices.presets:
            preset = Dial("Preset", lambda: choices.preset_title, choices.step_preset)
            rows.append((preset, PRESET_HELP))
        rows += [(self._option_row(option), option.kind.help) for option in OPTIONS[game]]
        if game in FIRST_KEYS:
            rows.append((Dial("Who begins", self._first_label, self._step_first), FIRST_HELP))
        rows += [(self._setting_row(name), self._setting_help(name)) for name in TABLE_SETTINGS[game]]
        rows.append((Entry("Done", lambda _: self.app.stack.pop(), icon=""), BACK_HELP))
        return rows

    def _setting_row(self, name: str) -> Row:
        """Return the row of a setting of the player's that matters in this game."""
        kind = KINDS[name]

        def label() -> str:
            return kind.label(getattr(self.app.settings, name))

        def step(steps: int) -> None:
            self.app.store.step(name, steps)

        if isinstance(kind, Switch):
            return SwitchRow(kind.title, label, step, state=lambda: getattr(self.app.settings, name))
        return Dial(kind.title, label, step)

    def _setting_help(self, name: str) -> str:
        return f"{KINDS[name].help} {NOTES.get((self._lobby.game, name), '')}".strip()

    def _option_row(self, option: GameOption) -> Row:
        choices, kind = self._lobby.choices, option.kind

        def label() -> str:
            return kind.label(choices.value(option))

        def step(steps: int) -> None:
            choices.step(option, steps)

        if isinstance(kind, Switch):
            return SwitchRow(kind.title, label, step, state=lambda: choices.value(option))
        return Dial(kind.title, label, step)

    def _firsts(self) -> list[int | None]:
        return [None, *(place.number for place in self._lobby.evening.playing)]

    def _first_label(self) -> str:
        first = self._lobby.choices.first
        is_known = first is not None and first in self._firsts()
        return self._lobby.evening.place(first).name if is_known else BY_CHANCE

    def _step_first(self, steps: int) -> None:
        firsts, choices = self._firsts(), self._lobby.choices
        at = firsts.index(choices.first) if choices.first in firsts else 0
        choices.first = firsts[max(0, min(len(firsts) - 1, at + steps))]

    # -- what it means

    def _show_sample(self) -> None:
        choices = self._lobby.choices
        faults = choices.faults(max(1, len(self._lobby.evening.playing))) + self._lobby.device_faults()
        self._sample.update(OptionSample(
            (SAMPLE.x, SAMPLE.y, SAMPLE.w, SAMPLE.h), self._lobby.game, choices.options,
            self._helps[self._menu.focus], joined(faults), min(self.app.text_scale, 1.5),
        ))  # fmt: skip
