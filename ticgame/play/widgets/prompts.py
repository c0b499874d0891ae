"""What may be pressed now, in the glyphs of the device that was used last."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from pygame import Surface

from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Device, DeviceKind
from ticgame.play.input.glyphs import Glyph, GlyphKind
from ticgame.play.stage import LEFT, Sprite, Stage

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

TEXT_SIZE = 28
GLYPH_SIZE = 44
GLYPH_GAP = 12
PAIR_GAP = 6
PLATE_HEIGHT = 68
PLATE_MARGIN = 28
LARGEST_SCALE = 1.3
PROMPT_GAP = 36


_SHORT = {"Backspace": "Bksp", "Delete": "Del", "Page Up": "PgUp", "Page Down": "PgDn"}
_ARROWS = {"Up": "↑", "Down": "↓", "Left": "←", "Right": "→"}
_WAYS = ("up", "down", "left", "right")
_WHEEL = "mouse:wheel"


def glyph_name(glyph: Glyph) -> str:
    """Return the name under which the painter knows a control."""
    if glyph.kind is GlyphKind.KEY:
        return f"key:{(_ARROWS | _SHORT).get(glyph.text, glyph.text)}"
    if glyph.kind is GlyphKind.MOUSE:
        return f"mouse:{'wheel' if glyph.control == 'middle' else glyph.control}"
    way = glyph.control.rpartition("_")[2]
    if way in _WAYS:
        return f"pad:{way}"
    if glyph.kind is GlyphKind.PLAYSTATION and glyph.text in ("Cross", "Circle", "Square", "Triangle"):
        return f"pad:{glyph.text.lower()}"
    return f"pad:{'menu' if glyph.control == 'start' else glyph.text}"


def glyph_names(device: Device, intents: Sequence[Intent]) -> list[str]:
    """Return the controls of a device for intents that belong together, each once.

    A mouse scrolls with its wheel.
    """
    if device.kind is DeviceKind.MOUSE and tuple(intents) == (Intent.UP, Intent.DOWN):
        return [_WHEEL]
    return list(dict.fromkeys(glyph_name(device.glyph(intent)) for intent in intents))


class Prompt(NamedTuple):
    """What can be done here, in a word or two, and the intents that do it."""

    words: str
    intents: tuple[Intent, ...]


def prompt(words: str, *intents: Intent) -> Prompt:
    """Return a prompt for one intent or several that belong together."""
    return Prompt(words, intents)


def plate_height(scale: float) -> float:
    """Return how high the plate of prompts is at a text scale."""
    return PLATE_HEIGHT * min(scale, LARGEST_SCALE)


class Prompts:
    """A row of prompts that ends at its right edge."""

    def __init__(self, prompts: Sequence[Prompt]) -> None:
        self._prompts = list(prompts)
        self._device: Device | None = None
        self._sprites: list[Sprite] = []

    @property
    def shown(self) -> tuple[Prompt, ...]:
        """What may be pressed now, from left to right."""
        return tuple(self._prompts)

    def lay_out(
        self,
        stage: Stage,
        art: "Art",
        *,
        right: float,
        y: float,
        device: Device,
        scale: float = 1.0,
        layer: int = 20,
        has_plate: bool = False,
    ) -> None:
        """Show them on a stage, their middle at y; on a plate if something else lies beneath."""
        self._has_plate = has_plate
        self._stage, self._art = stage, art
        self._right, self._y, self._scale, self._layer = right, y, min(scale, LARGEST_SCALE), layer
        self._sprites = []
        self._show(device)

    def follow(self, device: Device) -> None:
        """Show the glyphs of another device, if it is another."""
        if device is not self._device:
            self._show(device)

    def set_prompts(self, prompts: Sequence[Prompt]) -> None:
        """Show other prompts, if they are others."""
        if list(prompts) != self._prompts:
            self._prompts = list(prompts)
            self._show(self._device)

    def _show(self, device: Device) -> None:
        self._device = device
        for sprite in self._sprites:
            sprite.remove()
        self._sprites = []
        x = self._right
        for shown in reversed(self._prompts):
            x = self._show_one(shown, x) - PROMPT_GAP
        if self._has_plate:
            self._add_plate(x + PROMPT_GAP)

    def _show_one(self, shown: Prompt, right: float) -> float:
        """Show a prompt that ends at `right` and return where it begins."""
        k = self._art.canvas.k
        words = self._art.text(shown.words, TEXT_SIZE * self._scale, "main", font="bold", shadow=True)
        left = right - words.get_width() / k
        self._add(words, left)
        left -= GLYPH_GAP
        for name in reversed(glyph_names(self._device, shown.intents)):
            glyph = self._art.key_glyph(name, GLYPH_SIZE * self._scale)
            left -= glyph.get_width() / k
            self._add(glyph, left)
            left -= PAIR_GAP
        return left + PAIR_GAP

    def _add_plate(self, left: float) -> None:
        width = self._right - left + 2 * PLATE_MARGIN
        height = plate_height(self._scale)
        plate = self._art.panel(width, height, radius=height / 2, alpha=0.97, shadow=False)
        middle = (left + self._right) / 2
        self._sprites.append(self._stage.add(plate, middle, self._y, layer=self._layer - 1))

    def _add(self, image: Surface, left: float) -> None:
        self._sprites.append(self._stage.add(image, left, self._y, layer=self._layer, anchor=LEFT))
