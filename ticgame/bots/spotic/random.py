"""A bot that plays anything, and points anywhere."""

from random import Random
from typing import Any, Final

from ticgame.bots.bot import Bot, Decision, Thought
from ticgame.core.cards import Card
from ticgame.core.contract import Millis, Rules, Seat
from ticgame.core.sets import SIZES
from ticgame.games.spotic import actions as act
from ticgame.games.spotic.legality import is_legal
from ticgame.games.spotic.state import SpoticView, Table

ADD_MS: Final = (1_500, 5_000)
CALL_MS: Final = (10_000, 40_000)
POINT_MS: Final = (1_000, 11_000)
CHOOSE_MS: Final = (2_000, 15_000)
"""Both are now and then more time than there is."""
_SPANS_MS: Final = {act.Call: CALL_MS, act.Surrender: CHOOSE_MS}


class RandomBot(Bot):
    """Calls whatever comes to mind and points at any three to five cards."""

    name = "random"

    def __init__(self, rules: Rules, seat: Seat, rng: Random) -> None:
        super().__init__(rules, seat, rng)
        self._plan: Decision | None = None
        self._waits_on: tuple[Card | None, ...] | None = None

    def think(self, view: SpoticView, at: Millis) -> Thought:
        yield
        plan = self._plan
        if (
            plan is None
            or plan.due < at
            or not is_legal(self.rules.options, view.table, self.seat, plan.action, plan.due)
        ):
            self._plan = plan = self._make_plan(view, at)
        return plan

    def _make_plan(self, view: SpoticView, at: Millis) -> Decision | None:
        if view.table.is_claimant(self.seat):
            return Decision(self._show(view.table), self._after(at, POINT_MS))
        is_waiting = self._waits_on == view.table.slots
        drawn = None if is_waiting else self.rules.draw(view, at, self.rng)
        action = drawn if drawn is not None else self._duty(view.table, at)
        if action is None:
            self._waits_on = view.table.slots
            return None
        return Decision(action, self._after(at, _SPANS_MS.get(type(action), ADD_MS)))

    def _duty(self, table: Table, at: Millis) -> Any:
        """Return what the others may be waiting for, if it is this seat's to do."""
        duties = [act.Add(), act.NoMore(), *map(act.Surrender, table.choice.sets if table.choice else ())]
        return next(
            (duty for duty in duties if is_legal(self.rules.options, table, self.seat, duty, at)), None
        )

    def _show(self, table: Table) -> Any:
        cards = sorted(table.cards)
        size = min(len(cards), SIZES[int(self.rng.random() * len(SIZES))])
        return act.Show(tuple(sorted(self.rng.sample(cards, size))))

    def _after(self, at: Millis, span_ms: tuple[int, int]) -> Millis:
        low, high = span_ms
        return Millis(at + int((low + int(self.rng.random() * (high - low))) * self.pace))
