"""The bots of TIC Rummy find what they are meant to find; hints say it in words."""

from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Any

import pytest
from case_rummy import RUMMY
from rummy_hands import narrow_hand, some_hand

from ticgame.bots import make_bot
from ticgame.bots.driver import play_next, play_out
from ticgame.bots.hint import Hint
from ticgame.bots.rummy.drafts import drafts_of
from ticgame.bots.rummy.hints import find_hint
from ticgame.bots.rummy.lacks import Lacks
from ticgame.bots.rummy.outlook import Chances, Outlook
from ticgame.core.cards import ALL_CARDS, Card, parse_card
from ticgame.core.match import Header, Match, Player
from ticgame.core.slices import in_one_go
from ticgame.games.rummy.accepting import EVERY_CARD, cards_of, mask_of
from ticgame.games.rummy.actions import Add, Deal, Discard, Draw, Lay, Out, Source
from ticgame.games.rummy.collections import ROUNDS, is_collection
from ticgame.games.rummy.listing import lay_downs
from ticgame.games.rummy.rules import Rummy

BY_ROUND = pytest.mark.parametrize("number", range(1, len(ROUNDS) + 1))
THINKERS = pytest.mark.parametrize("bot", ["greedy", "planner"])
OTHER = "1sv 1sc 1sy 1so 2sv 2sc 2sy"


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(code) for code in text.split())


def round_2(hand: str, *, rest: str, other: str = OTHER) -> Match:
    """A match on round 2: seat 1 has this hand and is on turn; `rest` is the open card, then the deck."""
    dealt = [card for pair in zip(cards(hand), cards(other), strict=True) for card in pair]
    first = [*dealt, *cards(rest)]
    rules = Rummy.from_options({"first_dealer": 0, "start_round": 2}, 2)
    players = (Player("Ada", "human"), Player("Bo", "human"))
    match = Match(rules, Header("rummy", rules.options_json(), players, None, None, "test"))
    match.act(None, Deal(0, (*first, *(card for card in ALL_CARDS if card not in first))))
    return match


def decided(match: Match, bot: str) -> Any:
    seat = match.actors()[0]
    return make_bot(bot, match.rules, seat, 3).decide(match.view(seat), match.at).action


def can_lay_down(hand: Sequence[Card], number: int) -> bool:
    return any(True for _lay in lay_downs(hand, number))


def looked_over(found: Any) -> Any:
    assert sum(1 for _slice in found.look()) > 1, "the work is done in slices"
    return found


@BY_ROUND
def test_every_draft_can_become_its_collection(number: int) -> None:
    rng = Random(f"drafts/{number}")
    for want in ROUNDS[number - 1]:
        hand = some_hand(rng, number)
        for draft in drafts_of(mask_of(hand), want):
            assert draft.cards & ~mask_of(hand) == 0
            assert draft.cards.bit_count() + len(draft.missing) == want.size
            if not draft.missing:
                assert any(is_collection(want.kind, order) for order in permutations(cards_of(draft.cards)))


@BY_ROUND
@pytest.mark.parametrize("deal", [some_hand, narrow_hand])
def test_what_a_hand_lacks_is_what_would_let_it_lay_down(number: int, deal: Any) -> None:
    rng = Random(f"lacks/{number}")
    for _case in range(6):
        hand = deal(rng, number)
        lost = rng.sample(hand, rng.randrange(3))
        hand = [card for card in hand if card not in lost]
        lacks = looked_over(Lacks(mask_of(hand), number))
        fewest = lacks.fewest()
        assert (fewest == 0) == can_lay_down(hand, number)
        others = [card for card in ALL_CARDS if card not in hand]
        assert (fewest <= 1) == any(can_lay_down([*hand, card], number) for card in others)
        for card in hand[:3]:
            left = [other for other in hand if other != card]
            assert (lacks.fewest(card) == 0) == can_lay_down(left, number)
        nearest = lacks.nearest()
        assert tuple(part.want for part in nearest) == ROUNDS[number - 1]
        assert sum(part.missing for part in nearest) == fewest
        assert (
            sum(part.cards.bit_count() for part in nearest)
            == mask_of(card for part in nearest for card in cards_of(part.cards)).bit_count()
        ), "a card is in two collections"


