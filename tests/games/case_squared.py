"""Tic Squared and its Race under the tests over all games."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from game_case import GameCase

from ticgame.core.cards import Card
from ticgame.core.layout import Cell
from ticgame.games.squared.actions import Draw, End, Play, Start
from ticgame.games.squared.grid import Grid

FAR = (Cell(1000, 0), Cell(0, -(10**9)), Cell(12, 12), Cell(-13, 0))


def _settle_deck(row: Mapping[str, Any]) -> dict[str, Any]:
    seats = row["seats"]
    most_in_hand = 124 // seats
    hand = {"least": 2, "usual": 12, "most": most_in_hand}[row["hand"]]
    least = seats * hand + 1
    used = {"least": least, "usual": max(least, {2: 42, 3: 63, 4: 84}[seats]), "most": 125}[row["used"]]
    return {"used": used, "hand": hand}


def _settle_squared(row: Mapping[str, Any]) -> dict[str, Any]:
    first = {"by chance": None, "last seat": row["seats"] - 1}[row["first"]]
    return _settle_deck(row) | {"first": first}


def _settle_race(row: Mapping[str, Any]) -> dict[str, Any]:
    names = ("two_tic_draw", "draw_cooldown_ms", "tic_to_finish")
    return _settle_deck(row) | {name: row[name] for name in names}


def _cells_round(grid: Grid) -> list[Cell]:
    """Return every cell of a grid and two rings of cells round it."""
    xs, ys = zip(*(cell for cell, _card in grid.cards()), strict=True)
    columns, rows = range(min(xs) - 2, max(xs) + 3), range(min(ys) - 2, max(ys) + 3)
    return [Cell(x, y) for x in columns for y in rows]


def _offers(rules: Any, state: Any) -> Iterator[Any]:
    """Every card of every hand that may act, and one of nobody's, everywhere on and round the grids."""
    yield from (Draw(), End())
    strange = state.pile.cards[-1]
    for card in (*(card for seat in rules.actors(state) for card in state.hands[seat]), strange):
        yield Start(card)
        for owner, grid in enumerate(state.grids):
            yield from (Play(card, owner, cell) for cell in _cells_round(grid))


def _order(action: Any) -> Any:
    match action:
        case Start(card):
            return (0, card)
        case Play(card, owner, cell):
            return (1, card, owner, cell.y, cell.x)
    return (2,) if isinstance(action, Draw) else (3,)


def _spoilt(rules: Any, state: Any) -> Iterator[Any]:
    held = [card for hand in state.hands for card in hand]
    if state.pile.size:
        yield Start(state.pile.cards[-1])
    if not state.grids:
        yield from (Draw(), End(), Play(held[0], 0, Cell(0, 0)), Play(held[-1], 1, Cell(1, 0)))
        return
    yield Start(held[0])
    yield Start(state.grids[0].board[state.grids[0].corner])
    for card in (held[0], held[-1]):
        yield from (Play(card, owner, Cell(1, 0)) for owner in (-1, len(state.grids), 99))
        yield from (Play(card, owner, Cell(0, 0)) for owner in range(len(state.grids)))
        yield from (Play(card, 0, cell) for cell in FAR)
    for owner, grid in enumerate(state.grids):
        first = next(grid.cards())[1]
        yield from (Play(first, owner, cell) for cell in grid.legal_cells()[:2])


def _spoilt_squared(rules: Any, state: Any) -> Iterator[Any]:
    yield from _spoilt(rules, state)
    if state.turn.drawn is not None:
        yield Draw()
        others = [card for card in state.hands[state.turn.seat] if card != state.turn.drawn]
        yield from (Play(others[0], 0, cell) for cell in state.grids[0].legal_cells())
    elif not state.turn.has_tic:
        yield End()


def _permute(rules: Any, state: Any, seat: int | None, rng: Random) -> Any:
    others = [other for other in range(len(state.hands)) if other != seat]
    hidden = [card for other in others for card in state.hands[other]]
    hidden += state.pile.cards[state.pile.drawn :]
    rng.shuffle(hidden)
    hands: list[tuple[Card, ...]] = list(state.hands)
    for other in others:
        size = len(hands[other])
        hands[other], hidden = tuple(hidden[:size]), hidden[size:]
    pile = state.pile._replace(cards=(*state.pile.cards[: state.pile.drawn], *hidden))
    starts = list(state.starts)
    if not state.grids:
        starts = [
            card if card is None or at == seat else rng.choice(hands[at]) for at, card in enumerate(starts)
        ]
    return state._replace(hands=tuple(hands), pile=pile, starts=tuple(starts))


def _permute_squared(rules: Any, state: Any, seat: int | None, rng: Random) -> Any:
    other = _permute(rules, state, seat, rng)
    turn = state.turn
    if turn.drawn is None or turn.seat == seat:
        return other
    return other._replace(turn=turn._replace(drawn=rng.choice(other.hands[turn.seat])))


def _longest(rules: Any, seats: int) -> int:
    return 4 * rules.options.used + seats


_DECK = {"seats": (2, 3, 4), "hand": ("least", "usual", "most"), "used": ("least", "usual", "most")}

SQUARED = GameCase(
    values=_DECK | {"first": ("by chance", "last seat")},
    settle=_settle_squared,
    offers=_offers,
    order=_order,
    spoilt=_spoilt_squared,
    permute=_permute_squared,
    longest=_longest,
)

RACE = GameCase(
    values=_DECK
    | {
        "two_tic_draw": (False, True),
        "draw_cooldown_ms": (0, 2000, 3_600_000),
        "tic_to_finish": (False, True),
    },
    settle=_settle_race,
    offers=lambda rules, state: (action for action in _offers(rules, state) if not isinstance(action, End)),
    order=_order,
    spoilt=lambda rules, state: (a for a in _spoilt(rules, state) if not isinstance(a, End)),
    permute=_permute,
    longest=_longest,
)
