"""Which physical control of a device means what: the defaults, and changes to them."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from ticgame.play.input.keycaps import MODIFIERS, Control, is_key


class Intent(StrEnum):
    """What a person can want, on every kind of device."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    A = "a"
    B = "b"
    X = "x"
    Y = "y"
    PREV = "prev"
    NEXT = "next"
    MENU = "menu"

    @property
    def title(self) -> str:
        """The intent in a word for people."""
        return _TITLES.get(self.value, self.value.upper() if len(self.value) == 1 else self.value)


_TITLES = {"prev": "previous"}
DIRECTIONS = (Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT)
CLUSTERS = ("wasd", "ijkl", "arrows", "numpad")
RESERVED: Mapping[Control, str] = MappingProxyType(
    {"key Esc": "it always opens the menu", "key F11": "it always switches full screen"}
)


class RebindRefused(ValueError):
    """A change of bindings that can't be; the text is the reason, for people."""


class BindingsError(ValueError):
    """Kept bindings that can't be read; the text says what is wrong."""


class Bindings:
    """The controls of one device by intent; a value, changed by making another.

    `scheme` names the defaults it belongs to: `pad`, `raw pad`, `wasd`, `ijkl`, `arrows`, `numpad`,
    `mouse` or `keyboard` (the keys that belong to no cluster).
    """

    __slots__ = ("_by_control", "_by_intent", "scheme")

    def __init__(self, scheme: str, controls: Mapping[Intent, Iterable[Control]]) -> None:
        self.scheme = scheme
        self._by_intent = {intent: tuple(controls.get(intent, ())) for intent in Intent}
        self._by_control = {c: intent for intent, cs in self._by_intent.items() for c in cs}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Bindings):
            return NotImplemented
        return self.scheme == other.scheme and self._by_intent == other._by_intent

    def __hash__(self) -> int:
        return hash((self.scheme, *self._by_intent.values()))

    def __repr__(self) -> str:
        return f"Bindings({self.scheme!r}, {self.to_dict()!r})"

    @property
    def controls(self) -> Iterable[Control]:
        """All controls that mean something."""
        return self._by_control.keys()

    def intent_of(self, control: Control) -> Intent | None:
        """Return what a control means here."""
        return self._by_control.get(control)

    def controls_for(self, intent: Intent) -> tuple[Control, ...]:
        """Return the controls of an intent; the first is the one that prompts show."""
        return self._by_intent[intent]

    def rebound(
        self, intent: Intent, control: Control, *, label: str, taken: Mapping[Control, str]
    ) -> "Bindings":
        """Return bindings in which one control, and no other, stands for an intent.

        `label` is what people call the control; `taken` says of the controls that other devices use what
        they do there. Raises RebindRefused.
        """
        reason = self._objection(intent, control, taken)
        if reason:
            raise RebindRefused(f"{label} {reason}")
        return Bindings(self.scheme, self._by_intent | {intent: (control,)})

    def swapped(self, first: Intent, second: Intent) -> "Bindings":
        """Return bindings in which two intents have changed places; raises RebindRefused if one has none."""
        mine = self._by_intent
        for intent in (first, second):
            if not mine[intent]:
                raise RebindRefused(f"There is nothing here for {intent.title} that could be swapped.")
        return Bindings(self.scheme, mine | {first: mine[second], second: mine[first]})

    def _objection(self, intent: Intent, control: Control, taken: Mapping[Control, str]) -> str | None:
        reason = _why_not(self.scheme, control)
        if reason:
            return reason
        owner = self.intent_of(control)
        if owner is not None and owner is not intent:
            return f"is already {owner.title} here: swap the two, or move {owner.title} first."
        return f"is already {taken[control]}." if control in taken else None

    def to_dict(self) -> dict[str, list[Control]]:
        """Return plain data for a settings file."""
        return {intent.value: list(controls) for intent, controls in self._by_intent.items() if controls}


def _why_not(scheme: str, control: Control) -> str | None:
    """Return why a control is out of the question for a scheme, whatever else is bound."""
    if control in MODIFIERS:
        return "can't be used: Shift, Ctrl, Alt and Win belong to the desktop."
    if control in RESERVED:
        return f"can't be used: {RESERVED[control]}."
    return "is on another device." if is_key(control) != (scheme in CLUSTERS) else None


