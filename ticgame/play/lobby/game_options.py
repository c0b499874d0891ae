"""The options of each game, described so that a screen can show and change them without knowing the game."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from ticgame.games.together.options import (
    HAND_RANGE,
    LIMIT_RANGE,
    SIDE_RANGE,
    FrameKind,
    Options,
    RelationKind,
)
from ticgame.play.setting_kinds import Choice, Kind, Range, Section, Switch


class GameOption(NamedTuple):
    """One value of a game's options: `key` names it in records, `at` its place where that is a list."""

    key: str
    kind: Kind[Any]
    at: int | None = None

    def read(self, options: Mapping[str, Any]) -> Any:
        """Return the value in a whole set of options."""
        value = options[self.key]
        return value if self.at is None else value[self.at]

    def write(self, options: Mapping[str, Any], value: Any) -> Any:
        """Return what the options say under `key` with this value changed."""
        if self.at is None:
            return value
        values = list(options[self.key])
        values[self.at] = value
        return values


def _range(title: str, help_: str, limits: tuple[int, int]) -> Range:
    return Range(section=Section.TABLE, title=title, help=help_, low=limits[0], high=limits[1], by=1)


_TOGETHER = (
    GameOption("grid", _range("Grid width", "How many cards wide the grid may become.", SIDE_RANGE), 0),
    GameOption("grid", _range("Grid height", "How many cards high the grid may become.", SIDE_RANGE), 1),
    GameOption("hand", _range("Hand", "How many cards each player holds.", HAND_RANGE)),
    GameOption(
        "limit",
        _range(
            "Limit", "So many Nics (in the Sequence variation: Breaks), and the game is lost.", LIMIT_RANGE
        ),
    ),
    GameOption(
        "frame",
        Choice(
            section=Section.TABLE,
            title="Window",
            help="Floating: play decides where the edges are. Fixed: they are there from the start.",
            labels={FrameKind.FLOATING.value: "Floating", FrameKind.FIXED.value: "Fixed"},
        ),
    ),
    GameOption(
        "relation",
        Choice(
            section=Section.TABLE,
            title="Cards meet by",
            help="Commonness: what two cards share. Sequence: what goes one step up or down between them.",
            labels={RelationKind.COMMON.value: "Commonness", RelationKind.SEQUENCE.value: "Sequence"},
        ),
    ),
    GameOption(
        "separate",
        Switch(
            section=Section.TABLE,
            title="Separate runs",
            help="In the Sequence variation: a card that served one mission serves no other.",
        ),
    ),
)

OPTIONS: Mapping[str, tuple[GameOption, ...]] = MappingProxyType({"together": _TOGETHER})
"""What each game lets the players change, in the order in which a screen shows it."""

DEFAULTS: Mapping[str, Mapping[str, Any]] = MappingProxyType({"together": Options().to_json()})
"""All options of each game as they are at first."""

NOTES: Mapping[str, str] = MappingProxyType({
    "together": "A play draws a card at once, so nothing can be taken back: look at the ghost card first."
})  # fmt: skip
"""What players should know about taking back, by game."""
