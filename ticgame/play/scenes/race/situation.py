"""What a picture of the Race shows besides what one of Tic Squared does."""

from dataclasses import dataclass
from typing import NamedTuple

from ticgame.core.contract import Seat
from ticgame.play.scenes.squared.situation import Situation
from ticgame.play.table.panel_hints import Hint


class SeatNews(NamedTuple):
    """What concerns one seat: what it may press, why something was refused, how long it can't draw yet."""

    hints: tuple[Hint, ...] = ()
    refusal: str = ""
    cooldown: float = 0.0
    """The share of the wait that is left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceSituation(Situation):
    """All that the picture of the Race depends on.

    `luck` are seats that acted at the same moment, in the order that chance put them in (X6).
    """

    seats: tuple[SeatNews, ...] = ()
    clock_s: int = 0
    luck: tuple[Seat, ...] = ()
