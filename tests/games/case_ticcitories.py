"""Ticcitories under the tests over all games."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from game_case import GameCase

from ticgame.core.layout import Cell
from ticgame.games.ticcitories.rules import Claim, Place, State, Ticcitories


def _settle(row: Mapping[str, Any]) -> dict[str, Any]:
    seats, side = row["seats"], row["side"]
    if seats == 6 and side == 5:
        side = 4  # D4: the deck wouldn't last
    longest = 4 if seats == 2 else seats
    return {
        "side": side,
        "row": {"shortest": seats, "longest": longest}[row["row"]],
        "first": {"by chance": None, "last seat": seats - 1}[row["first"]],
    }


def _offers(rules: Ticcitories, state: State) -> Iterator[Claim | Place]:
    yield from (Claim(pos) for pos in range(-1, 9))
    side = rules.options.side
    yield from (Place(Cell(x, y)) for x in range(-side, side + 1) for y in range(-side, side + 1))


def _spoilt(rules: Ticcitories, state: State) -> Iterator[Claim | Place]:
    yield from (Claim(0), Claim(99), Claim(-1))
    yield from (Place(Cell(0, 0)), Place(Cell(1000, 0)), Place(Cell(0, -(10**9))))
    yield Place(Cell(1, 1)) if state.grids[state.turn].count == 1 else Claim(10)
    yield Claim(1) if state.must_place else Place(Cell(1, 0))


def _permute(rules: Ticcitories, state: State, seat: int | None, rng: Random) -> State:
    hidden = list(state.deck[state.drawn :])
    rng.shuffle(hidden)
    return state._replace(deck=(*state.deck[: state.drawn], *hidden))


TICCITORIES = GameCase(
    values={
        "seats": (2, 4, 6),
        "side": (3, 4, 5),
        "row": ("shortest", "longest"),
        "first": ("by chance", "last seat"),
    },
    settle=_settle,
    offers=_offers,
    order=lambda action: action if isinstance(action, Claim) else (action.cell.y, action.cell.x),
    spoilt=_spoilt,
    permute=_permute,
    longest=lambda rules, seats: 2 * rules.options.rows * seats,
)
