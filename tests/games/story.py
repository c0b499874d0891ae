"""Little stories at the table: a start layout drawn as text, a deck in order, plays one by one.

A story is played by one seat with a hand of one card unless it says otherwise, so that the deck's order is
the order of play.
"""

from typing import Any

from ticgame.core.cards import format_card, parse_card
from ticgame.core.layout import Cell
from ticgame.core.match import Entry, Header, Match, Player
from ticgame.games.together.rules import Edge, MissionDone, Penalty, Place, Together

IDLE = [{"kind": "play", "touching": 1, "edges": 2, "id": "idle"}]
"""A mission that no play can do, to keep the game open."""


def picture(text: str, at: tuple[int, int] = (0, 0)) -> list[list[Any]]:
    """Return the start layout of a drawing: codes and `...` for gaps, its first cell at `at`."""
    rows = [line.split() for line in text.strip("\n").splitlines()]
    return [
        [code, at[0] + x, at[1] + y]
        for y, row in enumerate(rows)
        for x, code in enumerate(row)
        if code != "..."
    ]


class Story:
    """One game on its way; `play` tells what came of a card."""

    def __init__(self, deck: str, *, seats: int = 1, start: Any = "", **options: Any) -> None:
        layout = picture(start) if isinstance(start, str) and start else list(start)
        given = {"hand": 1, "limit": 20, "first": 0, "missions": IDLE, "start": layout} | options
        self.rules = Together.from_options(given, seats)
        players = tuple(Player(f"Player {seat + 1}", "human") for seat in range(seats))
        cards = tuple(parse_card(code) for code in deck.split())
        self.match = Match(
            self.rules, Header("together", self.rules.options_json(), players, None, cards, "test")
        )

    @property
    def turn(self) -> int:
        return self.match.view(None).turn

    @property
    def penalty(self) -> int:
        return self.match.view(None).table.penalty

    @property
    def done(self) -> list[str]:
        table = self.match.view(None).table
        return [id_ for id_, claim in zip(self.rules.sheet.ids, table.done, strict=True) if claim]

    @property
    def result(self) -> dict[str, Any] | None:
        return self.match.result and self.match.result.to_json()

    def hand(self, seat: int) -> list[str]:
        return [format_card(card) for card in self.match.view(seat).hand]

    def play(self, card: str, x: int, y: int, *, seat: int | None = None) -> "Told":
        action = Place(parse_card(card), Cell(x, y))
        return Told(self.match.act(self.turn if seat is None else seat, action))

    def why_not(self, card: str, x: int, y: int) -> str | None:
        return self.match.why_not(self.turn, Place(parse_card(card), Cell(x, y)))

    def cells(self) -> set[tuple[int, int]]:
        return {tuple(cell) for cell in self.match.view(None).layout.legal_cells()}


class Told:
    """What a play's entry tells."""

    def __init__(self, entry: Entry) -> None:
        events = entry.events
        self.kinds = [type(event).__name__ for event in events]
        self.edges = [
            f"{format_card(event.with_)} {event.rel}" for event in events if isinstance(event, Edge)
        ]
        self.missions = [event.id for event in events if isinstance(event, MissionDone)]
        self.penalty = next((event.total for event in events if isinstance(event, Penalty)), None)
