"""Modules import alone, the headless ones without pygame and pymunk, and only in the allowed direction."""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import ticgame

PACKAGE = Path(ticgame.__file__).parent
ON_SCREEN_ONLY = ("pygame", "pymunk")

LAYERS = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "campaign": {"core", "games", "bots", "campaign"},
}
"""Which parts of ticgame a part may import, besides the top-level modules."""

ON_SCREEN = {
    "input": {"input"},
    "paint": {"paint"},
    "lobby": {"input", "lobby"},
    "widgets": {"input", "lobby", "paint", "widgets"},
    "table": {"input", "paint", "widgets", "table"},
}
"""The same for the parts of `ticgame.play`."""

IMPORT_EACH_ALONE = """
import importlib, json, os, sys, traceback

ON_SCREEN_ONLY, FIRST = json.loads(sys.argv[1])

def try_import(name):
    before = set(sys.modules)
    try:
        importlib.import_module(name)
    except BaseException:
        return traceback.format_exc()
    loaded = sorted({module.partition(".")[0] for module in set(sys.modules) - before})
    return [module for module in loaded if module in ON_SCREEN_ONLY]

for name in FIRST:
    importlib.import_module(name)
assert not [name for name in sys.modules if name.startswith("ticgame")]
for name in sys.argv[2:]:
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        print(json.dumps([name, try_import(name)]), flush=True)
        os._exit(0)
    os.waitpid(child, 0)
"""


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_on_screen(path: Path) -> bool:
    return path.relative_to(PACKAGE).parts[0] == "play"


SOURCES = sorted(PACKAGE.rglob("*.py"))
HEADLESS = [path for path in SOURCES if not is_on_screen(path)]


def import_alone(paths: list[Path], *, after: tuple[str, ...] = ()) -> dict[str, object]:
    """Import each module in a process of its own and return what each loaded, or its traceback.

    Libraries named by `after` are there before, which spares each process their time.
    """
    names = [module_name(path) for path in paths]
    command = [sys.executable, "-c", IMPORT_EACH_ALONE, json.dumps([ON_SCREEN_ONLY, after]), *names]
    run = subprocess.run(command, cwd=PACKAGE.parent, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    found = dict(json.loads(line) for line in run.stdout.splitlines() if line.startswith("["))
    assert set(found) == set(names), f"a process died or printed something: {run.stdout}{run.stderr}"
    return found


needs_fork = pytest.mark.skipif(sys.platform == "win32", reason="needs fork")


@needs_fork
def test_every_headless_module_imports_alone_without_pygame() -> None:
    found = import_alone(HEADLESS)
    assert "ticgame.home" in found
    assert {name: result for name, result in found.items() if result != []} == {}


@needs_fork
def test_every_module_on_screen_imports_alone() -> None:
    found = import_alone([path for path in SOURCES if is_on_screen(path)], after=("pygame",))
    assert {name: result for name, result in found.items() if isinstance(result, str)} == {}
    lazily = {name for name, result in found.items() if "pymunk" in result}
    assert lazily == set(), "pymunk is loaded when it is needed, not at the start"


def imported(path: Path) -> Iterator[str]:
    """Yield the absolute names a source file imports, wherever in the file."""
    package = list(path.relative_to(PACKAGE.parent).parent.parts)
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{origin}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize(("whole", "layers"), [(PACKAGE, LAYERS), (PACKAGE / "play", ON_SCREEN)])
def test_imports_point_one_way(whole: Path, layers: dict[str, set[str]]) -> None:
    wrong = [
        f"{module_name(path)} imports {name}"
        for part, allowed in layers.items()
        for path in sorted((whole / part).rglob("*.py"))
        for name in imported(path)
        if (other := part_of(name, whole)) is not None and other not in allowed
    ]
    assert wrong == []


def part_of(name: str, whole: Path) -> str | None:
    """Return in which folder of a package a module is, None if in none."""
    place = PACKAGE.parent.joinpath(*name.split("."))
    if whole not in place.parents:
        return None
    part = place.relative_to(whole).parts[0]
    return part if (whole / part).is_dir() else None


def test_the_core_needs_the_standard_library_only() -> None:
    roots = {
        (module_name(path), name.split(".")[0])
        for path in HEADLESS
        if path.relative_to(PACKAGE).parts[0] == "core"
        for name in imported(path)
    }
    assert {pair for pair in roots if pair[1] not in sys.stdlib_module_names | {"ticgame"}} == set()


def test_pygame_is_imported_on_screen_only() -> None:
    wrong = [
        f"{module_name(path)} imports {name}"
        for path in HEADLESS
        for name in imported(path)
        if name.split(".")[0] in ON_SCREEN_ONLY
    ]
    assert wrong == []
