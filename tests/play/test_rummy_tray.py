"""The tray and the order of a hand: what the rules say of what lies there, kept as its seat wants it."""

from random import Random

import pytest
from rummy_tables import cards

from ticgame.core.cards import ALL_CARDS, COLOUR, NUMBER, SHAPE
from ticgame.games.rummy.collections import ROUNDS, is_collection
from ticgame.games.rummy.listing import lay_downs
from ticgame.play.scenes.rummy.order import HandOrder, sorted_hand
from ticgame.play.scenes.rummy.tray import Fit, Tray


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


def test_a_card_goes_into_the_open_collection_if_it_may_lie_there():
    tray = Tray(3)
    tray.put(cards("1ov")[0], 0)
    assert tray.open_at == 0
    assert tray.place_for(cards("1cv")[0]) == 0
    assert tray.place_for(cards("3cy")[0]) == 1, "it goes with no Tic of 1-circle-violet"
    assert tray.open_next(1)
    assert (tray.open_at, tray.place_for(cards("1cv")[0])) == (1, 1)
    tray.put(cards("2cc")[0], 1)
    assert tray.place_for(cards("5cr")[0]) is None
    assert tray.why_not(cards("5cr")[0]).startswith("That is no Duo. In a Duo two things go up or down")


def test_a_complete_collection_is_closed_and_the_next_is_open():
    tray = Tray(2)
    for card in cards("1ov 1cv 1tv"):
        assert tray.open_at == 0
        tray.put(card, 0)
    assert (tray.open_at, tray.rooms) == (1, 1)
    assert not tray.open(0)
    assert not tray.open_next(1), "there is only one"
    tray.take(cards("1cv")[0])
    assert tray.open_at == 0, "what lost a card is open again"
    for card in cards("1qv 2cc 3ty 4qo"):
        tray.put(card, tray.open_at)
    assert (tray.open_at, tray.is_complete) == (None, True)
    assert tray.place_for(cards("5sr")[0]) is None
    assert tray.why_not(cards("5sr")[0]) == "All collections are full."


def test_a_sequence_may_be_put_together_from_both_ends():
    tray = Tray(1)
    one, two, three, four = cards("1ov 2tr 3so 4ov")
    for card in (four, one):
        tray.put(card, 1)
        assert tray.looks()[1].fit is Fit.OPEN
    assert tray.looks()[1].cards == (one, four)
    for card in (three, two):
        tray.put(card, 1)
    assert tray.looks()[1] == tray.looks()[1]._replace(fit=Fit.GOOD, cards=(one, two, three, four))


def test_a_card_lies_in_one_collection_only_and_leaves_with_the_hand():
    tray = Tray(2)
    one, other = cards("1ov 2cc")
    tray.put(one, 0)
    tray.put(one, 1)
    tray.put(other, 1)
    assert tray.cards == (one, other)
    tray.keep([other])
    assert tray.cards == (other,)
    assert tray.take_last() == other
    assert tray.take_last() is None


def test_the_card_put_in_last_is_taken_out_first():
    tray = Tray(2)
    for card, at in zip(cards("2cc 1ov 3ty"), (1, 0, 1), strict=True):
        tray.put(card, at)
    assert [tray.take_last() for _ in range(3)] == list(cards("3ty 1ov 2cc"))


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
