"""Tic Squared and its Race against their slow writing."""

from random import Random
from typing import Any

import pytest
from slow_squared import slow_legal_cells, slow_open_cells, slow_race, slow_relations, slow_squared

from ticgame.core.cards import ALL_CARDS, Card
from ticgame.core.layout import Cell
from ticgame.core.match import Match, Player
from ticgame.games import game
from ticgame.games.squared.actions import Draw, End, Play
from ticgame.games.squared.base import land
from ticgame.games.squared.grid import CELLS, SPOTS, Grid, start_grid


def assert_agrees(grid: Grid, cards: dict[Cell, Card], rng: Random) -> None:
    assert dict(grid.cards()) == cards
    assert grid.count == len(cards)
    assert grid.legal_cells() == sorted(slow_open_cells(cards), key=lambda cell: (cell.y, cell.x))
    for card in rng.sample(ALL_CARDS, 3):
        legal = slow_legal_cells(cards, card)
        assert [CELLS[spot] for spot in grid.legal_spots(card)] == sorted(legal, key=lambda c: (c.y, c.x))
        assert grid.can_take(card) == bool(legal)


def grow(rng: Random, pick: Any) -> int:
    """Grow a grid of all cards, Nics and all, in a random order; return how many cells were compared."""
    deck = rng.sample(ALL_CARDS, len(ALL_CARDS))
    grid, cards = start_grid(deck[0]), {Cell(0, 0): deck[0]}
    for card in deck[1:]:
        assert_agrees(grid, cards, rng)
        spot = pick(grid.open_spots())
        touched = grid.touched(spot)
        assert len(slow_relations(cards, CELLS[spot], card)) == len(touched)
        assert 1 <= len(touched) <= 2
        grid, cards = grid.put(spot, card), cards | {CELLS[spot]: card}
    assert_agrees(grid, cards, rng)
    return len(cards)


@pytest.mark.parametrize("seed", range(12))
def test_a_grid_of_all_cards_grows_as_the_slow_writing_says(seed: int) -> None:
    rng = Random(f"grow/{seed}")
    assert grow(rng, rng.choice) == 125


@pytest.mark.parametrize("at", [0, -1])
@pytest.mark.parametrize("pull", [(1, 1), (1, -1), (-1, 1), (-1, -1)])
def test_a_grid_that_leans_to_a_corner_never_leaves_its_field(at: int, pull: tuple[int, int]) -> None:
    def pick(spots: list[int]) -> int:
        return sorted(spots, key=lambda spot: (CELLS[spot].x * pull[0] + CELLS[spot].y * pull[1], spot))[at]

    assert grow(Random("lean"), pick) == 125


def test_a_card_lands_with_its_neighbours_left_right_up_down() -> None:
    rng, seen = Random("land"), set()
    for _grid in range(300):
        deck = rng.sample(ALL_CARDS, 30)
        grid, cards = start_grid(deck[0]), {Cell(0, 0): deck[0]}
        for card in deck[1:]:
            spots = grid.legal_spots(card)
            if not spots:
                continue
            spot = rng.choice(spots)
            landing = land((grid,), Play(card, 0, CELLS[spot]))
            relations = slow_relations(cards, CELLS[spot], card)
            assert [("nic", "single", "tic")[n] for n in relations] == [edge.rel for edge in landing.edges]
            assert landing.tics == relations.count(2)
            assert landing.spot == SPOTS[CELLS[spot]]
            seen.add(landing.tics)
            grid, cards = grid.put(spot, card), cards | {CELLS[spot]: card}
    assert seen == {0, 1, 2}


def words(actions: Any) -> list[tuple[str, Any]]:
    return [
        ("play", (action.card, action.grid, action.cell))
        if isinstance(action, Play)
        else ("draw" if isinstance(action, Draw) else "end" if isinstance(action, End) else "start", None)
        for action in actions
    ]


def positions(name: str, options: dict[str, Any], seats: int, rng: Random) -> Any:
    """Play a random game; yield the match before each move once the start cards lie."""
    rules = game(name).from_options(options, seats)
    match = Match.start(rules, [Player("A", "random")] * seats, seed=rng.randrange(10**6), app="test")
    while not match.is_over:
        if match.view(None).grids:
            yield match
        seat = rng.choice(match.actors())
        at = match.at + rng.choice((0, 400, 2500))
        match.act(seat, rules.sample(match._state, seat, at, rng), at)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("hand", [2, 3, 9])
def test_squared_allows_what_the_slow_writing_allows(seats: int, hand: int) -> None:
    rng, last_cards = Random(f"squared/{seats}/{hand}"), 0
    for _game in range(8):
        for match in positions("squared", {"hand": hand, "used": seats * hand + 12}, seats, rng):
            seat = match.actors()[0]
            legal = words(match.legal(seat))
            assert sorted(legal, key=str) == sorted(slow_squared(match.view(seat)), key=str)
            last_cards += match.view(seat).hand_sizes[seat] == 1
    assert last_cards or hand == 9


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("tic_to_finish", [False, True])
def test_a_race_allows_what_the_slow_writing_allows(seats: int, tic_to_finish: bool) -> None:
    rng, last_cards = Random(f"race/{seats}"), 0
    for _game in range(12):
        options = {"hand": 4, "used": seats * 4 + 10, "tic_to_finish": tic_to_finish}
        for match in positions("race", options, seats, rng):
            for seat in match.actors():
                view = match.view(seat)
                slow = slow_race(view, match.at, tic_to_finish=tic_to_finish)
                assert sorted(words(match.legal(seat)), key=str) == sorted(slow, key=str)
                last_cards += view.hand_sizes[seat] == 1
    assert last_cards


@pytest.mark.parametrize("name", ["squared", "race"])
def test_samples_reach_every_legal_action_late_in_a_game(name: str) -> None:
    rng, looks = Random(f"sample/{name}"), 0
    for _game in range(12):
        for moves, match in enumerate(positions(name, {"hand": 3, "used": 24}, 2, rng)):
            if moves % 3 != 2:
                continue
            for seat in match.actors():
                legal = words(match.legal(seat))
                drawn = {
                    words([match.rules.sample(match._state, seat, match.at, rng)])[0]
                    for _draw in range(60 * len(legal))
                }
                assert drawn == set(legal)
                looks += 1
    assert looks > 20
