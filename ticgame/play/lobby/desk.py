"""Who sits where, everybody at once: what each press on the seats' screen does, without a picture."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from ticgame.play.input.bindings import DIRECTIONS, Intent
from ticgame.play.input.devices import Device, DeviceKind
from ticgame.play.lobby.agreement import Agreement
from ticgame.play.lobby.botnames import bot_title, next_bot, usual_bot
from ticgame.play.lobby.countdown import Countdown
from ticgame.play.lobby.cursors import Cursors
from ticgame.play.lobby.deeds import NOTHING, Deed, DeedKind
from ticgame.play.lobby.floor import Floor, Spot
from ticgame.play.lobby.naming import NameEditor, Namings
from ticgame.play.lobby.seatrows import OWN_ROWS, SeatRow, seat_rows
from ticgame.play.seats import NAME_LENGTH, SEATS, Evening, SeatPlace, SeatRefused, default_name

_FILLING_ROWS = frozenset({SeatRow.JOIN, SeatRow.BOT})


class Desk:
    """Carries out presses on the seats and tells what each of them did.

    `faults` tells why the game can't be played by so many; `names` are the remembered ones.
    """

    can_name: ClassVar[bool] = True

    def __init__(
        self,
        evening: Evening,
        *,
        game: str,
        tiles: int,
        faults: Callable[[int], Sequence[str]],
        names: Callable[[], Sequence[str]],
        can_share: bool = True,
        most: int = SEATS,
        least: int = 1,
    ) -> None:
        self.evening = evening
        self.game = game
        self.floor = Floor(lambda: self.seats, lambda seat: len(self.rows(seat)), tiles=tiles)
        self.cursors = Cursors(evening, self.floor)
        self.namings = Namings()
        self._agreement = Agreement(evening, faults=faults)
        self._asking: tuple[Device, int] | None = None
        self._names = names
        self._can_share = can_share
        self._most = most
        self._least = least

    # -- what there is to see

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that are shown: those that are taken, and free ones as far as the game has them."""
        places = self.evening.places
        free = [place.number for place in places if place.is_empty]
        taken = [place.number for place in places if not place.is_empty]
        return tuple(sorted(taken + free[: max(0, self._most - len(taken))]))

    def rows(self, seat: int) -> tuple[SeatRow, ...]:
        """Return the rows of a seat's card."""
        return seat_rows(self.evening.place(seat), can_share=self._can_share)

    @property
    def countdown(self) -> Countdown:
        """The seconds between everybody being ready and the deal."""
        return self._agreement.countdown

    def clusters(self) -> list[Device]:
        """Return the key clusters that have a seat."""
        devices = dict.fromkeys(place.device for place in self.evening.humans if place.device)
        return [device for device in devices if device.kind is DeviceKind.CLUSTER]

    # -- what devices do

    def press(self, device: Device, intent: Intent) -> Deed:
        """Carry out a press."""
        editor = self.namings.of(device)
        if editor is not None:
            return self._edit(device, editor, intent)
        if intent in DIRECTIONS:
            return Deed(DeedKind.MOVED) if self.cursors.step(device, intent) else NOTHING
        if intent is Intent.A:
            return self._confirm(device)
        if intent is Intent.B:
            return self._back(device)
        if intent is Intent.MENU:
            return self._leave_screen()
        if not self.evening.seats_of(device):
            return NOTHING
        if intent is Intent.X:
            return self.act(device, self._own_spot(device, SeatRow.NAME))
        return self.add_bot() if intent is Intent.Y else NOTHING

    def point(self, device: Device, spot: Spot | None) -> Deed:
        """Have the mouse point at a spot, or at none."""
        has_moved = self.cursors.drop(device) if spot is None else self.cursors.put(device, spot)
        return Deed(DeedKind.MOVED) if has_moved else NOTHING

    def click(self, device: Device, spot: Spot | None) -> Deed:
        """Have the mouse press a spot; with a seat of its own any click ends the countdown early."""
        if self.countdown.is_running and self.evening.seats_of(device):
            return self._skip()
        if spot is None:
            return NOTHING
        self.cursors.put(device, spot)
        return self.act(device, spot)

    def act(self, device: Device, spot: Spot) -> Deed:
        """Do what a spot stands for."""
        if spot.seat is None:
            return Deed(DeedKind.OPENED, tile=spot.row)
        place = self.evening.place(spot.seat)
        row = self.rows(spot.seat)[spot.row]
        if row in OWN_ROWS and place.device is not device:
            return self._ask_to_leave(device, place, row)
        try:
            return self._act_on_seat(device, place, row)
        except SeatRefused as refusal:
            return Deed(DeedKind.REFUSED, spot.seat, str(refusal))

    def add_bot(self) -> Deed:
        """Give the next free seat to a bot."""
        free = [place.number for place in self.evening.places if place.is_empty]
        if self.is_full:
            return Deed(DeedKind.REFUSED, None, self._full_words)
        return self._seat_bot(free[0], usual_bot(self.game))

    @property
    def is_full(self) -> bool:
        """Whether as many play as may."""
        return len(self.evening.playing) >= self._most

    @property
    def _full_words(self) -> str:
        return "All six seats are taken." if self._most == SEATS else f"It is a game for up to {self._most}."

    def press_bots(self) -> Deed:
        """Add a bot, or send all away once the table is full."""
        deed = self.add_bot()
        return self.drop_bots() if deed.kind is DeedKind.REFUSED and self.evening.bots else deed

    def drop_bots(self) -> Deed:
        """Send every bot away."""
        for place in self.evening.bots:
            self.evening.clear(place.number)
        self._agreement.weigh_up()
        return Deed(DeedKind.CHANGED)

    def settle_name(self, device: Device) -> Deed:
        """Give a seat its new name if one has been chosen."""
        seat, editor = self.namings.seat_of(device), self.namings.of(device)
        if editor.chosen is None:
            return Deed(DeedKind.WROTE, seat)
        self.namings.end(device)
        self.evening.rename(seat, editor.chosen)
        return Deed(DeedKind.CHANGED, seat, f"Hello, {self.evening.place(seat).name}!")

    def device_gone(self, device: Device) -> None:
        """Forget what an unplugged device was doing."""
        self.namings.end(device)
        self.cursors.drop(device)
        self._agreement.weigh_up()

    # -- one by one

    def _confirm(self, device: Device) -> Deed:
        if not self.evening.seats_of(device):
            return self._join(device)
        if self.countdown.is_running:
            return self._skip()
        return self.act(device, self.cursors.of(device))

    def _join(self, device: Device) -> Deed:
        try:
            seat = self.evening.join(device, most=self._most, least=self._least)
        except SeatRefused as refusal:
            return Deed(DeedKind.REFUSED, None, str(refusal))
        return self._seated(device, seat)

    def _seated(self, device: Device, seat: int) -> Deed:
        self.cursors.put(device, Spot(seat, 0))
        self._agreement.weigh_up()
        mine = self.evening.seats_of(device)
        if len(mine) < 2:
            return Deed(DeedKind.JOINED, seat)
        names = " and ".join(self.evening.place(other).name for other in mine)
        return Deed(DeedKind.JOINED, seat, f"{names} share the {device.title}: pass it on from turn to turn.")

    def _skip(self) -> Deed:
        self.countdown.skip()
        return Deed(DeedKind.READY)

    def _back(self, device: Device) -> Deed:
        seats = self.evening.seats_of(device)
        if self._agreement.is_waiting(seats):
            return self._unready(seats or [place.number for place in self.evening.humans])
        if not seats:
            return Deed(DeedKind.WENT_BACK)
        if self.cursors.is_away(device):
            self.cursors.put(device, Spot(seats[-1], 0))
            return Deed(DeedKind.MOVED)
        return self._leave(device, seats[-1])

    def back_words(self, device: Device) -> str:
        """Return what the back button of a device with a seat does now."""
        if self._agreement.is_waiting(self.evening.seats_of(device)):
            return "Wait"
        return "My seat" if self.cursors.is_away(device) else "Leave"

    def _leave_screen(self) -> Deed:
        if self.countdown.is_running:
            return self._unready([place.number for place in self.evening.humans])
        return Deed(DeedKind.WENT_BACK)

    def _unready(self, seats: Sequence[int]) -> Deed:
        self._agreement.set_ready(seats, is_ready=False)
        return Deed(DeedKind.WAITING, seats[0] if seats else None)

    def _leave(self, device: Device, seat: int) -> Deed:
        self.evening.clear(seat)
        self._forget_name(seat)
        self.cursors.drop(device)
        self._agreement.weigh_up()
        return Deed(DeedKind.LEFT, seat)

    def _ask_to_leave(self, device: Device, place: SeatPlace, row: SeatRow) -> Deed:
        """Have another device empty a person's seat when it asks twice: whose it is may have put it away."""
        asking = (device, place.number)
        if row is SeatRow.LEAVE and self._asking == asking:
            return self._leave(device, place.number)
        self._asking = asking if row is SeatRow.LEAVE else None
        words = f"{place.name} plays here, with the {place.device.title}."
        more = " Press again, and the seat is free." if self._asking else ""
        return Deed(DeedKind.REFUSED, place.number, words + more)

    def _forget_name(self, seat: int) -> None:
        self.evening.rename(seat, default_name(seat))

    def _act_on_seat(self, device: Device, place: SeatPlace, row: SeatRow) -> Deed:
        seat = place.number
        if row in _FILLING_ROWS and place.is_empty and self.is_full:
            return Deed(DeedKind.REFUSED, seat, self._full_words)
        match row:
            case SeatRow.READY:
                return self._toggle_ready(device, place)
            case SeatRow.NAME:
                return self._begin_name(device, seat)
            case SeatRow.SHARE:
                return self._seated(device, self._join_again(device))
            case SeatRow.LEAVE:
                return self._leave(device, seat)
            case SeatRow.JOIN | SeatRow.TAKE:
                return self._seated(device, self.evening.take(seat, device, can_share=self._can_share))
            case SeatRow.BOT:
                return self._seat_bot(seat, usual_bot(self.game))
            case SeatRow.STRENGTH:
                return self._seat_bot(seat, next_bot(self.game, str(place.bot)))
            case SeatRow.REMOVE:
                self.evening.clear(seat)
                self._forget_name(seat)
                self._agreement.weigh_up()
                return Deed(DeedKind.LEFT, seat)

    def _join_again(self, device: Device) -> int:
        return self.evening.join(device, can_share=self._can_share, most=self._most, least=self._least)

    def _seat_bot(self, seat: int, bot: str) -> Deed:
        is_new = self.evening.place(seat).is_empty
        self.evening.set_bot(seat, bot)
        self._agreement.weigh_up()
        words = f"{self.evening.place(seat).name} is a bot: {bot_title(bot)}." if is_new else ""
        return Deed(DeedKind.CHANGED, seat, words)

    def _toggle_ready(self, device: Device, place: SeatPlace) -> Deed:
        """Ready or not: all seats of a device, for the people who share it sit together."""
        seats = self.evening.seats_of(device)
        if place.is_ready:
            return self._unready(seats)
        if faults := self._agreement.faults():
            return Deed(DeedKind.REFUSED, place.number, " ".join(faults))
        self._agreement.set_ready(seats, is_ready=True)
        return Deed(DeedKind.READY, place.number)

    def _own_spot(self, device: Device, row: SeatRow) -> Spot:
        seats = self.evening.seats_of(device)
        spot = self.cursors.of(device)
        seat = spot.seat if spot is not None and spot.seat in seats else seats[-1]
        return Spot(seat, self.rows(seat).index(row))

    # -- names

    def _begin_name(self, device: Device, seat: int) -> Deed:
        taken = {place.name for place in self.evening.playing}
        free = [name for name in self._names() if name not in taken]
        self.namings.begin(device, seat, NameEditor(free, limit=NAME_LENGTH))
        self.cursors.put(device, Spot(seat, self.rows(seat).index(SeatRow.NAME)))
        if self.evening.place(seat).is_ready:
            self._unready(self.evening.seats_of(device))
        return Deed(DeedKind.WROTE, seat)

    def _edit(self, device: Device, editor: NameEditor, intent: Intent) -> Deed:
        seat = self.namings.seat_of(device)
        if intent in DIRECTIONS:
            editor.steer(intent)
            return Deed(DeedKind.WROTE, seat)
        if intent is Intent.A:
            editor.press()
        elif intent is Intent.X and editor.pad is not None:
            editor.finish()
        elif intent is Intent.MENU or (intent is Intent.B and not editor.back()):
            self.namings.end(device)
            return Deed(DeedKind.MOVED, seat)
        return self.settle_name(device)
