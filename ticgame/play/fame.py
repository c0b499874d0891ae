"""The hall of fame: the ten best games of each kind, with the initials of who played them."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final
from unicodedata import normalize

from ticgame.home import Home

FILE: Final = "fame.toml"
MOST_ENTRIES: Final = 10
INITIALS: Final = 3
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ.-"


@dataclass(frozen=True, slots=True)
class FameEntry:
    """A game: who played it, its score (more is better), the time and the cards it took (less is better)."""

    initials: str
    score: int
    time_ms: int
    cards: int

    @property
    def rank(self) -> tuple[int, int, int]:
        """What games are sorted by, the best first."""
        return -self.score, self.time_ms, self.cards


class HallOfFame:
    """The best games, by board; kept in the player's folder with each change."""

    def __init__(self, home: Home) -> None:
        self._home = home
        kept = home.read_toml(FILE)
        self._boards = {name: _parse_board(value) for name, value in kept.items() if isinstance(value, list)}
        lost = sum(len(value) for value in kept.values() if isinstance(value, list))
        lost -= sum(map(len, self._boards.values()))
        if lost or len(self._boards) < len(kept):
            home.tell(f"{home.locate(FILE)}: games that can't be read are left out of the hall of fame")

    def board(self, name: str) -> tuple[FameEntry, ...]:
        """Return the games of a board, the best first."""
        return tuple(self._boards.get(name, ()))

    def place_of(self, name: str, entry: FameEntry) -> int | None:
        """Return the place from 0 that a game would get, None if it isn't good enough."""
        place = sum(other.rank <= entry.rank for other in self.board(name))
        return place if place < MOST_ENTRIES else None

    def enter(self, name: str, entry: FameEntry) -> int | None:
        """Note a game and return its place from 0, None if it isn't good enough."""
        place = self.place_of(name, entry)
        if place is not None:
            entries = list(self.board(name))
            entries.insert(place, entry)
            self._boards[name] = entries[:MOST_ENTRIES]
            self._home.write_toml(FILE, {key: _format_board(board) for key, board in self._boards.items()})
        return place


def clean_initials(text: str) -> str:
    """Return three letters that the hall can show."""
    plain = normalize("NFD", text.upper())
    known = "".join(letter for letter in plain if letter in LETTERS)
    return known[:INITIALS].ljust(INITIALS, "-")


def _parse_board(rows: list[Any]) -> list[FameEntry]:
    entries = [entry for row in rows if (entry := _parse_entry(row)) is not None]
    return sorted(entries, key=lambda entry: entry.rank)[:MOST_ENTRIES]


def _parse_entry(row: Any) -> FameEntry | None:
    if not isinstance(row, dict) or row.keys() != {"initials", "score", "time_ms", "cards"}:
        return None
    figures = (row["score"], row["time_ms"], row["cards"])
    if not isinstance(row["initials"], str) or any(
        type(figure) is not int or figure < 0 for figure in figures
    ):
        return None
    return FameEntry(clean_initials(row["initials"]), *figures)


def _format_board(entries: Iterable[FameEntry]) -> list[dict[str, Any]]:
    return [
        {"initials": entry.initials, "score": entry.score, "time_ms": entry.time_ms, "cards": entry.cards}
        for entry in entries
    ]
