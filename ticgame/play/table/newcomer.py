"""What a device without a seat is offered while a game runs: a bot's seat, or to wait for the next game."""

from typing import TYPE_CHECKING

from ticgame.core.contract import Seat
from ticgame.play.input.devices import Device
from ticgame.play.scenes.dialog import Answer, Dialog, message, nothing
from ticgame.play.seats import SeatRefused

if TYPE_CHECKING:
    from ticgame.play.table.table_scene import TableScene


class Newcomer(Dialog):
    """Asks a person who wants to join whose seat they take over; bots give up theirs, with the same hand."""

    def __init__(self, table: "TableScene", device: Device) -> None:
        self._table = table
        self._device = device
        seats = [seat for seat in table.seating.seats if table.seating.place(seat).is_played_by_bot]
        answers = [
            Answer(f"Play for {table.seating.place(seat).name}", lambda seat=seat: self._take(seat))
            for seat in seats
        ]
        text = f"There is no seat for the {device.title} yet. " + (
            "A bot can give up its seat, or you join in the next game." if seats else "Join in the next game."
        )
        super().__init__("Want to join in?", text, [*answers, Answer("Next game", nothing)])

    def _take(self, seat: Seat) -> None:
        try:
            self._table.give_seat(seat, self._device)
        except SeatRefused as refusal:
            self.app.stack.push(message("That can't be", str(refusal)))
