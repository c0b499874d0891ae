"""What the tests over all games need of each: options to try, actions to offer, secrets to permute."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from case_rummy import RUMMY
from case_spotic import SPOTIC
from case_squared import RACE, SQUARED
from case_ticcitories import TICCITORIES
from game_case import GameCase

from ticgame.core.cards import ALL_CARDS, Card
from ticgame.core.contract import Rules
from ticgame.core.layout import Cell
from ticgame.games import game
from ticgame.games.together.catalogue import CATALOGUE, SEQUENCE, STANDARD
from ticgame.games.together.rules import Place, State, Together


def rules_of(name: str, row: Mapping[str, Any]) -> Rules:
    """Return the rules of one row; a seed in it is for the match."""
    chosen = {key: value for key, value in row.items() if key != "seed"}
    return game(name).from_options(GAME_CASES[name].settle(chosen), row["seats"])


# TIC Together

_PIECES = [["1ov", 0, 0], ["5sr", 1, 1], ["3ty", -1, 0]]
_COMMON = [name for name, table in CATALOGUE.items() if table["kind"] != "sequence"]
_SEQUENCE = [name for name, table in CATALOGUE.items() if table["kind"] == "sequence"]


def _settle_together(row: Mapping[str, Any]) -> dict[str, Any]:
    options = {key: value for key, value in row.items() if key != "seats"}
    is_sequence = row["relation"] == "sequence"
    missions = {
        "the five": SEQUENCE if is_sequence else STANDARD,
        "all": _SEQUENCE if is_sequence else _COMMON,
        "one that is hard": [
            {"kind": "sequence", "length": 5, "properties": 3}
            if is_sequence
            else {"kind": "tic_group", "size": 5, "count": 75}
        ],
    }
    options["missions"] = list(missions[row["missions"]])
    options["first"] = {"by chance": None, "seat 0": 0, "last seat": row["seats"] - 1}[row["first"]]
    return options


def _offers_together(rules: Together, state: State) -> Iterator[Place]:
    """Every card of the seat on turn, and one of nobody's, on every cell near and beyond the frame."""
    seat = state.turn
    strange = next(card for card in ALL_CARDS if card not in state.hands[seat])
    xs = [cell.x for cell in rules.frame.cells]
    ys = [cell.y for cell in rules.frame.cells]
    for card in (*state.hands[seat], strange):
        for x in range(min(xs) - 1, max(xs) + 2):
            for y in range(min(ys) - 1, max(ys) + 2):
                yield Place(card, Cell(x, y))


def _spoilt_together(rules: Together, state: State) -> Iterator[Place]:
    cells = state.table.layout.legal_cells() or [Cell(0, 0)]
    for seat, hand in enumerate(state.hands):
        if seat != state.turn and hand:
            yield Place(hand[0], cells[0])  # a card of another hand
    if state.drawn < len(state.deck):
        yield Place(state.deck[state.drawn], cells[-1])  # a card still in the deck
    taken, card_there = next(iter(state.table.layout.cards()))
    yield Place(card_there, cells[0])
    for card in state.hands[state.turn][:1]:
        for cell in (taken, Cell(1000, 0), Cell(0, -(10**9)), Cell(-37, 12)):
            yield Place(card, cell)


def _permute_together(rules: Together, state: State, seat: int | None, rng: Random) -> State:
    others = [other for other in range(len(state.hands)) if other != seat]
    deck_size = 0 if rules.has_open_deck else len(state.deck) - state.drawn
    hidden = [card for other in others for card in state.hands[other]]
    hidden += state.deck[state.drawn : state.drawn + deck_size]
    rng.shuffle(hidden)
    hands: list[tuple[Card, ...]] = list(state.hands)
    for other in others:
        size = len(hands[other])
        hands[other], hidden = tuple(hidden[:size]), hidden[size:]
    deck = (*state.deck[: state.drawn], *hidden, *state.deck[state.drawn + deck_size :])
    return state._replace(hands=tuple(hands), deck=deck)


TOGETHER = GameCase(
    values={
        "seats": (1, 4, 6),
        "grid": ([3, 3], [6, 6], [9, 9], [3, 9], [5, 4]),
        "hand": (1, 5, 9),
        "limit": (1, 7, 20),
        "frame": ("floating", "fixed"),
        "relation": ("common", "sequence"),
        "separate": (False, True),
        "first": ("by chance", "seat 0", "last seat"),
        "start": ([], _PIECES),
        "missions": ("the five", "all", "one that is hard"),
    },
    settle=_settle_together,
    offers=_offers_together,
    order=lambda place: (place.card, place.cell.y, place.cell.x),
    spoilt=_spoilt_together,
    permute=_permute_together,
    longest=lambda rules, _seats: rules.frame.area,
)

GAME_CASES: Mapping[str, GameCase] = {
    "together": TOGETHER,
    "ticcitories": TICCITORIES,
    "squared": SQUARED,
    "race": RACE,
    "spotic": SPOTIC,
    "rummy": RUMMY,
}
