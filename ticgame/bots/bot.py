"""What a bot is: it sees a view, thinks in slices, and says what it will do and when."""

from abc import ABC, abstractmethod
from collections.abc import Generator
from random import Random
from typing import Any, ClassVar, Final, NamedTuple

from ticgame.core.contract import Millis, Rules, Seat, View
from ticgame.core.slices import in_one_go

SLICE: Final = 100
"""How many actions are listed between two yields."""


class Decision(NamedTuple):
    """An action, and the game time at which the bot does it if nothing has changed by then."""

    action: Any
    due: Millis


Thought = Generator[None, None, Decision | None]
"""A bot at work: each `yield` lets a frame be drawn; the return value is the decision, None to wait."""


class Bot(ABC):
    """One bot at one seat. It gets views, never a state, and draws chance from `rng` alone (C2).

    It is asked again after everything that happens at the table.
    """

    name: ClassVar[str]

    def __init__(self, rules: Rules, seat: Seat, rng: Random) -> None:
        self.pace = 1.0
        """How many times as long as usual it takes over things, in a game without turns."""
        self.rules = rules
        self.seat = seat
        self.rng = rng

    @abstractmethod
    def think(self, view: View, at: Millis) -> Thought:
        """Work out the next decision; a slice between two yields takes at most some milliseconds."""

    def decide(self, view: View, at: Millis) -> Decision | None:
        """Return the decision in one go, without slices."""
        return in_one_go(self.think(view, at))


class TurnBot(Bot):
    """A bot of a game in turns: it takes a thinking time, then plays what `choose` returns."""

    think_ms: ClassVar[tuple[int, int]] = (700, 1400)

    def think(self, view: View, at: Millis) -> Thought:
        low, high = self.think_ms
        due = Millis(at + low + int(self.rng.random() * (high - low)))
        action = yield from self.choose(view, at)
        return Decision(action, due)

    @abstractmethod
    def choose(self, view: View, at: Millis) -> Generator[None, None, Any]:
        """Yield between slices of work, return a legal action."""


class RandomBot(TurnBot):
    """Plays any legal action, each as likely as any other."""

    name = "random"

    def choose(self, view: View, at: Millis) -> Generator[None, None, Any]:
        yield
        actions = []
        for action in self.rules.choices(view, at):
            actions.append(action)
            if not len(actions) % SLICE:
                yield
        return actions[int(self.rng.random() * len(actions))]
