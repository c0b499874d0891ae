"""The options of a round: its own, and those of `[defaults]` beneath them."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from ticgame.campaign.faults import Table
from ticgame.games import game

_RENAMED: Final = {"spotic": {"goal": "variation"}}
"""Options whose own name means something else in a round."""


class OptionSource(NamedTuple):
    """Where a round's values stand: in the round itself, else in `[defaults]`.

    `names` are the options of its game with their keys. Where `[defaults]` are for another game they are
    none of this round's: `defaults` is then empty.
    """

    round: Table
    defaults: Table
    names: Mapping[str, str]

    def holder(self, key: str) -> Table:
        """Return the table that has the say over a key."""
        is_default = key not in self.round.data and key in self.defaults.data
        return self.defaults if is_default else self.round

    def options(self) -> dict[str, Any]:
        """Return the options that are given, as JSON values."""
        found = ((name, self.holder(key).data.get(key)) for name, key in self.names.items())
        return {name: value for name, value in found if value is not None}


def option_keys(name: str) -> dict[str, str]:
    """Return the options of a game, each with its key in a level file."""
    kind = game(name)
    renamed = _RENAMED.get(name, {})
    return {
        option: renamed.get(option, option)
        for option in kind.from_options({}, kind.seat_range[0]).options_json()
    }
