"""What a picture of the table shows: everything it depends on, in one value."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from ticgame.core.cards import Card
from ticgame.core.contract import Seat
from ticgame.core.layout import Cell
from ticgame.play.scenes.together.contents import Seen
from ticgame.play.table.panel_hints import Hints, LastPlay

NO_HINTS: Final = Hints(())
NO_PLAY: Final = LastPlay()


class Person(NamedTuple):
    """Who sits at a seat, as the table shows it."""

    name: str
    animal: str
    is_lost: bool = False
    is_looking: bool = False


class Drag(NamedTuple):
    """A card of the hand that the pointer carries."""

    slot: int
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Situation:
    """All that the picture depends on.

    `slot` is the place in focus of the hand at the lower edge, `cell` the one under the card picked up; both
    None while its seat isn't to act. `words` stand on the plate of the seat on turn.
    """

    seen: Seen
    home: Seat
    people: tuple[Person, ...]
    slot: int | None = None
    cell: Cell | None = None
    drag: Drag | None = None
    words: str = ""
    refusal: str = ""
    hints: Hints = NO_HINTS
    last: LastPlay = NO_PLAY
    has_ghost: bool = True
    has_legend: bool = True
    is_private: bool = False
    text_scale: float = 1.0

    @property
    def hand_card(self) -> Card | None:
        """The card in focus, None if there is none or its hand is covered."""
        if self.slot is None or self.home not in self.seen.own:
            return None
        hand = self.seen.own[self.home].hand
        return hand[self.slot] if self.slot < len(hand) else None
