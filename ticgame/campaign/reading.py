"""Reading a campaign from TOML: its form here, what its games make of it in `check`."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from ticgame.campaign.check import LONGEST_TITLE, check_round
from ticgame.campaign.faults import Fault, Faults, Table, quoted
from ticgame.campaign.goals import read_goal, read_stars, usual_options
from ticgame.campaign.options import OptionSource, option_keys
from ticgame.campaign.schema import TOGETHER, Campaign, CardFilter, Round
from ticgame.core.cards import COLOURS, SHAPES
from ticgame.core.errors import TicError
from ticgame.core.option_values import is_whole
from ticgame.core.spelling import did_you_mean
from ticgame.games import GAMES

FORMAT: Final = 1
SUFFIX: Final = ".toml"
MOST_SEATS: Final = 6
MOST_ROUNDS: Final = 100
LONGEST_ID: Final = 60
LONGEST_TEXT: Final = 600
LARGEST_BYTES: Final = 1_000_000
DEEPEST: Final = 20
_LARGEST_NUMBER: Final = 2**63

_CAMPAIGN_KEYS: Final = ("format", "id", "title", "summary", "author", "players", "defaults", "round")
_ROUND_KEYS: Final = ("title", "intro", "game", "seed", "open_deck", "cards", "stars", "goal")
_DEFAULT_KEYS: Final = ("game", "open_deck", "cards", "stars")
"""What `[defaults]` may hold besides options."""


class LevelError(TicError):
    """A level file that can't be played; lists every fault."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("; ".join(map(str, faults)))
        self.faults = faults


class Parsed(NamedTuple):
    """A campaign and no faults, or None and every fault."""

    campaign: Campaign | None
    faults: list[Fault]


def load_campaign(path: Path) -> Campaign:
    """Return the campaign in a file; raises LevelError with every fault, or why it can't be read."""
    try:
        if not path.is_file():
            raise LevelError([Fault("", "there is no such file" if not path.exists() else "it is no file")])
        with path.open("rb") as file:
            content = file.read(LARGEST_BYTES + 1)
    except OSError as error:
        raise LevelError([Fault("", error.strerror or str(error))]) from None
    except ValueError as error:  # a name that no file can have
        raise LevelError([Fault("", str(error))]) from None
    parsed = parse_text(content)
    if parsed.campaign is None:
        raise LevelError(parsed.faults)
    return parsed.campaign


def parse_text(content: bytes) -> Parsed:
    """Return the campaign of a file's bytes."""
    import tomllib  # only where there is a file

    if len(content) > LARGEST_BYTES:
        return _broken(f"it is larger than {LARGEST_BYTES // 1_000_000} MB")
    try:
        # Some editors put a byte order mark before the text.
        return parse_campaign(tomllib.loads(content.decode("utf-8-sig")))
    except UnicodeDecodeError:
        return _broken("it is not UTF-8 text")
    except ValueError as error:
        return _broken(f"no TOML: {error}")
    except RecursionError:
        return _broken("its values are nested too deeply")


def parse_campaign(data: Mapping[str, Any]) -> Parsed:
    """Return the campaign of a file's data."""
    faults = Faults()
    _refuse_monsters(data, "", faults, depth=0)
    if faults.found:
        return Parsed(None, faults.found)
    top = Table(data, "", faults)
    top.refuse_unknown(_CAMPAIGN_KEYS, "a campaign")
    _read_format(top)
    players = _read_players(top)
    campaign = Campaign(
        _read_id(top),
        top.text("title", longest=LONGEST_TITLE),
        top.text("summary", longest=LONGEST_TEXT, default=""),
        top.text("author", longest=LONGEST_TITLE, default=""),
        players or (1, MOST_SEATS),
        tuple(_read_rounds(top, players)),
    )
    return Parsed(None if faults.found else campaign, faults.found)


def _broken(reason: str) -> Parsed:
    return Parsed(None, [Fault("", reason)])


def _refuse_monsters(value: Any, path: str, faults: Faults, *, depth: int) -> None:
    """Note numbers and depths that TOML doesn't have and that no message could quote."""
    if depth > DEEPEST:
        faults.add(path, "is nested too deeply")
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            _refuse_monsters(inner, f"{path}.{key}" if path else key, faults, depth=depth + 1)
    elif isinstance(value, list):
        for at, inner in enumerate(value, start=1):
            _refuse_monsters(inner, f"{path}[{at}]", faults, depth=depth + 1)
    elif isinstance(value, int) and not -_LARGEST_NUMBER <= value < _LARGEST_NUMBER:
        faults.add(path, "a number of more than 64 bits")


def _read_format(top: Table) -> None:
    version = top.data.get("format")
    if version is None:
        top.fault("format", f"is missing; write format = {FORMAT}")
    elif type(version) is int and version > FORMAT:
        top.fault("format", f"{version} is of a newer ticgame; this one reads {FORMAT}")
    elif version != FORMAT or type(version) is not int:
        top.fault("format", f"{FORMAT} is needed, not {quoted(version)}")


