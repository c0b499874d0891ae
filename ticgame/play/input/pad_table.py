"""Which pad is which device, through unplugging and plugging in again."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pygame.event import Event

from ticgame.play.input.devices import Device, DeviceKind
from ticgame.play.input.glyphs import pad_family
from ticgame.play.input.keycaps import KeyLabels

if TYPE_CHECKING:
    from ticgame.play.input.pads import Pad, PadPort
    from ticgame.play.input.sticks import Edge


class PadRefused(Exception):
    """What can't be opened, or is no gamepad."""


class PadTable:
    """The open pads by instance id, and every pad device that was ever seen.

    A pad that comes back gets the first unplugged device of its guid, so twins go back in their order.
    Without a port there are none.
    """

    def __init__(self, port: "PadPort | None", *, labels: KeyLabels) -> None:
        self.port = port
        self._labels = labels
        self._open: dict[int, tuple[Device, Pad]] = {}
        self._devices: dict[str, list[Device]] = {}

    @property
    def devices(self) -> list[Device]:
        """All pad devices, unplugged ones too."""
        return [device for twins in self._devices.values() for device in twins]

    def arrivals(self) -> "Iterator[tuple[Device, Pad]]":
        """Open whatever is plugged in and not open yet.

        The list of pads is looked through afresh, for the index in an "added" event may be out of date.
        """
        for index in range(self.port.count() if self.port else 0):
            pad = self._open_unknown(index)
            if pad is not None:
                device = self._device_for(pad)
                self._open[pad.instance_id] = device, pad
                yield device, pad

    def remove(self, instance_id: int | None) -> Device | None:
        """Forget an unplugged pad and return its device, None if it was never open."""
        device, _ = self._open.pop(instance_id, (None, None))
        if device is not None:
            device.is_connected = False
        return device

    def read(self, event: Event) -> "tuple[Device, list[Edge]] | None":
        """Return whose event it is and what it changes, None if it is nobody's."""
        entry = self._open.get(getattr(event, "instance_id", None))
        return (entry[0], entry[1].read(event)) if entry else None

    def settle(self) -> "Iterator[tuple[Device, list[Edge]]]":
        """Say what sticks change that moved last, at the end of a sample."""
        for device, pad in self._open.values():
            yield device, pad.settle()

    def _open_unknown(self, index: int) -> "Pad | None":
        try:
            if self.port.instance_id(index) in self._open:
                return None
            return self.port.open(index)
        except PadRefused:
            return None

    def _device_for(self, pad: "Pad") -> Device:
        twins = self._devices.setdefault(pad.guid, [])
        for device in twins:
            if not device.is_connected:
                device.is_connected = True
                return device
        twins.append(self._new_device(pad, order=len(twins)))
        return twins[-1]

    def _new_device(self, pad: "Pad", *, order: int) -> Device:
        return Device(
            f"pad {pad.guid} {order}",
            DeviceKind.PAD,
            scheme=pad.scheme,
            title=f"{pad.name} {order + 1}" if order else pad.name,
            family=pad_family(pad.name, pad.guid),
            labels=self._labels,
        )
