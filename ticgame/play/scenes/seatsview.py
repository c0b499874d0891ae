"""The picture of the seats' screen: the seats' cards, tiles, what people are told, the countdown."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from pygame import FRect

from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Device, DeviceKind
from ticgame.play.lobby.botnames import bot_title
from ticgame.play.lobby.desk import Desk
from ticgame.play.lobby.floor import Spot
from ticgame.play.lobby.lobby import Lobby
from ticgame.play.lobby.naming import NameEditor
from ticgame.play.lobby.saved_lobby import SavedLobby
from ticgame.play.lobby.seatrows import SeatRow, row_title
from ticgame.play.lobby.tiles import Tile
from ticgame.play.marks import Mark, Panel
from ticgame.play.seats import SeatPlace
from ticgame.play.stage import LEFT, LEFT_EDGE, RIGHT_EDGE, Stage
from ticgame.play.widgets.labels import SMALLEST, fitted, fitting_size
from ticgame.play.widgets.letterboard import board_look, key_at
from ticgame.play.widgets.lobbytiles import TileLook, paint_tiles
from ticgame.play.widgets.plates import NOBODY
from ticgame.play.widgets.prompts import Prompts, glyph_name, prompt
from ticgame.play.widgets.seatcard import CardPlan, RowLook, SeatLook, paint_seat

if TYPE_CHECKING:
    from ticgame.play.app import App
    from ticgame.play.paint.art import Art

BROAD_FROM = 1.15
MOST_BROAD = 3
"""More broad cards than these stand in two lines."""
WIDEST = 562.0
WIDEST_BROAD = 854.0
GAP = 20.0
TOAST_Y = 944.0
PROMPTS_Y = 1003.0
TITLE_Y = 92.0
TOAST_LEFT = 1080.0
JOIN_HINT = (prompt("on your own device to sit down", Intent.A),)
COUNTDOWN_LAYER = 60
CLOCK_STEPS = 20


_DEVICE_ICONS = {DeviceKind.PAD: "gamepad", DeviceKind.CLUSTER: "keyboard", DeviceKind.MOUSE: "mouse"}


class CountLook(NamedTuple):
    """The countdown as it is shown; `share` of the second is left."""

    seconds: int
    share: float


class ToastLook(NamedTuple):
    """A sentence for everybody, from `x` on in at most two lines around `y`."""

    words: str
    x: float
    y: float
    width: float
    scale: float


class SeatsView:
    """The stage of the seats' screen for one canvas."""

    def __init__(self, app: "App", lobby: Lobby | SavedLobby, desk: Desk) -> None:
        self._app, self._lobby, self._desk = app, lobby, desk
        art = app.art
        self._scale = min(app.text_scale, 1.6)
        self._is_broad = app.text_scale > BROAD_FROM
        self.seats = desk.seats
        desk.floor.lines = 2 if self._is_broad and len(self.seats) > MOST_BROAD else 1
        boxes = zip(self.seats, self._card_boxes(), strict=True)
        self._plans = {seat: CardPlan(box, is_broad=self._is_broad, scale=self._scale) for seat, box in boxes}
        self.stage = Stage(app.canvas, art.felt("table"))
        self._cards = {seat: Panel(self.stage, art, paint_seat) for seat in self.seats}
        self._tiles = Panel(self.stage, art, paint_tiles)
        self._toast = Panel(self.stage, art, _paint_toast)
        self._count = Panel(self.stage, art, _paint_count)
        self._prompts = Prompts([])
        self._prompts.lay_out(
            self.stage,
            art,
            right=RIGHT_EDGE,
            y=PROMPTS_Y,
            device=app.last_device,
            scale=min(app.text_scale, 1.5),
        )
        self._join = Prompts(JOIN_HINT)
        self._join.lay_out(self.stage, art, right=RIGHT_EDGE, y=TITLE_Y, device=app.last_device)
        room = TOAST_LEFT - LEFT_EDGE - 40 if self._is_broad else 1100
        words, size = lobby.question, 56 * min(self._scale, 1.3)
        title = fitted(art, words, room, size, font="title", shadow=True)
        self.stage.add(title, LEFT_EDGE, TITLE_Y, layer=1, anchor=LEFT)

    # -- where things are

    def spot_at(self, x: float, y: float) -> Spot | None:
        """Return the row or tile at a point."""
        for seat, plan in self._plans.items():
            rows = self._desk.rows(seat)
            for row in range(len(rows)):
                if plan.row_box(row, len(rows)).collidepoint(x, y):
                    return Spot(seat, row)
        for tile, box in enumerate(self._tile_boxes()):
            if FRect(*box).collidepoint(x, y):
                return Spot(None, tile)
        return None

    def letter_at(self, seat: int, editor: NameEditor, x: float, y: float) -> tuple[int, int] | None:
        """Return row and column of a seat's board at a point, or the row of its list of names."""
        plan = self._plans[seat]
        if editor.pad is not None:
            return key_at(plan.board, board_look(editor.pad), x, y)
        count = len(editor.rows)
        hits = [row for row in range(count) if plan.row_box(row, count).collidepoint(x, y)]
        return (hits[0], 0) if hits else None

    def row_middle(self, seat: int, row: SeatRow) -> tuple[float, float]:
        """Return the middle of a row of a seat's card, in design units."""
        rows = self._desk.rows(seat)
        return self._plans[seat].row_box(rows.index(row), len(rows)).center

    def tile_middle(self, tile: Tile) -> tuple[float, float]:
        """Return the middle of a tile, in design units."""
        return FRect(*self._tile_boxes()[[words.tile for words in self._lobby.tiles()].index(tile)]).center

    def _card_boxes(self) -> Iterator[tuple[float, float, float, float]]:
        columns = self._desk.floor.columns
        widest = WIDEST_BROAD if self._is_broad else WIDEST
        width = min(widest, (RIGHT_EDGE - LEFT_EDGE - GAP * (columns - 1)) / columns)
        begin = 960 - (columns * (width + GAP) - GAP) / 2
        top, height, pitch = (146.0, 322.0, 342.0) if self._is_broad else (150.0, 588.0, 0.0)
        if self._is_broad and self._desk.floor.lines == 1:
            top, height = 236.0, 440.0
        for at in range(len(self.seats)):
            yield begin + at % columns * (width + GAP), top + at // columns * pitch, width, height

    def _tile_boxes(self) -> list[tuple[float, float, float, float]]:
        count = len(self._lobby.tiles())
        width = (RIGHT_EDGE - LEFT_EDGE - GAP * (count - 1)) / count
        top, height = (832.0, 112.0) if self._is_broad else (760.0, 140.0)
        return [(LEFT_EDGE + place * (width + GAP), top, width, height) for place in range(count)]

    # -- what there is to see

    def show(self, words: str, *, held: Mapping[Device, Sequence[Intent]]) -> None:
        """Show everything as it is now; `held` has what is down on devices that are being tried."""
        spots = self._cursors()
        places = self._app.evening.places
        free = [place.number for place in places if place.is_empty]
        for seat, card in self._cards.items():
            card.update(self._seat_look(places[seat], spots, is_next=seat in free[:1], held=held))
        self._tiles.update(tuple(self._tile_looks(spots)))
        self._toast.update(ToastLook(words, *self._toast_place(), min(self._scale, 1.3)))
        countdown = self._desk.countdown
        share = round(countdown.share * CLOCK_STEPS) / CLOCK_STEPS if self._app.has_motion else 1.0
        self._count.update(CountLook(countdown.seconds, share))
        self._join.set_prompts(() if words and self._is_broad else JOIN_HINT)
        self._show_prompts()

    def _cursors(self) -> dict[Spot, tuple[str, ...]]:
        found: dict[Spot, tuple[str, ...]] = {}
        for device, spot in self._desk.cursors.all().items():
            if self._desk.namings.of(device) is not None:
                continue
            seats = self._app.evening.seats_of(device)
            seat = spot.seat if spot.seat in seats else seats[0] if seats else None
            animal = NOBODY if seat is None else self._app.evening.place(seat).animal.value
            found[spot] = (*found.get(spot, ()), animal)
        return found

    def _seat_look(
        self,
        place: SeatPlace,
        spots: Mapping[Spot, tuple[str, ...]],
        *,
        is_next: bool,
        held: Mapping[Device, Sequence[Intent]],
    ) -> SeatLook:
        editor = self._desk.namings.at(place.number)
        icon, device = _device_words(place)
        pressed = (
            held.get(place.device, ()) if place.device and place.device.kind is DeviceKind.CLUSTER else ()
        )
        return SeatLook(
            self._plans[place.number],
            place.animal.value,
            "Free seat" if place.is_empty else place.name,
            icon,
            device,
            self._rows(place, spots, editor),
            is_empty=place.is_empty,
            is_next=is_next,
            is_ready=place.is_ready,
            is_bot=place.is_played_by_bot,
            board=board_look(editor.pad) if editor and editor.pad else None,
            held=tuple(glyph_name(place.device.glyph(intent)) for intent in pressed),
        )

    def _rows(
        self, place: SeatPlace, spots: Mapping[Spot, tuple[str, ...]], editor: NameEditor | None
    ) -> tuple[RowLook, ...]:
        animal = place.animal.value
        if editor is not None:
            rows = enumerate(editor.rows)
            return tuple(RowLook(words, (animal,) if row == editor.focus else ()) for row, words in rows)
        return tuple(
            RowLook(
                row_title(row, place),
                spots.get(Spot(place.number, at), ()),
                glyph_name(place.device.glyph(Intent.A)) if row is SeatRow.READY and place.device else "",
                is_done=row is SeatRow.READY and place.is_ready,
            )
            for at, row in enumerate(self._desk.rows(place.number))
        )

    def _tile_looks(self, spots: Mapping[Spot, tuple[str, ...]]) -> Iterator[TileLook]:
        for at, (words, box) in enumerate(zip(self._lobby.tiles(), self._tile_boxes(), strict=True)):
            _, icon, title, note, is_faulty = words
            yield TileLook(box, icon, title, note, spots.get(Spot(None, at), ()), is_faulty=is_faulty,
                           scale=min(self._scale, 1.4))  # fmt: skip

    def _toast_place(self) -> tuple[float, float, float]:
        """Return left edge, middle and width; where cards are broad, the toast takes the place of a hint."""
        if self._is_broad:
            return TOAST_LEFT, TITLE_Y, RIGHT_EDGE - TOAST_LEFT
        return LEFT_EDGE, TOAST_Y, RIGHT_EDGE - LEFT_EDGE

    def _show_prompts(self) -> None:
        device = self._app.last_device
        self._prompts.follow(device)
        self._join.follow(device)
        self._prompts.set_prompts(self._prompts_for(device))

    def _prompts_for(self, device: Device) -> list:
        editor = self._desk.namings.of(device)
        is_mouse = device.kind is DeviceKind.MOUSE
        if editor is not None:
            done = [] if is_mouse or editor.pad is None else [prompt("Done", Intent.X)]
            return [prompt("Choose", Intent.A), *done, prompt("Back", Intent.B)]
        if not self._app.evening.seats_of(device):
            words = "Choose" if is_mouse else "Sit down"
            return [prompt(words, Intent.A), prompt("Back", Intent.B)]
        if self._desk.countdown.is_running:
            return [prompt("Start now", Intent.A), prompt("Wait", Intent.B)]
        named = [prompt("Name", Intent.X)] if self._desk.can_name else []
        bots = "Add a bot" if self._desk.can_name else "Bots for the rest"
        more = [] if is_mouse else [*named, prompt(bots, Intent.Y)]
        return [prompt("Choose", Intent.A), *more, prompt(self._desk.back_words(device), Intent.B)]


