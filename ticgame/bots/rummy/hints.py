"""Hints for a person at TIC Rummy: what to do next and why. They see the seat's view."""

from collections.abc import Generator, Sequence
from random import Random

from ticgame.bots.hint import Hint, Search
from ticgame.bots.rummy.lacks import Gathered, Lacks
from ticgame.bots.rummy.planner import PlannerBot
from ticgame.bots.rummy.sight import best_plan
from ticgame.core.cards import Card, card_name
from ticgame.core.contract import Millis
from ticgame.core.sentences import listed
from ticgame.games.rummy.accepting import mask_of
from ticgame.games.rummy.actions import Add, Discard, Draw, Lay, Source
from ticgame.games.rummy.collections import End
from ticgame.games.rummy.rules import Rummy
from ticgame.games.rummy.state import RummyView
from ticgame.games.rummy.wording import kind_name, wanted_name


def find_hint(rules: Rummy, view: RummyView) -> Search:
    """Return what the seat could do now, None when it isn't its turn; a yield between slices of work."""
    if not view.is_on_turn:
        return None
    action = yield from PlannerBot(rules, view.seat, Random("hint")).choose(view, Millis(0))
    match action:
        case Draw(Source.DISCARD):
            return (yield from _take_hint(rules, view, action))
        case Draw():
            return Hint(action, (), "Draw from the deck: the open card is of no use to you now.")
        case Discard() if not view.laid[view.seat]:
            return (yield from _throw_hint(view, action))
    return _step_hint(view, action)


def _take_hint(rules: Rummy, view: RummyView, action: Draw) -> Generator[None, None, Hint]:
    top = view.discards[-1]
    plan = yield from best_plan(rules, view, (*view.hand, top))
    if plan is None:
        parts = yield from _nearest(view, (*view.hand, top))
        helped = [part for part in parts if part.cards >> top & 1]
        why = _help_words(helped[0]) if helped else "it opens more ways to lay down"
    else:
        why = "with it you can lay down" if plan.lay else "you can add it on the table"
    return Hint(action, (top,), f"Take {card_name(top)}: {why}.")


def _help_words(part: Gathered) -> str:
    name = wanted_name(part.want)
    return f"it brings your {name} nearer" if part.missing else f"it completes your {name}"


def _throw_hint(view: RummyView, action: Discard) -> Generator[None, None, Hint]:
    card = action.card
    parts = yield from _nearest(view, view.hand)
    is_apart = not any(part.cards >> card & 1 for part in parts)
    why = "it is in none of the collections that you gather" if is_apart else "you need it least"
    return Hint(action, (card,), f"Discard {card_name(card)}: {why}.")


def _nearest(view: RummyView, hand: Sequence[Card]) -> Generator[None, None, tuple[Gathered, ...]]:
    lacks = Lacks(mask_of(hand), view.rounds[view.seat])
    yield from lacks.look()
    return lacks.nearest()


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
