"""What the controls of a seat's device mean, and changing that with any device."""

from typing import TYPE_CHECKING

from pygame import FRect, Surface

from ticgame.play.input.bindings import DEFAULTS, Bindings, Intent, RebindRefused
from ticgame.play.input.devices import Device, DeviceKind, Input, rebound
from ticgame.play.input.keycaps import Control
from ticgame.play.input.remaps import write_remaps
from ticgame.play.scenes.catch import CatchControl
from ticgame.play.scenes.dialog import Answer, Dialog, message, nothing
from ticgame.play.scenes.prompted import PromptedScene
from ticgame.play.stage import LEFT, LEFT_EDGE, TOP_LEFT, Frame, Stage
from ticgame.play.widgets.menu import Menu
from ticgame.play.widgets.prompts import Prompts, glyph_name, prompt
from ticgame.play.widgets.rows import Entry

if TYPE_CHECKING:
    from ticgame.play.app import App

TITLES = {
    Intent.UP: "Up",
    Intent.DOWN: "Down",
    Intent.LEFT: "Left",
    Intent.RIGHT: "Right",
    Intent.A: "A · confirm",
    Intent.B: "B · back",
    Intent.X: "X",
    Intent.Y: "Y",
    Intent.PREV: "Previous",
    Intent.NEXT: "Next",
    Intent.MENU: "Menu",
}
HELPS = {
    Intent.UP: "Moves the focus, or the card in your hand.",
    Intent.DOWN: "Moves the focus, or the card in your hand.",
    Intent.LEFT: "Moves the focus, or the card in your hand.",
    Intent.RIGHT: "Moves the focus, or the card in your hand.",
    Intent.A: "Chooses, picks up and places.",
    Intent.B: "Goes back, puts down, leaves a seat.",
    Intent.X: "Shows your own hand, or what the game puts there.",
    Intent.Y: "Shows missions and rules, or what the game puts there.",
    Intent.PREV: "The card, tab or page before.",
    Intent.NEXT: "The card, tab or page after.",
    Intent.MENU: "Pauses a game. Esc on a keyboard does so too.",
}
PARTS = {"dpad": "D-pad", "stick": "stick", "rstick": "right stick"}
ICONS = {DeviceKind.PAD: "gamepad", DeviceKind.MOUSE: "mouse"}
RESET_HELP = "All controls of this device mean again what they meant at first."
ROWS = FRect(LEFT_EDGE, 176, 1030, 780)
ROW_HEIGHT = 57
ROW_GAP = 8
BADGE = 40
PANEL = FRect(1216, 176, 608, 560)
PANEL_MARGIN = 40
GLYPH_SIZE = 120
LARGEST_ROW_SCALE = 1.6


