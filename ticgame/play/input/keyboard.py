"""The keyboard as several devices: four clusters, and the keys that belong to everybody."""

from collections.abc import Callable

import pygame
from pygame.event import Event

from ticgame.play.input.bindings import CLUSTERS, Intent
from ticgame.play.input.devices import Device, DeviceKind, Typed, TypedKey
from ticgame.play.input.glyphs import GlyphKind
from ticgame.play.input.keycaps import Control, KeyLabels, format_key
from ticgame.play.input.switchboard import Switchboard

TITLES = {"keyboard": "keyboard", "arrows": "arrow keys", "numpad": "numpad"}
SPECIAL_KEYS = {
    "key Backspace": TypedKey.BACKSPACE,
    "key Enter": TypedKey.ENTER,
    "key Num Enter": TypedKey.ENTER,
    "key Esc": TypedKey.ESCAPE,
}
DESKTOP_KEYS = frozenset({"key Enter", "key Num Enter", "key Tab", "key Space", "key F4", "key Esc"})
"""What Alt with one of these means is the desktop's business."""


class Keyboard:
    """The devices of the keyboard, whose a key is, and whether keys press or write.

    A key that no cluster claims (Space, Esc, and Enter where the arrows gave it up) is everybody's: it goes
    to the cluster that `shared_owner` names, if it names one, and else to a device that can't sit.
    """

    def __init__(
        self, board: Switchboard, *, labels: KeyLabels, shared_owner: Callable[[], Device | None]
    ) -> None:
        self.clusters = tuple(_device(name, DeviceKind.CLUSTER, labels) for name in CLUSTERS)
        self.shared = _device("keyboard", DeviceKind.KEYBOARD, labels)
        self.is_typing = False
        self._board = board
        self._labels = labels
        self._shared_owner = shared_owner
        self._owners: dict[Control, Device] = {}
        self._has_text_events = False

    def press(self, event: Event, *, is_deaf: bool) -> None:
        """Follow a key that went down; a deaf one does nothing until it has come up."""
        control = format_key(event.scancode)
        self._labels.learn(control, pygame.key.name(event.key, use_compat=False))
        if control in self._owners:
            return
        device, intent = self._find(control)
        self._owners[control] = device
        is_deaf = is_deaf or _is_desktop_shortcut(control, event)
        self._board.press(device, control, None if is_deaf or self.is_typing else intent)
        if self.is_typing and not is_deaf:
            self._type(control, event)

    def release(self, event: Event) -> None:
        """Follow a key that came up."""
        control = format_key(event.scancode)
        device = self._owners.pop(control, None)
        if device is not None:
            self._board.release(device, control)

    def write(self, event: Event) -> None:
        """Follow text from the system, which knows dead keys; single keys write nothing more from then on."""
        self._has_text_events = True
        if self.is_typing:
            self._say_text(event.text)

    def expect_text(self, events: list[Event]) -> None:
        """Look ahead in a sample: a key comes before its text, and mustn't write it as well."""
        if self.is_typing and any(event.type == pygame.TEXTINPUT for event in events):
            self._has_text_events = True

    def release_all(self, *, forget: bool) -> None:
        """Release all keys; they stay deaf until they come up, unless that is to be forgotten."""
        for device in (*self.clusters, self.shared):
            self._board.release_all(device)
        if forget:
            self._owners.clear()

    def _find(self, control: Control) -> tuple[Device, Intent | None]:
        for device in self.clusters:
            intent = device.bindings.intent_of(control)
            if intent is not None:
                return device, intent
        return self._shared_owner() or self.shared, self.shared.bindings.intent_of(control)

    def _type(self, control: Control, event: Event) -> None:
        special = SPECIAL_KEYS.get(control)
        if special is not None:
            self._board.say(Typed("", special, self._board.at, self._board.sample))
        elif not self._has_text_events:
            self._say_text(getattr(event, "unicode", ""))

    def _say_text(self, text: str) -> None:
        if text and text.isprintable():
            self._board.say(Typed(text, TypedKey.TEXT, self._board.at, self._board.sample))


def _is_desktop_shortcut(control: Control, event: Event) -> bool:
    mod = getattr(event, "mod", 0)
    return bool(mod & pygame.KMOD_GUI) or (bool(mod & pygame.KMOD_ALT) and control in DESKTOP_KEYS)


def _device(name: str, kind: DeviceKind, labels: KeyLabels) -> Device:
    return Device(name, kind, scheme=name, title=TITLES.get(name, ""), family=GlyphKind.KEY, labels=labels)
