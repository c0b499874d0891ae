"""What a seat of TIC Rummy sees, as the bots look at it."""

from collections.abc import Generator, Sequence

from ticgame.core.cards import Card
from ticgame.games.rummy.accepting import EVERY_CARD, mask_of
from ticgame.games.rummy.actions import Add, Discard, Lay
from ticgame.games.rummy.rules import Rummy
from ticgame.games.rummy.solver import Plan, best_additions, seek_lay_down
from ticgame.games.rummy.state import RummyView


def unseen_cards(view: RummyView) -> int:
    """Return the mask of the cards that are in the deck or in other hands."""
    seen = mask_of(view.hand) | mask_of(view.discards)
    for collection in view.table:
        seen |= mask_of(collection.cards)
    return EVERY_CARD & ~seen


def best_plan(rules: Rummy, view: RummyView, hand: Sequence[Card]) -> Generator[None, None, Plan | None]:
    """Return the best plan of the seat with these cards in hand, None before it can lay down.

    A yield between slices of work, and one at the end.
    """
    if view.laid[view.seat]:
        plan = best_additions(hand, view.table, is_pure=rules.is_pure)
    else:
        number = view.rounds[view.seat]
        plan = yield from seek_lay_down(hand, number, view.table, seat=view.seat, is_pure=rules.is_pure)
    yield
    return plan


def next_step(plan: Plan) -> Lay | Add | Discard:
    """Return the action with which a plan goes on."""
    if plan.lay is not None:
        return plan.lay
    return plan.adds[0] if plan.adds else Discard(plan.discard)


def has_use(plan: Plan, card: Card) -> bool:
    """Return whether a plan lays a card down or adds it."""
    laid = plan.lay.collections if plan.lay else ()
    return any(card in item.cards for item in laid) or any(add.card == card for add in plan.adds)
