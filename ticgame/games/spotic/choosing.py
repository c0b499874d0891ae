"""The legal actions of a seat in SpoTic: listed lazily, or one drawn at random."""

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from random import Random
from typing import Any, Final

from ticgame.core.cards import Relation
from ticgame.core.contract import Millis, Seat
from ticgame.core.sets import RELATIONS, SIZES, Kind, all_sets, counts, draw_set, existing
from ticgame.core.ways import pick
from ticgame.games.spotic import actions as act
from ticgame.games.spotic.legality import is_legal
from ticgame.games.spotic.options import Goal, Options
from ticgame.games.spotic.state import Table, kinds_held

# Most draws look at a table that hasn't changed since the last.
_kinds_of: Final = lru_cache(maxsize=4)(existing)
_counts_of: Final = lru_cache(maxsize=4)(counts)
_BEFORE_SHOWS: Final = (act.Add(), act.CardCall(), *(act.Call(rel) for rel in RELATIONS))
_PLAIN: Final = (*_BEFORE_SHOWS, act.Withdraw(), act.NoMore())


class _Weights:
    """How likely a random player takes things, so that its games end.

    It seldom calls what isn't there or may be gone when its turn comes. If a miss would cost it a set (cards
    would come back for ever) it hardly ever calls that, or what it needs no more. Sooner or later it says
    "no more" and mostly keeps to that.
    """

    wait: Final = 1.0
    long_wait: Final = 20.0
    risky_call: Final = 0.1
    costly_call: Final = 0.003
    second_thought: Final = 0.01
    take_back: Final = 0.1
    costly_take_back: Final = 0.03
    no_more: Final = 3.0
    short_claim_ms: Final = 2000


def choices(options: Options, table: Table, seat: Seat, at: Millis) -> Iterator[Any]:
    """Yield every choice of a seat in the order that `Spotic.choices` states.

    A show of any other cards is legal too, but only ever incorrect (P4); it isn't listed.
    """
    if table.why:
        return
    yield from _legal(options, table, seat, _BEFORE_SHOWS, at)
    if _may_show(table, seat, at):
        held = existing(table.cards)
        for kind in (Kind(table.claim.rel, size) for size in SIZES):
            if kind in held:
                yield from map(act.Show, all_sets(table.cards, kind))
    rest = [act.Withdraw(), *map(act.Surrender, table.choice.sets if table.choice else ()), act.NoMore()]
    yield from _legal(options, table, seat, rest, at)


def draw(options: Options, table: Table, seat: Seat, at: Millis, rng: Random) -> Any:
    """Return one of the seat's listed actions without listing the sets; None: it has none, or waits.

    Every set is as likely as any other.
    """
    if table.why:
        return None
    is_costly = options.penalty and bool(table.held[seat])
    if _may_show(table, seat, at):
        return _draw_show(table, rng, is_costly=is_costly)
    actions = list(_legal(options, table, seat, _PLAIN, at))
    if table.is_choosing(seat) and at < table.until:
        actions += map(act.Surrender, table.choice.sets)
    there: set[Relation] = set()
    if any(isinstance(action, act.Call) for action in actions):
        there = {kind.relation for kind in _worth_calling(options, table, seat, is_costly=is_costly)}
    weights = [_weight(table, seat, action, there, is_costly=is_costly) for action in actions]
    wait = _Weights.long_wait if table.is_choosing(seat) else _Weights.wait
    at_weight = rng.random() * (sum(weights) + wait)
    for action, weight in zip(actions, weights, strict=True):
        at_weight -= weight
        if at_weight < 0:
            return action
    return None


def _worth_calling(options: Options, table: Table, seat: Seat, *, is_costly: bool) -> Collection[Kind]:
    """Return the kinds on the table, where a miss costs only those that the seat still needs.

    None where a miss costs and a random player's time would mostly be up before it has shown its cards.
    """
    if is_costly and options.claim_ms < _Weights.short_claim_ms:
        return ()
    found = _kinds_of(table.cards)
    if is_costly and options.goal is Goal.NINE:
        return found - kinds_held(table.held[seat])
    return found


def _weight(table: Table, seat: Seat, action: Any, there: Collection[Relation], *, is_costly: bool) -> float:
    match action:
        case act.Call() if table.no_more[seat]:
            return _Weights.second_thought
        case act.Call(rel) if rel in there and not table.is_blocked:
            return 1.0
        case act.Call():
            return _Weights.costly_call if is_costly else _Weights.risky_call
        case act.NoMore():
            return _Weights.no_more
    return 1.0


def _draw_show(table: Table, rng: Random, *, is_costly: bool) -> Any:
    cards, found = table.cards, _counts_of(table.cards)
    ways = [found[Kind(table.claim.rel, size)] for size in SIZES]
    take_back = _Weights.costly_take_back if is_costly else _Weights.take_back
    if not any(ways) or rng.random() < take_back:
        return act.Withdraw()
    return act.Show(draw_set(cards, Kind(table.claim.rel, SIZES[pick(ways, rng)]), rng))


def _may_show(table: Table, seat: Seat, at: Millis) -> bool:
    return table.is_claimant(seat) and at < table.until


def _legal(options: Options, table: Table, seat: Seat, actions: Iterable[Any], at: Millis) -> Iterator[Any]:
    return (action for action in actions if is_legal(options, table, seat, action, at))
