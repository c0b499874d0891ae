"""The numbers of the planner, found by playing it against itself."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """How likely the planner takes things to be; all are shares but `later` and `penalty_rate`.

    draw: a card that may still come is of use, given that it comes.
    hold: a card of one's own hand is of use.
    step: each card that a group or run needs beyond the first.
    lone: a group or run that only one open cell can carry on.
    fresh: a group that no card lies of yet.
    fresh_run: a later play brings the next card of a run that hasn't begun.
    near: a card that waits for one more neighbour, whatever that may be.
    near_tic: a card that waits for one more neighbour that Tics with it.
    later: a play like the mission's comes about in each later play, if it asked for nothing special.
    penalty_rate: Nics that each later play will cost.
    """

    draw: float = 0.6
    hold: float = 0.8
    step: float = 0.3
    lone: float = 0.7
    fresh: float = 0.1
    fresh_run: float = 0.2
    near: float = 0.5
    near_tic: float = 0.15
    later: float = 0.15
    penalty_rate: float = 0.2
