"""Who sits where this evening, and with which device."""

from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from ticgame.play.input.bindings import DEFAULTS, Bindings
from ticgame.play.input.devices import Device, DeviceKind
from ticgame.play.input.remaps import Remaps

SEATS = 6
_COUNTS = ("no", "one", "two", "three", "four", "five", "six")
NAME_LENGTH = 12


class Animal(StrEnum):
    """The emblems of the seats, in seat order; the theme gives each its colour."""

    PIG = "pig"
    FROG = "frog"
    WHALE = "whale"
    BEAR = "bear"
    RABBIT = "rabbit"
    OWL = "owl"


ANIMALS = tuple(Animal)


class SeatRefused(ValueError):
    """A seat can't be had or changed like that; the text is the reason, for people."""


class SeatPlace(NamedTuple):
    """A seat as it is now.

    It is empty, a bot's (`bot` says how strong), or a person's (`is_human`). A person's seat may have no
    device yet (a saved seat that waits), a device that is unplugged, and a bot that plays on meanwhile.
    """

    number: int
    name: str
    device: Device | None = None
    bot: str | None = None
    is_human: bool = False
    is_ready: bool = False

    @property
    def animal(self) -> Animal:
        """The emblem of the seat."""
        return ANIMALS[self.number]

    @property
    def is_empty(self) -> bool:
        """Whether nobody plays here."""
        return not self.is_human and self.bot is None

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot acts here, its own seat or a person's."""
        return self.bot is not None

    @property
    def is_lost(self) -> bool:
        """Whether a person sits here who can't act: no device, an unplugged one, and no bot meanwhile."""
        return self.is_human and self.bot is None and (self.device is None or not self.device.is_connected)


