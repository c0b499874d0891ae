"""The house rules that a machine can watch (directions of import are in test_imports)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ticgame
from ticgame.bots import BOTS, bot_names
from ticgame.games import GAMES, game

PACKAGE = Path(ticgame.__file__).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))
BELOW_PLAY = [
    path for path in SOURCES if path.relative_to(PACKAGE).parts[0] in ("core", "games", "bots", "campaign")
]
LONGEST_FILE = 450
YARDSTICK = "floor_coop.py"
"""Stays as it is, so that its figures can be compared."""
TRUTH_IN_PLACE = {"count", "get", "getattr", "render", "replaced"}
VAGUE = {"utils", "util", "common", "helpers", "helper", "manager", "misc"}
CLOCKS = {
    ("time", name)
    for name in ("time", "time_ns", "monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns", "sleep")
} | {("datetime", "now"), ("datetime", "today"), ("datetime", "utcnow"), ("date", "today")}


def name_of(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_bytes())


def dotted(path: Path) -> Iterator[tuple[str, str]]:
    """Yield (a, b) of every `a.b` whose left side is a plain name, and of every `from a import b`."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            yield node.value.id, node.attr
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield from (((node.module or "").split(".")[-1], alias.name) for alias in node.names)


def test_the_rules_that_follow_look_at_something() -> None:
    assert {"core/match.py", "games/together/rules.py", "bots/bot.py"} <= set(map(name_of, BELOW_PLAY))


def test_below_play_chance_comes_from_a_random_that_is_passed() -> None:
    wrong = [
        f"{name_of(path)}: {left}.{right}"
        for path in BELOW_PLAY
        for left, right in dotted(path)
        if left in ("random", "secrets") and right != "Random"
    ]
    assert wrong == []


def test_below_play_nobody_looks_at_a_clock() -> None:
    wrong = [
        f"{name_of(path)}: {left}.{right}"
        for path in BELOW_PLAY
        for left, right in dotted(path)
        if (left, right) in CLOCKS
    ]
    assert wrong == []


def test_the_core_and_the_games_open_no_files() -> None:
    wrong = []
    for path in BELOW_PLAY:
        for node in ast.walk(tree_of(path)):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("open", "print")
            ):
                wrong.append(f"{name_of(path)}:{node.lineno} {node.func.id}")
    assert wrong == []


def test_files_stay_short() -> None:
    beside = [path for name in ("tests", "tools") for path in (PACKAGE.parent / name).rglob("*.py")]
    long = {path.name: len(path.read_bytes().splitlines()) for path in (*SOURCES, *beside)}
    del long[YARDSTICK]
    assert {name: lines for name, lines in long.items() if lines >= LONGEST_FILE} == {}


def test_no_truth_value_is_passed_by_its_place() -> None:
    """Whoever reads a call must see what True means; a default of `get` and what pygame wants may stand."""
    wrong = [
        f"{name_of(path)}:{call.lineno} {ast.unparse(call)[:80]}"
        for path in SOURCES
        for call in ast.walk(tree_of(path))
        if isinstance(call, ast.Call) and ast.unparse(call.func).split(".")[-1] not in TRUTH_IN_PLACE
        if any(isinstance(given, ast.Constant) and isinstance(given.value, bool) for given in call.args)
    ]
    assert wrong == []


def test_no_file_has_a_vague_name() -> None:
    assert [name_of(path) for path in SOURCES if path.stem in VAGUE] == []


def test_no_fault_is_caught_whatever_it_is_and_carried_past() -> None:
    """`except Exception` may only stand where the fault goes on: raised again, or told to somebody."""
    wrong = []
    for path in SOURCES:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ExceptHandler) and is_any_fault(node) and not goes_on(node):
                wrong.append(f"{name_of(path)}:{node.lineno}")
    assert wrong == []


def is_any_fault(node: ast.ExceptHandler) -> bool:
    named = {child.id for child in ast.walk(node.type) if isinstance(child, ast.Name)} if node.type else {""}
    return bool(named & {"", "Exception", "BaseException"})


def goes_on(node: ast.ExceptHandler) -> bool:
    inside = [child for statement in node.body for child in ast.walk(statement)]
    is_raised = any(isinstance(child, ast.Raise) for child in inside)
    return is_raised or any(isinstance(child, ast.Name) and child.id == node.name for child in inside)


def test_modules_say_what_they_are() -> None:
    assert [
        name_of(path)
        for path in SOURCES
        if path.read_bytes().strip() and not ast.get_docstring(tree_of(path))
    ] == []


def test_below_play_every_function_has_its_types() -> None:
    wrong = []
    for path in BELOW_PLAY:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.FunctionDef):
                arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
                untyped = [a.arg for a in arguments if a.annotation is None and a.arg not in ("self", "cls")]
                if untyped or node.returns is None:
                    wrong.append(f"{name_of(path)}:{node.lineno} {node.name}")
    assert wrong == []


def test_code_names_only_rulings_that_are_written_down() -> None:
    known = set(
        re.findall(r"^- \*\*([A-Z]\d+)\*\*", (PACKAGE.parent / "docs/rulings.md").read_text("utf-8"), re.M)
    )
    wrong = []
    built = [path for path in BELOW_PLAY if path.parent.name in ("core", *GAMES)]
    for path in built:
        for raised in re.findall(r'IllegalAction\(\s*"([A-Z]\d+)"', path.read_text("utf-8")):
            if raised not in known:
                wrong.append(f"{name_of(path)}: {raised}")
    assert wrong == []


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_its_bots_weakest_first(name: str) -> None:
    assert game(name).name == name
    assert set(BOTS) <= set(GAMES)
    assert bot_names(name)[0] == "random"
