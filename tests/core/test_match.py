"""One running game: time-outs, ticks, the table's own actions, watchers."""

from collections import Counter

import pytest
from grab_game import TURN_MS, Grab, GrabRules, GrabView, Refill, TimeOut

from ticgame.bots.bot import Bot, Decision, Thought
from ticgame.bots.driver import play_next, play_out
from ticgame.core.errors import IllegalAction, OptionError, RecordError
from ticgame.core.match import Change, Header, Match, Player
from ticgame.core.records import format_record, read_record
from ticgame.core.replays import replay, verify

ADA, BEN, CAT = Player("Ada", "human"), Player("Ben", "human"), Player("Cat", "human")


def grab(seed: int = 1, *, cards: int = 6, players: tuple[Player, ...] = (ADA, BEN, CAT)) -> Match:
    return Match.start(GrabRules(cards), players, seed=seed, app="test")


def find_grab(name: str) -> type[GrabRules]:
    assert name == "grab"
    return GrabRules


def read(text: str) -> object:
    return read_record(iter(text.encode().splitlines(keepends=True)), find_grab)


def actions(match: Match) -> list[type]:
    return [type(entry.action) for entry in match.entries]


def test_the_table_acts_by_itself_at_once() -> None:
    match = grab()
    assert actions(match) == [Refill]
    match.act(0, Grab(match.view(None).shown))
    assert actions(match) == [Refill, Grab, Refill]


def test_a_time_out_falls_due_on_the_way_and_at_its_own_time() -> None:
    match = grab()
    match.advance(TURN_MS - 1)
    assert actions(match) == [Refill]
    match.advance(3 * TURN_MS + 1)
    assert actions(match) == [Refill, TimeOut, Refill] + [TimeOut, Refill] * 2
    assert [entry.t for entry in match.entries] == [0, 1000, 1000, 2000, 2000, 3000, 3000]


def test_an_act_at_the_deadline_comes_after_the_time_out() -> None:
    match = grab()
    shown = match.view(None).shown
    with pytest.raises(IllegalAction):
        match.act(0, Grab(shown), TURN_MS)
    assert actions(match) == [Refill, TimeOut, Refill]


def test_time_never_runs_backward() -> None:
    match = grab()
    match.act(0, Grab(match.view(None).shown), 500)
    entry = match.act(1, Grab(match.view(None).shown), 200)
    assert entry.t == 500


def test_advance_to_the_deadline() -> None:
    match = grab()
    match.advance_to_deadline()
    assert match.at == TURN_MS
    match.act(0, Grab(match.view(None).shown))


def test_the_later_one_of_a_tick_is_judged_on_the_table_the_first_left() -> None:
    match = grab()
    shown = match.view(None).shown
    outcomes = match.tick([(0, Grab(shown)), (1, Grab(shown)), (2, Grab(shown))], 10)
    assert [outcome.refusal is None for outcome in outcomes] == [True, False, False]
    assert sorted(outcome.seat for outcome in outcomes) == [0, 1, 2]
    assert outcomes[0].entry in match.entries


def test_every_seat_is_first_in_its_share_of_ticks() -> None:
    first: Counter[int] = Counter()
    for seed in range(20):
        match = grab(seed, cards=60)
        while not match.is_over:
            shown = match.view(None).shown
            first[match.tick([(2, Grab(shown)), (0, Grab(shown)), (1, Grab(shown))], match.at)[0].seat] += 1
    assert sum(first.values()) == 1200
    assert all(340 < first[seat] < 460 for seat in range(3)), first


def test_one_seat_alone_in_a_tick_draws_no_chance() -> None:
    alone, both = grab(5), grab(5)
    alone.tick([(0, Grab(alone.view(None).shown))], 0)
    both.act(0, Grab(both.view(None).shown), 0)
    orders = []
    for match in (alone, both):
        shown = match.view(None).shown
        orders.append([outcome.seat for outcome in match.tick([(s, Grab(shown)) for s in range(3)], 1)])
    assert orders[0] == orders[1]


def test_two_actions_of_one_seat_keep_their_order() -> None:
    match = grab()
    shown = match.view(None).shown
    wrong = Grab((shown + 1) % 125)
    outcomes = match.tick([(1, wrong), (1, Grab(shown))], 0)
    assert [outcome.action for outcome in outcomes] == [wrong, Grab(shown)]


