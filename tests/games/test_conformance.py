"""What every game must keep to, under random play, over seats and options in pairs.

A new game needs an entry in `game_cases.GAME_CASES`, no test of its own here.
"""

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

import pytest
from game_case import pairwise_rows
from game_cases import GAME_CASES, rules_of

from ticgame.core.contract import Rules
from ticgame.core.errors import IllegalAction
from ticgame.core.match import Match, Player
from ticgame.core.records import format_record, read_record
from ticgame.core.replays import replay, verify
from ticgame.games import GAMES, game

ROWS = [
    (name, row | {"seed": seed})
    for name, case in GAME_CASES.items()
    for row in pairwise_rows(case.values)
    for seed in case.seeds
]
LOOKS = 3
"""How many positions of a game are looked at from all sides."""


def row_name(value: Any) -> str:
    if isinstance(value, str):
        return value
    return "-".join(str(item).replace(" ", "").replace("'", "")[:12] for item in value.values())


over_all_options = pytest.mark.parametrize(("name", "row"), ROWS, ids=row_name)


def start(name: str, row: Mapping[str, Any]) -> Match:
    players = [Player(f"Player {seat + 1}", "random") for seat in range(row["seats"])]
    cards = GAME_CASES[name].cards
    return Match.start(rules_of(name, row), players, seed=row["seed"], app="test", cards=cards)


def state_of(match: Match) -> Any:
    return match._state


def seen(match: Match) -> list[Any]:
    """All that can be seen of a match, to find that nothing changed."""
    views = [match.view(seat) for seat in (None, *range(match.seats))]
    return [state_of(match), views, len(match.entries), match.players, match.actors(), match.result]


def random_moves(match: Match, rng: Random, *, longest: int) -> Iterator[int]:
    """Play to the end; yields the number of moves made, before each.

    In real time the clock runs on after a move, and a seat may let its chance go by.
    """
    moves, clock = 0, Random(f"clock/{match.header.seed}/{match.seats}")
    while not match.is_over:
        assert moves < longest, "the game doesn't end"
        yield moves
        actors = match.actors()
        if not actors:
            match.advance_to_deadline()
            continue
        seat = actors[int(rng.random() * len(actors))]
        action = match.rules.sample(state_of(match), seat, match.at, rng)
        if action is not None or not match.rules.is_real_time:
            match.act(seat, action)
        if match.rules.is_real_time:
            match.advance(match.at + pause_ms(clock))
        moves += 1


def pause_ms(rng: Random) -> int:
    """Return how long nothing happens: mostly no time, seldom so long that time is up."""
    at = rng.random()
    pauses = {0.8: 0, 0.98: 400, 0.99: 3000, 0.998: 11_000, 1.0: 130_000}
    return next(ms for share, ms in pauses.items() if at < share)


def told_apart(actions: Iterable[Any]) -> set[tuple[type, Any]]:
    """Return actions with their types: named tuples of two types are equal where their values are."""
    return {(type(action), action) for action in actions}


def is_allowed(match: Match, seat: int, action: Any) -> bool:
    return match.why_not(seat, action) is None


def test_every_game_conforms() -> None:
    assert set(GAME_CASES) == set(GAMES)


@pytest.mark.parametrize("name", GAME_CASES)
def test_every_option_is_tried(name: str) -> None:
    case = GAME_CASES[name]
    options = rules_of(name, pairwise_rows(case.values)[0]).options_json()
    assert set(options) | {"seats"} == set(case.values)
    low, high = game(name).seat_range
    assert {low, high} <= set(case.values["seats"])


@over_all_options
def test_the_game_ends_and_says_how(name: str, row: Mapping[str, Any]) -> None:
    match, case = start(name, row), GAME_CASES[name]
    for _moves in random_moves(match, Random("ends"), longest=case.longest(match.rules, row["seats"])):
        assert match.result is None
        assert match.actors() or match.deadline is not None
    assert match.actors() == ()
    assert match.deadline is None
    assert all(list(match.legal(seat)) == [] for seat in range(match.seats))
    assert set(match.result.winners()) <= set(range(match.seats))


@over_all_options
def test_every_card_is_in_exactly_one_place(name: str, row: Mapping[str, Any]) -> None:
    match, case = start(name, row), GAME_CASES[name]
    cards = sorted(match.cards_in_play())
    assert len(set(cards)) == len(cards)
    assert set(match.header.deck or ()) <= set(cards)
    for _moves in random_moves(match, Random("places"), longest=case.longest(match.rules, row["seats"])):
        assert sorted(match.cards_in_play()) == cards
    assert sorted(match.cards_in_play()) == cards


