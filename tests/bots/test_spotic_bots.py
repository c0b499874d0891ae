"""The bots of SpoTic: they see like people, act on the game's clock and let every game end."""

import statistics
import time
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from ticgame.bots import bot_names, make_bot
from ticgame.bots.driver import play_next, play_out
from ticgame.bots.spotic.eye import Eye, Sight, ghost
from ticgame.core.cards import ALL_CARDS, Card, Relation, parse_card
from ticgame.core.match import Header, Match, Player
from ticgame.core.records import format_record
from ticgame.core.sets import KINDS, Kind, draw_set, existing, is_set
from ticgame.games.spotic import actions as act
from ticgame.games.spotic.rules import Spotic
from ticgame.games.spotic.state import kinds_held

SHARP = Sight(pace=1.0, ghosts=0.0, reaction_ms=(500, 501))
HUMAN = ("casual", "greedy", "planner")


def cards_of(codes: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, codes.split()))


def start(names: list[str], *, seed: int = 1, cards: Any = None, **options: Any) -> tuple[Match, dict]:
    rules = Spotic.from_options(options, len(names))
    players = [Player(name, name) for name in names]
    match = Match.start(rules, players, seed=seed, app="test", cards=cards)
    return match, {seat: make_bot(name, match.rules, seat, seed) for seat, name in enumerate(names)}


def played(names: list[str], **given: Any) -> Match:
    match, bots = start(names, **given)
    play_out(match, bots)
    return match


def happened(match: Match, kind: type) -> list[Any]:
    return [event for entry in match.entries for event in entry.events if isinstance(event, kind)]


def median_ms(codes: str, kind: Kind, *, extra: int = 0, sight: Sight = SHARP) -> float:
    """Return the median time of many eyes until they could speak of a kind on a table."""
    cards = cards_of(codes)
    cards += tuple(card for card in ALL_CARDS if card not in cards)[:extra]
    times = []
    for at in range(200):
        rng = Random(f"eye/{at}")
        eye = Eye(sight, rng, lambda cards, kind, rng=rng: draw_set(cards, kind, rng))
        eye.look(cards, dict.fromkeys(KINDS, 1.0), 0)
        times.append(eye.due(kind))
    return statistics.median(times)


TIC_5 = "3oo 3co 3to 3qo 3so"
NIC_5 = "1ov 2cc 3ty 4qo 5sr"


def test_small_sets_are_seen_sooner_than_large_ones_and_large_tables_are_slow() -> None:
    three, five = Kind(Relation.NIC, 3), Kind(Relation.NIC, 5)
    assert median_ms(NIC_5, three) < median_ms(NIC_5, five) / 3
    few = median_ms(TIC_5, Kind(Relation.TIC, 5))
    many = median_ms(f"{TIC_5} 1ov 1cc 1ty 1qr 1sv 2ov 2cc 2ty 2qr 2sv", Kind(Relation.TIC, 5))
    assert few < many


def test_a_slower_pace_takes_as_much_longer() -> None:
    kind = Kind(Relation.NIC, 5)
    fast = median_ms(NIC_5, kind) - 500
    slow = median_ms(NIC_5, kind, sight=SHARP._replace(pace=2.0)) - 500
    assert slow == pytest.approx(2 * fast, rel=0.01)


def test_an_eye_notices_when_it_said_it_would_whatever_is_asked_between() -> None:
    cards, interest = cards_of(NIC_5), {Kind(Relation.NIC, 5): 1.0}
    eyes = [Eye(SHARP, Random("same"), lambda cards, kind: cards) for _eye in range(2)]
    for eye in eyes:
        eye.look(cards, interest, 0)
    due = eyes[0].next().due
    for at in range(0, due - 600, 700):
        eyes[1].look(cards, interest, at)
    assert abs(eyes[1].next().due - due) < 20
    eyes[0].look(cards, interest, due)
    assert [(notice.kind, notice.due) for notice in eyes[0].notices] == [(Kind(Relation.NIC, 5), due)]


def test_a_set_that_is_broken_is_forgotten() -> None:
    eye = Eye(SHARP, Random("broken"), lambda cards, kind: cards)
    interest = {Kind(Relation.NIC, 5): 1.0}
    eye.look(cards_of(NIC_5), interest, 0)
    eye.look(cards_of(NIC_5), interest, 10_000_000)
    assert eye.notices
    eye.look(cards_of(NIC_5)[1:], interest, 10_000_001)
    assert eye.notices == []


def test_nothing_is_seen_where_nothing_is_without_ghosts() -> None:
    eye = Eye(SHARP, Random("nothing"), lambda cards, kind: cards)
    eye.look(cards_of("1ov 1oc 2cv"), dict.fromkeys(KINDS, 1.0), 0)
    assert eye.next() is None


