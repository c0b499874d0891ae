"""Analogue controls: thresholds, hysteresis, one direction at a time."""

import math
import random

import pytest

from ticgame.play.input.sticks import DEAD_ZONE, PRESS_AT, Edge, Hat, Stick, Trigger


def push(stick, x, y):
    return stick.move(0, x) + stick.move(1, y) + stick.settle()


@pytest.mark.parametrize(
    ("x", "y", "control"), [(1, 0, "s_right"), (-1, 0, "s_left"), (0, 1, "s_down"), (0, -1, "s_up")]
)
def test_four_directions(x, y, control):
    stick = Stick("s")
    assert push(stick, x, y) == [Edge(control, is_down=True)]
    assert push(stick, 0, 0) == [Edge(control, is_down=False)]


def test_a_diagonal_is_one_direction_and_stays_it_until_the_other_leads():
    stick = Stick("s")
    assert push(stick, 0.8, 0.7) == [Edge("s_right", is_down=True)]
    assert push(stick, 0.7, 0.8) == []
    assert push(stick, 0.6, 0.9) == [Edge("s_right", is_down=False), Edge("s_down", is_down=True)]
    assert push(stick, 0.8, 0.7) == []


def test_a_flick_to_the_other_side_ends_one_and_begins_the_other():
    stick = Stick("s")
    push(stick, 1, 0)
    assert push(stick, -1, 0) == [Edge("s_right", is_down=False), Edge("s_left", is_down=True)]


def test_nothing_in_the_dead_zone_and_no_trembling_at_the_thresholds():
    stick = Stick("s")
    for x in (DEAD_ZONE - 0.01, PRESS_AT - 0.01, DEAD_ZONE, PRESS_AT - 0.01):
        assert push(stick, x, 0) == []
    assert push(stick, PRESS_AT, 0) == [Edge("s_right", is_down=True)]
    for x in (DEAD_ZONE, PRESS_AT, DEAD_ZONE + 0.01):
        assert push(stick, x, 0) == []
    assert push(stick, DEAD_ZONE - 0.01, 0) == [Edge("s_right", is_down=False)]


def test_a_stick_seen_held_waits_for_the_middle():
    stick = Stick("s", x=0.9)
    assert push(stick, 1, 0) == []
    assert push(stick, 0.1, 0) == []
    assert push(stick, 1, 0) == [Edge("s_right", is_down=True)]


def test_however_it_moves_downs_and_ups_alternate_and_all_ends():
    rng = random.Random(4)
    for _ in range(50):
        stick, held = Stick("s"), set()
        for _ in range(200):
            reach, turn = rng.random(), rng.random() * math.tau
            for control, is_down in push(stick, reach * math.cos(turn), reach * math.sin(turn)):
                assert is_down != (control in held)
                held ^= {control}
                assert len(held) <= 1
        assert push(stick, 0, 0) == [Edge(control, is_down=False) for control in held]


def test_springing_back_from_a_diagonal_passes_no_other_direction():
    stick = Stick("s")
    push(stick, 0.9, 0.6)
    assert stick.move(0, 0.0) == []
    assert stick.move(1, 0.0) == []
    assert stick.settle() == [Edge("s_right", is_down=False)]


def test_several_movements_in_one_go_are_all_seen():
    stick = Stick("s")
    edges = [edge for x in (1, 0, 1, 0) for edge in stick.move(0, x)] + stick.settle()
    assert edges == [Edge("s_right", is_down=True), Edge("s_right", is_down=False)] * 2
    assert stick.settle() == []


def test_trigger_has_two_thresholds():
    trigger = Trigger("t")
    values = [(0.4, []), (0.6, [True]), (0.4, []), (0.2, [False]), (0.4, [])]
    for value, downs in values:
        assert trigger.move(value) == [Edge("t", is_down=is_down) for is_down in downs], value


def test_trigger_seen_held_waits_for_its_release():
    trigger = Trigger("t", value=1)
    assert trigger.move(0.9) == trigger.move(0.0) == []
    assert trigger.move(1.0) == [Edge("t", is_down=True)]


def test_hat_holds_two_on_a_diagonal():
    hat = Hat()
    assert hat.move((1, 1)) == [Edge("dpad_right", is_down=True), Edge("dpad_up", is_down=True)]
    assert hat.held == ["dpad_right", "dpad_up"]
    assert hat.move((-1, 1)) == [Edge("dpad_right", is_down=False), Edge("dpad_left", is_down=True)]
    assert hat.move((0, 0)) == [Edge("dpad_left", is_down=False), Edge("dpad_up", is_down=False)]


def test_hat_seen_held_says_nothing_until_it_moves():
    hat = Hat((0, 1))
    assert hat.held == ["dpad_up"]
    assert hat.move((0, 1)) == []
    assert hat.move((0, 0)) == [Edge("dpad_up", is_down=False)]
