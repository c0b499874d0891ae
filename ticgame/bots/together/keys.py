"""How far each key's groups have come on the table, and how many of its cards may join them."""

from collections.abc import Sequence
from typing import NamedTuple

from ticgame.bots.together.card_sets import card_set, key_sets
from ticgame.bots.together.survey import Aftermath, Survey
from ticgame.core.cards import KEY_COUNT, KEYS, Key


class Reach(NamedTuple):
    """The largest group of a key; with one more card, and how many cells make it that large."""

    group: int
    grown: int
    cells: int


class Keys:
    """Where each key's cards lie and how many are unseen or held."""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.unseen = [(bits & survey.unseen).bit_count() for bits in key_sets()]
        hand = card_set(survey.hand)
        self.held = [(bits & hand).bit_count() for bits in key_sets()]
        self.spots: list[list[int]] = [[] for _ in range(KEY_COUNT)]
        for spot, card in survey.cards.items():
            for key in KEYS[card]:
                self.spots[key].append(spot)
        self._reaches: dict[tuple[Key, int, bool], Reach] = {}
        self._touched: dict[int, frozenset[Key]] = {}

    def touched(self, after: Aftermath) -> frozenset[Key]:
        """Return the keys of cards beside the cells that the play takes away."""
        known = self._touched.get(after.spot)
        if known is None:
            cards = self.survey.cards_beside
            known = self._touched[after.spot] = frozenset(
                key for spot in (after.spot, *after.lost) for card in cards(spot) for key in KEYS[card]
            )
        return known

    def reach(self, key: Key, after: Aftermath, *, is_played: bool) -> Reach:
        """Return the reach of a key after a play, by a card of that key (`is_played`) or not."""
        at = key, after.spot, is_played
        known = self._reaches.get(at)
        if known is None:
            spots = [*self.spots[key], after.spot] if is_played else self.spots[key]
            known = self._reaches[at] = self._reach(spots, after.is_open)
        return known

    def _reach(self, spots: Sequence[int], is_open: bytes) -> Reach:
        beside = self.survey.frame.beside
        near: dict[int, int] = {}
        groups = components(spots, beside)
        for group in groups:
            for cell in {at for spot in group for at in beside[spot] if is_open[at]}:
                near[cell] = near.get(cell, 1) + len(group)
        best = max(near.values(), default=0)
        largest = max(map(len, groups), default=0)
        return Reach(largest, best, sum(size == best for size in near.values()))


def components(spots: Sequence[int], beside: Sequence[tuple[int, ...]]) -> list[list[int]]:
    """Return the spots by what hangs together side by side."""
    if len(spots) < 2:
        return [list(spots)] if spots else []
    left, found = set(spots), []
    while left:
        group = [left.pop()]
        for at in group:
            for near in beside[at]:
                if near in left:
                    left.remove(near)
                    group.append(near)
        found.append(group)
    return found
