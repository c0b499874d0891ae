"""From pygame's events to the inputs that scenes hear."""

from collections.abc import Callable, Iterable, Iterator
from itertools import zip_longest
from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from ticgame.play.input.devices import Device, DeviceAdded, DeviceRemoved, FocusGained, FocusLost, Input
from ticgame.play.input.holding import RepeatPace
from ticgame.play.input.keyboard import Keyboard
from ticgame.play.input.keycaps import KeyLabels
from ticgame.play.input.mouse import Mouse, ToDesign
from ticgame.play.input.pad_table import PadTable
from ticgame.play.input.switchboard import Switchboard

if TYPE_CHECKING:
    from ticgame.play.input.pads import PadPort
    from ticgame.play.input.sticks import Edge

PAD_EVENTS = (
    pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION,
    pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYAXISMOTION, pygame.JOYHATMOTION,
)  # fmt: skip


class DeviceHub:
    """All devices, and what is held on them.

    `to_design` turns pixels into design units and may follow a canvas that changes. `shared_owner` says who
    gets the keys that no cluster claims (`Evening.lone_cluster`). Feed it every event of one plain
    `pygame.event.get()`: a key's end that is thrown away elsewhere leaves the key deaf for one press.
    `pads` are this computer's if nothing else is said, looked for at once or, if not `opens_pads`, by
    `open_pads`.
    """

    def __init__(
        self,
        to_design: ToDesign,
        *,
        pads: "PadPort | None" = None,
        opens_pads: bool = True,
        pace: RepeatPace | None = None,
        labels: KeyLabels | None = None,
        shared_owner: Callable[[], Device | None] = lambda: None,
    ) -> None:
        self.labels = labels if labels is not None else KeyLabels()
        self._board = Switchboard(pace if pace is not None else RepeatPace())
        self._keyboard = Keyboard(self._board, labels=self.labels, shared_owner=shared_owner)
        self._mouse = Mouse(self._board, to_design, labels=self.labels)
        self._pads = PadTable(pads, labels=self.labels)
        self.touches = 0
        """How many keys and buttons of pads have gone down, whether they mean anything or not."""
        self._has_focus = True
        self._is_regaining_focus = False
        self._handlers = self._make_handlers()
        if opens_pads:
            self.open_pads()

    @property
    def devices(self) -> tuple[Device, ...]:
        """All devices that a seat can be played with, unplugged pads too."""
        return (*self.clusters, self.mouse, *self._pads.devices)

    @property
    def clusters(self) -> tuple[Device, ...]:
        """The four key clusters."""
        return self._keyboard.clusters

    @property
    def mouse(self) -> Device:
        """The mouse."""
        return self._mouse.device

    @property
    def pads(self) -> tuple[Device, ...]:
        """The pads that are plugged in."""
        return tuple(device for device in self._pads.devices if device.is_connected)

    @property
    def is_typing(self) -> bool:
        """Whether the keyboard writes text instead of pressing."""
        return self._keyboard.is_typing

    def open_pads(self) -> None:
        """Look for the pads of this computer, if nobody has: the events that follow say which there are."""
        if self._pads.port is None:
            from ticgame.play.input.pads import SdlPads  # after the first picture

            self._pads.port = SdlPads()

    def translate(self, events: Iterable[Event], now_ms: float) -> list[Input]:
        """Return what the events of one sample mean, in their order, then the repeats that are due.

        All of them have the same `at` and `sample`.
        """
        said = self._board.begin(now_ms)
        events = list(events)
        self._keyboard.expect_text(events)
        for event in _without_stopovers(events):
            handler = self._handlers.get(event.type)
            if handler is not None:
                handler(event)
        for device, edges in self._pads.settle():
            self._follow(device, edges)
        self._is_regaining_focus = False
        self._board.repeat()
        return said

    def update(self, now_ms: float) -> list[Input]:
        """Return the repeats of held directions that are due; `translate` does so too."""
        return self.translate((), now_ms)

    def rest_ms(self, now_ms: float) -> float | None:
        """Return the time until a held direction repeats, None if none is held."""
        due = self._board.next_repeat()
        return None if due is None else max(0.0, due - now_ms)

    def release_all(self) -> list[Input]:
        """Release everything held and return it; what is still down stays deaf until it comes up."""
        said = self._board.begin(self._board.at)
        self._release_everything(forget_keys=False)
        return said

    def start_typing(self) -> list[Input]:
        """Have the keyboard write: its keys give `Typed` and no presses; other devices go on.

        Returns the releases of the keys that were held.
        """
        said = self._board.begin(self._board.at)
        self._keyboard.is_typing = True
        self._keyboard.release_all(forget=False)
        return said

    def stop_typing(self) -> None:
        """Have the keyboard press again; keys still down from writing stay deaf until they come up."""
        self._keyboard.is_typing = False

    def capture(self, device: Device) -> None:
        """Have the next control pressed on a device come as `ControlCaptured` instead of a press.

        For a cluster any key counts. Esc, a left click where the mouse was asked, losing focus and losing the
        device end it with None.
        """
        self._board.capture(device)

    def stop_capture(self) -> None:
        """Have controls press again; nothing comes of it where nothing was to be caught."""
        self._board.forget_capture()

    def _make_handlers(self) -> dict[int, Callable[[Event], None]]:
        return dict.fromkeys(PAD_EVENTS, self._on_pad) | {
            pygame.KEYDOWN: self._on_key_down,
            pygame.KEYUP: self._keyboard.release,
            pygame.TEXTINPUT: self._keyboard.write,
            pygame.MOUSEMOTION: self._mouse.move,
            pygame.MOUSEBUTTONDOWN: self._mouse.press,
            pygame.MOUSEBUTTONUP: self._mouse.release,
            pygame.MOUSEWHEEL: self._mouse.turn,
            pygame.JOYDEVICEADDED: self._on_pads_added,
            pygame.JOYDEVICEREMOVED: self._on_pad_removed,
            pygame.WINDOWFOCUSLOST: self._on_focus_lost,
            pygame.WINDOWFOCUSGAINED: self._on_focus_gained,
        }

    def _on_key_down(self, event: Event) -> None:
        self._has_focus = True  # Without a window manager nothing else says so.
        self.touches += not self._is_regaining_focus
        # With the focus the system sends a "down" for every key that is held already: no press edge.
        self._keyboard.press(event, is_deaf=self._is_regaining_focus)

    def _on_pad(self, event: Event) -> None:
        found = self._pads.read(event)
        if found is not None:
            self._follow(*found)

    def _follow(self, device: Device, edges: "list[Edge]") -> None:
        for control, is_down in edges:
            if is_down:
                self.touches += self._has_focus
                intent = device.bindings.intent_of(control) if self._has_focus else None
                self._board.press(device, control, intent)
            else:
                self._board.release(device, control)

    def _on_pads_added(self, event: Event) -> None:
        for device, pad in self._pads.arrivals():
            self._board.say(DeviceAdded(device, self._board.at, self._board.sample))
            for control in pad.held():
                self._board.press(device, control, None)

    def _on_pad_removed(self, event: Event) -> None:
        device = self._pads.remove(getattr(event, "instance_id", None))
        if device is None:
            return
        self._board.release_all(device)
        if self._board.is_capturing(device):
            self._board.end_capture()
        self._board.say(DeviceRemoved(device, self._board.at, self._board.sample))

    def _on_focus_lost(self, event: Event) -> None:
        self._has_focus = False
        self._release_everything(forget_keys=True)
        self._board.end_capture()
        self._board.say(FocusLost(self._board.at, self._board.sample))

    def _on_focus_gained(self, event: Event) -> None:
        self._has_focus = True
        self._is_regaining_focus = True
        self._board.say(FocusGained(self._board.at, self._board.sample))

    def _release_everything(self, *, forget_keys: bool) -> None:
        """Release all devices; in the background nobody says when a key comes up, so keys are forgotten."""
        self._keyboard.release_all(forget=forget_keys)
        self._mouse.release_all()
        for device in self._pads.devices:
            self._board.release_all(device)


def _without_stopovers(events: list[Event]) -> Iterator[Event]:
    """Leave out motions of the mouse that the next event overtakes."""
    for event, following in zip_longest(events, events[1:]):
        is_overtaken = following is not None and event.type == following.type == pygame.MOUSEMOTION
        if not is_overtaken:
            yield event
