"""Gamepads as SDL sees them, known by instance id from being opened to being unplugged."""

import os
from collections.abc import Callable
from typing import ClassVar, Protocol

import pygame
from pygame.event import Event
from pygame.joystick import JoystickType

from ticgame.play.input.keycaps import Control
from ticgame.play.input.pad_table import PadRefused
from ticgame.play.input.sticks import Edge, Hat, Stick, Trigger

try:
    from pygame._sdl2 import controller
except ImportError:  # Some builds of pygame leave it out; every pad is a raw one then.
    controller = None

BUTTONS = (
    "south", "east", "west", "north", "back", "guide", "start", "left_stick", "right_stick",
    "left_shoulder", "right_shoulder", "dpad_up", "dpad_down", "dpad_left", "dpad_right",
)  # fmt: skip
"""The buttons of a mapped pad by SDL's number, named by position."""
AXIS_END = 32767
AXIS_EVENTS = (pygame.CONTROLLERAXISMOTION, pygame.JOYAXISMOTION)
NO_PADS = ("keyboard", "mouse", "touchpad", "trackpad", "tablet", "motion sensor", "consumer control")


class Pad:
    """An open pad: it reads its own events into edges of controls.

    Every press of a mapped pad comes twice, as a CONTROLLER and as a JOY event: a pad reads one family only.
    """

    scheme: ClassVar[str]

    def __init__(self, joystick: JoystickType) -> None:
        self._joystick = joystick
        self.instance_id: int = joystick.get_instance_id()
        self.guid: str = joystick.get_guid()
        self.name: str = joystick.get_name()
        self._hat = Hat(joystick.get_hat(0)) if joystick.get_numhats() else Hat()
        self._readers: dict[int, Callable[[Event], list[Edge]]] = {}
        self._sticks: tuple[Stick, ...] = ()

    def read(self, event: Event) -> list[Edge]:
        """Return what an event of this pad changes, after what its sticks had changed before it."""
        reader = self._readers.get(event.type)
        if reader is None:
            return []
        return reader(event) if event.type in AXIS_EVENTS else self.settle() + reader(event)

    def settle(self) -> list[Edge]:
        """Return what the sticks change that moved last."""
        return [edge for stick in self._sticks for edge in stick.settle()]

    def held(self) -> list[Control]:
        """Return the controls that are down at this moment, sticks and triggers aside."""
        raise NotImplementedError

    def _read_hat(self, event: Event) -> list[Edge]:
        return self._hat.move(event.value) if event.hat == 0 else []


