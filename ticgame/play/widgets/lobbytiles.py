"""The tiles below the seats: what is played, and how."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from pygame import FRect

from ticgame.play.marks import Mark
from ticgame.play.stage import LEFT
from ticgame.play.widgets.labels import fitted
from ticgame.play.widgets.plates import ink, paint_plate

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

RADIUS = 26.0
ICON_SIZE = 60.0
TEXT_LEFT = 112.0
_PART = 8


class TileLook(NamedTuple):
    """A tile as it is shown; `is_faulty` puts a warning on it."""

    box: tuple[float, float, float, float]
    icon: str
    title: str
    note: str
    cursors: tuple[str, ...] = ()
    is_faulty: bool = False
    scale: float = 1.0


def paint_tiles(art: "Art", tiles: tuple[TileLook, ...]) -> Iterator[Mark]:
    """Yield all tiles."""
    for place, tile in enumerate(tiles):
        for mark in _paint_tile(art, tile):
            yield mark._replace(key=(place, mark.key))


def _paint_tile(art: "Art", tile: TileLook) -> Iterator[Mark]:
    box = FRect(*tile.box)
    yield from paint_plate(art, "tile", box, tile.cursors, radius=RADIUS, layer=_PART)
    icon = "warning" if tile.is_faulty else tile.icon
    colour = "nic.text" if tile.is_faulty and not tile.cursors else ink(tile.cursors)
    yield Mark("icon", art.icon(icon, ICON_SIZE, colour), box.x + 62, box.centery, _PART + 4)
    room = box.w - TEXT_LEFT - 24
    title = fitted(art, tile.title, room, 38 * tile.scale, colour=ink(tile.cursors), font="title")
    note = fitted(art, tile.note, room, 28 * tile.scale, colour=ink(tile.cursors, is_muted=True), font="bold")
    gap = 23 * min(tile.scale, 1.3)
    yield Mark("title", title, box.x + TEXT_LEFT, box.centery - gap + 2, _PART + 4, LEFT)
    yield Mark("note", note, box.x + TEXT_LEFT, box.centery + gap + 2, _PART + 4, LEFT)
