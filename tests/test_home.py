"""The player's folder survives kills, broken files and disks that refuse."""

import errno
import os
import signal
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import platformdirs
import pytest

from ticgame import home as home_module
from ticgame.home import Appender, Folder, Home, write_whole

needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path / "home")


def files(home: Home) -> set[str]:
    return {path.name for path in home.path.iterdir()}


@pytest.fixture
def useless(tmp_path: Path) -> Home:
    """Return a folder that can't be: a file is in its way, which stops root too."""
    (tmp_path / "in the way").write_bytes(b"")
    return Home(tmp_path / "in the way" / "home")


# Whether anything can be kept


def test_a_good_folder_passes_the_check_and_holds_nothing_after_it(home: Home) -> None:
    assert home.check()
    assert files(home) == set()
    assert home.notices == []


def test_a_useless_folder_is_told_once_and_what_follows_from_it_is_not(useless: Home) -> None:
    assert not useless.check()
    assert len(useless.notices) == 1
    assert str(useless.path) in useless.notices[0]
    assert "TICGAME_HOME" in useless.notices[0]
    assert not useless.write("settings.toml", b"motion = 1")
    useless.folder(Folder.RECORDS)
    assert useless.read("settings.toml") == b"motion = 1"
    assert len(useless.notices) == 1


# Where it is


def test_the_environment_names_the_folder(tmp_path: Path) -> None:
    assert Home.find({"TICGAME_HOME": str(tmp_path)}).path == tmp_path


def test_the_environments_folder_may_start_at_the_users_home() -> None:
    assert Home.find({"TICGAME_HOME": "~/games"}).path == Path.home() / "games"


@pytest.mark.parametrize("environ", [{}, {"TICGAME_HOME": ""}, {"TICGAME_HOME": "  "}])
def test_without_it_the_platforms_folder_serves(environ: dict[str, str]) -> None:
    path = Home.find(environ).path
    assert path.is_absolute()
    assert path.name == "ticgame"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere platformdirs is asked")
