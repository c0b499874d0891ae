"""A bot that looks for what is rare and takes it where it hurts the others."""

from collections.abc import Mapping
from typing import ClassVar, Final

from ticgame.bots.spotic.eye import Notice, Sight, counts_of
from ticgame.bots.spotic.player import Habits, SpotBot
from ticgame.core.cards import Card, Relation
from ticgame.core.contract import Seat
from ticgame.core.sets import KINDS, Kind, draw_set
from ticgame.core.tic_sets import keys_by_count
from ticgame.games.spotic.options import Goal
from ticgame.games.spotic.state import Table, kinds_held, set_points

INTEREST: Final = {3: 1.0, 4: 1.3, 5: 1.8}
LOOKS: Final = 6
"""How many sets of a kind are weighed against each other."""
HINDER: Final = 0.5
"""What it is worth that an opponent can't get a kind, against that one can get it oneself."""

GROWTH: Final = 0.3
LARGEST_TIC: Final = Kind(Relation.TIC, 5)


class _Habits(Habits):
    study_ms = (4_000, 11_000)
    point_ms = (800, 1_400)


class PlannerBot(SpotBot):
    """Sees fast and sure, and of several sets takes the one that leaves itself most and the others least."""

    name = "planner"
    sight: ClassVar[Sight] = Sight(pace=1.1, ghosts=0.0, reaction_ms=(400, 800))
    habits = _Habits

    def interest(self, table: Table) -> Mapping[Kind, float]:
        return {kind: INTEREST[kind.size] for kind in self.wanted(table)}

    def prefer(self, table: Table, notices: list[Notice]) -> Notice:
        found = counts_of(table.cards)
        return max(notices, key=lambda notice: (set_points(notice.cards), -found[notice.kind]))

    def pick(self, cards: tuple[Card, ...], kind: Kind) -> tuple[Card, ...] | None:
        seen = {draw_set(cards, kind, self.rng) for _look in range(LOOKS)}
        return max(sorted(chosen for chosen in seen if chosen), key=lambda chosen: self._worth(cards, chosen))

    def _worth(self, cards: tuple[Card, ...], chosen: tuple[Card, ...]) -> float:
        """Return what a claim is worth: its points, the kinds it leaves, the kinds it takes from others."""
        if self._is_for_points:
            return set_points(chosen)
        rest_cards = tuple(card for card in cards if card not in chosen)
        rest, table = counts_of(rest_cards), self._table
        growing = _growing_tics(rest_cards)
        worth = 0.0
        for seat in range(table.seats):
            lacking = [kind for kind in KINDS if kind not in kinds_held(table.held[seat])]
            value = sum(kind.size for kind in lacking if rest[kind])
            value += GROWTH * growing if LARGEST_TIC in lacking else 0.0
            worth += value if seat == self.seat else -HINDER * value * self._nearness(table, Seat(seat))
        return worth

    def _nearness(self, table: Table, seat: Seat) -> float:
        return (1 + len(table.held[seat])) / 9

    @property
    def _is_for_points(self) -> bool:
        return self.rules.options.goal is Goal.POINTS


def _growing_tics(cards: tuple[Card, ...]) -> int:
    """Return what there is on the way to a Tic of five: keys with three cards count 1, with four 4."""
    exactly = keys_by_count(cards)
    return exactly[3].bit_count() + 4 * exactly[4].bit_count()
