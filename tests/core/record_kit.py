"""A recorded game to read, spoil and compare."""

import io
from typing import Any

import pytest

from ticgame.bots import make_bot
from ticgame.bots.driver import play_out
from ticgame.core.errors import RecordError
from ticgame.core.match import Match, Player
from ticgame.core.records import Record, format_record, read_record, record_lines
from ticgame.core.replays import verify
from ticgame.games import game
from ticgame.games.together.rules import Together

PLAYERS = (Player("Ada", "human"), Player("Zoë ✦", "random"))


def played(seed: int = 7, **options: Any) -> Match:
    match = Match.start(Together.from_options(options, 2), PLAYERS, seed=seed, app="0.1.0")
    bots = {seat: make_bot("random", match.rules, seat, seed) for seat in range(2)}
    play_out(match, bots)
    return match


def read(content: bytes) -> Record:
    return read_record(record_lines(io.BytesIO(content)), game)


RECORD = format_record(played()).encode()
LINES = RECORD.splitlines(keepends=True)


def fault(content: bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        verify(read(content))
    return caught.value
