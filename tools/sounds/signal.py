"""Mono signals: lists of samples between about -1 and 1, and what can be done to them."""

import math
import random
import wave
from array import array
from pathlib import Path

RATE_HZ = 44_100

Signal = list[float]


def exact(value: float) -> float:
    """Drop the digits in which platforms differ."""
    return round(value, 12)


def samples(seconds: float) -> int:
    """Return how many samples last so long."""
    return round(seconds * RATE_HZ)


def ring(frequency_hz: float, *, level: float, decay_s: float, seconds: float) -> Signal:
    """Return a sine that starts at 0 and falls by 60 dB in `decay_s`."""
    turn = 2 * math.pi * frequency_hz / RATE_HZ
    fall = exact(10 ** (-3 / (decay_s * RATE_HZ)))
    double, square = exact(2 * fall * math.cos(turn)), fall * fall
    before, now = exact(-math.sin(turn) / fall) * level, 0.0
    signal = []
    for _ in range(samples(seconds)):
        signal.append(now)
        before, now = now, double * now - square * before
    return signal


def noise(rng: random.Random, seconds: float) -> Signal:
    """Return white noise."""
    return [2 * rng.random() - 1 for _ in range(samples(seconds))]


def add(target: Signal, signal: Signal, *, at_s: float = 0.0, gain: float = 1.0) -> None:
    """Mix a signal into another, which grows if it must."""
    start = samples(at_s)
    target.extend([0.0] * (start + len(signal) - len(target)))
    for index, sample in enumerate(signal, start):
        target[index] += gain * sample


def scale(signal: Signal, gain: float) -> Signal:
    """Return the signal so many times as strong."""
    return [gain * sample for sample in signal]


def fade_in(signal: Signal, seconds: float) -> Signal:
    """Return the signal with a smooth start."""
    length = min(len(signal), samples(seconds))
    start = [sample * _smooth(index / length) for index, sample in enumerate(signal[:length])]
    return start + signal[length:]


def fade_out(signal: Signal, seconds: float) -> Signal:
    """Return the signal with a smooth end."""
    return fade_in(signal[::-1], seconds)[::-1]


def cut_silence(signal: Signal) -> Signal:
    """Return the signal without what follows its last sample above a five-hundredth of its peak."""
    least = max(map(abs, signal)) / 500
    end = next(index for index in range(len(signal), 0, -1) if abs(signal[index - 1]) > least)
    return signal[:end]


def fall(signal: Signal, decay_s: float) -> Signal:
    """Return the signal falling by 60 dB in `decay_s`."""
    factor, gain = exact(10 ** (-3 / (decay_s * RATE_HZ))), 1.0
    fallen = []
    for sample in signal:
        fallen.append(gain * sample)
        gain *= factor
    return fallen


def low_pass(signal: Signal, cutoff_hz: float) -> Signal:
    """Return the signal without what lies far above the cutoff, 6 dB an octave."""
    share, state = exact(1 - math.exp(-2 * math.pi * cutoff_hz / RATE_HZ)), 0.0
    passed = []
    for sample in signal:
        state += share * (sample - state)
        passed.append(state)
    return passed


def high_pass(signal: Signal, cutoff_hz: float) -> Signal:
    """Return the signal without what lies far below the cutoff, 6 dB an octave."""
    return [sample - low for sample, low in zip(signal, low_pass(signal, cutoff_hz), strict=True)]


def band_pass(signal: Signal, centre_hz: float, *, width: float) -> Signal:
    """Return what lies around the centre; `width` is the band as a share of the centre."""
    turn = 2 * math.pi * centre_hz / RATE_HZ
    narrow = exact(math.sin(turn) * width / 2)
    scaled = 1 / (1 + narrow)
    gain, once, twice = narrow * scaled, exact(2 * math.cos(turn)) * scaled, (1 - narrow) * scaled
    return filter_twice(signal, (gain, 0.0, -gain), (-once, twice))


def filter_twice(signal: Signal, ahead: tuple[float, float, float], back: tuple[float, float]) -> Signal:
    """Return the signal through a filter of second order, in direct form 2 transposed."""
    (b0, b1, b2), (a1, a2) = ahead, back
    first = second = 0.0
    passed = []
    for sample in signal:
        out = b0 * sample + first
        first = b1 * sample - a1 * out + second
        second = b2 * sample - a2 * out
        passed.append(out)
    return passed


def soften(signal: Signal, *, knee: float, ceiling: float) -> Signal:
    """Return the signal with peaks over `knee` rounded off below `ceiling`."""
    room = ceiling - knee
    rounded = []
    for sample in signal:
        over = abs(sample) - knee
        if over > 0:
            sample = math.copysign(knee + room * over / (over + room), sample)
        rounded.append(sample)
    return rounded


def to_bytes(signal: Signal) -> bytes:
    """Return 16-bit samples, low byte first."""
    numbers = array("h", (round(32_767 * max(-1.0, min(1.0, sample))) for sample in signal))
    if array("H", [1]).tobytes()[0] == 0:
        numbers.byteswap()
    return numbers.tobytes()


def write_wave(path: Path, frames: bytes) -> None:
    """Write a mono WAV file."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE_HZ)
        file.writeframes(frames)


def _smooth(share: float) -> float:
    return share * share * (3 - 2 * share)
