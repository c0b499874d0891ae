"""The options of SpoTic: defaults, ends, and every fault told at once."""

from typing import Any

import pytest

from ticgame.core.errors import OptionError
from ticgame.core.match import Match, Player
from ticgame.games.spotic.rules import Spotic


def faults(seats: int = 2, **options: Any) -> list[str]:
    with pytest.raises(OptionError) as told:
        Spotic.from_options(options, seats)
    return told.value.faults


def test_the_defaults_are_those_of_the_rulings() -> None:
    assert Spotic.from_options({}, 4).options_json() == {
        "pace": "turns",
        "card_call_ms": 120_000,
        "claim_ms": 10_000,
        "penalty": False,
        "miss_cooldown_ms": 3_000,
        "goal": "nine",
        "first": None,
    }


def test_every_fault_is_told_at_once() -> None:
    found = faults(
        pace="fast",
        goal=["nine"],
        penalty=1,
        claim_ms=-1,
        card_call_ms=True,
        miss_cooldown_ms=2.5,
        first=2,
        speed=3,
    )
    assert sorted(fault.partition(":")[0] for fault in found) == sorted(
        ["pace", "goal", "penalty", "claim_ms", "card_call_ms", "miss_cooldown_ms", "first", "speed"]
    )
    assert all(" " in fault for fault in found)


@pytest.mark.parametrize("name", ["claim_ms", "card_call_ms", "miss_cooldown_ms"])
def test_times_go_from_0_on(name: str) -> None:
    for value in (0, 1, 3_600_000, 10**9):
        assert Spotic.from_options({name: value}, 1).options_json()[name] == value
    assert "3600000" in faults(**{name: "off"})[0]


def test_first_is_a_seat_of_the_table_or_left_to_chance() -> None:
    assert Spotic.from_options({"first": 5}, 6).options.first == 5
    assert "0 to 0" in faults(1, first=1)[0]
    players = [Player("A", "human")] * 3
    firsts = {
        Match.start(Spotic.from_options({}, 3), players, seed=seed, app="t").view(None).table.turn
        for seed in range(30)
    }
    assert firsts == {0, 1, 2}


@pytest.mark.parametrize("seats", [0, 7])
def test_one_to_six_players(seats: int) -> None:
    with pytest.raises(OptionError, match="1 to 6"):
        Match.start(Spotic.from_options({}, 1), [Player("A", "human")] * seats, seed=1, app="t")


def test_a_deck_without_a_card_is_refused() -> None:
    with pytest.raises(OptionError, match="too few"):
        Match.start(Spotic.from_options({}, 1), [Player("A", "human")], seed=1, app="t", cards=[])
