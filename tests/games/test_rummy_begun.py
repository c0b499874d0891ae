"""Which cards may lie in one collection, held against every collection that there is."""

from itertools import combinations
from random import Random

import pytest

from ticgame.core.cards import ALL_CARDS, Card, parse_card
from ticgame.games.rummy.begun import begun
from ticgame.games.rummy.collections import ROUNDS, Kind, Wanted, is_collection
from ticgame.games.rummy.listing import collections_in


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(parse_card(code) for code in codes.split())


@pytest.mark.parametrize("want", [Wanted(Kind.DUO, 3), Wanted(Kind.DUO, 4), Wanted(Kind.TRIPO, 3)])
def test_parts_of_sequences_are_exactly_those_of_all_sequences(want):
    every = collections_in(ALL_CARDS, want)
    rng = Random(1)
    for size in range(1, want.size + 1):
        parts = {frozenset(part) for line in every for part in combinations(line, size)}
        tried = [frozenset(pair) for pair in combinations(ALL_CARDS, size)] if size <= 2 else []
        tried += [frozenset(rng.sample(ALL_CARDS, size)) for _ in range(500)]
        tried += rng.sample(sorted(parts, key=sorted), min(500, len(parts)))
        for part in tried:
            assert (begun(want, sorted(part)) is not None) == (part in parts), (want, sorted(part))


@pytest.mark.parametrize("want", sorted({want for wanted in ROUNDS for want in wanted}))
def test_what_is_whole_is_ordered_so_that_it_may_be_laid(want):
    rng = Random(3)
    seen = 0
    for _ in range(40):
        for whole in collections_in(sorted(rng.sample(ALL_CARDS, 30)), want)[:40]:
            order = begun(want, rng.sample(whole, len(whole)))
            assert is_collection(want.kind, order)
            assert sorted(order) == sorted(whole)
            for size in range(1, want.size):
                assert begun(want, rng.sample(whole, size)) is not None
            seen += 1
    assert seen


def test_cards_of_a_sequence_are_in_order_with_gaps_between_them():
    want = Wanted(Kind.MONO, 4)
    assert begun(want, cards("4ov 1tr")) == cards("1tr 4ov")
    assert begun(want, cards("5ov 1ov")) is None, "four cards don't reach from 1 to 5"
    assert begun(want, cards("1ov 1ov")[:1] + cards("1or")) is None
    assert begun(want, cards("1ov 2tr 3so 4ov 5ov")) is None, "five are too many"


def test_of_several_orders_the_one_counts_in_which_most_runs():
    # The shapes run as well if the numbers go up, not if only the colours do.
    order = begun(Wanted(Kind.MONO, 3), cards("3ty 1oc 2cv"))
    assert order == cards("1oc 2cv 3ty")


def test_sets_are_begun_where_they_are_sets():
    assert begun(Wanted(Kind.TIC, 4), cards("1ov 1cv")) == cards("1ov 1cv")
    assert begun(Wanted(Kind.TIC, 4), cards("1ov 1cr")) is None
    assert begun(Wanted(Kind.NIC, 4), cards("1ov 2cr")) is not None
    assert begun(Wanted(Kind.NIC, 4), cards("1ov 2or")) is None
    assert begun(Wanted(Kind.SINGLE, 4), cards("1ov 1cv")) is None
    assert begun(Wanted(Kind.SINGLE, 4), cards("1ov 1cr")) is not None
