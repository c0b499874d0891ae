"""A match under plays, mistakes, pauses, changes of seat and replays in any order (a state machine)."""

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ticgame.core.cards import ALL_CARDS
from ticgame.core.errors import IllegalAction
from ticgame.core.layout import Cell
from ticgame.core.match import Change, Match, Player
from ticgame.core.records import format_record, read_record
from ticgame.core.replays import replay, verify
from ticgame.games import game
from ticgame.games.together.rules import Place, Together

OPTIONS = [
    {},
    {"grid": [3, 3], "hand": 2, "limit": 20, "missions": ["tic-group-5"]},
    {"frame": "fixed", "grid": [4, 3], "start": [["3so", 0, 0], ["1ov", 1, 1]], "limit": 12},
    {"relation": "sequence", "separate": True, "hand": 1, "limit": 20},
]


class MatchMachine(RuleBasedStateMachine):
    """Keeps beside the match what it must look like: time, moves, whose turn, who plays."""

    @initialize(seed=st.integers(0, 10**6), seats=st.integers(1, 6), options=st.sampled_from(OPTIONS))
    def deal(self, seed: int, seats: int, options: dict[str, object]) -> None:
        players = [Player(f"Player {seat}", "human") for seat in range(seats)]
        self.match = Match.start(Together.from_options(options, seats), players, seed=seed, app="test")
        self.players = list(players)
        self.rng = Random(seed)
        self.cards = sorted(self.match.cards_in_play())
        self.at, self.moves = 0, 0
        self.changes: list[Change] = []
        self.match.watch(self.changes.append, seat=0)

    def is_going_on(self) -> bool:
        return not self.match.is_over

    @precondition(is_going_on)
    @rule(wait=st.integers(0, 5000))
    def play(self, wait: int) -> None:
        (seat,) = self.match.actors()
        before = self.match.view(None)
        action = self.rng.choice(list(self.match.legal(seat)))
        self.at += wait
        entry = self.match.act(seat, action, self.at)
        self.moves += 1
        after = self.match.view(None)
        assert (entry.t, entry.seat, entry.action) == (self.at, seat, action)
        assert after.layout.card_at(action.cell) == action.card
        assert after.plays == before.plays + 1
        assert after.table.penalty >= before.table.penalty
        assert all(
            new is not None for old, new in zip(before.table.done, after.table.done, strict=True) if old
        )
        if not self.match.is_over and all(after.hand_sizes):
            assert self.match.actors() == ((seat + 1) % self.match.seats,)

    @rule(card=st.sampled_from(ALL_CARDS), x=st.integers(-9, 9), y=st.integers(-9, 9), seat=st.integers(0, 5))
    def try_anything(self, card: int, x: int, y: int, seat: int) -> None:
        action = Place(card, Cell(x, y))
        seat %= self.match.seats
        is_legal = action in list(self.match.legal(seat))
        assert (self.match.why_not(seat, action) is None) == is_legal
        if not is_legal:
            before = format_record(self.match)
            try:
                self.match.act(seat, action, self.at)
            except IllegalAction:
                assert format_record(self.match) == before
            else:
                raise AssertionError("an action that isn't listed was taken")

    @rule(wait=st.integers(0, 60_000))
    def wait(self, wait: int) -> None:
        self.at += wait
        self.match.advance(self.at)

    @rule(back=st.integers(1, 1000))
    def call_with_an_old_time(self, back: int) -> None:
        self.match.advance(self.at - back)

    @precondition(is_going_on)
    @rule(seat=st.integers(0, 5), by=st.sampled_from(["human", "random"]))
    def change_seat(self, seat: int, by: str) -> None:
        seat %= self.match.seats
        self.match.take_seat(seat, by, self.at)
        self.players[seat] = self.players[seat]._replace(by=by)

    @rule()
    def read_back(self) -> None:
        text = format_record(self.match)
        record = read_record(iter(text.encode().splitlines(keepends=True)), game)
        verify(record)
        again = replay(record)
        assert format_record(again) == text
        assert again.players == self.match.players
        self.go_on_with(again)

    def go_on_with(self, again: Match) -> None:
        """A resumed match is as good as the one that was saved."""
        self.match = again
        self.changes.clear()
        again.watch(self.changes.append, seat=0)

    @invariant()
    def nothing_is_lost(self) -> None:
        assert sorted(self.match.cards_in_play()) == self.cards
        assert self.match.players == tuple(self.players)
        assert self.match.at <= self.at
        times = [entry.t for entry in self.match.entries]
        assert times == sorted(times)
        assert sum(isinstance(entry.action, Place) for entry in self.match.entries) == self.moves
        assert len(self.match.actors()) == (not self.match.is_over)

    @invariant()
    def the_watcher_saw_it(self) -> None:
        if self.changes:
            assert self.changes[-1].after == self.match.view(0)
            assert self.changes[-1].entry == self.match.entries[-1]


MatchMachine.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
TestMatch = MatchMachine.TestCase