@pytest.mark.parametrize("named", [None, "", "/data of mine", "/tmp/../data"])
def test_the_folder_is_the_one_that_platformdirs_gives(named: str | None, monkeypatch: Any) -> None:
    monkeypatch.delenv("TICGAME_HOME", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    if named is not None:
        monkeypatch.setenv("XDG_DATA_HOME", named)
    assert Home.find().path == Path(platformdirs.user_data_dir("ticgame", appauthor=False))


def test_finding_the_folder_makes_nothing(tmp_path: Path) -> None:
    home = Home.find({"TICGAME_HOME": str(tmp_path / "new")})
    assert home.read_toml("settings.toml") == {}
    assert not home.path.exists()
    assert home.notices == []


@pytest.mark.parametrize("name", ["../x", "/etc/x", "saves/../../x", "", "saves\\..\\x"])
def test_a_name_never_leaves_the_folder(home: Home, name: str) -> None:
    with pytest.raises(ValueError, match="inside the player's folder"):
        home.read(name)


# Reading and writing


def test_what_is_written_is_read_back_later(home: Home) -> None:
    assert home.write_toml("settings.toml", {"motion": "off", "sizes": [1, 2]})
    assert Home(home.path).read_toml("settings.toml") == {"motion": "off", "sizes": [1, 2]}
    assert files(home) == {"settings.toml"}


def test_the_last_good_content_is_kept(home: Home) -> None:
    home.write_toml("settings.toml", {"n": 1})
    home.write_toml("settings.toml", {"n": 2})
    home.write_toml("settings.toml", {"n": 2})
    assert tomllib.loads(home.locate("settings.toml.bak").read_text()) == {"n": 1}


def test_values_that_toml_lacks_are_the_callers_fault_and_write_nothing(home: Home) -> None:
    home.write_toml("settings.toml", {"n": 1})
    with pytest.raises(TypeError):
        home.write_toml("settings.toml", {"n": None})
    assert home.read_toml("settings.toml") == {"n": 1}


def test_half_a_character_is_written_as_a_question_mark(home: Home) -> None:
    assert home.write_toml("names.toml", {"name": "A\udc80da"})
    assert home.read_toml("names.toml") == {"name": "A?da"}


def test_folders_are_made_when_asked_for(home: Home) -> None:
    for folder in Folder:
        assert home.folder(folder).is_dir()
    assert files(home) == {"records", "saves", "levels", "crashes"}


def test_files_of_a_folder_are_listed_by_name(home: Home) -> None:
    assert home.names(Folder.SAVES, ".ticrec") == []
    for name in ("saves/b.ticrec", "saves/a.ticrec", "saves/c.txt"):
        home.write(name, b"x")
    assert home.names(Folder.SAVES, ".ticrec") == ["saves/a.ticrec", "saves/b.ticrec"]


def test_a_removed_file_is_gone(home: Home) -> None:
    home.write("saves/a.ticrec", b"x")
    home.remove("saves/a.ticrec")
    home.remove("saves/never.ticrec")
    assert home.read("saves/a.ticrec") is None
    assert home.notices == []


# The running record


def test_lines_reach_the_system_at_once(tmp_path: Path) -> None:
    path = tmp_path / "saves" / "running.ticrec"
    appender = Appender(path, ["header"])
    assert path.read_bytes() == b"header\n"
    appender.write("é")
    assert path.read_bytes() == "header\né\n".encode()
    appender.sync()
    appender.close()


def test_an_appender_starts_anew_and_goes_on_after_a_rewrite(tmp_path: Path) -> None:
    path = tmp_path / "running.ticrec"
    path.write_bytes(b"old\nunfinis")
    appender = Appender(path, ["old"])
    appender.write("one")
    appender.rewrite(["old"])
    appender.write("two")
    appender.close()
    appender.write("after the end")
    appender.sync()
    assert path.read_bytes() == b"old\ntwo\n"
    assert appender.failure is None


def test_an_appender_without_a_folder_says_so_and_drops_lines(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("not a folder")
    appender = Appender(tmp_path / "saves" / "running.ticrec", ["header"])
    appender.write("one")
    appender.sync()
    assert appender.failure is not None
    assert "this game is not kept" in appender.failure


def test_a_line_that_does_not_fit_leaves_no_part_of_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "running.ticrec"
    appender = Appender(path, ["header"])
    real_write = os.write
    room = [4]

    def write(file: int, content: bytes) -> int:
        if not room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return real_write(file, content[: room.pop()])

    with monkeypatch.context() as filling:
        filling.setattr(home_module.os, "write", write)
        appender.write("a long line")
    assert path.read_bytes() == b"header\n"
    assert appender.failure is not None
    assert os.strerror(errno.ENOSPC) in appender.failure
    appender.rewrite(["header", "a long line"])
    assert appender.failure is None
    assert path.read_bytes() == b"header\na long line\n"
    appender.close()


def test_a_line_is_finished_when_the_system_takes_it_in_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "running.ticrec"
    appender = Appender(path)
    real_write = os.write
    monkeypatch.setattr(home_module.os, "write", lambda file, content: real_write(file, content[:3]))
    appender.write("a long line")
    appender.close()
    assert path.read_bytes() == b"a long line\n"


# Kills


def kill_in_mid_loop(work: Callable[[int], None], rounds_before: int) -> None:
    """Run `work(0)`, `work(1)`, … in a process and kill it some time after it did so many."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reader)
            number = 0
            while True:
                work(number)
                os.write(writer, b".")
                number += 1
        finally:
            os._exit(1)
    os.close(writer)
    done = 0
    while done < rounds_before and (content := os.read(reader, 1)):
        done += len(content)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(reader)
    assert done == rounds_before, "the writing process died by itself"


@needs_fork
def test_a_kill_never_breaks_a_file(tmp_path: Path) -> None:
    for attempt in range(40):
        home = Home(tmp_path)

        def work(number: int, home: Home = home) -> None:
            home.write_toml("settings.toml", {"n": number, "fill": ["x" * 50] * 50})

        kill_in_mid_loop(work, 1 + attempt % 7)
        after = Home(tmp_path)
        assert after.read_toml("settings.toml")["n"] >= attempt % 7
        assert after.notices == []
    assert files(home) <= {"settings.toml", "settings.toml.bak", "settings.toml.tmp", "settings.toml.bak.tmp"}


@needs_fork
def test_a_kill_leaves_every_line_that_was_written(tmp_path: Path) -> None:
    path = tmp_path / "running.ticrec"
    for attempt in range(40):
        appender = Appender(path)

        def work(number: int, appender: Appender = appender) -> None:
            appender.write(f"line {number}")
            if number % 5 == 4:
                appender.rewrite(f"line {kept}" for kept in range(number + 1))

        kill_in_mid_loop(work, 3 + attempt % 9)
        appender.close()
        lines = path.read_text().split("\n")
        assert lines.pop() == ""
        assert lines == [f"line {number}" for number in range(len(lines))]
        assert len(lines) >= 3 + attempt % 9


def test_a_whole_write_never_shows_a_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    write_whole(path, b"old")
    seen: list[bytes] = []
    real_fsync = os.fsync

    def fsync(file: int) -> None:
        seen.append(path.read_bytes())
        real_fsync(file)

    monkeypatch.setattr(home_module.os, "fsync", fsync)
    write_whole(path, b"new")
    assert seen[0] == b"old"
    assert path.read_bytes() == b"new"
    if sys.platform != "win32":
        assert seen == [b"old", b"new"], "the rename is followed by a sync of the folder"
