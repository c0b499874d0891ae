"""The rows with which a mission is put together: one for each thing that it can ask for."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from ticgame.campaign.draft import MissionValues, set_value, value_of
from ticgame.play.widgets.rows import Dial, Row


class Asked(NamedTuple):
    """A key of a mission with its values in order and how they are called."""

    key: str
    title: str
    values: tuple[Any, ...]
    words: tuple[str, ...] = ()

    def label(self, value: Any) -> str:
        return self.words[self.values.index(value)] if self.words else str(value)


_NUMBERS: Final = tuple(range(5))
_AT_LEAST: Final = ("—", "1 or more", "2 or more", "3 or more", "4")
_ANY_NUMBER: Final = (None, 1, 2, 3, 4)

ASKED: Final[dict[str, tuple[Asked, ...]]] = {
    "tic_group": (
        Asked("size", "Cards", (2, 3, 4, 5)),
        Asked("count", "Groups", (1, 2, 3, 4)),
        Asked("share_card", "They share a card", (False, True), ("No", "Yes")),
        Asked("shape", "Shape", ("any", "line", "square", "L"), ("Any", "Line", "Square", "L")),
        Asked("place", "Place", ("any", "centre", "corner"), ("Anywhere", "Centre", "Corner")),
    ),
    "play": (
        Asked("edges", "Edges", _NUMBERS, _AT_LEAST),
        Asked("tics", "Tics", _NUMBERS, _AT_LEAST),
        Asked("singles", "Singles", _NUMBERS, _AT_LEAST),
        Asked("touching", "Neighbours, exactly", _ANY_NUMBER, ("Any", "1", "2", "3", "4")),
        Asked("nics", "Nics, exactly", (None, *_NUMBERS), ("Any", "None", "1", "2", "3", "4")),
        Asked("all", "All edges are", (None, "tic", "single"), ("Anything", "Tics", "Singles")),
    ),
    "sequence": (
        Asked("length", "Cards", (2, 3, 4, 5)),
        Asked("properties", "Running", (1, 2, 3), ("Mono", "Duo", "Tripo")),
    ),
}
SEQUENCE_PLAY: Final = ("edges", "touching")
"""What a play may ask for in a sequence game."""


def mission_rows(
    mission: MissionValues, earlier: Sequence[str], *, is_sequence: bool, changed: Callable[[], None]
) -> list[Row]:
    """Return the rows of a mission; `earlier` are the groups from which it may differ."""
    asked = ASKED[mission["kind"]]
    if mission["kind"] == "play" and is_sequence:
        asked = tuple(each for each in asked if each.key in SEQUENCE_PLAY)
    if mission["kind"] == "tic_group" and earlier:
        numbers = tuple(f"Group {at}" for at in range(1, len(earlier) + 1))
        asked = (*asked, Asked("different_from", "Another pair than", (None, *earlier), ("Any", *numbers)))
    return [_row(mission, each, changed) for each in asked]


def _row(mission: MissionValues, asked: Asked, changed: Callable[[], None]) -> Row:
    def now() -> int:
        value = value_of(mission, asked.key)
        return asked.values.index(value) if value in asked.values else 0

    def step(steps: int) -> None:
        at = max(0, min(len(asked.values) - 1, now() + steps))
        set_value(mission, asked.key, asked.values[at])
        changed()

    return Dial(asked.title, lambda: asked.label(asked.values[now()]), step)
