"""What the players have chosen for one game: its options, its missions, who goes first."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ticgame.core.contract import check_seats
from ticgame.core.errors import OptionError
from ticgame.games import game
from ticgame.games.together.catalogue import CATALOGUE
from ticgame.games.together.wording import mission_title
from ticgame.play.lobby.game_options import DEFAULTS, OPTIONS, PRESETS, GameOption
from ticgame.play.lobby.mission_sets import catalogue_mission, own_set

OWN_PRESET = "Your own"


class GameChoices:
    """The choices for a game, changed one by one; whether they go together is told by `faults`.

    `picks` are missions of the catalogue in order, None for the game's own five. `first` is a seat of the
    evening, None for chance.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.picks: tuple[str, ...] | None = None
        self.first: int | None = None
        self._judged: tuple[tuple[int, str], list[str]] | None = None
        keys = dict.fromkeys(option.key for option in OPTIONS[name])
        self._values: dict[str, Any] = {key: DEFAULTS[name][key] for key in keys}

    @property
    def options(self) -> dict[str, Any]:
        """The options as JSON values, without the first seat and what follows the number of players."""
        chosen = {key: value for key, value in self._values.items() if value is not None}
        return {**chosen, **({} if self.picks is None else {"missions": list(self.picks)})}

    @property
    def presets(self) -> Mapping[str, Mapping[str, Any]]:
        """The game's presets by name, or sets of options that the lobby has names for."""
        return game(self.name).presets or PRESETS.get(self.name, {})

    @property
    def preset(self) -> str | None:
        """The preset that the options agree with, if one does."""
        rest = {key: DEFAULTS[self.name][key] for key in self._values}
        for name, values in self.presets.items():
            if {**rest, **values} == self._values:
                return name
        return None

    @property
    def preset_title(self) -> str:
        """The preset in words."""
        return self.preset.capitalize() if self.preset else OWN_PRESET

    def step_preset(self, steps: int) -> None:
        """Go to a neighbouring preset; from options of one's own to the first one."""
        names = list(self.presets)
        if self.preset is None:
            self.use_preset(names[0])
        else:
            at = names.index(self.preset) + steps
            self.use_preset(names[max(0, min(len(names) - 1, at))])

    def use_preset(self, name: str) -> None:
        """Set every option as a preset wants it, the missions apart."""
        self._values = {key: DEFAULTS[self.name][key] for key in self._values} | dict(self.presets[name])

    def adopt(self, options: Mapping[str, Any]) -> None:
        """Take over the options of a match; missions that aren't all of the catalogue are left out."""
        self._values |= {key: options[key] for key in self._values if key in options}
        named = [mission.get("id") for mission in options.get("missions", ())]
        if named and all(name in CATALOGUE for name in named):
            own = own_set(self._values).missions
            self.picks = None if tuple(named) == own else tuple(named)

    def value(self, option: GameOption) -> Any:
        """Return an option's value."""
        return option.read(self._values)

    def change(self, option: GameOption, value: Any) -> None:
        """Set an option."""
        self._values[option.key] = option.write(self._values, value)

    def step(self, option: GameOption, steps: int) -> None:
        """Move an option so many steps; at either end it stays."""
        self.change(option, option.kind.step(self.value(option), steps))

    def faults(self, seats: int) -> list[str]:
        """Return why the game can't be played like this, in words for players; nothing if it can."""
        asked = (seats, repr(self.options))
        if self._judged is None or self._judged[0] != asked:
            # Screens ask at every move of the mouse, and many missions take milliseconds.
            self._judged = (asked, self._judge(seats))
        return list(self._judged[1])

    def _judge(self, seats: int) -> list[str]:
        rules = game(self.name)
        found = check_seats(rules, seats)
        try:
            found = found + rules.from_options(self.options, seats).hopeless()
        except OptionError as error:
            found = found + error.faults
        return [fault_words(fault, self.name) for fault in found]


def fault_words(fault: str, name: str) -> str:
    """Return a fault of options with the names that the screen uses."""
    key, colon, rest = fault.partition(": ")
    key = re.sub(r"\[\d+\]", "", key)
    if not colon or not re.fullmatch(r"[a-z_]+", key):
        return fault
    rest = re.sub(r"'([A-Za-z0-9-]+)'", _quoted_title, rest)
    rest = re.sub(r" ?\((?:tic_group|sequence|play)\)", "", rest).replace("tic_group", "Tic group")
    rest = rest.replace("a list of at least", "at least")
    return f"{_title(key, name)}: {rest}"


def _title(key: str, name: str) -> str:
    titles = [option.kind.title for option in OPTIONS[name] if option.key == key]
    return titles[0] if len(titles) == 1 else key.capitalize()


def _quoted_title(found: re.Match[str]) -> str:
    base = re.sub(r"-\d+$", "", found[1])
    for known in (found[1], base):
        if known in CATALOGUE:
            return f"“{mission_title(catalogue_mission(known))}”"
    return f"“{found[1]}”"


def joined(faults: Sequence[str]) -> str:
    """Return several faults as one text."""
    return " ".join(fault if fault.endswith((".", "!")) else f"{fault}." for fault in faults)