def _read_id(top: Table) -> str:
    value = top.text("id", longest=LONGEST_ID)
    if value and not re.fullmatch(r"[A-Za-z0-9-]+", value):
        top.fault("id", f"{quoted(value)} may only have letters a-z, A-Z, digits and -")
    return value


def _read_players(top: Table) -> tuple[int, int] | None:
    value = top.data.get("players")
    if value is None:
        top.fault("players", "is missing; write the fewest and the most, such as [1, 6]")
    elif (
        not isinstance(value, list)
        or len(value) != 2
        or not all(is_whole(count, 1, MOST_SEATS) for count in value)
    ):
        top.fault("players", f"two whole numbers from 1 to {MOST_SEATS} are needed, not {quoted(value)}")
    elif value[0] > value[1]:
        top.fault("players", f"the fewest come first: {value[0]} is more than {value[1]}")
    else:
        return value[0], value[1]
    return None


def _read_rounds(top: Table, players: tuple[int, int] | None) -> list[Round]:
    defaults = _read_defaults(top)
    given = top.data.get("round")
    if not isinstance(given, list) or not given:
        brackets = ", with its two pairs of brackets" if isinstance(given, Mapping) else ""
        top.fault("round", f"at least one [[round]] is needed{brackets}")
        return []
    if len(given) > MOST_ROUNDS:
        top.fault("round", f"{len(given)} rounds are too many, {MOST_ROUNDS} fit")
        return []
    rounds = []
    for at, data in enumerate(given, start=1):
        path = f"round[{at}]"
        if not isinstance(data, Mapping):
            top.faults.add(path, f"a table is needed, not {quoted(data)}")
            continue
        before = len(top.faults.found)
        round_, source = _read_round(Table(data, path, top.faults), defaults)
        if round_ is None:
            continue
        rounds.append(round_)
        # A round whose form is wrong is still looked at, but for what its faults would bring about.
        check_round(round_, source, players, has_form=len(top.faults.found) == before)
    return rounds


def _read_defaults(top: Table) -> Table:
    defaults = top.table("defaults") or Table({}, "defaults", top.faults)
    name = _read_game(defaults, TOGETHER)
    if name is not None:
        defaults.refuse_unknown((*_DEFAULT_KEYS, *option_keys(name).values()), "[defaults]")
    return defaults


def _read_game(table: Table, default: str | None) -> str | None:
    name = table.data.get("game", default)
    if isinstance(name, str) and name in GAMES:
        return name
    if "game" in table.data:
        known = did_you_mean(name, GAMES)
        table.fault("game", f"there is no game {quoted(name)}; there are {', '.join(GAMES)}{known}")
    return None


def _read_round(table: Table, defaults: Table) -> tuple[Round | None, OptionSource]:
    """Return the round less what is wrong in it, None for an unknown game, and where its values stand."""
    usual = defaults.data.get("game", TOGETHER)
    name = _read_game(table, usual if isinstance(usual, str) and usual in GAMES else None)
    if name is None:
        return None, OptionSource(table, defaults, {})
    source = OptionSource(
        table, defaults if name == usual else Table({}, "defaults", table.faults), option_keys(name)
    )
    table.refuse_unknown((*_ROUND_KEYS, *source.names.values()), "this round")
    goal = read_goal(table, name)
    round_ = Round(
        table.text("title", longest=LONGEST_TITLE),
        name,
        usual_options(name, goal) | source.options(),
        table.text("intro", longest=LONGEST_TEXT, default=""),
        table.whole("seed", 0, _LARGEST_NUMBER - 1),
        _read_open_deck(source.holder("open_deck"), name),
        _read_cards(source.holder("cards")),
        read_stars(source.holder("stars"), name, table.data.get("goal")),
        goal,
    )
    return round_, source


def _read_open_deck(table: Table, name: str) -> bool:
    is_open = table.flag("open_deck")
    if is_open and name != TOGETHER:
        table.fault("open_deck", "only TIC Together is played with an open deck")
    return is_open and name == TOGETHER


def _read_cards(table: Table) -> CardFilter | None:
    filter_ = table.table("cards")
    if filter_ is None:
        return None
    filter_.refuse_unknown(("number", "shape", "colour"), "a smaller deck")
    readers = {"number": _number, "shape": _name_of(SHAPES), "colour": _name_of(COLOURS)}
    return CardFilter(
        **{
            key: tuple(sorted(set(filter_.several(key, read))))
            for key, read in readers.items()
            if key in filter_.data
        }
    )


def _number(value: Any) -> int:
    if is_whole(value, 1, 5):
        return value - 1
    raise ValueError(f"a number from 1 to 5 is needed, not {quoted(value)}")


def _name_of(names: tuple[str, ...]) -> Any:
    def read(value: Any) -> int:
        if value in names:
            return names.index(value)
        raise ValueError(f"{quoted(value)} is none of {', '.join(names)}{did_you_mean(value, names)}")

    return read
