"""What a finished game of TIC Together has to tell: its result and the moments of its missions."""

from dataclasses import dataclass, field
from typing import NamedTuple

from ticgame.core.contract import Seat
from ticgame.core.layout import Cell
from ticgame.core.match import Change, Match
from ticgame.games.together.rules import MissionDone, Place, TogetherResult


class Moment(NamedTuple):
    """How a mission was done: the play (counted from 1), who made it, the cells it counts."""

    mission: str
    play: int
    seat: Seat
    cells: tuple[Cell, ...]


class GameSummary(NamedTuple):
    """A finished game, and how its missions were done."""

    match: Match
    result: TogetherResult
    moments: tuple[Moment, ...]


@dataclass(slots=True)
class Chronicle:
    """Gathers the moments of a game from what everybody sees."""

    moments: list[Moment] = field(default_factory=list)
    plays: int = 0

    def note(self, change: Change, missions: tuple[str, ...]) -> None:
        """Take note of an entry; `missions` are the ids of all missions in listed order."""
        if not isinstance(change.entry.action, Place):
            return
        self.plays += 1
        table = change.after.table
        for event in change.entry.events:
            if isinstance(event, MissionDone):
                claim = table.done[missions.index(event.id)]
                cells = tuple(table.layout.frame.cells[spot] for spot in claim.spots)
                self.moments.append(Moment(event.id, self.plays, change.entry.seat, cells))

    def summary(self, match: Match) -> GameSummary:
        """Return the story of a finished match."""
        return GameSummary(match, match.result, tuple(self.moments))
