"""Where the cursor of every device is on the seats' screen."""

from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Device, DeviceKind
from ticgame.play.lobby.floor import Floor, Spot
from ticgame.play.seats import Evening


class Cursors:
    """A cursor for each device that has a seat or points at something: nobody waits for anybody.

    A device whose cursor nobody has moved is at the seat that it took last.
    """

    def __init__(self, evening: Evening, floor: Floor) -> None:
        self._evening = evening
        self._floor = floor
        self._spots: dict[Device, Spot] = {}

    def of(self, device: Device) -> Spot | None:
        """Return where a device's cursor is, None for a device that has none."""
        spot = self._spots.get(device)
        if spot is None:
            seats = self._evening.seats_of(device)
            return Spot(seats[-1], 0) if seats else None
        return self._floor.within(spot)

    def all(self) -> dict[Device, Spot]:
        """Return every cursor that there is, those of seated devices first."""
        seated = [place.device for place in self._evening.humans if place.device]
        spots = {device: self.of(device) for device in dict.fromkeys([*seated, *self._spots])}
        return {device: spot for device, spot in spots.items() if spot is not None}

    def put(self, device: Device, spot: Spot) -> bool:
        """Put a device's cursor on a spot and return whether it was put elsewhere before."""
        before = self._spots.get(device)
        self._spots[device] = spot
        return spot != before

    def drop(self, device: Device) -> bool:
        """Forget where a device's cursor was put, and return whether it was put anywhere."""
        return self._spots.pop(device, None) is not None

    def step(self, device: Device, way: Intent) -> bool:
        """Move a cursor by a direction and return whether it could."""
        spot = self.of(device)
        if spot is None:
            return False
        self._spots[device] = self._floor.step(spot, way)
        return self._spots[device] != spot

    def is_away(self, device: Device) -> bool:
        """Return whether a cursor is somewhere else than at its device's own seats; a mouse's never is."""
        spot = self.of(device)
        is_mouse = device.kind is DeviceKind.MOUSE
        return spot is not None and not is_mouse and spot.seat not in self._evening.seats_of(device)
