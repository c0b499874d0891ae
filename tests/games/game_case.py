"""The shape of what the tests over all games need of each, and choices of options in pairs."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, product
from random import Random
from typing import Any, NamedTuple

from ticgame.core.cards import Card


class GameCase(NamedTuple):
    """One game under test.

    `values` lists for each option what to try: both ends and the default; the seats come first. `settle`
    turns one choice of values into options (several values depend on others). `offers` yields actions, legal
    and not, with every legal action of the state's seats among them; `order` is the key by which legal
    actions are sorted; `spoilt` yields actions for any seat that are never legal. `permute` deals anew all
    that a seat (None: everybody) can't see. `longest` is a bound on the actions of a game. `cards` is a
    smaller deck to play with, `seeds` are those of the games played with each choice of values.
    """

    values: Mapping[str, Sequence[Any]]
    settle: Callable[[Mapping[str, Any]], Mapping[str, Any]]
    offers: Callable[[Any, Any], Iterator[Any]]
    order: Callable[[Any], Any]
    spoilt: Callable[[Any, Any], Iterator[Any]]
    permute: Callable[[Any, Any, int | None, Random], Any]
    longest: Callable[[Any, int], int]
    cards: Sequence[Card] | None = None
    seeds: Sequence[int] = (7, 8, 9)


def pairwise_rows(values: Mapping[str, Sequence[Any]]) -> list[dict[str, Any]]:
    """Return few choices of values in which every two values of two options meet (greedy, in fixed order)."""
    names = list(values)
    open_pairs = {
        ((one, at), (two, to))
        for one, two in combinations(names, 2)
        for at, to in product(range(len(values[one])), range(len(values[two])))
    }
    rows = []
    while open_pairs:
        row: dict[str, int] = dict(min(open_pairs))
        for name in names:
            if name not in row:
                row[name] = max(range(len(values[name])), key=lambda at: _gain(row | {name: at}, open_pairs))
        open_pairs -= _pairs(row, names)
        rows.append({name: values[name][row[name]] for name in names})
    return rows


def _pairs(row: Mapping[str, int], names: Sequence[str]) -> set[Any]:
    return {((one, row[one]), (two, row[two])) for one, two in combinations(names, 2)}


def _gain(row: Mapping[str, int], open_pairs: set[Any]) -> int:
    return sum(one in row.items() and two in row.items() for one, two in open_pairs)
