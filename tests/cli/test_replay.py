"""`ticgame replay`: the texts and exit codes of `docs/records.md`."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from ticgame.cli.commands import main
from ticgame.core.records import dump


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    folder = tmp_path_factory.mktemp("records")
    words = f"sim together --bots random --players 2 --seed 7 --record {folder} --json"
    assert main(words.split()) == 0
    return (folder / "together-7.ticrec").read_bytes().splitlines(keepends=True)


@pytest.fixture
def keep(tmp_path: Path) -> Callable[[str, bytes], str]:
    def keep(name: str, content: bytes) -> str:
        (tmp_path / name).write_bytes(content)
        return str(tmp_path / name)

    return keep


Keep = Callable[[str, bytes], str]
Capture = pytest.CaptureFixture[str]


def verify(capsys: Capture, *names: str) -> tuple[int, str, str]:
    capsys.readouterr()
    code = main(["replay", *names, "--verify"])
    out, err = capsys.readouterr()
    return code, out, err


def test_a_right_record_is_ok(lines: list[bytes], keep: Keep, capsys: Capture) -> None:
    name = keep("a", b"".join(lines))
    assert verify(capsys, name) == (0, f"ok {name}\n", "")


def test_an_unfinished_game_is_ok(lines: list[bytes], keep: Keep, capsys: Capture) -> None:
    name = keep("a", b"".join(lines[:3]))
    assert verify(capsys, name) == (0, f"ok {name}\n", "")


def test_the_first_difference(lines: list[bytes], keep: Keep, capsys: Capture) -> None:
    changed = json.loads(lines[3])
    changed["ev"] = []
    got = dump(changed)
    name = keep("a", b"".join([*lines[:3], got.encode() + b"\n", *lines[4:]]))
    expected = lines[3].decode().strip()
    assert verify(capsys, name) == (1, f"{name}:4: expected {expected}, got {got}\n", "")


def test_a_wrong_result(lines: list[bytes], keep: Keep, capsys: Capture) -> None:
    result = json.loads(lines[-1])
    result["result"]["penalty"] += 1
    name = keep("a", b"".join([*lines[:-1], dump(result).encode() + b"\n"]))
    expected = lines[-1].decode().strip()
    assert verify(capsys, name) == (1, f"{name}:{len(lines)}: expected {expected}, got {dump(result)}\n", "")


def test_an_illegal_action(lines: list[bytes], keep: Keep, capsys: Capture) -> None:
    changed = json.loads(lines[1])
    changed["do"]["cell"] = [0, 0]
    name = keep("a", b"".join([lines[0], dump(changed).encode() + b"\n", *lines[2:]]))
    text = f"{name}:2: illegal: Legal cell: A card already lies there.\n"
    assert verify(capsys, name) == (1, text, "")


def test_a_line_that_breaks_the_format(lines: list[bytes], keep: Keep, capsys: Capture) -> None:
    name = keep("a", b"".join([*lines[:2], b"\n", *lines[2:]]))
    assert verify(capsys, name) == (1, f"{name}:3: an empty line\n", "")


def test_a_finished_game_without_result(lines: list[bytes], keep: Keep, capsys: Capture) -> None:
    name = keep("a", b"".join(lines[:-1]))
    expected = lines[-1].decode().strip()
    assert verify(capsys, name) == (1, f"{name}:{len(lines)}: expected {expected}, got nothing\n", "")


def test_another_seed(lines: list[bytes], keep: Keep, capsys: Capture) -> None:
    name = keep("a", b"".join([lines[0].replace(b'"seed":7', b'"seed":8'), *lines[1:]]))
    text = f"{name}:1: expected the deck that seed 8 shuffles, got another\n"
    assert verify(capsys, name) == (1, text, "")


def test_warnings_go_to_standard_error(lines: list[bytes], keep: Keep, capsys: Capture) -> None:
    name = keep("a", b"".join(lines[:-1]) + lines[-1][:20])
    code, out, err = verify(capsys, name)
    assert err == f"{name}: warning: line {len(lines)} is unfinished and was left out\n"
    assert (code, out.startswith(f"{name}:{len(lines)}: expected")) == (1, True)
    name = keep("b", b"".join(lines)[:-1])
    assert verify(capsys, name) == (
        0,
        f"ok {name}\n",
        f"{name}: warning: line {len(lines)} has no line end\n",
    )


def test_all_files_are_read_and_the_worst_counts(lines: list[bytes], keep: Keep, capsys: Capture) -> None:
    good, wrong = keep("good", b"".join(lines)), keep("wrong", b"".join([*lines[:-2], lines[-1]]))
    noise = keep("noise", b"\xff")
    code, out, err = verify(capsys, noise, wrong, good)
    assert code == 2
    assert [line.split(":")[0] for line in out.splitlines()] == [wrong, f"ok {good}"]
    assert err == f"{noise}: no JSON object (it isn't UTF-8 text)\n"
    assert verify(capsys, wrong, good)[0] == 1
    assert verify(capsys, good, good) == (0, f"ok {good}\nok {good}\n", "")


def test_a_record_over_several_lines_is_told_how_records_are_written(
    lines: list[bytes], tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "pretty.ticrec"
    path.write_text(json.dumps(json.loads(lines[0]), indent=1), "utf-8")
    assert main(["replay", str(path)]) == 2
    assert capsys.readouterr().err == (
        f"{path}: no JSON object (Expecting property name enclosed in double quotes at character 3; "
        "a record has a whole one on each line)\n"
    )


def test_a_foreign_text_cannot_reach_the_terminal_as_codes(
    lines: list[bytes], keep: Keep, capsys: Capture
) -> None:
    changed = json.loads(lines[1])
    changed["do"] = {"a": "seat", "by": "\x9b2J\n\x1b[31m"}
    name = keep("a", b"".join([lines[0], dump(changed).encode() + b"\n", *lines[2:]]))
    _code, out, _err = verify(capsys, name)
    assert out.count("\n") == 1
    assert out.strip().isprintable()


def test_without_verify_it_tells_how_the_games_ended(lines: list[bytes], keep: Keep, capsys: Capture) -> None:
    whole, part = keep("a", b"".join(lines)), keep("b", b"".join(lines[:3]))
    capsys.readouterr()
    assert main(["replay", whole, part]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == (
        f"{whole}: TIC Together, 2 players, {len(lines) - 2} moves: Everybody loses: 7 Nics, "
        "and 7 are too many; 0 of 5 missions done."
    )
    assert second == f"{part}: TIC Together, 2 players, 2 moves: not over yet"
