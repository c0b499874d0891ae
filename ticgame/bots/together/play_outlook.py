"""The chances of missions that ask for one play: Tics at once, holes."""

from collections.abc import Generator, Sequence
from math import exp, log1p
from typing import NamedTuple

from ticgame.bots.together.card_sets import ALL, at_least, card_set, common_sets
from ticgame.bots.together.odds import Odds
from ticgame.bots.together.survey import Aftermath, Survey
from ticgame.bots.together.weights import Weights
from ticgame.core.cards import Card, Relation
from ticgame.games.together.missions import Claim, OnePlay


class Fits(NamedTuple):
    """Cards that do a mission now at some cell, and cards that would with one more neighbour there."""

    now: int
    soon: int


class PlayOutlook:
    """The chance that a mission for one play gets done after a play."""

    def __init__(
        self, mission: OnePlay, survey: Survey, odds: Odds, weights: Weights, *, is_sequence: bool
    ) -> None:
        self.mission = mission
        self._survey = survey
        self._odds = odds
        self._weights = weights
        self._is_sequence = is_sequence
        self._hand = card_set(survey.hand)
        self._fits: dict[tuple[Card, ...], Fits] = {}
        self._rests: dict[int, Fits] = {}
        self._degree = mission.touching or max(mission.edges, mission.tics, mission.singles, 1)

    def prepare(self) -> Generator[None, None, None]:
        """Look at the open cells as they are."""
        yield
        for cell in self._survey.openings:
            self._fits_of(tuple(sorted(self._survey.cards_beside(cell))), 0)

    def chance(self, card: Card, after: Aftermath, done: Sequence[Claim | None]) -> float:
        """Return the chance after a card."""
        del done
        if self._odds.plays_left <= 0:
            return 0.0
        now, soon = self._rest(after)
        for cell in after.beside:
            cards = tuple(sorted((*self._survey.cards_beside(cell), card)))
            fits = self._fits_of(cards, self._empties(cell, after))
            now, soon = now | fits.now, soon | fits.soon
        held = self._hand & ~(1 << card)
        miss = self._log_miss(now, held, 1.0) + self._log_miss(soon & ~now, held, self._waiting())
        return 1.0 - exp(miss + log1p(-self._later()) * (self._odds.plays_left - 1))

    def _log_miss(self, cards: int, held: int, share: float) -> float:
        """Return the log of the chance that none of the cards turns out to be of use."""
        odds = self._odds
        comes = log1p(-odds.come * share) * (cards & self._survey.unseen).bit_count()
        return comes + log1p(-odds.hold * share) * (cards & held).bit_count()

    def _rest(self, after: Aftermath) -> Fits:
        """Return the fits of the cells that a play leaves as they are."""
        known = self._rests.get(after.spot)
        if known is None:
            now = soon = 0
            changed = {after.spot, *after.beside, *after.lost}
            for cell in self._survey.openings:
                if cell not in changed:
                    cards = tuple(sorted(self._survey.cards_beside(cell)))
                    fits = self._fits_of(cards, self._empties(cell, after))
                    now, soon = now | fits.now, soon | fits.soon
            known = self._rests[after.spot] = Fits(now, soon)
        return known

    def _empties(self, cell: int, after: Aftermath) -> int:
        """Return how many neighbours of a cell may still get a card."""
        beside = self._survey.frame.beside[cell]
        inside = after.window.inside
        return sum(inside[near] and near not in self._survey.cards and near != after.spot for near in beside)

    def _fits_of(self, cards: tuple[Card, ...], empties: int) -> Fits:
        known = self._fits.get(cards)
        if known is None:
            known = self._fits[cards] = Fits(self.accepted(cards, 0), self.accepted(cards, 1))
        return known if empties else Fits(known.now, 0)

    def accepted(self, cards: Sequence[Card], missing: int) -> int:
        """Return the cards that do the mission beside these, given `missing` more of what suits best."""
        mission, degree = self.mission, len(cards) + missing
        if degree < max(mission.edges, mission.tics) or mission.touching not in (None, degree):
            return 0
        if self._is_sequence:
            return ALL
        bits = at_least(self._sets(cards, 2), max(0, mission.tics - missing))
        bits &= at_least(self._sets(cards, 1), max(0, mission.singles - missing))
        if mission.nics is not None:
            nics = self._sets(cards, 0)
            bits &= at_least(nics, max(0, mission.nics - missing)) & ~at_least(nics, mission.nics + 1)
        if mission.all is not None:
            bits &= at_least(self._sets(cards, 2 if mission.all is Relation.TIC else 1), len(cards))
        return bits

    @staticmethod
    def _sets(cards: Sequence[Card], common: int) -> list[int]:
        sets = common_sets(common)
        return [sets[card] for card in cards]

    def _waiting(self) -> float:
        """Return how far a card gets that waits for one more neighbour."""
        return self._weights.near_tic if self.mission.needs_tic() else self._weights.near

    def _later(self) -> float:
        """Return the chance that a later play does the mission at a cell that isn't there yet."""
        mission = self.mission
        chance = self._weights.later * 0.3**mission.tics * 0.7 ** max(0, self._degree - 2)
        return chance * (0.2 if mission.all is Relation.SINGLE else 1.0)
