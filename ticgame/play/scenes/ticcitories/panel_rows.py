"""The mat with its two rows: position numbers, claims as emblems, whose card is next, and the deck."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.core.cards import Card
from ticgame.play.marks import Mark
from ticgame.play.scenes.ticcitories.space import (
    CHOOSE_ROW,
    DECK_CARD,
    DECK_PLACE,
    MAT,
    PLACE_ROW,
    ROW_CARD,
    ROW_LABELS,
    ROW_MIDDLE,
)
from ticgame.play.stage import LEFT
from ticgame.play.theme import CARD_CORNER, CARD_RATIO

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

LAYER: Final = 40
CLAIM: Final = 27.0
NUMBER: Final = 21.0
_HEIGHT: Final = ROW_CARD * CARD_RATIO
_LOWER: Final = _HEIGHT / 2 - 17
_LARGEST_LABEL: Final = 36.0


class Position(NamedTuple):
    """A place of a row: which seat's emblem lies there, whether its card is on turn or gone already."""

    card: Card
    number: int
    x: float
    y: float
    seat: int | None = None
    animal: str | None = None
    is_next: bool = False
    is_gone: bool = False


class Labels(NamedTuple):
    """What the rows are for; `note` stands where a row is missing, at its height."""

    is_placing: bool
    note: str = ""
    note_y: float = PLACE_ROW
    deck: int = 0
    text_scale: float = 1.0


def paint_mat(art: "Art", content: bool) -> Iterator[Mark]:
    """Yield the mat under the rows, unless something else lies there."""
    if content:
        yield Mark("mat", art.mat(MAT.w, MAT.h, radius=30), MAT.x, MAT.y, 0, is_baked=True)


def paint_rows(art: "Art", content: tuple[Position, ...]) -> Iterator[Mark]:
    """Yield the slots of both rows, and their numbers and claims, named by the cards that they go with."""
    for place in content:
        yield from _paint_place(art, place)


def paint_labels(art: "Art", content: Labels | None) -> Iterator[Mark]:
    """Yield the names of the rows, and the deck with its count."""
    if content is None:
        return
    size = min(_LARGEST_LABEL, 32 * content.text_scale)
    for words, y, is_now in (
        ("Place", PLACE_ROW, content.is_placing),
        ("Choose", CHOOSE_ROW, not content.is_placing),
    ):
        label = art.text(words, size, "main" if is_now else "accent", font="extra")
        yield Mark(("label", words), label, ROW_LABELS, y, LAYER, LEFT)
    if content.note:
        note = art.text(content.note, 28 * min(1.2, content.text_scale), "muted", font="bold")
        yield Mark("note", note, ROW_MIDDLE, content.note_y, LAYER)
    yield from _paint_deck(art, content.deck)


def _paint_place(art: "Art", place: Position) -> Iterator[Mark]:
    card, x, y = place.card, place.x, place.y
    yield Mark((place.number, y, "slot"), art.slot(ROW_CARD, _HEIGHT), x, y, 2)
    if place.is_next:
        ring = art.ring(
            ROW_CARD + 10, _HEIGHT + 10, radius=ROW_CARD * CARD_CORNER + 5, width=4, colour=place.animal
        )
        yield Mark((card, "ring"), ring, x, y, LAYER - 1)
    if place.is_gone:
        return
    disc = art.number_disc(place.number, NUMBER)
    yield Mark((card, "number"), disc, x - ROW_CARD / 2 - 2, y + _LOWER, LAYER)
    if place.animal:
        badge = art.badge(place.animal, CLAIM)
        yield Mark((card, "claim"), badge, x + ROW_CARD / 2 + 4, y + _LOWER, LAYER)


class RowFocus(NamedTuple):
    """The card of the row that a seat is at; `is_waiting` while it is held over the grid."""

    x: float
    y: float
    animal: str
    is_waiting: bool = False


def paint_focus(art: "Art", content: RowFocus | None) -> Iterator[Mark]:
    """Yield the cursor around the card in focus, its emblem at the upper edge, or nothing."""
    if content is not None:
        cursor = art.cursor(
            ROW_CARD, _HEIGHT, content.animal, badge=22, anchor=(0.0, -1.0), locked=content.is_waiting
        )
        yield Mark("cursor", cursor, content.x, content.y, LAYER - 1)


def _paint_deck(art: "Art", count: int) -> Iterator[Mark]:
    x, y = DECK_PLACE
    if not count:
        yield Mark("no deck", art.slot(DECK_CARD, DECK_CARD * CARD_RATIO), x, y, 2)
        return
    for depth in range(min(4, count // 15), 0, -1):
        yield Mark(("deck", depth), art.back(DECK_CARD), x + depth * 1.4, y + depth * 2.2, 4 - depth)
    number = art.number_disc(count, 20)
    yield Mark("deck count", number, x + DECK_CARD / 2 + 6, y + DECK_CARD * CARD_RATIO / 2 - 8, LAYER)
