"""Playing scenes by a plan of frames and presses, with a clock that only moves as told.

    with Session(tmp_path) as play:
        play.run([(0, key("Down")), (is_on("RulesReader"), key("Esc")), (10, click(960, 540))])

Each step of a plan is *when* and *what*: when is a number of frames to let pass or a condition on the session
that must come true within `PATIENCE` frames; what is a list of pygame events, or a function that does
something else.
"""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import pygame
from pads import VirtualPad
from pygame.event import Event

from ticgame.home import Home
from ticgame.play.app import App
from ticgame.play.display import Display
from ticgame.play.input.keycaps import US_KEYS
from ticgame.play.launch import make_app, make_title
from ticgame.play.scene import Scene
from ticgame.play.settings import SettingsStore

PATIENCE = 600
PAD_EVENTS = frozenset(
    {
        pygame.JOYDEVICEADDED,
        pygame.JOYDEVICEREMOVED,
        pygame.JOYBUTTONDOWN,
        pygame.JOYBUTTONUP,
        pygame.JOYAXISMOTION,
        pygame.JOYHATMOTION,
        pygame.CONTROLLERBUTTONDOWN,
        pygame.CONTROLLERBUTTONUP,
        pygame.CONTROLLERAXISMOTION,
    }
)
SCANCODES = {name: code for code, name in US_KEYS.items()}

When = int | Callable[["Session"], bool]
What = Sequence[Event] | Callable[["Session"], None]


class HandClock:
    """A clock that stands still unless somebody sleeps."""

    def __init__(self) -> None:
        self.ms = 5000.0

    def now_ms(self) -> float:
        return self.ms

    def sleep(self, ms: float) -> None:
        self.ms += ms


class PlannedPump:
    """Events from a plan; waiting for one that isn't there lets the time-out pass at once.

    Of pygame's own events only those of pads count: virtual ones can be plugged in.
    """

    def __init__(self, clock: HandClock) -> None:
        self._clock = clock
        self.waiting: list[Event] = []

    def get(self) -> list[Event]:
        events, self.waiting = self.waiting, []
        return events + [event for event in pygame.event.get() if event.type in PAD_EVENTS]

    def wait(self, timeout_ms: float) -> list[Event]:
        if not self.waiting:
            self._clock.sleep(timeout_ms)
        return self.get()


class Session:
    """The program under the dummy driver, one frame at a time, in a player's folder of its own."""

    def __init__(
        self,
        folder: Path,
        first: Scene | None = None,
        *,
        size: tuple[int, int] = (1280, 720),
        **settings: object,
    ) -> None:
        self.home = Home(folder)
        self.clock = HandClock()
        self.pump = PlannedPump(self.clock)
        self._store = SettingsStore(self.home)
        self._store.change(**settings)
        self._size = size
        self._first = first

    def __enter__(self) -> "Session":
        self.display = Display(size=self._size)
        self.app: App = make_app(
            self.display, home=self.home, store=self._store, clock=self.clock, pump=self.pump
        )
        self.app.hub.open_pads()
        self.app.begin(self._first or make_title())
        self.frames(1)
        return self

    def __exit__(self, *_: object) -> None:
        self.app.close()
        self.display.close()

    @property
    def top(self) -> str:
        """The name of the scene that plays."""
        return type(self.app.stack.top).__name__

    @property
    def picture(self) -> pygame.Surface:
        """What the display shows."""
        return self.app.display

    def frames(self, count: int) -> None:
        """Let frames pass; one that rests for long passes as one."""
        for _ in range(count):
            if self.app.is_running and self.app.stack.top:
                self.app.frame()

    def pass_ms(self, ms: float) -> None:
        """Let time pass, frame by frame where something moves."""
        end = self.clock.ms + ms
        while self.clock.ms < end and self.app.is_running and self.app.stack.top:
            self.app.frame()

    def feed(self, events: Iterable[Event]) -> None:
        """Have events arrive and play the frame that takes them."""
        self.pump.waiting += events
        self.frames(1)

    def tap(self, pad: VirtualPad, *buttons: int, frames: int = 1) -> None:
        """Press buttons of a pad one after another, each let go after some frames."""
        for button in buttons:
            for act in (pad.press, pad.let_go):
                act(button)
                self.frames(frames)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Move the mouse to a place, hold its button down on the way to another, and let go there."""
        self.feed(move(*start))
        self.feed([Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False)])
        for share in (0.3, 0.7, 1.0):
            self.feed(move(*(a + (b - a) * share for a, b in zip(start, end, strict=True))))
        self.feed([Event(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False)])

    def until(self, condition: Callable[["Session"], bool]) -> None:
        """Play until something is true; fails if it takes too long."""
        for _ in range(PATIENCE):
            if condition(self):
                return
            self.frames(1)
        raise AssertionError(f"{condition} did not come true in {PATIENCE} frames; on top: {self.top}")

    def run(self, plan: Iterable[tuple[When, What]]) -> None:
        """Play a plan."""
        for when, what in plan:
            if callable(when):
                self.until(when)
            else:
                self.frames(when)
            if callable(what):
                what(self)
            else:
                self.feed(what)

    def save_picture(self, path: Path) -> None:
        """Write what the display shows to a file."""
        pygame.image.save(self.picture, path)


def is_on(name: str) -> Callable[[Session], bool]:
    """Return the condition that a scene of that name is on top."""

    def condition(session: Session) -> bool:
        return session.top == name

    condition.__qualname__ = f"is_on({name})"
    return condition


def key(name: str, *, mod: int = 0) -> list[Event]:
    """Return the events of one press of a key, by its label on a US keyboard."""
    return [*key_down(name, mod=mod), *key_up(name, mod=mod)]


def key_down(name: str, *, mod: int = 0) -> list[Event]:
    """Return the event of a key that goes down."""
    return [Event(pygame.KEYDOWN, key=_keycode(name), scancode=SCANCODES[name], mod=mod, unicode="")]


def key_up(name: str, *, mod: int = 0) -> list[Event]:
    """Return the event of a key that comes up."""
    return [Event(pygame.KEYUP, key=_keycode(name), scancode=SCANCODES[name], mod=mod, unicode="")]


def text(string: str) -> list[Event]:
    """Return the event of typed text."""
    return [Event(pygame.TEXTINPUT, text=string)]


def move(x: float, y: float) -> list[Event]:
    """Return the event of a pointer that moved, in pixels."""
    return [Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0), touch=False)]


def click(x: float, y: float, *, button: int = 1) -> list[Event]:
    """Return the events of a click, in pixels."""
    return [
        *move(x, y),
        Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button, touch=False),
        Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=button, touch=False),
    ]


def wheel(steps: int) -> list[Event]:
    """Return the event of a turned wheel, up positive."""
    return [Event(pygame.MOUSEWHEEL, x=0, y=steps, precise_x=0.0, precise_y=float(steps), flipped=False)]


def _keycode(name: str) -> int:
    return _KEYCODES.get(name) or (ord(name.lower()) if len(name) == 1 else 0)


_KEYCODES = {
    "Enter": pygame.K_RETURN,
    "Num Enter": pygame.K_KP_ENTER,
    "Esc": pygame.K_ESCAPE,
    "F11": pygame.K_F11,
    "Space": pygame.K_SPACE,
    "Backspace": pygame.K_BACKSPACE,
}
