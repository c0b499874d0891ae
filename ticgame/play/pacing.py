"""When the next frame is due, where time and events come from, and how much time a frame may count."""

import time
from typing import NamedTuple, Protocol

import pygame
from pygame.event import Event

FRAME_MS = 1000 / 60
STALL_MS = 250.0
"""A longer gap than this is a stall: dragged, suspended, swapped out."""


class Clock(Protocol):
    """Where the loop gets its time."""

    def now_ms(self) -> float:
        """Return milliseconds since some moment in the past."""

    def sleep(self, ms: float) -> None:
        """Let time pass."""


class Pump(Protocol):
    """Where the loop gets its events."""

    def get(self) -> list[Event]:
        """Return what has arrived, in order."""

    def wait(self, timeout_ms: float) -> list[Event]:
        """Return what has arrived as soon as anything does, or nothing after the time-out."""


class SystemClock:
    """The computer's monotonic clock."""

    def now_ms(self) -> float:
        """Return milliseconds since some moment in the past."""
        return time.perf_counter_ns() / 1e6

    def sleep(self, ms: float) -> None:
        """Let time pass."""
        if ms > 0:
            time.sleep(ms / 1000)


class PygamePump:
    """Pygame's event queue."""

    def get(self) -> list[Event]:
        """Return what has arrived, in order; a list of types would change that order."""
        return pygame.event.get()

    def wait(self, timeout_ms: float) -> list[Event]:
        """Return what has arrived as soon as anything does, or nothing after the time-out."""
        first = pygame.event.wait(max(1, int(timeout_ms)))
        if first.type == pygame.NOEVENT:
            return []
        return [first, *pygame.event.get()]


class Lapse(NamedTuple):
    """The time since the last frame: what counts, and what was lost to a stall."""

    dt_ms: float
    gap_ms: float


class Pacer:
    """Keeps frames to deadlines, which gives the right mean rate whatever each of them takes."""

    def __init__(self, clock: Clock, *, frame_ms: float = FRAME_MS) -> None:
        self._clock = clock
        self._frame_ms = frame_ms
        self._began_ms = clock.now_ms()
        self._due_ms = self._began_ms

    def slack_ms(self) -> float:
        """Return the time until the next frame is due, 0 if it is."""
        return max(0.0, self._due_ms - self._clock.now_ms())

    def begin(self, rest_ms: float) -> Lapse:
        """Start a frame that the loop meant to start at most `rest_ms` after the last one, or when due."""
        now = self._clock.now_ms()
        passed = now - self._began_ms
        meant = max(rest_ms, self._frame_ms)
        self._began_ms = now
        self._due_ms = min(self._due_ms, now) + self._frame_ms  # a frame ahead of its time leaves no debt
        if self._due_ms <= now:
            self._due_ms = now + self._frame_ms
        if passed - meant > STALL_MS:
            return Lapse(0.0, passed)
        return Lapse(passed, 0.0)