def test_more_cards_that_would_do_are_a_better_outlook() -> None:
    one_pair = mask_of(cards("1ov 1oc 2cc 3ty 4qo"))
    two_pairs = one_pair | mask_of(cards("5sr 5so"))
    for hand in (one_pair, two_pairs):
        assert not can_lay_down(list(cards_of(hand)), 2)
    unseen = EVERY_CARD & ~two_pairs
    few, many = (looked_over(Outlook(hand, 2, Chances(unseen, 8.0))) for hand in (one_pair, two_pairs))
    assert 0 < few.chance() < many.chance() < 1
    assert many.chance(parse_card("5so")) == pytest.approx(few.chance())
    later = looked_over(Outlook(two_pairs, 2, Chances(unseen, 3.0)))
    assert later.chance() < many.chance()


MANY_WAYS = "1tv 1qr 2tv 3cc 3tv 3tc 4oy 4cy 4tv 5oy 5tv 5so"
FEW_SHED_ALL = "1cy 1ty 1qy 2ov 2cv 2tv 2to 2qv 3or 3cc 4oc 5sr"


@pytest.mark.parametrize(
    ("bot", "hand", "least"),
    [("random", MANY_WAYS, 16), ("greedy", FEW_SHED_ALL, 4), ("planner", FEW_SHED_ALL, 4)],
)
def test_a_hand_that_can_lay_down_in_many_ways_is_thought_over_in_slices(
    bot: str, hand: str, least: int
) -> None:
    match = round_2("1ov 1oc 2cc 3ty 4qo 5sr 5cv", rest="1oy 4or 3oo")
    state = match._state._replace(hands=((), cards(hand)), rounds=(6, 6), has_drawn=True)
    thought = make_bot(bot, match.rules, 1, 3).think(match.rules.view(state, 1), match.at)
    assert sum(1 for _slice in thought) >= least


@THINKERS
def test_what_lets_a_hand_lay_down_is_taken_and_laid(bot: str) -> None:
    match = round_2("1ov 1oc 2cc 3ty 4qo 5sr 5cv", rest="1oy 4or 3oo")
    assert decided(match, bot) == Draw(Source.DISCARD)
    match.act(1, Draw(Source.DISCARD))
    lay = decided(match, bot)
    assert isinstance(lay, Lay)
    match.act(1, lay)
    add = decided(match, bot)
    assert isinstance(add, Add)
    match.act(1, add)
    assert isinstance(decided(match, bot), Discard)
    assert Out(1) in match.act(1, decided(match, bot)).events


@THINKERS
def test_what_is_of_no_use_is_left_and_what_is_not_needed_is_discarded(bot: str) -> None:
    match = round_2("1ov 1oc 2cc 3ty 4qo 5sr 4sr", rest="5co 1or 3oo")
    assert decided(match, bot) == Draw(Source.DECK)
    match = round_2("1ov 1oc 2cc 3ty 4qo 2ty 5sr", rest="5co 2to 3oo")
    match.act(1, Draw(Source.DECK))
    assert decided(match, bot) == Discard(parse_card("5sr"))


def test_a_planner_gives_the_next_seat_nothing_to_add() -> None:
    match = round_2(
        "4ov 4tc 5cy 1qr 2qv 3qc 5qy", rest="3oo 5or 2tc 3tc", other="1ov 1oc 1oy 2cc 3ty 4qo 4sv"
    )
    match.act(1, Draw(Source.DECK))
    view = match.view(1)
    match.act(1, Discard(view.hand[0]))
    match.act(0, Draw(Source.DECK))
    while match.actors() == (0,):
        match.act(0, decided(match, "greedy"))
    match.act(1, Draw(Source.DECK))
    gifts = {card for card in match.view(1).hand if fits_table(match, card)}
    assert gifts
    assert decided(match, "planner").card not in gifts


def fits_table(match: Match, card: Card) -> bool:
    table = match.view(None).table
    return any(is_collection(item.kind, (*item.cards, card)) for item in table)


@pytest.mark.parametrize(("strong", "weak", "games"), [("casual", "random", 6), ("greedy", "casual", 12)])
def test_a_stronger_bot_wins_more_games(strong: str, weak: str, games: int) -> None:
    won = 0
    for seed in range(games):
        names = (strong, weak) if seed % 2 else (weak, strong)
        rules = Rummy.from_options({"last_round": 2}, 2)
        match = Match.start(rules, [Player(name, name) for name in names], seed=seed, app="test")
        play_out(match, {seat: make_bot(name, match.rules, seat, seed) for seat, name in enumerate(names)})
        won += match.result.winners() == (names.index(strong),)
    assert won > games * 0.6


