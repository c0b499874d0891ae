"""The campaigns at hand: those that come with the game, and the player's own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from ticgame.campaign.faults import Fault
from ticgame.campaign.reading import SUFFIX, LevelError, load_campaign
from ticgame.campaign.schema import Campaign

ORDER = (
    "first-steps",
    "standard",
    "three-rounds-12",
    "three-rounds-15",
    "corners-and-centres",
    "holes",
    "sequences",
    "puzzles",
    "gauntlet",
)
"""The campaigns that come with the game, easiest to begin with; others follow by name."""


class Listed(NamedTuple):
    """A level file: its campaign, or None and every fault; `is_own` says that it is the player's."""

    path: Path
    campaign: Campaign | None
    faults: tuple[Fault, ...]
    is_own: bool


def list_campaigns(
    shipped: Path, own: Path | None = None, *, load: Callable[[Path], Campaign] = load_campaign
) -> list[Listed]:
    """Return every level file of both folders, the player's own after the others.

    A file whose id another one before it has is broken; a folder that isn't there is empty. `load` reads a
    file or raises LevelError.
    """
    listed: list[Listed] = []
    owners: dict[str, Path] = {}
    for path, is_own in [
        *((path, False) for path in _files(shipped)),
        *((path, True) for path in _files(own)),
    ]:
        listed.append(_read(path, owners, load, is_own=is_own))
    return listed


def find_campaign(listed: list[Listed], campaign_id: str) -> Campaign | None:
    """Return the campaign with an id, None if none has it."""
    found = (item.campaign for item in listed if item.campaign and item.campaign.id == campaign_id)
    return next(found, None)


def _files(folder: Path | None) -> Iterator[Path]:
    if folder is None:
        return
    try:
        paths = [path for path in folder.iterdir() if path.suffix == SUFFIX]
    except OSError:
        return
    yield from sorted(paths, key=_rank)


def _rank(path: Path) -> tuple[int, str]:
    return ORDER.index(path.stem) if path.stem in ORDER else len(ORDER), path.name


def _read(path: Path, owners: dict[str, Path], load: Callable[[Path], Campaign], *, is_own: bool) -> Listed:
    try:
        campaign = load(path)
    except LevelError as error:
        return Listed(path, None, tuple(error.faults), is_own=is_own)
    if campaign.id in owners:
        reason = f"{campaign.id!r} is the id of {owners[campaign.id].name} already; take another"
        return Listed(path, None, (Fault("id", reason),), is_own=is_own)
    owners[campaign.id] = path
    return Listed(path, campaign, (), is_own=is_own)
