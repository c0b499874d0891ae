"""The cards to come, in order, where a game is played with an open deck."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.core.cards import Card
from ticgame.play.marks import Mark
from ticgame.play.stage import LEFT
from ticgame.play.theme import CARD_RATIO

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

LAYER: Final = 30
BOX: Final = (1424.0, 552.0, 400.0, 300.0)
HEAD: Final = 46.0
PAD: Final = 16.0
GAP: Final = 6.0
WIDEST: Final = 84.0
NARROWEST: Final = 44.0


class Order(NamedTuple):
    """The coming cards, first drawn first; none where the deck is hidden or empty."""

    cards: tuple[Card, ...]


class _Grid(NamedTuple):
    columns: int
    lines: int
    width: float


def paint_order(art: "Art", content: Order) -> Iterator[Mark]:
    """Yield the cards in lines from the left, as large as they fit, the next one lit."""
    if not content.cards:
        return
    x, y, w, h = BOX
    yield Mark("panel", art.panel(w, h), x + w / 2, y + h / 2, LAYER)
    words = art.text("To come", 30, "main", font="title")
    yield Mark("words", words, x + PAD, y + HEAD / 2 + 4, LAYER + 1, LEFT)
    grid = _fit(len(content.cards), w - 2 * PAD, h - HEAD - PAD)
    room = grid.columns * grid.lines
    shown = content.cards if len(content.cards) <= room else content.cards[: room - 1]
    for at, card in enumerate(shown):
        place = _place(grid, at)
        if not at:
            height = grid.width * CARD_RATIO
            glow = art.glow(grid.width, height, radius=6, blur=10, colour="selection", alpha=0.9)
            yield Mark("next", glow, *place, LAYER + 1)
        yield Mark(("card", at), art.card(card, grid.width), *place, LAYER + 2)
    if len(shown) < len(content.cards):
        more = art.text(f"+{len(content.cards) - len(shown)}", 28, "muted", font="extra")
        yield Mark("more", more, *_place(grid, room - 1), LAYER + 2)


def _fit(count: int, width: float, height: float) -> _Grid:
    """Return the lines in which so many cards are largest; what doesn't fit at NARROWEST is left out."""
    best = _Grid(1, 1, 0.0)
    for lines in range(1, 9):
        columns = -(-count // lines)
        wide = min(WIDEST, (width + GAP) / columns - GAP, ((height + GAP) / lines - GAP) / CARD_RATIO)
        if wide > best.width:
            best = _Grid(columns, lines, wide)
    if best.width >= NARROWEST:
        return best
    columns = int((width + GAP) // (NARROWEST + GAP))
    lines = int((height + GAP) // (NARROWEST * CARD_RATIO + GAP))
    return _Grid(columns, lines, NARROWEST)


def _place(grid: _Grid, at: int) -> tuple[float, float]:
    line, column = divmod(at, grid.columns)
    x = BOX[0] + PAD + grid.width / 2 + column * (grid.width + GAP)
    y = BOX[1] + HEAD + grid.width * CARD_RATIO / 2 + line * (grid.width * CARD_RATIO + GAP)
    return x, y
