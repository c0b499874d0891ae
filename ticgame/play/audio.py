"""Sound: which files a cue may play, and playing them, with silence wherever there is no device."""

import os
import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

import pygame

from ticgame.play.settings import Settings
from ticgame.play.theme import ANIMALS

RATE_HZ = 44_100
BUFFER_SAMPLES = 512
CHANNELS = 32
WIDEST_PAN = 0.6
MOST_REOPENINGS = 5
TIC_STEPS = 6


class Bus(StrEnum):
    """What one volume setting governs."""

    EFFECTS = "effects"
    MUSIC = "music"


class Cue(NamedTuple):
    """The takes of a sound, by the stem of their files, and its volume setting."""

    takes: tuple[str, ...]
    bus: Bus = Bus.EFFECTS


def _takes(name: str, count: int) -> Cue:
    return Cue(tuple(f"{name}_{number}" for number in range(1, count + 1)))


def _alone(names: Iterable[str]) -> dict[str, Cue]:
    return {name: Cue((name,)) for name in names}


CUES: Mapping[str, Cue] = {
    "deal": _takes("deal", 6),
    "flip": _takes("flip", 3),
    "pick_up": _takes("pick_up", 3),
    "place": _takes("place", 3),
    **_alone(f"tic_{step}" for step in range(1, TIC_STEPS + 1)),
    "single": _takes("single", 3),
    "nic": _takes("nic", 3),
    "nic_last": Cue(("nic_last",)),
    "mission": Cue(("mission",)),
    "extremes": Cue(("extremes",)),
    "victory": Cue(("victory",), Bus.MUSIC),
    "defeat": Cue(("defeat",), Bus.MUSIC),
    **_alone(f"{verb}_{animal}" for verb in ("turn", "join", "leave") for animal in ANIMALS),
    "focus": _takes("focus", 3),
    "confirm": _takes("confirm", 3),
    "back": _takes("back", 3),
    "refuse": Cue(("refuse",)),
    "countdown": Cue(("countdown",)),
    "countdown_last": Cue(("countdown_last",)),
}
"""Every sound the game can ask for: `turn_`, `join_` and `leave_` go with the animal of a seat."""


def tic_cue(number: int) -> str:
    """Return the cue of the first, second, … Tic of one play; they rise, and the last stays."""
    return f"tic_{max(1, min(number, TIC_STEPS))}"


def pan_at(x: float, *, width: float = 1920) -> float:
    """Return where between left (-1) and right (1) a sound at `x` of the table is heard."""
    return WIDEST_PAN * max(-1.0, min(1.0, 2 * x / width - 1))


class Audio:
    """The game's sounds; without a device, and before `open`, every call is silent and none raises."""

    def __init__(
        self,
        folder: Path,
        *,
        rng: random.Random | None = None,
        tell: Callable[[str], None] = lambda notice: None,
        is_strict: bool = False,
    ) -> None:
        """Touch neither disk nor device; with `is_strict`, unknown cues raise `KeyError` (for tests)."""
        self._folder = folder
        self._rng = rng or random.Random()
        self._tell = tell
        self._is_strict = is_strict
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._last_take: dict[str, str] = {}
        self._volumes = dict.fromkeys(Bus, 1.0)
        self._reopenings_left = MOST_REOPENINGS
        self.is_available = False

    def open(self) -> bool:
        """Open the sound device; False if there is none."""
        try:
            with _hidden_stderr():
                pygame.mixer.init(RATE_HZ, -16, 2, buffer=BUFFER_SAMPLES)
            pygame.mixer.set_num_channels(CHANNELS)
        except (pygame.error, NotImplementedError):  # pygame built without its mixer raises the second.
            self.is_available = False
        else:
            self.is_available = True
            self._reopenings_left = MOST_REOPENINGS
        return self.is_available

    def close(self) -> None:
        """Let go of the device."""
        self.is_available = False
        self._loaded.clear()
        try:
            pygame.mixer.quit()
        except (pygame.error, NotImplementedError):
            return

    def use(self, settings: Settings) -> None:
        """Take the volumes of the settings; what plays already goes on as it is, unless muted."""
        loud = 0.0 if settings.is_muted else 1.0
        # Squared, because the ear hears half the amplitude as much more than half.
        self._volumes[Bus.EFFECTS] = loud * (settings.effects_volume / 100) ** 2
        self._volumes[Bus.MUSIC] = loud * (settings.music_volume / 100) ** 2
        if settings.is_muted:
            self.stop()

    def load_next(self) -> bool:
        """Load one more file, well under a millisecond; False when all are loaded."""
        waiting = (take for cue in CUES.values() for take in cue.takes if take not in self._loaded)
        take = next(waiting, None) if self.is_available else None
        if take is None:
            return False
        self._load(take)
        return True

    def play(self, name: str, *, pan: float = 0.0, gain: float = 1.0) -> None:
        """Play a cue, `pan` from -1 (left) to 1 (right), `gain` from 0 to 1."""
        cue = CUES.get(name)
        if cue is None:
            if self._is_strict:
                raise KeyError(name)
            return
        volume = self._volumes[cue.bus] * max(0.0, min(1.0, gain))
        if not self.is_available or volume == 0:
            return
        sound = self._load(self._choose(name, cue.takes))
        if sound is not None:
            self._start(sound, volume, max(-1.0, min(1.0, pan)))

    def stop(self) -> None:
        """End all sounds at once."""
        if self.is_available:
            self._guard(pygame.mixer.stop)

    def device_added(self) -> None:
        """Hear that the system has one more sound device."""
        if not self.is_available:
            self._reopen()

    def device_removed(self) -> None:
        """Hear that the system has lost a sound device, perhaps the one in use."""
        self._reopen()

    def _reopen(self) -> None:
        # Opening may itself report devices: without an end to it, a failing one would be tried for ever.
        if self._reopenings_left > 0:
            self._reopenings_left -= 1
            self.close()
            self.open()

    def _choose(self, name: str, takes: tuple[str, ...]) -> str:
        last = self._last_take.get(name)
        fresh = [take for take in takes if take != last] or takes
        self._last_take[name] = take = self._rng.choice(fresh)
        return take

    def _load(self, take: str) -> pygame.mixer.Sound | None:
        if take not in self._loaded:
            path = self._folder / f"{take}.wav"
            self._loaded[take] = None
            try:
                self._loaded[take] = pygame.mixer.Sound(path)
            except (pygame.error, OSError) as error:
                self._tell(f"the sound {path} can't be loaded ({error}): it stays silent")
        return self._loaded[take]

    def _start(self, sound: pygame.mixer.Sound, volume: float, pan: float) -> None:
        def start() -> None:
            channel = pygame.mixer.find_channel()
            if channel is None:
                return
            channel.play(sound)
            if pan == 0 or pygame.mixer.get_init()[2] == 1:
                channel.set_volume(volume)
            else:
                channel.set_volume(volume * min(1.0, 1 - pan), volume * min(1.0, 1 + pan))

        self._guard(start)

    def _guard(self, act: Callable[[], object]) -> None:
        try:
            act()
        except pygame.error:  # The mixer went away with its device.
            self.is_available = False


@contextmanager
def _hidden_stderr() -> Iterator[None]:
    """Keep what libraries print while no device opens (ALSA: a dozen lines) off the terminal."""
    try:
        kept = os.dup(2)
    except OSError:  # There is no terminal to keep clean.
        yield
        return
    try:
        with open(os.devnull, "wb") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
