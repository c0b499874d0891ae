"""A game that is killed in the middle, in a real window, and goes on after the next start."""

import signal
from pathlib import Path

import pytest
from program import Program, until

pytestmark = [pytest.mark.display, pytest.mark.xdist_group("display")]


def saved(home: Path) -> list[str]:
    """Return the lines of the only saved game, none if there is none."""
    files = sorted((home / "saves").glob("*.ticrec")) if (home / "saves").is_dir() else []
    return files[0].read_text(encoding="utf-8").splitlines() if files else []


def test_a_killed_game_is_offered_and_goes_on(screen: str, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('motion = "off"\n', encoding="utf-8")
    with Program(screen, tmp_path) as program:
        until(lambda: program.press("Return") or saved(tmp_path), "a deal")
        until(lambda: program.press("Return", "Right", "Return") or len(saved(tmp_path)) > 2, "two plays")
        program.process.send_signal(signal.SIGKILL)
        program.process.wait(timeout=20)
    before = saved(tmp_path)
    with Program(screen, tmp_path) as program:
        # Continue, the game, take the seat, ready, begin at once: then the cards lie there again.
        until(
            lambda: program.press("Return") or len(saved(tmp_path)) > len(before) or program.has_result(),
            "a play in the same game",
        )
        after = program.record()
        assert after[: len(before)] == before
    assert "Traceback" not in program.output
