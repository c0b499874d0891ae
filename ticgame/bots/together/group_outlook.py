"""The chances of missions for Tic groups."""

from collections.abc import Generator, Sequence
from math import expm1
from typing import Final, NamedTuple

from ticgame.bots.together.keys import Keys
from ticgame.bots.together.odds import NEVER, Odds, at_least_of, at_least_so_many
from ticgame.bots.together.patterns import Placements
from ticgame.bots.together.survey import Aftermath
from ticgame.bots.together.weights import Weights
from ticgame.core.cards import KEY_COUNT, KEYS, Card, Key
from ticgame.core.groups import Place, Shape
from ticgame.games.together.missions import Claim, TicGroup

KEYS_IN_SLICE: Final = 10
"""Keys whose placements are looked for between two yields."""


class Need(NamedTuple):
    """How many more cards a key's best group takes for a size, and the share of that for its prospects."""

    cards: int
    share: float


class GroupOutlook:
    """The chance that a mission for Tic groups gets done after a play."""

    def __init__(
        self, mission: TicGroup, ids: Sequence[str], keys: Keys, odds: Odds, weights: Weights
    ) -> None:
        self.mission = mission
        self._other = ids.index(mission.different_from) if mission.different_from else None
        self._keys = keys
        self._odds = odds
        self._weights = weights
        self._fresh: Final = Need(mission.size, weights.fresh)
        self._placements = None
        if mission.shape is not Shape.ANY or mission.place is not Place.ANY:
            self._placements = Placements(keys.survey, mission.size, mission.shape, mission.place)
        self._slice = KEY_COUNT if self._placements is None else KEYS_IN_SLICE
        self._rest: list[float] = []
        self._needs: dict[tuple[Key, int, bool], Need] = {}

    def prepare(self) -> Generator[None, None, None]:
        """Look at each key as the table is."""
        now, held = self._keys.survey.now, self._keys.held
        for key in range(KEY_COUNT):
            if key % self._slice == 0:
                yield
            self._rest.append(self._log_miss(Key(key), now, held[key]))

    def chance(self, card: Card, after: Aftermath, done: Sequence[Claim | None]) -> float:
        """Return the chance after a card, when the missions with a claim are done."""
        miss = self._log_misses(card, after)
        if self.mission.share_card:
            return self._chance_sharing(miss)
        barred, count = (), self.mission.count
        if self._other is not None:
            claim = done[self._other]
            # While the other mission is open too, it takes a key of its own.
            barred, count = (claim.keys, count) if claim else ((), count + 1)
        return at_least_of([log for key, log in enumerate(miss) if log and key not in barred], count)

    def _log_misses(self, card: Card, after: Aftermath) -> list[float]:
        """Return for each key the log of the chance that it gets no group of the mission's size."""
        miss = list(self._rest)
        mine = KEYS[card]
        keys = self._keys
        touched = keys.touched(after) if self._placements is None else self._placements.touched(after)
        for key in touched:
            if key not in mine:
                miss[key] = self._log_miss(key, after, self._keys.held[key])
        for key in mine:
            miss[key] = self._log_miss(key, after, self._keys.held[key] - 1, is_played=True)
        return miss

    def _log_miss(self, key: Key, after: Aftermath, held: int, *, is_played: bool = False) -> float:
        at = key, after.spot, is_played
        need = self._needs.get(at)
        if need is None:
            need = self._needs[at] = self.need(key, after, is_played=is_played)
        return need.share * self._odds.log_miss(self._keys.unseen[key], held, need.cards)

    def need(self, key: Key, after: Aftermath, *, is_played: bool = False) -> Need:
        """Return what a key needs for a group of the size, shape and place after a play."""
        if self._placements is not None:
            lacking = self._placements.missing(key, self._keys.spots[key], after, is_played=is_played)
            fewest = min(lacking, default=NEVER)
            return self._need_of(fewest, lacking.count(fewest))
        reach = self._keys.reach(key, after, is_played=is_played)
        if reach.group >= self.mission.size:
            return Need(0, 1.0)
        if not reach.grown:
            return self._fresh
        return self._need_of(max(1, self.mission.size + 1 - reach.grown), reach.cells)

    def _need_of(self, cards: int, cells: int) -> Need:
        if not cells:
            return self._fresh
        return Need(cards, 1.0 if cells > 1 else self._weights.lone)

    def _chance_sharing(self, miss: Sequence[float]) -> float:
        # Two groups share a card: whichever card it is, two of its keys must do.
        hits = [-expm1(log) for log in miss]
        rate = 0.0
        for card in (*self._keys.survey.cards.values(), *self._keys.survey.hand):
            one, two, three = (hits[key] for key in KEYS[card])
            rate += one * two + one * three + two * three
        return at_least_so_many(rate, 1)
