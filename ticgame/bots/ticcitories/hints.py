"""Hints for a person at Ticcitories: which card to claim, or where to place it, and what that scores."""

from random import Random
from typing import Final

from ticgame.bots.edge_words import Met, edge_words
from ticgame.bots.hint import Hint, Search
from ticgame.bots.ticcitories.greedy import best_gain
from ticgame.bots.ticcitories.planner import PlannerBot
from ticgame.bots.ticcitories.worth import gain
from ticgame.core.cards import Card, Relation, card_name, relation
from ticgame.core.contract import Millis
from ticgame.core.layout import Cell
from ticgame.games.ticcitories.rules import Claim, Place, Ticcitories, TiccitoriesView

MOST_LETTERS: Final = 84
"""So many fit beside what may be pressed."""


def find_hint(rules: Ticcitories, view: TiccitoriesView) -> Search:
    """Return what is worth doing, None when it isn't the seat's turn."""
    if view.is_over or view.turn != view.seat:
        return None
    action = yield from PlannerBot(rules, view.seat, Random("hint")).choose(view, Millis(0))
    if isinstance(action, Place):
        card = view.placing.card_of(view.seat)
        return Hint(action, (card,), _place_words(view, card, action.cell))
    return _claim_hint(view, action)


def _place_words(view: TiccitoriesView, card: Card, cell: Cell) -> str:
    layout = view.grids[view.seat]
    beside = [other for _cell, other in layout.neighbours(cell)]
    kinds = (
        Met(kind, [other for other in beside if relation(card, other) is kind])
        for kind in (Relation.TIC, Relation.SINGLE, Relation.NIC)
    )
    points = gain(layout, layout.frame.spots[cell], card)
    begin = f"{card_name(card)} {_score_words(points)}: "
    edges = edge_words([met for met in kinds if met.cards], letters=MOST_LETTERS - len(begin))
    return f"{begin}{edges}."


def _claim_hint(view: TiccitoriesView, action: Claim) -> Hint:
    card = view.choosing.cards[action.pos - 1]
    points = best_gain(view.grids[view.seat], card)
    turn = "choose first" if action.pos == 1 else f"get choice {action.pos}"
    next_time = f", and you {turn} next time" if view.rows_left else ""
    words = f"Take {card_name(card)}: it {_score_words(points)} in your grid{next_time}."
    return Hint(action, (card,), words)


def _score_words(points: int) -> str:
    return f"scores {points:+d}" if points > 0 else f"costs {-points}" if points < 0 else "costs nothing"
