"""Cards that leave the table: a set flies to its board, a set given up flies to the stacks of others."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from ticgame.core.cards import Card
from ticgame.play.table.effects import Frames, Piece
from ticgame.play.table.pose import Pose
from ticgame.play.table.tween import in_cubic, out_cubic, part

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

COLLECT_MS: Final = 700.0
RISE: Final = 16.0
_RISEN: Final = 0.25
_LINED_UP: Final = 0.57
_SHRINK: Final = (1.0, 0.8, 0.6, 0.45)
SURRENDER_MS: Final = 420.0
SURRENDER_STAGGER_MS: Final = 90.0
_BACK: Final = 30.0


def collected(
    art: "Art", cards: Sequence[tuple[Card, Pose]], line: tuple[float, float], cell: tuple[float, float]
) -> Frames:
    """Return cards that rise, line up around a point and fly into a cell of a board."""
    width = cards[0][1].width
    pitch = width * 1.08

    def frames(t: float) -> Iterable[Piece]:
        risen = out_cubic(part(t, 0, _RISEN))
        gathered = out_cubic(part(t, _RISEN * 0.6, _LINED_UP))
        flown = in_cubic(part(t, _LINED_UP, 1))
        size = width * _SHRINK[min(len(_SHRINK) - 1, int(flown * len(_SHRINK)))]
        for at, (card, pose) in enumerate(cards):
            place = line[0] + (at - (len(cards) - 1) / 2) * pitch
            x = pose.x + (place - pose.x) * gathered
            y = pose.y - RISE * risen
            y += (line[1] - y) * gathered
            yield Piece(
                art.card_sprite(card, size, lift=14), x + (cell[0] - x) * flown, y + (cell[1] - y) * flown
            )

    return frames


def given_up(
    art: "Art", start: tuple[float, float], ends: Sequence[tuple[float, float]], *, length_ms: float
) -> Frames:
    """Return backs of cards that fly one after another from a board to the stacks of others."""

    def frames(t: float) -> Iterable[Piece]:
        now = t * length_ms
        for at, end in enumerate(ends):
            begins = at * SURRENDER_STAGGER_MS
            own = out_cubic(part(now, begins, begins + SURRENDER_MS))
            if now >= begins and own < 1:
                x, y = start[0] + (end[0] - start[0]) * own, start[1] + (end[1] - start[1]) * own
                yield Piece(art.back(_BACK), x, y)

    return frames
