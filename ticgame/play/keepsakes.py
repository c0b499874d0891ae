"""What the game remembers for the players apart from settings: names, and missions they like to play."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ticgame.home import Home

NAMES_FILE = "names.toml"
FAVOURITES_FILE = "favourites.toml"
MOST_NAMES = 24
MOST_FAVOURITES = 40
LONGEST_NAME = 16
LONGEST_TITLE = 32


class Names:
    """The names of people who played here, the latest first."""

    def __init__(self, home: Home) -> None:
        self._home = home
        kept = _list(home.read_toml(NAMES_FILE).get("names"))
        found = [_clean(name, LONGEST_NAME) for name in kept if isinstance(name, str)]
        self._names = list(dict.fromkeys(name for name in found if name))[:MOST_NAMES]

    @property
    def latest(self) -> tuple[str, ...]:
        """The names, the latest first."""
        return tuple(self._names)

    def remember(self, name: str) -> None:
        """Put a name in front; one without a visible character is not kept."""
        if cleaned := _clean(name, LONGEST_NAME):
            self._keep([cleaned, *(other for other in self._names if other != cleaned)])

    def forget(self, name: str) -> None:
        """Drop a name."""
        self._keep([other for other in self._names if other != name])

    def _keep(self, names: list[str]) -> None:
        self._names = names[:MOST_NAMES]
        self._home.write_toml(NAMES_FILE, {"names": self._names})


@dataclass(frozen=True, slots=True)
class Favourite:
    """A pick of missions of one game, by id, under a title of the player's own."""

    title: str
    game: str
    missions: tuple[str, ...]


class Favourites:
    """The picks of missions that players keep, in the order in which they were kept."""

    def __init__(self, home: Home) -> None:
        self._home = home
        kept = _list(home.read_toml(FAVOURITES_FILE).get("favourite"))
        found = [_parse_favourite(table) for table in kept]
        self._all = {favourite.title: favourite for favourite in found if favourite is not None}
        if lost := len(kept) - len(self._all):
            path = home.locate(FAVOURITES_FILE)
            home.tell(f"{path}: favourites that can't be read or share a title are left out: {lost}")

    def of_game(self, game: str) -> tuple[Favourite, ...]:
        """Return the picks for one game."""
        return tuple(favourite for favourite in self._all.values() if favourite.game == game)

    def keep(self, title: str, game: str, missions: Iterable[str]) -> Favourite | None:
        """Keep a pick, in place of one with the same title; None if the title is empty or the list full."""
        favourite = Favourite(_clean(title, LONGEST_TITLE), game, tuple(missions))
        is_new = favourite.title not in self._all
        if not favourite.title or not favourite.missions or (is_new and len(self._all) >= MOST_FAVOURITES):
            return None
        self._all[favourite.title] = favourite
        self._save()
        return favourite

    def drop(self, title: str) -> None:
        """Forget a pick."""
        if self._all.pop(title, None):
            self._save()

    def _save(self) -> None:
        tables = [_format_favourite(favourite) for favourite in self._all.values()]
        self._home.write_toml(FAVOURITES_FILE, {"favourite": tables})


def _parse_favourite(table: object) -> Favourite | None:
    if not isinstance(table, dict) or table.keys() != {"title", "game", "missions"}:
        return None
    title, game, missions = table["title"], table["game"], _list(table["missions"])
    if not missions or not all(isinstance(text, str) for text in (title, game, *missions)):
        return None
    cleaned = _clean(title, LONGEST_TITLE)
    return Favourite(cleaned, game, tuple(missions)) if cleaned else None


def _format_favourite(favourite: Favourite) -> dict[str, Any]:
    return {"title": favourite.title, "game": favourite.game, "missions": list(favourite.missions)}


def _clean(text: str, longest: int) -> str:
    visible = "".join(character if character.isprintable() else " " for character in text)
    return " ".join(visible.split())[:longest].strip()


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []
