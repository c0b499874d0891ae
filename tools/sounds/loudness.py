"""How loud a sound is to the ear, and how to make it as loud as it should be.

Weighting and offset are those of ITU-R BS.1770-4; because most sounds here are shorter than its 400 ms, the
loudest 100 ms count.
"""

import math

from sounds.signal import RATE_HZ, Signal, exact, filter_twice, samples, scale, soften

PEAK = 0.5
"""-6 dB below full scale."""
KNEE = 0.36
WINDOW_S = 0.1
SILENCE_LUFS = -120.0


def loudness_lufs(signal: Signal) -> float:
    """Return the loudness of the loudest 100 ms."""
    window = samples(WINDOW_S)
    squares = [sample * sample for sample in _weigh(signal)]
    running = loudest = sum(squares[:window])
    for entering, leaving in zip(squares[window:], squares, strict=False):
        running += entering - leaving
        loudest = max(loudest, running)
    mean = loudest / window
    return -0.691 + 10 * math.log10(mean) if mean > 0 else SILENCE_LUFS


def level(signal: Signal, target_lufs: float) -> Signal:
    """Return the signal at the target loudness, its peaks rounded off below -6 dB."""
    for _ in range(3):  # Rounding peaks off takes loudness; what it took is given back.
        gain = exact(10 ** ((target_lufs - loudness_lufs(signal)) / 20))
        signal = soften(scale(signal, round(gain, 6)), knee=KNEE, ceiling=PEAK)
    return signal


def _weigh(signal: Signal) -> Signal:
    return _high_pass(_high_shelf(signal))


def _high_shelf(signal: Signal) -> Signal:
    k, q = math.tan(math.pi * 1681.974450955533 / RATE_HZ), 0.7071752369554196
    high = 10 ** (3.999843853973347 / 20)
    middle = high**0.4996667741545416
    whole = 1 + k / q + k * k
    ahead = (high + middle * k / q + k * k, 2 * (k * k - high), high - middle * k / q + k * k)
    back = (2 * (k * k - 1), 1 - k / q + k * k)
    return filter_twice(signal, tuple(exact(b / whole) for b in ahead), tuple(exact(a / whole) for a in back))


def _high_pass(signal: Signal) -> Signal:
    k, q = math.tan(math.pi * 38.13547087602444 / RATE_HZ), 0.5003270373238773
    whole = 1 + k / q + k * k
    back = (2 * (k * k - 1), 1 - k / q + k * k)
    return filter_twice(signal, (1.0, -2.0, 1.0), tuple(exact(a / whole) for a in back))
