"""The set solver against its slow twin, on random tables and on such as are made to mislead it."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from slow_sets import slow_is_set, slow_sets

from ticgame.core.cards import ALL_CARDS, COLOUR, NUMBER, SHAPE, Card, Relation, key_cards, parse_card
from ticgame.core.sets import (
    KINDS,
    RELATIONS,
    SIZES,
    Kind,
    all_sets,
    counts,
    draw_set,
    example,
    existing,
    is_set,
)

WHOLE_DECK = {
    Relation.TIC: {3: 750, 4: 375, 5: 75},
    Relation.SINGLE: {3: 9000, 4: 9000, 5: 1800},
    Relation.NIC: {3: 36_000, 4: 72_000, 5: 14_400},
}


def random_tables(count: int, sizes: tuple[int, int], label: str) -> list[tuple[Card, ...]]:
    rng = Random(f"tables/{label}")
    low, high = sizes
    return [tuple(rng.sample(ALL_CARDS, low + int(rng.random() * (high - low + 1)))) for _ in range(count)]


def where(number: str = "01234", shape: str = "01234", colour: str = "01234") -> tuple[Card, ...]:
    """Return the cards whose positions are among the given digits."""
    return tuple(
        card
        for card in ALL_CARDS
        if str(NUMBER[card]) in number and str(SHAPE[card]) in shape and str(COLOUR[card]) in colour
    )


HOSTILE = {
    "nothing": (),
    "one card": where("2", "2", "2"),
    "two cards": (Card(0), Card(124)),
    "two numbers only": where("03", "012", "012"),
    "two shapes only": where("012", "14", "0123"),
    "two colours only": where("0123", "012", "04"),
    "three numbers only, four shapes": where("024", "0123", "01"),
    "one number": where("1"),
    "one shape": where(shape="4"),
    "one colour": where(colour="0"),
    "a key": key_cards(37),
    "a key with one card too few": key_cards(74)[1:],
    "a cube of two": where("01", "01", "01"),
    "a cube of three": where("012", "012", "012"),
    "four of each in a row": tuple(Card(25 * at + 5 * at + at) for at in range(4)),
    "the long diagonal": tuple(Card(31 * at) for at in range(5)),
    "no two share a number and a shape": tuple(
        Card(25 * n + 5 * s + (n + s) % 5) for n in range(4) for s in range(5)
    ),
    "rooks in one column": tuple(Card(25 * n + 5 * s) for n in range(5) for s in range(3)),
    "a Latin square": tuple(Card(25 * n + 5 * s + (n + 2 * s) % 5) for n in range(5) for s in range(5)),
    "a Latin square without a transversal": tuple(
        Card(25 * n + 5 * s + (n ^ s)) for n in range(4) for s in range(4)
    ),
}
tables_of_all_sorts = pytest.mark.parametrize(
    "cards", HOSTILE.values(), ids=[name.replace(" ", "-") for name in HOSTILE]
)


def assert_equals_twin(cards: tuple[Card, ...]) -> None:
    slow = slow_sets(cards)
    assert counts(cards) == {kind: len(found) for kind, found in slow.items()}
    assert existing(cards) == {kind for kind, found in slow.items() if found}
    for kind, found in slow.items():
        assert list(all_sets(cards, kind)) == found
        some, drawn = example(cards, kind), draw_set(cards, kind, Random("draw"))
        assert (some in found and drawn in found) if found else some is drawn is None


@tables_of_all_sorts
def test_hostile_tables(cards: tuple[Card, ...]) -> None:
    assert_equals_twin(cards)


def test_small_random_tables() -> None:
    for cards in random_tables(1500, (0, 11), "small"):
        assert_equals_twin(cards)


def test_middling_random_tables() -> None:
    for cards in random_tables(12, (13, 22), "middling"):
        assert_equals_twin(cards)


def test_tables_from_few_values() -> None:
    """Cards of few numbers, shapes and colours: many sets of some kinds, none of others."""
    rng = Random("few")
    for _table in range(400):
        pools = [rng.sample("01234", 2 + int(rng.random() * 3)) for _property in range(3)]
        cards = where(*("".join(pool) for pool in pools))
        assert_equals_twin(tuple(rng.sample(cards, min(len(cards), 11))))


def test_large_tables_exist_count_and_list_agree() -> None:
    for cards in random_tables(6, (40, 70), "large"):
        number = counts(cards)
        assert existing(cards) == {kind for kind, count in number.items() if count}
        for kind in KINDS:
            listed = list(all_sets(cards, kind))
            assert len(set(listed)) == len(listed) == number[kind]
            assert listed == sorted(listed)
            assert all(slow_is_set(kind.relation, chosen) for chosen in listed[:200])


def test_one_card_more_or_less_changes_the_counts_as_its_sets_say() -> None:
    """Neighbouring tables: what is lost with a card are the sets that hold it."""
    for cards in random_tables(4, (25, 35), "less"):
        gone, rest = cards[0], cards[1:]
        before, after = counts(cards), counts(rest)
        for kind in KINDS:
            assert before[kind] - after[kind] == sum(gone in chosen for chosen in all_sets(cards, kind))


@pytest.mark.parametrize("relation", RELATIONS)
def test_the_whole_deck(relation: Relation) -> None:
    number = counts(ALL_CARDS)
    assert {size: number[Kind(relation, size)] for size in SIZES} == WHOLE_DECK[relation]
    assert all(Kind(relation, size) in existing(ALL_CARDS) for size in SIZES)


@pytest.mark.parametrize("relation", [Relation.TIC, Relation.SINGLE])
def test_the_whole_deck_listed(relation: Relation) -> None:
    for size in SIZES:
        assert sum(1 for _chosen in all_sets(ALL_CARDS, Kind(relation, size))) == WHOLE_DECK[relation][size]


def test_the_order_of_the_table_means_nothing() -> None:
    rng = Random("order")
    for cards in random_tables(20, (10, 40), "order"):
        mixed = tuple(rng.sample(cards, len(cards)))
        assert counts(mixed) == counts(cards)
        assert existing(mixed) == existing(cards)
        assert [example(mixed, kind) for kind in KINDS] == [example(cards, kind) for kind in KINDS]


@pytest.mark.parametrize("relation", RELATIONS)
def test_any_cards_are_judged_as_the_sheet_says(relation: Relation) -> None:
    rng = Random(f"judge/{relation}")
    verdicts = Counter()
    for _choice in range(2000):
        kind = KINDS[int(rng.random() * len(KINDS))]
        cards = list(draw_set(ALL_CARDS, kind, rng))
        rng.shuffle(cards)
        if rng.random() < 0.5:
            cards[0] = ALL_CARDS[int(rng.random() * 125)]
        if rng.random() < 0.2:
            cards = rng.sample(ALL_CARDS, int(rng.random() * 8))
        if len(set(cards)) < len(cards):
            continue
        verdict = is_set(relation, cards)
        assert verdict is slow_is_set(relation, cards)
        verdicts[verdict] += 1
    assert min(verdicts[True], verdicts[False]) > 200


def test_sets_that_nearly_are() -> None:
    def cards(codes: str) -> tuple[Card, ...]:
        return tuple(map(parse_card, codes.split()))

    assert is_set(Relation.TIC, cards("3ov 3ov 3ov")) is False
    # Two share a third property, or the two that are shared change on the way.
    assert not is_set(Relation.TIC, cards("4tv 4tc 4sc"))
    assert not is_set(Relation.SINGLE, cards("1oo 2co 2to"))
    assert not is_set(Relation.SINGLE, cards("1oo 2co 2ty"))
    assert not is_set(Relation.SINGLE, cards("3oo 3co 3to")), "a Tic group is no Single group"
    assert not is_set(Relation.NIC, cards("1ov 2cc 3oy"))
    assert is_set(Relation.NIC, cards("1ov 2cc 3ty 4qo 5sr"))
    assert is_set(Relation.SINGLE, cards("1oo 2co 3to 4qo 5so"))
    assert is_set(Relation.TIC, cards("3oo 3co 3to 3qo 3so"))


def test_every_set_is_drawn_about_as_often_as_any_other() -> None:
    cards, rng = where("012", "0124", "023"), Random("even")
    for kind in KINDS:
        found = list(all_sets(cards, kind))
        if not found:
            assert draw_set(cards, kind, rng) is None
            continue
        draws = 40 * len(found) if len(found) < 60 else 6000
        drawn = Counter(draw_set(cards, kind, rng) for _draw in range(draws))
        assert drawn.keys() <= set(found)
        mean = draws / len(found)
        spread = sum((drawn[chosen] - mean) ** 2 / mean for chosen in found)
        assert spread < len(found) + 5 * (2 * len(found)) ** 0.5 + 5, f"{kind}: chi-square {spread:.0f}"


def test_a_set_and_its_cards_are_different_cards() -> None:
    for kind in KINDS:
        chosen = draw_set(ALL_CARDS, kind, Random("deck"))
        assert len(set(chosen)) == kind.size
        assert all(slow_is_set(kind.relation, part) for part in combinations(chosen, 3))
