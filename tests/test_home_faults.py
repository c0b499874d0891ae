"""The player's folder survives broken files and disks that refuse."""

import errno
import os
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from ticgame import home as home_module
from ticgame.home import Folder, Home


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path / "home")


def put(home: Home, name: str, content: bytes) -> Path:
    path = home.locate(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


def files(home: Home) -> set[str]:
    return {path.name for path in home.path.iterdir()}


# Broken files

BROKEN = [
    pytest.param(b"motion = \n", id="no value"),
    pytest.param(b"motion = 'off'\nmotion = 'off'\n", id="twice"),
    pytest.param(b"\xff\xfe\x00m", id="not UTF-8"),
    pytest.param(b"a = " + b"[" * 100_000, id="nested"),
    pytest.param(b"a = " + b"9" * 10_000, id="endless number"),
    pytest.param(b"#" * 4_000_001, id="huge"),
    pytest.param(b"\0" * 512, id="zeros after a power cut"),
]


@pytest.mark.parametrize("content", BROKEN)
def test_a_broken_file_is_set_aside_and_told(home: Home, content: bytes) -> None:
    put(home, "settings.toml", content)
    assert home.read_toml("settings.toml") == {}
    assert home.locate("settings.toml.corrupt-1").read_bytes() == content
    assert len(home.notices) == 1
    assert "settings.toml is broken" in home.notices[0]
    assert "settings.toml.corrupt-1" in home.notices[0]


def test_the_last_good_copy_takes_the_place_of_a_broken_file(home: Home) -> None:
    home.write_toml("settings.toml", {"n": 1})
    home.write_toml("settings.toml", {"n": 2})
    put(home, "settings.toml", b"n = ")
    assert home.read_toml("settings.toml") == {"n": 1}
    assert "last good copy of settings.toml is used" in home.notices[1]
    assert Home(home.path).read_toml("settings.toml") == {"n": 1}


def test_broken_files_are_counted_up(home: Home) -> None:
    for number in (1, 2, 3):
        put(home, "settings.toml", b"%d" % number)
        home.read_toml("settings.toml")
        assert home.locate(f"settings.toml.corrupt-{number}").read_bytes() == b"%d" % number


def test_a_file_broken_while_the_game_ran_is_not_overwritten(home: Home) -> None:
    home.write_toml("settings.toml", {"n": 1})
    put(home, "settings.toml", b"n = my own words")
    assert home.write_toml("settings.toml", {"n": 2})
    assert home.locate("settings.toml.corrupt-1").read_bytes() == b"n = my own words"
    assert home.read_toml("settings.toml") == {"n": 2}


def test_a_directory_in_place_of_the_file_is_set_aside(home: Home) -> None:
    home.locate("settings.toml/inside").mkdir(parents=True)
    assert home.read_toml("settings.toml") == {}
    assert home.locate("settings.toml.corrupt-1/inside").is_dir()
    assert "it is not a file" in home.notices[0]
    assert home.write_toml("settings.toml", {"n": 1})


def test_a_directory_in_place_of_the_file_can_be_written_over(home: Home) -> None:
    home.locate("settings.toml").mkdir(parents=True)
    assert home.write_toml("settings.toml", {"n": 1})
    assert home.locate("settings.toml.corrupt-1").is_dir()
    assert home.read_toml("settings.toml") == {"n": 1}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_in_place_of_the_file_never_blocks(home: Home) -> None:
    home.path.mkdir()
    os.mkfifo(home.locate("settings.toml"))
    assert home.read_toml("settings.toml") == {}
    assert "it is not a file" in home.notices[0]


@pytest.mark.parametrize("ending", [".tmp", ".bak"])
def test_a_directory_in_place_of_a_helper_file_is_told(home: Home, ending: str) -> None:
    home.write_toml("settings.toml", {"n": 1})
    home.locate(f"settings.toml{ending}").mkdir()
    home.write_toml("settings.toml", {"n": 2})
    assert home.read_toml("settings.toml") == {"n": 2}
    assert home.notices


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=200))
@example(b"a.b = 1\na = 2")
@example(b"[a]\n[[a]]")
@example(b"d = 2024-02-31")
@example(b"t = 99:99:99")
def test_no_bytes_of_a_file_raise(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    home = Home(tmp_path_factory.mktemp("home"))
    put(home, "settings.toml", content)
    table = home.read_toml("settings.toml")
    assert bool(home.notices) == home.locate("settings.toml.corrupt-1").exists()
    assert table == {} or not home.notices


# Disks that refuse


def refuse(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    def replace(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(home_module.os, "replace", replace)


@pytest.mark.parametrize("number", [errno.EROFS, errno.ENOSPC, errno.EACCES, errno.EIO])
def test_a_disk_that_refuses_is_told_once_and_memory_serves(
    home: Home, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    home.write_toml("settings.toml", {"n": 1})
    refuse(monkeypatch, number)
    assert not home.write_toml("settings.toml", {"n": 2})
    assert not home.write_toml("settings.toml", {"n": 3})
    assert home.read_toml("settings.toml") == {"n": 3}
    told = [notice for notice in home.notices if "until the game is closed" in notice]
    assert len(told) == 1
    assert os.strerror(number) in told[0]
    assert Home(home.path).read_toml("settings.toml") == {"n": 1}
    assert "settings.toml.tmp" not in files(home)


def test_a_disk_that_recovers_gets_the_next_write(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as refusing:
        refuse(refusing, errno.ENOSPC)
        home.write_toml("settings.toml", {"n": 1})
    assert home.write_toml("settings.toml", {"n": 2})
    assert home.read_toml("settings.toml") == {"n": 2}
    assert Home(home.path).read_toml("settings.toml") == {"n": 2}


def test_a_broken_file_on_a_disk_that_refuses_is_read_as_empty(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(home, "settings.toml", b"n = ")
    refuse(monkeypatch, errno.EROFS)
    assert home.read_toml("settings.toml") == {}
    assert "can't be set aside" in home.notices[0]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere")
def test_a_read_only_folder_is_carried_in_memory(home: Home) -> None:
    home.path.mkdir()
    home.path.chmod(0o500)
    assert not home.write_toml("settings.toml", {"n": 1})
    assert home.read_toml("settings.toml") == {"n": 1}


def test_a_file_in_place_of_the_folder_is_carried_in_memory(home: Home) -> None:
    home.path.write_text("not a folder")
    assert home.read_toml("settings.toml") == {}
    assert home.names(Folder.SAVES, ".ticrec") == []
    home.folder(Folder.SAVES)
    assert not home.write("saves/a.ticrec", b"x")
    assert home.read("saves/a.ticrec") == b"x"
    assert home.names(Folder.SAVES, ".ticrec") == ["saves/a.ticrec"]
    home.remove("saves/a.ticrec")
    assert home.read("saves/a.ticrec") is None
    assert not home.write_toml("settings.toml", {"n": 1})
    assert home.path.read_text() == "not a folder"
