"""The folder of the player's own levels, for the screens that show it."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from ticgame.home import Folder, Home
from ticgame.play.open_folder import open_folder
from ticgame.play.scenes.dialog import message

if TYPE_CHECKING:
    from ticgame.play.app import App

TITLE: Final = "My levels folder"


def levels_path(home: Home) -> Path:
    """Return where the player's own levels lie."""
    return home.path / Folder.LEVELS


def folder_words(home: Home) -> str:
    """Return what the folder is for, and where it is."""
    return f"Level files that you put here appear among the campaigns:\n{levels_path(home)}"


def open_levels_folder(app: "App") -> None:
    """Show the folder in the desktop's file manager, or say where it is."""
    path = app.home.folder(Folder.LEVELS)
    if not open_folder(path):
        app.stack.push(message(TITLE, f"Nothing here can open a folder. It is\n{path}"))
