"""The seats of a saved game: each person's seat waits until a device takes it, bots are back at once."""

from collections.abc import Collection

from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Device
from ticgame.play.lobby.botnames import usual_bot
from ticgame.play.lobby.deeds import NOTHING, Deed, DeedKind
from ticgame.play.lobby.desk import Desk
from ticgame.play.lobby.seatrows import SeatRow
from ticgame.play.seats import SeatPlace, SeatRefused


class SavedDesk(Desk):
    """A desk at which only the seats of a saved game can be taken; `numbers` are those of the evening."""

    can_name = False

    def __init__(self, *args: object, numbers: Collection[int], **more: object) -> None:
        self._numbers = tuple(sorted(numbers))
        super().__init__(*args, **more)

    @property
    def seats(self) -> tuple[int, ...]:
        return self._numbers

    def rows(self, seat: int) -> tuple[SeatRow, ...]:
        place = self.evening.place(seat)
        if place.is_lost:
            return (SeatRow.TAKE, SeatRow.BOT)
        if place.is_played_by_bot:
            return (SeatRow.STRENGTH, SeatRow.TAKE)
        share = (SeatRow.SHARE,) if self._can_share else ()
        return (SeatRow.READY, *share, SeatRow.LEAVE)

    def press_bots(self) -> Deed:
        """Let bots play for everybody who isn't there."""
        waiting = self._waiting()
        if not waiting:
            return Deed(DeedKind.REFUSED, None, "Nobody is missing.")
        for seat in waiting:
            self._seat_bot(seat, usual_bot(self.game))
        return Deed(DeedKind.CHANGED, waiting[0])

    def _waiting(self) -> list[int]:
        return [place.number for place in self.evening.places if place.is_lost]

    def _join(self, device: Device) -> Deed:
        waiting = self._waiting() or [place.number for place in self.evening.bots]
        if not waiting:
            return Deed(DeedKind.REFUSED, None, "Everybody of this game is there.")
        try:
            return self._seated(device, self.evening.take(waiting[0], device))
        except SeatRefused as refusal:
            return Deed(DeedKind.REFUSED, None, str(refusal))

    def _join_again(self, device: Device) -> int:
        waiting = self._waiting()
        if not waiting:
            raise SeatRefused("Nobody is missing.")
        return self.evening.take(waiting[0], device, can_share=self._can_share)

    def _act_on_seat(self, device: Device, place: SeatPlace, row: SeatRow) -> Deed:
        if row is SeatRow.TAKE:
            return self._move_to(device, place.number)
        return super()._act_on_seat(device, place, row)

    def _move_to(self, device: Device, seat: int) -> Deed:
        """Seat a device at a seat of its choice; the one that it had waits again."""
        for former in self.evening.seats_of(device):
            self.evening.wait_for(former)
        return self._seated(device, self.evening.take(seat, device))

    def _leave(self, device: Device, seat: int) -> Deed:
        self.evening.wait_for(seat)
        self.cursors.drop(device)
        self._agreement.weigh_up()
        return Deed(DeedKind.LEFT, seat)

    def press(self, device: Device, intent: Intent) -> Deed:
        if intent is Intent.Y and self.evening.seats_of(device):
            return self.press_bots()
        return NOTHING if intent is Intent.X else super().press(device, intent)
