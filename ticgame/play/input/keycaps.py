"""What is printed on the keys of a keyboard, as far as the program knows."""

from collections.abc import Mapping

Control = str
"""A physical control of a device: `key W`, `south`, `stick_up`, `button 3`, `right`."""

_LETTERS = {4 + n: chr(ord("A") + n) for n in range(26)}
_DIGITS = {30 + n: "1234567890"[n] for n in range(10)}
_FUNCTIONS = {58 + n: f"F{n + 1}" for n in range(12)}
_NUMBERS = {89 + n: f"Num {'1234567890'[n]}" for n in range(10)}
_PUNCTUATION = dict(zip((*range(45, 50), *range(51, 57)), "-=[]\\;'`,./", strict=True))
_NAMED = {
    40: "Enter", 41: "Esc", 42: "Backspace", 43: "Tab", 44: "Space", 50: "#", 57: "Caps Lock",
    70: "Print", 71: "Scroll Lock", 72: "Pause", 73: "Insert", 74: "Home", 75: "Page Up", 76: "Delete",
    77: "End", 78: "Page Down", 79: "Right", 80: "Left", 81: "Down", 82: "Up", 83: "Num Lock",
    84: "Num /", 85: "Num *", 86: "Num -", 87: "Num +", 88: "Num Enter", 99: "Num .", 100: "<", 101: "App",
    224: "Left Ctrl", 225: "Left Shift", 226: "Left Alt", 227: "Left Win",
    228: "Right Ctrl", 229: "Right Shift", 230: "Right Alt", 231: "Right Win",
}  # fmt: skip
US_KEYS: Mapping[int, str] = _LETTERS | _DIGITS | _FUNCTIONS | _NUMBERS | _PUNCTUATION | _NAMED
"""Scancode (the USB usage number, as SDL has it) to the label of a US keyboard."""

MODIFIERS = frozenset(f"key {US_KEYS[scancode]}" for scancode in range(224, 232))
_PREFIX = "key "


def format_key(scancode: int) -> Control:
    """Return the control of a key, named by its place on a US keyboard whatever the layout."""
    return f"{_PREFIX}{US_KEYS.get(scancode, scancode)}"


def is_key(control: Control) -> bool:
    """Return whether a control is a key of the keyboard."""
    return control.startswith(_PREFIX)


class KeyLabels:
    """The labels of the keys: those of a US keyboard until the active layout shows otherwise.

    The layout is only seen in the events of keys, so a key has its own label from its first press on.
    """

    def __init__(self, learned: Mapping[Control, str] | None = None) -> None:
        self._learned = dict(learned or {})

    def learn(self, control: Control, label: str) -> None:
        """Take the layout's label of a key; keys that don't write a character keep their names."""
        if len(label) != 1 or not label.isprintable() or label.isspace() or control.startswith("key Num "):
            return
        upper = label.upper()
        self._learned[control] = upper if len(upper) == 1 else label

    def label(self, control: Control) -> str:
        """Return what is printed on a key."""
        return self._learned.get(control, control.removeprefix(_PREFIX))

    def to_dict(self) -> dict[Control, str]:
        """Return what was learned, to be kept for the next start."""
        return dict(self._learned)
