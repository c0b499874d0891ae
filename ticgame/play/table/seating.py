"""Which seat of the evening is which seat of a match, and who acts there."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ticgame.core.contract import Seat
from ticgame.play.input.devices import Device
from ticgame.play.seats import Evening, SeatPlace


class Person(NamedTuple):
    """Who sits at a seat, as a table shows it; `number` is the seat's of the evening, from 1."""

    name: str
    animal: str
    number: int
    is_lost: bool = False


class Seating:
    """The seats of one match, in order; `numbers` are those of the evening."""

    def __init__(self, evening: Evening, numbers: Sequence[int]) -> None:
        self.evening = evening
        self.numbers = tuple(numbers)

    @classmethod
    def of_playing(cls, evening: Evening) -> "Seating":
        """Return the seating of everybody who takes part this evening."""
        return cls(evening, [place.number for place in evening.playing])

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats of the match."""
        return tuple(Seat(seat) for seat in range(len(self.numbers)))

    def place(self, seat: Seat) -> SeatPlace:
        """Return who sits at a seat of the match."""
        return self.evening.place(self.numbers[seat])

    def people(self) -> tuple[Person, ...]:
        """Return who sits at the seats of the match, bots as well."""
        places = [self.place(seat) for seat in self.seats]
        return tuple(
            Person(each.name, each.animal.value, each.number + 1, is_lost=each.is_lost) for each in places
        )

    def is_human(self, seat: Seat) -> bool:
        """Return whether a person acts for a seat; not while a bot stands in."""
        place = self.place(seat)
        return place.is_human and not place.is_played_by_bot

    def humans(self) -> tuple[Seat, ...]:
        """Return the seats for which people act."""
        return tuple(seat for seat in self.seats if self.is_human(seat))

    def is_lost(self, seat: Seat) -> bool:
        """Return whether a seat's person has no device at the moment."""
        return self.place(seat).is_lost

    def lost(self, seats: Iterable[Seat]) -> Seat | None:
        """Return the first of some seats whose person can't act, None if all can."""
        return next((seat for seat in seats if self.is_lost(seat)), None)

    def seat_for(self, device: Device, on_turn: Iterable[Seat]) -> Seat | None:
        """Return the seat that a press is for: of a device with several, the one on turn."""
        acting = [self.numbers[seat] for seat in on_turn]
        number = self.evening.seat_for(device, on_turn=acting)
        if number is None or number not in self.numbers:
            return None
        return Seat(self.numbers.index(number))

    def device(self, seat: Seat) -> Device | None:
        """Return the device of a seat's person."""
        return self.place(seat).device
