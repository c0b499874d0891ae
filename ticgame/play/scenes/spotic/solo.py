"""The clock beside a table for one: the time, the cards revealed, the best game so far."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.core.sentences import minutes
from ticgame.play.marks import Mark
from ticgame.play.scenes.spotic.situation import Solo
from ticgame.play.table.grid import Box

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

LAYER: Final = 40


class SoloContent(NamedTuple):
    """The panel's box and what it says; nothing where several play."""

    box: Box
    solo: Solo | None


def paint_solo(art: "Art", content: SoloContent) -> Iterator[Mark]:
    """Yield the panel of a game alone."""
    if content.solo is None:
        return
    box, solo = content.box, content.solo
    is_narrow = box.w < 200
    yield Mark("panel", art.panel(box.w, box.h, radius=22 if is_narrow else 28), box.x, box.y, LAYER)
    top = box.y - box.h / 2
    yield Mark("timer", art.icon("timer", 64, "accent"), box.x, top + 62, LAYER + 1)
    size = 40 if is_narrow else 72
    time = art.figures(minutes(solo.seconds), size, "main", font="title")
    yield Mark("time", time, box.x, top + 142, LAYER + 1)
    rows = [("Cards", str(solo.revealed)), *([("Best", solo.best)] if solo.best else [])]
    for at, (words, figure) in enumerate(rows):
        y = top + 238 + at * 110
        yield Mark((words, "words"), art.text(words, 28, "muted", font="bold"), box.x, y, LAYER + 1)
        size = 34 if is_narrow else 44
        yield Mark((words, "figure"), art.text(figure, size, "main", font="title"), box.x, y + 44, LAYER + 1)
