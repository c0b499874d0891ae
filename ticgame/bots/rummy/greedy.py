"""A bot that lays down as soon as it can and keeps what is nearest to that."""

from collections.abc import Generator
from typing import Any, ClassVar

from ticgame.bots.bot import TurnBot
from ticgame.bots.rummy.drafts import fewest_missing
from ticgame.bots.rummy.sight import best_plan, next_step
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
            return Draw(Source.DISCARD if is_nearer(self.rules, view, view.discards[-1]) else Source.DECK)
        plan = best_plan(self.rules, view, view.hand)
        yield
        return Discard(least_needed(view)) if plan is None else next_step(plan)


def is_nearer(rules: Rummy, view: RummyView, top: Card) -> bool:
    """Return whether the top of the discards would lie on the table now, or brings a lay-down nearer."""
    plan = best_plan(rules, view, (*view.hand, top))
    if plan is not None:
        return plan.lay is not None or bool(plan.adds)
    number, hand = view.rounds[view.seat], mask_of(view.hand)
    return fewest_missing(hand | 1 << top, number) < fewest_missing(hand, number)


def least_needed(view: RummyView) -> Card:
    """Return the highest card without which a lay-down is as near as can be."""
    number, hand = view.rounds[view.seat], mask_of(view.hand)

    def cost(card: Card) -> tuple[int, int, Card]:
        return (fewest_missing(hand ^ 1 << card, number), -NUMBER[card], card)

    return min(view.hand, key=cost)
