"""Taking back one's last act: what comes back is what was, and nothing hidden or random comes with it."""

from random import Random
from typing import Any

import pytest
from game_cases import GAME_CASES, rules_of

from ticgame.core.cards import Card
from ticgame.core.errors import IllegalAction
from ticgame.core.match import Change, Match, Player, TakenBack
from ticgame.core.records import format_record, read_record
from ticgame.core.replays import verify
from ticgame.games import GAMES, game

IN_TURNS = [name for name in GAMES if not game(name).is_real_time]
ACTS = 40


def begin(name: str, seats: int, seed: int) -> Match:
    low, high = game(name).seat_range
    count = max(low, min(high, seats))
    rules = game(name).from_options({}, count)
    return Match.start(rules, [Player(f"P{i}", "human") for i in range(count)], seed=seed, app="test")


def situation(match: Match) -> tuple[Any, ...]:
    """Return what can be told of a match: its record, who acts, and all that each may do."""
    legal = [tuple(match.legal(seat))[:200] for seat in match.actors()]
    return format_record(match), match.actors(), legal, sorted(match.cards_in_play())


def act(match: Match, rng: Random) -> int:
    seat = match.actors()[int(rng.random() * len(match.actors()))]
    match.act(seat, match.rules.sample(match._state, seat, match.at, rng))
    return seat


def cards_in(value: Any) -> set[Card]:
    """Return the cards that a view knows of hands, rows and discards."""
    hands = getattr(value, "hand", ()) or ()
    choosing = getattr(getattr(value, "choosing", None), "cards", ())
    return {*hands, *choosing, *getattr(value, "discards", ())}


@pytest.mark.parametrize("name", IN_TURNS)
@pytest.mark.parametrize("seed", range(4))
def test_what_is_taken_back_never_was(name: str, seed: int) -> None:
    match, rng, taken = begin(name, 3, seed), Random(seed), 0
    for _act in range(ACTS):
        if match.is_over:
            break
        before, seen = situation(match), [cards_in(match.view(seat)) for seat in range(match.seats)]
        seat = act(match, rng)
        if match.why_not_take_back(seat) is not None:
            with pytest.raises(IllegalAction):
                match.take_back(seat)
            continue
        laid = {getattr(match.entries[-1].action, "card", None)}  # a card that the seat itself showed
        new = [cards_in(match.view(other)) - seen[other] - laid for other in range(match.seats)]
        assert new == [set()] * match.seats, "a card came up that nobody may have seen"
        entry = match.entries[-1]
        assert match.take_back(seat) == entry
        assert situation(match) == before
        taken += 1
        match.act(seat, entry.action)
    verify(read_record(iter(format_record(match).encode().splitlines(keepends=True)), game))
    assert taken or name == "together", "some act can be taken back"


def test_a_play_of_together_can_be_taken_back_once_the_deck_is_empty() -> None:
    rules = rules_of("together", {**{key: values[0] for key, values in GAME_CASES["together"].values.items()},
                                  "seats": 2, "grid": [9, 9], "limit": 20})  # fmt: skip
    cards = tuple(range(8))
    match = Match.start(rules, [Player("A", "human"), Player("B", "human")], seed=1, app="test", cards=cards)
    rng, words = Random(1), []
    while not match.is_over:
        words.append(match.why_not_take_back(act(match, rng)))
    assert "drawn" in words[0]
    assert None in words


@pytest.mark.parametrize("name", IN_TURNS)
def test_only_the_seat_that_acted_last_takes_back(name: str) -> None:
    match, rng = begin(name, 2, 5), Random(5)
    assert match.why_not_take_back(0) is not None, "nothing has happened yet"
    for _act in range(ACTS):
        seat = act(match, rng)
        if match.is_over:
            break
        for other in range(match.seats):
            if other != seat:
                assert match.why_not_take_back(other) is not None
        if match.why_not_take_back(seat) is None:
            match.take_seat(seat, "greedy")
            assert match.why_not_take_back(seat) is not None, "somebody else plays the seat now"
            break


def test_acts_are_taken_back_one_after_the_other() -> None:
    match = begin("squared", 2, 3)
    rng = Random(3)
    while not match.is_over:
        before = len(match.entries)
        seat = act(match, rng)
        while not match.is_over and seat in match.actors() and match.why_not_take_back(seat) is None:
            seat = act(match, rng)
        count = 0
        while match.entries and match.why_not_take_back(match.entries[-1].seat or 0) is None:
            match.take_back(match.entries[-1].seat)
            count += 1
        if count > 1:
            return
        if len(match.entries) <= before:
            act(match, rng)
    raise AssertionError("no seat ever had two acts to take back")


def test_watchers_hear_of_it_with_their_own_views() -> None:
    match = begin("ticcitories", 3, 2)
    told: list[Change] = []
    match.watch(told.append)
    seat = match.actors()[0]
    match.act(seat, next(iter(match.legal(seat))))
    match.take_back(seat)
    done, undone = told
    assert undone.entry.action == TakenBack(done.entry)
    assert undone.before is done.after
    assert undone.after.choosing == done.before.choosing
    assert match.entries == []


def test_a_finished_game_stays_as_it_is() -> None:
    match, rng = begin("ticcitories", 2, 4), Random(4)
    while not match.is_over:
        seat = act(match, rng)
    assert match.why_not_take_back(seat) == "The game is over."


@pytest.mark.parametrize("name", [name for name in GAMES if game(name).is_real_time])
def test_nothing_is_taken_back_against_the_clock(name: str) -> None:
    match, rng = begin(name, 2, 5), Random(5)
    acts = 0
    while acts < 10 and not match.is_over:
        match.advance(match.at + 400)
        for seat in match.actors():
            action = match.rules.sample(match._state, seat, match.at, rng)
            if action is not None and match.why_not(seat, action) is None:
                match.act(seat, action)
                acts += 1
                assert match.why_not_take_back(seat) is not None
