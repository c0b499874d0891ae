"""What a finished game of TIC Together has to tell: result, the moments of missions, the Nics over time."""

from dataclasses import dataclass, field
from typing import NamedTuple

from ticgame.core.cards import Card
from ticgame.core.contract import Seat
from ticgame.core.layout import Cell
from ticgame.core.match import Change, Match
from ticgame.games.together.rules import MissionDone, Place, TogetherResult


class Moment(NamedTuple):
    """How a mission was done: the play (counted from 1), who made it with which card, the cells it counts."""

    mission: str
    play: int
    seat: Seat
    card: Card
    cells: tuple[Cell, ...]


class GameSummary(NamedTuple):
    """A finished game. `penalties` has the Nics or Breaks after the deal and after each play."""

    match: Match
    result: TogetherResult
    moments: tuple[Moment, ...]
    penalties: tuple[int, ...]
    plays: int


@dataclass(slots=True)
class Chronicle:
    """Gathers the moments of a game from what everybody sees."""

    moments: list[Moment] = field(default_factory=list)
    penalties: list[int] = field(default_factory=lambda: [0])

    def note(self, change: Change, missions: tuple[str, ...]) -> None:
        """Take note of an entry; `missions` are the ids of all missions in listed order."""
        action = change.entry.action
        if not isinstance(action, Place):
            return
        table = change.after.table
        self.penalties.append(table.penalty)
        for event in change.entry.events:
            if isinstance(event, MissionDone):
                claim = table.done[missions.index(event.id)]
                cells = tuple(table.layout.frame.cells[spot] for spot in claim.spots)
                play = len(self.penalties) - 1
                self.moments.append(Moment(event.id, play, change.entry.seat, action.card, cells))

    def summary(self, match: Match) -> GameSummary:
        """Return the story of a finished match."""
        plays = len(self.penalties) - 1
        return GameSummary(match, match.result, tuple(self.moments), tuple(self.penalties), plays)
