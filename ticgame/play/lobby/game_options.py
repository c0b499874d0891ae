"""The options of each game, described so that a screen can show and change them without knowing the game."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from ticgame.games.rummy.collections import ROUNDS
from ticgame.games.rummy.options import Additions
from ticgame.games.spotic.options import OFF_MS, Goal, Pace
from ticgame.games.ticcitories.options import LONGEST_ROW_FOR_TWO
from ticgame.games.ticcitories.options import SIDE_RANGE as TICCITORIES_SIDES
from ticgame.games.together.options import (
    HAND_RANGE,
    LIMIT_RANGE,
    SIDE_RANGE,
    FrameKind,
    Options,
    RelationKind,
)
from ticgame.play.setting_kinds import AutoRange, Choice, Kind, Range, Section, Switch


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


def _auto(title: str, help_: str, limits: tuple[int, int]) -> AutoRange:
    """Return a number that follows the number of players until somebody sets it."""
    return AutoRange(section=Section.TABLE, title=title, help=help_, low=limits[0], high=limits[1], by=1)


def _choice(title: str, help_: str, labels: Mapping[Any, str]) -> Choice:
    return Choice(section=Section.TABLE, title=title, help=help_, labels=labels)


def _switch(title: str, help_: str) -> Switch:
    return Switch(section=Section.TABLE, title=title, help=help_)


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
        _choice(
            "Window",
            "Floating: play decides where the edges are. Fixed: they are there from the start.",
            {FrameKind.FLOATING.value: "Floating", FrameKind.FIXED.value: "Fixed"},
        ),
    ),
    GameOption(
        "relation",
        _choice(
            "Cards meet by",
            "Commonness: what two cards share. Sequence: what goes one step up or down between them.",
            {RelationKind.COMMON.value: "Commonness", RelationKind.SEQUENCE.value: "Sequence"},
        ),
    ),
    GameOption(
        "separate",
        _switch(
            "Separate runs", "In the Sequence variation: a card that served one mission serves no other."
        ),
    ),
)
_SPOTIC = (
    GameOption(
        "pace",
        _choice(
            "Adding cards",
            "In turns: one after the other adds a card. Freely: everybody from their own stack, any time.",
            {Pace.TURNS.value: "In turns", Pace.FREE.value: "Freely"},
        ),
    ),
    GameOption(
        "goal",
        _choice(
            "Goal",
            "All nine kinds of sets first, or the most points when the deck is used up.",
            {Goal.NINE.value: "All nine sets", Goal.POINTS.value: "Most points"},
        ),
    ),
    GameOption(
        "card_call_ms",
        _choice(
            "“Card!” after",
            "When cards are added in turns: so long after a turn began, others may call for the next card.",
            {30_000: "30 seconds", 60_000: "1 minute", 120_000: "2 minutes", OFF_MS: "Never"},
        ),
    ),
    GameOption(
        "penalty",
        _switch("Penalty", "A wrong claim costs the largest set that its player has collected."),
    ),
    GameOption(
        "miss_cooldown_ms",
        _choice(
            "Wait after a miss",
            "So long a player can't call after a claim that was wrong or not needed.",
            {0: "None", 1_000: "1 second", 3_000: "3 seconds", 5_000: "5 seconds", 10_000: "10 seconds"},
        ),
    ),
)
_TICCITORIES = (
    GameOption(
        "side", _range("Grid", "How many cards wide and high each grid may become.", TICCITORIES_SIDES)
    ),
    GameOption(
        "row",
        _auto(
            "Cards in a row",
            "As many as there are players. Two players may take three or four, and leave the rest.",
            (2, LONGEST_ROW_FOR_TWO),
        ),
    ),
)
_SQUARED = (
    GameOption("hand", _range("Hand", "How many cards each player begins with.", (2, 20))),
    GameOption(
        "used",
        _auto(
            "Cards in play",
            "How much of the deck is used: a third for two players, half for three, two thirds for four.",
            (10, 125),
        ),
    ),
)
_RACE = (
    *_SQUARED,
    GameOption("two_tic_draw", _switch("Two Tics", "A play with two Tics makes every opponent draw.")),
    GameOption(
        "draw_cooldown_ms",
        _choice(
            "Between draws",
            "So long after a draw a player can't draw again, unless nothing can be placed.",
            {0: "No wait", 1_000: "1 second", 2_000: "2 seconds", 5_000: "5 seconds", 10_000: "10 seconds"},
        ),
    ),
    GameOption("tic_to_finish", _switch("Tic to finish", "The last card of a hand must make a Tic.")),
)
_RUMMY = (
    GameOption(
        "start_round", _range("First round", "Begin with a later round for a shorter game.", (1, len(ROUNDS)))
    ),
    GameOption(
        "last_round", _range("Last round", "End after an earlier round for a shorter game.", (1, len(ROUNDS)))
    ),
    GameOption(
        "single_additions",
        _choice(
            "Added to Singles",
            "Pure: an added card shares the property and makes no Tic. Property: the property is enough.",
            {Additions.PURE.value: "Pure", Additions.PROPERTY.value: "The property"},
        ),
    ),
    GameOption(
        "void_limit",
        _range("Void deals", "So many deals in a row without an end, and the game is over.", (1, 30)),
    ),
)

OPTIONS: Mapping[str, tuple[GameOption, ...]] = MappingProxyType({
    "together": _TOGETHER,
    "spotic": _SPOTIC,
    "ticcitories": _TICCITORIES,
    "squared": _SQUARED,
    "race": _RACE,
    "rummy": _RUMMY,
})  # fmt: skip
"""What each game lets the players change, in the order in which a screen shows it.

