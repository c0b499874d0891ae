"""Level files as a command line names them."""

import argparse
import os
import re
from pathlib import Path
from typing import Final, NamedTuple

from ticgame import data_dir
from ticgame.campaign.catalogue import Listed, list_campaigns
from ticgame.campaign.faults import Fault
from ticgame.campaign.reading import LevelError, load_campaign
from ticgame.campaign.schema import Campaign, Round
from ticgame.cli.console import clean
from ticgame.cli.setup import choose_bots
from ticgame.core.errors import OptionError, TicError
from ticgame.games import game
from ticgame.home import Folder, Home

_ID: Final = r"[A-Za-z0-9-]+"


class Chosen(NamedTuple):
    """A campaign and the places of the rounds that are meant, from 0; `is_whole` if none was named."""

    campaign: Campaign
    rounds: tuple[int, ...]
    is_whole: bool


def open_level(name: str) -> Chosen:
    """Return what `FILE[:ROUND]` names, or `ID[:ROUND]` of a campaign at hand; all rounds if none is named.

    Raises TicError.
    """
    path, number = _split_round(name)
    try:
        campaign = _load(path)
    except LevelError as error:
        first, *others = error.faults
        more = f" (ticgame levels check {path} tells {len(others)} more)" if others else ""
        raise TicError(f"{fault_line(path, first)}{more}") from None
    count = len(campaign.rounds)
    if number is None:
        return Chosen(campaign, tuple(range(count)), is_whole=True)
    if not 1 <= number <= count:
        raise TicError(f"{path}: there is no round {number}; it has {count}")
    return Chosen(campaign, (number - 1,), is_whole=False)


def fault_line(path: str, fault: Fault) -> str:
    """Return a fault as a line: the file, the key path, what is wrong."""
    return clean(f"{path}: {fault}")


def _split_round(name: str) -> tuple[str, int | None]:
    match = re.fullmatch(r"(.+):([0-9]{1,9})", name, re.DOTALL)
    return (match[1], int(match[2])) if match else (name, None)


def _load(name: str) -> Campaign:
    if not re.fullmatch(_ID, name) or os.path.exists(name):
        return load_campaign(Path(name))
    campaigns = [item.campaign for item in levels_at_hand() if item.campaign is not None]
    for campaign in campaigns:
        if campaign.id == name:
            return campaign
    known = ", ".join(campaign.id for campaign in campaigns)
    raise LevelError([Fault("", f"there is no such file and no campaign of that name; there are {known}")])


def level_path(name: str) -> Path:
    """Return the file or folder of that name, else the file of the campaign at hand with that id.

    A broken one goes by the name of its file. Raises TicError.
    """
    if not re.fullmatch(_ID, name) or os.path.exists(name):
        return Path(name)
    for item in levels_at_hand():
        if name == (item.campaign.id if item.campaign else item.path.stem):
            return item.path
    raise TicError(f"{name}: there is no such file and no campaign of that name")


def levels_at_hand() -> list[Listed]:
    """Return the level files that come with the game and those of the player."""
    return list_campaigns(data_dir("levels"), Home.find().path / Folder.LEVELS)


def own_levels(folder: Path) -> list[Listed]:
    """Return the player's own level files if they lie in this folder, else nothing."""
    if folder.resolve() != (Home.find().path / Folder.LEVELS).resolve():
        return []
    return [item for item in levels_at_hand() if item.is_own]


def level_bots(chosen: Chosen, round_: Round, arguments: argparse.Namespace) -> tuple[str, ...]:
    """Return the bots of a round's seats; raises OptionError with every fault."""
    low, high = chosen.campaign.players
    bots, faults = choose_bots(game(round_.game), arguments, (low, high))
    seats = arguments.players or len(bots)
    if not low <= seats <= high:
        faults.append(f"players: {chosen.campaign.title} is for {low} to {high} players, not {seats}")
    if faults:
        raise OptionError(faults)
    return bots
