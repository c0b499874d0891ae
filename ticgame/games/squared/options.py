"""The options of Tic Squared and its Race (Q1, X2, X3, X4)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from ticgame.core.cards import CARD_COUNT
from ticgame.core.contract import Millis, Seat
from ticgame.core.errors import OptionError
from ticgame.core.option_values import MOST_MS, is_whole, seat_faults, switch_faults, unknown_options

USED: Final = {2: 42, 3: 63, 4: 84}  # Q1: a third, a half, two thirds of the deck


@dataclass(frozen=True, slots=True)
class SquaredOptions:
    """Cards in the deck at the start, cards of a hand, the first seat (None until decided)."""

    used: int = 84
    hand: int = 12
    first: Seat | None = None


@dataclass(frozen=True, slots=True)
class RaceOptions:
    """Cards in the deck at the start, cards of a hand, and the Race's own rules."""

    used: int = 84
    hand: int = 12
    two_tic_draw: bool = True
    draw_cooldown_ms: Millis = 2000
    tic_to_finish: bool = False


def parse_squared(given: Mapping[str, Any], seats: int) -> SquaredOptions:
    """Return the options of the turn game; raises OptionError with every fault."""
    faults = unknown_options(given, ("used", "hand", "first"), "Tic Squared") + _deck_faults(given, seats)
    first = given.get("first")
    faults += seat_faults("first", first, seats)
    if faults:
        raise OptionError(faults)
    return SquaredOptions(*_deck_values(given, seats), None if first is None else Seat(first))


def parse_race(given: Mapping[str, Any], seats: int) -> RaceOptions:
    """Return the options of the Race; raises OptionError with every fault."""
    names = ("used", "hand", "two_tic_draw", "draw_cooldown_ms", "tic_to_finish")
    faults = unknown_options(given, names, "Tic Squared Race") + _deck_faults(given, seats)
    own = {name: given[name] for name in names[2:] if name in given}
    for name, value in own.items():
        if name != "draw_cooldown_ms":
            faults += switch_faults(name, value)
        elif not is_whole(value, 0, MOST_MS):
            faults.append(
                f"{name}: a whole number of milliseconds from 0 to {MOST_MS} is needed, not {value!r}"
            )
    if faults:
        raise OptionError(faults)
    return RaceOptions(*_deck_values(given, seats), **own)


def _deck_values(given: Mapping[str, Any], seats: int) -> tuple[int, int]:
    return given.get("used", USED.get(seats, CARD_COUNT)), given.get("hand", 12)


def _deck_faults(given: Mapping[str, Any], seats: int) -> list[str]:
    used, hand = _deck_values(given, seats)
    faults = []
    if not is_whole(used, 1, CARD_COUNT):
        faults.append(f"used: a whole number from 1 to {CARD_COUNT} is needed, not {used!r}")
    if not is_whole(hand, 2):
        faults.append(f"hand: a whole number of 2 or more is needed, not {hand!r}")
    if not faults and used <= seats * hand:
        faults.append(f"used: {seats} hands of {hand} need more than {seats * hand} cards, not {used}")
    return faults