def parse_bindings(scheme: str, data: Any) -> Bindings:
    """Read what `Bindings.to_dict` wrote; what it doesn't name stays at the default.

    Raises BindingsError for an unknown intent, a wrong type, or a control with two meanings.
    """
    if scheme not in DEFAULTS or scheme == "keyboard":
        raise BindingsError(f"bindings: there are no {scheme!r} controls")
    if not isinstance(data, Mapping):
        raise BindingsError(f"bindings of {scheme}: expected a table, not {data!r}")
    controls = {intent: DEFAULTS[scheme].controls_for(intent) for intent in Intent}
    for name, given in data.items():
        controls[_parse_intent(scheme, name)] = _parse_controls(scheme, name, given)
    _refuse_doubles(scheme, controls)
    return Bindings(scheme, controls)


def _parse_intent(scheme: str, name: object) -> Intent:
    try:
        return Intent(name)
    except ValueError:
        raise BindingsError(f"bindings of {scheme}: {name!r} is none of {', '.join(Intent)}") from None


def _parse_controls(scheme: str, name: str, given: object) -> tuple[Control, ...]:
    if isinstance(given, list) and given and all(isinstance(control, str) for control in given):
        for control in given:
            reason = _why_not(scheme, control)
            if reason:
                raise BindingsError(f"bindings of {scheme}: {name}: {control} {reason}")
        return tuple(given)
    raise BindingsError(f"bindings of {scheme}: {name} needs a list of controls, not {given!r}")


def _refuse_doubles(scheme: str, controls: Mapping[Intent, tuple[Control, ...]]) -> None:
    seen: dict[Control, Intent] = {}
    for intent, names in controls.items():
        for control in names:
            if control in seen:
                raise BindingsError(f"bindings of {scheme}: {control} is both {seen[control]} and {intent}")
            seen[control] = intent


def _keys(text: str) -> tuple[Control, ...]:
    return tuple(f"key {name}" for name in text.split(" | "))


def _cluster(scheme: str, *, directions: str, actions: str, others: str) -> Bindings:
    """Return bindings of keys: up left down right, A B X Y, previous next menu, two blanks between them."""
    order = [Intent.UP, Intent.LEFT, Intent.DOWN, Intent.RIGHT, Intent.A, Intent.B, Intent.X, Intent.Y]
    order += [Intent.PREV, Intent.NEXT, Intent.MENU]
    names = "  ".join((directions, actions, others)).split("  ")
    return Bindings(scheme, {intent: _keys(name) for intent, name in zip(order, names, strict=True)})


# One block of four beside the directions: A B below, X Y above. No two clusters share a key.
_WASD = _cluster("wasd", directions="W  A  S  D", actions="F  G  R  T", others="Q  E  1")
_IJKL = _cluster("ijkl", directions="I  J  K  L", actions=";  '  P  [", others="U  O  0")
_ARROWS = _cluster(  # The second keys are for keyboards without the block of six.
    "arrows",
    directions="Up  Left  Down  Right",
    actions="Enter  Backspace  Delete | .  End | /",
    others="Page Up | -  Page Down | =  Home | \\",
)
_NUMPAD = _cluster(
    "numpad",
    directions="Num 8  Num 4  Num 5 | Num 2  Num 6",
    actions="Num 0 | Num Enter  Num +  Num 1  Num 3",
    others="Num 7  Num 9  Num -",
)
_KEYBOARD = Bindings(
    "keyboard", {Intent.A: _keys("Space | Enter"), Intent.B: _keys("Backspace"), Intent.MENU: _keys("Esc")}
)
_PAD_DIRECTIONS = {intent: (f"dpad_{intent}", f"stick_{intent}") for intent in DIRECTIONS}
_PAD = Bindings(
    "pad",
    _PAD_DIRECTIONS
    | {Intent.A: ("south",), Intent.B: ("east",), Intent.X: ("west",), Intent.Y: ("north",)}
    | {Intent.PREV: ("left_shoulder", "left_trigger"), Intent.NEXT: ("right_shoulder", "right_trigger")}
    | {Intent.MENU: ("start",)},
)
_RAW_PAD = Bindings(
    "raw pad",
    _PAD_DIRECTIONS
    | {Intent.A: ("button 0",), Intent.B: ("button 1",), Intent.X: ("button 2",), Intent.Y: ("button 3",)}
    | {Intent.PREV: ("button 4", "button 6"), Intent.NEXT: ("button 5", "button 7")}
    | {Intent.MENU: ("button 9", "button 8")},
)
_MOUSE = Bindings(  # The left button points, and is no intent.
    "mouse",
    {Intent.B: ("right",), Intent.MENU: ("middle",)}
    | {Intent.PREV: ("side_back",), Intent.NEXT: ("side_forward",)},
)
DEFAULTS: Mapping[str, Bindings] = MappingProxyType(
    {b.scheme: b for b in (_WASD, _IJKL, _ARROWS, _NUMPAD, _KEYBOARD, _PAD, _RAW_PAD, _MOUSE)}
)
