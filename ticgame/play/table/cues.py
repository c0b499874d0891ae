"""Sounds of what happens at a table: each with its place and moment, heard in step with the motion."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from ticgame.play.audio import pan_at
from ticgame.play.table import timing


class Sound(NamedTuple):
    """A cue of `audio.CUES`, its side from -1 (left) to 1 (right), and how long after the entry it comes."""

    name: str
    pan: float = 0.0
    delay_ms: float = 0.0


def sound_at(name: str, x: float, *, delay_ms: float = 0.0) -> Sound:
    """Return a sound that comes from a place on the table, in design units from the left."""
    return Sound(name, round(pan_at(x), 3), delay_ms)


def deal_cues(count: int, *, x: float) -> list[Sound]:
    """Return the sounds of the opening deal of so many cards from a place."""
    stagger = timing.deal_stagger_ms(count)
    return [sound_at("deal", x, delay_ms=number * stagger) for number in range(count)]


class CueQueue:
    """Sounds on their way to the ear; `rate` above 1 hurries them, like the motions that they belong to."""

    def __init__(self, hear: Callable[[Sound], None], *, rate: float = 1.0) -> None:
        self._hear = hear
        self._rate = rate
        self._now_ms = 0.0
        self._waiting: list[tuple[float, Sound]] = []

    @property
    def is_empty(self) -> bool:
        """Whether nothing is still to be heard."""
        return not self._waiting

    def add(self, sounds: Iterable[Sound], *, is_snap: bool = False) -> None:
        """Take sounds; where pictures snap, all are heard at once, each name only once."""
        if is_snap:
            for sound in {sound.name: sound for sound in sounds}.values():
                self._hear(sound)
            return
        self._waiting += [(self._now_ms + sound.delay_ms, sound) for sound in sounds]
        self.update(0.0)

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        self._now_ms += dt_ms * self._rate
        due = [(at, sound) for at, sound in self._waiting if at <= self._now_ms]
        self._waiting = [(at, sound) for at, sound in self._waiting if at > self._now_ms]
        for _, sound in sorted(due, key=lambda item: item[0]):
            self._hear(sound)

    def drop(self, name: str) -> None:
        """Forget the sounds of a name that have not been heard yet."""
        self._waiting = [(at, sound) for at, sound in self._waiting if sound.name != name]

    def clear(self) -> None:
        """Forget all that has not been heard yet."""
        self._waiting.clear()
