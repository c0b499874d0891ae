"""The curtain between two turns: all is covered until the next seat uncovers it with its own device."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import FRect

from ticgame.core.contract import Seat
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Device, DeviceAdded, DeviceRemoved, Input, Pointer, Press
from ticgame.play.marks import Mark, Panel
from ticgame.play.scene import Scene
from ticgame.play.stage import LEFT, Frame, Stage
from ticgame.play.table.footer import LOW, FooterLook, deed_box, paint_footer
from ticgame.play.table.news import MOST_CARDS, News
from ticgame.play.widgets.labels import fitted
from ticgame.play.widgets.presses import clicked, pressed
from ticgame.play.widgets.prompts import glyph_name

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art
    from ticgame.play.table.turn_table import TurnTable

BADGE: Final = (960.0, 216.0)
NEWS: Final = FRect(470, 530, 980, 496)
"""Beside it there is room for what can be taken back."""
LINE: Final = 74.0
MOST_NEWS: Final = 6
TEXT: Final = 30.0
CARD: Final = 46.0
ASIDE_MS: Final = 3000.0


class Told(NamedTuple):
    """A piece of news and whose it is: emblem and name, empty for what the table itself did."""

    news: News
    animal: str = ""
    name: str = ""


class CurtainLook(NamedTuple):
    """Whose turn it is, the control that uncovers, a word to others, and what has happened meanwhile."""

    animal: str
    name: str
    glyph: str
    aside: str
    told: tuple[Told, ...]
    omitted: int
    text_scale: float


class Curtain(Scene):
    """Covers a table whole. It draws nothing of what lies beneath, and only public facts."""

    def __init__(self, table: "TurnTable", seat: Seat) -> None:
        self._table = table
        self._seat = seat
        self._aside = ""
        self._aside_ms = 0.0

    def relayout(self, canvas: Frame) -> None:
        art = self.app.art
        self.stage = Stage(canvas, art.felt("title"))
        self._panel = Panel(self.stage, art, paint_curtain)
        self._footer = Panel(self.stage, art, paint_footer)
        self._show()

    def enter(self, app: object) -> None:
        super().enter(app)
        self.app.audio.play(f"turn_{self._table.seating.place(self._seat).animal.value}")

    def handle(self, event: Input) -> bool:
        if isinstance(event, DeviceAdded | DeviceRemoved):
            self._show()
            return False
        if pressed(event) is Intent.MENU:
            self._table.calls.pause(self._table)
            return True
        if pressed(event) is None and clicked(event) is None:
            return False
        return self._uncover(event)

    def _uncover(self, event: Press | Pointer) -> bool:
        """Let the seat's own device uncover; tell any other whose turn it is."""
        if self._asks_back(event) and self._table.take_back(event.device):
            return True
        if event.device is not self._device:
            return self._table.welcome_back(event) or self._tell(event.device)
        if pressed(event) not in (Intent.A, Intent.X, None):
            return False
        self.app.audio.play("confirm")
        self._table.uncover(self._seat)
        self.app.stack.pop()
        return True

    def _asks_back(self, event: Press | Pointer) -> bool:
        """Return whether somebody wants to take back the act that led to this turn."""
        place = clicked(event)
        if place is None:
            return pressed(event) is Intent.B
        return deed_box(self.app.art, self._footer_look()).contains(*place)

    def _footer_look(self) -> FooterLook:
        """Return what can be taken back, at the lower edge of the curtain; a hint would tell too much."""
        return self._table.footer_look()._replace(hint="", place=LOW)

    def _tell(self, device: Device) -> bool:
        if not self._table.seating.evening.seats_of(device):
            return False
        place = self._table.seating.place(self._seat)
        self._aside = f"It is {place.name}’s turn, with the {place.device.title}."
        self._aside_ms = ASIDE_MS
        self.app.audio.play("refuse")
        self._show()
        return True

    def update(self, dt_ms: float) -> None:
        if self._aside and (left := self._aside_ms - dt_ms) <= 0:
            self._aside = ""
            self._show()
        elif self._aside:
            self._aside_ms = left
        if not self._table.is_curtain_wanted(self._seat) or self._table.seating.is_lost(self._seat):
            self.app.stack.pop()

    def rest_ms(self) -> float | None:
        return self._aside_ms if self._aside else None

    @property
    def _device(self) -> Device | None:
        return self._table.seating.device(self._seat)

    def _show(self) -> None:
        seating, device = self._table.seating, self._device
        place = seating.place(self._seat)
        glyph = "" if device is None else glyph_name(device.glyph(Intent.A))
        news = self._table.news_for(self._seat)
        told = tuple(map(self._told, news[-MOST_NEWS:]))
        scale = self.app.settings.table_text_percent / 100
        omitted = max(0, len(news) - MOST_NEWS)
        look = CurtainLook(place.animal.value, place.name, glyph, self._aside, told, omitted, scale)
        self._panel.update(look)
        self._footer.update(self._footer_look())

    def _told(self, news: News) -> Told:
        if news.seat is None:
            return Told(news)
        place = self._table.seating.place(news.seat)
        return Told(news, place.animal.value, place.name)


