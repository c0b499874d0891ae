"""Every sound of the game: what plays when, and how loud it shall be."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from sounds.loudness import level
from sounds.signal import (
    Signal,
    add,
    band_pass,
    cut_silence,
    fade_in,
    fade_out,
    fall,
    high_pass,
    low_pass,
    noise,
    ring,
    scale,
)
from sounds.voices import (
    BELL,
    DRY_MARIMBA,
    FLUTE,
    GLOCKENSPIEL,
    LOW_MARIMBA,
    MARIMBA,
    MUTED_STRING,
    SEATS,
    TIMPANI,
    TUBA,
    UPRIGHT_BASS,
    WOOD_BLOCK,
    Voice,
    pitch_hz,
    strike,
)

LOUDNESS_LUFS = -16.0
TIC_STEPS = (("A4", "E5"), ("B4", "F#5"), ("D5", "A5"), ("E5", "B5"), ("F#5", "B5"), ("A5", "E6"))
"""The two notes of the first Tic of a move, of the second and so on: fifths, one of them turned over."""
FIFTH, MAJOR_THIRD = 7, 4
CASCADE_STEP_S = 0.07
"""The time between two cards of the victory cascade, and between their notes."""


@dataclass(frozen=True, slots=True)
class Sound:
    """How to play a sound, how loud against the others, and how long its end fades."""

    play: Callable[[random.Random], Signal]
    trim_db: float = 0.0
    release_s: float = 0.03


def render(name: str) -> Signal:
    """Return a sound at its loudness; the same name gives the same samples."""
    sound = SCORE[name]
    signal = fade_out(cut_silence(sound.play(random.Random(name))), sound.release_s)
    return level(signal, LOUDNESS_LUFS + sound.trim_db)


# Cards


def _deal(rng: random.Random) -> Signal:
    bend = rng.uniform(0.97, 1.03)
    sound = fade_in(fall(band_pass(noise(rng, 0.1), 3400 * bend, width=1.1), 0.11), 0.018)
    thud = fall(low_pass(noise(rng, 0.08), 420), 0.09)
    add(sound, thud, at_s=0.03, gain=1.6)
    add(sound, ring(165 * bend, level=0.22, decay_s=0.09, seconds=0.09), at_s=0.03)
    return sound


def _flip(rng: random.Random) -> Signal:
    bend = rng.uniform(0.97, 1.03)
    sound = fade_in(band_pass(noise(rng, 0.05), 2300 * bend, width=1.3), 0.045)
    snap = fall(high_pass(noise(rng, 0.06), 1500 * bend), 0.035)
    sound = scale(sound, 0.4)
    add(sound, snap, at_s=0.045, gain=0.8)
    add(sound, ring(420 * bend, level=0.25, decay_s=0.04, seconds=0.05), at_s=0.045)
    return sound


def _pick_up(rng: random.Random) -> Signal:
    bend = rng.uniform(0.97, 1.03)
    low = fade_out(fade_in(band_pass(noise(rng, 0.09), 1300 * bend, width=0.9), 0.03), 0.05)
    high = fade_out(fade_in(band_pass(noise(rng, 0.08), 2400 * bend, width=0.9), 0.04), 0.04)
    add(low, high, at_s=0.035, gain=0.8)
    return low


def _place(rng: random.Random) -> Signal:
    bend = rng.uniform(0.97, 1.03)
    sound = ring(118 * bend, level=0.9, decay_s=0.16, seconds=0.2)
    add(sound, ring(236 * bend, level=0.4, decay_s=0.09, seconds=0.12))
    add(sound, ring(905 * bend, level=0.3, decay_s=0.045, seconds=0.06))
    add(sound, ring(1490 * bend, level=0.12, decay_s=0.03, seconds=0.04))
    add(sound, fall(low_pass(noise(rng, 0.1), 900), 0.07), gain=1.1)
    return fade_in(sound, 0.0015)


# Edges


def _tic(rng: random.Random, *, step: int) -> Signal:
    lower, upper = TIC_STEPS[step]
    sound = strike(MARIMBA, pitch_hz(lower), rng=rng, seconds=0.5)
    add(sound, strike(MARIMBA, pitch_hz(upper), rng=rng, seconds=0.5, gain=0.8))
    add(sound, strike(BELL, pitch_hz(upper), rng=rng, seconds=0.55, gain=0.07), at_s=0.01)
    return sound


def _single(rng: random.Random) -> Signal:
    bend = rng.uniform(0.995, 1.005)
    return strike(DRY_MARIMBA, bend * pitch_hz("D4"), rng=rng, seconds=0.26)


def _nic(rng: random.Random) -> Signal:
    bend = rng.uniform(0.99, 1.01)
    sound = strike(MUTED_STRING, bend * pitch_hz("D3"), rng=rng, seconds=0.36)
    add(sound, strike(MUTED_STRING, bend * 1.035 * pitch_hz("D3"), rng=rng, seconds=0.36, gain=0.7))
    for at_s in (0.0, rng.uniform(0.012, 0.02), rng.uniform(0.03, 0.045)):
        crack = fade_in(fall(band_pass(noise(rng, 0.04), 2600, width=1.2), 0.025), 0.001)
        add(sound, crack, at_s=at_s, gain=1.4)
    return sound


def _last_nic(rng: random.Random) -> Signal:
    sound = _nic(rng)
    strokes = 11
    for stroke in range(strokes):
        swell = 0.25 + 0.4 * stroke / strokes
        drum = strike(TIMPANI, pitch_hz("A2"), rng=rng, seconds=0.4, gain=swell)
        add(sound, drum, at_s=0.05 + 0.055 * stroke + rng.uniform(0, 0.008))
    return sound


# Missions and milestones


def _mission(rng: random.Random) -> Signal:
    sound: Signal = []
    for number, note in enumerate(("D5", "F#5", "A5", "D6")):
        at_s = 0.09 * number
        add(sound, strike(MARIMBA, pitch_hz(note), rng=rng, seconds=0.5 + 0.1 * number), at_s=at_s)
        add(sound, strike(BELL, pitch_hz(note), rng=rng, seconds=0.5, gain=0.06), at_s=at_s)
        shaker = fade_in(fall(high_pass(noise(rng, 0.07), 5200), 0.06), 0.012)
        add(sound, shaker, at_s=at_s, gain=0.22)
    add(sound, strike(LOW_MARIMBA, pitch_hz("D4"), rng=rng, seconds=0.75, gain=0.6), at_s=0.27)
    return sound


def _extremes(rng: random.Random) -> Signal:
    sound: Signal = []
    notes = ("D6", "A6", "F#6", "D7", "B6", "A6", "E7", "D7", "F#7")
    for number, note in enumerate(notes):
        bend = rng.uniform(0.998, 1.002)
        glass = ring(bend * pitch_hz(note), level=1 - 0.06 * number, decay_s=0.6, seconds=0.45)
        add(glass, ring(bend * 1.004 * pitch_hz(note), level=0.5, decay_s=0.5, seconds=0.45))
        add(sound, fade_in(glass, 0.02), at_s=0.032 * number + rng.uniform(0, 0.01))
    return sound


def _victory(rng: random.Random) -> Signal:
    sound: Signal = []
    for number, note in enumerate(_CASCADE):
        swell = 0.4 + 0.35 * number / len(_CASCADE)
        accent = 1.25 if number % 4 == 0 else 1.0
        marimba = strike(MARIMBA, pitch_hz(note), rng=rng, seconds=0.5, gain=swell * accent)
        add(sound, marimba, at_s=CASCADE_STEP_S * number)
    for number, note in enumerate(_GROUND):
        low = strike(LOW_MARIMBA, pitch_hz(note), rng=rng, seconds=0.7, gain=0.55)
        add(sound, low, at_s=5 * CASCADE_STEP_S * number)
    for at_s, voice, note, gain in _FINAL_CHORD:
        tone = strike(voice, pitch_hz(note), rng=rng, seconds=1.3, gain=gain, lasting=2.0)
        add(sound, tone, at_s=CASCADE_STEP_S * len(_CASCADE) + at_s)
    return sound


_CASCADE_PHRASES = (
    ("D4", "F#4", "A4", "B4", "D5", "E5", "F#5", "A5", "F#5", "E5"),
    ("D5", "E5", "F#5", "A5", "B5", "D6", "B5", "A5", "F#5", "E5"),
    ("D5", "E5", "F#5", "A5", "B5", "D6", "B5", "A5"),
    ("B5", "D6", "E6", "F#6", "E6", "D6", "B5", "D6", "E6", "F#6"),
)
_CASCADE = tuple(note for phrase in _CASCADE_PHRASES for note in phrase)
_GROUND = ("D3", "A3", "B3", "F#3", "B3", "A3", "D4", "A3")
_FINAL_CHORD: tuple[tuple[float, Voice, str, float], ...] = (
    (0.00, UPRIGHT_BASS, "D2", 0.9),
    (0.00, TUBA, "D3", 0.5),
    (0.00, LOW_MARIMBA, "A3", 0.7),
    (0.02, MARIMBA, "F#4", 0.6),
    (0.04, MARIMBA, "D5", 0.6),
    (0.06, MARIMBA, "A5", 0.5),
    (0.06, FLUTE, "D5", 0.35),
    (0.06, FLUTE, "F#5", 0.3),
    (0.08, WOOD_BLOCK, "D6", 0.3),
    (0.10, GLOCKENSPIEL, "D6", 0.3),
    (0.14, GLOCKENSPIEL, "F#6", 0.25),
    (0.30, GLOCKENSPIEL, "A6", 0.2),
)


def _defeat(rng: random.Random) -> Signal:
    sound: Signal = []
    for number, pair in enumerate((("F#4", "A4"), ("D4", "F#4"), ("B3", "D4"))):
        for note in pair:
            gain = 0.7 - 0.1 * number
            low = strike(LOW_MARIMBA, pitch_hz(note), rng=rng, seconds=1.1, gain=gain, lasting=1.5)
            add(sound, low, at_s=0.42 * number)
    add(sound, strike(FLUTE, pitch_hz("A4"), rng=rng, seconds=0.5, gain=0.2))
    bass = strike(UPRIGHT_BASS, pitch_hz("B2"), rng=rng, seconds=1.2, gain=0.5, lasting=1.5)
    add(sound, bass, at_s=0.84)
    return sound


# Seats


def _seat_note(rng: random.Random, *, animal: str) -> Signal:
    voice, home = SEATS[animal]
    return strike(voice, pitch_hz(home), rng=rng, seconds=0.32)


def _seat_melody(rng: random.Random, *, animal: str, steps: tuple[int, ...]) -> Signal:
    voice, home = SEATS[animal]
    sound: Signal = []
    for number, step in enumerate(steps):
        is_last = number == len(steps) - 1
        note = strike(voice, pitch_hz(home, steps=step), rng=rng, seconds=0.3 if is_last else 0.2)
        add(sound, fade_out(note, 0.05), at_s=0.1 * number)
    return sound


# Menus


def _focus(rng: random.Random) -> Signal:
    bend = rng.uniform(0.97, 1.03)
    sound = fall(low_pass(noise(rng, 0.03), 1500), 0.03)
    add(sound, ring(520 * bend, level=0.5, decay_s=0.03, seconds=0.03))
    return fade_in(sound, 0.001)


def _tap(rng: random.Random, *, note: str) -> Signal:
    bend = rng.uniform(0.995, 1.005)
    return strike(WOOD_BLOCK, bend * pitch_hz(note), rng=rng, seconds=0.11)


def _refuse(rng: random.Random) -> Signal:
    sound = strike(DRY_MARIMBA, pitch_hz("B3"), rng=rng, seconds=0.2, gain=0.8)
    add(sound, strike(DRY_MARIMBA, pitch_hz("A3"), rng=rng, seconds=0.2), at_s=0.09)
    return low_pass(sound, 900)


def _variants(name: str, count: int, sound: Sound) -> dict[str, Sound]:
    return {f"{name}_{number}": sound for number in range(1, count + 1)}


def _tics() -> dict[str, Sound]:
    steps = range(len(TIC_STEPS))
    return {f"tic_{step + 1}": Sound(partial(_tic, step=step), -1, release_s=0.15) for step in steps}


def _seats() -> dict[str, Sound]:
    up, down = (0, MAJOR_THIRD, FIFTH), (FIFTH, 0)
    score = {}
    for animal in SEATS:
        score[f"turn_{animal}"] = Sound(partial(_seat_note, animal=animal), -7, release_s=0.12)
        score[f"join_{animal}"] = Sound(partial(_seat_melody, animal=animal, steps=up), -3, release_s=0.12)
        score[f"leave_{animal}"] = Sound(partial(_seat_melody, animal=animal, steps=down), -6, release_s=0.12)
    return score


SCORE: Mapping[str, Sound] = {
    **_variants("deal", 6, Sound(_deal, -7)),
    **_variants("flip", 3, Sound(_flip, -8)),
    **_variants("pick_up", 3, Sound(_pick_up, -11)),
    **_variants("place", 3, Sound(_place, -3)),
    **_tics(),
    **_variants("single", 3, Sound(_single, -4, release_s=0.06)),
    **_variants("nic", 3, Sound(_nic, -2, release_s=0.08)),
    "nic_last": Sound(_last_nic, -1, release_s=0.25),
    "mission": Sound(_mission, 0, release_s=0.25),
    "extremes": Sound(_extremes, -3, release_s=0.25),
    "victory": Sound(_victory, 0, release_s=0.7),
    "defeat": Sound(_defeat, -4, release_s=0.5),
    **_seats(),
    **_variants("focus", 3, Sound(_focus, -17, release_s=0.01)),
    **_variants("confirm", 3, Sound(partial(_tap, note="A5"), -7)),
    **_variants("back", 3, Sound(partial(_tap, note="E5"), -8)),
    "refuse": Sound(_refuse, -8, release_s=0.06),
    "countdown": Sound(partial(_tap, note="D5"), -4),
    "countdown_last": Sound(partial(_tap, note="A5"), -2),
}
"""The sounds by the name of their file. Numbers count takes of one sound, but the steps of the Tics."""
