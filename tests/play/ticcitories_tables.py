"""Tables of Ticcitories for tests: seats with chosen devices, and ways to let bots play ahead."""

from collections.abc import Callable
from typing import Any

from match_kit import act_as_bot
from plans import Session
from together_tables import NotedCalls

from ticgame.core.match import Match
from ticgame.games.ticcitories.rules import Ticcitories
from ticgame.play.scenes.ticcitories.scene import TiccitoriesTable
from ticgame.play.table.players import bots_of, players_of
from ticgame.play.table.seating import Seating


def open_table(
    play: Session,
    seating: Seating,
    *,
    seed: int = 3,
    has_bots: bool = True,
    change: Callable[[Match], None] | None = None,
    **options: Any,
) -> TiccitoriesTable:
    """Put up a table; `change` may act in the match before anybody sees it."""
    rules = Ticcitories.from_options({"first": 0} | options, len(seating.seats))
    match = Match.start(rules, players_of(seating), seed=seed, app="test")
    if change is not None:
        change(match)
    bots = bots_of(seating, match) if has_bots else {}
    table = TiccitoriesTable(match, seating, bots, calls=NotedCalls())
    play.app.stack.replace(table)
    play.frames(2)
    return table


def until_placing(match: Match) -> None:
    """Play a match on until seat 0 has a card to place in a grid of several."""
    while not (
        match.actors() == (0,) and match.view(None).must_place and match.view(None).grids[0].count > 2
    ):
        act_as_bot(match)


def until_choosing(match: Match) -> None:
    """Play a match on until seat 0 chooses from a second row."""
    until_placing(match)
    act_as_bot(match)


def to_the_last_card(match: Match) -> None:
    """Play a match on until only one card is to be placed."""
    seats, area = match.seats, match.rules.frame.area
    while sum(grid.count for grid in match.view(None).grids) < seats * area - 1:
        act_as_bot(match)