def paint_curtain(art: "Art", look: CurtainLook) -> Iterator[Mark]:
    """Yield the seat whose turn it is, how it uncovers, and what has happened."""
    x, y = BADGE
    yield Mark("badge", art.badge(look.animal, 104, glow=True), x, y, 1)
    title = fitted(art, f"{look.name}’s turn", 1500, 88, colour="main", font="title", shadow=True)
    yield Mark("title", title, x, y + 172, 1)
    yield from _prompt(art, look, y + 260)
    if look.told:
        yield from _news(art, look)


def _prompt(art: "Art", look: CurtainLook, y: float) -> Iterator[Mark]:
    size = 34 * look.text_scale
    if look.aside:
        yield Mark("aside", fitted(art, look.aside, 1600, size, colour="nic.text", shadow=True), 960, y, 1)
        return
    words = art.text("to see your cards", size, "main", font="extra", shadow=True)
    glyph = art.key_glyph(look.glyph, 56) if look.glyph else None
    width = words.get_width() / art.canvas.k
    room = glyph.get_width() / art.canvas.k + 16 if glyph else 0.0
    left = 960 - (width + room) / 2
    if glyph:
        yield Mark("glyph", glyph, left, y, 1, LEFT)
    yield Mark("words", words, left + room, y, 1, LEFT)


def _news(art: "Art", look: CurtainLook) -> Iterator[Mark]:
    """Yield what has happened since the seat's last turn, the latest last."""
    line = min(LINE * look.text_scale, (NEWS.h - 84) / max(3, len(look.told)))
    height = 84 + line * len(look.told)
    box = FRect(NEWS.x, NEWS.y, NEWS.w, height)
    yield Mark("panel", art.panel(box.w, box.h), *box.center, 1)
    earlier = f" ({look.omitted} more before)" if look.omitted else ""
    head = art.text(f"Since your last turn{earlier}", 30, "muted", font="extra")
    yield Mark("head", head, box.x + 40, box.y + 40, 2, LEFT)
    for at, told in enumerate(look.told):
        y = box.y + 68 + (at + 0.5) * line
        yield from _line(art, told, at=at, y=y, size=TEXT * look.text_scale)


def _line(art: "Art", told: Told, *, at: int, y: float, size: float) -> Iterator[Mark]:
    news, animal, name = told
    left, right = NEWS.x + 40, NEWS.right - 40
    if animal:
        yield Mark(("badge", at), art.badge(animal, 22), left + 22, y, 2)
        left += 60
    for place, card in enumerate(reversed(news.cards[:MOST_CARDS])):
        yield Mark(("card", at, place), art.card(card, CARD), right - CARD / 2, y, 2)
        right -= CARD + 8
    for kind, count in reversed(news.kinds):
        amount = art.text(f"×{count}", 28, "main", font="extra")
        right -= amount.get_width() / art.canvas.k
        yield Mark(("amount", at, kind), amount, right, y, 2, LEFT)
        yield Mark(("kind", at, kind), art.marker(kind, 0.8, glow=False), right - 20, y, 2)
        right -= 50
    words = f"{name} {news.words}".strip()
    yield Mark(("words", at), fitted(art, words, right - left - 20, size, colour="main"), left, y, 2, LEFT)