class Evening:
    """The six seats, from the first press to the end of the program; matches come and go.

    Seats are numbers 0 to 5. What can't be raises SeatRefused and changes nothing.
    """

    def __init__(self, names: Sequence[str] = (), *, remaps: Remaps | None = None) -> None:
        self.remaps = remaps if remaps is not None else Remaps()
        self._places = [SeatPlace(number, default_name(number)) for number in range(SEATS)]
        self._joined: list[int] = []
        self.hand_orders: dict[int, str] = {}
        """How the person at a seat sorts a hand, where a game lets them choose; until somebody leaves."""
        for number, name in enumerate(names[:SEATS]):
            self.rename(number, name)

    @property
    def places(self) -> tuple[SeatPlace, ...]:
        """All six seats."""
        return tuple(self._places)

    @property
    def playing(self) -> tuple[SeatPlace, ...]:
        """The seats that take part, in seat order: the n-th of them is seat n of a match."""
        return tuple(place for place in self._places if not place.is_empty)

    @property
    def humans(self) -> tuple[SeatPlace, ...]:
        """The seats of people."""
        return tuple(place for place in self._places if place.is_human)

    @property
    def bots(self) -> tuple[SeatPlace, ...]:
        """The seats that belong to bots."""
        return tuple(place for place in self.playing if not place.is_human)

    @property
    def is_everybody_ready(self) -> bool:
        """Whether there are people and all of them are ready."""
        return bool(self.humans) and all(place.is_ready for place in self.humans)

    def place(self, seat: int) -> SeatPlace:
        """Return a seat as it is now."""
        return self._places[seat]

    def names(self) -> list[str]:
        """Return the names of all six seats, to be kept; a seat's own animal is left blank."""
        return ["" if place.name == default_name(place.number) else place.name for place in self._places]

    def join(self, device: Device, *, can_share: bool = False, most: int = SEATS, least: int = 1) -> int:
        """Seat the person who pressed, at the lowest free seat or else at a bot's, and return the seat.

        `can_share` lets a device that has a seat take another one (pass the pad); `most` seats may be taken.
        A bot that only makes up the `least` number of players gives way to a person.
        """
        self._refuse_device(device, can_share=can_share)
        is_made_up = bool(self.bots) and 1 < len(self.playing) <= least
        is_full = is_made_up or len(self.playing) >= most
        free = [] if is_full else [place.number for place in self._places if place.is_empty]
        seat = min(free or [place.number for place in self.bots], default=None)
        if seat is None:
            raise SeatRefused(f"All {_COUNTS[most]} seats are taken.")
        return self._sit(seat, device)

    def take(self, seat: int, device: Device, *, can_share: bool = False) -> int:
        """Seat a person at a seat of their choice: an empty one, a bot's, or one whose device is lost."""
        place = self._places[seat]
        if place.is_human and not place.is_lost and not place.is_played_by_bot:
            raise SeatRefused(f"{place.name} plays here.")
        self._refuse_device(device, can_share=can_share, seat=seat)
        return self._sit(seat, device)

    def leave(self, device: Device) -> int | None:
        """Empty the seat that a device took last and return it, None if it has none."""
        seats = self.seats_of(device)
        if not seats:
            return None
        self.clear(seats[-1])
        return seats[-1]

    def clear(self, seat: int) -> None:
        """Empty a seat, whoever has it."""
        self._vacate(seat)
        self.hand_orders.pop(seat, None)
        self._set(seat, device=None, bot=None, is_human=False, is_ready=False)

    def set_bot(self, seat: int, bot: str) -> None:
        """Give a seat to a bot, or a bot another strength; a person who sat there has left."""
        self._vacate(seat)
        self._set(seat, device=None, bot=bot, is_human=False, is_ready=False)

    def wait_for(self, seat: int) -> None:
        """Keep a seat for a person without a device, as a saved game does until the person presses."""
        self._vacate(seat)
        self._set(seat, device=None, bot=None, is_human=True, is_ready=False)

    def stand_in(self, seat: int, bot: str) -> None:
        """Let a bot play on for a person, who keeps the seat."""
        if not self._places[seat].is_human:
            raise SeatRefused("Nobody sits here for whom a bot could play on.")
        self._set(seat, bot=bot)

    def come_back(self, seat: int) -> None:
        """Let a person play again whose device is there."""
        place = self._places[seat]
        if not place.is_human or place.device is None or not place.device.is_connected:
            raise SeatRefused(f"{place.name} has no device yet.")
        self._set(seat, bot=None)

    def hand_over(self, seat: int, device: Device) -> None:
        """Let a person go on with another device, one without a seat."""
        if not self._places[seat].is_human:
            raise SeatRefused("Nobody sits here who could change the device.")
        self._refuse_device(device, can_share=False)
        self._sit(seat, device)

    def rename(self, seat: int, name: str) -> None:
        """Name a seat; blanks are trimmed, what is too long is cut, nothing means the animal's name."""
        printable = "".join(c for c in name if c.isprintable())
        self._set(seat, name=" ".join(printable.split())[:NAME_LENGTH].strip() or default_name(seat))

    def set_ready(self, seat: int, *, is_ready: bool) -> None:
        """Note whether a person is ready to play."""
        if not self._places[seat].is_human:
            raise SeatRefused("Nobody sits here who could be ready.")
        self._set(seat, is_ready=is_ready)

    def clear_ready(self) -> None:
        """Nobody is ready any more."""
        for seat in range(SEATS):
            self._set(seat, is_ready=False)

    def seats_of(self, device: Device) -> tuple[int, ...]:
        """Return the seats of a device, in the order it took them."""
        return tuple(seat for seat in self._joined if self._places[seat].device is device)

    def seat_for(self, device: Device, *, on_turn: Collection[int] | None = None) -> int | None:
        """Return the seat that a press of a device is for.

        A device with one seat presses for that one. With several it is the seat on turn, nobody's if none
        of them is; where there is no turn (None) it is the first.
        """
        seats = self.seats_of(device)
        if len(seats) < 2 or on_turn is None:
            return seats[0] if seats else None
        return next((seat for seat in seats if seat in on_turn), None)

    def lone_cluster(self) -> Device | None:
        """Return the key cluster that has the whole keyboard for itself, if exactly one has a seat."""
        seated = {place.device for place in self._places if place.device is not None}
        clusters = [device for device in seated if device.kind is DeviceKind.CLUSTER]
        return clusters[0] if len(clusters) == 1 else None

    def remap(self, seat: int, bindings: Bindings) -> None:
        """Keep a person's own bindings with the seat, and use them."""
        self.remaps.keep(self._places[seat].animal, bindings)
        device = self._places[seat].device
        if device is not None and device.scheme == bindings.scheme:
            device.bindings = bindings

    def _refuse_device(self, device: Device, *, can_share: bool, seat: int | None = None) -> None:
        if not device.can_sit:
            raise SeatRefused("This key is everybody's: press W A S D, I J K L, an arrow or the numpad.")
        if not device.is_connected:
            raise SeatRefused(f"The {device.title} is unplugged.")
        others = [other for other in self.seats_of(device) if other != seat]
        if others and not can_share:
            raise SeatRefused(f"{self._places[others[0]].name} already plays with the {device.title}.")

    def _sit(self, seat: int, device: Device) -> int:
        self._vacate(seat)
        if not self.seats_of(device):
            device.bindings = self.remaps.bindings(self._places[seat].animal, device.scheme)
        self._joined.append(seat)
        self._set(seat, device=device, bot=None, is_human=True, is_ready=False)
        return seat

    def _vacate(self, seat: int) -> None:
        device = self._places[seat].device
        if seat in self._joined:
            self._joined.remove(seat)
        if device is not None and not self.seats_of(device):
            device.bindings = DEFAULTS[device.scheme]

    def _set(self, seat: int, **changes: object) -> None:
        self._places[seat] = self._places[seat]._replace(**changes)


def default_name(seat: int) -> str:
    """Return the name of a seat that nobody named."""
    return ANIMALS[seat].value.capitalize()


def match_seats(places: Sequence[SeatPlace]) -> Mapping[int, int]:
    """Return the seat in the match of each seat of the evening that plays."""
    return {place.number: index for index, place in enumerate(places)}
