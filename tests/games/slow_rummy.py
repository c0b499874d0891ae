"""A second, slow writing of what TIC Rummy lays down and adds, word for word from the sheet and R1 to R3."""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from ticgame.core.cards import COLOUR, NUMBER, SHAPE, Card
from ticgame.games.rummy.actions import Add, Laid, Lay
from ticgame.games.rummy.collections import ROUNDS, Collection, End, Kind, added, lay

NEED = {Kind.MONO: 1, Kind.DUO: 2, Kind.TRIPO: 3}


def properties(card: Card) -> tuple[int, int, int]:
    return NUMBER[card], SHAPE[card], COLOUR[card]


def shared(cards: Sequence[Card]) -> set[int]:
    return {at for at in range(3) if len({properties(card)[at] for card in cards}) == 1}


def running(cards: Sequence[Card]) -> set[int]:
    """Return the properties that go up all the way, or down all the way, by ones."""
    lines = {at: [properties(card)[at] for card in cards] for at in range(3)}
    return {
        at
        for at, line in lines.items()
        if line == list(range(line[0], line[0] + len(line)))
        or line == list(range(line[0], line[0] - len(line), -1))
    }


def slow_is_collection(kind: Kind, cards: Sequence[Card]) -> bool:
    pairs = [shared(pair) for pair in combinations(cards, 2)]
    if kind in NEED:
        return len(running(cards)) >= NEED[kind]
    if kind is Kind.TIC:
        return len(shared(cards)) == 2
    if kind is Kind.NIC:
        return not any(pairs)
    return len(shared(cards)) == 1 and all(len(pair) == 1 for pair in pairs)


def slow_collections(hand: Sequence[Card], kind: Kind, size: int) -> list[tuple[Card, ...]]:
    ways = permutations if kind in NEED else combinations
    return [cards for cards in ways(sorted(hand), size) if slow_is_collection(kind, cards)]


def slow_lay_downs(hand: Sequence[Card], number: int) -> Iterator[Lay]:
    def fill(rest: Sequence[Card], wanted: tuple) -> Iterator[tuple]:
        if not wanted:
            yield ()
            return
        for cards in slow_collections(rest, wanted[0].kind, wanted[0].size):
            left = [card for card in rest if card not in cards]
            for others in fill(left, wanted[1:]):
                yield (Laid(wanted[0].kind, cards), *others)

    yield from map(Lay, fill(sorted(hand), ROUNDS[number - 1]))


def slow_next(line: Sequence[int]) -> int:
    """Return what follows the end of a line of positions: one further, back where it can't."""
    before, last = line[-2], line[-1]
    if last == 4 and before == 3:
        return 3
    if last == 0 and before == 1:
        return 1
    return last + 1 if last > before else last - 1


def slow_fits(collection: Collection, card: Card, end: End | None, *, is_pure: bool) -> bool:
    """Return whether a card may be added; `collection.running` is taken for granted."""
    kind, cards = collection.kind, collection.cards
    if (kind in NEED) == (end is None):
        return False
    if kind not in NEED:
        if kind is not Kind.SINGLE:
            return slow_is_collection(kind, (*cards, card))
        at = next(iter(shared(cards)))
        is_same = properties(card)[at] == properties(cards[0])[at]
        return is_same and (not is_pure or all(len(shared((card, other))) == 1 for other in cards))
    line = cards if end is End.LAST else cards[::-1]
    return (
        sum(
            properties(card)[at] == slow_next([properties(other)[at] for other in line])
            for at in collection.running
        )
        >= NEED[kind]
    )


def slow_additions(hand: Sequence[Card], table: Sequence[Collection], *, is_pure: bool) -> list[Add]:
    return [
        Add(card, to, end)
        for card in sorted(hand)
        for to, collection in enumerate(table)
        for end in (None, End.FIRST, End.LAST)
        if slow_fits(collection, card, end, is_pure=is_pure)
    ]


def slow_penalty(hand: Sequence[Card]) -> int:
    """Return what a hand costs once its highest card is discarded."""
    numbers = sorted(NUMBER[card] + 1 for card in hand)
    return sum(numbers[:-1])


def slow_best_additions(hand: Sequence[Card], table: Sequence[Collection], *, is_pure: bool) -> int:
    """Return the lowest penalty that additions, in any order, can bring."""
    best = slow_penalty(hand)
    for add in slow_additions(hand, table, is_pure=is_pure) if len(hand) > 1 else ():
        grown = [*table]
        grown[add.to] = added(table[add.to], add.card, add.end, is_pure=is_pure)
        left = [card for card in hand if card != add.card]
        best = min(best, slow_best_additions(left, grown, is_pure=is_pure))
    return best


def slow_best_lay_down(
    hand: Sequence[Card], number: int, table: Sequence[Collection], *, is_pure: bool
) -> int | None:
    """Return the lowest penalty after any lay-down of a round and any additions, None without a lay-down."""
    best = None
    for action in slow_lay_downs(hand, number):
        own = [lay(item.kind, 0, item.cards) for item in action.collections]
        laid = {card for item in action.collections for card in item.cards}
        left = [card for card in hand if card not in laid]
        penalty = slow_best_additions(left, [*table, *own], is_pure=is_pure)
        best = penalty if best is None else min(best, penalty)
        if best == 0:
            return 0
    return best
