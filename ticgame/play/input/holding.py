"""What is held down on one device, and when a held direction comes again."""

from typing import NamedTuple

from ticgame.play.input.bindings import DIRECTIONS, Intent
from ticgame.play.input.keycaps import Control


class RepeatPace(NamedTuple):
    """How long a direction is held before it repeats, and how often it does then."""

    first_ms: int = 350
    then_ms: int = 90


class Holding:
    """The controls and intents that are down on one device.

    Several controls may stand for one intent: it begins with the first and ends with the last. A control
    that is down without an intent is deaf until it has been let go and pressed again.
    """

    def __init__(self, pace: RepeatPace) -> None:
        self._pace = pace
        self._down: dict[Control, Intent | None] = {}
        self._held: set[Intent] = set()
        self._due: dict[Intent, float] = {}

    def press(self, control: Control, intent: Intent | None, *, now_ms: float) -> bool:
        """Note a control that went down and return whether its intent begins with it."""
        if control in self._down:
            return False
        self._down[control] = intent
        if intent is None or intent in self._held:
            return False
        self._held.add(intent)
        if intent in DIRECTIONS:
            self._due[intent] = now_ms + self._pace.first_ms
        return True

    def release(self, control: Control) -> Intent | None:
        """Note a control that came up and return the intent that ends with it."""
        intent = self._down.pop(control, None)
        if intent is None or intent in self._down.values():
            return None
        self._drop(intent)
        return intent

    def release_all(self) -> list[Intent]:
        """End everything and return the intents that ended."""
        ended = [intent for intent in Intent if intent in self._held]
        for intent in ended:
            self._drop(intent)
        self._down.clear()
        return ended

    def repeats(self, now_ms: float) -> list[Intent]:
        """Return the directions that are due again; a long pause makes one of many."""
        due = [intent for intent, at in self._due.items() if at <= now_ms]
        for intent in due:
            missed = int((now_ms - self._due[intent]) // self._pace.then_ms)
            self._due[intent] += (missed + 1) * self._pace.then_ms
        return due

    def next_repeat(self) -> float | None:
        """Return when the next direction is due."""
        return min(self._due.values(), default=None)

    def _drop(self, intent: Intent) -> None:
        self._held.discard(intent)
        self._due.pop(intent, None)
