"""The edges that a card makes, as part of the sentence of a hint."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ticgame.core.cards import Card, Relation, card_name
from ticgame.core.sentences import listed

MOST_NAMED: Final = 2
"""A hint must fit its place: where more cards are touched, most are only counted."""


class Met(NamedTuple):
    """The cards with which a card makes one kind of edge; at least one."""

    kind: Relation
    cards: Sequence[Card]


def edge_words(met: Sequence[Met], *, most_named: int = MOST_NAMED) -> str:
    """Return the edges in words, the kinds in their order: "a Tic with 3-star-red and 2 Nics".

    Where more cards are touched than may be named, that of the first kind is, if it is the only one of it.
    """
    is_short = sum(len(kind.cards) for kind in met) > most_named
    named = [not is_short or (at == 0 and len(kind.cards) == 1) for at, kind in enumerate(met)]
    return listed(_kind_words(kind, is_named=is_named) for kind, is_named in zip(met, named, strict=True))


def _kind_words(met: Met, *, is_named: bool) -> str:
    name = met.kind.capitalize()
    if is_named:
        return f"a {name} with {listed(map(card_name, met.cards))}"
    return f"a {name}" if len(met.cards) == 1 else f"{len(met.cards)} {name}s"
