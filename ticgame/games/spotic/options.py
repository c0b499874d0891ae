"""The options of SpoTic (P2, P3, P4, P7)."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, Final

from ticgame.core.contract import Millis, Seat
from ticgame.core.errors import OptionError
from ticgame.core.option_values import MOST_MS, is_whole, seat_faults, switch_faults, unknown_options

OFF_MS: Final = 3_600_000
"""A time that is switched off."""


class Pace(StrEnum):
    """Who may add cards: the seats in turn, or any seat at any time (P2)."""

    TURNS = "turns"
    FREE = "free"


class Goal(StrEnum):
    """The race to nine sets, or as many points as can be had (P6, P7)."""

    NINE = "nine"
    POINTS = "points"


@dataclass(frozen=True, slots=True)
class Options:
    """Every option of the game; `first` is None until decided."""

    pace: Pace = Pace.TURNS
    card_call_ms: Millis = 120_000
    claim_ms: Millis = 10_000
    penalty: bool = False
    miss_cooldown_ms: Millis = 3_000
    goal: Goal = Goal.NINE
    first: Seat | None = None


def parse_options(given: Mapping[str, Any], seats: int) -> Options:
    """Return the options of JSON values, defaults for the rest; raises OptionError with every fault."""
    names = [field.name for field in fields(Options)]
    faults = unknown_options(given, names, "SpoTic")
    values = {field.name: given.get(field.name, field.default) for field in fields(Options)}
    for name in ("card_call_ms", "claim_ms", "miss_cooldown_ms"):
        if not is_whole(values[name], 0, MOST_MS):
            faults.append(
                f"{name}: a whole number of milliseconds from 0 to {MOST_MS} is needed ({OFF_MS} is off), "
                f"not {values[name]!r}"
            )
    faults += switch_faults("penalty", values["penalty"])
    for name, kind in (("pace", Pace), ("goal", Goal)):
        if values[name] in tuple(kind):
            values[name] = kind(values[name])
        else:
            faults.append(f"{name}: {' or '.join(kind)} is needed, not {values[name]!r}")
    faults += seat_faults("first", values["first"], seats)
    if faults:
        raise OptionError(faults)
    return Options(**values)
