"""What the results of Ticcitories tell."""

from ticgame.core.cards import Card
from ticgame.core.contract import Seat
from ticgame.core.groups import all_groups
from ticgame.core.layout import Layout
from ticgame.core.match import Match
from ticgame.core.sentences import amount
from ticgame.games.ticcitories.rules import TiccitoriesResult
from ticgame.games.ticcitories.scoring import GridScore, score_group
from ticgame.play.scenes.ticcitories.panel_heads import format_points
from ticgame.play.table.contest import Contest, Standing, places

SMALLEST_GROUP = 3


def contest_of(match: Match) -> Contest:
    """Return how a finished match went."""
    result: TiccitoriesResult = match.result
    view = match.view(None)
    points = {Seat(seat): score for seat, score in enumerate(result.scores)}
    ranks = places(points, result.winners())
    standings = [
        Standing(
            seat,
            rank,
            format_points(points[seat]),
            _group_words(result.grids[seat]),
            (("tic", result.grids[seat].tics), ("nic", result.grids[seat].nics)),
            best_group(view.grids[seat]),
        )
        for seat, rank in sorted(ranks.items(), key=lambda item: item[1])
    ]
    return Contest("All grids are full.", result.winners(), tuple(standings))


def _group_words(score: GridScore) -> str:
    count = len(score.groups)
    if not count:
        return "no group"
    bonus = sum(group.bonus + group.extreme for group in score.groups)
    return f"{amount(count, 'group')} for {bonus}"


def best_group(layout: Layout) -> tuple[Card, ...]:
    """Return the cards of the group that brought most, the first by key among equals."""
    groups = [group for group in all_groups(layout) if len(group.spots) >= SMALLEST_GROUP]
    if not groups:
        return ()
    scores = [score_group(layout, group) for group in groups]
    best = max(range(len(groups)), key=lambda at: scores[at].bonus + scores[at].extreme)
    return tuple(Card(layout.board[spot]) for spot in groups[best].spots)