class MappedPad(Pad):
    """A pad that SDL has a mapping for, so that its buttons are known by position."""

    scheme = "pad"

    def __init__(self, mapped: "controller.Controller", joystick: JoystickType) -> None:
        super().__init__(joystick)
        self._mapped = mapped
        axes = [mapped.get_axis(axis) / AXIS_END for axis in range(6)]
        self._sticks = (Stick("stick", x=axes[0], y=axes[1]), Stick("rstick", x=axes[2], y=axes[3]))
        self._triggers = (
            Trigger("left_trigger", value=axes[4]),
            Trigger("right_trigger", value=axes[5]),
        )
        self._readers = {
            pygame.CONTROLLERBUTTONDOWN: self._read_button,
            pygame.CONTROLLERBUTTONUP: self._read_button,
            pygame.CONTROLLERAXISMOTION: self._read_axis,
        }
        self._has_own_hat = "dpup" not in mapped.get_mapping()
        if self._has_own_hat:
            self._readers[pygame.JOYHATMOTION] = self._read_hat

    def held(self) -> list[Control]:
        """Return the buttons that are down at this moment."""
        buttons = [control for number, control in enumerate(BUTTONS) if self._mapped.get_button(number)]
        return buttons + (self._hat.held if self._has_own_hat else [])

    def _read_button(self, event: Event) -> list[Edge]:
        if not 0 <= event.button < len(BUTTONS):
            return []
        return [Edge(BUTTONS[event.button], is_down=event.type == pygame.CONTROLLERBUTTONDOWN)]

    def _read_axis(self, event: Event) -> list[Edge]:
        value = event.value / AXIS_END
        if 0 <= event.axis < 4:
            return self._sticks[event.axis // 2].move(event.axis % 2, value)
        if event.axis not in (4, 5):
            return []
        return self.settle() + self._triggers[event.axis - 4].move(value)


class RawPad(Pad):
    """A pad without a mapping: its buttons have numbers, its first axes and its hat are the directions."""

    scheme = "raw pad"

    def __init__(self, joystick: JoystickType) -> None:
        super().__init__(joystick)
        axes = [joystick.get_axis(axis) if axis < joystick.get_numaxes() else 0.0 for axis in (0, 1)]
        self._sticks = (Stick("stick", x=axes[0], y=axes[1]),)
        self._readers = {
            pygame.JOYBUTTONDOWN: self._read_button,
            pygame.JOYBUTTONUP: self._read_button,
            pygame.JOYAXISMOTION: self._read_axis,
            pygame.JOYHATMOTION: self._read_hat,
        }

    def held(self) -> list[Control]:
        """Return the buttons and hat directions that are down at this moment."""
        numbers = range(self._joystick.get_numbuttons())
        return [f"button {n}" for n in numbers if self._joystick.get_button(n)] + self._hat.held

    def _read_button(self, event: Event) -> list[Edge]:
        return [Edge(f"button {event.button}", is_down=event.type == pygame.JOYBUTTONDOWN)]

    def _read_axis(self, event: Event) -> list[Edge]:
        return self._sticks[0].move(event.axis, event.value) if event.axis in (0, 1) else []


class PadPort(Protocol):
    """Where pads come from."""

    def count(self) -> int:
        """Return how many there are, pads or what poses as one."""

    def instance_id(self, index: int) -> int:
        """Return the id of one of them; raises PadRefused."""

    def open(self, index: int) -> Pad:
        """Open one of them; raises PadRefused."""


class SdlPads:
    """The pads of this computer."""

    def __init__(self) -> None:
        # South confirms on every pad, also where SDL would go by the labels.
        os.environ.setdefault("SDL_GAMECONTROLLER_USE_BUTTON_LABELS", "0")
        self._is_on = _can_start(pygame.joystick.init)
        self._has_mappings = self._is_on and controller is not None and _can_start(controller.init)

    def count(self) -> int:
        """Return how many there are, none where the system has no way to ask."""
        return pygame.joystick.get_count() if self._is_on else 0

    def instance_id(self, index: int) -> int:
        """Return the id of one of them; raises PadRefused."""
        return _open_joystick(index).get_instance_id()

    def open(self, index: int) -> Pad:
        """Open one of them, by its mapping if it has one; raises PadRefused."""
        joystick = _open_joystick(index)
        mapped = self._open_mapped(index)
        if mapped is None:
            _refuse_impostor(joystick)
        _pump()
        try:
            return MappedPad(mapped, joystick) if mapped else RawPad(joystick)
        except pygame.error as error:
            raise PadRefused(str(error)) from error

    def _open_mapped(self, index: int) -> "controller.Controller | None":
        if not self._has_mappings:
            return None
        try:
            return controller.Controller(index) if controller.is_controller(index) else None
        except pygame.error:
            return None


def _can_start(init: Callable[[], None]) -> bool:
    try:
        init()
    except pygame.error:
        return False
    return True


def _open_joystick(index: int) -> JoystickType:
    try:
        return pygame.joystick.Joystick(index)
    except pygame.error as error:
        raise PadRefused(str(error)) from error


def _refuse_impostor(joystick: JoystickType) -> None:
    """Keep out keyboards, mice and sensors that the system lists as pads."""
    name = joystick.get_name().lower()
    has_directions = joystick.get_numaxes() >= 2 or joystick.get_numhats() > 0
    if any(word in name for word in NO_PADS) or not has_directions or joystick.get_numbuttons() < 2:
        raise PadRefused(f"{joystick.get_name()} is no gamepad")


def _pump() -> None:
    """Have SDL read what is held on a pad just opened; the events stay in the queue."""
    if pygame.display.get_init():
        pygame.event.pump()
