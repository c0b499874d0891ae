"""The options of TIC Together and their presets (T1)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final

from ticgame.core.cards import Card, format_card, parse_card
from ticgame.core.contract import Seat
from ticgame.core.errors import OptionError
from ticgame.core.layout import Cell, Frame
from ticgame.games.together.catalogue import SEQUENCE, STANDARD, format_missions, parse_missions
from ticgame.games.together.missions import Mission


class FrameKind(StrEnum):
    """Whether the window can still move (rulings, "Grid boundary")."""

    FLOATING = "floating"
    FIXED = "fixed"


class RelationKind(StrEnum):
    """What an edge is judged by: Commonness, or the Sequence variation."""

    COMMON = "common"
    SEQUENCE = "sequence"


@dataclass(frozen=True, slots=True)
class Options:
    """Every option of the game; `first` is None until chance or a player has chosen."""

    grid: tuple[int, int] = (6, 6)
    hand: int = 5
    limit: int = 7
    frame: FrameKind = FrameKind.FLOATING
    relation: RelationKind = RelationKind.COMMON
    separate: bool = False
    first: Seat | None = None
    start: tuple[tuple[Card, Cell], ...] = ()
    missions: tuple[Mission, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Return every option as records write it."""
        return {
            "grid": list(self.grid),
            "hand": self.hand,
            "limit": self.limit,
            "frame": self.frame.value,
            "relation": self.relation.value,
            "separate": self.separate,
            "first": self.first,
            "start": [[format_card(card), cell.x, cell.y] for card, cell in self.start],
            "missions": format_missions(self.missions),
        }

    def make_frame(self) -> Frame:
        """Return the window; a given start layout says where a floating one may lie."""
        given = [cell for _card, cell in self.start] or [Cell(0, 0)]
        return Frame(*self.grid, is_fixed=self.frame is FrameKind.FIXED, given=given)


PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "easy": {"grid": [7, 7], "hand": 5, "limit": 9},
    "standard": {"grid": [6, 6], "hand": 5, "limit": 7},
    "strict": {"grid": [6, 6], "hand": 5, "limit": 6},
    "hard": {"grid": [5, 5], "hand": 5, "limit": 5},
    "expert": {"grid": [5, 5], "hand": 4, "limit": 5},
}

SIDE_RANGE: Final = (3, 9)
HAND_RANGE: Final = (1, 9)
LIMIT_RANGE: Final = (1, 20)


def parse_options(given: Mapping[str, Any], seats: int) -> Options:
    """Return the options of JSON values, defaults for the rest; raises OptionError with every fault.

    Without missions the game's five are taken: the Standard Missions or the Sequence Missions.
    """
    faults: list[str] = []
    values: dict[str, Any] = {}
    for name, value in given.items():
        if name == "missions":
            continue
        if name not in _READERS:
            faults.append(f"{name}: TIC Together has no such option; it has {', '.join(_READERS)}, missions")
            continue
        try:
            values[name] = _READERS[name](value)
        except ValueError as fault:
            faults.append(f"{name}: {fault}")
    is_sequence = values.get("relation") is RelationKind.SEQUENCE
    missions, found = parse_missions(given.get("missions", list(SEQUENCE if is_sequence else STANDARD)))
    faults += found
    if faults:
        raise OptionError(faults)
    options = replace(Options(), **values, missions=tuple(missions))
    faults = _joint_faults(options, seats)
    if faults:
        raise OptionError(faults)
    return options


def _joint_faults(options: Options, seats: int) -> list[str]:
    """Return the faults that show only when the options stand together."""
    faults = []
    if options.first is not None and options.first >= seats:
        faults.append(f"first: seat {options.first} isn't at a table of {seats} (seats count from 0)")
    faults += _start_faults(options)
    for mission in options.missions:
        wrong = "tic_group" if options.relation is RelationKind.SEQUENCE else "sequence"
        if mission.kind == wrong:
            faults.append(f"missions: {mission.id!r} ({wrong}) is of the other variation")
        elif options.relation is RelationKind.SEQUENCE and mission.kind == "play" and _asks_common(mission):
            faults.append(f"missions: {mission.id!r} may only ask for edges and touching in a sequence game")
    return faults


def _asks_common(mission: Any) -> bool:
    return bool(mission.tics or mission.singles or mission.nics is not None or mission.all)


def _start_faults(options: Options) -> list[str]:
    cards = [card for card, _cell in options.start]
    cells = [cell for _card, cell in options.start]
    width, height = options.grid
    faults = []
    if len(set(cards)) < len(cards):
        faults.append("start: a card lies there twice")
    if len(set(cells)) < len(cells):
        faults.append("start: two cards lie on one cell")
    if len(cells) >= width * height:
        faults.append("start: at least one cell of the window must stay free")
    if not cells or faults:
        return faults
    columns = {cell.x for cell in cells}
    rows = {cell.y for cell in cells}
    if options.frame is FrameKind.FIXED:
        spots = options.make_frame().spots
        if not all(cell in spots for cell in cells):
            faults.append(f"start: a card lies outside the fixed {width} × {height} window")
    elif max(columns) - min(columns) >= width or max(rows) - min(rows) >= height:
        faults.append(f"start: the cards don't fit a {width} × {height} window")
    return faults


def _whole(low: int, high: int) -> Any:
    def read(value: Any) -> int:
        if type(value) is not int or not low <= value <= high:
            raise ValueError(f"a whole number from {low} to {high} is needed, not {value!r}")
        return value

    return read


def _read_grid(value: Any) -> tuple[int, int]:
    low, high = SIDE_RANGE
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise ValueError(f"a width and a height are needed, such as [6,6], not {value!r}")
    if not all(type(side) is int and low <= side <= high for side in value):
        raise ValueError(f"each side is a whole number from {low} to {high}, not {value!r}")
    return (value[0], value[1])


def _read_choice(kind: type[StrEnum]) -> Any:
    def read(value: Any) -> StrEnum:
        if value not in tuple(kind):
            raise ValueError(f"one of {', '.join(kind)} is needed, not {value!r}")
        return kind(value)

    return read


def _read_bool(value: Any) -> bool:
    if type(value) is not bool:
        raise ValueError(f"true or false is needed, not {value!r}")
    return value


def _read_first(value: Any) -> Seat | None:
    return None if value is None else Seat(_whole(0, 5)(value))


def _read_start(value: Any) -> tuple[tuple[Card, Cell], ...]:
    if not isinstance(value, list | tuple):
        raise ValueError(f"a list of [card, column, row] is needed, not {value!r}")
    return tuple(_read_start_card(item) for item in value)


def _read_start_card(item: Any) -> tuple[Card, Cell]:
    if not isinstance(item, list | tuple) or len(item) != 3 or not all(type(at) is int for at in item[1:]):
        raise ValueError(f'[card, column, row] is needed, such as ["3so",0,0], not {item!r}')
    if not all(-1000 <= at <= 1000 for at in item[1:]):
        raise ValueError(f"{item!r} lies too far out: columns and rows go from -1000 to 1000")
    return parse_card(item[0]), Cell(item[1], item[2])


_READERS: Final = {
    "grid": _read_grid,
    "hand": _whole(*HAND_RANGE),
    "limit": _whole(*LIMIT_RANGE),
    "frame": _read_choice(FrameKind),
    "relation": _read_choice(RelationKind),
    "separate": _read_bool,
    "first": _read_first,
    "start": _read_start,
}
