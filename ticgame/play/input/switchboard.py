"""Where the presses of all devices come together: what is held, what is said, what is caught."""

from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import ControlCaptured, Device, DeviceKind, Input, Phase, Press
from ticgame.play.input.holding import Holding, RepeatPace
from ticgame.play.input.keycaps import Control


class Switchboard:
    """Turns controls that go down and up into presses, a sample at a time."""

    def __init__(self, pace: RepeatPace) -> None:
        self.at = 0.0
        self.sample = 0
        self._pace = pace
        self._holdings: dict[Device, Holding] = {}
        self._wanted: Device | None = None
        self._said: list[Input] = []

    def begin(self, now_ms: float) -> list[Input]:
        """Start a sample and return the list that fills with what is said in it."""
        self.at = now_ms
        self.sample += 1
        self._said = []
        return self._said

    def say(self, heard: Input) -> None:
        """Add an input to the sample."""
        self._said.append(heard)

    def press(self, device: Device, control: Control, intent: Intent | None) -> None:
        """Note a control that went down; without an intent it is deaf until it has come up."""
        if self._catch(device, control):
            intent = None
        if self._holding(device).press(control, intent, now_ms=self.at):
            self._say_press(device, intent, Phase.DOWN)

    def release(self, device: Device, control: Control) -> None:
        """Note a control that came up."""
        intent = self._holding(device).release(control)
        if intent is not None:
            self._say_press(device, intent, Phase.UP)

    def release_all(self, device: Device) -> None:
        """Release everything held on a device."""
        for intent in self._holding(device).release_all():
            self._say_press(device, intent, Phase.UP)

    def repeat(self) -> None:
        """Say the repeats that are due."""
        for device, holding in self._holdings.items():
            for intent in holding.repeats(self.at):
                self._say_press(device, intent, Phase.REPEAT)

    def next_repeat(self) -> float | None:
        """Return when the next repeat is due."""
        times = [holding.next_repeat() for holding in self._holdings.values()]
        return min((time for time in times if time is not None), default=None)

    def capture(self, device: Device) -> None:
        """Catch the next control of a device instead of pressing it."""
        self._wanted = device

    def end_capture(self, control: Control | None = None) -> None:
        """Say what was caught, if something was to be caught."""
        if self._wanted is not None:
            self.say(ControlCaptured(self._wanted, control, self.at, self.sample))
        self._wanted = None

    def forget_capture(self) -> None:
        """Catch nothing any more, without a word."""
        self._wanted = None

    def is_capturing(self, device: Device) -> bool:
        """Return whether a control of this device is to be caught."""
        return self._wanted is device

    def _catch(self, device: Device, control: Control) -> bool:
        if self._wanted is None or (control != "key Esc" and _unit(device) != _unit(self._wanted)):
            return False
        self.end_capture(None if control == "key Esc" else control)
        return True

    def _holding(self, device: Device) -> Holding:
        if device not in self._holdings:
            self._holdings[device] = Holding(self._pace)
        return self._holdings[device]

    def _say_press(self, device: Device, intent: Intent, phase: Phase) -> None:
        self.say(Press(device, intent, phase, self.at, self.sample))


def _unit(device: Device) -> Device | DeviceKind:
    """Return what a person would press on: any key is as good as another."""
    is_key = device.kind in (DeviceKind.CLUSTER, DeviceKind.KEYBOARD)
    return DeviceKind.KEYBOARD if is_key else device
