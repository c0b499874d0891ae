"""The hall of fame as a list: places, initials, sets or points, times, cards."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import FRect

from ticgame.core.sentences import minutes
from ticgame.play.fame import FameEntry
from ticgame.play.marks import Mark
from ticgame.play.stage import LEFT, LEFT_EDGE, RIGHT

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

HALL: Final = FRect(LEFT_EDGE, 250, 1090, 700)
ROW: Final = 60.0
ROWS_TOP: Final = 332.0


class HallContent(NamedTuple):
    """The rows of a board, which of them is this game's, and the letters of the one being entered."""

    rows: tuple[FameEntry, ...]
    mine: int | None
    is_points: bool


def paint_hall(art: "Art", content: HallContent) -> Iterator[Mark]:
    """Yield the rows of a board."""
    score = "Points" if content.is_points else "Sets"
    for words, x in (("Player", 236.0), (score, 560.0), ("Time", 810.0), ("Cards", 1040.0)):
        anchor = LEFT if words == "Player" else RIGHT
        yield Mark((words, "head"), art.text(words, 28, "muted", font="bold"), x, 296, 3, anchor)
    for at, entry in enumerate(content.rows):
        y = ROWS_TOP + 26 + at * ROW
        is_mine = at == content.mine
        if is_mine:
            box = art.menu_row(HALL.w - 40, ROW - 6, focused=True)
            yield Mark("mine", box, HALL.centerx, y, 2)
        yield from _paint_entry(art, at, entry, y=y, colour="ink" if is_mine else "main")
    if not content.rows:
        words = art.text("No game has been finished here yet.", 32, "muted", font="bold")
        yield Mark("empty", words, HALL.centerx, 420, 3)


def _paint_entry(art: "Art", at: int, entry: FameEntry, *, y: float, colour: str) -> Iterator[Mark]:
    cells: Sequence[tuple[str, float, tuple[float, float]]] = (
        (str(at + 1), 196.0, RIGHT),
        (entry.initials, 236.0, LEFT),
        (str(entry.score), 560.0, RIGHT),
        (minutes(entry.time_ms // 1000), 810.0, RIGHT),
        (str(entry.cards), 1040.0, RIGHT),
    )
    for place, (words, x, anchor) in enumerate(cells):
        yield Mark((at, place), art.figures(words, 38, colour, font="title"), x, y, 3, anchor)