def _device_words(place: SeatPlace) -> tuple[str, str]:
    """Return icon and words for what a seat is played with."""
    if place.is_lost:
        return "plug", "No device"
    if place.is_human and place.device is not None:
        title = place.device.title
        return _DEVICE_ICONS[place.device.kind], title[:1].upper() + title[1:]
    if place.bot is not None:
        return "bot", f"{bot_title(place.bot)} bot"
    return "", ""


def _paint_toast(art: "Art", look: ToastLook) -> Iterator[Mark]:
    if not look.words:
        return
    left, width = look.x + 54, look.width - 54
    yield Mark("icon", art.icon("info", 38, "accent"), look.x + 19, look.y, 20)
    size = fitting_size(art, look.words, width, 30 * look.scale)
    lines = art.wrap(look.words, width, size, font="extra")
    if len(lines) > 1:
        size = SMALLEST
        first, *rest = art.wrap(look.words, width, size, font="extra")
        lines = [first, *([art.shortened(" ".join(rest), width, size, font="extra")] if rest else [])]
    for at, line in enumerate(lines):
        words = art.text(line, size, "main", font="extra", shadow=True)
        yield Mark(("line", at), words, left, look.y + (at - (len(lines) - 1) / 2) * size * 1.2, 20, LEFT)


def _paint_count(art: "Art", look: CountLook) -> Iterator[Mark]:
    """Yield the seconds that are left, large in the middle."""
    if not look.seconds:
        return
    x, y, layer = 960.0, 428.0, COUNTDOWN_LAYER
    yield Mark("plate", art.panel(360, 360, radius=180, alpha=0.96), x, y, layer)
    yield Mark("clock", art.clock(164, look.share, "tic"), x, y, layer + 1)
    yield Mark("second", art.text(str(look.seconds), 200, "main", font="title"), x, y - 24, layer + 2)
    yield Mark("words", art.text("Here we go", 30, "muted", font="extra"), x, y + 82, layer + 2)
