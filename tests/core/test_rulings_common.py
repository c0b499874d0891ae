"""Every ruling common to all games by its number (`docs/rulings.md`); and that none is without a test."""

import ast
import hashlib
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from grab_game import GrabResult, GrabRules

from ticgame.bots import make_bot
from ticgame.bots.driver import play_out
from ticgame.core.cards import ALL_CARDS, CODES, NUMBER, format_card
from ticgame.core.chance import Chance
from ticgame.core.errors import IllegalAction, OptionError, RecordError
from ticgame.core.layout import Cell
from ticgame.core.match import Header, Match, Player, TakeSeat
from ticgame.core.records import format_record, read_record
from ticgame.core.replays import verify
from ticgame.games import GAMES, game
from ticgame.games.together.rules import Place, Together, TogetherResult, Why

ROOT = Path(__file__).parents[2]
THREE = tuple(Player(name, "human") for name in ("Ada", "Ben", "Cat"))


def together(seed: int, *, seats: int = 3, **options: object) -> Match:
    rules = Together.from_options(options, seats)
    return Match.start(rules, THREE[:seats], seed=seed, app="test")


# Every ruling has its test.


def rulings() -> set[str]:
    return set(re.findall(r"^- \*\*([A-Z]\d+)\*\*", (ROOT / "docs/rulings.md").read_text("utf-8"), re.M))


