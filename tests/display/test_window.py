"""Whole games in a real window with real key presses, and what the window itself must do."""

import json
import tomllib
from pathlib import Path

import pytest
from program import Program, until

from ticgame.core.records import read_record
from ticgame.core.replays import verify
from ticgame.games import game

pytestmark = [pytest.mark.display, pytest.mark.xdist_group("display")]


def play_on(program: Program, keys: list[str], *, held: tuple[str, ...] = (), most: int = 150) -> None:
    """Press keys, others held down the while, until the running game has its result."""
    for _round in range(most):
        if program.has_result():
            return
        program.hold(*held)
        program.press(*keys)
        program.let_go(*held)
    raise AssertionError(f"no result after {most} rounds; {len(program.record())} lines")


def checked_record(program: Program) -> list[dict]:
    lines = program.record()
    record = read_record(iter([f"{line}\n".encode() for line in lines]), game)
    verify(record)
    return [json.loads(line) for line in lines]


def test_a_whole_solo_game_with_the_arrow_keys(screen: str, tmp_path: Path) -> None:
    with Program(screen, tmp_path) as program:
        # Play, the first game, ready, start at once: four presses, then the cards lie on the table.
        until(lambda: program.press("Return") or program.record(), "a deal")
        play_on(program, ["Return", "Right", "Return"])
        lines = checked_record(program)
        assert [seat["by"] for seat in lines[0]["seats"]] == ["human"]
        assert all(line["seat"] == 0 for line in lines[1:-1])
        assert program.process.poll() is None, "the program goes on after a game"
    assert "Traceback" not in program.output


def test_a_whole_game_of_two_people_on_one_keyboard(screen: str, tmp_path: Path) -> None:
    with Program(screen, tmp_path) as program:
        until(lambda: listens(program), "the first press that is heard")
        program.press("Return", "f")  # the second person sits down with the left hand's keys
        until(lambda: program.press("f", "Return") or program.record(), "a deal")
        # Both hold the key that shows their hand; the one whose turn it is picks up and places.
        play_on(program, ["Return", "f", "Right", "d", "Return", "f"], held=("r", "Delete"))
        lines = checked_record(program)
        assert [seat["by"] for seat in lines[0]["seats"]] == ["human", "human"]
        assert {line["seat"] for line in lines[1:-1]} == {0, 1}
    assert "Traceback" not in program.output


def test_a_whole_game_of_ticcitories_with_a_bot(screen: str, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('bots_pace = "fast"\nmotion = "off"\n', encoding="utf-8")
    with Program(screen, tmp_path) as program:
        program.choose_game("ticcitories")  # a bot has sat down
        until(lambda: program.press("Return") or program.record(), "a deal")
        play_on(program, ["Right", "Return", "Down", "Return"])
        lines = checked_record(program)
        assert lines[0]["game"] == "ticcitories"
        assert [seat["by"] for seat in lines[0]["seats"]] == ["human", "casual"]
        assert {line["seat"] for line in lines[1:-1]} == {0, 1}
    assert "Traceback" not in program.output


def listens(program: Program) -> bool:
    """Return whether the program hears presses yet: F11 fills the screen."""
    program.press("F11")
    try:
        until(lambda: size_of(program) == (1280, 720), "the full screen", patience_s=3)
    except AssertionError:
        return False
    return True


def size_of(program: Program) -> tuple[int, int]:
    words = program.ask("getwindowgeometry", "--shell", program.window)
    found = dict(line.split("=") for line in words.splitlines() if "=" in line)
    return int(found["WIDTH"]), int(found["HEIGHT"])


def test_f11_fills_the_screen_and_comes_back(screen: str, tmp_path: Path) -> None:
    with Program(screen, tmp_path) as program:

        def shrink() -> bool:
            program.ask("windowsize", program.window, "1100", "640")
            return size_of(program) == (1100, 640)

        until(shrink, "the smaller window")
        program.press("F11")
        until(lambda: size_of(program) == (1280, 720), "the full screen")
        program.press("F11")
        until(lambda: size_of(program) != (1280, 720), "the window again")
    assert program.output == "", "nothing for a player to read in the terminal"


def test_quitting_asks_first(screen: str, tmp_path: Path) -> None:
    with Program(screen, tmp_path) as program:
        until(lambda: listens(program), "the first press that is heard")
        program.press("Escape", "Escape")  # asked, and taken back
        assert program.process.poll() is None, "a press alone ends nothing"

        def say_yes() -> bool:
            # The question's second answer; the last press leads back if one of the others came too early.
            for key in ("Escape", "Down", "Return", "Escape"):
                program.press(key)
            return program.process.poll() is not None

        until(say_yes, "the end")
        assert program.process.returncode == 0


def test_a_round_of_a_campaign_with_the_arrow_keys(screen: str, tmp_path: Path) -> None:
    with Program(screen, tmp_path) as program:
        until(lambda: listens(program), "the first press that is heard")
        # Campaigns stand over rules, settings and the way out; then first campaign, first round, play.
        program.press(*["Up"] * 4)
        until(lambda: program.press("Return") or program.record(), "a deal")
        play_on(program, ["Return", "Right", "Return"])
        lines = checked_record(program)
        assert lines[0]["level"] == "first-steps:1"
        until(lambda: (tmp_path / "progress.toml").is_file(), "the progress")
        kept = tomllib.loads((tmp_path / "progress.toml").read_text("utf-8"))
        (standing,) = kept["profile"][0]["round"]
        won = lines[-1]["result"]["win"]
        assert (standing["stars"] > 0, standing["losses"]) == (won, 0 if won else 1)
    assert "Traceback" not in program.output
