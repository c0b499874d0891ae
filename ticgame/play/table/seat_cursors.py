"""Where every seat points: rings in the colours of the seats, which glide to what they point at."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.core.contract import Seat
from ticgame.play.marks import Mark, Marks, Panel
from ticgame.play.stage import Stage
from ticgame.play.table import timing
from ticgame.play.table.grid import Box
from ticgame.play.table.tween import Timeline, out_cubic

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

LAYER: Final = 24
MOST_NESTED: Final = 2
BADGES: Final = ((100.0, 24.0), (78.0, 19.0), (0.0, 16.0))
"""The radius of a badge for cards from a width on: it mustn't cover what lies beside a small one."""


class CursorSpot(NamedTuple):
    """A seat and what it points at; a locked seat's ring has no light."""

    seat: Seat
    animal: str
    box: Box
    is_locked: bool = False
    layer: int = LAYER


def paint_cursors(art: "Art", spots: Sequence[CursorSpot]) -> Iterator[Mark]:
    """Yield the rings; those around one thing lie around each other, the first seat's innermost."""
    for at, spot in enumerate(spots):
        inside = sum(other.box == spot.box for other in spots[:at])
        w, h = spot.box.w, spot.box.h
        badge = next(radius for least, radius in BADGES if w >= least)
        picture = art.cursor(
            w, h, spot.animal, nest=min(inside, MOST_NESTED), locked=spot.is_locked, badge=badge
        )
        yield Mark(spot.seat, picture, spot.box.x, spot.box.y, spot.layer)


@dataclass(slots=True)
class CursorGlide:
    """A ring on its way from where it was seen to where it belongs."""

    marks: Marks
    seat: Seat
    start: tuple[float, float]
    length_ms: float = timing.FOCUS_MS

    def show(self, t: float) -> None:
        sprite, place = self.marks.sprite(self.seat), self.marks.place(self.seat)
        if sprite is not None:
            left = 1 - out_cubic(t)
            x, y = place[0] + (self.start[0] - place[0]) * left, place[1] + (self.start[1] - place[1]) * left
            sprite.move(x, y)


class SeatCursors:
    """The rings on one stage; `is_still` has them jump."""

    def __init__(self, stage: Stage, art: "Art", timeline: Timeline, *, is_still: bool = False) -> None:
        self._panel = Panel(stage, art, paint_cursors)
        self._timeline = timeline
        self._is_still = is_still

    @property
    def marks(self) -> Marks:
        """The rings as marks, named by their seats."""
        return self._panel

    def show(self, spots: Sequence[CursorSpot], *, is_snap: bool = False) -> None:
        """Show where the seats point now."""
        before = {
            seat: (sprite.x, sprite.y) for seat in self._panel.keys if (sprite := self._panel.sprite(seat))
        }
        places = {seat: self._panel.place(seat) for seat in before}
        self._panel.update(tuple(spots))
        for seat, start in before.items():
            place = self._panel.place(seat)
            if place is None or place == places[seat]:
                continue
            if is_snap or self._is_still:
                self._timeline.stop(("cursor", seat))
                self._panel.restore(seat)
            else:
                self._timeline.start(CursorGlide(self._panel, seat, start), key=("cursor", seat))
