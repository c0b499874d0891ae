"""A game of TIC Rummy in a real window with real key presses."""

import json
from pathlib import Path

import pytest
from program import Program, until
from test_window import checked_record, listens

pytestmark = pytest.mark.display


def take_a_turn(program: Program) -> bool:
    """Draw and discard if it is the first seat's turn; return whether the game is over."""
    events = [event for line in program.record() for event in json.loads(line).get("ev", ())]
    turns = [event["seat"] for event in events if event["e"] == "turn"]
    if turns[-1] == 0:
        program.press("Return", "End", "Return")
    return program.has_result()


def test_a_whole_game_of_one_round_with_a_bot(screen: str, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('bots_pace = "fast"\nmotion = "off"\n', encoding="utf-8")
    with Program(screen, tmp_path) as program:
        until(lambda: listens(program), "the first press that is heard")
        program.press(*["Down"] * 5, "Return")  # the sixth game of the title; a bot has sat down
        program.press(*["Down"] * 4, "Right", "Return")  # how to play: only the second round
        program.press("Down", "Right", "Down", *["Left"] * 6, "BackSpace")
        program.press("Left", *["Up"] * 4, "Left")
        until(lambda: program.press("Return") or program.record(), "a deal")
        until(lambda: program.has_result() or take_a_turn(program), "the end", patience_s=170)
        lines = checked_record(program)
        assert lines[0]["game"] == "rummy"
        assert (lines[0]["options"]["start_round"], lines[0]["options"]["last_round"]) == (2, 2)
        assert {line["seat"] for line in lines[1:-1] if "seat" in line} >= {0, 1}
        assert json.dumps(lines[-1]).startswith('{"result"')
    assert "Traceback" not in program.output
