"""Where everything of TIC Rummy lies, in design units: bands of collections, piles, tray and hand."""

from dataclasses import dataclass
from typing import Final

from ticgame.core.contract import Seat
from ticgame.games.rummy.collections import ROUNDS, Collection, End
from ticgame.games.rummy.state import RummyView
from ticgame.play.table.grid import Box
from ticgame.play.theme import CARD_RATIO

BANDS_TOP: Final = 142.0
BANDS_BOTTOM: Final = 690.0
BAND_LEFT: Final = 96.0
BAND_WIDTH: Final = 1424.0
BAND_GAP: Final = 10.0
TALLEST_BAND: Final = 172.0
HEAD_WIDTH: Final = 300.0
WIDEST_LAID: Final = 96.0
FANNED: Final = 0.65
"""How much of a card's width stays in sight beside the next."""
TIGHTEST: Final = 0.3
BETWEEN: Final = 34.0
SIGN_ROOM: Final = 44.0

PILES: Final = Box(1682.0, 238.0, 284.0, 206.0)
PILE_CARD: Final = 96.0
DECK_PLACE: Final = (1618.0, 222.0)
DISCARD_PLACE: Final = (1746.0, 222.0)
NEWS: Final = Box(1682.0, 576.0, 284.0, 448.0)

TRAY: Final = Box(773.0, 778.0, 1354.0, 156.0)
TRAY_CARD: Final = 72.0
TRAY_PITCH: Final = 80.0
TRAY_LEFT: Final = 130.0
TRAY_GAP: Final = 56.0
TRAY_MIDDLE: Final = 798.0
LAY_BUTTON: Final = Box(1332.0, 778.0, 200.0, 72.0)

HAND_MIDDLE: Final = (960.0, 946.0)
HAND_CARD: Final = 92.0
HAND_PITCH: Final = 96.0
HAND_WIDTH: Final = 1640.0
MINI_CARD: Final = 28.0
MINI_PITCH: Final = 11.0
MINI_WIDTH: Final = 150.0


@dataclass(frozen=True, slots=True)
class RummySpace:
    """Where things are for one view; `home` is the seat whose hand lies at the lower edge, None for none."""

    bands: tuple[Box, ...]
    table: tuple["CollectionPlace", ...]
    home: Seat | None
    number: int
    """The round of that seat."""

    def head(self, seat: Seat) -> tuple[float, float]:
        """Return where a seat's badge is."""
        box = self.bands[seat]
        return box.x - box.w / 2 + 52, box.y - 18

    def mini(self, seat: Seat, slot: int, count: int) -> tuple[float, float]:
        """Return where a card of a hand lies that is only counted."""
        box = self.bands[seat]
        pitch = min(MINI_PITCH, MINI_WIDTH / max(1, count - 1))
        return box.x - box.w / 2 + 108 + slot * pitch, box.y + 40

    def hand_place(self, slot: int, count: int) -> tuple[float, float]:
        """Return where a card of the hand at the lower edge lies."""
        pitch = min(HAND_PITCH, HAND_WIDTH / max(1, count - 1))
        return HAND_MIDDLE[0] + (slot - (count - 1) / 2) * pitch, HAND_MIDDLE[1]

    def tray_place(self, at: int, slot: int) -> tuple[float, float]:
        """Return where a card of a collection in the tray lies."""
        wanted = ROUNDS[self.number - 1]
        before = sum(want.size * TRAY_PITCH + TRAY_GAP for want in wanted[:at])
        return TRAY_LEFT + before + slot * TRAY_PITCH + TRAY_CARD / 2, TRAY_MIDDLE

    def group_box(self, at: int) -> Box:
        """Return where a collection of the tray lies, its name included."""
        size = ROUNDS[self.number - 1][at].size
        width = size * TRAY_PITCH + TRAY_GAP / 2
        return Box(self.tray_place(at, 0)[0] + (size - 1) * TRAY_PITCH / 2, TRAY.y, width, TRAY.h)


@dataclass(frozen=True, slots=True)
class CollectionPlace:
    """Where a collection lies on the table: the middle of its first card, the way to the next, its cards."""

    x: float
    y: float
    pitch: float
    card: float
    count: int

    def card_place(self, at: int) -> tuple[float, float]:
        return self.x + at * self.pitch, self.y

    def end_place(self, end: End | None) -> tuple[float, float]:
        """Return where a card would be added."""
        step = max(self.pitch, self.card * 0.5)
        if end is End.FIRST:
            return self.x - step, self.y
        return self.x + (self.count - 1) * self.pitch + step, self.y

    @property
    def left(self) -> float:
        return self.x - self.card / 2

    def end_box(self, end: End | None) -> Box:
        """Return where a card may be let go that is added at an end: from the middle of the collection on."""
        last = self.x + (self.count - 1) * self.pitch
        first, low = self.end_place(End.FIRST)[0], self.left
        high, middle = self.end_place(End.LAST)[0] + self.card / 2, (self.x + last) / 2
        if end is End.FIRST:
            low, high = first - self.card / 2, middle
        elif end is End.LAST:
            low = middle
        return Box((low + high) / 2, self.y, high - low, self.card * CARD_RATIO + 10)


def space_of(view: RummyView, *, home: Seat | None) -> RummySpace:
    """Return where things are."""
    bands = band_boxes(len(view.hand_sizes))
    table: list[CollectionPlace | None] = [None] * len(view.table)
    for seat, box in enumerate(bands):
        own = [(at, item) for at, item in enumerate(view.table) if item.owner == seat]
        for (at, _item), place in zip(own, _band_places([item for _, item in own], box), strict=True):
            table[at] = place
    return RummySpace(bands, tuple(table), home, view.rounds[home or 0])


def band_boxes(seats: int) -> tuple[Box, ...]:
    """Return the bands of the seats, from the top."""
    height = min(TALLEST_BAND, (BANDS_BOTTOM - BANDS_TOP - (seats - 1) * BAND_GAP) / seats)
    whole = seats * height + (seats - 1) * BAND_GAP
    top = (BANDS_TOP + BANDS_BOTTOM - whole) / 2
    return tuple(
        Box(BAND_LEFT + BAND_WIDTH / 2, top + height / 2 + seat * (height + BAND_GAP), BAND_WIDTH, height)
        for seat in range(seats)
    )


def band_card(box: Box) -> float:
    """Return how wide the cards of a band are."""
    return min(WIDEST_LAID, (box.h - 16) / CARD_RATIO)


def _band_places(own: list[Collection], box: Box) -> list[CollectionPlace]:
    """Return where the collections of a seat lie, closer together where they are long."""
    if not own:
        return []
    card = band_card(box)
    room = box.w - HEAD_WIDTH - 30
    fixed = len(own) * (card + SIGN_ROOM + 2 * BETWEEN)
    steps = max(1, sum(len(item.cards) - 1 for item in own))
    pitch = max(TIGHTEST * card, min(FANNED * card, (room - fixed) / steps))
    x, places = box.x - box.w / 2 + HEAD_WIDTH, []
    for item in own:
        x += SIGN_ROOM + BETWEEN
        places.append(CollectionPlace(x + card / 2, box.y, pitch, card, len(item.cards)))
        x += card + (len(item.cards) - 1) * pitch + BETWEEN
    return places
