"""Missions by name and as data (`docs/levels.md`): the catalogue, reading and writing."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields
from typing import Any, Final

from ticgame.core.cards import Relation
from ticgame.core.groups import Place, Shape
from ticgame.core.spelling import did_you_mean
from ticgame.games.together.missions import MISSION_KINDS, Mission

CATALOGUE: Final[Mapping[str, Mapping[str, Any]]] = {
    "tic-group-3": {"kind": "tic_group", "size": 3},
    "different-tic-group-3": {"kind": "tic_group", "size": 3},
    "double-tic": {"kind": "play", "tics": 2},  # T7: at least so many
    "tic-group-4": {"kind": "tic_group", "size": 4},
    "strong-connection": {"kind": "play", "edges": 3, "tics": 2},  # T6
    "quadruple-tic": {"kind": "play", "tics": 4},
    "two-tic-groups-4": {"kind": "tic_group", "size": 4, "count": 2},
    "tic-group-5": {"kind": "tic_group", "size": 5},
    "two-tic-groups-3-sharing": {"kind": "tic_group", "size": 3, "count": 2, "share_card": True},
    "two-tic-groups-4-sharing": {"kind": "tic_group", "size": 4, "count": 2, "share_card": True},
    "centre-square-4": {"kind": "tic_group", "size": 4, "shape": "square", "place": "centre"},
    "corner-L-3": {"kind": "tic_group", "size": 3, "shape": "L", "place": "corner"},
    "tic-line-4": {"kind": "tic_group", "size": 4, "shape": "line"},
    "hole-no-nics": {"kind": "play", "touching": 4, "nics": 0},
    "hole-all-singles": {"kind": "play", "touching": 4, "all": "single"},
    "triple-tic": {"kind": "play", "tics": 3},
    "mono-3": {"kind": "sequence", "length": 3, "properties": 1},
    "duo-3": {"kind": "sequence", "length": 3, "properties": 2},
    "mono-4": {"kind": "sequence", "length": 4, "properties": 1},
    "duo-4": {"kind": "sequence", "length": 4, "properties": 2},
    "tripo-3": {"kind": "sequence", "length": 3, "properties": 3},
}
DIFFERENT: Final = "different-tic-group-3"
STANDARD: Final = ("tic-group-3", DIFFERENT, "double-tic", "tic-group-4", "strong-connection")
SEQUENCE: Final = ("mono-3", "duo-3", "mono-4", "duo-4", "tripo-3")

_RANGES: Final[Mapping[str, tuple[int, int]]] = {
    "size": (2, 5),
    "count": (1, 75),
    "edges": (0, 4),
    "tics": (0, 4),
    "singles": (0, 4),
    "touching": (1, 4),
    "nics": (0, 4),
    "length": (2, 5),
    "properties": (1, 3),
}
_CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "shape": tuple(Shape),
    "place": tuple(Place),
    "all": (Relation.TIC, Relation.SINGLE),
}
_ID: Final = re.compile(r"[A-Za-z0-9-]+")
_Table = dict[str, Any]


def parse_missions(given: Any, where: str = "missions") -> tuple[list[Mission], list[str]]:
    """Return the missions of a list of names and tables, and every fault found, in words."""
    if not isinstance(given, list | tuple) or not given:
        example = "" if given == [] else ', such as ["tic-group-3"]'
        return [], [f"{where}: a list of at least one mission is needed{example}"]
    faults: list[str] = []
    tables: list[_Table | None] = []
    for at, item in enumerate(given):
        table, found = _whole_table(item, tables, f"{where}[{at + 1}]")
        tables.append(table)
        faults += found
    faults += _shared_faults(tables, where)
    if faults:
        return [], faults
    return [_build(table) for table in tables if table], []


def format_missions(missions: Sequence[Mission]) -> list[dict[str, Any]]:
    """Return the missions as whole tables, as records write them; empty titles and hints are left out."""
    return [
        {"kind": mission.kind}
        | {
            field.name: getattr(mission, field.name)
            for field in fields(mission)
            if field.name not in ("title", "hint") or getattr(mission, field.name)
        }
        for mission in missions
    ]


def catalogue_missions(names: Sequence[str]) -> list[Mission]:
    """Return missions picked from the catalogue; raises ValueError with the first fault."""
    missions, faults = parse_missions(list(names))
    if faults:
        raise ValueError(faults[0])
    return missions


def _whole_table(item: Any, before: Sequence[_Table | None], where: str) -> tuple[_Table | None, list[str]]:
    """Return the table of one list item with its id (None if it has faults), and its faults.

    `before` are the tables of the items before it, None for those with faults.
    """
    if isinstance(item, str):
        return _named_table(item, before, where)
    if not isinstance(item, Mapping):
        return None, [f"{where}: a catalogue name or a table is needed, not {item!r}"]
    table = {"id": f"m{len(before) + 1}"} | dict(item)
    faults = _table_faults(table, where)
    return (None if faults else table), faults


def _named_table(name: str, before: Sequence[_Table | None], where: str) -> tuple[_Table | None, list[str]]:
    if name not in CATALOGUE:
        hint = did_you_mean(name, CATALOGUE) or "; docs/levels.md has all names"
        return None, [f"{where}: there is no mission {name!r} in the catalogue{hint}"]
    table = {"id": _free_id(name, before)} | dict(CATALOGUE[name])
    if name == DIFFERENT:
        if None in before:
            return None, []  # what it differs from is among the faults
        table["different_from"] = _nearest_group(before)
        if table["different_from"] is None:
            return None, [f"{where}: {name!r} needs a tic_group mission before it to differ from"]
    return table, []


def _free_id(name: str, before: Sequence[_Table | None]) -> str:
    """Return the name, or with `-2`, `-3` … the first one that no mission before has."""
    taken = {table["id"] for table in before if table}
    numbered = (f"{name}-{number}" for number in range(2, len(before) + 3))
    return next(free for free in (name, *numbered) if free not in taken)


def _nearest_group(before: Sequence[_Table | None]) -> str | None:
    return next((table["id"] for table in reversed(before) if table and table["kind"] == "tic_group"), None)


def _base_name(mission_id: str) -> str | None:
    """Return the catalogue name that reserves an id: the id itself or the id less `-2`, `-3` …"""
    if mission_id in CATALOGUE:
        return mission_id
    match = re.fullmatch(r"(.+)-([2-9]|[1-9]\d+)", mission_id)
    return match[1] if match and match[1] in CATALOGUE else None


def _table_faults(table: _Table, where: str) -> list[str]:
    kind = table.get("kind")
    if kind is None:
        return [f"{where}.kind: is missing; one of {', '.join(MISSION_KINDS)} is needed"]
    if kind not in tuple(MISSION_KINDS):
        hint = did_you_mean(kind, MISSION_KINDS)
        return [f"{where}.kind: {kind!r} is none of {', '.join(MISSION_KINDS)}{hint}"]
    known = {field.name: field for field in fields(MISSION_KINDS[kind])} | {"kind": None}
    faults = [
        f"{where}.{key}: a {kind} mission has no such key{did_you_mean(key, known)}"
        for key in table
        if key not in known
    ]
    return faults + [
        f"{where}.{key}: {fault}"
        for key, value in table.items()
        if key in known and key != "kind" and (fault := _value_fault(known[key], value))
    ]


def _value_fault(field: Any, value: Any) -> str | None:
    name = field.name
    if value is None and field.default is None:
        return None
    if name in _RANGES:
        low, high = _RANGES[name]
        if type(value) is not int or not low <= value <= high:
            return f"a whole number from {low} to {high} is needed, not {value!r}"
    elif name in _CHOICES:
        if value not in _CHOICES[name]:
            return f"{value!r} is none of {', '.join(_CHOICES[name])}{did_you_mean(value, _CHOICES[name])}"
    elif name == "share_card":
        if type(value) is not bool:
            return f"true or false is needed, not {value!r}"
    elif not isinstance(value, str):
        return f"a text is needed, not {value!r}"
    elif name == "id" and not _ID.fullmatch(value):
        return f"{value!r} may only have letters a-z, A-Z, digits and -"
    return None


def _shared_faults(tables: Sequence[_Table | None], where: str) -> list[str]:
    """Return the faults that show only beside the other missions; None stands for one with faults."""
    faults: list[str] = []
    for at, table in enumerate(tables):
        if table is None:
            continue
        before, spot = tables[:at], f"{where}[{at + 1}]"
        if any(other and other["id"] == table["id"] for other in before):
            faults.append(f"{spot}.id: {table['id']!r} is used twice")
        faults += _reserved_faults(table, before, spot)
        if table["kind"] == "tic_group":
            faults += _group_faults(table, spot) + _different_faults(table, before, spot)
    return faults


def _different_faults(table: _Table, before: Sequence[_Table | None], where: str) -> list[str]:
    name = table.get("different_from")
    groups = {other["id"] for other in before if other and other["kind"] == "tic_group"}
    if name is None or name in groups or None in before:
        return []
    return [f"{where}.different_from: {name!r} is no tic_group mission before this one"]


def _group_faults(table: _Table, where: str) -> list[str]:
    faults = []
    size, count = table.get("size", 3), table.get("count", 1)
    shape, place = table.get("shape", "any"), table.get("place", "any")
    if table.get("share_card") and count != 2:
        faults.append(f"{where}.share_card: goes with count = 2 only")
    if shape == Shape.SQUARE and size != 4:
        faults.append(f"{where}.shape: a square has 4 cards, not {size}")
    if shape == Shape.L and size != 3:
        faults.append(f"{where}.shape: an L has 3 cards, not {size}")
    if place == Place.CENTRE and shape != Shape.SQUARE:
        faults.append(f"{where}.place: centre goes with shape = square only")
    return faults


def _reserved_faults(table: _Table, before: Sequence[_Table | None], where: str) -> list[str]:
    # Catalogue names are reserved: an id that is one must have that table.
    name = _base_name(table["id"])
    if name is None or None in before:
        return []
    wanted = {"id": table["id"]} | dict(CATALOGUE[name])
    if name == DIFFERENT:
        wanted["different_from"] = _nearest_group(before)
    words = {"title": "", "hint": ""}
    is_same = _build(table | words) == _build(wanted)
    if is_same and (name != DIFFERENT or wanted["different_from"] is not None):
        return []
    return [f"{where}.id: {table['id']!r} is a catalogue name, and this table isn't that mission"]


def _build(table: Mapping[str, Any]) -> Mission:
    kind = MISSION_KINDS[table["kind"]]
    values = {}
    for field in fields(kind):
        value = table.get(field.name, field.default)
        if value is MISSING:
            continue
        if field.name in _ENUMS and value is not None:
            value = _ENUMS[field.name](value)
        values[field.name] = value
    return kind(**values)


_ENUMS: Final = {"shape": Shape, "place": Place, "all": Relation}
