"""A bot that reckons which cards may still come, and what each discard keeps open."""

from collections.abc import Generator
from random import Random
from typing import Any, ClassVar, Final

from ticgame.bots.bot import TurnBot
from ticgame.bots.rummy.outlook import Chances, Outlook
from ticgame.bots.rummy.sight import best_plan, has_use, next_step, unseen_cards
from ticgame.core.cards import NUMBER, Card
from ticgame.core.contract import Millis, Seat
from ticgame.games.rummy.accepting import accepted, mask_of
from ticgame.games.rummy.actions import Discard, Draw, Source
from ticgame.games.rummy.listing import ends_of
from ticgame.games.rummy.rules import Rummy
from ticgame.games.rummy.state import RummyView

LOOKS: Final = 8.0
"""How many cards a seat expects to get to see before a deal is over in which nobody has laid down."""
LAST_LOOKS: Final = 2.5
"""How many once somebody has laid down and has one card left; each card more is worth some looks."""
LOOKS_A_CARD: Final = 1.5
LAID: Final = 30.0
"""What having laid down is worth, in penalty points."""
RISK: Final = 0.6
"""How much of the numbers in hand counts while nothing is laid down."""
GIFT: Final = 3.0
"""What it costs to discard a card that the next seat can add at once."""
USE: Final = 1.5
"""What a card is worth that can be added once the seat has laid down."""


class PlannerBot(TurnBot):
    """Keeps the cards with which it is likeliest to lay down in time, low ones rather than high ones."""

    name = "planner"
    think_ms: ClassVar[tuple[int, int]] = (800, 1600)

    def __init__(self, rules: Rummy, seat: Seat, rng: Random) -> None:
        super().__init__(rules, seat, rng)
        self._deal = 0
        self._thrown: set[Card] = set()
        """What it has discarded in this deal."""

    def choose(self, view: RummyView, at: Millis) -> Generator[None, None, Any]:
        yield
        if view.deals != self._deal:
            self._deal, self._thrown = view.deals, set()
        if not view.has_drawn:
            return Draw((yield from self._source(view)))
        plan = yield from best_plan(self.rules, view, view.hand)
        if plan is not None:
            return next_step(plan)
        card = yield from self._least_worth(view, view.hand)
        self._thrown.add(card)
        return Discard(card)

    def _source(self, view: RummyView) -> Generator[None, None, Source]:
        top = view.discards[-1]
        plan = yield from best_plan(self.rules, view, (*view.hand, top))
        if plan is not None:
            return Source.DISCARD if has_use(plan, top) else Source.DECK
        if top in self._thrown:
            # C5: else planners may take and discard the same cards for ever.
            return Source.DECK
        now = yield from self._outlook(view, view.hand)
        then = yield from self._outlook(view, (*view.hand, top), used=1)
        if max(map(then.chance, view.hand)) <= now.chance():
            return Source.DECK
        yield
        is_kept = (yield from self._least_worth(view, (*view.hand, top))) != top
        return Source.DISCARD if is_kept else Source.DECK

    def _least_worth(self, view: RummyView, hand: tuple[Card, ...]) -> Generator[None, None, Card]:
        """Return the card that a hand is best off without."""
        outlook = yield from self._outlook(view, hand)
        return max(hand, key=lambda card: (self._worth(view, outlook, card), NUMBER[card], card))

    def _outlook(
        self, view: RummyView, hand: tuple[Card, ...], *, used: int = 0
    ) -> Generator[None, None, Outlook]:
        chances = Chances(unseen_cards(view), max(1.0, self._looks(view) - used))
        outlook = Outlook(mask_of(hand), view.rounds[self.seat], chances)
        yield from outlook.look()
        return outlook

    def _looks(self, view: RummyView) -> float:
        """Return how many cards the seat may still get to see."""
        near = [size for size, has_laid in zip(view.hand_sizes, view.laid, strict=True) if has_laid]
        return min([LOOKS, *(LAST_LOOKS + LOOKS_A_CARD * (size - 1) for size in near)])

    def _worth(self, view: RummyView, outlook: Outlook, card: Card) -> float:
        """Return what the hand is worth less a card, compared with less another."""
        chance, can_add = outlook.chance(card), self._can_be_added(view, card)
        worth = LAID * chance + RISK * (1 - chance) * (NUMBER[card] + 1)
        following = (self.seat + 1) % len(view.hand_sizes)
        return worth - can_add * (GIFT if view.laid[following] else USE)

    def _can_be_added(self, view: RummyView, card: Card) -> bool:
        is_pure = self.rules.is_pure
        places = ((item, end) for item in view.table for end in ends_of(item))
        return any(accepted(item, end, is_pure=is_pure) >> card & 1 for item, end in places)
