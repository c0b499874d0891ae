"""Games that can go on: the records in the saves of the player's folder."""

from collections.abc import Iterator
from datetime import datetime
from io import BytesIO
from typing import NamedTuple

from ticgame.core.errors import RecordError
from ticgame.core.match import Hinted, Match, Player, TakeSeat
from ticgame.core.records import SUFFIX, format_record, read_record, record_lines
from ticgame.core.replays import replay
from ticgame.games import game
from ticgame.home import Folder, Home
from ticgame.play.lobby.gamecards import CARDS
from ticgame.play.table.record import keep_record

DRAFT = ".tmp"


class SavedGame(NamedTuple):
    """A game that can go on, played again to where it stopped; `saved` is when its last act was."""

    name: str
    saved: datetime
    match: Match

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.match.header.game

    @property
    def players(self) -> tuple[Player, ...]:
        """Who plays the seats, by name and by whom they are played."""
        return self.match.players

    @property
    def moves(self) -> int:
        """How often a seat has acted."""
        acts = (entry for entry in self.match.entries if entry.seat is not None)
        return sum(not isinstance(entry.action, TakeSeat | Hinted) for entry in acts)

    @property
    def on_turn(self) -> tuple[str, ...]:
        """The names of those who may act."""
        return tuple(self.players[seat].name for seat in self.match.actors())


class Saves:
    """The saved games of a player's folder."""

    def __init__(self, home: Home) -> None:
        self._home = home

    def names(self) -> list[str]:
        """Return the files that may be saved games, without reading them."""
        return self._home.names(Folder.SAVES, SUFFIX)

    def load(self) -> list[SavedGame]:
        """Return every game that can go on, the latest first.

        A broken one is set aside and told in the notices of the home; a finished one goes to the records.
        """
        for name in self._home.names(Folder.SAVES, SUFFIX + DRAFT):
            self._home.remove(
                name
            )  # a kill in the middle of a rewrite leaves the draft; the save still stands
        games = sorted(self._read_all(), key=lambda saved: saved.saved, reverse=True)
        return [saved for saved in games if not self._is_finished(saved) and saved.game in CARDS]

    def forget(self, name: str) -> None:
        """Delete a saved game."""
        self._home.remove(name)

    def _read_all(self) -> Iterator[SavedGame]:
        for name in self.names():
            content = self._home.read(name)
            if content is None:
                continue
            try:
                record = read_record(record_lines(BytesIO(content)), game)
                yield SavedGame(name, self._home.changed(name), replay(record))
            except RecordError as fault:
                self._home.set_aside(name, f"no game can go on from it: {fault}")

    def _is_finished(self, saved: SavedGame) -> bool:
        if not saved.match.is_over:
            return False
        # A kill between the last act and its result leaves none.
        self._home.write(saved.name, format_record(saved.match).encode())
        keep_record(self._home, saved.name)
        return True