def test_a_watcher_gets_its_own_views_before_and_after_each_entry() -> None:
    match = grab()
    told: list[Change] = []
    stop = match.watch(told.append, seat=1)
    shown = match.view(None).shown
    match.act(1, Grab(shown))
    assert [type(change.entry.action) for change in told] == [Grab, Refill]
    assert (told[0].before.hand, told[0].after.hand) == ((), (shown,))
    assert told[0].after == told[1].before
    assert (told[1].before.shown, told[1].after.shown) == (None, match.view(None).shown)
    stop()
    match.act(0, Grab(match.view(None).shown))
    assert len(told) == 2


def test_a_watcher_that_stops_while_it_is_told_stops() -> None:
    match = grab()
    told: list[Change] = []

    def tell(change: Change) -> None:
        told.append(change)
        stop()

    stop = match.watch(tell)
    match.advance(5 * TURN_MS)
    assert len(told) == 1


def test_a_watcher_can_be_stopped_twice() -> None:
    stop = grab().watch(lambda change: None)
    stop()
    stop()


@pytest.mark.parametrize("seats", [0, 5])
def test_a_match_refuses_too_few_and_too_many_seats(seats: int) -> None:
    with pytest.raises(OptionError, match="players"):
        grab(players=(ADA,) * seats)


def test_a_replay_runs_time_outs_and_the_table_again() -> None:
    match = grab(9, cards=8)
    match.act(2, Grab(match.view(None).shown), 700)
    match.advance(2500)
    match.take_seat(1, "random", 2600)
    while not match.is_over:
        match.advance_to_deadline()
    text = format_record(match)
    record = read(text)
    verify(record)
    assert record.warnings == []
    assert format_record(replay(record)) == text


def test_a_replay_without_a_seed_takes_the_tables_actions_from_the_record() -> None:
    drawn = grab(9)
    deck = drawn.header.deck
    match = Match(GrabRules(6), Header("grab", {"cards": 6}, (ADA,), None, deck, "test"))
    for card in reversed(deck):
        match.act(None, Refill(card))
        match.act(0, Grab(card))
    text = format_record(match)
    record = read(text)
    verify(record)
    assert format_record(replay(record)) == text


@pytest.mark.parametrize("at", [0, 1, 2])
def test_a_missing_or_moved_time_out_is_a_difference(at: int) -> None:
    match = grab(9)
    match.advance(1500)
    match.act(0, Grab(match.view(None).shown), 1600)
    lines = format_record(match).splitlines(keepends=True)
    assert '"timeout"' in lines[2]
    spoilt = [
        lines[:2] + lines[4:],
        [line.replace('"t":1000', '"t":1100') for line in lines],
        [*lines[:2], lines[2].replace('"t":1000', '"t":900'), *lines[3:]],
    ][at]
    with pytest.raises(RecordError) as told:
        verify(read("".join(spoilt)))
    assert told.value.line == 3


class Patient(Bot):
    """Grabs after a time of its own, if what it saw is still there."""

    name = "patient"
    wait_ms = 300

    def think(self, view: GrabView, at: int) -> Thought:
        yield
        return None if view.shown is None else Decision(Grab(view.shown), at + self.wait_ms)


class Slow(Patient):
    wait_ms = 5 * TURN_MS


def bots(match: Match, *kinds: type[Patient]) -> dict[int, Bot]:
    return {seat: kind(match.rules, seat, None) for seat, kind in enumerate(kinds)}


def test_bots_play_a_match_out_in_game_time() -> None:
    match = grab()
    play_out(match, bots(match, Patient, Slow, Slow))
    assert match.result.counts == (6, 0, 0)
    assert match.at == 6 * 300


def test_a_time_out_before_every_decision_is_what_happens_next() -> None:
    match = grab()
    play_next(match, bots(match, Slow, Slow, Slow))
    assert actions(match) == [Refill, TimeOut, Refill]
    assert match.at == TURN_MS
    play_out(match, bots(match, Slow, Slow, Slow))
    assert match.result.counts == (0, 0, 0)
