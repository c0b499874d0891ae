"""The program with a display: the loop, and what every scene may use."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Surface
from pygame.event import Event

from ticgame.play.pacing import Clock, Pacer, Pump
from ticgame.play.scene import Scene, SceneStack

if TYPE_CHECKING:
    from ticgame.play.devices import DeviceHub, Input
    from ticgame.play.display import Display
    from ticgame.play.paint.art import Art
    from ticgame.play.theme import Canvas

LONGEST_REST_MS = 1000.0
SAMPLE_MS = 1.0
SETTLE_MS = 150.0
"""The size must stand still this long before everything is drawn anew for it."""


class App:
    """One run of the program; scenes reach everything they need through it.

    `art` belongs to one size and look and is exchanged as a whole, with a `relayout` of every scene, when
    either changes. A frame lets time pass first and takes its inputs then, so that what a press shows or
    starts is on the display at the end of the same frame.
    """

    def __init__(self, *, display: "Display", hub: "DeviceHub", clock: Clock, pump: Pump,
                 make_art: "Callable[[tuple[int, int]], Art]") -> None:
        self.hub = hub
        self.stack = SceneStack(self)
        self.now_ms = 0.0
        self.is_running = True
        self._window = display
        self._clock = clock
        self._pump = pump
        self._pacer = Pacer(clock)
        self._make_art = make_art
        self._resized_ms: float | None = None
        self._is_hidden = False
        self.art = make_art(display.size)

    @property
    def display(self) -> Surface:
        """The surface that the player sees."""
        return self._window.surface

    @property
    def canvas(self) -> "Canvas":
        """The design space on the display as it is now."""
        return self.art.canvas

    @property
    def is_fullscreen(self) -> bool:
        """Whether the program fills the screen."""
        return self._window.is_fullscreen

    def run(self, first: Scene) -> None:
        """Play scenes until the last one ends or `quit` is called."""
        self.stack.push(first)
        self._settle()
        while self.is_running and self.stack.top:
            self.frame()

    def quit(self) -> None:
        """End the loop after this frame."""
        self.is_running = False

    def frame(self) -> None:
        """Wait until a frame is due or anything happens, then play it."""
        rest_ms = self._rest_ms()
        inputs = self._gather(rest_ms)
        lapse = self._pacer.begin(rest_ms)
        self.now_ms += lapse.dt_ms
        if lapse.gap_ms:
            self.stack.top.stalled(lapse.gap_ms)
        self.stack.top.update(lapse.dt_ms)
        for event in inputs:
            if self._settle():
                break
            self.stack.top.handle(event)
        self._settle()
        self._follow_size()
        self._present()

    # -- what scenes may ask for

    def set_fullscreen(self, is_fullscreen: bool) -> None:
        """Fill the screen or go back to a window of the desktop."""
        self._window.set_fullscreen(is_fullscreen)
        self._pump.flush()
        self.refresh()

    def refresh(self) -> None:
        """Draw everything anew: the size or a setting of the look has changed."""
        self._resized_ms = None
        self.art = self._make_art(self._window.size)
        self.stack.relayout(self.canvas)

    def veiled(self, *, share: float = 0.6) -> Surface:
        """Return the present picture darkened, the backdrop of a scene that lies over another."""
        picture = self.display.copy()
        level = round(255 * (1 - share))
        picture.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
        return picture

    # -- the parts of a frame

    def _rest_ms(self) -> float:
        rests = [self.stack.top.rest_ms(), self.hub.rest_ms(self._clock.now_ms()), LONGEST_REST_MS]
        if self._resized_ms is not None:
            rests.append(SETTLE_MS)
        return min(rest for rest in rests if rest is not None)

    def _gather(self, rest_ms: float) -> "list[Input]":
        if self.stack.top.wants_sampling:
            return self._sample()
        events = []
        if rest_ms > self._pacer.slack_ms():
            events = self._pump.wait(rest_ms)
        self._clock.sleep(self._pacer.slack_ms())
        return self._translate(events + self._pump.get())

    def _sample(self) -> "list[Input]":
        inputs = self._translate(self._pump.get())
        while (slack := self._pacer.slack_ms()) > 0:
            self._clock.sleep(min(slack, SAMPLE_MS))
            inputs += self._translate(self._pump.get())
        return inputs

    def _translate(self, events: list[Event]) -> "list[Input]":
        events = [event for event in events if not self._take(event)]
        return self.hub.translate(events, self._clock.now_ms())

    def _take(self, event: Event) -> bool:
        """Do what concerns the program as a whole and return whether the event ends here."""
        if event.type == pygame.KEYDOWN and _is_fullscreen_key(event):
            self.set_fullscreen(not self.is_fullscreen)
            return True
        if event.type == pygame.QUIT:
            self._ask_to_quit()
        elif event.type == pygame.WINDOWSIZECHANGED:
            self._resized_ms = self._clock.now_ms()
        elif event.type == pygame.WINDOWMINIMIZED:
            self._is_hidden = True
        elif event.type in (pygame.WINDOWRESTORED, pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN):
            self._is_hidden = False
            self.stack.top.stage.repaint()
        return False

    def _ask_to_quit(self) -> None:
        self.quit()

    def _settle(self) -> bool:
        if not self.stack.settle():
            return False
        self.hub.release_all()
        self._pump.flush()
        return True

    def _follow_size(self) -> None:
        if self._resized_ms is None or self._clock.now_ms() - self._resized_ms < SETTLE_MS:
            return
        self._resized_ms = None
        if self._window.size != self.canvas.size:
            self.refresh()

    def _present(self) -> None:
        if self._is_hidden or not self.stack.top:
            return
        changed = self.stack.top.draw(self.display)
        if changed:
            pygame.display.update(changed)


def _is_fullscreen_key(event: Event) -> bool:
    if event.key == pygame.K_F11:
        return True
    return event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and bool(event.mod & pygame.KMOD_ALT)
