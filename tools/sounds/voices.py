"""The instruments: each a few ringing partials and the knock of what strikes them."""

import random
from dataclasses import dataclass

from sounds.signal import Signal, add, band_pass, exact, fade_in, fall, noise, ring, scale

REFERENCE_HZ = 440.0

_STEPS = {"C": 0, "D": 2, "E": 4, "F#": 6, "G": 7, "A": 9, "B": 11}


@dataclass(frozen=True, slots=True)
class Partial:
    """One ringing tone: pitch and strength as shares of the note's, and the time to fall by 60 dB."""

    ratio: float
    level: float
    decay_s: float


@dataclass(frozen=True, slots=True)
class Knock:
    """A burst of noise around a pitch."""

    centre_hz: float
    level: float
    decay_s: float


@dataclass(frozen=True, slots=True)
class Voice:
    """An instrument; an octave higher a note lasts 2 to the power of -`damping` times as long."""

    partials: tuple[Partial, ...]
    attack_s: float
    knock: Knock | None = None
    damping: float = 0.35


def _harmonics(levels: tuple[float, ...], *, decay_s: float, dulling: float) -> tuple[Partial, ...]:
    return tuple(
        Partial(number, level, decay_s / number**dulling) for number, level in enumerate(levels, start=1)
    )


MARIMBA = Voice(
    (Partial(1, 1.0, 0.55), Partial(3.93, 0.20, 0.16), Partial(9.5, 0.05, 0.05)),
    attack_s=0.002,
    knock=Knock(700, 0.35, 0.03),
)
LOW_MARIMBA = Voice(
    (Partial(1, 1.0, 0.75), Partial(2.0, 0.10, 0.4), Partial(3.98, 0.28, 0.28), Partial(9.9, 0.05, 0.08)),
    attack_s=0.004,
    knock=Knock(320, 0.5, 0.05),
    damping=0.2,
)
DRY_MARIMBA = Voice(
    (Partial(1, 1.0, 0.22), Partial(3.93, 0.22, 0.09), Partial(9.5, 0.05, 0.03)),
    attack_s=0.002,
    knock=Knock(800, 0.4, 0.025),
)
WOOD_BLOCK = Voice(
    (Partial(1, 1.0, 0.11), Partial(1.51, 0.45, 0.07), Partial(2.63, 0.22, 0.04), Partial(4.2, 0.08, 0.02)),
    attack_s=0.0008,
    knock=Knock(1900, 0.5, 0.012),
    damping=0.15,
)
TUBA = Voice(
    _harmonics((0.8, 1.0, 0.8, 0.55, 0.35, 0.22, 0.13, 0.07), decay_s=0.62, dulling=0.35),
    attack_s=0.022,
    knock=Knock(260, 0.25, 0.06),
    damping=0.2,
)
UPRIGHT_BASS = Voice(
    tuple(
        Partial(ratio, level, decay_s)
        for ratio, level, decay_s in (
            (1, 1.0, 0.85),
            (2.002, 0.85, 0.55),
            (3.006, 0.5, 0.32),
            (4.013, 0.34, 0.2),
            (5.025, 0.22, 0.13),
            (6.04, 0.15, 0.09),
            (7.06, 0.1, 0.06),
            (8.09, 0.07, 0.04),
        )
    ),
    attack_s=0.005,
    knock=Knock(1100, 0.3, 0.02),
    damping=0.2,
)
GLOCKENSPIEL = Voice(
    (Partial(1, 1.0, 0.8), Partial(2.76, 0.28, 0.35), Partial(5.4, 0.10, 0.14), Partial(8.93, 0.03, 0.05)),
    attack_s=0.001,
    knock=Knock(3200, 0.12, 0.01),
    damping=0.3,
)
FLUTE = Voice(
    (Partial(1, 1.0, 1.5), Partial(1.003, 0.35, 1.3), Partial(2, 0.22, 0.9), Partial(3, 0.07, 0.5)),
    attack_s=0.045,
    knock=Knock(1300, 0.25, 0.22),
    damping=0.0,
)
BELL = Voice(
    (Partial(2, 1.0, 0.7), Partial(5.52, 0.3, 0.3), Partial(8.1, 0.1, 0.12)), attack_s=0.004, damping=0.3
)
MUTED_STRING = Voice(
    _harmonics((1.0, 0.8, 0.6, 0.4, 0.25, 0.16, 0.1), decay_s=0.28, dulling=0.55),
    attack_s=0.003,
    knock=Knock(420, 0.6, 0.04),
    damping=0.2,
)
TIMPANI = Voice(
    (Partial(1, 1.0, 0.7), Partial(1.5, 0.6, 0.5), Partial(1.98, 0.35, 0.4), Partial(2.44, 0.18, 0.25)),
    attack_s=0.006,
    knock=Knock(240, 0.5, 0.05),
    damping=0.0,
)

SEATS = {
    "pig": (TUBA, "D3"),
    "frog": (WOOD_BLOCK, "D6"),
    "whale": (LOW_MARIMBA, "D4"),
    "bear": (UPRIGHT_BASS, "D2"),
    "rabbit": (GLOCKENSPIEL, "D6"),
    "owl": (FLUTE, "D5"),
}
"""The voice of each seat's animal, and its home note."""


def pitch_hz(note: str, *, steps: int = 0) -> float:
    """Return the frequency of a note such as "F#4", so many semitones up."""
    semitones = _STEPS[note[:-1]] + 12 * int(note[-1]) - 57 + steps
    return round(REFERENCE_HZ * 2 ** (semitones / 12), 6)


def strike(
    voice: Voice,
    frequency_hz: float,
    *,
    rng: random.Random,
    seconds: float,
    gain: float = 1.0,
    lasting: float = 1.0,
) -> Signal:
    """Return one note of a voice, ringing `lasting` times as long as usual."""
    longer = lasting * exact((REFERENCE_HZ / frequency_hz) ** voice.damping)
    note: Signal = []
    for partial in voice.partials:
        tone_hz = partial.ratio * frequency_hz
        if tone_hz < 16_000:
            tone = ring(tone_hz, level=partial.level, decay_s=partial.decay_s * longer, seconds=seconds)
            add(note, tone)
    if voice.knock is not None:
        add(note, knock(voice.knock, rng=rng, seconds=min(seconds, 3 * voice.knock.decay_s)))
    return scale(fade_in(note, voice.attack_s), gain)


def knock(shape: Knock, *, rng: random.Random, seconds: float) -> Signal:
    """Return a burst of noise."""
    burst = band_pass(noise(rng, seconds), shape.centre_hz, width=0.9)
    return fall(scale(burst, shape.level), shape.decay_s)
