"""How likely a hand is to lay down soon: drafts of all collections of a round, put together."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, NamedTuple

from ticgame.bots.rummy.drafts import Draft, drafts_of
from ticgame.core.cards import Card
from ticgame.games.rummy.collections import ROUNDS, RUNS, Kind, Wanted

KEPT: Final = {1: 14, 2: 7}
"""How many of the likeliest drafts of a collection are put together with others, by how many those are."""
LASTS: Final = 6
"""How many drafts of the last collection are tried with each choice of the others."""
LATER: Final = 0.45
"""The share of the cards that fit a Nic or Single which still fit once another of them is in it."""
SHARED: Final = 0.75
"""The share of the draws that is left to each of two cards that are missing."""
FAR: Final = 0.7
"""What a way counts with more than one card missing beside those with one."""
FROM_NOTHING: Final = 0.02
"""How likely a collection is to come of which there is nothing yet."""


class Way(NamedTuple):
    """One draft of every collection of the round, no card in two: its cards, and how likely it is.

    `needs` has for each collection that isn't complete the cards that bring it nearer.
    """

    cards: int
    missing: int
    needs: tuple[int, ...]
    chance: float


class Chances(NamedTuple):
    """What is known about the cards to come: those unseen, and about how many of them one gets to see."""

    unseen: int
    draws: float

    def of(self, draft: Draft, want: Wanted) -> float:
        """Return how likely the missing cards of a draft are to come in time."""
        if not draft.cards:
            return FROM_NOTHING
        chance, is_one = 1.0, len(draft.missing) == 1
        for before, fitting in enumerate(draft.missing):
            count: float = (fitting & self.unseen).bit_count()
            if want.kind is Kind.TIC:
                count -= before
            elif want.kind not in RUNS and before:
                count *= LATER
            chance *= self.of_one(count, draws=self.draws if is_one else self.draws * SHARED)
        return chance

    def of_one(self, count: float, *, draws: float) -> float:
        """Return how likely one of `count` cards comes among so many."""
        rate = max(0.0, min(1.0, count / max(1, self.unseen.bit_count())))
        return 1 - (1 - rate) ** draws


class Outlook:
    """What a hand could lay down in a round."""

    def __init__(self, hand: int, number: int, chances: Chances) -> None:
        self._hand = hand
        self._wanted = ROUNDS[number - 1]
        self._chances = chances
        self._ways: list[Way] = []

    def look(self) -> Iterator[None]:
        """Look the hand over; a yield between slices of work."""
        lists = []
        for want in self._wanted:
            lists.append(_likeliest(self._hand, want, self._chances))
            yield
        lists.sort(key=len)
        *firsts, lasts = lists
        kept = KEPT[len(firsts)]
        for first in firsts[0][:kept]:
            self._ways += _combined([some[:kept] for some in firsts[1:]], lasts, first)
            yield

    def chance(self, without: Card | None = None) -> float:
        """Return how likely a lay-down is in time, of the hand less a card; once it is looked over."""
        barred = 0 if without is None else 1 << without
        ways = [way for way in self._ways if not way.cards & barred]
        outs = 0
        for _cards, missing, needs, _chance in ways:
            if not missing:
                return 1.0
            if missing == 1:
                outs |= needs[0]
        others = ~(outs & self._chances.unseen)
        # A way that waits for one of the outs is no second chance.
        far = max((way.chance for way in ways if way.missing > 1 and _is_apart(way, others)), default=0.0)
        near = self._chances.of_one((outs & self._chances.unseen).bit_count(), draws=self._chances.draws)
        return 1 - (1 - near) * (1 - FAR * far)


def _is_apart(way: Way, others: int) -> bool:
    """Return whether all that a way needs can come from the other cards."""
    return all(need & others for need in way.needs)


def _likeliest(hand: int, want: Wanted, chances: Chances) -> list[Way]:
    """Return the drafts of one collection, likeliest first."""
    found = [
        Way(draft.cards, len(draft.missing), draft.missing[:1], chances.of(draft, want))
        for draft in dict.fromkeys(drafts_of(hand, want))
    ]
    return sorted(found, key=lambda way: (-way.chance, way.cards))


def _combined(firsts: Sequence[list[Way]], lasts: list[Way], way: Way) -> Iterator[Way]:
    if not firsts:
        fitting = (last for last in lasts if not last.cards & way.cards)
        yield from (_joined(way, last) for last in islice(fitting, LASTS))
        return
    for first in firsts[0]:
        if not first.cards & way.cards:
            yield from _combined(firsts[1:], lasts, _joined(way, first))


def _joined(one: Way, other: Way) -> Way:
    return Way(
        one.cards | other.cards,
        one.missing + other.missing,
        one.needs + other.needs,
        one.chance * other.chance,
    )
