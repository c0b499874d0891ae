"""What a finished game of Tic Squared or its Race has to tell."""

from ticgame.core.cards import Relation, relation
from ticgame.core.contract import Seat
from ticgame.core.layout import Cell
from ticgame.core.match import Match
from ticgame.games.squared.grid import Grid
from ticgame.play.table.contest import Contest, Standing, places
from ticgame.play.table.panel_columns import format_total

REASONS = {
    "out": "The last card is played.",
    "deck": "The deck is empty: grid − hand decides.",
}
MOST_CARDS = 5


def contest_of(match: Match) -> Contest:
    """Return the places and points of a finished match, the best first."""
    result, view = match.result, match.view(None)
    winners = result.winners()
    points = {Seat(seat): total for seat, total in enumerate(result.totals)}
    ranks = places(points, winners)
    standings = [
        Standing(
            seat,
            ranks[seat],
            format_total(total),
            f"{view.grids[seat].count} in the grid, {view.hand_sizes[seat]} in hand",
            edge_counts(view.grids[seat]),
        )
        for seat, total in points.items()
    ]
    standings.sort(key=lambda standing: (standing.place, standing.seat))
    return Contest(REASONS[result.why], winners, tuple(standings), unit="grid − hand")


def edge_counts(grid: Grid) -> tuple[tuple[str, int], ...]:
    """Return how many Tics and Singles a grid has."""
    cards = dict(grid.cards())
    kinds = [
        relation(card, cards[near])
        for cell, card in cards.items()
        for near in (Cell(cell.x + 1, cell.y), Cell(cell.x, cell.y + 1))
        if near in cards
    ]
    return tuple((kind.value, kinds.count(kind)) for kind in (Relation.TIC, Relation.SINGLE) if kind in kinds)
