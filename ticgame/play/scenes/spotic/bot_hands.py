"""The cursors of bots: they wander while a bot looks, and mark its cards one by one before it shows them.

All of this is for the eye alone: what a bot does, and when, is decided elsewhere.
"""

from collections.abc import Collection, Mapping
from random import Random
from typing import Final

from ticgame.bots.bot import Decision
from ticgame.core.cards import Card
from ticgame.core.contract import Seat
from ticgame.games.spotic import actions as act
from ticgame.games.spotic.state import Table
from ticgame.play.input.bindings import Intent
from ticgame.play.scenes.spotic.lattice import Spot, Step
from ticgame.play.scenes.spotic.places import spot_of
from ticgame.play.scenes.spotic.pointing import Pointing

PAUSE_MS: Final = (260.0, 1300.0)
_WAYS: Final = (Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT, Intent.PREV, Intent.NEXT)


class BotHands:
    """Moves the pointings of bots as time goes on."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._next_ms: dict[Seat, float] = {}
        self._begun: dict[Seat, tuple[float, tuple[Card, ...], float]] = {}

    def update(
        self,
        pointings: Mapping[Seat, Pointing],
        table: Table,
        *,
        plans: Mapping[Seat, Decision],
        cards: Collection[Spot],
        step: Step,
        now_ms: float,
    ) -> None:
        """Let the hands of some bots go on to a game time."""
        for seat, pointing in pointings.items():
            plan = plans.get(seat)
            if table.is_claimant(seat):
                self._show(seat, pointing, table=table, plan=plan, now_ms=now_ms)
                continue
            self._begun.pop(seat, None)
            if table.is_choosing(seat) and plan is not None and isinstance(plan.action, act.Surrender):
                pointing.pick = table.choice.sets.index(plan.action.set)
            elif now_ms >= self._next_ms.get(seat, 0.0) and not table.is_blocked:
                self._wander(seat, pointing, cards=cards, step=step, now_ms=now_ms)

    def _wander(
        self, seat: Seat, pointing: Pointing, *, cards: Collection[Spot], step: Step, now_ms: float
    ) -> None:
        pointing.move(_WAYS[int(self._rng.random() * len(_WAYS))], cards, step)
        low, high = PAUSE_MS
        self._next_ms[seat] = now_ms + low + self._rng.random() * (high - low)

    def _show(
        self, seat: Seat, pointing: Pointing, *, table: Table, plan: Decision | None, now_ms: float
    ) -> None:
        """Mark the cards that the bot is about to show, evenly over the time that it takes."""
        if plan is None or not isinstance(plan.action, act.Show):
            return
        cards = plan.action.cards
        began_ms, known, due_ms = self._begun.get(seat, (now_ms, (), 0.0))
        if (known, due_ms) != (cards, plan.due):
            pointing.marks.clear()
            self._begun[seat] = (now_ms, cards, plan.due)
            began_ms = now_ms
        share = (now_ms - began_ms) / max(1.0, plan.due - began_ms)
        count = min(len(cards), int(share * (len(cards) + 1)))
        if len(pointing.marks) < count:
            pointing.marks[:] = cards[:count]
        ahead = cards[min(count, len(cards) - 1)]
        spot = spot_of(table.slots, ahead)
        if spot is not None:
            pointing.put(spot)
