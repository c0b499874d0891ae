"""Little stories of SpoTic: a deck given by its codes, seats that act at given times."""

from typing import Any

import pytest

from ticgame.core.cards import format_card, parse_card
from ticgame.core.contract import Event
from ticgame.core.errors import IllegalAction
from ticgame.core.match import Entry, Header, Match, Player
from ticgame.games.spotic import actions as act
from ticgame.games.spotic.rules import Spotic
from ticgame.games.spotic.state import Table

NIC_3 = "1ov 2cc 3ty"
NIC_4 = "1ov 2cc 3ty 4qo"
NIC_5 = "1ov 2cc 3ty 4qo 5sr"
SINGLE_3 = "1oo 2co 3to"
SINGLE_5 = "1oo 2co 3to 4qo 5so"
TIC_3 = "3oo 3co 3to"
TIC_5 = "3oo 3co 3to 3qo 3so"


class SpotStory:
    """One game on its way, seat 0 first unless it says otherwise; `at` is the time of the last action."""

    def __init__(self, deck: str, *, seats: int = 2, seed: int | None = None, **options: Any) -> None:
        rules = Spotic.from_options({"first": 0} | options, seats)
        players = tuple(Player(f"Player {seat + 1}", "human") for seat in range(seats))
        cards = tuple(parse_card(code) for code in deck.split())
        self.match = Match(rules, Header("spotic", rules.options_json(), players, seed, cards, "test"))
        self.at = 0

    @property
    def table(self) -> Table:
        return self.match.view(None).table

    @property
    def slots(self) -> list[str]:
        return [format_card(card) if card is not None else "..." for card in self.table.slots]

    @property
    def result(self) -> dict[str, Any] | None:
        return self.match.result and self.match.result.to_json()

    def stack(self, seat: int) -> list[str]:
        return [format_card(card) for card in self.match._state.stacks[seat]]

    def held(self, seat: int) -> list[str]:
        return [" ".join(format_card(card) for card in item.cards) for item in self.table.held[seat]]

    def do(self, seat: int, action: Any, *, after: int = 0, at: int | None = None) -> tuple[Event, ...]:
        """Act `after` milliseconds or at a time; return what followed."""
        self.at = self.at + after if at is None else at
        return self.match.act(seat, action, self.at).events

    def add_all(self) -> "SpotStory":
        """Let the seats on turn, or all in free pace, add their cards."""
        while any(self.table.stack_sizes):
            seat = self.table.turn
            if seat is None:
                seat = next(at for at, size in enumerate(self.table.stack_sizes) if size)
            self.do(seat, act.Add())
        return self

    def call(self, seat: int, rel: str, **when: int) -> tuple[Event, ...]:
        return self.do(seat, act.Call(rel_of(rel)), **when)

    def show(self, seat: int, codes: str, **when: int) -> tuple[Event, ...]:
        return self.do(seat, act.Show(cards_of(codes)), **when)

    def claim(self, seat: int, rel: str, codes: str, **when: int) -> tuple[Event, ...]:
        """Call and show at once."""
        self.call(seat, rel, **when)
        return self.show(seat, codes)

    def wait(self, at: int) -> list[Entry]:
        """Let time go on; return what the clock did."""
        before = len(self.match.entries)
        self.match.advance(at)
        self.at = at
        return self.match.entries[before:]

    def why_not(self, seat: int, action: Any) -> str | None:
        return self.match.why_not(seat, action)


def rel_of(name: str) -> Any:
    return act.Relation(name)


def cards_of(codes: str) -> tuple[Any, ...]:
    return tuple(parse_card(code) for code in codes.split())


def names(events: tuple[Event, ...]) -> list[str]:
    return [type(event).__name__ for event in events]


def refused(story: SpotStory, seat: int | None, action: Any, *, at: int | None = None) -> IllegalAction:
    with pytest.raises(IllegalAction) as told:
        story.match.act(seat, action, story.at if at is None else at)
    return told.value


def choosing_story() -> SpotStory:
    """Seat 0 holds a Nic and a Single of 3 and must choose; 20 s are gone."""
    story = SpotStory(f"{NIC_3} {SINGLE_3} 5sr 5sv 1oc 4qv", seats=2, penalty=True).add_all()
    story.claim(0, "nic", NIC_3)
    story.claim(0, "single", SINGLE_3)
    story.call(0, "tic", at=20_000)
    assert story.do(0, act.Withdraw()) == (act.Incorrect(0), act.Choose(0, (0, 1)))
    return story
