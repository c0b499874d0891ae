"""What a picture of Tic Squared shows: everything it depends on, in one value."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from ticgame.core.cards import Card, Relation
from ticgame.core.contract import Seat
from ticgame.core.layout import Cell
from ticgame.play.settings import Assist
from ticgame.play.table.panel_hints import Hint
from ticgame.play.table.seating import Person


class Seen(NamedTuple):
    """All that the screen may see of a game: everybody's view, and the own view of each shown hand."""

    public: Any
    own: Mapping[Seat, Any]


class Target(NamedTuple):
    """A cell of a seat's grid."""

    owner: Seat
    cell: Cell


class Grip(NamedTuple):
    """Where a seat's cursor is: at a place of its hand, the card there over a cell, or carried at a point."""

    seat: Seat
    slot: int
    target: Target | None = None
    point: tuple[float, float] | None = None
    is_at_rest: bool = False
    """Whether the seat has nothing to do at the moment: its cursor is dim."""

    @property
    def is_holding(self) -> bool:
        """Whether the card in focus is picked up."""
        return self.target is not None or self.point is not None


class LastPlay(NamedTuple):
    """The last play: who, the card, on whose grid, how it met its neighbours."""

    seat: Seat
    card: Card
    owner: Seat
    kinds: tuple[Relation, ...]


class Status(NamedTuple):
    """Who is to act and what is to be done or what can't be: the plate of a game in turns."""

    seat: Seat
    words: str = ""
    refusal: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """What the pictures of the game in turns and of the Race both depend on.

    `active` are the seats that stand out, because they may act or are ahead, `locked` those whose grids
    can't be played on (Q4).
    """

    seen: Seen
    people: tuple[Person, ...]
    grips: tuple[Grip, ...] = ()
    assist: Assist = Assist.OPEN
    has_ghost: bool = True
    active: frozenset[Seat] = frozenset()
    locked: frozenset[Seat] = frozenset()
    winners: tuple[Seat, ...] = ()
    text_scale: float = 1.0

    def card_in_focus(self, grip: Grip) -> Card | None:
        """Return the card that a cursor is at, None if its hand is covered."""
        view = self.seen.own.get(grip.seat)
        return view.hand[grip.slot] if view is not None and grip.slot < len(view.hand) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnSituation(Situation):
    """All that the picture of the game in turns depends on.

    `home` is the seat whose hand lies at the lower edge, None if no hand does.
    """

    status: Status
    home: Seat | None = None
    can_draw: bool = False
    hints: tuple[Hint, ...] = ()
    last: LastPlay | None = None
