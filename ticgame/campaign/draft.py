"""A level that somebody is making: changed bit by bit, and told what is wrong with it as it stands."""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final

from ticgame.campaign.faults import Fault
from ticgame.campaign.reading import FORMAT, LONGEST_ID, Parsed, parse_campaign
from ticgame.campaign.schema import Campaign
from ticgame.core.cards import Card, format_card, parse_card
from ticgame.games.together.catalogue import CATALOGUE, DIFFERENT
from ticgame.games.together.missions import MISSION_KINDS

MOST_MISSIONS: Final = 12
USUAL_TITLE: Final = "My level"
_BY_PLAYER: Final = ("id", "title", "hint")

RANKED: Final = (
    "tic-group-3",
    DIFFERENT,
    "double-tic",
    "strong-connection",
    "hole-no-nics",
    "two-tic-groups-3-sharing",
    "tic-group-4",
    "hole-all-singles",
    "two-tic-groups-4",
    "corner-L-3",
    "tic-line-4",
    "triple-tic",
    "two-tic-groups-4-sharing",
    "tic-group-5",
    "centre-square-4",
    "quadruple-tic",
)
"""The Commonness missions from easy to hard, each rated alone (7 × 7, limit 9, four bots)."""

THREE_ROUNDS: Final = (12, 15)
"""How many missions make three rounds."""

MissionValues = dict[str, Any]
"""A mission as a table of a level file."""


@dataclass(slots=True)
class LevelDraft:
    """A campaign of one round of TIC Together; `start` has cards by column and row of the grid."""

    title: str = USUAL_TITLE
    grid: tuple[int, int] = (6, 6)
    hand: int = 5
    limit: int = 7
    is_fixed: bool = False
    is_sequence: bool = False
    is_separate: bool = False
    missions: list[MissionValues] = field(default_factory=list)
    start: dict[tuple[int, int], Card] = field(default_factory=dict)
    id: str | None = None
    """The id under which it has been kept, None for a new level."""

    def data(self, taken: Collection[str] = ()) -> dict[str, Any]:
        """Return the data of the level's file, under an id that isn't taken."""
        options: dict[str, Any] = {"grid": list(self.grid), "hand": self.hand, "limit": self.limit}
        if self.is_fixed:
            options["frame"] = "fixed"
        if self.is_sequence:
            options |= {"relation": "sequence", "separate": self.is_separate}
        if self.start:
            options["start"] = self._start_data()
        return {
            "format": FORMAT,
            "id": self.id or free_id(self.title, taken),
            "title": self.title,
            "players": [1, 6],
            "round": [{"title": self.title, "game": "together", **options, "missions": self.missions}],
        }

    def parse(self, taken: Collection[str] = ()) -> Parsed:
        """Return the campaign, or every fault."""
        return parse_campaign(self.data(taken))

    def faults(self) -> list[str]:
        """Return what is wrong as it stands, in words without paths of a file."""
        return [_told(fault) for fault in self.parse().faults]

    def resize(self, grid: tuple[int, int]) -> None:
        """Change the grid; start cards that no longer lie in it go."""
        self.grid = grid
        width, height = grid
        kept = {at: card for at, card in self.start.items() if at[0] < width and at[1] < height}
        self.start = kept

    def set_variation(self, *, is_sequence: bool) -> None:
        """Play the other variation; missions that don't belong to it go."""
        self.is_sequence = is_sequence
        wrong = "tic_group" if is_sequence else "sequence"
        self.missions = [mission for mission in self.missions if mission["kind"] != wrong]
        if is_sequence:
            for mission in self.missions:
                for key in ("tics", "singles", "nics", "all"):
                    mission.pop(key, None)

    def kinds(self) -> tuple[str, ...]:
        """Return the kinds of mission that the variation has."""
        return ("sequence", "play") if self.is_sequence else ("tic_group", "play")

    def add_mission(self) -> MissionValues:
        """Add a mission of the variation's first kind and return it."""
        mission: MissionValues = {"kind": self.kinds()[0]}
        self.missions.append(mission)
        return mission

    def earlier_groups(self, mission: MissionValues) -> list[str]:
        """Return the ids of the groups before a mission; those without an id get one."""
        found = []
        for at, other in enumerate(self.missions, start=1):
            if other is mission:
                break
            if other["kind"] == "tic_group":
                found.append(other.setdefault("id", self._free_mission_id(at)))
        return found

    def remove(self, mission: MissionValues) -> None:
        """Take a mission out, and with it what differed from it."""
        self.missions = [other for other in self.missions if other is not mission]
        self.mend()

    def mend(self) -> None:
        """Let no mission differ from a group that isn't there before it any more."""
        groups: set[str] = set()
        for mission in self.missions:
            if mission.get("different_from") not in groups:
                mission.pop("different_from", None)
            if mission["kind"] == "tic_group" and "id" in mission:
                groups.add(mission["id"])

    def _free_mission_id(self, number: int) -> str:
        taken = {mission.get("id") for mission in self.missions}
        return next(
            f"group-{at}" for at in range(number, number + len(taken) + 1) if f"group-{at}" not in taken
        )

    def place(self, column: int, row: int, card: Card) -> bool:
        """Put a start card on a cell; False if it lies elsewhere already."""
        if any(other == card and at != (column, row) for at, other in self.start.items()):
            return False
        self.start[column, row] = card
        return True

    def _start_data(self) -> list[list[Any]]:
        # In a fixed window [0, 0] is its column (w-1)//2, row (h-1)//2; a floating one goes by the cards.
        left, top = (self.grid[0] - 1) // 2, (self.grid[1] - 1) // 2
        ordered = sorted(self.start.items(), key=lambda item: (item[0][1], item[0][0]))
        return [[format_card(card), column - left, row - top] for (column, row), card in ordered]


