"""Edges in words, as full as there is room."""

import pytest

from ticgame.bots.edge_words import Met, edge_words
from ticgame.core.cards import Relation, parse_card

MET = [
    Met(Relation.TIC, [parse_card("3sr")]),
    Met(Relation.NIC, [parse_card("1ov"), parse_card("2cc")]),
]


@pytest.mark.parametrize(
    ("letters", "words"),
    [
        (100, "a Tic with 3-star-red and a Nic with 1-circle-violet and 2-crescent-cyan"),
        (40, "a Tic with 3-star-red and 2 Nics"),
        (30, "a Tic and 2 Nics"),
        (3, "a Tic and 2 Nics"),
    ],
)
def test_edges_are_told_as_fully_as_there_is_room(letters: int, words: str) -> None:
    assert edge_words(MET, letters=letters) == words
