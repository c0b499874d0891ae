"""A scene with a match whose people come and go: lost devices, bots that stand in, newcomers."""

from collections.abc import Mapping
from time import perf_counter
from typing import TYPE_CHECKING

from ticgame.bots.bot import Bot
from ticgame.core.contract import Seat
from ticgame.core.match import Match
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Device, Pointer, Press
from ticgame.play.scene import Scene
from ticgame.play.table.seating import Seating
from ticgame.play.table.surroundings import TableCalls
from ticgame.play.table.thinkers import Thinkers
from ticgame.play.widgets.presses import clicked, pressed

if TYPE_CHECKING:
    from ticgame.play.app import App


class SeatedScene(Scene):
    """The seats of one match, who plays them, and the bots that think for theirs."""

    def __init__(
        self, match: Match, seating: Seating, bots: Mapping[Seat, Bot], *, calls: TableCalls | None
    ) -> None:
        self.match = match
        self.seating = seating
        self.calls = calls
        self.clock_ms = float(match.at)
        self._bots = dict(bots)

    def enter(self, app: "App") -> None:
        super().enter(app)
        self.thinkers = Thinkers(self.match, self._bots, read_ms=read_ms)

    def has_people_left(self) -> bool:
        """Return whether any person will still act in this game."""
        return bool(self.seating.humans())

    def cover(self) -> None:
        """Hide what was peeked at and drop what was held: the screen is left alone."""
        raise NotImplementedError

    def ask_for_lost_seat(self) -> bool:
        """Cover the table if a seat must act whose person has no device; return whether one must."""
        seat = self.seating.lost(self.match.actors())
        if seat is None or self.calls is None:
            return False
        self.cover()
        self.calls.ask_for_seat(self, seat)
        return True

    def stand_in(self, seat: Seat, bot: Bot) -> None:
        """Let a bot play on for a seat's person (C6)."""
        self.seating.evening.stand_in(self.seating.numbers[seat], bot.name)
        self.thinkers.replace(seat, bot)
        self.match.take_seat(seat, bot.name)

    def give_seat(self, seat: Seat, device: Device) -> None:
        """Let a person with a device go on where a bot played; raises SeatRefused."""
        self.seating.evening.take(self.seating.numbers[seat], device)
        self.thinkers.replace(seat, None)
        self.match.take_seat(seat, "human")

    def come_back(self, seat: Seat) -> None:
        """Let a person play again for whom a bot stood in."""
        self.seating.evening.come_back(self.seating.numbers[seat])
        self.thinkers.replace(seat, None)
        self.match.take_seat(seat, "human")

    def hand_over(self, seat: Seat, device: Device) -> None:
        """Let a seat's person go on with another device; raises SeatRefused."""
        self.seating.evening.hand_over(self.seating.numbers[seat], device)

    def is_left_to_bots(self) -> bool:
        """Return whether bots alone play on, one of them for a person."""
        places = map(self.seating.place, self.seating.seats)
        has_stand_in = any(place.is_human and place.is_played_by_bot for place in places)
        return has_stand_in and not self.has_people_left() and not self.match.is_over

    def stood_in_for(self, device: Device) -> Seat | None:
        """Return the seat of a device for whose person a bot plays, None if there is none."""
        places = {seat: self.seating.place(seat) for seat in self.seating.seats}
        mine = [seat for seat, place in places.items() if place.device is device and place.is_human]
        return next((seat for seat in mine if places[seat].is_played_by_bot), None)

    def welcome_back(self, event: Press | Pointer) -> bool:
        """Let a person whose device is back play again, or a new one ask to; return whether it was one."""
        if self.calls is None or not (pressed(event) is Intent.A or clicked(event)):
            return False
        seat = self.stood_in_for(event.device)
        if seat is not None:
            self.come_back(seat)
            return True
        is_new = event.device.can_sit and not self.seating.evening.seats_of(event.device)
        if is_new and self.has_people_left():
            self.cover()
            self.calls.welcome(self, event.device)
            return True
        return False


def read_ms() -> float:
    """Return milliseconds on a clock that never stands still."""
    return perf_counter() * 1000
