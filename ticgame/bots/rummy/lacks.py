"""How many cards a hand lacks to lay down."""

from collections.abc import Iterator

from ticgame.bots.rummy.drafts import drafts_of
from ticgame.core.cards import Card
from ticgame.games.rummy.collections import ROUNDS, Wanted


class Lacks:
    """Counts what a hand lacks in a round, whole or less a card."""

    def __init__(self, hand: int, number: int) -> None:
        self._hand = hand
        self._number = number
        self._lists: list[list[tuple[int, int]]] = []

    def look(self) -> Iterator[None]:
        """Look the hand over; a yield between slices of work."""
        for want in ROUNDS[self._number - 1]:
            self._lists.append(_by_cards(self._hand, want))
            yield
        self._lists.sort(key=len)

    def fewest(self, without: Card | None = None) -> int:
        """Return how few cards are lacking; only once the hand is looked over."""
        barred = 0 if without is None else 1 << without
        return _fewest(self._lists, 0, barred, sum(want.size for want in ROUNDS[self._number - 1]))


def _by_cards(hand: int, want: Wanted) -> list[tuple[int, int]]:
    """Return how many cards are missing with each choice of cards, fewest missing first."""
    found: dict[int, int] = {}
    for cards, missing in drafts_of(hand, want):
        found[cards] = min(len(missing), found.get(cards, want.size))
    return sorted((missing, cards) for cards, missing in found.items())


def _fewest(lists: list[list[tuple[int, int]]], at: int, taken: int, best: int) -> int:
    """Return the fewest cards missing from the lists onward if that is less than `best`, else `best`."""
    if at == len(lists):
        return 0
    for missing, cards in lists[at]:
        if missing >= best:
            break
        if not cards & taken:
            best = min(best, missing + _fewest(lists, at + 1, taken | cards, best - missing))
    return best
