"""The edges that a card makes, as part of the sentence of a hint."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ticgame.core.cards import Card, Relation, card_name
from ticgame.core.sentences import listed


class Met(NamedTuple):
    """The cards with which a card makes one kind of edge; at least one."""

    kind: Relation
    cards: Sequence[Card]


def edge_words(met: Sequence[Met], *, letters: int) -> str:
    """Return the edges in words, the kinds in their order: "a Tic with 3-star-red and 2 Nics".

    A hint must fit its place: all cards are named if that takes no more than so many letters, or those of
    the first kind, or none.
    """
    words = ""
    for words in _wordings(met):
        if len(words) <= letters:
            break
    return words


def _wordings(met: Sequence[Met]) -> Iterator[str]:
    """Yield the edges in words, ever shorter."""
    for named in (len(met), 1, 0):
        yield listed(_kind_words(kind, is_named=at < named) for at, kind in enumerate(met))


def _kind_words(met: Met, *, is_named: bool) -> str:
    name = met.kind.capitalize()
    if is_named:
        return f"a {name} with {listed(map(card_name, met.cards))}"
    return f"a {name}" if len(met.cards) == 1 else f"{len(met.cards)} {name}s"
