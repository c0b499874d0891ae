"""Seats' cursors around cards, the places that held cards have left, and the markers they would make."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.core.contract import Seat
from ticgame.play.marks import Mark
from ticgame.play.theme import CARD_CORNER, CARD_RATIO

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

CURSOR_LAYER: Final = 88
MARKER_LAYER: Final = 94
MARKER_GROWTH: Final = 1.25
SMALL_BADGE: Final = 20.0
BADGE: Final = 24.0
NARROW: Final = 78.0


class CardCursor(NamedTuple):
    """A seat's cursor around a card of a width; `nest` 1 lies around another cursor on the same card."""

    seat: Seat
    animal: str
    x: float
    y: float
    width: float
    nest: int = 0
    is_dim: bool = False


def paint_cursors(art: "Art", content: tuple[CardCursor, ...]) -> Iterator[Mark]:
    """Yield the cursors of all seats."""
    for cursor in content:
        badge = SMALL_BADGE if cursor.width < NARROW else BADGE
        image = art.cursor(
            cursor.width,
            cursor.width * CARD_RATIO,
            cursor.animal,
            nest=cursor.nest,
            locked=cursor.is_dim,
            badge=badge,
            gap=3,
        )
        layer = CURSOR_LAYER + (0 if cursor.is_dim else 1)
        yield Mark(cursor.seat, image, cursor.x, cursor.y, layer)


class LeftPlace(NamedTuple):
    """A place of a hand whose card is held elsewhere."""

    seat: Seat
    animal: str
    x: float
    y: float
    width: float


def paint_left_places(art: "Art", content: tuple[LeftPlace, ...]) -> Iterator[Mark]:
    """Yield the outlines of places that held cards have left."""
    for place in content:
        w, h = place.width, place.width * CARD_RATIO
        hollow = art.box(w, h, radius=w * CARD_CORNER, colour="shadow", alpha=0.35)
        yield Mark((place.seat, "hollow"), hollow, place.x, place.y, 48)
        ring = art.ring(w, h, radius=w * CARD_CORNER, width=2.5, colour=place.animal, alpha=0.7)
        yield Mark((place.seat, "ring"), ring, place.x, place.y, 49)


class AheadMarker(NamedTuple):
    """A marker that a card in hand would make where it is held."""

    seat: Seat
    number: int
    kind: str
    x: float
    y: float
    scale: float


def paint_ahead(art: "Art", content: tuple[AheadMarker, ...]) -> Iterator[Mark]:
    """Yield the markers of all held cards."""
    for marker in content:
        image = art.marker(marker.kind, round(marker.scale * MARKER_GROWTH, 3))
        yield Mark((marker.seat, marker.number), image, marker.x, marker.y, MARKER_LAYER)
