"""What a picture of SpoTic's table shows: everything it depends on, in one value."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from ticgame.core.cards import Card
from ticgame.core.contract import Seat
from ticgame.games.spotic.state import Table
from ticgame.play.scenes.spotic.lattice import Spot
from ticgame.play.scenes.spotic.verdict import Verdict


class Controls(NamedTuple):
    """The pictures of a seat's controls, empty for a bot's: Tic, Single, Nic; add; mark, show, give up."""

    calls: tuple[str, str, str]
    add: str
    show: str
    back: str


class Person(NamedTuple):
    """Who sits at a seat, as the table shows it."""

    name: str
    animal: str
    controls: Controls | None = None
    is_lost: bool = False


class Dial(NamedTuple):
    """A clock that drains: how much is left, from 1 to 0, and the whole seconds left."""

    share: float
    seconds: int


class Plight(NamedTuple):
    """What one seat should know now: what it may do, why not, how long it waits.

    `cannot_end` while there are cards to add still, `is_marking` while the seat's own claim is open.
    """

    cooldown: float = 0.0
    status: str = ""
    refusal: str = ""
    can_add: bool = False
    cannot_end: bool = True
    is_marking: bool = False
    can_call: bool = False


NO_DIAL: Final = Dial(0.0, 0)


class News(NamedTuple):
    """A verdict, how many of its properties are lit so far."""

    verdict: Verdict
    lit: int


class Solo(NamedTuple):
    """The clock of a game alone, in whole seconds, how many cards were revealed, and the best so far."""

    seconds: int
    revealed: int
    best: str = ""


@dataclass(frozen=True, slots=True)
class Situation:
    """All that the picture depends on.

    `spots` is where each seat points, `marks` the cards that the claimant has marked, in order, `pick` the
    place in focus among the sets of a choice.
    """

    table: Table
    people: tuple[Person, ...]
    spots: tuple[Spot, ...]
    plights: tuple[Plight, ...]
    marks: tuple[Card, ...] = ()
    pick: int = 0
    dial: Dial = NO_DIAL
    idle_dial: Dial = NO_DIAL
    news: News | None = None
    drawn: tuple[Seat, ...] = ()
    is_points: bool = False
    is_free: bool = False
    solo: Solo | None = None
    text_scale: float = 1.0
    winners: tuple[Seat, ...] = ()
