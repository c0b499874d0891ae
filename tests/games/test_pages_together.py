"""What our own pages say of records and missions is true of the program."""

import json
import re
import tomllib
from pathlib import Path

from ticgame.core.records import format_record, read_record
from ticgame.core.replays import replay, verify
from ticgame.games import GAMES, game
from ticgame.games.together.catalogue import CATALOGUE, SEQUENCE, STANDARD, format_missions, parse_missions
from ticgame.games.together.missions import MISSION_KINDS

DOCS = Path(__file__).parents[2] / "docs"
RECORDS = (DOCS / "records.md").read_text("utf-8")
LEVELS = (DOCS / "levels.md").read_text("utf-8")


def test_the_example_record_verifies_in_the_one_byte_form() -> None:
    text = re.search(r"```json\n(.*?)```", RECORDS, re.S)[1]
    record = read_record(iter(text.encode().splitlines(keepends=True)), game)
    verify(record)
    assert record.warnings == []
    assert format_record(replay(record)) == text


def test_every_game_event_and_option_of_a_record_is_on_the_page() -> None:
    for name in GAMES:
        section = RECORDS.partition(f"### {name}\n")[2].partition("\n## ")[0]
        rules = game(name).from_options({}, 2)
        for option in rules.options_json():
            assert f"`{option}" in section, option
        for tag in (*rules.actions.table, *rules.events.table):
            assert f'"{tag}"' in section, tag


def test_the_catalogue_of_the_page_is_the_catalogue() -> None:
    listed = LEVELS.partition("Catalogue (names are stable):")[2].partition("The five Standard")[0]
    assert set(re.findall(r"`([\w-]+)`", listed)) == set(CATALOGUE)
    standard, sequence = LEVELS.partition("in order,")[2].partition("Missions")[::2]
    assert tuple(re.findall(r"`([\w-]+)`", standard)) == STANDARD
    assert tuple(re.findall(r"`([\w-]+)`", sequence.partition(".")[0])) == SEQUENCE


def test_the_defaults_of_the_page_are_the_defaults() -> None:
    for kind in MISSION_KINDS:
        defaults = json.loads(re.search(rf"^- `{kind}`: `(.*)`$", LEVELS, re.M)[1])
        missions, faults = parse_missions([{"kind": kind}])
        assert faults == []
        assert format_missions(missions) == [{"id": "m1", "kind": kind} | defaults]


def test_the_example_missions_of_the_page_are_missions() -> None:
    round_ = tomllib.loads(re.search(r"```toml\n(.*?)```", LEVELS, re.S)[1])["round"][1]
    missions, faults = parse_missions(round_["missions"])
    assert faults == []
    assert [mission.kind for mission in missions] == ["tic_group", "play"]
