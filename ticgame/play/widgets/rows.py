"""What the rows of a menu are and do; how they look is `rowview`'s business."""

from collections.abc import Callable
from typing import ClassVar

from ticgame.play.input.devices import Device

MOST_STEPS = 1000


class Row:
    """One row of a menu: a title, perhaps an icon, and what it does; alone it does nothing."""

    can_steer: ClassVar[bool] = False

    def __init__(self, title: str, icon: str = "") -> None:
        self.title = title
        self.icon = icon

    def act(self, device: Device) -> None:
        """Do what pressing the row means; `device` is the one it was pressed on."""

    def steer(self, steps: int) -> None:
        """Change the row's value by steps to the right, if it has one."""

    def value(self) -> str:
        """Return what stands at the right end of the row."""
        return ""

    def share(self) -> float | None:
        """Return where between its ends, 0 to 1, a sliding value is; None for any other row."""
        return None

    def is_on(self) -> bool | None:
        """Return whether a switch is on; None for any other row."""
        return None


class Entry(Row):
    """A row that does something when it is pressed; a note stands at its right end."""

    def __init__(self, title: str, action: Callable[[Device], None], note: str = "", icon: str = "") -> None:
        super().__init__(title, icon)
        self.note = note
        self._action = action

    def act(self, device: Device) -> None:
        self._action(device)

    def value(self) -> str:
        return self.note


class Dial(Row):
    """A row that shows one of several values and changes it.

    `step` moves the value and stays at either end; pressing the row goes round.
    """

    can_steer: ClassVar[bool] = True

    def __init__(
        self, title: str, label: Callable[[], str], step: Callable[[int], None], icon: str = ""
    ) -> None:
        super().__init__(title, icon)
        self._label = label
        self._step = step

    def act(self, device: Device) -> None:
        before = self._label()
        self._step(1)
        if self._label() == before:
            self._step(-MOST_STEPS)

    def steer(self, steps: int) -> None:
        self._step(steps)

    def value(self) -> str:
        return self._label()


class Slider(Dial):
    """A row whose value lies between two ends; pressing it does nothing."""

    def __init__(
        self,
        title: str,
        label: Callable[[], str],
        step: Callable[[int], None],
        icon: str = "",
        *,
        position: Callable[[], float],
    ) -> None:
        super().__init__(title, label, step, icon)
        self._position = position

    def act(self, device: Device) -> None:
        pass

    def share(self) -> float | None:
        return self._position()


class SwitchRow(Dial):
    """A row that is on or off; pressing it changes that."""

    def __init__(
        self,
        title: str,
        label: Callable[[], str],
        step: Callable[[int], None],
        icon: str = "",
        *,
        state: Callable[[], bool],
    ) -> None:
        super().__init__(title, label, step, icon)
        self._state = state

    def is_on(self) -> bool | None:
        return self._state()


def slide_to(row: Row, share: float) -> None:
    """Move a sliding value step by step as near to a share of its way, 0 to 1, as its steps allow."""

    def distance() -> float:
        return abs((row.share() or 0.0) - share)

    way = 1 if (row.share() or 0.0) < share else -1
    for _ in range(MOST_STEPS):
        before = distance()
        row.steer(way)
        if distance() >= before:
            if distance() > before:
                row.steer(-way)
            return