def draft_of(campaign: Campaign) -> LevelDraft | None:
    """Return a level as a draft, None if it holds more than drafts can say."""
    round_ = campaign.rounds[0]
    options = dict(round_.options)
    width, height = options.get("grid", (6, 6))
    left, top = (width - 1) // 2, (height - 1) // 2
    draft = LevelDraft(
        id=campaign.id,
        title=campaign.title,
        grid=(width, height),
        hand=options.get("hand", 5),
        limit=options.get("limit", 7),
        is_fixed=options.get("frame") == "fixed",
        is_sequence=options.get("relation") == "sequence",
        is_separate=options.get("separate", False),
        missions=[dict(each) for each in options.get("missions", ()) if isinstance(each, Mapping)],
        start={(x + left, y + top): parse_card(code) for code, x, y in options.get("start", ())},
    )
    return draft if draft.parse().campaign == campaign else None


def catalogue_values(name: str) -> MissionValues:
    """Return a mission of the catalogue as a table of one's own."""
    return dict(CATALOGUE[name])


def asked_of(mission: MissionValues) -> MissionValues:
    """Return what a mission asks for, without its names and what is usual."""
    usual = {"kind": mission["kind"]}
    return usual | {
        key: value
        for key, value in mission.items()
        if key not in _BY_PLAYER and key != "kind" and value != value_of(usual, key)
    }


def catalogue_names(*, is_sequence: bool) -> list[str]:
    """Return the missions of the catalogue that a draft may take over."""
    wrong = "tic_group" if is_sequence else "sequence"
    return [
        name
        for name, table in CATALOGUE.items()
        if table["kind"] != wrong and name != DIFFERENT and not (is_sequence and table["kind"] == "play")
    ]


def set_kind(mission: MissionValues, kind: str) -> None:
    """Make a mission one of another kind, with nothing asked for beyond its defaults."""
    kept = {key: mission[key] for key in _BY_PLAYER if key in mission}
    mission.clear()
    mission.update(kept | {"kind": kind})


def set_value(mission: MissionValues, key: str, value: Any) -> None:
    """Set what a mission asks for; the usual value isn't written."""
    default = value_of({"kind": mission["kind"]}, key)
    mission.pop(key, None)
    if value != default:
        mission[key] = value


def value_of(mission: MissionValues, key: str) -> Any:
    """Return what a mission asks for under a key: its usual value if unsaid, None for no such key."""
    defaults = {each.name: each.default for each in fields(MISSION_KINDS[mission["kind"]])}
    return mission.get(key, defaults.get(key))


def free_id(title: str, taken: Collection[str]) -> str:
    """Return an id made from a title that isn't taken: "my-level", "my-level-2" …"""
    base = re.sub(r"[^A-Za-z0-9]+", "-", title).strip("-").lower()[: LONGEST_ID - 4] or "level"
    numbered = (f"{base}-{number}" for number in range(2, len(taken) + 3))
    return next(free for free in (base, *numbered) if free not in taken)


def three_rounds(title: str, names: Sequence[str], taken: Collection[str]) -> dict[str, Any]:
    """Return the data of a campaign of three rounds from 12 or 15 missions of the catalogue, easiest first.

    The grid is 7 × 7 and the limit 9 in all three rounds (sheet, "Play multiple rounds").
    """
    ordered = sorted(names, key=RANKED.index)
    size = len(ordered) // 3
    parts = [_after_its_group(ordered[at : at + size]) for at in range(0, size * 3, size)]
    words = ("one", "two", "three")
    return {
        "format": FORMAT,
        "id": free_id(title, taken),
        "title": title,
        "players": [1, 6],
        "defaults": {"game": "together", "grid": [7, 7], "hand": 5, "limit": 9},
        "round": [
            {"title": f"Level {word}", "missions": part} for word, part in zip(words, parts, strict=True)
        ],
    }


def _after_its_group(names: list[str]) -> list[str]:
    """Return missions with the one that differs from a group behind the first group."""
    if DIFFERENT not in names:
        return names
    rest = [name for name in names if name != DIFFERENT]
    first = next((at for at, name in enumerate(rest) if CATALOGUE[name]["kind"] == "tic_group"), 0)
    return [*rest[: first + 1], DIFFERENT, *rest[first + 1 :]]


def _told(fault: Fault) -> str:
    mission = re.match(r"round\[1\]\.missions\[(\d+)\]", fault.path)
    if mission:
        return f"Mission {mission[1]}: {fault.reason}"
    key = fault.path.removeprefix("round[1].")
    return f"{key.capitalize()}: {fault.reason}" if key else fault.reason
