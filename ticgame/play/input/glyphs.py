"""How a prompt names a control: the face of a pad's button, a keycap, a part of the mouse."""

from enum import StrEnum
from typing import NamedTuple

from ticgame.play.input.keycaps import Control


class GlyphKind(StrEnum):
    """The families of prompts, each with its own look."""

    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"
    PAD = "pad"
    KEY = "key"
    MOUSE = "mouse"


class Glyph(NamedTuple):
    """A control as a prompt shows it.

    `text` is what can be read (`A`, `Cross`, `L1`, `W`, `Left click`); `control` is the physical control
    (`south`, `dpad_up`, `key W`, `left`), for a painter who draws a picture instead of the text.
    """

    kind: GlyphKind
    text: str
    control: Control


_EVERY_PAD = {f"{part}_{way}": way.capitalize() for part in ("dpad", "stick", "rstick")
              for way in ("up", "down", "left", "right")}  # fmt: skip
_XBOX = {
    "south": "A", "east": "B", "west": "X", "north": "Y", "left_shoulder": "LB", "right_shoulder": "RB",
    "left_trigger": "LT", "right_trigger": "RT", "start": "Menu", "back": "View", "guide": "Xbox",
    "left_stick": "LS", "right_stick": "RS",
}  # fmt: skip
_PLAYSTATION = {
    "south": "Cross", "east": "Circle", "west": "Square", "north": "Triangle", "left_shoulder": "L1",
    "right_shoulder": "R1", "left_trigger": "L2", "right_trigger": "R2", "start": "Options",
    "back": "Create", "guide": "PS", "left_stick": "L3", "right_stick": "R3",
}  # fmt: skip
_NINTENDO = {
    "south": "B", "east": "A", "west": "Y", "north": "X", "left_shoulder": "L", "right_shoulder": "R",
    "left_trigger": "ZL", "right_trigger": "ZR", "start": "Plus", "back": "Minus", "guide": "Home",
    "left_stick": "LS", "right_stick": "RS",
}  # fmt: skip
_PAD = {
    "south": "Bottom", "east": "Right", "west": "Left", "north": "Top", "left_shoulder": "L",
    "right_shoulder": "R", "left_trigger": "L2", "right_trigger": "R2", "start": "Start", "back": "Select",
    "guide": "Home", "left_stick": "LS", "right_stick": "RS",
}  # fmt: skip
_MOUSE = {
    "left": "Left click", "right": "Right click", "middle": "Wheel click",
    "side_back": "Side back", "side_forward": "Side forward",
}  # fmt: skip
_TEXTS = {
    GlyphKind.XBOX: _EVERY_PAD | _XBOX,
    GlyphKind.PLAYSTATION: _EVERY_PAD | _PLAYSTATION,
    GlyphKind.NINTENDO: _EVERY_PAD | _NINTENDO,
    GlyphKind.PAD: _EVERY_PAD | _PAD,
    GlyphKind.MOUSE: _MOUSE,
    GlyphKind.KEY: {},
}
_VENDORS = {"5e04": GlyphKind.XBOX, "4c05": GlyphKind.PLAYSTATION, "7e05": GlyphKind.NINTENDO}
_WORDS = {
    GlyphKind.XBOX: ("xbox", "x-box", "xinput", "x360"),
    GlyphKind.PLAYSTATION: ("playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5"),
    GlyphKind.NINTENDO: ("nintendo", "switch", "joy-con", "joycon", "pro controller"),
}


def control_text(kind: GlyphKind, control: Control) -> str:
    """Return the words for a pad's or mouse's control; buttons of unknown pads count from 1."""
    if control.startswith("button "):
        return f"Button {int(control.removeprefix('button ')) + 1}"
    return _TEXTS[kind].get(control, control.replace("_", " ").capitalize())


def pad_family(name: str, guid: str) -> GlyphKind:
    """Return the family of a pad, from what its name says or else from its maker.

    `guid` is SDL's, in hexadecimal: digits 8 to 11 are the vendor's number, low byte first.
    """
    lower = name.lower()
    for kind, words in _WORDS.items():
        if any(word in lower for word in words):
            return kind
    return _VENDORS.get(guid[8:12].lower(), GlyphKind.PAD)
