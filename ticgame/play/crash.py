"""What is kept when the program breaks, so that somebody can find out why."""

import platform
import sys
import traceback
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from ticgame import __version__
from ticgame.home import Folder, Home

MOST_REPORTS = 20


def describe_program() -> dict[str, str]:
    """Return what a report says about the program and the computer it runs on."""
    import pygame

    driver = pygame.display.get_driver() if pygame.display.get_init() else "no display"
    size = pygame.display.get_surface().get_size() if pygame.display.get_surface() else None
    return {
        "ticgame": __version__,
        "python": platform.python_version(),
        "system": platform.platform(),
        "pygame": f"{pygame.version.ver}, SDL {'.'.join(map(str, pygame.version.SDL))}",
        "display": f"{driver}, {size[0]} x {size[1]}" if size else driver,
    }


def format_report(error: BaseException, facts: Mapping[str, str], details: Mapping[str, str]) -> str:
    """Return a report: one line a fact, a titled block a detail, the traceback last."""
    lines = [f"{name}: {value}" for name, value in facts.items()]
    blocks = ["\n".join(lines)]
    blocks += [f"{title}:\n{text.rstrip()}" for title, text in details.items()]
    blocks.append("".join(traceback.format_exception(error)).rstrip())
    return "\n\n".join(blocks) + "\n"


def write_report(home: Home, error: BaseException, details: Mapping[str, str], *, when: datetime) -> Path:
    """Keep a report in the player's folder and return where; only the newest ones stay there."""
    text = format_report(error, {"when": when.isoformat(timespec="seconds"), **describe_program()}, details)
    stamp = f"{when:%Y%m%d-%H%M%S-%f}"
    name = f"{Folder.CRASHES}/{stamp}.txt"
    home.write(name, text.encode("utf-8", "replace"))
    for old in home.names(Folder.CRASHES, ".txt")[:-MOST_REPORTS]:
        home.remove(old)
    return home.locate(name)


def tell_terminal(error: BaseException, path: Path) -> None:
    """Say in one line what happened and where the report is."""
    reason = str(error).splitlines()[0] if str(error) else type(error).__name__
    print(f"ticgame: sorry, something broke ({reason}). A report is in {path}", file=sys.stderr)
