"""The program with a display: the loop, and what every scene may use."""

import gc
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pygame
from pygame import Surface
from pygame.event import Event

from ticgame.play.input.devices import Device, DeviceRemoved, Input, Pointer, Press, Typed
from ticgame.play.pacing import Clock, Pacer, Pump
from ticgame.play.scene import Scene, SceneStack
from ticgame.play.settings import DisplayMode, Motion, Settings, SettingsStore

if TYPE_CHECKING:
    from ticgame.home import Home
    from ticgame.play.audio import Audio
    from ticgame.play.display import Display
    from ticgame.play.input.hub import DeviceHub
    from ticgame.play.paint.art import Art
    from ticgame.play.seats import Evening
    from ticgame.play.theme import Canvas

LONGEST_REST_MS = 1000.0
SAMPLE_MS = 1.0
SETTLE_MS = 150.0
"""The size must stand still this long before everything is drawn anew for it."""
VEIL_SHARE = 0.7
FIRST_PICTURES = 2
"""These come before pads, sound and all else: the first one, and the answer to the first press."""


class App:
    """One run of the program; scenes reach everything they need through it.

    `art` belongs to one size and look and is exchanged as a whole, with a `relayout` of every scene, when
    either changes. A frame lets time pass first and takes its inputs then, so that what a press shows or
    starts is on the display at the end of the same frame.
    """

    def __init__(
        self,
        *,
        display: "Display",
        hub: "DeviceHub",
        evening: "Evening",
        store: SettingsStore,
        home: "Home",
        audio: "Audio",
        clock: Clock,
        pump: Pump,
        make_art: "Callable[[tuple[int, int], Settings], Art]",
        confirm_quit: Callable[[], Scene],
    ) -> None:
        self.hub = hub
        self.evening = evening
        self.home = home
        self.audio = audio
        self.store = store
        self.stack = SceneStack(self)
        self.now_ms = 0.0
        self.frame_at_ms = clock.now_ms()
        """When this frame began, on the clock of the inputs' `at`."""
        self.is_running = True
        self.last_device: Device = _first_device(hub)
        """The device that was used last, of those with a glyph for everything: prompts show them."""
        self._window = display
        self._clock = clock
        self._pump = pump
        self._pacer = Pacer(clock)
        self._make_art = make_art
        self._confirm_quit = confirm_quit
        self._pending: list[Input] = []
        self._resized_ms: float | None = None
        self._is_hidden = False
        self._warming: Iterator[None] | None = _warm_up(hub, audio)
        self.art = make_art(display.size, store.current)
        self._stop_watching = (store.watch(self._follow_settings), store.watch(audio.use))
        self._is_stale = False

    @property
    def display(self) -> Surface:
        """The surface that the player sees."""
        return self._window.surface

    @property
    def canvas(self) -> "Canvas":
        """The design space on the display as it is now."""
        return self.art.canvas

    @property
    def settings(self) -> Settings:
        """The player's settings as they are now; changed through `store`."""
        return self.store.current

    @property
    def text_scale(self) -> float:
        """How much larger text is in menus, rules and dialogs."""
        return self.settings.text_scale_percent / 100

    @property
    def has_motion(self) -> bool:
        """Whether things may fly, shake and drift."""
        return self.settings.motion is Motion.NORMAL

    def run(self, first: Scene) -> None:
        """Play scenes until the last one ends or `quit` is called."""
        self.begin(first)
        while self.is_running and self.stack.top:
            self.frame()

    def begin(self, first: Scene) -> None:
        """Put up the first scene."""
        self.stack.push(first)
        self._settle()

    def start_over(self, first: Scene) -> None:
        """Play other scenes after those before could not go on; they hear nothing more."""
        self.stack = SceneStack(self)
        self.is_running = True
        self.run(first)

    def quit(self) -> None:
        """End the loop after this frame."""
        self.is_running = False

    def close(self) -> None:
        """Save, and let go of what the program holds; a second time does nothing."""
        for stop in self._stop_watching:
            stop()
        self._stop_watching = ()
        self.store.save()
        self.audio.close()

    def frame(self) -> None:
        """Wait until a frame is due or anything happens, then play it."""
        rest_ms = self._rest_ms()
        inputs = self._gather(rest_ms)
        lapse = self._pacer.begin(rest_ms)
        self.frame_at_ms = self._clock.now_ms()
        self.now_ms += lapse.dt_ms
        if lapse.gap_ms:
            self.stack.top.stalled(lapse.gap_ms)
        self.stack.top.update(lapse.dt_ms)
        self._hand_out(inputs)
        self._settle()
        self._follow_size()
        if self.stack.top and self.stack.top.wants_sampling:
            self._pending += self._translate(self._pump.get())  # Drawing takes a while.
        self._present()

    # -- what scenes may ask for

    def refresh(self) -> None:
        """Have every scene laid out anew at the end of the frame: the look has changed."""
        self._is_stale = True

    def veiled(self, share: float = VEIL_SHARE) -> Surface:
        """Return the present picture darkened, the backdrop of a scene that lies over another."""
        picture = self.display.copy()
        level = round(255 * (1 - share))
        picture.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
        return picture

    # -- the parts of a frame

    def _rest_ms(self) -> float:
        if self._pending or self._is_stale or self._warming:
            return 0.0
        rests = [self.stack.top.rest_ms(), self.hub.rest_ms(self._clock.now_ms()), LONGEST_REST_MS]
        if self._resized_ms is not None:
            rests.append(SETTLE_MS)
        return min(rest for rest in rests if rest is not None)

    def _gather(self, rest_ms: float) -> list[Input]:
        inputs, self._pending = self._pending, []
        if self.stack.top.wants_sampling:
            return inputs + self._sample()
        events = []
        if rest_ms > self._pacer.slack_ms():
            events = self._pump.wait(rest_ms)
        # The first frames follow at once on each other; a hidden display draws none and would spin.
        if self._is_hidden or not self._warming:
            self._clock.sleep(self._pacer.slack_ms())
        return inputs + self._translate(events + self._pump.get())

    def _sample(self) -> list[Input]:
        inputs = self._translate(self._pump.get())
        while (slack := self._pacer.slack_ms()) > 0:
            self._clock.sleep(min(slack, SAMPLE_MS))
            inputs += self._translate(self._pump.get())
        return inputs

    def _translate(self, events: list[Event]) -> list[Input]:
        for event in events:
            self._heed(event)
        return self.hub.translate(events, self._clock.now_ms())

    def _heed(self, event: Event) -> None:
        """Do what concerns the program as a whole."""
        if event.type == pygame.KEYDOWN and _is_fullscreen_key(event):
            is_full = self.settings.display is DisplayMode.FULL
            self.store.change(display=DisplayMode.WINDOW if is_full else DisplayMode.FULL)
        elif event.type == pygame.QUIT:
            self._ask_to_quit()
        elif event.type == pygame.WINDOWSIZECHANGED:
            self._resized_ms = self._clock.now_ms()
        elif event.type == pygame.AUDIODEVICEADDED and not event.iscapture:
            self.audio.device_added()
        elif event.type == pygame.AUDIODEVICEREMOVED and not event.iscapture:
            self.audio.device_removed()
        elif event.type == pygame.WINDOWMINIMIZED:
            self._is_hidden = True
        elif event.type in (pygame.WINDOWRESTORED, pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN):
            self._is_hidden = False
            self.stack.top.stage.repaint()

    def _hand_out(self, inputs: list[Input]) -> None:
        for i, event in enumerate(inputs):
            if isinstance(event, Press | Pointer) and event.device.can_sit:
                self.last_device = event.device
            elif isinstance(event, DeviceRemoved) and event.device is self.last_device:
                self.last_device = _first_device(self.hub)
            self.stack.top.handle(event)
            if self._settle():
                self._pending = _lasting(inputs[i + 1 :]) + self._pending
                return
        self.stack.top.inputs_done()

    def _settle(self) -> bool:
        """Change scenes if asked to: whatever was held or pressed meanwhile was meant for the old one."""
        screens = {scene for scene in self.stack.scenes if not scene.is_overlay}
        if not self.stack.settle():
            return False
        if screens - set(self.stack.scenes):
            gc.collect()
        self._pending += _lasting(self._translate(self._pump.get()))
        self.hub.release_all()
        return True

    def _ask_to_quit(self) -> None:
        """Ask once; closing a second time needs no answer."""
        question = self._confirm_quit()
        if isinstance(self.stack.top, type(question)):
            self.quit()
        else:
            self.stack.push(question)

    def _follow_settings(self, settings: Settings) -> None:
        self._is_stale = True

    def _follow_size(self) -> None:
        self._window.set_fullscreen(self.settings.display is DisplayMode.FULL)
        if self._resized_ms is not None and self._clock.now_ms() - self._resized_ms >= SETTLE_MS:
            self._resized_ms = None
            self._is_stale = self._is_stale or self._window.size != self.canvas.size
        if not self._is_stale or not self.stack.top:
            return
        self._is_stale = False
        self.art = self._make_art(self._window.size, self.settings)
        self.stack.relayout(self.canvas)
        _free_everything_old()

    def _present(self) -> None:
        if not self.stack.top:
            return
        if not self._is_hidden and (changed := self.stack.top.draw(self.display)):
            pygame.display.update(changed)
        if self._warming and next(self._warming, self) is self:
            self._warming = None


