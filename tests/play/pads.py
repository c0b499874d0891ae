"""Pads, keys and clicks for tests: virtual pads of the SDL that pygame loaded, and events like its own."""

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager

import pygame
import pytest
from pygame.event import Event

GAMECONTROLLER = 1
JOYSTICK = 0


def load_sdl() -> ctypes.CDLL | None:
    """Return the SDL library of this process (Linux), None elsewhere."""
    try:
        with open("/proc/self/maps") as maps:
            paths = [line.split()[-1] for line in maps if "libSDL2-2" in line]
    except OSError:
        return None
    if not paths:
        return None
    sdl = ctypes.CDLL(paths[0])
    sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
    sdl.SDL_JoystickInstanceID.argtypes = [ctypes.c_void_p]
    for what, value in (("Button", ctypes.c_uint8), ("Axis", ctypes.c_int16), ("Hat", ctypes.c_uint8)):
        getattr(sdl, f"SDL_JoystickSetVirtual{what}").argtypes = [ctypes.c_void_p, ctypes.c_int, value]
    return sdl


needs_pads = pytest.mark.skipif(load_sdl() is None, reason="virtual pads need the SDL of Linux wheels")


class VirtualPad:
    """A pad that is plugged in as long as a test wants; buttons by SDL's number, axes from -1 to 1."""

    def __init__(
        self, *, kind: int = GAMECONTROLLER, axes: int = 6, buttons: int = 15, hats: int = 1
    ) -> None:
        self._sdl = load_sdl()
        index = self._sdl.SDL_JoystickAttachVirtual(kind, axes, buttons, hats)
        assert index >= 0, "SDL attached no virtual pad"
        self._handle = self._sdl.SDL_JoystickOpen(index)
        self.instance_id = self._sdl.SDL_JoystickInstanceID(self._handle)
        self.is_plugged = True

    def press(self, button: int) -> None:
        self._sdl.SDL_JoystickSetVirtualButton(self._handle, button, 1)

    def let_go(self, button: int) -> None:
        self._sdl.SDL_JoystickSetVirtualButton(self._handle, button, 0)

    def push(self, axis: int, value: float) -> None:
        self._sdl.SDL_JoystickSetVirtualAxis(self._handle, axis, round(value * 32767))

    def tilt(self, hat: int) -> None:
        """Set the hat: 1 up, 2 right, 4 down, 8 left, and their sums."""
        self._sdl.SDL_JoystickSetVirtualHat(self._handle, 0, hat)

    def unplug(self) -> None:
        if self.is_plugged:
            self.is_plugged = False
            self._sdl.SDL_JoystickDetachVirtual(self._index())
            self._sdl.SDL_JoystickClose(ctypes.c_void_p(self._handle))

    def _index(self) -> int:
        count = self._sdl.SDL_NumJoysticks()
        ids = [self._sdl.SDL_JoystickGetDeviceInstanceID(index) for index in range(count)]
        return ids.index(self.instance_id)


class PadBench:
    """Makes virtual pads and unplugs them all at the end."""

    def __init__(self) -> None:
        self.pads: list[VirtualPad] = []

    def plug(self, **shape: int) -> VirtualPad:
        self.pads.append(VirtualPad(**shape))
        return self.pads[-1]


@contextmanager
def pad_bench() -> Iterator[PadBench]:
    """Give a bench on a fresh display and joystick module."""
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    pygame.joystick.init()
    pygame.event.get()
    bench = PadBench()
    try:
        yield bench
    finally:
        for pad in bench.pads:
            pad.unplug()
        pygame.event.get()


class NoPads:
    """A computer without pads, whatever is plugged into it."""

    def count(self) -> int:
        return 0


def key_down(scancode: int, *, key: int = 0, mod: int = 0, unicode: str = "") -> Event:
    return Event(pygame.KEYDOWN, scancode=scancode, key=key, mod=mod, unicode=unicode)


def key_up(scancode: int, *, key: int = 0, mod: int = 0) -> Event:
    return Event(pygame.KEYUP, scancode=scancode, key=key, mod=mod)


def click_down(x: float, y: float, *, button: int = 1) -> Event:
    return Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button, touch=False)


def click_up(x: float, y: float, *, button: int = 1) -> Event:
    return Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=button, touch=False)


def motion(x: float, y: float) -> Event:
    return Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0), touch=False)
