"""TIC Rummy under the tests over all games."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from game_case import GameCase
from slow_rummy import slow_lay_downs

from ticgame.core.cards import ALL_CARDS, Card
from ticgame.games.rummy.actions import Add, Deal, Discard, Draw, Laid, Lay, Recycle, Source, Void
from ticgame.games.rummy.collections import ROUNDS, End
from ticgame.games.rummy.rules import Rummy
from ticgame.games.rummy.state import State


def _settle(row: Mapping[str, Any]) -> dict[str, Any]:
    options = {key: value for key, value in row.items() if key != "seats"}
    options["last_round"] = max(row["start_round"], row["last_round"])
    options["first_dealer"] = {"by chance": None, "last seat": row["seats"] - 1}[row["first_dealer"]]
    return options


def _offers(rules: Rummy, state: State) -> Iterator[Any]:
    yield from (Draw(Source.DECK), Draw(Source.DISCARD), Void())
    yield from (Discard(card) for card in ALL_CARDS)
    if state.turn is None:
        return
    hand, number = state.hands[state.turn], state.rounds[state.turn]
    strange = next(card for card in ALL_CARDS if card not in hand)
    for card in (*hand, strange):
        for to in range(-1, len(state.table) + 1):
            yield from (Add(card, to, end) for end in (None, End.FIRST, End.LAST))
    yield from slow_lay_downs(hand, number)
    yield from _wrong_lay_downs(hand, number)


def _wrong_lay_downs(hand: tuple[Card, ...], number: int) -> Iterator[Lay]:
    """The first cards of the hand as they come, the same for two collections, and half a lay-down."""
    wanted, rest = ROUNDS[number - 1], list(hand)
    first = tuple(rest[: wanted[0].size])
    yield Lay(tuple(Laid(want.kind, first) for want in wanted))
    yield Lay((Laid(wanted[0].kind, first),))
    yield Lay(())


def _spoilt(rules: Rummy, state: State) -> Iterator[Any]:
    yield Deal(state.dealer, ALL_CARDS)
    yield from (Recycle(state.discards[:-1]), Void(), Lay(()), Add(Card(0), 99, None))
    if state.turn is None:
        return
    hand = state.hands[state.turn]
    yield from (Discard(card) for card in state.deck[:2])
    yield Discard(hand[0]) if not state.has_drawn else Draw(Source.DECK)
    yield Add(hand[0], -1, End.LAST)
    yield Lay(tuple(Laid(want.kind, hand[:1]) for want in ROUNDS[state.rounds[state.turn] - 1]))


def _permute(rules: Rummy, state: State, seat: int | None, rng: Random) -> State:
    others = [other for other in range(len(state.hands)) if other != seat]
    hidden = [card for other in others for card in state.hands[other]] + list(state.deck)
    rng.shuffle(hidden)
    hands = list(state.hands)
    for other in others:
        size = len(hands[other])
        hands[other], hidden = tuple(hidden[:size]), hidden[size:]
    return state._replace(hands=tuple(hands), deck=tuple(hidden))


def _order(action: Any) -> tuple[Any, ...]:
    match action:
        case Draw(source):
            return (0, source is Source.DISCARD)
        case Lay(collections):
            return (1, *(item.cards for item in collections))
        case Add(card, to, end):
            return (2, card, to, end is End.LAST)
        case Discard(card):
            return (3, card)
    raise TypeError(f"no order for {action!r}")


RUMMY = GameCase(
    values={
        "seats": (2, 3, 4),
        "start_round": (1, 2, 8),
        "last_round": (8, 2),
        "single_additions": ("pure", "property"),
        "first_dealer": ("by chance", "last seat"),
        "void_limit": (1, 2, 10),
    },
    settle=_settle,
    offers=_offers,
    order=_order,
    spoilt=_spoilt,
    permute=_permute,
    longest=lambda _rules, _seats: 30_000,
    seeds=(7,),
)
