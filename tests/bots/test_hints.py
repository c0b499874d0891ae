"""Hints: legal, from the own view alone, explained in a sentence, counted in the record."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from ticgame.bots.hint import HINTS, Hint, hint_search
from ticgame.core.cards import card_name
from ticgame.core.errors import IllegalAction, RecordError
from ticgame.core.match import Hinted, Match, Player
from ticgame.core.records import format_record, read_record
from ticgame.core.replays import verify
from ticgame.core.slices import in_one_go
from ticgame.games import GAMES, game

LONGEST = 150


def begin(name: str, *, seats: int = 3, seed: int = 4, **options: Any) -> Match:
    low, high = game(name).seat_range
    count = max(low, min(high, seats))
    rules = game(name).from_options(options, count)
    return Match.start(rules, [Player(f"P{i}", "human") for i in range(count)], seed=seed, app="test")


def hinted(match: Match, seat: int) -> Hint | None:
    return in_one_go(hint_search(match.rules, match.view(seat)))


def played_by_hints(match: Match, acts: int) -> Iterator[tuple[int, Hint]]:
    """Do what hints say, and yield each with its seat before it is done."""
    for _act in range(acts):
        if match.is_over:
            return
        seat = match.actors()[0]
        hint = hinted(match, seat)
        assert hint is not None
        yield seat, hint
        match.act(seat, hint.action)


def test_every_game_in_turns_gives_hints_and_no_other() -> None:
    assert set(HINTS) == {name for name in GAMES if not game(name).is_real_time}


@pytest.mark.parametrize("name", HINTS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_hint_is_legal_and_says_why_in_a_sentence(name: str, seed: int) -> None:
    match, kinds = begin(name, seed=seed), set()
    for seat, hint in played_by_hints(match, 24):
        assert match.why_not(seat, hint.action) is None
        assert 12 < len(hint.words) <= LONGEST
        assert hint.words.endswith((".", "!"))
        for card in hint.cards[:1]:
            kinds.add(type(hint.action))
            assert card_name(card) in hint.words or len(hint.cards) > 1
    assert kinds


@pytest.mark.parametrize("name", HINTS)
def test_a_seat_that_is_not_to_act_gets_no_hint(name: str) -> None:
    match = begin(name)
    for _seat, _hint in played_by_hints(match, 6):
        pass
    for seat in range(match.seats):
        if seat not in match.actors():
            assert hinted(match, seat) is None


@pytest.mark.parametrize("name", HINTS)
def test_looking_for_a_hint_leaves_time_for_frames(name: str) -> None:
    match = begin(name)
    slices = len(list(islice(hint_search(match.rules, match.view(match.actors()[0])), 10_000)))
    assert slices >= 1


def test_together_names_missions_and_edges() -> None:
    match = begin("together", seed=5)
    words = [hint.words for _seat, hint in played_by_hints(match, 30)]
    assert any("a Tic with" in text for text in words)
    assert any("It finishes" in text for text in words)
    assert any("of 3 for" in text for text in words)


def test_ticcitories_tells_the_score_and_the_next_choice() -> None:
    match = begin("ticcitories", seed=5)
    words = [hint.words for _seat, hint in played_by_hints(match, 30)]
    assert any("scores +2" in text for text in words)
    assert any("next time" in text for text in words)


def test_squared_sees_a_place_for_a_second_tic() -> None:
    match = begin("squared", seed=5)
    words = [hint.words for _seat, hint in played_by_hints(match, 60)]
    assert any("Begin with" in text for text in words)
    assert any(", then play " in text for text in words)


def test_a_hint_is_counted_in_the_record_and_replays() -> None:
    match = begin("together")
    seat = match.actors()[0]
    match.note_hint(seat)
    match.act(seat, hinted(match, seat).action)
    assert match.hints[seat] == 1
    text = format_record(match)
    assert '{"do":{"a":"hint"},"ev":[],"seat":' in text
    record = read_record(iter(text.encode().splitlines(keepends=True)), game)
    verify(record)
    assert isinstance(record.entries[0].entry.action, Hinted)


def test_no_hint_for_a_seat_that_waits_or_against_the_clock() -> None:
    match = begin("together")
    other = next(seat for seat in range(match.seats) if seat not in match.actors())
    with pytest.raises(IllegalAction, match="is to act"):
        match.note_hint(other)
    with pytest.raises(IllegalAction, match="clock"):
        begin("spotic").note_hint(0)


@pytest.mark.parametrize("seat", ["null", "2"])
def test_a_record_with_a_hint_for_nobody_is_refused(seat: str) -> None:
    match = begin("together", first=0)
    match.note_hint(0)
    text = format_record(match).replace('"seat":0,"t":0', f'"seat":{seat},"t":0')
    with pytest.raises(RecordError, match="line 2"):
        verify(read_record(iter(text.encode().splitlines(keepends=True)), game))


def test_ones_own_hint_does_not_bar_taking_back() -> None:
    match, rng = begin("squared", seed=8), Random(8)
    while not match.is_over:
        seat = match.actors()[0]
        match.act(seat, match.rules.sample(match._state, seat, match.at, rng))
        if not match.is_over and seat in match.actors() and match.why_not_take_back(seat) is None:
            break
    count = len(match.entries)
    match.note_hint(seat)
    assert match.why_not_take_back(seat) is None
    match.take_back(seat)
    assert len(match.entries) == count
    assert isinstance(match.entries[-1].action, Hinted)
    verify(read_record(iter(format_record(match).encode().splitlines(keepends=True)), game))
