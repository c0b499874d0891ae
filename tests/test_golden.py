"""Goldens: whole games as records and as text; a game or a variant without one fails.

`python tools/golden.py` plays them anew.
"""

import io
from dataclasses import fields
from enum import Enum
from pathlib import Path
from typing import Any

import golden as tool
import pytest

from ticgame.cli.transcript import Transcript
from ticgame.core.match import Hinted, Match, TakeSeat
from ticgame.core.records import SUFFIX, Record, header_line, read_record, record_lines
from ticgame.core.replays import replay, verify
from ticgame.games import GAMES, game
from ticgame.games.together.catalogue import CATALOGUE
from ticgame.games.together.rules import Grade, MissionDone, Why

FOLDER = Path(__file__).parent / "golden"
RECORDS = sorted(FOLDER.glob(f"*{SUFFIX}"))
BY_NAME = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def read(path: Path) -> Record:
    return read_record(record_lines(io.BytesIO(path.read_bytes())), game)


@BY_NAME
def test_a_golden_verifies(path: Path) -> None:
    record = read(path)
    verify(record)
    assert record.warnings == []
    assert record.result is not None


@BY_NAME
def test_a_golden_is_told_as_it_was(path: Path) -> None:
    lines: list[str] = []
    transcripts = []

    def begin(match: Match) -> None:
        transcripts.append(Transcript(match, lines.append, has_views=True))

    replay(read(path), begin=begin)
    transcripts[0].close()
    kept = path.with_suffix(".txt").read_bytes().decode()
    assert "".join(f"{line}\n" for line in lines) == kept


def test_every_golden_is_there_and_no_other() -> None:
    names = {golden.name for golden in tool.GOLDENS}
    assert {path.stem for path in RECORDS} == names
    assert {path.stem for path in FOLDER.glob("*.txt")} == names


@BY_NAME
def test_a_golden_begins_as_its_seed_says(path: Path) -> None:
    golden = next(each for each in tool.GOLDENS if each.name == path.stem)
    header = read(path).header
    rules = game(golden.game).from_options(golden.options, len(header.players))
    match = Match.start(rules, header.players, seed=golden.seed, app=tool.APP, cards=golden.cards)
    assert header_line(match.header) == path.read_text(encoding="utf-8").splitlines()[0]


@pytest.mark.parametrize("name", GAMES)
class TestVariants:
    """Every value that a game's options, actions and events can have is in some golden of the game."""

    def records(self, name: str) -> list[Record]:
        found = [read(path) for path in RECORDS if path.stem.partition("-")[0] == name]
        assert found, f"{name} has no golden: see tools/golden.py"
        return found

    def test_options(self, name: str) -> None:
        records = self.records(name)
        for field in fields(type(records[0].rules.options)):
            values = [getattr(record.rules.options, field.name) for record in records]
            missing = expected_values(values[0]) - set(map(repr, values))
            assert not missing, f"no golden of {name} with {field.name} = {missing}"

    def test_seats(self, name: str) -> None:
        seats = {len(record.header.players) for record in self.records(name)}
        low, high = game(name).seat_range
        assert {low, high} <= seats, "the smallest and the largest table need a golden"

    def test_actions_and_events(self, name: str) -> None:
        entries = [read.entry for record in self.records(name) for read in record.entries]
        kinds = {type(entry.action) for entry in entries}
        kinds |= {type(event) for entry in entries for event in entry.events}
        rules = game(name)
        of_every_game = {TakeSeat} if rules.is_real_time else {TakeSeat, Hinted}
        assert {*rules.actions.table.values(), *rules.events.table.values(), *of_every_game} <= kinds


def expected_values(sample: Any) -> set[str]:
    """Return every value (as `repr`) that an option of this kind can have, if they can be counted."""
    if isinstance(sample, bool):
        return {"True", "False"}
    return {repr(value) for value in type(sample)} if isinstance(sample, Enum) else set()


def test_together_shows_every_mission_of_the_catalogue_done() -> None:
    done = {
        event.id
        for path in RECORDS
        for each in read(path).entries
        for event in each.entry.events
        if isinstance(event, MissionDone)
    }
    assert CATALOGUE.keys() <= done


def test_together_shows_every_way_to_end() -> None:
    results = [read(path).result[1] for path in RECORDS if path.stem.startswith("together")]
    assert {result["why"] for result in results} == set(Why)
    assert {result["grade"] for result in results} == {None, *Grade}


def test_together_shows_start_layouts_in_both_frames_and_first_seats() -> None:
    options = [read(path).rules.options for path in RECORDS if path.stem.startswith("together")]
    assert any(each.start for each in options)
    assert any(len({mission.kind for mission in each.missions}) > 1 for each in options)
    assert len({each.first for each in options}) > 1


def test_together_shows_a_small_deck() -> None:
    headers = [read(path).header for path in RECORDS if path.stem.startswith("together")]
    assert min(len(header.deck or ()) for header in headers) < 100


def test_ticcitories_shows_every_side_and_the_long_rows_of_two() -> None:
    options = [read(path).rules.options for path in RECORDS if path.stem.startswith("ticcitories")]
    assert {each.side for each in options} == {3, 4, 5}
    assert {each.row for each in options} >= {3, 4}
