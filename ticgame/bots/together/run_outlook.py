"""The chances of missions for straight runs (S2)."""

from collections.abc import Generator, Iterator, Sequence
from functools import cache
from itertools import combinations, product
from math import log1p
from typing import Final

from ticgame.bots.together.card_sets import ALL, card_set
from ticgame.bots.together.odds import Odds, at_least_so_many
from ticgame.bots.together.survey import Aftermath, Survey
from ticgame.bots.together.weights import Weights
from ticgame.core.cards import ALL_CARDS, Card
from ticgame.core.runs import PROPERTIES
from ticgame.games.together.missions import Claim, StraightRun

EMPTY: Final = -1
LINES_IN_SLICE: Final = 40
LineCards = tuple[int, ...]
"""The cards of a line in order, EMPTY where none lies yet."""
Chances = tuple[float, ...]
"""Chances that a line becomes a run of at least one, two and three properties."""
NO_CHANCE: Final = (0.0, 0.0, 0.0)


@cache
def value_sets() -> tuple[tuple[int, ...], ...]:
    """Return the cards of each position of each property."""
    return tuple(
        tuple(card_set(card for card in ALL_CARDS if positions[card] == value) for value in range(5))
        for positions in PROPERTIES
    )


@cache
def progressions(values: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the steady ways up or down through the known positions of one property (EMPTY: any)."""
    count = len(values)
    ways = [range(low, low + count) for low in range(6 - count)]
    ways += [range(high, high - count, -1) for high in range(count - 1, 5)]
    return tuple(
        tuple(way)
        for way in ways
        if all(have in (EMPTY, want) for have, want in zip(values, way, strict=True))
    )


class Lines:
    """The lines of a grid and what each may become; shared by the missions of one game."""

    def __init__(self, survey: Survey, odds: Odds, *, barred: frozenset[int]) -> None:
        self._survey = survey
        self._odds = odds
        self._barred = barred
        self._hand = card_set(survey.hand)
        self._known: dict[tuple[LineCards, int], Chances] = {}

    def through(self, spot: int, length: int) -> Iterator[range]:
        """Yield the lines of a length through a spot."""
        for step in (1, self._survey.frame.stride):
            for first in range(spot - (length - 1) * step, spot + 1, step):
                yield range(first, first + length * step, step)

    def all(self, length: int) -> set[range]:
        """Return the lines of a length with a card on them."""
        return {line for spot in self._survey.cards for line in self.through(spot, length)}

    def chances(self, line: range, inside: bytes, spot: int = EMPTY, card: int = EMPTY) -> Chances:
        """Return what a line may become, with a card more at a spot, inside a window."""
        if line[0] < 0 or line[-1] >= len(inside) or not all(inside[at] for at in line):
            return NO_CHANCE
        if not self._barred.isdisjoint(line):
            return NO_CHANCE
        lying = self._survey.cards
        cards = tuple(card if at == spot else lying.get(at, EMPTY) for at in line)
        # With fewer than two cards a line is no better than any other.
        if len(cards) - cards.count(EMPTY) < 2:
            return NO_CHANCE
        held = self._hand & ~(1 << card) if card >= 0 else self._hand
        known = self._known.get((cards, held))
        if known is None:
            known = self._known[cards, held] = self._work_out(cards, held)
        return known

    def _work_out(self, cards: LineCards, held: int) -> Chances:
        empty = [at for at, card in enumerate(cards) if card == EMPTY]
        if not empty:
            return NO_CHANCE
        options = []
        for positions, sets in zip(PROPERTIES, value_sets(), strict=True):
            values = tuple(EMPTY if card == EMPTY else positions[card] for card in cards)
            options.append([[sets[way[at]] for at in empty] for way in progressions(values)])
        return tuple(self._best(options, count, held) for count in (1, 2, 3))

    def _best(self, options: Sequence[list[list[int]]], count: int, held: int) -> float:
        """Return the chance of the likeliest way in which `count` properties run."""
        return max(
            (
                self._fill([_meet(sets) for sets in zip(*ways, strict=True)], held)
                for chosen in combinations(options, count)
                for ways in product(*chosen)
            ),
            default=0.0,
        )

    def _fill(self, wanted: list[int], held: int) -> float:
        """Return the chance that a card of each set gets into its empty cell."""
        if len(wanted) > self._odds.plays_left:
            return 0.0
        chance = self._odds.step ** (len(wanted) - 1)
        unseen = self._survey.unseen
        for cards in wanted:
            chance *= self._odds.any_of((cards & unseen).bit_count(), (cards & held).bit_count())
        return chance


def _meet(sets: Sequence[int]) -> int:
    bits = ALL
    for cards in sets:
        bits &= cards
    return bits


class RunOutlook:
    """The chance that a mission for a straight run gets done after a play."""

    def __init__(
        self, mission: StraightRun, survey: Survey, lines: Lines, odds: Odds, weights: Weights
    ) -> None:
        self.mission = mission
        self._survey = survey
        self._lines = lines
        self._odds = odds
        self._fresh = weights.fresh_run ** (mission.length + mission.properties - 3)
        self._rates: dict[range, float] = {}
        self._rests: dict[int, float] = {}

    def prepare(self) -> Generator[None, None, None]:
        """Look at the lines as they are."""
        inside = self._survey.window.inside
        for looked, line in enumerate(sorted(self._lines.all(self.mission.length), key=tuple)):
            if looked % LINES_IN_SLICE == 0:
                yield
            if rate := self._rate(self._lines.chances(line, inside)):
                self._rates[line] = rate

    def chance(self, card: Card, after: Aftermath, done: Sequence[Claim | None]) -> float:
        """Return the chance after a card."""
        del done
        inside = after.window.inside
        rate = self._rest(after)
        for line in self._lines.through(after.spot, self.mission.length):
            rate += self._rate(self._lines.chances(line, inside, after.spot, card))
        rate += self._fresh * max(0, self._odds.plays_left + 1 - self.mission.length)
        return at_least_so_many(rate, 1)

    def _rest(self, after: Aftermath) -> float:
        """Return the rate of the lines that don't run through the cell of the play."""
        known = self._rests.get(after.spot)
        if known is None:
            gone = {after.spot, *after.lost}
            known = sum(rate for line, rate in self._rates.items() if gone.isdisjoint(line))
            self._rests[after.spot] = known
        return known

    def _rate(self, chances: Chances) -> float:
        return -log1p(-min(0.999, chances[self.mission.properties - 1]))