def _warm_up(hub: "DeviceHub", audio: "Audio") -> Iterator[None]:
    """Open and load what the first pictures have no need of, a little after each later one."""
    for _picture in range(FIRST_PICTURES):
        yield
    hub.open_pads()
    yield
    audio.open()
    while audio.is_available:
        yield
        if not audio.load_next():
            break
    if not gc.isenabled():
        # What the start made stays: it need not be looked through again and again.
        gc.freeze()
        gc.enable()


def _free_everything_old() -> None:
    """Free the pictures of the size before: stages and sprites hang together in circles.

    They are few objects that hold much memory, of which the collector knows nothing.
    """
    is_frozen = gc.get_freeze_count() > 0
    gc.unfreeze()
    gc.collect()
    if is_frozen:
        gc.freeze()


def _first_device(hub: "DeviceHub") -> Device:
    """Return the device that prompts show before any was used: everybody has arrow keys."""
    return next(device for device in hub.clusters if device.scheme == "arrows")


def _lasting(inputs: list[Input]) -> list[Input]:
    """Return the inputs that matter to whichever scene comes: no presses, but comings and goings."""
    return [event for event in inputs if not isinstance(event, Press | Pointer | Typed)]


def _is_fullscreen_key(event: Event) -> bool:
    if event.key == pygame.K_F11:
        return True
    return event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and bool(event.mod & pygame.KMOD_ALT)
