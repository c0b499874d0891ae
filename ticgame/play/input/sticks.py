"""Analogue controls made into buttons: what crosses a threshold is a press, what trembles is nothing."""

import math
from typing import NamedTuple

from ticgame.play.input.keycaps import Control

DEAD_ZONE = 0.4
PRESS_AT = 0.5
TURN_BY = 1.3
"""A pushed stick turns to the other axis when that one leads by this much."""
TRIGGER_PRESS_AT = 0.5
TRIGGER_RELEASE_AT = 0.3


class Edge(NamedTuple):
    """A control that went down or came up."""

    control: Control
    is_down: bool


def change(old: Control | None, new: Control | None) -> list[Edge]:
    """Return the edges from one control to another, none of them or both."""
    if old == new:
        return []
    return [Edge(control, is_down=is_down) for control, is_down in ((old, False), (new, True)) if control]


class Stick:
    """A stick as four directions, one at a time: pressed beyond 0.5, let go inside 0.4.

    Axes go from -1 to 1, right and down positive. The two axes of one movement come one after the other: the
    stick looks where it is when both are known, so a stick that springs back passes no third direction. A
    stick that is held when it is first seen is deaf until it has been in the middle.
    """

    def __init__(self, prefix: str, *, x: float = 0.0, y: float = 0.0) -> None:
        self._prefix = prefix
        self._axes = [x, y]
        self._is_armed = math.hypot(x, y) < DEAD_ZONE
        self._control: Control | None = None
        self._moved: set[int] = set()

    def move(self, axis: int, value: float) -> list[Edge]:
        """Follow axis 0 (x) or 1 (y); an axis that comes again shows that a movement before it is whole."""
        edges = self.settle() if axis in self._moved else []
        self._axes[axis] = value
        self._moved.add(axis)
        return edges

    def settle(self) -> list[Edge]:
        """Return what the last movement changed; to be asked when nothing more of it can come."""
        if not self._moved:
            return []
        self._moved.clear()
        reach = math.hypot(*self._axes)
        if reach < DEAD_ZONE:
            self._is_armed = True
        if not self._is_armed:
            return []
        old, self._control = self._control, self._direction(reach)
        return change(old, self._control)

    def _direction(self, reach: float) -> Control | None:
        if reach < (DEAD_ZONE if self._control else PRESS_AT):
            return None
        x, y = self._axes
        if self._control:
            lead = TURN_BY if self._control.endswith(("left", "right")) else 1 / TURN_BY
        else:
            lead = 1.0
        if abs(x) * lead >= abs(y):
            return f"{self._prefix}_{'right' if x > 0 else 'left'}"
        return f"{self._prefix}_{'down' if y > 0 else 'up'}"


class Trigger:
    """A trigger as a button; values from 0 to 1."""

    def __init__(self, control: Control, *, value: float = 0.0) -> None:
        self._control = control
        self._is_armed = value < TRIGGER_RELEASE_AT
        self._is_down = False

    def move(self, value: float) -> list[Edge]:
        """Follow the trigger and return what changed."""
        if value < TRIGGER_RELEASE_AT:
            self._is_armed = True
        was_down = self._is_down
        self._is_down = self._is_armed and value >= (TRIGGER_RELEASE_AT if was_down else TRIGGER_PRESS_AT)
        return [] if was_down == self._is_down else [Edge(self._control, is_down=self._is_down)]


class Hat:
    """A hat as the four directions of a D-pad, two at a time on a diagonal."""

    def __init__(self, position: tuple[int, int] = (0, 0)) -> None:
        self._held = list(_hat_controls(position))

    def move(self, position: tuple[int, int]) -> list[Edge]:
        """Follow the hat (right and up positive) and return what changed."""
        edges: list[Edge] = []
        old, self._held = self._held, list(_hat_controls(position))
        for before, after in zip(old, self._held, strict=True):
            edges += change(before, after)
        return edges

    @property
    def held(self) -> list[Control]:
        """The directions that are down."""
        return [control for control in self._held if control]


def _hat_controls(position: tuple[int, int]) -> tuple[Control | None, Control | None]:
    x, y = position
    across = {-1: "dpad_left", 1: "dpad_right"}.get(x)
    along = {-1: "dpad_down", 1: "dpad_up"}.get(y)
    return across, along
