"""Giving a seat a name: one that is remembered, or a new one."""

from collections.abc import Sequence

from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Device
from ticgame.play.lobby.textpad import TextPad

MOST_NAMES = 4
WRITE = "Write a name"


class NameEditor:
    """A list of remembered names and, once somebody wants to write, a board of letters (`pad`)."""

    def __init__(self, names: Sequence[str], *, limit: int) -> None:
        self.names = tuple(names[:MOST_NAMES])
        self.focus = 0
        self.pad: TextPad | None = None
        self.chosen: str | None = None
        self._limit = limit
        if not self.names:
            self.write()

    @property
    def rows(self) -> tuple[str, ...]:
        """What the list says."""
        return (*self.names, WRITE)

    @property
    def is_done(self) -> bool:
        """Whether a name has been chosen."""
        return self.chosen is not None

    def write(self) -> None:
        """Go on to the board."""
        self.pad = TextPad(limit=self._limit)

    def steer(self, way: Intent) -> None:
        """Move the focus."""
        if self.pad is not None:
            self.pad.steer(way)
        elif way in (Intent.UP, Intent.DOWN):
            self.focus = (self.focus + (1 if way is Intent.DOWN else -1)) % len(self.rows)

    def press(self) -> None:
        """Press what is in focus."""
        if self.pad is not None:
            if self.pad.press():
                self.finish()
        elif self.focus < len(self.names):
            self.chosen = self.names[self.focus]
        else:
            self.write()

    def finish(self) -> None:
        """Take the name as it is written."""
        if self.pad is not None:
            self.chosen = self.pad.text

    def back(self) -> bool:
        """Take a step back: erase, close the board; False if the naming ends with it."""
        if self.pad is None:
            return False
        if self.pad.text:
            self.pad.erase()
            return True
        self.pad = None
        return bool(self.names)


class Namings:
    """The names in the making: each device is busy with at most one seat's."""

    def __init__(self) -> None:
        self._busy: dict[Device, tuple[int, NameEditor]] = {}

    @property
    def devices(self) -> tuple[Device, ...]:
        """The devices that are busy with a name, the first to begin first."""
        return tuple(self._busy)

    def begin(self, device: Device, seat: int, editor: NameEditor) -> None:
        """Let a device give a seat its name."""
        self._busy[device] = (seat, editor)

    def end(self, device: Device) -> None:
        """Let go of the name that a device was busy with, if it was."""
        self._busy.pop(device, None)

    def of(self, device: Device) -> NameEditor | None:
        """Return the name that a device is busy with."""
        return self._busy[device][1] if device in self._busy else None

    def seat_of(self, device: Device) -> int:
        """Return the seat whose name a busy device gives."""
        return self._busy[device][0]

    def at(self, seat: int) -> NameEditor | None:
        """Return the name that a seat is about to get."""
        return next((editor for named, editor in self._busy.values() if named == seat), None)
