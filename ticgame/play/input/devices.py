"""Devices that people hold, and what a scene hears of them."""

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from ticgame.play.input.bindings import DEFAULTS, Bindings, Intent
from ticgame.play.input.glyphs import Glyph, GlyphKind, control_text
from ticgame.play.input.keycaps import Control, KeyLabels, is_key

_READING_ORDER = (Intent.UP, Intent.LEFT, Intent.DOWN, Intent.RIGHT)


class DeviceKind(StrEnum):
    """The kinds of devices; `KEYBOARD` is the keys that belong to no cluster."""

    PAD = "pad"
    CLUSTER = "cluster"
    MOUSE = "mouse"
    KEYBOARD = "keyboard"


class Device:
    """Something to play with, the same object from its first sight to the end of the program.

    A pad that was unplugged keeps its device (`is_connected` is False meanwhile) and finds it again when it
    comes back. `key` names it in files: the cluster, `mouse`, or a pad's guid and order among its twins.
    """

    __slots__ = ("_labels", "_title", "bindings", "family", "is_connected", "key", "kind", "scheme")

    def __init__(
        self, key: str, kind: DeviceKind, *, scheme: str, title: str, family: GlyphKind, labels: KeyLabels
    ) -> None:
        self.key = key
        self.kind = kind
        self.scheme = scheme
        self.family = family
        self.bindings: Bindings = DEFAULTS[scheme]
        self.is_connected = True
        self._title = title
        self._labels = labels

    def __repr__(self) -> str:
        return f"<Device {self.key}>"

    @property
    def title(self) -> str:
        """What people call it; keys by their labels, so `Z Q S D keys` on a French keyboard."""
        if self._title:
            return self._title
        return " ".join(self.glyph(intent).text for intent in _READING_ORDER) + " keys"

    @property
    def can_sit(self) -> bool:
        """Whether a seat can be played with it."""
        return self.kind is not DeviceKind.KEYBOARD

    def glyph(self, intent: Intent) -> Glyph:
        """Return how to show an intent to the person who holds this device.

        A mouse clicks what it has no button for.
        """
        controls = self.bindings.controls_for(intent)
        if controls:
            return self.control_glyph(controls[0])
        return self.control_glyph("left") if self.kind is DeviceKind.MOUSE else Glyph(self.family, "", "")

    def control_glyph(self, control: Control) -> Glyph:
        """Return how to show one of its controls."""
        if is_key(control):
            return Glyph(self.family, self._labels.label(control), control)
        return Glyph(self.family, control_text(self.family, control), control)


def rebound(device: Device, intent: Intent, control: Control, *, among: Iterable[Device]) -> Bindings:
    """Return a device's bindings with one changed; raises RebindRefused with the reason.

    What other key clusters among the devices use, now or by default, can't be used twice.
    """
    taken: dict[Control, str] = {}
    for other in among:
        if other is not device and other.kind is device.kind is DeviceKind.CLUSTER:
            taken |= _uses(other, DEFAULTS[other.scheme]) | _uses(other, other.bindings)
    label = device.control_glyph(control).text
    return device.bindings.rebound(intent, control, label=label, taken=taken)


def _uses(device: Device, bindings: Bindings) -> dict[Control, str]:
    return {c: f"{bindings.intent_of(c).title} of the {device.title}" for c in bindings.controls}


class Phase(StrEnum):
    """The parts of a press; `REPEAT` comes for held directions only."""

    DOWN = "down"
    UP = "up"
    REPEAT = "repeat"


class PointerKind(StrEnum):
    """What a mouse did; `DOWN` and `UP` only for buttons that stand for no intent, so mostly the left."""

    MOVE = "move"
    DOWN = "down"
    UP = "up"
    WHEEL = "wheel"


class TypedKey(StrEnum):
    """What was typed: text, or one of the keys that edit it."""

    TEXT = "text"
    BACKSPACE = "backspace"
    ENTER = "enter"
    ESCAPE = "escape"


class Press(NamedTuple):
    """An intent began, goes on or ended; every DOWN is followed by one UP.

    `at` is the caller's time in milliseconds. Inputs with one `sample` came at the same time (X6).
    """

    device: Device
    intent: Intent
    phase: Phase
    at: float
    sample: int = 0


class Pointer(NamedTuple):
    """The mouse moved, clicked or turned its wheel; `x` and `y` in design units, `steps` up positive."""

    device: Device
    kind: PointerKind
    x: float
    y: float
    button: int
    at: float
    sample: int = 0
    steps: float = 0


class Typed(NamedTuple):
    """Text from the keyboard; comes only while the hub is asked for it."""

    text: str
    key: TypedKey = TypedKey.TEXT
    at: float = 0
    sample: int = 0


class ControlCaptured(NamedTuple):
    """The control that was asked for with `DeviceHub.capture`, None if Esc said never mind."""

    device: Device
    control: Control | None
    at: float = 0
    sample: int = 0


class DeviceAdded(NamedTuple):
    """A pad was plugged in, for the first time or again."""

    device: Device
    at: float = 0
    sample: int = 0


class DeviceRemoved(NamedTuple):
    """A pad is gone; what it held was released before."""

    device: Device
    at: float = 0
    sample: int = 0


class FocusLost(NamedTuple):
    """The display went to the background; everything held was released before."""

    at: float = 0
    sample: int = 0


class FocusGained(NamedTuple):
    """The display came to the front."""

    at: float = 0
    sample: int = 0


Input = Press | Pointer | Typed | ControlCaptured | DeviceAdded | DeviceRemoved | FocusLost | FocusGained
