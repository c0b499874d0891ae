"""Hands and tables of TIC Rummy to try things on: by chance, and hostile ones."""

from random import Random

from ticgame.core.cards import ALL_CARDS, NUMBER, SHAPE, Card
from ticgame.games.rummy.collections import DEALT, ROUNDS, Collection, Kind, added, is_collection, lay
from ticgame.games.rummy.listing import legal_additions


def some_collection(
    rng: Random, kind: Kind, size: int, cards: tuple[Card, ...] = ALL_CARDS
) -> tuple[Card, ...]:
    """Return a collection of a kind among the cards, grown card by card from a random one."""
    while True:
        found = [rng.choice(cards)]
        while len(found) < size:
            more = [card for card in cards if card not in found and is_collection(kind, (*found, card))]
            if not more:
                break
            found.append(rng.choice(more))
        if len(found) == size:
            return tuple(found)


def some_hand(rng: Random, number: int, cards: tuple[Card, ...] = ALL_CARDS) -> list[Card]:
    """Return a hand with the collections of a round, where they don't overlap, and others up to its size."""
    hand = {card for want in ROUNDS[number - 1] for card in some_collection(rng, want.kind, want.size, cards)}
    others = [card for card in cards if card not in hand]
    return [*hand, *rng.sample(others, max(0, DEALT[number - 1] + 1 - len(hand)))]


def narrow_hand(rng: Random, number: int) -> list[Card]:
    """Return such a hand from few values only, so that many collections overlap in it."""
    first, last = rng.choice([(0, 4), (1, 5)])
    pool = [card for card in ALL_CARDS if first <= NUMBER[card] < last and first <= SHAPE[card] < last]
    return some_hand(rng, number, tuple(pool))


def some_table(rng: Random, hand: list[Card], *, seats: int, is_pure: bool) -> tuple[Collection, ...]:
    """Return what other seats have laid down in rounds of their own, with additions."""
    free = [card for card in ALL_CARDS if card not in hand]
    table: list[Collection] = []
    for seat in range(seats):
        for want in rng.choice(ROUNDS):
            cards = some_collection(rng, want.kind, want.size, tuple(free))
            free = [card for card in free if card not in cards]
            table.append(lay(want.kind, seat, cards))
    for _addition in range(rng.randrange(8) if table else 0):
        found = list(legal_additions(rng.sample(free, 12), table, is_pure=is_pure))
        if found:
            card, to, end = rng.choice(found)
            table[to] = added(table[to], card, end, is_pure=is_pure)
            free.remove(card)
    return tuple(table)
