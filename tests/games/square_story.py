"""Little stories of Tic Squared: hands and a deck given by their codes, a table told in codes."""

from typing import Any

from ticgame.core.cards import ALL_CARDS, Card, format_card, parse_card
from ticgame.core.layout import Cell
from ticgame.core.match import Entry, Header, Match, Player
from ticgame.games import game
from ticgame.games.squared.actions import Draw, End, Play, Start


def cards_of(codes: str) -> list[Card]:
    return [parse_card(code) for code in codes.split()]


class SquareStory:
    """One game on its way, seat 0 first. Each hand begins with its start card, which is chosen at once.

    The deck holds `rest`, or as many further cards in code order as make `size`.
    """

    def __init__(
        self, *hands: str, rest: str = "", size: int = 0, name: str = "squared", **options: Any
    ) -> None:
        held = [cards_of(hand) for hand in hands]
        deck = [hand[at] for at in range(len(held[0])) for hand in held] + cards_of(rest)
        deck += [card for card in ALL_CARDS if card not in deck][:size]
        given = {"used": len(deck), "hand": len(held[0])} | ({"first": 0} if name == "squared" else {})
        rules = game(name).from_options(given | options, len(hands))
        players = tuple(Player(f"Player {seat + 1}", "human") for seat in range(len(hands)))
        self.match = Match(rules, Header(name, rules.options_json(), players, None, tuple(deck), "test"))
        self.deck = [format_card(card) for card in deck]
        for seat, hand in enumerate(held):
            self.last = self.match.act(seat, Start(hand[0]))

    @property
    def turn(self) -> int:
        return self.match.view(None).turn

    @property
    def deck_size(self) -> int:
        return self.match.view(None).deck_size

    @property
    def result(self) -> dict[str, Any] | None:
        return self.match.result and self.match.result.to_json()

    def hand(self, seat: int) -> list[str]:
        return [format_card(card) for card in self.match.view(seat).hand]

    def grid(self, seat: int) -> dict[tuple[int, int], str]:
        return {tuple(cell): format_card(card) for cell, card in self.match.view(None).grids[seat].cards()}

    def open_cells(self, seat: int) -> set[tuple[int, int]]:
        return {tuple(cell) for cell in self.match.view(None).grids[seat].legal_cells()}

    def words(self) -> list[str]:
        """Return the names of what the last action led to."""
        return [type(event).__name__ for event in self.last.events]

    def play(
        self, card: str, grid: int, x: int, y: int, *, seat: int | None = None, at: int | None = None
    ) -> "SquareStory":
        return self._act(Play(parse_card(card), grid, Cell(x, y)), seat, at)

    def draw(self, *, seat: int | None = None, at: int | None = None) -> "SquareStory":
        return self._act(Draw(), seat, at)

    def end(self) -> "SquareStory":
        return self._act(End(), None, None)

    def why_not(self, action: Any, *, seat: int | None = None) -> str | None:
        return self.match.why_not(self.turn if seat is None else seat, action)

    def why_not_play(self, card: str, grid: int, x: int, y: int, *, seat: int | None = None) -> str | None:
        return self.why_not(Play(parse_card(card), grid, Cell(x, y)), seat=seat)

    def _act(self, action: Any, seat: int | None, at: int | None) -> "SquareStory":
        self.last: Entry = self.match.act(self.turn if seat is None else seat, action, at)
        return self
