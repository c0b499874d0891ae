"""Motion in time: easings, cards that glide to where they rest, and the timeline that plays them."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from math import cos, exp, pi
from typing import Protocol

from ticgame.play.table.pose import Pose, SpriteId, blend
from ticgame.play.table.sprites import CardSprites

Easing = Callable[[float], float]


def linear(t: float) -> float:
    """Return t."""
    return t


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


def spring(frequency: float, damping: float) -> Easing:
    """Return an easing that swings around the end, `frequency` times, ever less."""
    return lambda t: 1 - exp(-6 * damping * t) * cos(2 * pi * frequency * t) * (1 - t)


class Motion(Protocol):
    """Something that changes what is shown for a while."""

    length_ms: float

    def show(self, t: float) -> None:
        """Show how things are at a share t of the time; at 1 they are as if nothing had moved."""


@dataclass(slots=True)
class CardGlide:
    """A card on its way to where it rests."""

    sprites: CardSprites
    card: SpriteId
    start: Pose
    length_ms: float
    easing: Easing = out_cubic

    def show(self, t: float) -> None:
        if self.card not in self.sprites:
            return
        rest = self.sprites.rest[self.card]
        if t >= 1:
            self.sprites.show(self.card, rest)
            return
        pose = blend(self.start, rest, self.easing(t))
        if self.start.is_face_up != rest.is_face_up:
            is_over = t >= 0.5
            face = rest.is_face_up if is_over else self.start.is_face_up
            pose = pose._replace(is_face_up=face, scale_x=max(0.02, abs(cos(pi * t))))
        self.sprites.show(self.card, pose)


@dataclass(slots=True)
class _Running:
    motion: Motion
    began_ms: float


class Timeline:
    """Plays motions; one with the key of another takes its place."""

    def __init__(self) -> None:
        self.now_ms = 0.0
        self._running: dict[Hashable, _Running] = {}

    @property
    def is_idle(self) -> bool:
        """Whether nothing moves or is about to."""
        return not self._running

    def start(self, motion: Motion, *, key: Hashable, delay_ms: float = 0.0) -> None:
        """Play a motion, its first picture now even if it begins later."""
        self._running[key] = _Running(motion, self.now_ms + delay_ms)
        motion.show(0.0)

    def stop(self, key: Hashable) -> None:
        """Let go of what moves under a key, as it is shown now."""
        self._running.pop(key, None)

    def update(self, dt_ms: float) -> None:
        """Let time pass and show what moves."""
        self.now_ms += dt_ms
        for key, running in list(self._running.items()):
            passed = self.now_ms - running.began_ms
            if passed >= running.motion.length_ms:
                del self._running[key]
                running.motion.show(1.0)
            elif passed > 0:
                running.motion.show(passed / running.motion.length_ms)

    def finish(self) -> None:
        """Show everything as it ends."""
        running = list(self._running.values())
        self._running.clear()
        for item in running:
            item.motion.show(1.0)
