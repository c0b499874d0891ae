"""How many cards a hand lacks to lay down, and which of its cards go together meanwhile."""

from collections.abc import Iterator
from typing import NamedTuple

from ticgame.bots.rummy.drafts import drafts_of
from ticgame.core.cards import Card
from ticgame.games.rummy.collections import ROUNDS, Wanted


class Gathered(NamedTuple):
    """A collection that a round asks for: the mask of the cards there are, and how many are missing."""

    want: Wanted
    cards: int
    missing: int


class _Choices(NamedTuple):
    """The drafts of a collection as (missing, cards), fewest missing first."""

    want: Wanted
    drafts: list[tuple[int, int]]


class Lacks:
    """Counts what a hand lacks in a round, whole or less a card."""

    def __init__(self, hand: int, number: int) -> None:
        self._hand = hand
        self._wanted = ROUNDS[number - 1]
        self._choices: list[_Choices] = []

    def look(self) -> Iterator[None]:
        """Look the hand over; a yield between slices of work."""
        for want in self._wanted:
            self._choices.append(_Choices(want, _drafts(self._hand, want)))
            yield
        self._choices.sort(key=lambda choices: len(choices.drafts))

    def fewest(self, without: Card | None = None) -> int:
        """Return how few cards are lacking; only once the hand is looked over."""
        return sum(part.missing for part in self._best(0 if without is None else 1 << without))

    def nearest(self) -> tuple[Gathered, ...]:
        """Return the collections of the round with the fewest cards missing, in its order."""
        best = self._best(0)
        return tuple(next(part for part in best if part.want is want) for want in self._wanted)

    def _best(self, barred: int) -> tuple[Gathered, ...]:
        most = sum(want.size for want in self._wanted) + 1
        return _fewest(self._choices, barred, most) or ()


def _drafts(hand: int, want: Wanted) -> list[tuple[int, int]]:
    found: dict[int, int] = {}
    for cards, missing in drafts_of(hand, want):
        found[cards] = min(len(missing), found.get(cards, want.size))
    return sorted((missing, cards) for cards, missing in found.items())


def _fewest(choices: list[_Choices], taken: int, limit: int) -> tuple[Gathered, ...] | None:
    """Return a draft of each collection with the fewest cards missing, None if that isn't below the limit."""
    if not choices:
        return ()
    best = None
    want, drafts = choices[0]
    for missing, cards in drafts:
        if missing >= limit:
            break
        if not cards & taken and (rest := _fewest(choices[1:], taken | cards, limit - missing)) is not None:
            best = (Gathered(want, cards, missing), *rest)
            limit = sum(part.missing for part in best)
    return best
