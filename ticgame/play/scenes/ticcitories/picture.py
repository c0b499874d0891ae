"""The picture of a table of Ticcitories: everything drawn, from the view that everybody sees."""

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.core.cards import Card
from ticgame.core.contract import Seat
from ticgame.core.match import Entry
from ticgame.games.ticcitories.rules import Place
from ticgame.play.marks import Panel
from ticgame.play.scenes.ticcitories import contents
from ticgame.play.scenes.ticcitories.count import (
    Phase,
    Sum,
    Timetable,
    best_seats,
    count_of,
    timetable,
    whole_sum,
)
from ticgame.play.scenes.ticcitories.finale import CountWalk, celebrate, show_step
from ticgame.play.scenes.ticcitories.motifs import MOTIFS, REDUCED_MOTIFS, landing_spot, tics_of
from ticgame.play.scenes.ticcitories.panel_bar import paint_bar
from ticgame.play.scenes.ticcitories.panel_heads import (
    paint_columns,
    paint_heads,
    paint_joints,
    paint_last_ring,
    paint_tallies,
)
from ticgame.play.scenes.ticcitories.panel_large import (
    paint_large,
    paint_large_cards,
    paint_large_edges,
    paint_plate,
)
from ticgame.play.scenes.ticcitories.panel_rows import paint_focus, paint_labels, paint_mat, paint_rows
from ticgame.play.scenes.ticcitories.panel_sheet import paint_sheet
from ticgame.play.scenes.ticcitories.poses import VISIT_LAYER, deck_pose, poses_of
from ticgame.play.scenes.ticcitories.situation import Situation
from ticgame.play.scenes.ticcitories.space import Space, space_of
from ticgame.play.stage import Stage
from ticgame.play.table import timing
from ticgame.play.table.card_motions import landing_ms
from ticgame.play.table.card_picture import ARRIVAL_LAYER, CardPicture
from ticgame.play.table.director import Manner
from ticgame.play.table.hand_motions import follow_focus, show_refusal, spot
from ticgame.play.table.panel_fields import paint_field_slots
from ticgame.play.table.panel_ghost import RISE, paint_ghost
from ticgame.play.table.pose import Face, Pose, Poses, SpriteId

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

COUNT_AFTER_MS: Final = 900.0
_PAINTERS: Final = {
    "mat": paint_mat,
    "labels": paint_labels,
    "rows": paint_rows,
    "focus": paint_focus,
    "columns": paint_columns,
    "heads": paint_heads,
    "small slots": paint_field_slots,
    "joints": paint_joints,
    "tallies": paint_tallies,
    "last": paint_last_ring,
    "large": paint_large,
    "cards": paint_large_cards,
    "slots": paint_field_slots,
    "edges": paint_large_edges,
    "plate": paint_plate,
    "ghost": paint_ghost,
    "bar": paint_bar,
    "sheet": paint_sheet,
}


class Start(NamedTuple):
    """A card about to be placed, as it is seen."""

    card: Face
    pose: Pose


