"""What every card would bring to a grid, and what its cells and the next rows may still bring."""

from collections.abc import Sequence
from functools import cache

from ticgame.bots.ticcitories.worth import EDGE_POINTS, group_part, joining_points
from ticgame.core.cards import EXTREME_POINTS, KEYS, Card, common_table, key_cards
from ticgame.core.layout import BLANK, Layout
from ticgame.games.ticcitories.scoring import GROUP_POINTS


class Outlook:
    """A grid with the points of each card on each cell that is open now.

    `unseen` are the cards that may still turn up; what may come is worked out from them alone.
    """

    def __init__(self, layout: Layout, unseen: Sequence[Card]) -> None:
        self.layout = layout
        self.points = {spot: card_points(layout, spot) for spot in sorted(layout.open)}
        self._unseen = unseen
        self._picks: dict[float, float] = {}

    def best(self, card: Card) -> int:
        """Return the points of the best cell for a card."""
        return max((points[card] for points in self.points.values()), default=0)

    def best_spots(self, card: Card, count: int) -> list[int]:
        """Return the few spots where a card scores most now."""
        return sorted(self.points, key=lambda spot: (-self.points[spot][card], spot))[:count]

    def after(self, spot: int, card: Card) -> "Outlook":
        return Outlook(self.layout.put(spot, card), self._unseen)

    def promise(self, choice: float) -> float:
        """Return what the open cells may bring, each filled with the best of `choice` unseen cards."""
        return sum(
            mean_best([points[card] for card in self._unseen], choice) for points in self.points.values()
        )

    def pick(self, cards: float) -> float:
        """Return what the best of so many unseen cards brings on average, on its best cell."""
        if cards not in self._picks:
            self._picks[cards] = mean_best([self.best(card) for card in self._unseen], cards)
        return self._picks[cards]


def card_points(layout: Layout, spot: int) -> list[int]:
    """Return what each of the 125 cards would add on an empty spot, as `worth.gain` says card by card.

    For cards that already lie in the grid the figures mean nothing.
    """
    board = layout.board
    beside = [near for near in layout.frame.beside[spot] if board[near] < BLANK]
    points = [sum(column) for column in zip(*(_edge_points()[board[near]] for near in beside), strict=True)]
    parts: dict[int, list[list[int]]] = {}
    for near in beside:
        for key in KEYS[board[near]]:
            known = parts.setdefault(key, [])
            if not any(near in part for part in known):
                known.append(group_part(layout, key, near))
    for key, joined in parts.items():
        if 1 + sum(map(len, joined)) in GROUP_POINTS:
            bonus = joining_points(layout, joined)
            for card in key_cards(key):
                points[card] += bonus + EXTREME_POINTS.get(card, 0)
    return points


@cache
def _edge_points() -> tuple[tuple[int, ...], ...]:
    """Return `points[a][b]` of an edge; a card beside itself counts nothing."""
    points = (*EDGE_POINTS, 0)
    return tuple(tuple([points[shared] for shared in row]) for row in common_table())


def mean_best(values: Sequence[int], draws: float) -> float:
    """Return the mean of the best of so many draws (with replacement) from some values; 0 from none."""
    size, below, total = len(values), 0.0, 0.0
    for rank, value in enumerate(sorted(values), start=1):
        up_to = (rank / size) ** draws
        total += value * (up_to - below)
        below = up_to
    return total
