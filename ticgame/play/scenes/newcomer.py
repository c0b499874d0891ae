"""What a device without a seat is offered while a game runs: a seat to go on with, or the next game."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ticgame.core.contract import Seat
from ticgame.play.input.devices import Device
from ticgame.play.scenes.dialog import Answer, Dialog, message, nothing
from ticgame.play.seats import SeatRefused

if TYPE_CHECKING:
    from ticgame.play.table.table_scene import TableScene


class Newcomer(Dialog):
    """Asks a person who wants to join whose seat they take over; bots give up theirs, with the same hand.

    Somebody who plays alone may be the one who asks, with another device than before.
    """

    def __init__(self, table: "TableScene", device: Device) -> None:
        self._table = table
        self._device = device
        place = table.seating.place
        people = table.seating.humans()
        alone = people[0] if len(people) == 1 else None
        bots = [seat for seat in table.seating.seats if place(seat).is_played_by_bot]
        answers = [
            Answer(f"Play for {place(seat).name}", lambda seat=seat: self._take(seat)) for seat in bots
        ]
        ways = ["take over a bot's seat"] if bots else []
        if alone is not None:
            answers.append(Answer(f"Go on as {place(alone).name}", lambda: self._change(alone)))
            ways.append(f"go on as {place(alone).name}")
        wishes = ", ".join([*ways, "or join in the next game" if ways else "join in the next game"])
        text = f"There is no seat for the {device.title} yet. {wishes[0].upper()}{wishes[1:]}."
        super().__init__("Want to join in?", text, [*answers, Answer("Next game", nothing)])

    def _take(self, seat: Seat) -> None:
        self._try(lambda: self._table.give_seat(seat, self._device))

    def _change(self, seat: Seat) -> None:
        self._try(lambda: self._table.hand_over(seat, self._device))

    def _try(self, change: Callable[[], None]) -> None:
        try:
            change()
        except SeatRefused as refusal:
            self.app.stack.push(message("That can't be", str(refusal)))
