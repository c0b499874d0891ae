"""The seats around a table: badges, names and hand counts on the rails, and the plate of the seat on turn."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.play.marks import Mark
from ticgame.play.stage import LEFT
from ticgame.play.table.fans import RailSlot

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

PLATE: Final = (168.0, 922.0)
PLATE_TEXT: Final = 258.0
PLATE_ROOM: Final = 316.0
BADGE_LAYER: Final = 45
_NAME_ROOM: Final = 148.0


class RailSeat(NamedTuple):
    """A seat beside the mat: its place, emblem and name, its number of cards, and what is up with it."""

    slot: RailSlot
    animal: str
    name: str
    cards: int
    is_on_turn: bool = False
    is_shown: bool = False
    is_looking: bool = False
    is_lost: bool = False


def paint_rails(art: "Art", content: tuple[RailSeat, ...]) -> Iterator[Mark]:
    """Yield the seats beside the mat."""
    for seat in content:
        yield from _paint_rail(art, seat)


def _paint_rail(art: "Art", seat: RailSeat) -> Iterator[Mark]:
    x, y = seat.slot.open_badge if seat.is_shown else seat.slot.badge
    badge = art.badge(seat.animal, 24 if seat.is_shown else 36, glow=seat.is_on_turn)
    yield Mark((seat.animal, "badge"), badge, x, y, BADGE_LAYER)
    if seat.is_shown:
        name = art.shortened(seat.name, _NAME_ROOM - 60, 28, font="extra")
        words = art.text(name, 28, "main", font="extra", shadow=True)
        yield Mark((seat.animal, "name"), words, x + 32, seat.slot.name[1], BADGE_LAYER, LEFT)
    else:
        count = art.number_disc(seat.cards, 17)
        yield Mark((seat.animal, "count"), count, x - seat.slot.side * 22, y + 34, BADGE_LAYER + 1)
        name = art.shortened(seat.name, _NAME_ROOM, 28, font="extra")
        words = art.text(name, 28, "main", font="extra", shadow=True)
        yield Mark((seat.animal, "name"), words, *seat.slot.name, BADGE_LAYER)
    sign = "plug" if seat.is_lost else "eye" if seat.is_looking else None
    if sign:
        disc = art.box(44, 44, radius=22, colour="panel", alpha=0.92)
        yield Mark((seat.animal, "disc"), disc, x + seat.slot.side * 16, y - 42, BADGE_LAYER + 1)
        icon = art.icon(sign, 30, "nic.text" if seat.is_lost else "accent")
        yield Mark((seat.animal, "sign"), icon, x + seat.slot.side * 16, y - 42, BADGE_LAYER + 2)


class Plate(NamedTuple):
    """The seat on turn, what it does or why it may not, and what the play in hand would make, by kind."""

    animal: str
    name: str
    words: str
    refusal: str = ""
    gains: tuple[tuple[str, int], ...] = ()
    text_scale: float = 1.0


def paint_plate(art: "Art", content: Plate) -> Iterator[Mark]:
    """Yield the plate of the seat on turn."""
    yield Mark("badge", art.badge(content.animal, 64, glow=True), *PLATE, BADGE_LAYER)
    name = art.shortened(content.name, PLATE_ROOM, "plate")
    yield Mark("name", art.text(name, "plate", shadow=True), PLATE_TEXT, 884, BADGE_LAYER, LEFT)
    if content.refusal:
        yield from _lines(art, content.refusal, 30 * content.text_scale, "nic.text")
        return
    size = 30 * content.text_scale
    words = art.shortened(content.words, PLATE_ROOM, size, font="bold")
    colour = (0xD9, 0xCB, 0xB9)
    yield Mark(
        "words", art.text(words, size, colour, font="bold", shadow=True), PLATE_TEXT, 936, BADGE_LAYER, LEFT
    )
    x = PLATE_TEXT + 16
    for kind, count in content.gains:
        yield Mark((kind, "sign"), art.marker(kind, 1.0, glow=False), x, 988, BADGE_LAYER)
        amount = art.text(f"×{count}", "list", shadow=True)
        yield Mark((kind, "count"), amount, x + 26, 988, BADGE_LAYER, LEFT)
        x += 106


def _lines(art: "Art", words: str, size: float, colour: str) -> Iterator[Mark]:
    for at, line in enumerate(art.wrap(words, PLATE_ROOM, size, font="bold")[:3]):
        image = art.text(line, size, colour, font="bold", shadow=True)
        yield Mark(("refusal", at), image, PLATE_TEXT, 930 + at * size * 1.22, BADGE_LAYER, LEFT)


class Owner(NamedTuple):
    """Whose hand lies at the lower edge, and where its first card does."""

    animal: str
    x: float
    y: float
    width: float


def paint_owner(art: "Art", content: Owner | None) -> Iterator[Mark]:
    """Yield the owner's badge on the first card's lower corner, or nothing."""
    if content is None:
        return
    x = content.x - content.width * 0.42
    y = content.y + content.width * 0.58
    yield Mark("badge", art.badge(content.animal, 26), x, y, 92)
