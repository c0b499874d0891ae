"""The grid of the seat on turn, large: its cards, how they meet, and what the card in hand would bring."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.core.cards import Card, Key, Relation
from ticgame.core.layout import Cell
from ticgame.play.marks import Mark
from ticgame.play.scenes.ticcitories.space import LARGE, LARGE_MARKERS
from ticgame.play.stage import LEFT
from ticgame.play.table.grid import GridSpace
from ticgame.play.table.panel_columns import format_total
from ticgame.play.table.panel_grid import EDGE_LAYER

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

CARD_LAYER: Final = 11
PLATE_LAYER: Final = 45
PLATE_X: Final = LARGE.x - LARGE.w / 2 + 92
_TOP: Final = LARGE.y - LARGE.h / 2
_ROOM: Final = 168.0
_LINES_TOP: Final = 322.0
_LINE_HEIGHT: Final = 42.0


class Large(NamedTuple):
    """A grid as it is shown large: whose it is, its places, its cards and how they meet."""

    seat: int
    space: GridSpace
    cards: tuple[tuple[Cell, Card], ...]
    kinds: tuple[tuple[Cell, Cell, Relation], ...]


def paint_large(art: "Art", content: str | None) -> Iterator[Mark]:
    """Yield the panel of the seat with that emblem."""
    if content is not None:
        panel = art.panel(LARGE.w, LARGE.h, radius=30, animal=content, active=True)
        yield Mark("panel", panel, LARGE.x, LARGE.y, 0, is_baked=True)


def paint_large_cards(art: "Art", content: Large | None) -> Iterator[Mark]:
    """Yield the cards of a grid, named by its seat and their cells."""
    if content is None:
        return
    for cell, card in content.cards:
        box = content.space.box(cell)
        yield Mark((content.seat, cell), art.card_sprite(card, content.space.card), box.x, box.y, CARD_LAYER)


def paint_large_edges(art: "Art", content: Large | None) -> Iterator[Mark]:
    """Yield a marker on each joint, named by its seat and its two cells."""
    if content is None:
        return
    scale = LARGE_MARKERS[content.space.columns.side]
    for one, other, kind in content.kinds:
        x, y = content.space.edge(one, other)
        yield Mark((content.seat, one, other), art.marker(kind, scale), x, y, EDGE_LAYER)


class Gain(NamedTuple):
    """One line of what a card would bring: a relation and how many of it, or the key of a group."""

    sign: Relation | Key
    count: int
    points: int


class Plate(NamedTuple):
    """The seat on turn, what it does, and what the card in hand would bring (None: no card is held)."""

    animal: str
    name: str
    words: str
    points: int | None = None
    gains: tuple[Gain, ...] = ()
    text_scale: float = 1.0


def paint_plate(art: "Art", content: Plate | None) -> Iterator[Mark]:
    """Yield the plate of the seat on turn, left of its large grid."""
    if content is None:
        return
    yield Mark("badge", art.badge(content.animal, 54, glow=True), PLATE_X, _TOP + 78, PLATE_LAYER)
    size = 34.0
    name = art.text(art.shortened(content.name, _ROOM, size, font="extra"), size, "main", font="extra")
    yield Mark("name", name, PLATE_X, _TOP + 166, PLATE_LAYER)
    size = 28 * min(1.15, content.text_scale)
    words = art.text(content.words, size, "muted", font="bold")
    yield Mark("words", words, PLATE_X, _TOP + 204, PLATE_LAYER)
    if content.points is None:
        return
    colour = "tic" if content.points > 0 else "nic.text" if content.points < 0 else "main"
    points = art.figures(format_total(content.points), 72, colour, font="title")
    yield Mark("points", points, PLATE_X, _TOP + 268, PLATE_LAYER)
    for at, gain in enumerate(content.gains):
        yield from _paint_gain(art, gain, _TOP + _LINES_TOP + at * _LINE_HEIGHT)


def _paint_gain(art: "Art", gain: Gain, y: float) -> Iterator[Mark]:
    is_edge = isinstance(gain.sign, Relation)
    left = PLATE_X - 74
    sign = art.marker(gain.sign, 1.0, glow=False) if is_edge else art.key_chip(gain.sign, 36)
    yield Mark((gain.sign, "sign"), sign, left + 18, y, PLATE_LAYER)
    count = art.text(f"×{gain.count}", 28, "main", font="extra")
    yield Mark((gain.sign, "count"), count, left + 44, y, PLATE_LAYER, LEFT)
    colour = "tic" if gain.points > 0 else "nic.text" if gain.points < 0 else "muted"
    points = art.text(format_total(gain.points), 28, colour, font="extra")
    yield Mark((gain.sign, "points"), points, left + 104, y, PLATE_LAYER, LEFT)
