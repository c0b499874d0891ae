"""ticgame: the games of the TIC deck for one to six people on one screen."""

from pathlib import Path

__version__ = "0.1.0"


def data_dir(name: str) -> Path:
    """Return the folder `assets` or `levels`: inside the package of a wheel, beside it in a checkout."""
    package = Path(__file__).resolve().parent
    for base in (package, package.parent):
        if (base / name).is_dir():
            return base / name
    raise FileNotFoundError(f"ticgame's {name} folder is missing: please install ticgame again")
