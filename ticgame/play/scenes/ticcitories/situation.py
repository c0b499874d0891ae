"""What a picture of Ticcitories shows: everything it depends on, in one value."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from ticgame.core.cards import Card
from ticgame.core.contract import Seat
from ticgame.core.layout import Cell
from ticgame.games.ticcitories.rules import TiccitoriesView
from ticgame.play.scenes.ticcitories.cursor import Zone
from ticgame.play.scenes.ticcitories.panel_bar import BAR_END
from ticgame.play.table.panel_hints import Hints
from ticgame.play.table.seating import Person

NO_HINTS: Final = Hints(())


class Seen(NamedTuple):
    """All that the screen may see: nothing here is only one seat's."""

    public: TiccitoriesView


class LastPlace(NamedTuple):
    """The last card that was placed: by whom, and what it brought."""

    seat: Seat
    card: Card
    points: int


class Focus(NamedTuple):
    """What the person on turn is at: `cell` while a card is held over the grid, `position` in the row."""

    zone: Zone
    cell: Cell | None = None
    position: int | None = None


@dataclass(frozen=True, slots=True)
class Situation:
    """All that the picture depends on; `focus` is None while no person is to act.

    Beyond `bar_end` the line over the rows tells of taking back, or a hint.
    """

    view: TiccitoriesView
    people: tuple[Person, ...]
    focus: Focus | None = None
    words: str = ""
    refusal: str = ""
    hints: Hints = NO_HINTS
    last: LastPlace | None = None
    bar_end: float = BAR_END
    has_ghost: bool = True
    text_scale: float = 1.0

    @property
    def seen(self) -> Seen:
        """All that the screen may see of the game."""
        return Seen(self.view)

    @property
    def held(self) -> Card | None:
        """The card over the cell in focus: the one to place, or one that is tried."""
        view = self.view
        if self.focus is None or self.focus.cell is None:
            return None
        if self.focus.zone is Zone.PLACE:
            return view.placing.card_of(view.turn)
        return view.choosing.cards[self.focus.position - 1]

    @property
    def held_cell(self) -> Cell | None:
        """The cell in focus."""
        return None if self.focus is None else self.focus.cell
