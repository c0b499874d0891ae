"""The tray and the order of a hand: what the rules say of what lies there, kept as its seat wants it."""

from itertools import permutations
from random import Random

import pytest
from rummy_tables import cards

from ticgame.core.cards import ALL_CARDS, COLOUR, NUMBER, SHAPE
from ticgame.games.rummy.collections import ROUNDS, is_collection
from ticgame.games.rummy.listing import lay_downs
from ticgame.play.scenes.rummy.order import HandOrder, sorted_hand
from ticgame.play.scenes.rummy.tray import Fit, Tray, arranged


def hands(count=60, size=10):
    rng = Random(5)
    return [rng.sample(ALL_CARDS, size) for _ in range(count)]


@pytest.mark.parametrize("number", range(1, 9))
def test_what_may_be_laid_is_good_in_the_tray_however_it_is_put_in(number):
    rng, seen = Random(number), 0
    for hand in hands(400, 14):
        lay = next(lay_downs(hand, number), None)
        if lay is None:
            continue
        seen += 1
        tray = Tray(number)
        for at, laid in enumerate(lay.collections):
            for card in rng.sample(laid.cards, len(laid.cards)):
                tray.put(card, at)
        assert tray.is_complete
        for laid, wanted in zip(tray.action().collections, ROUNDS[number - 1], strict=True):
            assert is_collection(wanted.kind, laid.cards)
            assert len(laid.cards) == wanted.size
        if seen == 8:
            return
    assert seen or number == 8, "no hand can lay down"


def test_an_arrangement_is_found_exactly_where_there_is_one():
    rng = Random(2)
    for number, wanted in enumerate(ROUNDS, start=1):
        for want in wanted:
            for _ in range(150):
                some = rng.sample(ALL_CARDS, rng.randint(2, want.size))
                orders = [order for order in permutations(some) if is_collection(want.kind, order)]
                found = arranged(want, some)
                assert (found is not None) == bool(orders), (number, want, some)
                assert found is None or found in orders


def test_a_collection_tells_how_far_it_has_come():
    tray = Tray(2)
    assert [look.fit for look in tray.looks()] == [Fit.EMPTY, Fit.EMPTY]
    for card in cards("1ov 1cv"):
        tray.put(card, 0)
    assert tray.looks()[0].fit is Fit.OPEN
    tray.put(cards("5sr")[0], 0)
    look = tray.looks()[0]
    assert (look.fit, look.fault) == (
        Fit.BAD,
        "That is no Tic. All cards of a Tic share the same two things.",
    )
    tray.take(cards("5sr")[0])
    tray.put(cards("1tv")[0], 0)
    assert tray.looks()[0].fit is Fit.GOOD
    assert not tray.is_complete


def test_a_card_goes_where_it_fits_first():
    tray = Tray(3)
    for card in cards("1ov 1cv"):
        tray.put(card, 0)
    assert tray.place_for(cards("1tv")[0]) == 0
    assert tray.place_for(cards("3cy")[0]) == 1
    tray.put(cards("1tv")[0], 0)
    assert tray.place_for(cards("1qv")[0]) == 1


def test_a_card_lies_in_one_collection_only_and_leaves_with_the_hand():
    tray = Tray(2)
    one, other = cards("1ov 2cc")
    tray.put(one, 0)
    tray.put(one, 1)
    tray.put(other, 1)
    assert tray.cards == (one, other) or tray.cards == (other, one)
    tray.keep([other])
    assert tray.cards == (other,)
    assert tray.take_last() == other
    assert tray.take_last() is None


@pytest.mark.parametrize(
    ("order", "first"),
    [(HandOrder.NUMBER, NUMBER), (HandOrder.SHAPE, SHAPE), (HandOrder.COLOUR, COLOUR)],
)
def test_a_hand_is_sorted_by_a_property(order, first):
    for hand in hands(20):
        line = sorted_hand(hand, order, 1)
        assert sorted(line) == sorted(hand)
        assert [first[card] for card in line] == sorted(first[card] for card in hand)


@pytest.mark.parametrize("number", range(1, 9))
def test_a_hand_sorted_by_what_fits_is_the_same_hand_and_the_same_each_time(number):
    for hand in hands(10, 15):
        line = sorted_hand(hand, HandOrder.TOGETHER, number)
        assert sorted(line) == sorted(hand)
        assert line == sorted_hand(hand[::-1], HandOrder.TOGETHER, number)


def test_cards_of_a_tic_lie_side_by_side_when_sorted_by_what_fits():
    hand = cards("1ov 3qr 1cv 5so 1tv 2cy 4tr")
    line = sorted_hand(hand, HandOrder.TOGETHER, 2)
    at = sorted(line.index(card) for card in cards("1ov 1cv 1tv"))
    assert at[2] - at[0] == 2


def test_the_orders_come_round():
    order = HandOrder.NUMBER
    seen = []
    for _ in HandOrder:
        seen.append(order)
        order = order.next
    assert (set(seen), order) == (set(HandOrder), HandOrder.NUMBER)
