"""The campaigns at hand and how far each family has come, kept in the player's folder."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ticgame import data_dir
from ticgame.campaign.catalogue import Listed, list_campaigns
from ticgame.campaign.progress import Progress, format_profiles, parse_profiles
from ticgame.campaign.reading import SUFFIX, LevelError, load_campaign
from ticgame.campaign.schema import Campaign
from ticgame.home import Folder, Home

PROGRESS_FILE = "progress.toml"
LONGEST_PROFILE = 24
MOST_PROFILES = 12


class LevelFiles:
    """Reads level files, each only when it has changed: to check them takes a while."""

    def __init__(self) -> None:
        self._read: dict[Path, tuple[object, Campaign | LevelError]] = {}

    def load(self, path: Path) -> Campaign:
        """Return the campaign in a file; raises LevelError with every fault."""
        stamp = _stamp(path)
        known = self._read.get(path)
        if stamp is None or known is None or known[0] != stamp:
            known = self._read[path] = (stamp, _load(path))
        if isinstance(known[1], LevelError):
            raise known[1]
        return known[1]


def _stamp(path: Path) -> tuple[int, int] | None:
    """Return what changes with a file, None if that can't be known."""
    try:
        state = path.stat()
    except OSError:
        return None
    return state.st_mtime_ns, state.st_size


def _load(path: Path) -> Campaign | LevelError:
    try:
        return load_campaign(path)
    except LevelError as error:
        return error


class CampaignBook:
    """Reads the level files when asked, and writes the progress whenever it changes."""

    def __init__(self, home: Home) -> None:
        self.home = home
        self.bot: str | None = None
        """How strong the bots of the last round were, where people could choose; None before the first."""
        self.listed: list[Listed] = []
        self._files = LevelFiles()
        self.profiles, lost = parse_profiles(home.read_toml(PROGRESS_FILE))
        if lost:
            path = home.locate(PROGRESS_FILE)
            home.tell(f"{path}: entries that can't be read are left out: {lost}")
        self.reload()

    @property
    def progress(self) -> Progress:
        """The progress of the family that plays now."""
        return self.profiles.now

    def reload(self) -> None:
        """Read the level files that are new or have changed."""
        self.listed = list_campaigns(
            data_dir("levels"), self.home.folder(Folder.LEVELS), load=self._files.load
        )

    def save(self) -> None:
        """Write the progress."""
        self.home.write_toml(PROGRESS_FILE, format_profiles(self.profiles))

    def keep_level(self, data: Mapping[str, Any]) -> str:
        """Write a level into the player's folder; return why it can't be, empty if it is there."""
        name = f"{Folder.LEVELS}/{data['id']}{SUFFIX}"
        if not self.home.write_toml(name, data):
            return f"{self.home.locate(name)} can’t be written."
        self.reload()
        return ""

    def taken_ids(self) -> set[str]:
        """Return the ids and file names that a new level may not have."""
        return {item.campaign.id for item in self.listed if item.campaign} | {
            item.path.stem for item in self.listed
        }

    def choose_profile(self, name: str) -> bool:
        """Play as a family from now on, a new one if nobody has that name; False if there is no room."""
        name = " ".join(name.split())[:LONGEST_PROFILE].strip()
        names = self.profiles.names
        if not name or (name not in names and len(names) >= MOST_PROFILES):
            return False
        self.profiles.current = name
        self.save()
        return True