@over_all_options
def test_legal_actions_are_those_that_pass_the_check(name: str, row: Mapping[str, Any]) -> None:
    match, case = start(name, row), GAME_CASES[name]
    longest = case.longest(match.rules, row["seats"])
    for moves in random_moves(match, Random("legal"), longest=longest):
        # In real time there are many more moves: one seat is looked at before each.
        seats = [moves % match.seats] if match.rules.is_real_time else range(match.seats)
        for seat in seats:
            legal = list(match.legal(seat))
            assert len(told_apart(legal)) == len(legal), "an action is listed twice"
            assert legal == sorted(legal, key=case.order)
            assert legal == list(match.rules.choices(match.view(seat), match.at))
            if legal or not match.rules.is_real_time:
                assert bool(legal) == (seat in match.actors())
            assert all(is_allowed(match, seat, action) for action in legal)
            if moves in (0, 1, 5, 14, 30):
                offered = told_apart(case.offers(match.rules, state_of(match)))
                if legal:
                    assert told_apart(legal) <= offered, "the test offers too little"
                allowed = {(kind, action) for kind, action in offered if is_allowed(match, seat, action)}
                assert allowed == told_apart(legal)


@over_all_options
def test_samples_reach_every_legal_action_and_nothing_else(name: str, row: Mapping[str, Any]) -> None:
    match, rng, looks = start(name, row), Random("sample"), 0
    longest = GAME_CASES[name].longest(match.rules, row["seats"])
    for _moves in random_moves(match, rng, longest=longest):
        for seat in match.actors():
            legal = told_apart(match.legal(seat))
            if looks == LOOKS or len(legal) > 150:
                continue
            looks += 1
            draws = 30 * len(legal)
            drawn = [match.rules.sample(state_of(match), seat, match.at, rng) for _draw in range(draws)]
            if match.rules.is_real_time:
                drawn = [action for action in drawn if action is not None]
            assert told_apart(drawn) == legal
    assert looks, "no position was small enough to look at"


@over_all_options
def test_spoilt_actions_fail_and_change_nothing(name: str, row: Mapping[str, Any]) -> None:
    match, case, rng = start(name, row), GAME_CASES[name], Random("spoilt")
    last: list[tuple[int, Any]] = []
    for _moves in random_moves(match, rng, longest=case.longest(match.rules, row["seats"])):
        first = [(seat, next(iter(match.legal(seat)), None)) for seat in match.actors()]
        last = [(seat, action) for seat, action in first if action is not None]
        before = seen(match)
        for seat in range(match.seats):
            for action in case.spoilt(match.rules, state_of(match)):
                refuse(match, seat, action)
            if seat not in match.actors():
                for _actor, action in last:
                    refuse(match, seat, action)
        for _actor, action in last:
            for nobody in (None, -1, match.seats):
                refuse(match, nobody, action)
        assert seen(match) == before
    before = seen(match)
    for seat, action in last:
        refuse(match, seat, action)
    assert seen(match) == before


def refuse(match: Match, seat: int | None, action: Any) -> None:
    with pytest.raises(IllegalAction) as told:
        match.act(seat, action)
    assert told.value.rule
    assert told.value.reason[-1] in ".!", "a reason is a sentence"


@over_all_options
def test_a_record_reads_back_and_replays(name: str, row: Mapping[str, Any]) -> None:
    match, case = start(name, row), GAME_CASES[name]
    longest = case.longest(match.rules, row["seats"])
    for moves in random_moves(match, Random("record"), longest=longest):
        if moves in (0, 3):
            assert_reads_back(match)
    assert_reads_back(match)


def assert_reads_back(match: Match) -> None:
    text = format_record(match)
    record = read_record(iter(text.encode().splitlines(keepends=True)), game)
    verify(record)
    again = replay(record)
    assert record.warnings == []
    assert format_record(again) == text
    assert again.rules.options == match.rules.options
    assert again.entries == match.entries


@pytest.mark.parametrize("name", GAME_CASES)
def test_every_action_and_event_comes_up_and_reads_back(name: str) -> None:
    came_up: set[type] = set()
    for row in (row for case, row in ROWS if case == name):
        match = start(name, row)
        rules: Rules = match.rules
        for _moves in random_moves(
            match, Random("codec"), longest=GAME_CASES[name].longest(rules, row["seats"])
        ):
            pass
        for entry in match.entries:
            came_up |= {type(entry.action), *map(type, entry.events)}
            assert rules.actions.decode(rules.actions.encode(entry.action)) == entry.action
            for event in entry.events:
                assert rules.events.decode(rules.events.encode(event)) == event
    assert came_up == {*game(name).actions.table.values(), *game(name).events.table.values()}
