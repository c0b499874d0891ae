"""What a picture of TIC Rummy shows: everything it depends on, in one value."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from ticgame.core.cards import Card
from ticgame.core.contract import Seat
from ticgame.games.rummy.actions import Source
from ticgame.games.rummy.collections import End
from ticgame.games.rummy.state import RummyView
from ticgame.play.scenes.rummy.panel_piles import Tone
from ticgame.play.scenes.rummy.tray import GroupLook
from ticgame.play.table.news import News
from ticgame.play.table.panel_hints import Hint
from ticgame.play.table.seating import Person


class Seen(NamedTuple):
    """All that the screen may see of a game: everybody's view, and the own view of each shown hand."""

    public: RummyView
    own: Mapping[Seat, RummyView]


class SpotKind(StrEnum):
    """What a cursor can be at; a held card can be over the last four."""

    DECK = "deck"
    CARD = "card"
    TRAY_CARD = "tray card"
    LAY = "lay"
    HAND = "hand"
    GROUP = "group"
    PLACE = "place"
    DISCARDS = "discards"


class Spot(NamedTuple):
    """A place of the cursor: `at` counts hand cards, collections of the tray or of the table."""

    kind: SpotKind
    at: int = 0
    end: End | None = None
    card: Card | None = None


class Grip(NamedTuple):
    """The cursor of the hand at the lower edge: where it is, what it holds, why that may not go there."""

    spot: Spot
    held: Card | None = None
    fault: str = ""


class Carry(NamedTuple):
    """Where the pointer carries the held card, or one that it draws from a `source`."""

    x: float
    y: float
    source: Source | None = None


@dataclass(frozen=True, slots=True)
class Situation:
    """All that the picture depends on.

    `home` is the seat whose hand lies at the lower edge; `line` is that hand in its order without what lies
    in the tray, `tray` the collections put together, `open_at` the one that takes the next card, all only if
    the hand is shown. A hint stands in the place of the words.
    """

    seen: Seen
    people: tuple[Person, ...]
    home: Seat | None
    line: tuple[Card, ...] = ()
    tray: tuple[GroupLook, ...] = ()
    open_at: int | None = None
    grip: Grip | None = None
    carry: Carry | None = None
    speaker: int = 0
    words: str = ""
    tone: Tone = Tone.PLAIN
    is_hinted: bool = False
    hints: tuple[Hint, ...] = ()
    news: tuple[News, ...] = ()
    text_scale: float = 1.0

    @property
    def is_home_shown(self) -> bool:
        """Whether the hand at the lower edge lies open."""
        return self.home is not None and self.home in self.seen.own
