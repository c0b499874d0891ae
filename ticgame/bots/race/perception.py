"""How long it takes to notice a play on a busy table.

A person compares cards of the hand with open places in no set order. So a play that is there is noticed after
a share of a whole sweep, evenly drawn; a sweep takes as long as there are cards and places to compare. Now
and then a glance passes over a play, and it waits for the next sweep.
"""

from collections.abc import Iterable
from random import Random
from typing import Final, NamedTuple

from ticgame.bots.squared.moves import Move
from ticgame.core.contract import Millis

_SWEEPS: Final = 6
"""After so many sweeps a play is noticed in any case."""


class Gaze(NamedTuple):
    """How somebody looks: the time before the first glance at something new, the time that a comparison
    of one card with one place takes, and the chance to pass over a play at a glance.
    """

    reaction_ms: int
    glance_ms: int
    overlooks: float


class Eyes:
    """What one bot has noticed and will notice, by the match's clock."""

    def __init__(self, gaze: Gaze, rng: Random) -> None:
        self._gaze = gaze
        self._rng = rng
        self._noticed_at: dict[Move, Millis] = {}

    def look(
        self, moves: Iterable[Move], comparisons: int, at: Millis, *, pace: float = 1.0
    ) -> dict[Move, Millis]:
        """Return when each move is noticed: those that were there before keep their time.

        With a `pace` new ones take so many times as long as the gaze has it.
        """
        sweep_ms = comparisons * self._gaze.glance_ms
        before = self._noticed_at
        self._noticed_at = {
            move: before[move] if move in before else Millis(at + int(self._delay_ms(sweep_ms) * pace))
            for move in moves
        }
        return self._noticed_at

    def _delay_ms(self, sweep_ms: int) -> int:
        draw, delay = self._rng.random, 0.0
        for _sweep in range(_SWEEPS - 1):
            if draw() >= self._gaze.overlooks:
                break
            delay += sweep_ms
        return self._gaze.reaction_ms + int(delay + draw() * sweep_ms)
