"""What a ghost card promises is what the count then gives."""

from random import Random

import pytest

from ticgame.core.cards import Relation
from ticgame.core.match import Match, Player
from ticgame.games.ticcitories.preview import EDGE_POINTS, preview
from ticgame.games.ticcitories.rules import Place, Ticcitories
from ticgame.games.ticcitories.scoring import score_grid


def plays(side, seed):
    """Yield the layout before, the cell, the card and the layout after of each play of a random game."""
    rules = Ticcitories.from_options({"side": side}, 2)
    match = Match.start(rules, [Player("a", "random"), Player("b", "random")], seed=seed, app="test")
    rng = Random(seed)
    while not match.is_over:
        seat = match.actors()[0]
        before = match.view(None)
        action = match.rules.sample(match._state, seat, match.at, rng)
        match.act(seat, action)
        if isinstance(action, Place):
            card = before.placing.card_of(seat)
            yield before.grids[seat], action.cell, card, match.view(None).grids[seat]


@pytest.mark.parametrize("side", [3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_preview_is_the_difference_that_the_play_makes(side, seed):
    for before, cell, card, after in plays(side, seed):
        ahead = preview(before, cell, card)
        assert ahead.points == score_grid(after).total - score_grid(before).total
        edges = sum(EDGE_POINTS[edge.rel] for _cell, edge in ahead.edges)
        assert ahead.points == edges + sum(group.points for group in ahead.groups)
        assert [near for near, _ in ahead.edges] == [near for near, _ in before.neighbours(cell)]


def test_groups_of_two_promise_nothing():
    for seed in range(1, 20):
        for before, cell, card, _after in plays(4, seed):
            ahead = preview(before, cell, card)
            if sum(edge.rel is Relation.TIC for _, edge in ahead.edges) == 1 and not score_grid(before).tics:
                assert ahead.groups == ()
                return
    raise AssertionError("no first Tic in any game")
