"""The picture of a table of TIC Together: everything drawn, from what may be seen and nothing else."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from ticgame.core.contract import Seat
from ticgame.core.match import Entry
from ticgame.games.together.progress import Preview
from ticgame.games.together.rules import Together
from ticgame.play.marks import Panel
from ticgame.play.scenes.together import contents
from ticgame.play.scenes.together.motifs import MOTIFS, REDUCED_MOTIFS, landing, slide_grid
from ticgame.play.scenes.together.poses import (
    TogetherLayout,
    deck_pose,
    layout_of,
    poses_of,
)
from ticgame.play.scenes.together.situation import Situation
from ticgame.play.stage import Stage
from ticgame.play.table import timing
from ticgame.play.table.card_picture import ARRIVAL_LAYER, CardPicture, Played
from ticgame.play.table.director import Manner, Motif, Shift
from ticgame.play.table.fans import hand_poses
from ticgame.play.table.hand_motions import follow_focus, pick_up, snap_back, spot
from ticgame.play.table.hand_sprites import hand_ids
from ticgame.play.table.panel_ghost import Ghost, HandRing, paint_ghost, paint_ring
from ticgame.play.table.panel_grid import paint_edges, paint_mat, paint_slots
from ticgame.play.table.panel_hints import paint_deck, paint_hints, paint_last_play
from ticgame.play.table.panel_limit import legend_bottom, paint_legend, paint_limit
from ticgame.play.table.panel_missions import paint_missions
from ticgame.play.table.panel_order import Order, paint_order
from ticgame.play.table.panel_seats import (
    Owner,
    Plate,
    RailSeat,
    paint_owner,
    paint_plate,
    paint_rails,
)
from ticgame.play.table.pose import DECK, Hidden, Pose, Poses, SpriteId

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

NORMAL: Final = Manner()
DRAG_GROWTH: Final = timing.PICK_UP_GROWTH
DRAG_LAYER: Final = 95
_PAINTERS: Final = {
    "mat": paint_mat,
    "slots": paint_slots,
    "edges": paint_edges,
    "missions": paint_missions,
    "limit": paint_limit,
    "legend": paint_legend,
    "rails": paint_rails,
    "plate": paint_plate,
    "deck": paint_deck,
    "order": paint_order,
    "hints": paint_hints,
    "last": paint_last_play,
    "owner": paint_owner,
    "ghost": paint_ghost,
    "ring": paint_ring,
}
"""The panels from the lowest to the highest."""


class TablePicture(CardPicture):
    """The picture of one table: the shared grid, the hand at the lower edge, the others on their rails."""

    now: Situation
    layout: TogetherLayout
    motifs: ClassVar[Mapping[type, Motif]] = MOTIFS
    reduced_motifs: ClassVar[Mapping[type, Motif]] = REDUCED_MOTIFS
    landing_ms = 0.0
    """How long the card of the last play takes to its cell."""
    _played: Played | None = None

    def __init__(
        self, stage: Stage, art: "Art", rules: Together, *, now: Situation, manner: Manner = NORMAL
    ) -> None:
        self._rules = rules
        super().__init__(stage, art, now=now, manner=manner)

    def make_panels(self) -> dict[str, Panel]:
        return {name: Panel(self.stage, self.art, paint) for name, paint in _PAINTERS.items()}

    # -- where things are

    def lay_out(self, now: Situation) -> TogetherLayout:
        return layout_of(now.seen.public, home=now.home, held=now.cell)

    def poses(self, now: Situation) -> Poses:
        poses = dict(poses_of(now.seen.public, now.seen.own, self.layout, focus=now.slot))
        if now.drag is not None:
            card = hand_ids(now.home, now.seen.public, now.seen.own)[now.drag.slot]
            held = poses[card]
            width = held.width * DRAG_GROWTH
            poses[card] = Pose(
                now.drag.x, now.drag.y, width, is_face_up=held.is_face_up, layer=DRAG_LAYER, lift=18
            )
        return poses

    def hands(self, now: Situation) -> dict[Seat, list[SpriteId]]:
        public, own = now.seen
        return {Seat(seat): hand_ids(Seat(seat), public, own) for seat in range(len(public.hand_sizes))}

    def deck_pose(self) -> Pose:
        return deck_pose()._replace(layer=ARRIVAL_LAYER)

    def origin(self, now: Situation, card: SpriteId, entry: Entry | None) -> Pose | None:
        return None if entry is None or card == Hidden(DECK, 0) else self.deck_pose()

    def played(self, before: Situation, entry: Entry) -> Played | None:
        return self._played

    def is_turned(self, before: Situation, now: Situation) -> bool:
        return before.seen.own.keys() != now.seen.own.keys()

    # -- changes

    def refresh(self, now: Situation, *, is_snap: bool = False) -> None:
        if now == self.now:
            return
        points, spots = self.layout, self._focus_spots()
        super().refresh(now, is_snap=is_snap)
        if not is_snap and not self.manner.is_reduced:
            slide_grid(self.craft, points, self.layout)
            for (panel, key), start in spots.items():
                follow_focus(self.craft, panel, key, start)

    def move(self, before: Situation, changed: Sequence[SpriteId]) -> None:
        if before.home != self.now.home:
            self.director.pass_on(changed, self.hands(self.now)[self.now.home])
        else:
            super().move(before, changed)
        self._carry(before)

    def _carry(self, before: Situation) -> None:
        """Keep a card that is carried at the pointer."""
        now = self.now
        if now.drag is None:
            return
        card = hand_ids(now.home, now.seen.public, now.seen.own)[now.drag.slot]
        self.timeline.stop(card)
        self.sprites.show(card, self.sprites.rest[card])
        if before.drag is None and not self.manner.is_reduced:
            pick_up(self.craft, card)

    def _focus_spots(self) -> dict[tuple[str, str], tuple[float, float] | None]:
        """Return where the ring and the ghost are seen; a new ghost comes from the card in hand."""
        ring = spot(self.craft, "ring", "ring")
        return {("ring", "ring"): ring, ("ghost", "card"): spot(self.craft, "ghost", "card") or ring}

    def follow(
        self, now: Situation, entry: Entry, *, played: Played | None = None, is_snap: bool = False
    ) -> None:
        """Show what an entry changed; `played` is the seat, its place in the hand and the card laid."""
        self._let_go_of_ghost()
        self._played = played
        super().follow(now, entry, is_snap=is_snap)

    def play(self, shift: Shift, changed: Sequence[SpriteId]) -> None:
        self.landing_ms = landing(self.craft, shift) if self._played and not self.manner.is_reduced else 0.0
        super().play(shift, changed)

    def _let_go_of_ghost(self) -> None:
        """Let a card whose ghost is seen on its cell drop from there, instead of coming from the hand."""
        before, place = self.now, spot(self.craft, "ghost", "card")
        if place is None or before.drag is not None or before.slot is None or before.hand_card is None:
            return
        card = self.hands(before)[before.home][before.slot]
        self.timeline.stop(card)
        self.sprites.show(card, Pose(*place, self.layout.grid.card, layer=DRAG_LAYER, lift=timing.DROP_LIFT))

    def hand_rest(self) -> list[Pose]:
        """Return how the cards of the hand at the lower edge rest, a carried one left where it was."""
        ids = hand_ids(self.now.home, self.now.seen.public, self.now.seen.own)
        at_home = poses_of(self.now.seen.public, self.now.seen.own, self.layout, focus=self.now.slot)
        return [at_home[card] for card in ids]

    def snap_back(self) -> None:
        """Show that the card in hand may not go where it was put."""
        if self.now.slot is not None and not self.manner.is_reduced:
            card = self.hands(self.now)[self.now.home][self.now.slot]
            seen = self.sprites.pose(card)
            ghost = spot(self.craft, "ghost", "card")
            snap_back(self.craft, card, ghost or (seen.x, seen.y))

    def come_back(self, old: "TablePicture") -> None:
        super().come_back(old)
        if not self.manner.is_reduced:
            slide_grid(self.craft, old.layout, self.layout)

    def in_focus(self) -> SpriteId | None:
        if self.now.slot is None or self.now.drag is not None:
            return None
        return self.hands(self.now)[self.now.home][self.now.slot]

    # -- panels

    def show_panels(self) -> None:
        now, rules, panels = self.now, self._rules, self.panels
        public = now.seen.public
        ahead = self._ahead()
        panels["mat"].update(contents.mat_edge(self.layout, public))
        panels["slots"].update(contents.slots(self.layout.grid, public))
        panels["edges"].update(contents.edges(rules, self.layout.grid, public))
        panels["missions"].update(contents.missions(rules, public, ahead, now.text_scale))
        panels["limit"].update(contents.limit(rules, public, ahead))
        panels["legend"].update(contents.legend(rules, is_shown=now.has_legend))
        panels["deck"].update(contents.deck(public))
        panels["order"].update(Order(public.order))
        panels["rails"].update(self._rail_seats())
        panels["plate"].update(self._plate(ahead))
        panels["hints"].update(now.hints)
        panels["last"].update(now.last._replace(top=last_play_top(rules, now)))
        panels["owner"].update(self._owner())
        panels["ghost"].update(self._ghost(ahead))
        self.each_frame()

    def _ahead(self) -> Preview | None:
        """Return what the card in hand would do at the cell in focus, if that may be shown."""
        now = self.now
        if not now.has_ghost:
            return None
        return contents.preview(self._rules, now.seen, seat=now.home, card=now.hand_card, cell=now.cell)

    def _rail_seats(self) -> tuple[RailSeat, ...]:
        public = self.now.seen.public
        return tuple(
            RailSeat(
                slot,
                self.now.people[seat].animal,
                self.now.people[seat].name,
                public.hand_sizes[seat],
                is_on_turn=seat == public.turn and public.why is None,
                is_shown=seat in self.now.seen.own,
                is_looking=self.now.people[seat].is_looking,
                is_lost=self.now.people[seat].is_lost,
            )
            for seat, slot in self.layout.rails.items()
        )

    def _plate(self, ahead: Preview | None) -> Plate:
        now = self.now
        person = now.people[now.seen.public.turn]
        gains = contents.gains(ahead.edges) if ahead else ()
        return Plate(person.animal, person.name, now.words, now.refusal, gains, now.text_scale)

    def _ghost(self, ahead: Preview | None) -> Ghost | None:
        now, space = self.now, self.layout.grid
        if now.cell is None:
            return None
        edges = ahead.edges if ahead else ()
        marks = tuple((*space.edge(now.cell, near), edge.rel.value) for near, edge in edges)
        animal = now.people[now.home].animal
        return Ghost(space.box(now.cell), space.card, animal, now.hand_card, marks, space.marker_scale)

    def _owner(self) -> Owner | None:
        """Return whose hand lies at the lower edge, where hands are covered."""
        now = self.now
        if not now.is_private:
            return None
        poses = hand_poses(hand_ids(now.home, now.seen.public, now.seen.own), focus=None, is_face_up=False)
        first = next(iter(poses.values()), None)
        return first and Owner(now.people[now.home].animal, first.x, first.y, first.width)

    def each_frame(self) -> None:
        """Keep the ring on the card in focus, wherever it is on its way."""
        now = self.now
        if now.slot is None or now.drag is not None:
            self.panels["ring"].update(None)
            return
        card = hand_ids(now.home, now.seen.public, now.seen.own)[now.slot]
        pose = self.sprites.seen(card)
        self.panels["ring"].update(HandRing(round(pose.x, 1), round(pose.y, 1), pose.width))


def last_play_top(rules: Together, now: Situation) -> float:
    """Return how far down the last play is told: under the legend, or in its place."""
    return legend_bottom(contents.legend(rules, is_shown=now.has_legend)) + 56
