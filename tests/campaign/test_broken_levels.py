"""Every fault that a level file can have is told with its key path; `broken/` has a file for each kind."""

import errno
import os
import re
from pathlib import Path

import pytest

from ticgame.campaign.reading import LARGEST_BYTES, LevelError, load_campaign, parse_text
from ticgame.cli.commands import main

FOLDER = Path(__file__).parent / "broken"
FILES = sorted(FOLDER.glob("*.toml"))
LINE = re.compile(rb"^# expects (.*)$", re.MULTILINE)
"""What a file is wrong in: its first lines say how each of its faults begins, in order."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_broken_file_gives_its_faults_and_no_others(path: Path) -> None:
    expected = [line.decode() for line in LINE.findall(path.read_bytes())]
    with pytest.raises(LevelError) as caught:
        load_campaign(path)
    told = [str(fault) for fault in caught.value.faults]
    assert len(told) == len(expected) > 0, told
    for line, start in zip(told, expected, strict=True):
        assert start in line if start.startswith("is nested") else line.startswith(start), told


def test_a_file_that_is_not_there_or_no_file_is_told(tmp_path: Path) -> None:
    for path, reason in ((tmp_path / "a.toml", "there is no such file"), (tmp_path, "it is no file")):
        with pytest.raises(LevelError, match=reason):
            load_campaign(path)


def test_a_huge_file_is_not_read() -> None:
    assert [str(fault) for fault in parse_text(b"#" * (LARGEST_BYTES + 1)).faults] == [
        "it is larger than 1 MB"
    ]


def test_check_tells_every_fault_with_file_and_path(capsys: pytest.CaptureFixture[str]) -> None:
    path = FOLDER / "several.toml"
    assert main(["levels", "check", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 6
    assert all(line.startswith(f"{path}: ") for line in lines)
    assert any(line.startswith(f"{path}: round[1].missions[2].size: ") for line in lines)


def test_check_takes_folders_and_goes_on_to_the_last_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    head = 'format = 1\nid = "g"\ntitle = "G"\nplayers = [1, 6]\n'
    good = f'{head}[[round]]\ntitle = "R"\nmissions = ["double-tic"]\n'
    (tmp_path / "a.toml").write_text("oh dear", "utf-8")
    (tmp_path / "b.toml").write_text(good, "utf-8")
    assert main(["levels", "check", str(tmp_path)]) == 1
    bad, fine = capsys.readouterr().out.splitlines()
    assert bad.startswith(f"{tmp_path / 'a.toml'}: no TOML: ")
    assert fine == f"ok {tmp_path / 'b.toml'}"
    assert main(["levels", "check", str(tmp_path / "b.toml")]) == 0


@pytest.mark.parametrize("words", ["levels check", "levels rate", "sim together --level", "replay", "watch"])
@pytest.mark.parametrize("name", ["x" * 5000, "levels/" + "x" * 5000, "x" * 5000 + ".toml"])
def test_a_name_that_is_too_long_is_told(words: str, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words.split(), name]) in (1, 2)
    assert "".join(capsys.readouterr()).count("\n") == 1


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_check_tells_of_a_folder_that_may_not_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "closed"
    folder.mkdir(mode=0)
    for path in (folder, folder / "mine.toml"):
        assert main(["levels", "check", str(path)]) == 1
        assert capsys.readouterr().out == f"{path}: {os.strerror(errno.EACCES)}\n"
    folder.chmod(0o700)


def test_check_takes_the_id_of_a_campaign_at_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "levels"
    own.mkdir()
    (own / "bad.toml").write_text("oh dear", "utf-8")
    monkeypatch.setenv("TICGAME_HOME", str(tmp_path))
    assert main(["levels", "check", "standard"]) == 0
    assert capsys.readouterr().out.endswith(f"{os.sep}standard.toml\n")
    assert main(["levels", "check", "bad"]) == 1
    assert capsys.readouterr().out.startswith(f"{own / 'bad.toml'}: no TOML: ")
    assert main(["levels", "check", "nonesuch"]) == 1
    assert capsys.readouterr().out == "nonesuch: there is no such file and no campaign of that name\n"


def test_a_byte_order_mark_is_no_fault() -> None:
    text = 'format = 1\nid = "g"\ntitle = "G"\nplayers = [1, 6]\n'
    text += '[[round]]\ntitle = "R"\nmissions = ["double-tic"]'
    assert parse_text(f"\ufeff{text}".encode()).campaign is not None


def test_check_tells_of_a_folder_without_level_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["levels", "check", str(tmp_path)]) == 1
    assert capsys.readouterr().out == f"{tmp_path}: there is no .toml file in it\n"