def rulings_with_a_test() -> set[str]:
    names: set[str] = set()
    for path in ROOT.glob("tests/*/test_rulings_*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        names |= {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    return {match[1] for name in names if (match := re.match(r"test_([A-Z]\d+)_", name))}


def test_every_ruling_has_a_test_and_every_test_a_ruling() -> None:
    assert {"C1", "T1", "T15", "S3"} <= rulings()
    assert rulings() - rulings_with_a_test() == set(), "rulings without a test"
    assert rulings_with_a_test() - rulings() == set(), "tests of rulings that docs/rulings.md doesn't have"


def test_every_ruling_is_named_where_the_code_needs_it() -> None:
    code = "".join(path.read_text("utf-8") for path in ROOT.glob("ticgame/**/*.py"))
    assert rulings() - set(re.findall(r"\b[A-Z]\d+\b", code)) == set()


# C1


def test_C1_the_deal_goes_round_one_card_at_a_time_from_seat_0() -> None:
    deck = ALL_CARDS[10:40]
    rules = Together.from_options({"hand": 2, "first": 1}, 3)
    match = Match(rules, Header("together", rules.options_json(), THREE, None, deck, "test"))
    assert [match.view(seat).hand for seat in range(3)] == [(10, 13), (11, 14), (12, 15)]
    assert dict(match.view(None).layout.cards()) == {Cell(0, 0): 16}
    match.act(1, next(match.legal(1)))
    assert 17 in match.view(1).hand, "the deck's next card is drawn"


# C2

PINNED_DECKS = {
    0: "5ad3ed05a652418e",
    1: "f1df73c4a783e1dc",
    7: "da4a0a16ceb8ae65",
    2**64: "a13d22dc7a5e565d",
}


def fingerprint(cards: tuple[int, ...]) -> str:
    return hashlib.sha256(" ".join(map(format_card, cards)).encode()).hexdigest()[:16]


def by_the_ruling(seed: int) -> list[str]:
    """The shuffle as C2 writes it, from code order."""
    r = Random(f"{seed}/deck")
    cards = list(CODES)
    for i in range(124, 0, -1):
        j = int(r.random() * (i + 1))
        cards[i], cards[j] = cards[j], cards[i]
    return cards


@pytest.mark.parametrize("seed", PINNED_DECKS)
def test_C2_decks_are_the_same_on_every_machine(seed: int) -> None:
    deck = Chance(seed).shuffled(ALL_CARDS, "deck")
    assert [format_card(card) for card in deck] == by_the_ruling(seed)
    assert fingerprint(deck) == PINNED_DECKS[seed]


@pytest.mark.parametrize("seed", [-1, True, False, 1.0, "1", None, float("nan")])
def test_C2_other_seeds_are_refused(seed: object) -> None:
    with pytest.raises(OptionError, match="seed"):
        Chance(seed)


def test_C2_a_match_has_the_deck_of_its_seed() -> None:
    assert list(map(format_card, together(7).header.deck)) == by_the_ruling(7)


def test_C2_the_order_given_changes_no_shuffle() -> None:
    assert Chance(3).shuffled(reversed(ALL_CARDS), "deck") == Chance(3).shuffled(ALL_CARDS, "deck")


def test_C2_streams_do_not_disturb_each_other() -> None:
    calm, busy = Chance(11), Chance(11)
    for _draw in range(100):
        busy.stream("priority").random()
        busy.seat(4, "first")
    assert calm.shuffled(ALL_CARDS, "deck") == busy.shuffled(ALL_CARDS, "deck")
    assert calm.stream("bot/2").random() == busy.stream("bot/2").random()


def test_C2_a_stream_goes_on_where_it_was() -> None:
    chance, plain = Chance(5), Random("5/first")
    assert [chance.stream("first").random() for _draw in range(3)] == [plain.random() for _draw in range(3)]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_C2_the_first_seat_is_drawn_by_the_seed(seats: int) -> None:
    drawn = [together(seed, seats=seats).view(None).turn for seed in range(60)]
    assert drawn == [int(Random(f"{seed}/first").random() * seats) for seed in range(60)]
    assert set(drawn) == set(range(seats))


def test_C2_the_first_seat_chosen_stands() -> None:
    assert {together(seed, first=2).view(None).turn for seed in range(10)} == {2}
    assert together(4, first=2).header.deck == together(4, first=0).header.deck


def test_C2_a_smaller_deck_and_start_cards_are_left_out_of_the_shuffle() -> None:
    small = [card for card in ALL_CARDS if NUMBER[card] < 3]
    rules = Together.from_options({"start": [["1ov", 0, 0]], "hand": 2}, 3)
    match = Match.start(rules, THREE, seed=8, app="test", cards=small)
    assert match.header.deck == Chance(8).shuffled(small[1:], "deck")


@pytest.mark.parametrize("name", ["squared", "race"])
@pytest.mark.parametrize(
    "filtered", [lambda card: NUMBER[card] < 3, lambda card: card % 5 != 1, lambda card: True]
)
def test_C2_the_used_cards_of_a_levels_smaller_deck_verify(
    name: str, filtered: Callable[[int], bool]
) -> None:
    rules = game(name).from_options({"used": 40, "hand": 3}, 3)
    small = [card for card in ALL_CARDS if filtered(card)]
    match = Match.start(rules, THREE, seed=8, app="test", cards=small, level="small:1")
    assert match.header.deck == Chance(8).shuffled(small, "deck")[:40]
    verify(read_record(iter(format_record(match).encode().splitlines(keepends=True)), game))


def test_C2_no_filter_of_a_level_leaves_a_swapped_deck() -> None:
    rules = game("squared").from_options({"used": 40, "hand": 3}, 3)
    match = Match.start(rules, THREE, seed=8, app="test", level="small:1")
    one, other = (format_card(card) for card in match.header.deck[:2])
    swapped = format_record(match).replace(f'"{one}","{other}"', f'"{other}","{one}"')
    with pytest.raises(RecordError, match="expected the deck that seed 8 shuffles"):
        verify(read_record(iter(swapped.encode().splitlines(keepends=True)), game))


def test_C2_a_bot_draws_from_the_stream_of_its_seat() -> None:
    bot = make_bot("random", Together.from_options({}, 2), 1, 42)
    assert bot.rng.random() == Random("42/bot/1").random()


PLAY_ONE = """
from ticgame.bots import bot_names, make_bot
from ticgame.bots.driver import play_out
from ticgame.core.match import Match, Player
from ticgame.core.records import format_record, read_record
from ticgame.core.replays import verify
from ticgame.games import game
names = bot_names("together")
match = Match.start(game("together").from_options({}, 3), [Player("A", "human")] * 3, seed=6, app="test")
play_out(match, {seat: make_bot(names[seat % len(names)], match.rules, seat, 6) for seat in range(3)})
print(format_record(match), end="")
"""


def test_C2_the_same_game_byte_for_byte_whatever_the_hash_seed() -> None:
    records = []
    for hash_seed in ("0", "1"):
        env = os.environ | {"PYTHONHASHSEED": hash_seed}
        run = subprocess.run(
            [sys.executable, "-c", PLAY_ONE], cwd=ROOT, env=env, capture_output=True, check=True
        )
        records.append(run.stdout)
    assert records[0] == records[1]
    assert records[0].count(b"\n") > 5


# C3


def test_C3_ties_are_shared_wins() -> None:
    assert GrabResult((2, 3, 3)).winners() == (1, 2)


def test_C3_everybody_wins_together_or_nobody() -> None:
    won = TogetherResult(win=True, why=Why.MISSIONS, penalty=0, grade=None, done=(), seats=4)
    lost = TogetherResult(win=False, why=Why.LIMIT, penalty=7, grade=None, done=(), seats=4)
    assert (won.winners(), lost.winners()) == ((0, 1, 2, 3), ())


# C4


def snapshot(match: Match) -> tuple[object, ...]:
    return (format_record(match), match.at, *(match.view(seat) for seat in (None, *range(match.seats))))


def refused(match: Match, seat: int, action: Place) -> IllegalAction:
    before = snapshot(match)
    with pytest.raises(IllegalAction) as told:
        match.act(seat, action)
    assert snapshot(match) == before
    assert match.why_not(seat, action) == told.value.reason
    return told.value


def test_C4_an_illegal_action_changes_nothing_and_says_why() -> None:
    match = together(1, first=0)
    mine, theirs = match.view(0).hand[0], match.view(1).hand[0]
    here = Cell(1, 0)
    assert "another player's turn" in refused(match, 1, Place(theirs, here)).reason
    assert "don't hold" in refused(match, 0, Place(theirs, here)).reason
    assert "already lies there" in refused(match, 0, Place(mine, Cell(0, 0))).reason
    assert "side by side" in refused(match, 0, Place(mine, Cell(1, 1))).reason
    assert "side by side" in refused(match, 0, Place(mine, Cell(900, -900))).reason
    assert match.why_not(0, Place(mine, here)) is None


def test_C4_the_window_is_named_where_it_is_the_reason() -> None:
    match = together(1, seats=1, grid=[3, 3], missions=["tic-group-5"], limit=20)
    for x in (1, 2):
        match.act(0, Place(match.view(0).hand[0], Cell(x, 0)))
    card = match.view(0).hand[0]
    for x in (-1, 3):
        refusal = refused(match, 0, Place(card, Cell(x, 0)))
        assert refusal.rule == "Grid boundary"
        assert "3 × 3" in refusal.reason


# C5


@pytest.mark.parametrize("seed", range(5))
def test_C5_a_game_nobody_can_finish_ends(seed: int) -> None:
    missions = [{"kind": "tic_group", "size": 5, "count": 75}]
    match = together(seed, missions=missions, limit=20, grid=[9, 9])
    play_out(match, {seat: make_bot("random", match.rules, seat, seed) for seat in range(3)})
    assert match.result.win is False
    assert len(match.entries) <= 80


# C6


def test_C6_a_bot_plays_on_with_the_same_hand_and_the_person_may_come_back() -> None:
    match = together(2, first=1)
    hand = match.view(1).hand
    entry = match.take_seat(1, "random", 1500)
    assert (entry.t, entry.seat, entry.action, entry.events) == (1500, 1, TakeSeat("random"), ())
    assert (match.players[1], match.header.players[1]) == (Player("Ben", "random"), Player("Ben", "human"))
    assert match.view(1).hand == hand
    assert '"do":{"a":"seat","by":"random"}' in format_record(match)
    match.take_seat(1, "human")
    assert match.players[1] == Player("Ben", "human")


def test_C6_the_result_counts() -> None:
    match = together(2)
    match.take_seat(0, "random")
    play_out(match, {seat: make_bot("random", match.rules, seat, 2) for seat in range(3)})
    assert match.result is not None
    with pytest.raises(IllegalAction, match="over"):
        match.take_seat(0, "human")


# C7


def places_through_a_game(match: Match) -> Iterator[list[int]]:
    yield sorted(match.cards_in_play())
    bots = {seat: make_bot("random", match.rules, seat, 1) for seat in range(match.seats)}
    while not match.is_over:
        seat = match.actors()[0]
        match.act(seat, bots[seat].decide(match.view(seat), match.at).action)
        yield sorted(match.cards_in_play())


def test_C7_every_card_is_in_exactly_one_place() -> None:
    for cards in places_through_a_game(together(4, limit=20)):
        assert cards == list(ALL_CARDS)
    small = together(4, limit=20, start=[["1ov", 0, 0], ["5sr", 1, 0]])
    for cards in places_through_a_game(small):
        assert cards == list(ALL_CARDS)


def test_games_are_found_by_name() -> None:
    assert all(game(name).name == name for name in GAMES)
    with pytest.raises(OptionError, match="tugether"):
        game("tugether")
    assert GrabRules.name not in GAMES
