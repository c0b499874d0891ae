"""The solver of TIC Rummy beside its slow, obvious twin."""

from collections.abc import Callable, Sequence
from random import Random

import pytest
from rummy_hands import narrow_hand, some_collection, some_hand, some_table
from slow_rummy import slow_best_additions, slow_best_lay_down, slow_lay_downs, slow_penalty

from ticgame.core.cards import ALL_CARDS, Card, parse_card
from ticgame.games.rummy.accepting import accepted, cards_of, mask_of
from ticgame.games.rummy.collections import ROUNDS, Collection, Kind, added, lay
from ticgame.games.rummy.listing import ends_of, lay_downs
from ticgame.games.rummy.solver import Plan, best_additions, best_lay_down

BY_ROUND = pytest.mark.parametrize("number", range(1, len(ROUNDS) + 1))


def carry_out(plan: Plan, hand: Sequence[Card], table: Sequence[Collection], *, is_pure: bool) -> list[Card]:
    """Do what a plan says and return the hand that is left before the discard."""
    left, grown = list(hand), list(table)
    for item in plan.lay.collections if plan.lay else ():
        grown.append(lay(item.kind, 3, item.cards))
        for card in item.cards:
            left.remove(card)
    for card, to, end in plan.adds:
        grown[to] = added(grown[to], card, end, is_pure=is_pure)
        assert grown[to] is not None, "the addition doesn't fit"
        left.remove(card)
    assert plan.discard in left
    return left


@BY_ROUND
@pytest.mark.parametrize("deal", [some_hand, narrow_hand])
def test_the_best_lay_down_equals_its_slow_twin(number: int, deal: Callable) -> None:
    rng, can = Random(f"lay/{number}"), 0
    for case in range(8):
        hand, is_pure = deal(rng, number), case % 2 == 0
        table = some_table(rng, hand, seats=case % 3, is_pure=is_pure)
        plan = best_lay_down(hand, number, table, seat=3, is_pure=is_pure)
        expected = slow_best_lay_down(hand, number, table, is_pure=is_pure)
        assert (plan is None) == (expected is None)
        if plan is not None:
            can += 1
            assert plan.penalty == expected
            assert plan.lay in list(slow_lay_downs(hand, number))
            assert slow_penalty(carry_out(plan, hand, table, is_pure=is_pure)) == expected
    assert can


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_best_additions_equal_their_slow_twin(seats: int) -> None:
    rng, has_added = Random(f"additions/{seats}"), 0
    for case in range(12):
        is_pure = case % 2 == 0
        table = some_table(rng, [], seats=seats, is_pure=is_pure)
        free = [card for card in ALL_CARDS if not any(card in item.cards for item in table)]
        hand = rng.sample(free, rng.randint(1, 4))
        plan = best_additions(hand, table, is_pure=is_pure)
        expected = slow_best_additions(hand, table, is_pure=is_pure)
        assert plan.penalty == expected
        assert slow_penalty(carry_out(plan, hand, table, is_pure=is_pure)) == expected
        has_added += bool(plan.adds)
    assert has_added


@pytest.mark.parametrize("kind", Kind)
def test_the_cards_that_a_collection_takes_are_those_that_can_be_added(kind: Kind) -> None:
    rng = Random(f"takes/{kind}")
    for _case in range(20):
        collection, is_pure = lay(kind, 0, some_collection(rng, kind, 3)), rng.random() < 0.5
        for _more in range(6):
            free = [card for card in ALL_CARDS if card not in collection.cards]
            fitting = []
            for end in ends_of(collection):
                takes = [card for card in free if added(collection, card, end, is_pure=is_pure)]
                assert list(cards_of(accepted(collection, end, is_pure=is_pure) & mask_of(free))) == takes
                assert not accepted(collection, end, is_pure=is_pure) & mask_of(collection.cards)
                fitting += [(card, end) for card in takes]
            if not fitting:
                break
            collection = added(collection, *rng.choice(fitting), is_pure=is_pure)


def test_a_plan_lays_down_sheds_and_goes_out_where_that_can_be() -> None:
    hand = codes("1ov 1cc 1ty 1qo 2sv 3sc 4sv 5sc 1sr 5ov")
    plan = best_lay_down(hand, 1, (), seat=0, is_pure=True)
    assert plan.penalty == 0
    assert carry_out(plan, hand, (), is_pure=True) == [plan.discard]
    assert len(plan.adds) == 1
    assert best_lay_down(hand, 2, (), seat=0, is_pure=True) is None
    assert list(lay_downs(hand, 2)) == []


def codes(text: str) -> list[Card]:
    return [parse_card(code) for code in text.split()]
