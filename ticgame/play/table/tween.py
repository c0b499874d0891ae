"""Motion in time: easings, and the timeline that plays motions."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from math import cos, exp, pi, sin
from typing import Protocol

Easing = Callable[[float], float]


def out_cubic(t: float) -> float:
    """Start fast, end slowly."""
    return 1 - (1 - t) ** 3


def in_cubic(t: float) -> float:
    """Start slowly, end fast."""
    return t**3


def out_quint(t: float) -> float:
    """Start very fast, end very slowly."""
    return 1 - (1 - t) ** 5


def out_back(t: float) -> float:
    """Go a little beyond the end and come back."""
    overshoot = 1.4
    return 1 + (overshoot + 1) * (t - 1) ** 3 + overshoot * (t - 1) ** 2


def in_out_sine(t: float) -> float:
    """Swing from start to end."""
    return (1 - cos(pi * t)) / 2


def hump(t: float) -> float:
    """Go out to 1 and come back to 0."""
    return sin(pi * t)


def pop(peak: float) -> Easing:
    """Return an easing from 0 over a peak to 1."""

    def rise(t: float) -> float:
        if t < 0.6:
            return peak * out_cubic(t / 0.6)
        return peak + (1 - peak) * in_out_sine((t - 0.6) / 0.4)

    return rise


def spring(frequency: float, damping: float) -> Easing:
    """Return an easing that swings around the end, `frequency` times, ever less."""
    return lambda t: 1 - exp(-6 * damping * t) * cos(2 * pi * frequency * t) * (1 - t)


def damped_sine(hz: float, length_ms: float) -> Easing:
    """Return a swing around 0 that begins at full width and has died away at the end."""
    turns = hz * length_ms / 1000
    return lambda t: (1 - t) ** 2 * sin(2 * pi * turns * t)


def part(t: float, first: float, last: float) -> float:
    """Return how far t is between two moments, from 0 before to 1 after them."""
    return min(1.0, max(0.0, (t - first) / (last - first)))


class Motion(Protocol):
    """Something that changes what is shown for a while."""

    length_ms: float

    def show(self, t: float) -> None:
        """Show how things are at a share t of the time; at 1 they are as if nothing had moved."""


class Finale(Motion, Protocol):
    """A motion whose last picture stays until somebody ends it."""

    def end(self) -> None:
        """Show how things are as if nothing had moved."""


@dataclass(slots=True)
class _Running:
    motion: Motion
    began_ms: float


class Timeline:
    """Plays motions; one with the key of another takes its place. `rate` above 1 plays them faster."""

    def __init__(self, *, rate: float = 1.0) -> None:
        self.now_ms = 0.0
        self._rate = rate
        self._running: dict[Hashable, _Running] = {}
        self._held: dict[Hashable, Finale] = {}

    @property
    def is_idle(self) -> bool:
        """Whether nothing moves or is about to; a last picture that stays doesn't."""
        return not self._running

    def __contains__(self, key: Hashable) -> bool:
        return key in self._running

    def start(self, motion: Motion, *, key: Hashable, delay_ms: float = 0.0) -> None:
        """Play a motion, its first picture now even if it begins later."""
        self._running[key] = _Running(motion, self.now_ms + delay_ms)
        motion.show(0.0)

    def hold(self, motion: Finale, *, key: Hashable, delay_ms: float = 0.0) -> None:
        """Play a motion whose last picture stays until `finish`."""
        self._held[key] = motion
        self.start(motion, key=key, delay_ms=delay_ms)

    def stop(self, key: Hashable) -> None:
        """Let go of what moves under a key, as it is shown now."""
        self._running.pop(key, None)

    def complete(self, key: Hashable) -> None:
        """Show what moves under a key as it ends."""
        running = self._running.pop(key, None)
        if running is not None:
            running.motion.show(1.0)

    def update(self, dt_ms: float) -> None:
        """Let time pass and show what moves."""
        self.now_ms += dt_ms * self._rate
        now = self.now_ms
        for key, running in list(self._running.items()):
            passed = now - running.began_ms
            length = running.motion.length_ms
            if passed >= length:
                if self._running.get(key) is running:
                    del self._running[key]
                running.motion.show(1.0)
            elif passed > 0:
                running.motion.show(passed / length)

    def finish(self) -> None:
        """Show everything as it ends."""
        running = [item for key, item in self._running.items() if key not in self._held]
        held = list(self._held.values())
        self._running.clear()
        for item in running:
            item.motion.show(1.0)
        self._held.clear()
        for motion in held:
            motion.end()
