"""Devices whose raw events are made for an intent, and how long acting with each takes."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from math import hypot, log2
from typing import Final, NamedTuple, TypeVar

import pygame
from pads import VirtualPad, key_down, key_up
from pygame.event import Event

from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Device, Phase, Press
from ticgame.play.input.hub import DeviceHub
from ticgame.play.input.keycaps import US_KEYS

PRESS_S: Final = 0.15
POINT_S: Final = 0.1
BIT_S: Final = 0.15
BAR: Final = 1.1
_BUTTONS: Final = {Intent.A: 0, Intent.B: 1, Intent.X: 2, Intent.Y: 3, Intent.MENU: 6} | {
    Intent.PREV: 9, Intent.NEXT: 10,
}  # fmt: skip
_DPAD: Final = {Intent.UP: 11, Intent.DOWN: 12, Intent.LEFT: 13, Intent.RIGHT: 14}
_STICK: Final = {Intent.UP: (1, -1), Intent.DOWN: (1, 1), Intent.LEFT: (0, -1), Intent.RIGHT: (0, 1)}
_SCANCODES: Final = {name: code for code, name in US_KEYS.items()}
CostT = TypeVar("CostT")


class Target(NamedTuple):
    """Something to point at with the mouse: its middle and its smaller side."""

    x: float
    y: float
    width: float


class Hands(NamedTuple):
    """One way to play without a mouse: its name, and what makes one press of an intent on the device."""

    name: str
    device: Device
    press: Callable[[Intent], None]


class Bench:
    """All devices on one hub; counts the edges of controls that a row of intents takes."""

    def __init__(self) -> None:
        pygame.display.init()
        pygame.display.set_mode((320, 200))
        pygame.joystick.init()
        pygame.event.get()
        self._pad = VirtualPad()
        self.hub = DeviceHub(lambda x, y: (x, y))
        self._now_ms = 0.0
        self._heard: list[Press] = []
        self._read(pygame.event.get())
        pad = self.hub.pads[0]
        self.hands = [
            Hands("gamepad, D-pad", pad, self._press_dpad),
            Hands("gamepad, stick", pad, self._push_stick),
            *(Hands(f"keys: {one.title}", one, self._keys(one)) for one in self.hub.clusters),
        ]

    def close(self) -> None:
        self._pad.unplug()
        pygame.event.get()

    def presses(self, hands: Hands, intents: Iterable[Intent]) -> int:
        """Return how many presses a row of intents takes; fails if the device means anything else."""
        self._heard.clear()
        wanted = list(intents)
        for intent in wanted:
            hands.press(intent)
        heard = [press for press in self._heard if press.phase is Phase.DOWN and press.device is hands.device]
        assert [press.intent for press in heard] == wanted, f"{hands.name}: {wanted} came as {heard}"
        return len(heard)

    def _read(self, events: list[Event]) -> None:
        self._now_ms += PRESS_S * 500
        self._heard += [
            event for event in self.hub.translate(events, self._now_ms) if isinstance(event, Press)
        ]

    def _pump(self) -> None:
        pygame.event.pump()
        self._read(pygame.event.get())

    def _press_dpad(self, intent: Intent) -> None:
        button = (_BUTTONS | _DPAD)[intent]
        self._pad.press(button)
        self._pump()
        self._pad.let_go(button)
        self._pump()

    def _push_stick(self, intent: Intent) -> None:
        if intent not in _STICK:
            self._press_dpad(intent)
            return
        axis, value = _STICK[intent]
        for position in (value * 0.95, 0.0):
            self._pad.push(axis, position)
            self._pump()

    def _keys(self, device: Device) -> Callable[[Intent], None]:
        codes = {
            intent: _SCANCODES[device.bindings.controls_for(intent)[0].removeprefix("key ")]
            for intent in Intent
        }

        def press(intent: Intent) -> None:
            self._read([key_down(codes[intent])])
            self._read([key_up(codes[intent])])

        return press


@contextmanager
def bench() -> Iterator[Bench]:
    """Give a bench and unplug its pad at the end."""
    found = Bench()
    try:
        yield found
    finally:
        found.close()


def costs_by_device(ways: Sequence[Sequence[Intent]], cost: Callable[[int], CostT]) -> dict[str, list[CostT]]:
    """Return what rows of intents cost on each device but the mouse, from the presses that each takes."""
    with bench() as found:
        return {hands.name: [cost(found.presses(hands, way)) for way in ways] for hands in found.hands}


def spread_of(means_s: Sequence[float]) -> float:
    """Return how far apart the devices are, as a ratio; fails above the bar."""
    spread = max(means_s) / min(means_s)
    assert spread <= BAR, f"pads and keys are {spread:.3f} apart"
    return spread


def pointing_s(start: Target, targets: Iterable[Target]) -> float:
    """Return how long it takes to click some targets in turn with the mouse."""
    seconds = 0.0
    for target in targets:
        distance = hypot(target.x - start.x, target.y - start.y)
        seconds += POINT_S + BIT_S * log2(1 + distance / target.width)
        start = target
    return seconds
