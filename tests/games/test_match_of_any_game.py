"""A match of any game under moves, ticks, waits, changes of seat, takings back and resumes in any order."""

from random import Random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ticgame.core.contract import Millis
from ticgame.core.match import Change, Entry, Hinted, Match, Player, TakenBack
from ticgame.core.records import format_record, read_record
from ticgame.core.replays import replay, verify
from ticgame.games import GAMES, game

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "together": [{}],
    "ticcitories": [{"side": 3}],
    "squared": [{"hand": 4, "used": 40}],
    "race": [{"hand": 4, "used": 40}, {"hand": 4, "used": 40, "draw_cooldown_ms": 0}],
    "spotic": [{"penalty": True}, {"pace": "free", "goal": "points"}, {"claim_ms": 0, "card_call_ms": 0}],
    "rummy": [{}, {"start_round": 4, "void_limit": 1}],
}
WAITS = st.sampled_from([0, 0, 0, 1, 400, 3000, 10_000, 120_000])


def last_act(entries: list[Entry]) -> int:
    """Return the place of the last entry that is no hint."""
    return max(at for at, entry in enumerate(entries) if not isinstance(entry.action, Hinted))


class AnyMatch(RuleBasedStateMachine):
    """Keeps beside the match its time and what a watcher was told."""

    @initialize(name=st.sampled_from(sorted(GAMES)), seed=st.integers(0, 999), data=st.data())
    def deal(self, name: str, seed: int, data: st.DataObject) -> None:
        low, high = game(name).seat_range
        seats = data.draw(st.integers(low, high), label="seats")
        options = data.draw(st.sampled_from(OPTIONS[name]), label="options")
        players = [Player(f"Player {seat}", "human") for seat in range(seats)]
        self.match = Match.start(game(name).from_options(options, seats), players, seed=seed, app="test")
        self.rng = Random(seed)
        self.cards = sorted(self.match.cards_in_play())
        self.at = 0
        self.watch()

    def watch(self) -> None:
        self.told: list[Entry] = list(self.match.entries)
        self.match.watch(self.hear, seat=0)
        self.seen = self.match.view(0)

    def hear(self, change: Change) -> None:
        assert change.before == self.seen
        self.seen = change.after
        if isinstance(change.entry.action, TakenBack):
            at = last_act(self.told)
            assert self.told.pop(at) == change.entry.action.entry
        else:
            self.told.append(change.entry)

    def is_going_on(self) -> bool:
        return not self.match.is_over

    def wanted(self, seat: int) -> Any:
        return self.match.rules.sample(self.match._state, seat, self.match.at, self.rng)

    @precondition(is_going_on)
    @rule(moves=st.integers(1, 8))
    def move(self, moves: int) -> None:
        for _move in range(moves):
            self.match.advance(self.match.at)
            if not (actors := self.match.actors()):
                return
            seat = self.rng.choice(actors)
            if (action := self.wanted(seat)) is not None:
                entry = self.match.act(seat, action)
                assert (entry.t, entry.seat, entry.action) == (self.match.at, seat, action)

    @precondition(is_going_on)
    @rule(wait=WAITS)
    def press_at_once(self, wait: int) -> None:
        self.at = self.match.at + wait
        self.match.advance(Millis(self.at))
        wants = [(seat, self.wanted(seat)) for seat in self.match.actors()]
        wants = [(seat, action) for seat, action in wants if action is not None]
        before = len(self.match.entries)
        outcomes = self.match.tick(wants, Millis(self.at))
        assert sorted((each.seat, repr(each.action)) for each in outcomes) == sorted(
            (seat, repr(action)) for seat, action in wants
        )
        taken = [each.entry for each in outcomes if each.entry is not None]
        assert all((each.entry is None) != (each.refusal is None) for each in outcomes)
        assert [e for e in self.match.entries[before:] if e.seat is not None] == taken
        if outcomes:
            assert outcomes[0].refusal is None, "the first of a tick finds the table as it was"

    @rule(wait=WAITS)
    def wait(self, wait: int) -> None:
        self.at = self.match.at + wait
        self.match.advance(Millis(self.at))
        assert self.match.at == self.at
        assert self.match.deadline is None or self.match.deadline > self.at

    @precondition(is_going_on)
    @rule(seat=st.integers(0, 5), by=st.sampled_from(["human", "random"]))
    def change_seat(self, seat: int, by: str) -> None:
        self.match.take_seat(seat % self.match.seats, by)

    @precondition(lambda self: self.is_going_on() and not self.match.rules.is_real_time)
    @rule()
    def give_a_hint(self) -> None:
        seat, before = self.match.actors()[0], self.match.hints
        self.match.note_hint(seat)
        assert self.match.hints[seat] == before[seat] + 1

    @rule(seat=st.integers(0, 5))
    def take_back(self, seat: int) -> None:
        seat %= self.match.seats
        if self.match.why_not_take_back(seat) is None:
            before = list(self.match.entries)
            entry = self.match.take_back(seat)
            assert before.pop(last_act(before)) == entry
            assert self.match.entries == before, "hints given since stay counted"

    @rule()
    def save_and_resume(self) -> None:
        text = format_record(self.match)
        record = read_record(iter(text.encode().splitlines(keepends=True)), game)
        verify(record)
        again = replay(record)
        assert format_record(again) == text
        retraced = self.match.retraced(len(self.match.entries))
        for seat in (None, *range(again.seats)):
            assert retraced.view(seat) == self.match.view(seat)
        again.advance(self.match.at)
        self.match = again
        self.watch()

    @invariant()
    def every_card_is_in_one_place(self) -> None:
        assert sorted(self.match.cards_in_play()) == self.cards

    @invariant()
    def the_watcher_was_told_everything(self) -> None:
        assert self.told == self.match.entries
        assert self.seen == self.match.view(0)

    @invariant()
    def time_never_goes_back(self) -> None:
        times = [entry.t for entry in self.match.entries]
        assert times == sorted(times)
        assert not times or times[-1] <= self.match.at


TestAnyMatch = AnyMatch.TestCase
TestAnyMatch.settings = settings(
    max_examples=40, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
)
