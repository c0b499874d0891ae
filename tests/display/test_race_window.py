"""A whole Race of two people on one keyboard, in a real window with real keys."""

import json
from pathlib import Path

import pytest
from program import Program, until

from ticgame.core.records import read_record
from ticgame.core.replays import verify
from ticgame.games import game

pytestmark = [pytest.mark.display, pytest.mark.xdist_group("display")]

ROUNDS = 200
HANDS = (("Return", "Right", "Delete"), ("f", "d", "r"))
"""Confirm, go on and draw, for the arrow keys and the left hand's."""


def begin(program: Program) -> None:
    """Choose the Race on the title, sit two people down, and say that both are ready."""
    program.choose_game("race")
    until(lambda: program.press("f", "Return") or program.record(), "a deal")


def race_on(program: Program) -> None:
    """Both confirm at the same moment, go on and draw, until the Race is over."""
    confirm, go_on, draw = zip(*HANDS, strict=True)
    for _round in range(ROUNDS):
        if program.has_result():
            return
        for _twice in range(2):
            program.hold(*confirm)
            program.let_go(*confirm)
        program.press(*draw, *go_on)
    raise AssertionError(f"no result after {ROUNDS} rounds; {len(program.record())} lines")


def test_a_whole_race_of_two_people_on_one_keyboard(screen: str, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('motion = "off"\n', encoding="utf-8")
    with Program(screen, tmp_path) as program:
        begin(program)
        race_on(program)
        lines = program.record()
        record = read_record(iter([f"{line}\n".encode() for line in lines]), game)
        verify(record)
        read = [json.loads(line) for line in lines]
        assert read[0]["game"] == "race"
        people = {seat for seat, player in enumerate(read[0]["seats"]) if player["by"] == "human"}
        assert len(people) == 2
        deeds = {(line["seat"], line["do"]["a"]) for line in read[1:-1]}
        assert people == {seat for seat, deed in deeds if deed != "start"}
        assert "play" in {deed for _seat, deed in deeds}, "some card fits somewhere, whatever was dealt"
        assert program.process.poll() is None, "the program goes on after a game"
    assert "Traceback" not in program.output