class Controls(PromptedScene):
    """One row for each intent, with the controls that stand for it; pressing a row asks for another.

    What was changed is kept with the seat. A conflict is refused with its reason, and where two intents of
    this device are in each other's way they can be swapped.
    """

    def __init__(self, seat: int, device: Device) -> None:
        self._seat = seat
        self._device = device
        self._is_changed = False
        # A mouse points where others steer, and clicks what it has no button for.
        self._intents = [intent for intent in Intent if DEFAULTS[device.scheme].controls_for(intent)]
        rows = [
            Entry(TITLES[intent], lambda _, intent=intent: self._ask_for(intent)) for intent in self._intents
        ]
        self._rows = rows
        self._menu = Menu(
            [*rows, Entry("Back to how it was", lambda _: self._reset())],
            on_focus=lambda _: self._show_focus(),
        )
        self._prompts = Prompts([prompt("Change", Intent.A), prompt("Back", Intent.B)])

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        self.stage = Stage(canvas, art.felt("table"))
        place = app.evening.place(self._seat)
        self.stage.add(art.badge(place.animal.value, BADGE), ROWS.x + BADGE, 92, layer=1)
        size = 56 * min(app.text_scale, 1.15)
        words = art.shortened(f"{place.name}: {self._device.title}", 1600, size, font="title")
        title = art.text(words, size, "main", font="title", shadow=True)
        self.stage.add(title, ROWS.x + 2 * BADGE + 24, 92, layer=1, anchor=LEFT)
        self._name_controls()
        self._menu.lay_out(
            self.stage,
            art,
            ROWS,
            row_height=ROW_HEIGHT,
            gap=ROW_GAP,
            scale=min(app.text_scale, LARGEST_ROW_SCALE),
            sound=app.audio.play,
        )
        self.stage.add(art.panel(PANEL.w, PANEL.h), *PANEL.center)
        top = PANEL.y + PANEL_MARGIN
        self._glyph = self.stage.add(self._glyph_picture(), PANEL.centerx, top + GLYPH_SIZE, layer=1)
        self._help = self.stage.add(
            self._help_picture(),
            PANEL.x + PANEL_MARGIN,
            top + 2 * GLYPH_SIZE + 20,
            layer=1,
            anchor=TOP_LEFT,
        )
        self.show_prompts()

    def take(self, event: Input) -> bool:
        return self._menu.handle(event)

    def exit(self) -> None:
        if self._is_changed:
            write_remaps(self.app.home, self.app.evening.remaps)

    # -- what is shown

    def _name_controls(self) -> None:
        """Have each row name the controls of its intent."""
        for intent, row in zip(self._intents, self._rows, strict=True):
            controls = self._device.bindings.controls_for(intent)
            row.note = " or ".join(self._words(control) for control in controls)

    def _words(self, control: Control) -> str:
        part, _, way = control.rpartition("_")
        if part in PARTS:
            return f"{PARTS[part]} {way}"
        return self._device.control_glyph(control).text

    @property
    def _intent(self) -> Intent | None:
        """What the row in focus is about, None for the last row."""
        return self._intents[self._menu.focus] if self._menu.focus < len(self._intents) else None

    def _show_focus(self) -> None:
        self._glyph.image = self._glyph_picture()
        self._help.image = self._help_picture()

    def _glyph_picture(self) -> Surface:
        art, intent = self.app.art, self._intent
        if intent is None:
            return art.icon("gear", GLYPH_SIZE, "muted")
        return art.key_glyph(glyph_name(self._device.glyph(intent)), GLYPH_SIZE)

    def _help_picture(self) -> Surface:
        size = 34 * min(self.app.text_scale, 1.6)
        text = RESET_HELP if self._intent is None else HELPS[self._intent]
        width = PANEL.w - 2 * PANEL_MARGIN
        return self.app.art.paragraph(text, width, size, "muted", font="bold", align="centre")

    # -- what is changed

    def _ask_for(self, intent: Intent) -> None:
        words = TITLES[intent]
        self.app.stack.push(CatchControl(self._device, words, lambda control: self._bind(intent, control)))

    def _bind(self, intent: Intent, control: Control) -> None:
        try:
            bindings = rebound(self._device, intent, control, among=self.app.hub.devices)
        except RebindRefused as refusal:
            self._refuse(intent, control, str(refusal))
        else:
            self._keep(bindings)

    def _refuse(self, intent: Intent, control: Control, reason: str) -> None:
        """Say why a control can't be had, and offer to swap if this device itself has it."""
        self.app.audio.play("refuse")
        mine = self._device.bindings
        owner = mine.intent_of(control)
        if owner is None or owner is intent:
            self.app.stack.push(message("That can't be", reason))
            return
        answers = [
            Answer("Swap the two", lambda: self._keep(mine.swapped(intent, owner))),
            Answer("Leave it", nothing),
        ]
        self.app.stack.push(Dialog("Taken already", reason, answers))

    def _reset(self) -> None:
        self._keep(DEFAULTS[self._device.scheme])

    def _keep(self, bindings: Bindings) -> None:
        self._is_changed = True
        self.app.evening.remap(self._seat, bindings)
        self.relayout(self.app.canvas)


def controls_rows(app: "App") -> list[Entry]:
    """Return a row for each device that has a seat, which leads to its controls."""
    rows: list[Entry] = []
    shown: list[Device] = []
    for place in app.evening.humans:
        device = place.device
        if device is not None and device not in shown:
            shown.append(device)
            seat = place.number
            rows.append(
                Entry(
                    place.name,
                    lambda _, seat=seat, device=device: app.stack.push(Controls(seat, device)),
                    device.title,
                    icon=ICONS.get(device.kind, "keyboard"),
                )
            )
    return rows or [Entry("Nobody has a seat yet", lambda _: app.stack.push(_sit_first()))]


def _sit_first() -> Dialog:
    text = (
        "Controls are kept with a seat. Go back to the title, press A on your own device to join, "
        "and come here again."
    )
    return message("Join first", text)
