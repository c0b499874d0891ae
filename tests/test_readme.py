"""What the README tells to type works."""

import re
import shlex
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ticgame.bots import make_bot
from ticgame.bots.driver import play_out
from ticgame.cli.arguments import parse_arguments
from ticgame.core.match import Match, Player
from ticgame.games import game

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.DOTALL | re.MULTILINE)


def test_the_test_command_stands_where_the_check_looks_for_it() -> None:
    found = re.findall(r"^<!-- test command.*?-->\n```sh\n(.+)\n```", README, re.MULTILINE)
    assert len(found) == 1
    assert "pytest" in found[0]
    assert "/^<!-- test command/" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_one_line_each_plays_and_tests() -> None:
    for block in blocks("sh")[:2] + blocks("powershell"):
        assert block.count("\n") == 1
        assert "venv" in block


COMMANDS = [
    line.partition("#")[0]
    for block in blocks("sh")
    for line in block.splitlines()
    if line.startswith("ticgame")
]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_one(command: str) -> None:
    program, *words = shlex.split(command)
    assert program == "ticgame"
    assert parse_arguments(words).command in ("play", "sim", "watch", "replay", "levels")


def test_the_bot_plays_and_beats_chance() -> None:
    names: dict[str, Any] = {}
    exec(blocks("python")[0], names)
    penalties = {"careful": 0, "random": 0}
    for seed in range(5):
        for name in penalties:
            rules = game("together").from_options({"limit": 20}, 2)
            match = Match.start(rules, [Player("A", name), Player("B", name)], seed=seed, app="test")
            if name == "careful":
                bots = {seat: names["CarefulBot"](match.rules, seat, Random(seat)) for seat in range(2)}
            else:
                bots = {seat: random_bot(match, seat) for seat in range(2)}
            play_out(match, bots)
            penalties[name] += match.result.penalty
    assert penalties["careful"] < penalties["random"]


def random_bot(match: Match, seat: int) -> Any:
    return make_bot("random", match.rules, seat, 1)


TO_BE_MADE = ("careful.py", "GAME")
"""Parts of the names of what the pages tell people to write."""
PAGES = [path.relative_to(ROOT) for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_links_inside_the_repository_lead_somewhere(page: Path) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    targets = [target for target in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in target]
    assert [target for target in targets if not (ROOT / page.parent / target).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_files_that_pages_name_are_there(page: Path) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    named = re.findall(r"\b((?:tools|tests|ticgame|docs|assets|levels)/[\w/.-]+\.(?:py|md|toml))\b", text)
    there = [name for name in named if not any(part in name for part in TO_BE_MADE)]
    assert [name for name in there if not (ROOT / name).exists()] == []