@pytest.mark.parametrize("seed", [0, 1])
def test_C5_planners_do_not_pass_the_same_cards_to_and_fro_for_ever(seed: int) -> None:
    rules = Rummy.from_options({"start_round": 8}, 2)
    match = Match.start(rules, [Player("A", "planner")] * 2, seed=seed, app="test")
    bots = {seat: make_bot("planner", match.rules, seat, seed) for seat in range(2)}
    while not match.is_over:
        assert len(match.entries) < 1000
        play_next(match, bots)


def test_a_planner_takes_no_card_that_it_would_discard_at_once() -> None:
    rules = Rummy.from_options({"start_round": 8}, 2)
    match = Match.start(rules, [Player("A", "planner")] * 2, seed=0, app="test")
    for _move in range(300):
        if match.is_over:
            break
        seat = match.actors()[0]
        top = match.view(None).discards[-1]
        action = decided(match, "planner")
        match.act(seat, action)
        if action == Draw(Source.DISCARD):
            assert decided(match, "planner") != Discard(top)
    assert len(match.entries) > 100


def test_a_game_played_by_hints_alone_comes_to_its_end() -> None:
    rules = Rummy.from_options({"last_round": 2}, 3)
    match = Match.start(rules, [Player("A", "human")] * 3, seed=5, app="test")
    told: set[type] = set()
    for _move in range(600):
        if match.is_over:
            break
        seat = match.actors()[0]
        hint = in_one_go(find_hint(match.rules, match.view(seat)))
        assert match.why_not(seat, hint.action) is None
        assert hint.words.endswith(".")
        assert set(hint.cards) <= {*match.view(seat).hand, *match.view(seat).discards[-1:]}
        told.add(type(hint.action))
        match.act(seat, hint.action)
    assert match.is_over
    assert told == {Draw, Lay, Add, Discard}
    assert in_one_go(find_hint(match.rules, match.view(0))) is None


def test_hints_speak_to_players() -> None:
    match = round_2("1ov 1oc 2cc 3ty 4qo 5sr 5cv", rest="1oy 4or 3oo")
    assert hint_of(match).words == "Take 1-circle-yellow: with it you can lay down."
    match.act(1, Draw(Source.DISCARD))
    assert hint_of(match).words == "You can lay down your Tic and your Nic."
    match.act(1, hint_of(match).action)
    assert hint_of(match).words.endswith("goes with the Nic on the table.")
    match.act(1, hint_of(match).action)
    assert hint_of(match).words.endswith("and go out.")


def test_hints_tell_what_a_card_is_good_for() -> None:
    match = round_2("1ov 4sc 2cc 2ty 4qo 5sr 4sr", rest="1oy 3or 3oo")
    assert hint_of(match).words == "Take 1-circle-yellow: it brings your 3-card Tic nearer."
    match.act(1, Draw(Source.DISCARD))
    hint = hint_of(match)
    assert isinstance(hint.action, Discard)
    view = match.view(1)
    lacks = Lacks(mask_of(view.hand), view.rounds[view.seat])
    in_one_go(lacks.look())
    gathered = {card for part in lacks.nearest() for card in cards_of(part.cards)}
    assert ("none of the collections" in hint.words) == (hint.cards[0] not in gathered)


def hint_of(match: Match) -> Hint:
    return in_one_go(find_hint(match.rules, match.view(match.actors()[0])))


def test_a_hint_knows_no_more_than_its_seat() -> None:
    rules = Rummy.from_options({"start_round": 3}, 3)
    match = Match.start(rules, [Player("A", "human")] * 3, seed=8, app="test")
    rng = Random("secret")
    for _move in range(40):
        seat = match.actors()[0]
        other = RUMMY.permute(match.rules, match._state, seat, rng)
        assert other != match._state
        hints = [
            in_one_go(find_hint(match.rules, match.rules.view(state, seat)))
            for state in (match._state, other)
        ]
        assert hints[0] == hints[1]
        match.act(seat, match.rules.sample(match._state, seat, match.at, rng))
