"""Cards, relations, steps and keys by the words of the rulings."""

from collections import Counter
from itertools import combinations

import pytest

from ticgame.core.cards import (
    ALL_CARDS,
    CODES,
    COLOUR,
    COLOURS,
    HIGH_EXTREME,
    KEY_COUNT,
    KEYS,
    LOW_EXTREME,
    NUMBER,
    SHAPE,
    SHAPES,
    Key,
    card_at,
    card_name,
    common,
    common_table,
    format_card,
    format_key,
    key_cards,
    key_positions,
    parse_card,
    relation,
    step_relation,
    steps,
    steps_table,
)


def by_code(code: str) -> tuple[str, str, str]:
    return code[0], code[1], code[2]


def test_there_are_125_cards_in_code_order() -> None:
    assert len(set(CODES)) == len(ALL_CARDS) == 125
    assert [(NUMBER[c], SHAPE[c], COLOUR[c]) for c in ALL_CARDS] == [
        (number, shape, colour) for number in range(5) for shape in range(5) for colour in range(5)
    ]
    assert (CODES[0], CODES[124]) == ("1ov", "5sr")
    assert (format_card(LOW_EXTREME), format_card(HIGH_EXTREME)) == ("1ov", "5sr")


def test_a_card_is_found_by_its_positions() -> None:
    assert [card_at(NUMBER[c], SHAPE[c], COLOUR[c]) for c in ALL_CARDS] == list(ALL_CARDS)


def test_codes_read_back() -> None:
    assert [parse_card(format_card(card)) for card in ALL_CARDS] == list(ALL_CARDS)
    assert card_name(parse_card("3so")) == "3-star-orange"
    assert [card_name(parse_card(code)) for code in ("1ov", "2cc", "4qy", "5tr")] == [
        "1-circle-violet",
        "2-crescent-cyan",
        "4-square-yellow",
        "5-triangle-red",
    ]
    assert SHAPES == ("circle", "crescent", "triangle", "square", "star")
    assert COLOURS == ("violet", "cyan", "yellow", "orange", "red")


@pytest.mark.parametrize(
    "code", ["", "3s", "3so ", "3SO", "0ov", "6ov", "3os0", "so3", "٣so", None, 3, [], {}]
)
def test_other_codes_are_refused(code: object) -> None:
    with pytest.raises(ValueError, match="is no card"):
        parse_card(code)


def test_relations_and_steps_of_every_pair() -> None:
    letters = ("12345", "octqs", "vcyor")
    for a, b in combinations(ALL_CARDS, 2):
        pairs = list(zip(by_code(CODES[a]), by_code(CODES[b]), letters, strict=True))
        same = sum(x == y for x, y, _order in pairs)
        near = sum(abs(order.index(x) - order.index(y)) == 1 for x, y, order in pairs)
        assert common(a, b) == common(b, a) == common_table()[a][b] == same
        assert steps(a, b) == steps(b, a) == steps_table()[a][b] == near
        assert relation(a, b) == ("nic", "single", "tic")[same]
        assert step_relation(a, b) == ("break", "mono", "duo", "tripo")[near]


def test_every_card_has_three_keys_and_every_key_five_cards() -> None:
    counts = Counter(key for keys in KEYS for key in keys)
    assert set(counts) == set(range(KEY_COUNT))
    assert set(counts.values()) == {5}
    assert all(len(set(keys)) == 3 for keys in KEYS)
    assert all(
        key_cards(Key(key)) == tuple(c for c in ALL_CARDS if key in KEYS[c]) for key in range(KEY_COUNT)
    )


def test_two_cards_share_a_key_exactly_if_they_tic() -> None:
    for a, b in combinations(ALL_CARDS, 2):
        assert len(set(KEYS[a]) & set(KEYS[b])) == (relation(a, b) == "tic")


def test_keys_are_ordered_by_kind_then_values() -> None:
    positions = [key_positions(Key(key)) for key in range(KEY_COUNT)]
    kinds = [tuple(at for at, value in enumerate(key) if value is not None) for key in positions]
    assert kinds == [(0, 1)] * 25 + [(0, 2)] * 25 + [(1, 2)] * 25
    values = [tuple(value for value in key if value is not None) for key in positions]
    assert values == [(one, two) for one in range(5) for two in range(5)] * 3


def test_how_keys_are_written() -> None:
    written = {format_key(key) for key in KEYS[parse_card("4qr")]}
    assert written == {
        "number=4,shape=square",
        "number=4,colour=red",
        "shape=square,colour=red",
    }
