"""Missions to choose from, one by one and in sets that have a name."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ticgame.games.together.catalogue import (
    CATALOGUE,
    DIFFERENT,
    SEQUENCE,
    STANDARD,
    catalogue_missions,
)
from ticgame.games.together.missions import Mission
from ticgame.games.together.options import RelationKind
from ticgame.play.keepsakes import Favourite


class MissionSet(NamedTuple):
    """Missions of the catalogue, in order, under a name."""

    title: str
    missions: tuple[str, ...]
    is_favourite: bool = False


STANDARD_SET = MissionSet("Standard five", STANDARD)
SEQUENCE_SET = MissionSet("Sequence five", SEQUENCE)


def catalogue_mission(name: str) -> Mission:
    """Return a mission of the catalogue; one that differs from another gets one to differ from."""
    if name == DIFFERENT:
        return catalogue_missions([STANDARD[0], DIFFERENT])[1]
    return catalogue_missions([name])[0]


def is_sequence(options: Mapping[str, Any]) -> bool:
    """Return whether options ask for the Sequence variation."""
    return options.get("relation") == RelationKind.SEQUENCE


def own_set(options: Mapping[str, Any]) -> MissionSet:
    """Return the missions that a game takes if nobody picks any."""
    return SEQUENCE_SET if is_sequence(options) else STANDARD_SET


def offered(options: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the catalogue's missions that suit the options' variation."""
    wants_runs = is_sequence(options)
    return tuple(name for name, data in CATALOGUE.items() if (data["kind"] == "sequence") is wants_runs)


def known_sets(options: Mapping[str, Any], favourites: Iterable[Favourite]) -> list[MissionSet]:
    """Return the sets on offer: the variation's own missions, then the players' favourites."""
    kept = [MissionSet(favourite.title, favourite.missions, is_favourite=True) for favourite in favourites]
    return [own_set(options), *kept]


def set_title(picks: Sequence[str] | None, sets: Sequence[MissionSet]) -> str:
    """Return what to call the missions picked; None stands for the first set."""
    if picks is None:
        return sets[0].title
    for known in sets:
        if known.missions == tuple(picks):
            return known.title
    return "Your own missions"


def toggled(picks: Sequence[str], name: str) -> tuple[str, ...]:
    """Return the picks with a mission added at the end, or without it if it was among them."""
    if name in picks:
        return tuple(pick for pick in picks if pick != name)
    return (*picks, name)
