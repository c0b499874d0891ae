"""Every puzzle that ships is won by the line that is kept for it, with the Nics that three stars take."""

import io
from pathlib import Path

import pytest

from ticgame import data_dir
from ticgame.campaign.outcome import Ending, stars_of
from ticgame.campaign.reading import load_campaign
from ticgame.core.contract import Seat
from ticgame.core.match import Player
from ticgame.core.records import SUFFIX, read_record, record_lines
from ticgame.core.replays import replay, verify
from ticgame.games import game

PUZZLES = load_campaign(data_dir("levels") / "puzzles.toml")
LINES = Path(__file__).resolve().parent.parent / "golden" / "puzzles"


def test_there_are_enough_puzzles_and_a_line_for_each() -> None:
    names = [f"puzzle-{at:02}{SUFFIX}" for at in range(1, len(PUZZLES.rounds) + 1)]
    assert len(names) >= 20
    assert sorted(path.name for path in LINES.iterdir()) == names


@pytest.mark.parametrize("at", range(len(PUZZLES.rounds)), ids=lambda at: f"puzzle-{at + 1:02}")
def test_a_puzzle_is_won_by_its_line(at: int) -> None:
    round_ = PUZZLES.rounds[at]
    lines = record_lines(io.BytesIO((LINES / f"puzzle-{at + 1:02}{SUFFIX}").read_bytes()))
    record = read_record(lines, game)
    verify(record)
    match = round_.start([Player("Ada", "human")], seed=0, app="test", level=PUZZLES.level(at))
    assert record.header.deck == match.header.deck
    assert record.header.options == match.header.options
    assert record.header.level == match.header.level == f"puzzles:{at + 1}"
    played = replay(record)
    assert played.result.win and played.result.penalty == round_.stars.three
    assert stars_of(round_, Ending.of_match(played), [Seat(0)]) == 3


@pytest.mark.parametrize("round_", PUZZLES.rounds, ids=lambda round_: round_.title)
def test_a_puzzle_is_a_fixed_deal_with_the_whole_deck_shown(round_) -> None:
    assert round_.seed is not None and round_.has_open_deck
    match = round_.start([Player("Ada", "human")], seed=99, app="test", level="puzzles:1")
    assert len(match.view(None).order) == match.view(None).deck_size > 0
