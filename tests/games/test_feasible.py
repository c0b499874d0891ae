"""Missions that can't happen are refused, and nothing that can."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from mission_games import plays, random_game

from ticgame.core.cards import ALL_CARDS, COLOUR, NUMBER, SHAPE, Card
from ticgame.games.together.catalogue import CATALOGUE, DIFFERENT
from ticgame.games.together.feasible import faults
from ticgame.games.together.missions import Mission, TicGroup
from ticgame.games.together.options import PRESETS, Options, parse_options
from ticgame.games.together.rules import MissionDone, Together


def cards(numbers: int = 5, shapes: int = 5, colours: int = 5) -> list[Card]:
    """The cards of the first so many values of each property."""
    return [c for c in ALL_CARDS if NUMBER[c] < numbers and SHAPE[c] < shapes and COLOUR[c] < colours]


def found(*missions: Any, deck: list[Card] | None = None, **options: Any) -> list[str]:
    is_sequence = any(isinstance(item, dict) and item["kind"] == "sequence" for item in missions)
    given = {"relation": "sequence" if is_sequence else "common", "missions": list(missions)} | options
    return faults(parse_options(given, 1), cards=deck)


def group(size: int = 3, **more: Any) -> dict[str, Any]:
    return {"kind": "tic_group", "size": size, **more}


def one_play(**demands: Any) -> dict[str, Any]:
    return {"kind": "play", **demands}


def sequence(length: int, properties: int = 1) -> dict[str, Any]:
    return {"kind": "sequence", "length": length, "properties": properties}


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("relation", ["common", "sequence"])
def test_every_preset_can_happen(preset: str, relation: str) -> None:
    assert faults(parse_options({**PRESETS[preset], "relation": relation}, 4)) == []


@pytest.mark.parametrize("grid", [[3, 3], [3, 9], [6, 6], [9, 9]])
@pytest.mark.parametrize("name", [name for name in CATALOGUE if name != DIFFERENT])
def test_the_catalogue_can_happen_where_it_fits(name: str, grid: list[int]) -> None:
    is_long = CATALOGUE[name].get("length", 3) > max(grid) or (name == "tic-line-4" and max(grid) == 3)
    assert bool(found(CATALOGUE[name], grid=grid)) == is_long


FITTING = {
    "a line as long as the grid": (group(5, shape="line"), {"grid": [3, 5]}),
    "a sequence as long as the grid": (sequence(5), {"grid": [5, 3]}),
    "a corner that just settles": (group(3, shape="L", place="corner"), {"deck": cards(2, 2, 3)[:11]}),
    "a fixed corner with few cards": (group(3, place="corner"), {"frame": "fixed", "deck": cards(1, 1, 5)}),
    "five of one key": (group(5), {"deck": cards(1, 1, 5)}),
    "three keys, nine cells": (group(5, count=2), {"grid": [3, 3]}),
    "all 75 keys on a large grid": (group(2, count=75), {"grid": [9, 9]}),
    "four Tics": (one_play(tics=4), {"deck": cards(1, 2, 5)}),
    "two of each": (one_play(tics=1, singles=1, nics=2), {}),
    "only Tics, and no Nic": (one_play(all="tic", nics=0, touching=4), {"deck": cards(1, 2, 5)}),
    "a Tripo of five": (sequence(5, 3), {"grid": [5, 5]}),
    "two separate threes on nine cells": (sequence(3), {"grid": [3, 3], "separate": True}),
}


@pytest.mark.parametrize("name", FITTING)
def test_what_can_happen_is_taken(name: str) -> None:
    mission, options = FITTING[name]
    assert found(mission, **options) == []


HOPELESS = {
    "a line longer than the grid": (group(4, shape="line"), {"grid": [3, 3]}, "3 × 3"),
    "a sequence longer than the grid": (sequence(5), {"grid": [4, 4]}, "4 × 4"),
    "a corner that never settles": (group(3, shape="L", place="corner"), {"deck": cards(2, 1, 5)}, "rest"),
    "a centre that never settles": (
        group(4, shape="square", place="centre"),
        {"grid": [9, 9], "deck": cards(1, 3, 5)},
        "rest",
    ),
    "five of a key in a deck of four colours": (group(5), {"deck": cards(4, 4, 4)}, "5"),
    "four of a key in a deck of threes": (group(4), {"deck": cards(3, 3, 3)}, "4"),
    "two keys where there is one": (group(5, count=2), {"deck": cards(1, 1, 5)}, "2 different"),
    "two fives on eight cells": (
        group(5, count=2),
        {"grid": [3, 3], "deck": cards(1, 5, 5)[:8]},
        "",
    ),
    "all keys on a small grid": (group(3, count=75), {"grid": [6, 6]}, "36"),
    "more edges than neighbours": (one_play(edges=3, touching=2), {}, "3 edges"),
    "five relations on four sides": (one_play(tics=3, nics=2), {}, "5 edges"),
    "a Single among all Tics": (one_play(singles=1, all="tic"), {}, "all tic"),
    "a Nic among all Singles": (one_play(nics=1, all="single"), {}, "all single"),
    "Nics in a deck of one shape and two colours": (
        one_play(nics=1),
        {"deck": cards(5, 1, 2)},
        "neighbours",
    ),
    "four Tics where cards have two": (one_play(tics=4), {"deck": cards(2, 2, 2)}, "neighbours"),
    "a hole in a deck of four": (one_play(touching=4), {"deck": cards(1, 1, 4)}, "5 cards"),
    "a Mono of four in a deck of three values": (sequence(4), {"deck": cards(3, 3, 3)}, "run"),
    "a Duo where one property varies": (sequence(3, 2), {"deck": cards(5, 1, 1)}, "run"),
    "a sequence of more cards than there are": (sequence(5), {"deck": cards(4, 1, 1)}, "cards"),
}


@pytest.mark.parametrize("name", HOPELESS)
def test_what_can_not_happen_is_refused(name: str) -> None:
    mission, options, word = HOPELESS[name]
    (fault,) = found(mission, **options)
    assert fault.startswith("missions[1] (m1): ")
    assert word in fault


def test_a_different_group_needs_a_key_more() -> None:
    missions = ["tic-group-5", group(5, different_from="tic-group-5")]
    assert found(*missions, deck=cards(1, 2, 5)) == []
    (fault,) = found(*missions, deck=cards(1, 1, 5))
    assert fault.startswith("missions[2] (m2): 2 different groups of 5")
    assert found("tic-group-3", group(5, different_from="tic-group-3"), deck=cards(2, 1, 5)) == []


def test_separate_sequences_need_their_cards_apart() -> None:
    threes = [sequence(3)] * 3
    assert found(*threes, grid=[3, 3], separate=True) == []
    assert found(*threes, sequence(2), grid=[3, 3]) == []
    (fault,) = found(*threes, sequence(2), grid=[3, 3], separate=True)
    assert "11 cards" in fault


def test_start_cards_count_and_span_the_window() -> None:
    corner = group(3, shape="L", place="corner")
    deck = cards(1, 2, 4)
    start = [["5sr", 0, 0], ["4sr", 5, 0], ["3sr", 0, 5]]
    assert "rest" in found(corner, deck=deck)[0]
    assert found(corner, deck=deck, start=start) == []


def test_rules_say_it_for_a_game_set_up_anew() -> None:
    rules = Together.from_options({"grid": [3, 3], "missions": ["tic-line-4"]}, 2)
    assert rules.hopeless() == ["missions[1] (tic-line-4): a line of 4 doesn't fit a 3 × 3 grid"]
    assert Together.from_options({}, 2).hopeless() == []
    assert "5" in Together.from_options({"missions": ["tic-group-5"]}, 2).hopeless(cards=cards(4, 4, 4))[0]


def alone(options: Options, mission: Mission) -> Options:
    """The options with one mission and those it must differ from."""
    chain: list[Mission] = [mission]
    while isinstance(chain[0], TicGroup) and chain[0].different_from is not None:
        chain.insert(0, next(other for other in options.missions if other.id == chain[0].different_from))
    return replace(options, missions=tuple(chain))


def test_no_mission_that_was_ever_done_is_refused() -> None:
    refused, done, won = 0, 0, 0
    for seed in range(250):
        rng = Random(f"feasible/{seed}")
        game = random_game(rng)
        options = game.rules.options
        refused += bool(faults(options, cards=game.deck))
        by_id = {mission.id: mission for mission in options.missions}
        result = None
        for _before, _action, after, events in plays(game, rng):
            for event in events:
                if isinstance(event, MissionDone):
                    done += 1
                    assert faults(alone(options, by_id[event.id]), cards=game.deck) == [], (seed, event.id)
            result = game.rules.result(after)
        if result.win:
            won += 1
            assert faults(options, cards=game.deck) == [], seed
    assert min(refused, done, won) > 20, "the games were too much alike"
