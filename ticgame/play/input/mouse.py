"""The mouse: a pointer in design units, and a few buttons that stand for intents."""

from collections.abc import Callable

from pygame.event import Event

from ticgame.play.input.devices import Device, DeviceKind, Pointer, PointerKind
from ticgame.play.input.glyphs import GlyphKind
from ticgame.play.input.keycaps import KeyLabels
from ticgame.play.input.switchboard import Switchboard

BUTTONS = {1: "left", 2: "middle", 3: "right", 6: "side_back", 7: "side_forward"}
"""Pygame's numbers; 4 and 5 are the wheel once more."""

ToDesign = Callable[[float, float], tuple[float, float]]


class Mouse:
    """Where the pointer is and which buttons are down; a bound button gives presses, another one pointers."""

    def __init__(self, board: Switchboard, to_design: ToDesign, *, labels: KeyLabels) -> None:
        self.device = Device(
            "mouse", DeviceKind.MOUSE, scheme="mouse", title="mouse", family=GlyphKind.MOUSE, labels=labels
        )
        self._board = board
        self._to_design = to_design
        self._pixels = (0.0, 0.0)
        self._pointing: set[int] = set()

    def move(self, event: Event) -> None:
        """Follow the pointer."""
        self._pixels = event.pos
        self._say(PointerKind.MOVE)

    def press(self, event: Event) -> None:
        """Follow a button that went down; a left click ends the wait for another button."""
        control = BUTTONS.get(event.button)
        if control is None:
            return
        self._pixels = event.pos
        if control == "left" and self._board.is_capturing(self.device):
            self._board.end_capture()
        elif control != "left" and self._is_press(control):
            self._board.press(self.device, control, self.device.bindings.intent_of(control))
        else:
            self._pointing.add(event.button)
            self._say(PointerKind.DOWN, button=event.button)

    def release(self, event: Event) -> None:
        """Follow a button that came up."""
        if event.button in self._pointing:
            self._pointing.discard(event.button)
            self._pixels = event.pos
            self._say(PointerKind.UP, button=event.button)
        elif event.button in BUTTONS:
            self._board.release(self.device, BUTTONS[event.button])

    def turn(self, event: Event) -> None:
        """Follow the wheel."""
        self._say(PointerKind.WHEEL, steps=getattr(event, "precise_y", event.y))

    def release_all(self) -> None:
        """Release all buttons."""
        pointing, self._pointing = sorted(self._pointing), set()
        for button in pointing:
            self._say(PointerKind.UP, button=button)
        self._board.release_all(self.device)

    def _is_press(self, control: str) -> bool:
        return self._board.is_capturing(self.device) or self.device.bindings.intent_of(control) is not None

    def _say(self, kind: PointerKind, *, button: int = 0, steps: float = 0) -> None:
        x, y = self._to_design(*self._pixels)
        self._board.say(Pointer(self.device, kind, x, y, button, self._board.at, self._board.sample, steps))
