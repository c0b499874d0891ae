"""The bindings that people changed, kept with their seats."""

from collections.abc import Mapping
from typing import Any

from ticgame.home import Home
from ticgame.play.input.bindings import DEFAULTS, Bindings, BindingsError, parse_bindings

FILE = "controls.toml"


class Remaps:
    """Changed bindings by owner (a seat's animal) and scheme (the kind of device)."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, str], Bindings] = {}

    def bindings(self, owner: str, scheme: str) -> Bindings:
        """Return an owner's bindings for a kind of device, the defaults if nothing was changed."""
        return self._kept.get((owner, scheme), DEFAULTS[scheme])

    def keep(self, owner: str, bindings: Bindings) -> None:
        """Keep changed bindings; defaults need no keeping."""
        if bindings == DEFAULTS[bindings.scheme]:
            self._kept.pop((owner, bindings.scheme), None)
        else:
            self._kept[owner, bindings.scheme] = bindings

    def to_dict(self) -> dict[str, dict[str, dict[str, list[str]]]]:
        """Return plain data for a settings file: owner, scheme, intent, controls."""
        data: dict[str, dict[str, dict[str, list[str]]]] = {}
        for (owner, scheme), bindings in sorted(self._kept.items(), key=lambda item: item[0]):
            data.setdefault(owner, {})[scheme] = bindings.to_dict()
        return data


def parse_remaps(data: Any) -> tuple[Remaps, list[str]]:
    """Read what `Remaps.to_dict` wrote; return the faults too, whose bindings stay at the defaults."""
    remaps, faults = Remaps(), []
    owners = data if isinstance(data, Mapping) else {}
    if owners is not data:
        faults.append(f"bindings: expected a table, not {data!r}")
    for owner, schemes in owners.items():
        if not isinstance(schemes, Mapping):
            faults.append(f"bindings of {owner}: expected a table, not {schemes!r}")
            continue
        for scheme, given in schemes.items():
            try:
                remaps.keep(owner, parse_bindings(scheme, given))
            except BindingsError as error:
                faults.append(f"{owner}: {error}")
    return remaps, faults


def read_remaps(home: Home) -> Remaps:
    """Return the changed bindings that the player's folder keeps; what can't be used is told."""
    remaps, faults = parse_remaps(home.read_toml(FILE))
    for fault in faults:
        home.tell(f"{home.locate(FILE)}: {fault}")
    return remaps


def write_remaps(home: Home, remaps: Remaps) -> None:
    """Keep the changed bindings in the player's folder."""
    home.write_toml(FILE, remaps.to_dict())
