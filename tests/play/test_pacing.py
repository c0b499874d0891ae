"""Frames keep their rate, and time that nobody lived through doesn't count."""

import pytest

from ticgame.play.pacing import FRAME_MS, STALL_MS, Pacer


class HandClock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.ms = 1000.0

    def now_ms(self) -> float:
        return self.ms

    def sleep(self, ms: float) -> None:
        self.ms += ms


def play(pacer: Pacer, clock: HandClock, *, work_ms: float, frames: int) -> float:
    start = clock.ms
    for _ in range(frames):
        clock.sleep(pacer.slack_ms())
        pacer.begin(0)
        clock.sleep(work_ms)
    return (clock.ms - start) / frames


@pytest.mark.parametrize("work_ms", [0.0, 3.0, 15.0])
def test_frames_come_at_their_rate_whatever_they_take(work_ms):
    clock = HandClock()
    assert play(Pacer(clock), clock, work_ms=work_ms, frames=600) == pytest.approx(FRAME_MS, rel=0.01)


def test_frames_that_take_too_long_follow_at_once():
    clock = HandClock()
    assert play(Pacer(clock), clock, work_ms=40, frames=100) == pytest.approx(40, rel=0.01)


def test_a_late_frame_is_not_made_up_for_by_a_burst():
    clock = HandClock()
    pacer = Pacer(clock)
    pacer.begin(0)
    clock.sleep(200)
    pacer.begin(0)
    assert pacer.slack_ms() == pytest.approx(FRAME_MS)


def test_time_passes_as_it_was_meant_to():
    clock = HandClock()
    pacer = Pacer(clock)
    pacer.begin(0)
    clock.sleep(900)
    assert pacer.begin(1000) == (900, 0)
    clock.sleep(STALL_MS)
    assert pacer.begin(0) == (STALL_MS, 0)


def test_a_stall_is_told_and_not_counted():
    clock = HandClock()
    pacer = Pacer(clock)
    pacer.begin(0)
    clock.sleep(5000)
    assert pacer.begin(0) == (0, 5000)


def test_frames_ahead_of_their_time_are_not_paid_for_later():
    clock = HandClock()
    pacer = Pacer(clock)
    for _ in range(60):
        clock.sleep(1)
        pacer.begin(0)
    assert pacer.slack_ms() == pytest.approx(FRAME_MS)
