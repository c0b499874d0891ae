"""Matches on their own, for tests of tables: bots that play ahead, and records that must verify."""

from collections.abc import Callable

from ticgame.bots import make_bot
from ticgame.core.match import Match
from ticgame.core.records import format_record, read_record
from ticgame.core.replays import verify
from ticgame.games import game


def act_as_bot(match: Match, bot: str = "greedy") -> None:
    """Let the seat on turn do what a bot would do."""
    seat = match.actors()[0]
    match.act(seat, make_bot(bot, match.rules, seat, 1).decide(match.view(seat), match.at).action)


def play_ahead(acts: int, bot: str = "greedy") -> Callable[[Match], None]:
    """Return what plays a match on by so many acts of bots."""

    def change(match: Match) -> None:
        for _ in range(acts):
            act_as_bot(match, bot)

    return change


def verify_record(match: Match) -> None:
    """Check that a match's record can be read back and tells how it was played."""
    verify_text(format_record(match))


def verify_text(text: str) -> None:
    """Check that a record can be read and keeps to the rules."""
    verify(read_record(iter(text.encode().splitlines(keepends=True)), game))
