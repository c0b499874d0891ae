"""A bot that looks for what is rare and takes it where it hurts the others."""

from collections.abc import Mapping
from typing import ClassVar, Final

from ticgame.bots.spotic.eye import Notice, Sight, counts_of
from ticgame.bots.spotic.player import Habits, SpotBot
from ticgame.core.cards import Card
from ticgame.core.contract import Seat
from ticgame.core.sets import Kind, draw_set
from ticgame.games.spotic.options import Goal
from ticgame.games.spotic.state import Table, kinds_held, set_points

NINE_INTEREST: Final = {3: 1.0, 4: 1.2, 5: 1.5}
POINTS_INTEREST: Final = {3: 1.0, 4: 1.0, 5: 1.0}
LOOKS: Final = 6
"""How many sets of a kind are weighed against each other."""
HINDER: Final = 0.5
"""What it is worth that an opponent can't get a kind, against that one can get it oneself."""


class _Habits(Habits):
    study_ms = (4_000, 11_000)
    point_ms = (800, 1_400)


class PlannerBot(SpotBot):
    """Sees fast and sure, and of several sets takes the one that leaves itself most and the others least."""

    name = "planner"
    sight: ClassVar[Sight] = Sight(pace=1.1, ghosts=0.0, reaction_ms=(400, 800))
    habits = _Habits

    def interest(self, table: Table) -> Mapping[Kind, float]:
        weights = POINTS_INTEREST if self._is_for_points else NINE_INTEREST
        return {kind: weights[kind.size] for kind in self.wanted(table)}

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
        rest = counts_of(tuple(card for card in cards if card not in chosen))
        table = self._table
        worth = 0.0
        for seat in range(table.seats):
            open_kinds = [
                kind for kind, left in rest.items() if left and kind not in kinds_held(table.held[seat])
            ]
            value = sum(kind.size for kind in open_kinds)
            worth += value if seat == self.seat else -HINDER * value * self._nearness(table, Seat(seat))
        return worth

    def _nearness(self, table: Table, seat: Seat) -> float:
        return (1 + len(table.held[seat])) / 9

    @property
    def _is_for_points(self) -> bool:
        return self.rules.options.goal is Goal.POINTS
