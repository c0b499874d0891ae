"""The missions that are picked, in order, and what is wrong with them."""

from collections.abc import Iterator
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from pygame import FRect

from ticgame.games.together.wording import mission_title
from ticgame.play.lobby.mission_sets import catalogue_mission
from ticgame.play.marks import Mark
from ticgame.play.stage import LEFT, TOP_LEFT
from ticgame.play.widgets.labels import fitted
from ticgame.play.widgets.missionlist import mission_symbols

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

MARGIN = 28.0
HEAD = 78.0
TALLEST = 66.0
MOST_NAMES = 6
TILES_A_ROW = 6
_PART = 4


class PicksLook(NamedTuple):
    """The picked missions by their names in the catalogue, under a title."""

    box: tuple[float, float, float, float]
    title: str
    names: tuple[str, ...]
    fault: str
    scale: float


def paint_picks(art: "Art", look: PicksLook) -> Iterator[Mark]:
    """Yield the panel of what is picked."""
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
    yield from (_paint_names if len(look.names) <= MOST_NAMES else _paint_tiles)(art, look, area)


def _paint_names(art: "Art", look: PicksLook, area: FRect) -> Iterator[Mark]:
    """Yield each pick with its title."""
    pitch = min(TALLEST, area.h / max(5, len(look.names)))
    for place, name in enumerate(look.names):
        mission, y = catalogue_mission(name), area.y + (place + 0.5) * pitch
        yield Mark((place, "number"), art.number_disc(place + 1, min(20, pitch * 0.4)), area.x + 20, y, _PART)
        size = pitch - 10
        yield Mark(
            (place, "icon"), art.edge_tile(mission_symbols(mission), size), area.x + 48 + size / 2, y, _PART
        )
        left = area.x + 62 + size
        words = fitted(art, mission_title(mission), area.right - left, min(30 * look.scale, pitch * 0.6))
        yield Mark((place, "words"), words, left, y, _PART, LEFT)


def _paint_tiles(art: "Art", look: PicksLook, area: FRect) -> Iterator[Mark]:
    """Yield many picks as numbered signs; the list beside them has their words."""
    rows = ceil(len(look.names) / TILES_A_ROW)
    width, height = area.w / TILES_A_ROW, min(TALLEST + 18, area.h / rows)
    size = min(width - 24, height - 14)
    for place, name in enumerate(look.names):
        row, column = divmod(place, TILES_A_ROW)
        x, y = area.x + (column + 0.5) * width, area.y + (row + 0.5) * height
        yield Mark(
            (place, "icon"), art.edge_tile(mission_symbols(catalogue_mission(name)), size), x, y, _PART
        )
        disc = art.number_disc(place + 1, 18)
        yield Mark((place, "number"), disc, x + size * 0.44, y + size * 0.34, _PART + 1)