class TiccitoriesPicture(CardPicture):
    """The picture of one table; at the end it counts all grids."""

    motifs = MOTIFS
    reduced_motifs = REDUCED_MOTIFS
    gliding = ("rows", "cards", "slots", "edges", "small slots", "joints")

    now: Situation
    layout: Space
    landing_ms = 0.0
    """How long the card that was placed last takes to its cell."""
    count: Timetable | None = None
    """The count that is being shown, None before and after it."""
    _sums: tuple[Sum, ...] | None = None
    _phase = Phase.DONE
    _ghost: Pose | None = None

    # -- what is where

    def __init__(self, stage: Stage, art: "Art", *, now: Situation, manner: Manner) -> None:
        self._known_sums: dict[bytes, Sum] = {}
        super().__init__(stage, art, now=now, manner=manner)

    def make_panels(self) -> dict[str, Panel]:
        return {name: Panel(self.stage, self.art, paint) for name, paint in _PAINTERS.items()}

    def lay_out(self, now: Situation) -> Space:
        return space_of(now.view, held=now.held_cell)

    def poses(self, now: Situation) -> Poses:
        focus = now.focus.position if now.focus else None
        poses = poses_of(now.view, self.layout, focus=focus)
        if now.view.must_place and now.held is not None and not now.view.is_over:
            # The card is seen where it would lie.
            poses.pop(Face(now.held), None)
        return poses

    def hands(self, now: Situation) -> dict[Seat, list[SpriteId]]:
        return {}

    def deck_pose(self) -> Pose:
        return deck_pose()._replace(layer=ARRIVAL_LAYER)

    def origin(self, now: Situation, card: SpriteId, entry: Entry | None) -> Pose | None:
        """Return where a new card comes from: the ghost it was, or the deck."""
        if entry is None or not isinstance(card, Face):
            return None
        if isinstance(entry.action, Place):
            return self._ghost
        return self.deck_pose()

    def in_focus(self) -> SpriteId | None:
        focus, choosing = self.now.focus, self.now.view.choosing
        if focus is None or focus.position is None or choosing is None:
            return None
        return Face(choosing.cards[focus.position - 1])

    def each_frame(self) -> None:
        pass

    # -- changes

    def refresh(self, now: Situation, *, is_snap: bool = False) -> None:
        if now == self.now:
            return
        ghost, ring = self._ghost_start(now), spot(self.craft, "focus", "cursor")
        super().refresh(now, is_snap=is_snap)
        if not is_snap and not self.manner.is_reduced:
            follow_focus(self.craft, "ghost", "card", ghost)
            follow_focus(self.craft, "focus", "cursor", ring)

    def _ghost_start(self, now: Situation) -> tuple[float, float] | None:
        """Return where a ghost comes from: where it was, or its card's place in the row."""
        seen = spot(self.craft, "ghost", "card")
        if seen is not None or now.held is None or Face(now.held) not in self.sprites:
            return seen
        pose = self.sprites.seen(Face(now.held))
        return pose.x, pose.y

    def follow(self, now: Situation, entry: Entry, *, is_snap: bool) -> None:
        was_over, self.count, self.landing_ms = self.now.view.is_over, None, 0.0
        ghost = spot(self.craft, "ghost", "card")
        self._ghost = ghost and Pose(*ghost, self.layout.large.card, layer=VISIT_LAYER, lift=RISE)
        start = self._start(entry)
        super().follow(now, entry, is_snap=is_snap)
        if start is not None and not is_snap and not self.manner.is_reduced:
            end = landing_spot(self.layout, entry.seat, entry.action.cell, self.sprites.rest[start.card])
            self.landing_ms = landing_ms(start.pose, end.pose)
        if now.view.is_over and not was_over and not is_snap:
            news = len(tics_of(entry.events)) * timing.TIC_STAGGER_MS
            self._begin_count(self.landing_ms + news + COUNT_AFTER_MS)

    def _start(self, entry: Entry) -> Start | None:
        """Return the card that an entry places and where it is seen before, None if it places none."""
        if not isinstance(entry.action, Place):
            return None
        card = Face(self.now.view.placing.card_of(entry.seat))
        pose = self.sprites.pose(card) if card in self.sprites else self._ghost
        return pose and Start(card, pose)

    def deal(self, rng: Random) -> None:
        """Deal the first row and the seats' first cards, as if they had just been dealt."""
        view = self.now.view
        cards: list[Card] = list(view.choosing.cards if view.choosing else ())
        cards += [card for layout in view.grids for _cell, card in layout.cards()]
        self.director.deal([Face(card) for card in cards], self.deck_pose(), rng=rng)

    def refuse(self) -> None:
        """Show that the card in focus can't be had."""
        card = self.in_focus()
        if card is not None and card in self.sprites and not self.manner.is_reduced:
            show_refusal(self.craft, card)

    # -- the count

    def _begin_count(self, start_ms: float) -> None:
        self.count = timetable(count_of(self.now.view.grids), start_ms=start_ms)
        self._reveal(0)
        walk = CountWalk(self.count, self._reveal, self.count.end_ms)
        self.timeline.start(walk, key="count")

    def _reveal(self, reached: int | None) -> None:
        """Show the count up to a step; None: all of it, and who has won."""
        if self.count is None:
            return
        if reached is None:
            self._sums, self._phase, self.count = None, Phase.DONE, None
            if not self.manner.is_reduced:
                celebrate(self.craft, best_seats(self._whole_sums()), seed=len(self.sprites.rest))
        else:
            self._reveal_step(reached)
        self.show_panels()

    def _reveal_step(self, reached: int) -> None:
        steps = [step for _at, step in self.count.steps]
        self._sums = steps[reached - 1].sums if reached else tuple(Sum() for _ in self.now.view.grids)
        self._phase = steps[max(0, reached - 1)].phase if steps else Phase.DONE
        if reached and not self.manner.is_reduced:
            show_step(self.craft, self.layout, self.now.view.grids, steps[reached - 1])

    def skip_count(self) -> None:
        """Show the whole count at once."""
        self.timeline.complete("count")

    # -- panels

    def _whole_sums(self) -> tuple[Sum, ...]:
        """Return what every grid is worth; worked out anew only where a card was laid."""
        known, grids = self._known_sums, self.now.view.grids
        self._known_sums = {grid.board: known.get(grid.board) or whole_sum(grid) for grid in grids}
        return tuple(self._known_sums[grid.board] for grid in grids)

    def show_panels(self) -> None:
        now, space, panels = self.now, self.layout, self.panels
        view = now.view
        person = now.people[view.turn]
        sums = self._sums or self._whole_sums()
        heads = contents.heads(now, space, sums)
        then = contents.ahead(now)
        shown = contents.large(view, space)
        panels["mat"].update(not view.is_over)
        panels["labels"].update(contents.labels(now))
        panels["rows"].update(contents.rows(now, space))
        panels["focus"].update(contents.row_focus(now, space))
        panels["columns"].update(heads)
        panels["heads"].update(heads)
        panels["small slots"].update(contents.small_slots(view, space))
        panels["joints"].update(contents.joints(view, space))
        panels["tallies"].update(contents.tallies(space, sums, view))
        panels["last"].update(contents.last_ring(now, space))
        panels["large"].update(None if view.is_over else person.animal)
        panels["cards"].update(shown)
        panels["edges"].update(shown)
        panels["slots"].update(contents.large_slots(now, space))
        panels["plate"].update(contents.plate(now, person, then))
        panels["ghost"].update(contents.ghost(now, space, person, then))
        panels["bar"].update(contents.bar(now, self._phase, sums))
        panels["sheet"].update(contents.sheet(now, space, sums, self._phase))
