"""Whether those who sit down suit a game: how many, and with which devices."""

from collections import Counter

from ticgame.games import game
from ticgame.play.input.devices import DeviceKind
from ticgame.play.lobby.botnames import usual_bot
from ticgame.play.lobby.gamecards import GameCard
from ticgame.play.seats import Evening
from ticgame.play.settings import TimedMouse


def seat_limits(name: str) -> tuple[int, int]:
    """Return how many may play a game, at least and at most."""
    return game(name).seat_range


def suit_seats(name: str, evening: Evening) -> None:
    """Let bots fill up a table that is too small for a game, and leave one that is too large."""
    low, high = seat_limits(name)
    for place in reversed(evening.bots):
        if len(evening.playing) <= high:
            break
        evening.clear(place.number)
    free = [place.number for place in evening.places if place.is_empty]
    for number in free[: max(0, low - len(evening.playing))]:
        evening.set_bot(number, usual_bot(name))


def device_faults(card: GameCard, evening: Evening, mouse: TimedMouse) -> list[str]:
    """Return why the devices can't play a game at the same time, in words; nothing if they can."""
    if not card.is_real_time:
        return []
    found = []
    shared = Counter(place.device for place in evening.humans if place.device is not None)
    for device, count in shared.items():
        if count > 1:
            names = " and ".join(evening.place(seat).name for seat in evening.seats_of(device))
            found.append(f"{names} share the {device.title}: in {card.title} everybody needs their own")
    if mouse.is_barred and any(device.kind is DeviceKind.MOUSE for device in shared):
        found.append(f"The mouse doesn’t play {card.title} (Options): take another device")
    return found
