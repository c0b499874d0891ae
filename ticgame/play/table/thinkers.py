"""Bots at a table: they think between frames, a few milliseconds each, and play when it is time."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from ticgame.bots.bot import Bot, Decision, Thought
from ticgame.core.contract import Millis, Seat
from ticgame.core.match import Match
from ticgame.play.settings import Speed

SLICE_MS: Final = 4.0
"""The most that all bots together may think in one frame."""
PACE: Final[Mapping[Speed, float]] = {Speed.SLOW: 1.7, Speed.NORMAL: 1.0, Speed.FAST: 0.3}
REAL_TIME_PACE: Final[Mapping[Speed, float]] = {Speed.SLOW: 1.7, Speed.NORMAL: 1.0, Speed.FAST: 0.6}
"""Without turns nobody waits for a fast bot, but everybody plays against it."""


class _Plan(NamedTuple):
    decision: Decision
    began: float


class Thinkers:
    """The bots of one match. `read_ms` is a clock for how long they have been thinking.

    Everything that happens at the table makes them think anew; those that aren't asked don't think.
    """

    def __init__(self, match: Match, bots: Mapping[Seat, Bot], *, read_ms: Callable[[], float]) -> None:
        self.bots = dict(bots)
        self._match = match
        self._read_ms = read_ms
        self._thoughts: dict[Seat, Thought] = {}
        self._plans: dict[Seat, _Plan | None] = {}
        self._began: dict[Seat, float] = {}
        self._seen = len(match.entries)

    def replace(self, seat: Seat, bot: Bot | None) -> None:
        """Let a bot play a seat from now on, or nobody."""
        self._forget()
        if bot is None:
            self.bots.pop(seat, None)
        else:
            self.bots[seat] = bot

    def update(self, clock_ms: float, *, pace: Speed, is_fast: bool = False) -> None:
        """Think for a slice of the frame, then play what is due at this game time."""
        self.think(clock_ms)
        due = [
            (seat, plan.decision.action)
            for seat, plan in self._plans.items()
            if plan is not None and (is_fast or self._due_ms(plan, pace) <= clock_ms)
        ]
        if due:
            self._match.tick(due, Millis(int(clock_ms)))

    def think(self, clock_ms: float, *, pace: float = 1.0) -> None:
        """Think for a slice of the frame and play nothing: for tables that ask what is due themselves.

        There bots that begin to think now take `pace` times as long as usual over what they do.
        """
        if self._seen != len(self._match.entries):
            self._forget()
        for seat in self._match.actors():
            if seat in self.bots and seat not in self._thoughts and seat not in self._plans:
                self.bots[seat].pace = pace
                self._begin(seat, clock_ms)
        self._think()

    def plans(self) -> dict[Seat, Decision]:
        """Return what the bots will do, and when, if nothing happens before; none that is out of date."""
        if self._seen != len(self._match.entries):
            return {}
        return {seat: plan.decision for seat, plan in self._plans.items() if plan is not None}

    def rethink(self, seats: Iterable[Seat]) -> None:
        """Let bots think anew: what they meant to do has been tried."""
        for seat in seats:
            self._plans.pop(seat, None)

    def rest_ms(self, clock_ms: float, *, pace: Speed) -> float | None:
        """Return the time until a bot plays, 0 while one thinks, None if none is about to."""
        if self._seen != len(self._match.entries):
            return 0.0
        waiting = [seat for seat in self._match.actors() if seat in self.bots]
        if any(seat not in self._plans for seat in waiting):
            return 0.0
        dues = [self._due_ms(plan, pace) for plan in self._plans.values() if plan is not None]
        return max(0.0, min(dues) - clock_ms) if dues else None

    def _begin(self, seat: Seat, clock_ms: float) -> None:
        at = Millis(int(clock_ms))
        self._began[seat] = clock_ms
        self._thoughts[seat] = self.bots[seat].think(self._match.view(seat), at)

    def _think(self) -> None:
        end = self._read_ms() + SLICE_MS
        while self._thoughts and self._read_ms() < end:
            for seat, thought in list(self._thoughts.items()):
                try:
                    next(thought)
                except StopIteration as stop:
                    del self._thoughts[seat]
                    decision = stop.value
                    self._plans[seat] = decision and _Plan(decision, self._began[seat])

    def _due_ms(self, plan: _Plan, pace: Speed) -> float:
        return plan.began + (plan.decision.due - plan.began) * PACE[pace]

    def _forget(self) -> None:
        self._thoughts.clear()
        self._plans.clear()
        self._seen = len(self._match.entries)
