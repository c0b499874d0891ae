"""A column for each seat: who sits there, what the grid is worth, and the grid's empty places and markers."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.core.cards import Key, Relation
from ticgame.core.layout import Cell
from ticgame.play.marks import Mark
from ticgame.play.scenes.ticcitories.space import HEAD, SMALL_MARKER
from ticgame.play.stage import LEFT, RIGHT
from ticgame.play.table.grid import Box, GridSpace
from ticgame.play.table.panel_columns import format_total
from ticgame.play.table.panel_grid import EDGE_LAYER
from ticgame.play.theme import CARD_CORNER
from ticgame.play.widgets.labels import fitted

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

LAYER: Final = 45
BADGE: Final = 28.0
NAME_LEFT: Final = 76.0
_BADGE_PLACE: Final = (42.0, 43.0)
_LINE_HEIGHT: Final = 44.0


class Head(NamedTuple):
    """A seat's column and what its head says; `number` is that of the seat as people count."""

    seat: int
    box: Box
    animal: str
    name: str
    number: int
    points: int
    is_active: bool = False
    is_leader: bool = False
    is_lost: bool = False
    text_scale: float = 1.0


class Joints(NamedTuple):
    """How the cards of a seat's small grid meet."""

    seat: int
    space: GridSpace
    kinds: tuple[tuple[Cell, Cell, Relation], ...]


class TallyLine(NamedTuple):
    """One line of what a grid is worth: a relation's or a group's sign, how many, how many points."""

    sign: Relation | Key
    count: int
    points: int


class Tally(NamedTuple):
    """What a grid is worth, line by line, from a point down."""

    seat: int
    x: float
    y: float
    lines: tuple[TallyLine, ...]


def badge_place(box: Box) -> tuple[float, float]:
    """Return where the badge of a column is."""
    return box.x - box.w / 2 + _BADGE_PLACE[0], box.y - box.h / 2 + _BADGE_PLACE[1]


def paint_columns(art: "Art", content: tuple[Head, ...]) -> Iterator[Mark]:
    """Yield the panels of all seats."""
    for head in content:
        panel = art.panel(head.box.w, head.box.h, radius=24, animal=head.animal, active=head.is_active)
        yield Mark((head.seat, "panel"), panel, head.box.x, head.box.y, 0, is_baked=True)


def paint_heads(art: "Art", content: tuple[Head, ...]) -> Iterator[Mark]:
    """Yield what the heads of all seats say."""
    for head in content:
        yield from _paint_head(art, head)


def _paint_head(art: "Art", head: Head) -> Iterator[Mark]:
    seat, left = head.seat, head.box.x - head.box.w / 2
    x, y = badge_place(head.box)
    yield Mark((seat, "badge"), art.badge(head.animal, BADGE), x, y, LAYER)
    yield Mark((seat, "number"), art.number_disc(head.number, 14), x - 24, y + 23, LAYER + 1)
    if head.is_leader:
        yield Mark((seat, "crown"), art.crown(36), x, y - 32, LAYER + 1)
    colour = "leader" if head.is_leader else "main"
    points = art.figures(format_points(head.points), 46, colour, font="title")
    yield Mark((seat, "points"), points, left + head.box.w - 18, y, LAYER, RIGHT)
    room = head.box.w - NAME_LEFT - 18 - points.get_width() / art.canvas.k - 8
    if head.is_lost:
        yield Mark((seat, "lost"), art.icon("plug", 32, "nic.text"), left + NAME_LEFT + 16, y, LAYER)
        left, room = left + 40, room - 40
    name = fitted(art, head.name, room, 30 * min(head.text_scale, 1.15))
    yield Mark((seat, "name"), name, left + NAME_LEFT, y, LAYER, LEFT)


def format_points(points: int) -> str:
    """Return points; a minus is as wide as it should be."""
    return str(points) if points >= 0 else f"−{-points}"


def paint_joints(art: "Art", content: tuple[Joints, ...]) -> Iterator[Mark]:
    """Yield a marker on each joint of the small grids, named by seat and its two cells."""
    for joints in content:
        for one, other, kind in joints.kinds:
            x, y = joints.space.edge(one, other)
            yield Mark((joints.seat, one, other), art.marker(kind, SMALL_MARKER), x, y, EDGE_LAYER)


def paint_tallies(art: "Art", content: tuple[Tally, ...]) -> Iterator[Mark]:
    """Yield what each grid is worth beside it."""
    for tally in content:
        for at, line in enumerate(tally.lines):
            y = tally.y + at * _LINE_HEIGHT
            yield from _paint_line(art, tally, line, y)


def _paint_line(art: "Art", tally: Tally, line: TallyLine, y: float) -> Iterator[Mark]:
    key = (tally.seat, line.sign)
    is_edge = isinstance(line.sign, Relation)
    sign = art.marker(line.sign, 1.0, glow=False) if is_edge else art.key_chip(line.sign, 38)
    yield Mark((*key, "sign"), sign, tally.x + 20, y, LAYER)
    count = art.text(f"×{line.count}", 28, "muted", font="bold")
    yield Mark((*key, "count"), count, tally.x + 50, y, LAYER, LEFT)
    colour = "nic.text" if line.points < 0 else "tic"
    points = art.text(format_total(line.points), 30, colour, font="extra")
    yield Mark((*key, "points"), points, tally.x + 184, y, LAYER, RIGHT)


def tally_top() -> float:
    """Return how far below the upper edge of a column the first line of a tally lies."""
    return HEAD + 30


class LastRing(NamedTuple):
    """The line around the card that was placed last."""

    box: Box
    animal: str


def paint_last_ring(art: "Art", content: LastRing | None) -> Iterator[Mark]:
    """Yield the line around the card that was placed last."""
    if content is not None:
        x, y, w, h = content.box
        ring = art.ring(w + 8, h + 8, radius=w * CARD_CORNER + 4, width=3.5, colour=content.animal)
        yield Mark("ring", ring, x, y, EDGE_LAYER - 1)
