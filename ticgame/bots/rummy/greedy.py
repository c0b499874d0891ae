"""A bot that lays down as soon as it can and keeps what is nearest to that."""

from collections.abc import Generator
from typing import Any, ClassVar

from ticgame.bots.bot import TurnBot
from ticgame.bots.rummy.lacks import Lacks
from ticgame.bots.rummy.sight import best_plan, has_use, next_step
from ticgame.core.cards import NUMBER, Card
from ticgame.core.contract import Millis
from ticgame.games.rummy.accepting import mask_of
from ticgame.games.rummy.actions import Discard, Draw, Source
from ticgame.games.rummy.rules import Rummy
from ticgame.games.rummy.state import RummyView


class GreedyBot(TurnBot):
    """Takes a discard that brings it nearer now, and throws away the highest card that it doesn't need."""

    name = "greedy"
    think_ms: ClassVar[tuple[int, int]] = (700, 1400)

    def choose(self, view: RummyView, at: Millis) -> Generator[None, None, Any]:
        yield
        if not view.has_drawn:
            helps = yield from is_nearer(self.rules, view, view.discards[-1])
            return Draw(Source.DISCARD if helps else Source.DECK)
        plan = yield from best_plan(self.rules, view, view.hand)
        if plan is not None:
            return next_step(plan)
        return Discard((yield from least_needed(view)))


def is_nearer(rules: Rummy, view: RummyView, top: Card) -> Generator[None, None, bool]:
    """Return whether the top of the discards would lie on the table now, or brings a lay-down nearer."""
    plan = yield from best_plan(rules, view, (*view.hand, top))
    if plan is not None:
        return has_use(plan, top)
    number, hand = view.rounds[view.seat], mask_of(view.hand)
    now, then = Lacks(hand, number), Lacks(hand | 1 << top, number)
    yield from now.look()
    yield from then.look()
    return then.fewest() < now.fewest()


def least_needed(view: RummyView) -> Generator[None, None, Card]:
    """Return the highest card without which a lay-down is as near as can be."""
    lacks = Lacks(mask_of(view.hand), view.rounds[view.seat])
    yield from lacks.look()
    costs = []
    for card in view.hand:
        costs.append((lacks.fewest(card), -NUMBER[card], card))
        yield
    return min(costs)[-1]