def test_a_ghost_is_no_set() -> None:
    rng = Random("ghost")
    for _table in range(200):
        cards = tuple(sorted(rng.sample(ALL_CARDS, 14)))
        for kind in KINDS:
            seen = ghost(cards, kind, rng)
            if seen is not None:
                assert len(set(seen)) == kind.size
                assert set(seen) <= set(cards)
                assert not is_set(kind.relation, seen)


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = (format_record(played(["greedy", "planner", "casual"], seed=4)) for _game in range(2))
    assert one == two


OPTIONS: tuple[Mapping[str, Any], ...] = (
    {},
    {"goal": "points"},
    {"pace": "free"},
    {"penalty": True, "miss_cooldown_ms": 0},
    {"pace": "free", "penalty": True, "goal": "points"},
    {"card_call_ms": 0, "claim_ms": 0},
    {"claim_ms": 300, "penalty": True},
)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "usual")
@pytest.mark.parametrize("names", [["casual"], ["greedy", "random"], ["planner", "casual", "greedy"]])
def test_every_game_of_bots_ends(names: list[str], options: Mapping[str, Any]) -> None:
    match, bots = start(names, seed=3, cards=ALL_CARDS[::3], **options)
    while not match.is_over:
        play_next(match, bots)
        assert len(match.entries) < 5000
    assert match.result is not None


def test_six_seats_of_all_bots_end() -> None:
    match = played([*bot_names("spotic"), "greedy", "casual"], goal="points", seed=6)
    assert sum(match.result.sets) > 20


def test_pointing_takes_its_time_and_a_game_takes_minutes() -> None:
    match, opened = played(["planner", "planner"], seed=2), 0
    for entry in match.entries:
        if isinstance(entry.action, act.Show):
            assert entry.t - opened >= 300
        if any(isinstance(event, act.Claimed) for event in entry.events):
            opened = entry.t
    assert match.at > 240_000


def test_the_planner_hardly_errs_and_the_casual_one_sometimes() -> None:
    def wrong(name: str) -> float:
        games = [played([name] * 2, seed=seed) for seed in range(8)]
        misses = sum(len(happened(match, act.Incorrect)) for match in games)
        return misses / sum(len(happened(match, act.Claimed)) for match in games)

    assert wrong("planner") < 0.05
    assert 0.05 < wrong("casual") < 0.4


def test_card_is_called_when_a_person_takes_too_long() -> None:
    match, bots = start(["greedy", "greedy", "greedy"], first=0, card_call_ms=5_000)
    decisions = [bots[seat].decide(match.view(seat), 0) for seat in (1, 2)]
    assert [type(decision.action) for decision in decisions] == [act.CardCall, act.CardCall]
    assert all(5_000 <= decision.due <= 10_000 for decision in decisions)


def test_a_set_is_given_up_in_time_and_the_one_worth_least() -> None:
    rules = Spotic.from_options({"first": 0, "penalty": True}, 1)
    deck = cards_of("1ov 2cc 3ty 2oo 3co 4to 5sy 5so 5sr")
    match = Match(rules, Header("spotic", rules.options_json(), (Player("A", "greedy"),), None, deck, "test"))
    for _card in deck:
        match.act(0, act.Add())
    for rel, codes in ((Relation.NIC, "1ov 2cc 3ty"), (Relation.SINGLE, "2oo 3co 4to")):
        match.act(0, act.Call(rel))
        match.act(0, act.Show(cards_of(codes)))
    match.act(0, act.Call(Relation.TIC))
    match.act(0, act.Withdraw())
    decision = make_bot("greedy", rules, 0, 1).decide(match.view(0), match.at)
    assert decision.action == act.Surrender(1), "the set with the Extreme card is worth more"
    assert match.at < decision.due < match.deadline


def test_no_more_is_said_when_nothing_is_left_to_claim() -> None:
    said = 0
    for seed in range(6):
        match, bots = start(["greedy", "greedy", "planner"], cards=ALL_CARDS[::3], seed=seed)
        while not match.is_over:
            table, before = match.view(None).table, len(match.entries)
            play_next(match, bots)
            for entry in match.entries[before:]:
                if isinstance(entry.action, act.NoMore):
                    said += 1
                    assert not existing(table.cards) - kinds_held(table.held[entry.seat])
    assert said


@pytest.mark.parametrize("name", HUMAN)
def test_a_decision_is_quick_also_on_the_fullest_table(name: str) -> None:
    match, bots = start([name, name], pace="free", first=0)
    while any(match.view(0).table.stack_sizes):
        seat = max(range(2), key=lambda at: match.view(0).table.stack_sizes[at])
        match.act(seat, act.Add())
    spent = []
    for at in range(5):
        match.advance(at * 400)
        thought, longest = bots[0].think(match.view(0), match.at), 0.0
        while True:
            begun = time.process_time()
            try:
                next(thought)
            except StopIteration:
                longest = max(longest, time.process_time() - begun)
                break
            longest = max(longest, time.process_time() - begun)
        spent.append(longest)
    assert statistics.median(spent) < 0.02
