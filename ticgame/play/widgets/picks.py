"""The missions that are picked, in order, and what is wrong with them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from pygame import FRect

from ticgame.games.together.wording import mission_title
from ticgame.play.lobby.mission_sets import catalogue_mission
from ticgame.play.stage import LEFT, TOP_LEFT
from ticgame.play.table.marks import Mark
from ticgame.play.widgets.labels import fitted
from ticgame.play.widgets.missionlist import mission_symbols

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

MARGIN = 28.0
HEAD = 78.0
TALLEST = 66.0
_PART = 4


class PicksLook(NamedTuple):
    """The picked missions by their names in the catalogue, under a title."""

    box: tuple[float, float, float, float]
    title: str
    names: tuple[str, ...]
    fault: str
    scale: float


def paint_picks(art: "Art", look: PicksLook) -> Iterator[Mark]:
    """Yield the panel of what is picked; many picks stand in two columns."""
    box = FRect(*look.box)
    yield Mark("panel", art.panel(box.w, box.h), *box.center, 0)
    title = fitted(art, look.title, box.w - 2 * MARGIN, 40, font="title")
    yield Mark("title", title, box.x + MARGIN, box.y + 44, _PART, LEFT)
    bottom = box.bottom - MARGIN
    if look.fault:
        width = box.w - 2 * MARGIN - 52
        lines = len(art.wrap(look.fault, width, 28, font="bold"))
        bottom -= lines * 35 + 6
        yield Mark("warning", art.icon("warning", 38, "nic.text"), box.x + MARGIN + 18, bottom + 24, _PART)
        words = art.paragraph(look.fault, width, 28, "nic.text", font="bold", leading=1.25)
        yield Mark("fault", words, box.x + MARGIN + 52, bottom + 4, _PART, TOP_LEFT)
    area = FRect(box.x + MARGIN, box.y + HEAD, box.w - 2 * MARGIN, bottom - box.y - HEAD)
    yield from _paint_names(art, look, area)


def _paint_names(art: "Art", look: PicksLook, area: FRect) -> Iterator[Mark]:
    count = len(look.names)
    rows = max(5, count if count <= 6 else (count + 1) // 2)
    columns = 1 if count <= 6 else 2
    pitch = min(TALLEST, area.h / rows)
    width = area.w / columns
    for place, name in enumerate(look.names):
        column, row = divmod(place, rows)
        x, y = area.x + column * width, area.y + (row + 0.5) * pitch
        mission = catalogue_mission(name)
        yield Mark((place, "number"), art.number_disc(place + 1, min(20, pitch * 0.4)), x + 20, y, _PART)
        icon = art.edge_tile(mission_symbols(mission), pitch - 10)
        yield Mark((place, "icon"), icon, x + 48 + (pitch - 10) / 2, y, _PART)
        left = x + 62 + pitch - 10
        words = fitted(art, mission_title(mission), x + width - left - 8, min(30 * look.scale, pitch * 0.6))
        yield Mark((place, "words"), words, left, y, _PART, LEFT)
