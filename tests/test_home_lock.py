"""One copy of the program at a time writes in a player's folder."""

import subprocess
import sys
from pathlib import Path

from ticgame.home import Folder, Home
from ticgame.home_lock import ALREADY_OPEN, HomeLock

HOLDER = """
import sys
from pathlib import Path
from ticgame.home_lock import HomeLock
from ticgame.home import Home
lock = HomeLock(Home(Path(sys.argv[1])))
print("open", flush=True)
sys.stdin.read()
"""


def hold(path: Path) -> subprocess.Popen:
    """Start another copy that has the folder until it is killed."""
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout.readline() == "open\n"
    return holder


def test_the_first_copy_has_the_folder_and_the_next_one_after_it(tmp_path: Path) -> None:
    home = Home(tmp_path)
    for _ in range(2):
        with HomeLock(home) as lock:
            assert lock.home is home
    assert home.notices == []


def test_a_second_copy_knows_the_settings_and_spoils_nothing(tmp_path: Path) -> None:
    home = Home(tmp_path)
    home.write("settings.toml", b"motion = 'off'\n")
    home.write("saves/running.ticrec", b"{}\n")
    home.write("levels/mine.toml", b"name = 'mine'\n")
    with HomeLock(home), HomeLock(Home(tmp_path)) as second:
        guest = second.home
        assert guest.notices == [ALREADY_OPEN]
        assert guest.read("settings.toml") == b"motion = 'off'\n"
        assert guest.read("levels/mine.toml") == b"name = 'mine'\n"
        assert guest.names(Folder.SAVES, ".ticrec") == []
        guest.write("settings.toml", b"motion = 'normal'\n")
        guest.write("saves/other.ticrec", b"{}\n")
    assert home.read("settings.toml") == b"motion = 'off'\n"
    assert home.names(Folder.SAVES, ".ticrec") == ["saves/running.ticrec"]
    assert not guest.path.exists()


def test_a_killed_copy_leaves_the_folder_free(tmp_path: Path) -> None:
    with hold(tmp_path) as holder:
        with HomeLock(Home(tmp_path)) as lock:
            assert lock.home.path != tmp_path
        holder.kill()
        holder.wait()
        with HomeLock(Home(tmp_path)) as lock:
            assert lock.home.path == tmp_path


def test_a_folder_that_cannot_be_made_is_had_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    home = Home(tmp_path / "file" / "home")
    with HomeLock(home) as lock:
        assert lock.home is home
