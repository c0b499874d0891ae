"""The ghost: the card in hand shown where it would lie, and the marker that each new edge would get."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.core.cards import Card
from ticgame.play.marks import Mark
from ticgame.play.table.grid import Box
from ticgame.play.theme import CARD_CORNER, CARD_RATIO

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

LAYER: Final = 50
RISE: Final = 6.0
MARKER_GROWTH: Final = 1.25


class Ghost(NamedTuple):
    """The cell in focus and the seat that is at it; `card` is None while its hand is covered."""

    box: Box
    width: float
    animal: str
    card: Card | None
    edges: tuple[tuple[float, float, str], ...] = ()
    marker_scale: float = 0.84


def paint_ghost(art: "Art", content: Ghost | None) -> Iterator[Mark]:
    """Yield the ghost, or nothing."""
    if content is None:
        return
    x, y = content.box.x, content.box.y - RISE
    w, h = content.width, content.width * CARD_RATIO
    if content.card is None:
        yield Mark("card", art.back_sprite(w, lift=RISE), x, y, LAYER)
    else:
        yield Mark("card", art.card_sprite(content.card, w, lift=RISE), x, y, LAYER)
    badge = 24 * min(1.0, max(0.75, w / 80))
    yield Mark("cursor", art.cursor(w, h, content.animal, badge=badge), x, y, LAYER + 1)
    for at, (edge_x, edge_y, kind) in enumerate(content.edges):
        image = art.marker(kind, content.marker_scale * MARKER_GROWTH)
        yield Mark(at, image, edge_x, edge_y, LAYER + 2)


class HandRing(NamedTuple):
    """The line around the card of the hand that has the focus."""

    x: float
    y: float
    width: float


def paint_ring(art: "Art", content: HandRing | None) -> Iterator[Mark]:
    """Yield the ring under and around a card, or nothing."""
    if content is None:
        return
    w, h = content.width, content.width * CARD_RATIO
    glow = art.glow(w, h, radius=w * 0.12, blur=18)
    yield Mark("glow", glow, content.x, content.y, 59)
    ring = art.ring(w + 8, h + 8, radius=w * CARD_CORNER + 4, width=4)
    yield Mark("ring", ring, content.x, content.y, 91)
