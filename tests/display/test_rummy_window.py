"""A game of TIC Rummy in a real window with real key presses."""

import json
from pathlib import Path

import pytest
from program import Program, until
from test_window import checked_record

from ticgame.core.match import Match, Player
from ticgame.core.records import format_record
from ticgame.games.rummy.actions import Discard, Draw, Source
from ticgame.games.rummy.rules import Rummy

pytestmark = [pytest.mark.display, pytest.mark.xdist_group("display")]

SEED = 2
"""With it a planner goes out early."""


def begun_game() -> str:
    """Return the record of a game of only the second round, after the first turn."""
    rules = Rummy.from_options({"start_round": 2, "last_round": 2, "first_dealer": 1}, 2)
    match = Match.start(rules, [Player("Pig", "human"), Player("Frog", "planner")], seed=SEED, app="test")
    match.act(0, Draw(Source.DECK))
    match.act(0, Discard(match.view(0).hand[-1]))
    return format_record(match)


def take_a_turn(program: Program) -> bool:
    """Draw and discard if it is the first seat's turn; return whether the game is over."""
    events = [event for line in program.record() for event in json.loads(line).get("ev", ())]
    turns = [event["seat"] for event in events if event["e"] == "turn"]
    if turns[-1] == 0:
        program.press("Return", "End", "Return")
    return program.has_result()


def test_a_saved_game_of_one_round_is_played_to_its_end(screen: str, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('bots_pace = "fast"\nmotion = "off"\n', encoding="utf-8")
    (tmp_path / "saves").mkdir()
    saved = begun_game()
    (tmp_path / "saves" / f"rummy-20261130-120000-{SEED}.ticrec").write_text(saved, encoding="utf-8")
    before = saved.splitlines()
    with Program(screen, tmp_path) as program:
        # Continue, the game, take the seat, ready, begin at once: then the bot plays.
        until(
            lambda: program.press("Return") or len(program.record()) > len(before) or program.has_result(),
            "a play in the same game",
        )
        until(lambda: program.has_result() or take_a_turn(program), "the end", patience_s=100)
        lines = checked_record(program)
        assert program.record()[: len(before)] == before
        assert {line["seat"] for line in lines[len(before) : -1]} == {0, 1}
        assert lines[-1]["result"]["why"] == "out"
    assert "Traceback" not in program.output
