"""Hints for a person at TIC Together: the play that a careful teammate would make, and what it does."""

from random import Random
from typing import Final

from ticgame.bots.edge_words import Met, edge_words
from ticgame.bots.hint import Hint, Search
from ticgame.bots.together.planner import PlannerBot
from ticgame.core.cards import Relation, card_name
from ticgame.core.contract import Millis
from ticgame.core.sentences import listed
from ticgame.games.together.missions import Mission
from ticgame.games.together.progress import Preview, Progress
from ticgame.games.together.rules import Place, Together, TogetherView
from ticgame.games.together.wording import mission_title

EDGE_LETTERS: Final = 68
"""So long the part about the edges may be."""
_KINDS: Final = (
    Relation.TIC,
    Relation.SINGLE,
    Relation.NIC,
    Relation.TRIPO,
    Relation.DUO,
    Relation.MONO,
    Relation.BREAK,
)


def find_hint(rules: Together, view: TogetherView) -> Search:
    """Return a play worth making, None when it isn't the seat's turn."""
    if view.why is not None or view.turn != view.seat:
        return None
    play: Place = yield from PlannerBot(rules, view.seat, Random("hint")).choose(view, Millis(0))
    return Hint(play, (play.card,), play_words(rules, view, play))


def play_words(rules: Together, view: TogetherView, play: Place) -> str:
    """Return what a play does: missions, edges with the cards they touch, and what comes nearer."""
    ahead = rules.preview(view, play)
    done = [mission_title(mission) for mission in rules.missions if mission.id in ahead.missions]
    words = f"{card_name(play.card)}: {_edges(view, ahead)}"
    if done:
        return f"{words}. It finishes {listed(done)}!"
    nearer = _nearer(rules, view, ahead)
    return f"{words}, and {nearer}." if nearer else f"{words}."


def _edges(view: TogetherView, ahead: Preview) -> str:
    """Return the edges with the cards beside them, the best kind first."""
    kinds = (
        Met(kind, [view.layout.card_at(cell) for cell, edge in ahead.edges if edge.rel is kind])
        for kind in _KINDS
    )
    return edge_words([met for met in kinds if met.cards], letters=EDGE_LETTERS)


def _nearer(rules: Together, view: TogetherView, ahead: Preview) -> str:
    """Return which mission comes nearest to its end by the play, in words; empty if none does."""
    best: tuple[int, Mission, Progress] | None = None
    for mission, now, then in zip(rules.missions, rules.progress(view), ahead.progress, strict=True):
        if not then.is_done and then.have > now.have:
            lack = then.need - then.have
            if best is None or lack < best[0]:
                best = (lack, mission, then)
    if best is None:
        return ""
    _lack, mission, then = best
    return f"{then.have} of {then.need} for “{mission_title(mission)}”"
