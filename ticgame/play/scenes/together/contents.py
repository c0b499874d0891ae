"""What the panels of TIC Together say, from the views that the screen may see."""

from collections.abc import Mapping
from typing import NamedTuple

from ticgame.core.cards import Card, Relation, relation, step_relation
from ticgame.core.contract import Seat
from ticgame.core.layout import Cell
from ticgame.games.together.missions import Mission, TicGroup
from ticgame.games.together.progress import Preview, Progress
from ticgame.games.together.rules import Place, Together, TogetherView
from ticgame.games.together.table import Edge
from ticgame.games.together.wording import mission_title
from ticgame.play.scenes.together.poses import DECK_CARD, DECK_PLACE, TogetherLayout
from ticgame.play.table.grid import GridSpace
from ticgame.play.table.panel_grid import Edges, MatEdge, Slots
from ticgame.play.table.panel_hints import DeckCount
from ticgame.play.table.panel_limit import Legend, Limit
from ticgame.play.table.panel_missions import MissionRow, Missions
from ticgame.play.widgets.missionlist import mission_symbols

GAIN_ORDER = (
    Relation.TIC,
    Relation.TRIPO,
    Relation.DUO,
    Relation.MONO,
    Relation.SINGLE,
    Relation.NIC,
    Relation.BREAK,
)


class Seen(NamedTuple):
    """All that the screen may see of a game: everybody's view, and the own view of each shown hand."""

    public: TogetherView
    own: Mapping[Seat, TogetherView]


def mat_edge(layout: TogetherLayout, view: TogetherView) -> MatEdge:
    """Return the mat, lit once the window is settled by play."""
    is_lit = view.layout.is_settled and not view.layout.frame.is_fixed
    return MatEdge(layout.grid.mat, is_lit=is_lit)


def slots(space: GridSpace, view: TogetherView) -> Slots:
    """Return the empty cells that have a place on the mat."""
    laid, frame = view.layout, view.layout.frame
    legal = frozenset(() if view.why else laid.legal_cells())
    inside = laid.window.inside
    dim = frozenset(
        cell
        for cell in space.cells()
        if (spot := frame.spots.get(cell)) is not None
        and inside[spot]
        and cell not in legal
        and laid.card_at(cell) is None
    )
    return Slots(space, legal, dim)


def edges(rules: Together, space: GridSpace, view: TogetherView) -> Edges:
    """Return how all cards that lie side by side meet."""
    meet = step_relation if rules.sheet.is_sequence else relation
    card_at = view.layout.card_at
    return Edges(
        space, tuple((one, other, meet(card_at(one), card_at(other))) for one, other in view.layout.edges())
    )


def missions(rules: Together, view: TogetherView, ahead: Preview | None, text_scale: float) -> Missions:
    """Return every mission's row; `ahead` is what the card in hand would do where it is held."""
    now = rules.progress(view)
    then = ahead.progress if ahead else now
    finishes = ahead.missions if ahead else ()
    rows = [
        _row(mission, have, will, would_finish=mission.id in finishes)
        for mission, have, will in zip(rules.missions, now, then, strict=True)
    ]
    return Missions(tuple(rows), text_scale)


def _row(mission: Mission, now: Progress, then: Progress, *, would_finish: bool) -> MissionRow:
    return MissionRow(
        mission.id,
        mission_title(mission),
        now.key if now.key is not None else then.key if would_finish else None,
        mission_kinds(mission),
        now.have,
        now.need,
        is_done=now.is_done,
        ahead=max(0, then.have - now.have) if not now.is_done else 0,
        would_finish=would_finish and not now.is_done,
    )


def mission_kinds(mission: Mission) -> tuple[str, ...]:
    """Return the edge markers that stand for a mission beside its words: one for any group."""
    symbols = mission_symbols(mission)
    return symbols[:1] if isinstance(mission, TicGroup) else symbols


def limit(rules: Together, view: TogetherView, ahead: Preview | None) -> Limit:
    """Return the count of Nics or Breaks."""
    kind = rules.sheet.penalty_relation.value
    return Limit(kind, view.table.penalty, rules.options.limit, ahead.penalty if ahead else 0)


def legend(rules: Together, *, is_shown: bool) -> Legend:
    """Return the legend of the game's markers."""
    return Legend(rules.sheet.penalty_relation.value, is_shown=is_shown)


def deck(view: TogetherView) -> DeckCount:
    """Return the count of the deck."""
    return DeckCount(view.deck_size, DECK_PLACE, DECK_CARD)


def gains(edges: tuple[tuple[Cell, Edge], ...]) -> tuple[tuple[str, int], ...]:
    """Return how many edges of each kind a play makes, the best first."""
    kinds = [edge.rel for _, edge in edges]
    return tuple((kind.value, kinds.count(kind)) for kind in GAIN_ORDER if kind in kinds)


def preview(
    rules: Together, seen: Seen, *, seat: Seat, card: Card | None, cell: Cell | None
) -> Preview | None:
    """Return what a card of a shown hand would do on a legal cell."""
    if card is None or cell is None or seat not in seen.own or not seen.public.layout.is_legal(cell):
        return None
    return rules.preview(seen.public, Place(card, cell))
