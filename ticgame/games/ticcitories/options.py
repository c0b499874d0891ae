"""The options of Ticcitories (D1, D3, D4)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from ticgame.core.cards import CARD_COUNT
from ticgame.core.contract import Seat
from ticgame.core.errors import OptionError
from ticgame.core.option_values import is_whole, seat_faults, unknown_options

SIDE_RANGE: Final = (3, 5)
LONGEST_ROW_FOR_TWO: Final = 4


@dataclass(frozen=True, slots=True)
class Options:
    """The side of a grid, the length of a row, the first seat (None until decided)."""

    side: int = 4
    row: int = 4
    first: Seat | None = None

    @property
    def rows(self) -> int:
        """How many rows turn up: one for each cell but the first card's (D4)."""
        return self.side * self.side - 1

    def cards_needed(self, seats: int) -> int:
        return seats + self.rows * self.row


def parse_options(given: Mapping[str, Any], seats: int) -> Options:
    """Return the options of JSON values, defaults for the rest; raises OptionError with every fault."""
    faults = unknown_options(given, ("side", "row", "first"), "Ticcitories")
    side, row, first = given.get("side", 4), given.get("row", seats), given.get("first")
    if not is_whole(side, *SIDE_RANGE):
        faults.append(f"side: 3, 4 or 5 is needed, not {side!r}")
    # D1: for two players a row may have more cards.
    longest = LONGEST_ROW_FOR_TWO if seats == 2 else seats
    if not is_whole(row, seats, longest):
        wanted = f"{seats}" if longest == seats else f"{seats} to {longest}"
        faults.append(f"row: {seats} players take a row of {wanted} cards, not {row!r}")
    faults += seat_faults("first", first, seats)
    if faults:
        raise OptionError(faults)
    options = Options(side, row, None if first is None else Seat(first))
    need = options.cards_needed(seats)
    if need > CARD_COUNT:
        # D4: the deck must last.
        reason = f"{seats} grids of {side} × {side} need {need} cards, the deck has {CARD_COUNT}"
        raise OptionError([f"side: {reason}"])
    return options
