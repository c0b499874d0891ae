"""Hints for a person at TIC Rummy: what to do next, and what could lie together. They see the seat's view."""

from collections.abc import Generator
from typing import NamedTuple

from ticgame.bots.hint import Hint
from ticgame.bots.rummy.greedy import is_nearer, least_needed
from ticgame.bots.rummy.lacks import Lacks
from ticgame.bots.rummy.sight import best_plan, next_step
from ticgame.core.cards import Card, card_name
from ticgame.core.sentences import listed
from ticgame.games.rummy.accepting import cards_of, mask_of
from ticgame.games.rummy.actions import Add, Discard, Draw, Lay, Source
from ticgame.games.rummy.collections import End
from ticgame.games.rummy.rules import Rummy
from ticgame.games.rummy.state import RummyView
from ticgame.games.rummy.wording import kind_name, wanted_name


class Nearest(NamedTuple):
    """Cards of a hand that come nearest to a collection of the round, and a sentence about it."""

    cards: tuple[Card, ...]
    missing: int
    words: str


def find_hint(rules: Rummy, view: RummyView) -> Generator[None, None, Hint | None]:
    """Return what the seat could do now, None when it isn't its turn; a yield between slices of work."""
    if not view.is_on_turn:
        return None
    if not view.has_drawn:
        return (yield from _draw_hint(rules, view))
    plan = best_plan(rules, view, view.hand)
    yield
    if plan is None:
        card = yield from least_needed(view)
        return Hint(Discard(card), (card,), f"You can best do without {card_name(card)}.")
    return _step_hint(view, next_step(plan))


def _draw_hint(rules: Rummy, view: RummyView) -> Generator[None, None, Hint]:
    top = view.discards[-1]
    if (yield from is_nearer(rules, view, top)):
        return Hint(Draw(Source.DISCARD), (top,), f"Take {card_name(top)}: you can use it.")
    return Hint(Draw(Source.DECK), (), "Draw from the deck: the open card is of no use to you now.")


def _step_hint(view: RummyView, action: Lay | Add | Discard) -> Hint:
    match action:
        case Lay(collections):
            cards = tuple(card for item in collections for card in item.cards)
            names = (f"your {kind_name(item.kind)}" for item in collections)
            return Hint(action, cards, f"You can lay down {listed(names)}.")
        case Add(card, to, end):
            place = {None: "goes with", End.FIRST: "goes before", End.LAST: "goes after"}[end]
            words = f"{card_name(card)} {place} the {kind_name(view.table[to].kind)} on the table."
            return Hint(action, (card,), words)
    words = f"Discard {card_name(action.card)}"
    is_last = len(view.hand) == 1
    return Hint(action, (action.card,), f"{words} and go out." if is_last else f"{words}: it costs most.")


def lying_together(view: RummyView) -> Generator[None, None, tuple[Nearest, ...]]:
    """Return which cards of the hand come nearest to the collections of the round, in its order.

    Nothing once the seat has laid down. A yield between slices of work.
    """
    if not view.hand or view.laid[view.seat]:
        return ()
    lacks = Lacks(mask_of(view.hand), view.rounds[view.seat])
    yield from lacks.look()
    found = []
    for want, mask, missing in lacks.nearest():
        cards = tuple(cards_of(mask))
        lack = {0: "is complete", 1: "needs one card more"}.get(missing, f"needs {missing} cards more")
        found.append(Nearest(cards, missing, f"Your {wanted_name(want)} {lack}."))
    return tuple(found)
