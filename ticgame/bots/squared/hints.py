"""Hints for a person at Tic Squared: a play and what may follow it, or what to do without one."""

from random import Random
from typing import Final

from ticgame.bots.edge_words import Met, edge_words
from ticgame.bots.hint import Hint, Search
from ticgame.bots.squared.moves import Move, list_moves, put
from ticgame.bots.squared.planner import PlannerBot
from ticgame.core.cards import Card, Relation, card_name, relation
from ticgame.core.contract import Millis
from ticgame.games.squared.actions import Draw, End, Play, Start
from ticgame.games.squared.grid import SPOTS
from ticgame.games.squared.rules import Squared, SquaredView

MOST_LETTERS: Final = 88
"""So many fit beside what can be taken back."""
DRAW: Final = "Draw: none of your cards can make a good play now."
END: Final = "End your turn: what is left is better kept."


def find_hint(rules: Squared, view: SquaredView) -> Search:
    """Return what is worth doing, None when the seat has nothing to do."""
    if view.why is not None or not _may_act(view):
        return None
    action = yield from PlannerBot(rules, view.seat, Random("hint")).choose(view, Millis(0))
    match action:
        case Start(card):
            return Hint(action, (card,), _start_words(view, card))
        case Draw():
            return Hint(action, (), DRAW)
        case End():
            return Hint(action, (), END)
    return Hint(action, (action.card,), _play_words(view, action))


def _may_act(view: SquaredView) -> bool:
    return view.turn == view.seat if view.grids else not view.has_chosen[view.seat]


def _start_words(view: SquaredView, card: Card) -> str:
    fitting = sum(relation(card, other) is Relation.TIC for other in view.hand if other != card)
    return f"Begin with {card_name(card)}: it makes a Tic with {fitting} of your other cards."


def _play_words(view: SquaredView, play: Play) -> str:
    touched = view.grids[play.grid].touched(SPOTS[play.cell])
    kinds = (
        Met(kind, [other for other in touched if relation(play.card, other) is kind])
        for kind in (Relation.TIC, Relation.SINGLE)
    )
    met = [kind for kind in kinds if kind.cards]
    follower = _next_tic(view, play)
    begin = f"{card_name(play.card)}: "
    end = "." if follower is None else f", then play {card_name(follower)}."
    return f"{begin}{edge_words(met, letters=MOST_LETTERS - len(begin) - len(end))}{end}"


def _next_tic(view: SquaredView, play: Play) -> Card | None:
    """Return a card of the hand that could make another Tic in the same turn, None after a play without."""
    spot = SPOTS[play.cell]
    touched = view.grids[play.grid].touched(spot)
    if not any(relation(play.card, other) is Relation.TIC for other in touched):
        return None
    # Q4: the first play on an opponent's grid fixes which.
    is_away = play.grid != view.seat
    owners = (view.seat, play.grid) if is_away else view.turn_state.owners(len(view.grids))
    rest = sorted(card for card in view.hand if card != play.card)
    moves = list_moves(put(view.grids, Move(play.card, play.grid, spot, 0)), owners, rest, least_tics=1)
    return moves[0].card if moves else None
