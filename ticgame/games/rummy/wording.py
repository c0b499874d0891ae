"""Collections in words for players."""

from collections.abc import Sequence
from typing import Final

from ticgame.core.cards import COLOURS, SHAPES, card_name
from ticgame.core.sentences import listed
from ticgame.games.rummy.collections import RUNS, Collection, End, Kind, Wanted, next_position

_RULES: Final = {
    Kind.SINGLE: "All cards of a Single share one thing, and no two of them share two.",
    Kind.TIC: "All cards of a Tic share the same two things.",
    Kind.NIC: "No two cards of a Nic share anything.",
    Kind.MONO: "In a Mono one thing goes up by one, or down by one, from card to card.",
    Kind.DUO: "In a Duo two things go up or down by one from card to card, each its own way.",
    Kind.TRIPO: "In a Tripo all three things go up or down by one from card to card, each its own way.",
}
_GISTS: Final = {
    Kind.SINGLE: "the same one thing",
    Kind.TIC: "the same two things",
    Kind.NIC: "nothing in common",
    Kind.MONO: "one thing step by step",
    Kind.DUO: "two things step by step",
    Kind.TRIPO: "all three step by step",
}
_COUNTS: Final = ("none", "one", "two", "all")


def kind_rule(kind: Kind) -> str:
    """Return what holds for a kind of collection, as a sentence."""
    return _RULES[kind]


def kind_gist(kind: Kind) -> str:
    """Return what a kind of collection is, in a few words."""
    return _GISTS[kind]


def kind_name(kind: Kind) -> str:
    return kind.value.capitalize()


def wanted_name(want: Wanted) -> str:
    """Return what a round asks for: "3-card Tic"."""
    return f"{want.size}-card {kind_name(want.kind)}"


def property_name(at: int, position: int) -> str:
    """Return a property's value: "number 4", "star", "red"."""
    return (f"number {position + 1}", SHAPES[position], COLOURS[position])[at]


def next_words(collection: Collection, end: End) -> str:
    """Return what the next card at an end of a sequence must have: "number 4 and star"."""
    cards = collection.cards
    inner, outer = (cards[1], cards[0]) if end is End.FIRST else (cards[-2], cards[-1])
    names = [property_name(at, next_position(at, inner, outer)) for at in collection.running]
    need = RUNS[collection.kind]
    if len(names) == need:
        return listed(names)
    return f"{_COUNTS[need]} of {listed(names)}"


def lay_down_words(wanted: Sequence[Wanted]) -> str:
    """Return what a round lays down: "a 3-card Tic and a 3-card Nic"."""
    return listed(f"a {wanted_name(want)}" for want in wanted)


def misfit_words(collection: Collection, card: int, end: End | None, *, is_pure: bool) -> str:
    """Return why a card can't be added to a collection."""
    name, kind = card_name(card), kind_name(collection.kind)
    if end is not None:
        return f"{name} doesn't fit there: that end of the {kind} goes on with {next_words(collection, end)}."
    if collection.kind is Kind.SINGLE and not is_pure:
        return f"{name} doesn't fit: all cards of that Single share one thing."
    return f"{name} doesn't fit that {kind}. {kind_rule(collection.kind)}"
