"""The options of TIC Rummy (R1, R5, R7, R8)."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any

from ticgame.core.contract import Seat
from ticgame.core.errors import OptionError
from ticgame.core.option_values import is_whole, seat_faults, unknown_options
from ticgame.games.rummy.collections import ROUNDS


class Additions(StrEnum):
    """What a card added to a Single collection must be (R1)."""

    PURE = "pure"
    PROPERTY = "property"


@dataclass(frozen=True, slots=True)
class Options:
    """Rounds count from 1; `first_dealer` is None until decided; `void_limit` is void deals in a row."""

    start_round: int = 1
    last_round: int = len(ROUNDS)
    single_additions: Additions = Additions.PURE
    first_dealer: Seat | None = None
    void_limit: int = 10


def parse_options(given: Mapping[str, Any], seats: int) -> Options:
    """Return the options of JSON values, defaults for the rest; raises OptionError with every fault."""
    names = [field.name for field in fields(Options)]
    faults = unknown_options(given, names, "TIC Rummy")
    values = {field.name: given.get(field.name, field.default) for field in fields(Options)}
    ranges = {"start_round": (1, len(ROUNDS)), "last_round": (1, len(ROUNDS)), "void_limit": (1, 1_000_000)}
    for name, (low, high) in ranges.items():
        if not is_whole(values[name], low, high):
            faults.append(f"{name}: a whole number from {low} to {high} is needed, not {values[name]!r}")
    if not faults and values["start_round"] > values["last_round"]:
        faults.append("start_round: it can't lie after last_round")
    if values["single_additions"] not in tuple(Additions):
        faults.append(f"single_additions: pure or property is needed, not {values['single_additions']!r}")
    faults += seat_faults("first_dealer", values["first_dealer"], seats)
    if faults:
        raise OptionError(faults)
    return Options(**values | {"single_additions": Additions(values["single_additions"])})