The time for a claim in SpoTic is a setting of the player's, who may need more of it in every game.
"""

DEFAULTS: Mapping[str, Mapping[str, Any]] = MappingProxyType({
    "together": Options().to_json(),
    "spotic": {"pace": "turns", "goal": "nine", "card_call_ms": 120_000, "penalty": False,
               "miss_cooldown_ms": 3_000},
    "ticcitories": {"side": 4, "row": None},
    "squared": {"hand": 12, "used": None},
    "race": {"hand": 12, "used": None, "two_tic_draw": True, "draw_cooldown_ms": 2_000,
             "tic_to_finish": False},
    "rummy": {"start_round": 1, "last_round": len(ROUNDS), "single_additions": "pure", "void_limit": 10},
})  # fmt: skip
"""All options of each game as they are at first; None follows the number of players."""

FIRST_KEYS: Mapping[str, str] = MappingProxyType({
    "together": "first", "spotic": "first", "ticcitories": "first", "squared": "first",
    "rummy": "first_dealer",
})  # fmt: skip
"""The option that says which seat begins, for the games in which one does."""

PRESETS: Mapping[str, Mapping[str, Mapping[str, Any]]] = MappingProxyType({
    "rummy": {
        "whole": {"start_round": 1, "last_round": len(ROUNDS)},
        "first half": {"start_round": 1, "last_round": len(ROUNDS) // 2},
        "second half": {"start_round": len(ROUNDS) // 2 + 1, "last_round": len(ROUNDS)},
        "last round": {"start_round": len(ROUNDS), "last_round": len(ROUNDS)},
    },
    "ticcitories": {"small": {"side": 3}, "standard": {"side": 4}, "large": {"side": 5}},
    "spotic": {
        "standard": {},
        "lively": {"pace": "free", "card_call_ms": OFF_MS},
        "strict": {"penalty": True, "miss_cooldown_ms": 5_000},
        "points": {"goal": "points"},
    },
    "squared": {"short": {"hand": 8}, "standard": {"hand": 12}, "long": {"hand": 15}},
    "race": {"short": {"hand": 8}, "standard": {"hand": 12}, "strict": {"hand": 12, "tic_to_finish": True}},
})  # fmt: skip
"""Sets of options that a screen offers under a name, for games whose rules have no presets of their own."""

TABLE_SETTINGS: Mapping[str, tuple[str, ...]] = MappingProxyType({
    "together": ("hand_privacy", "has_undo", "has_hints"),
    "spotic": ("claim_ms", "timed_mouse"),
    "ticcitories": ("has_undo", "has_hints"),
    "squared": ("assist", "hand_privacy", "has_undo", "has_hints"),
    "race": ("assist", "timed_mouse"),
    "rummy": ("hand_privacy", "has_undo", "has_hints"),
})  # fmt: skip
"""The player's settings that matter in a game, which its options show as well."""

NOTES: Mapping[tuple[str, str], str] = MappingProxyType({
    ("together", "has_undo"):
        "Here a play draws at once, so look at the ghost card first: it helps only when the deck is empty.",
})  # fmt: skip
"""What players should know about a setting in a game, besides its own help."""
