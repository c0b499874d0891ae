"""Numbers as rows of small counters, sets of five things as bits, and draws among ways."""

import struct
from collections.abc import Sequence
from functools import cache
from random import Random


@cache
def subsets(size: int) -> tuple[int, ...]:
    """Return the sets of so many of five things, as bits."""
    return tuple(bits for bits in range(32) if bits.bit_count() == size)


def fields(value: int, bits: int) -> Sequence[int]:
    """Return the counters of 8 or 16 bits of a number, lowest first."""
    size = bits // 8
    data = value.to_bytes((value.bit_length() + bits - 1) // bits * size or size, "little")
    if bits == 8:
        return data
    return struct.unpack(f"<{len(data) // size}H", data)


def pick(ways: Sequence[int], rng: Random) -> int:
    """Return a place of the list, each as likely as its number of ways."""
    at = int(rng.random() * sum(ways))
    for place, count in enumerate(ways):
        at -= count
        if at < 0:
            return place
    raise ValueError("there is no way")
