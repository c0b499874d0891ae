"""The public table of TIC Together, and what a card laid on it does (T2)."""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from ticgame.core.cards import BY_COMMON, BY_STEPS, Card, Relation, common_table, steps_table
from ticgame.core.groups import Group, all_groups, grown_groups
from ticgame.core.layout import BLANK, Frame, Layout
from ticgame.games.together.missions import Claim, Mission, Play


class Table(NamedTuple):
    """What lies open for everybody.

    `groups` are the Tic groups by key (none in a sequence game); `done` has a claim or None for each
    mission; `claimed` the spots that separate sequences used up; `penalty` the Nics or Breaks so far.
    """

    layout: Layout
    groups: tuple[Group, ...]
    done: tuple[Claim | None, ...]
    claimed: frozenset[int]
    penalty: int

    @property
    def is_complete(self) -> bool:
        return None not in self.done


class Edge(NamedTuple):
    """A new edge with a card that already lay there."""

    with_: Card
    rel: Relation


class Laid(NamedTuple):
    """The table after a card, its new edges (left, right, up, down), the missions done by position."""

    table: Table
    edges: tuple[Edge, ...]
    missions: tuple[int, ...]


@cache
def _meetings(*, is_sequence: bool) -> tuple[tuple[Edge, ...], ...]:
    """Return `meetings[card][other]`, the edge that a card makes with another."""
    table, names = (steps_table(), BY_STEPS) if is_sequence else (common_table(), BY_COMMON)
    # A card never meets itself, so that corner of the table may say anything.
    return tuple(
        tuple(Edge(Card(other), names[count % len(names)]) for other, count in enumerate(row))
        for row in table
    )


class Sheet:
    """The missions of a game and how its cards meet."""

    def __init__(
        self, missions: Sequence[Mission], *, is_sequence: bool = False, is_separate: bool = False
    ) -> None:
        self.missions = tuple(missions)
        self.ids = tuple(mission.id for mission in missions)
        self.is_sequence = is_sequence
        self.is_separate = is_separate and is_sequence
        self.penalty_relation = Relation.BREAK if is_sequence else Relation.NIC
        self._meet = _meetings(is_sequence=is_sequence)
        self._waits_for_tic = not is_sequence and all(mission.needs_tic() for mission in missions)

    def start(self, frame: Frame, placed: Sequence[tuple[int, Card]]) -> Table:
        """Return the table with the cards given at the start on their spots."""
        layout = frame.lay(placed)
        groups = () if self.is_sequence or len(placed) < 2 else all_groups(layout)
        return Table(layout, groups, (None,) * len(self.missions), frozenset(), 0)

    def edges(self, layout: Layout, spot: int, card: Card) -> tuple[Edge, ...]:
        """Return the edges that the card would make at an empty spot: left, right, up, down."""
        board, meets = layout.board, self._meet[card]
        return tuple([meets[other] for near in layout.frame.beside[spot] if (other := board[near]) < BLANK])

    def lay(self, table: Table, spot: int, card: Card, *, is_first: bool = False) -> Laid:
        """Return what a card at an open spot does; nothing is checked.

        `is_first` says that this is the first play of the game, when missions are looked at on the whole
        layout given at the start.
        """
        before, groups, done, claimed, penalty = table
        edges = self.edges(before, spot, card)
        layout = before.put(spot, card)
        relations = [edge[1] for edge in edges]
        penalty += relations.count(self.penalty_relation)
        has_tic = _TIC in relations
        if has_tic:
            groups = grown_groups(groups, layout, spot)
        has_settled = layout.window is not before.window and layout.window.is_settled
        if self._waits_for_tic and not (has_tic or has_settled or is_first):
            return _new(Laid, (_new(Table, (layout, groups, done, claimed, penalty)), edges, ()))
        play = Play(layout, groups, spot, tuple(relations), is_first, has_settled, claimed)
        return self._check_missions(Table(layout, groups, done, claimed, penalty), edges, play)

    def _check_missions(self, table: Table, edges: tuple[Edge, ...], play: Play) -> Laid:
        # T5: in listed order, all in the same play; a done mission stays done.
        done, news = list(table.done), []
        for at, mission in enumerate(self.missions):
            if done[at] is None and (claim := mission.claim(play, done, self.ids)) is not None:
                done[at] = claim
                news.append(at)
                if self.is_separate and mission.kind == "sequence":
                    play = play._replace(claimed=play.claimed | frozenset(claim.spots))
        return Laid(
            Table(table.layout, table.groups, tuple(done), play.claimed, table.penalty), edges, tuple(news)
        )


# Looked up once; and named tuples without their generated constructor (see `core.layout`).
_TIC: Final = Relation.TIC
_new: Final = tuple.__new__
