"""SpoTic under the tests over all games."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from random import Random
from typing import Any

from game_case import GameCase

from ticgame.core.cards import ALL_CARDS, Relation
from ticgame.core.contract import Millis
from ticgame.core.sets import SIZES, is_set
from ticgame.games.spotic import actions as act
from ticgame.games.spotic.options import OFF_MS
from ticgame.games.spotic.rules import Spotic
from ticgame.games.spotic.state import State

CARDS = ALL_CARDS[::4]
_RELATIONS = ("tic", "single", "nic")
_VERBS = (act.Add, act.CardCall, act.Call, act.Show, act.Withdraw, act.Surrender, act.NoMore)


def _settle(row: Mapping[str, Any]) -> dict[str, Any]:
    options = {key: value for key, value in row.items() if key != "seats"}
    options["first"] = {"by chance": None, "last seat": row["seats"] - 1}[row["first"]]
    return options


def _offers(rules: Spotic, state: State) -> Iterator[Any]:
    """Every action but shows of what is no set: they are legal, and only ever incorrect."""
    yield from (act.Add(), act.CardCall(), act.Withdraw(), act.NoMore())
    yield from (act.Timeout(), act.SurrenderTimeout())
    yield from map(act.Call, Relation)
    yield from map(act.Surrender, range(-1, 20))
    if claim := state.table.claim:
        for size in SIZES:
            shows = combinations(sorted(state.table.cards), size)
            yield from (act.Show(cards) for cards in shows if is_set(claim.rel, cards))


def _order(action: Any) -> tuple[Any, ...]:
    """Add, "Card!", calls, shows by size and code order, withdraw, surrenders, "no more"."""
    place = _VERBS.index(type(action))
    match action:
        case act.Call(rel):
            return (place, _RELATIONS.index(rel))
        case act.Show(cards):
            return (place, len(cards), cards)
        case act.Surrender(held):
            return (place, held)
    return (place,)


def _spoilt(rules: Spotic, state: State) -> Iterator[Any]:
    hidden = [card for stack in state.stacks for card in stack]
    lost = [card for held in state.table.held for item in held for card in item.cards]
    shown = list(state.table.cards)
    for cards in (hidden, lost, [*shown[:2], *hidden[:1]]):
        if set(cards) - set(shown):
            yield act.Show(tuple(cards[-3:]))
    yield from (act.Show((card, card, card)) for card in shown[:1])
    yield from (act.Surrender(99), act.Surrender(-1), act.Call(Relation.BREAK), act.Call(Relation.TRIPO))
    yield from (act.Timeout(), act.SurrenderTimeout())


def _permute(rules: Spotic, state: State, seat: int | None, rng: Random) -> State:
    hidden = [card for stack in state.stacks for card in stack]
    rng.shuffle(hidden)
    stacks = []
    for size in state.table.stack_sizes:
        stacks.append(tuple(hidden[:size]))
        hidden = hidden[size:]
    return state._replace(stacks=tuple(stacks))


SPOTIC = GameCase(
    values={
        "seats": (1, 3, 6),
        "pace": ("turns", "free"),
        "card_call_ms": (0, 120_000, OFF_MS),
        "claim_ms": (Millis(0), 10_000, OFF_MS),
        "penalty": (False, True),
        "miss_cooldown_ms": (0, 3000, OFF_MS),
        "goal": ("nine", "points"),
        "first": ("by chance", "last seat"),
    },
    settle=_settle,
    offers=_offers,
    order=_order,
    spoilt=_spoilt,
    permute=_permute,
    longest=lambda _rules, _seats: 20_000,
    cards=CARDS,
    seeds=(2, 15, 27),
)
