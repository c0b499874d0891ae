"""The picture of a table of Ticcitories: everything drawn, from the view that everybody sees."""

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Final

from ticgame.core.cards import Card
from ticgame.core.contract import Seat
from ticgame.core.match import Entry
from ticgame.games.ticcitories.rules import Place
from ticgame.play.scenes.ticcitories import contents
from ticgame.play.scenes.ticcitories.count import Phase, Sum, Timetable, count_of, timetable, whole_sum
from ticgame.play.scenes.ticcitories.finale import CountWalk, celebrate, show_step
from ticgame.play.scenes.ticcitories.motifs import (
    MOTIFS,
    REDUCED_MOTIFS,
    landing,
    slide_large,
    tics_of,
)
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
from ticgame.play.scenes.ticcitories.panel_rows import paint_focus, paint_labels, paint_mat, paint_row
from ticgame.play.scenes.ticcitories.panel_sheet import paint_sheet
from ticgame.play.scenes.ticcitories.poses import VISIT_LAYER, deck_pose, poses_of
from ticgame.play.scenes.ticcitories.situation import Situation
from ticgame.play.scenes.ticcitories.space import Space, space_of
from ticgame.play.stage import Stage
from ticgame.play.table import timing
from ticgame.play.table.craft import Craft
from ticgame.play.table.director import Director, Manner, Shift
from ticgame.play.table.hand_motions import follow_focus, show_refusal, spot
from ticgame.play.table.idle import IdleLife
from ticgame.play.table.marks import Marks, Panel
from ticgame.play.table.panel_fields import paint_field_slots
from ticgame.play.table.panel_ghost import RISE, paint_ghost
from ticgame.play.table.pose import Face, Pose, Poses, SpriteId
from ticgame.play.table.sprites import CardSprites
from ticgame.play.table.tween import Timeline

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

NORMAL: Final = Manner()
COUNT_AFTER_MS: Final = 900.0
_PAINTERS: Final = {
    "mat": paint_mat,
    "labels": paint_labels,
    "placing": paint_row,
    "choosing": paint_row,
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


class TiccitoriesPicture:
    """Stage, card sprites and panels of one table at one size."""

    def __init__(self, stage: Stage, art: "Art", *, now: Situation, manner: Manner = NORMAL) -> None:
        self.stage = stage
        self.timeline = Timeline(rate=manner.rate)
        self.sprites = CardSprites(stage, art)
        self.now = now
        self.space = space_of(now.view, held=now.held_cell)
        self.landing_ms = 0.0
        """How long the card that was placed last takes to its cell."""
        self.count: Timetable | None = None
        """The count that is being shown, None before and after it."""
        self._manner = manner
        self._panels = {name: Panel(stage, art, paint) for name, paint in _PAINTERS.items()}
        self._sums: tuple[Sum, ...] | None = None
        self._phase = Phase.DONE
        self._craft = Craft(stage, art, self.sprites, self.timeline, self._panels, self.space)
        motifs = REDUCED_MOTIFS if manner.is_reduced else MOTIFS
        self._director = Director(self._craft, motifs, is_reduced=manner.is_reduced)
        self._idle = IdleLife(self._craft, is_still=manner.is_reduced)
        self.sprites.take(self._poses(now), heirs={}, origins={})
        self._show_panels()

    @property
    def craft(self) -> Craft:
        """What motions work with."""
        return self._craft

    @property
    def panels(self) -> Mapping[str, Marks]:
        """The panels by name."""
        return self._panels

    @property
    def director(self) -> Director:
        """What starts the motions of this table."""
        return self._director

    def _poses(self, now: Situation) -> Poses:
        focus = now.focus.position if now.focus else None
        poses = poses_of(now.view, self.space, focus=focus)
        if now.view.must_place and now.held is not None and not now.view.is_over:
            # The card is seen where it would lie.
            poses.pop(Face(now.held), None)
        return poses

    # -- changes

    def refresh(self, now: Situation, *, is_snap: bool = False) -> None:
        """Show another situation in which nothing happened in the game."""
        if now == self.now:
            return
        self.now = now
        old_space = self._move_space(now)
        start = self._ghost_start()
        ring = spot(self._craft, "focus", "cursor")
        changed = self.sprites.take(self._poses(now), heirs={}, origins={})
        if is_snap:
            self._director.snap()
            self._show_panels()
            return
        self._director.focus(changed)
        self._show_panels()
        if self._manner.is_reduced:
            return
        if self._is_same_large(old_space):
            slide_large(self._craft, old_space, self.space)
        follow_focus(self._craft, "ghost", "card", start)
        follow_focus(self._craft, "focus", "cursor", ring)

    def _move_space(self, now: Situation) -> Space:
        """Take the places of a situation and return those before."""
        old = self.space
        self.space = self._craft.points = space_of(now.view, held=now.held_cell)
        return old

    def _is_same_large(self, old: Space) -> bool:
        return old.shown is not None and old.shown == self.space.shown

    def _ghost_start(self) -> tuple[float, float] | None:
        """Return where a ghost comes from: where it was, or its card's place in the row."""
        seen = spot(self._craft, "ghost", "card")
        if seen is not None or self.now.held is None:
            return seen
        face = Face(self.now.held)
        if face not in self.sprites:
            return None
        pose = self.sprites.seen(face)
        return pose.x, pose.y

    def follow(self, now: Situation, entry: Entry, *, is_snap: bool) -> None:
        """Show what an entry changed."""
        before, self.now = self.now, now
        origins = self._origins(before, now)
        old_space = self._move_space(now)
        poses = self._poses(now)
        changed = self.sprites.take(poses, heirs={}, origins=origins)
        old = self.sprites.shown()
        self._show_panels()
        self.count = None
        if is_snap:
            self._director.snap()
            return
        shift = Shift(before.view, now.view, entry, old, poses, {}, {}, old_space)
        is_placed = isinstance(entry.action, Place) and not self._manner.is_reduced
        self.landing_ms = landing(self._craft, shift) if is_placed else 0.0
        self._director.play(shift, changed)
        if now.view.is_over and not before.view.is_over:
            news = len(tics_of(entry.events)) * timing.TIC_STAGGER_MS
            self._begin_count(self.landing_ms + news + COUNT_AFTER_MS)

    def _origins(self, before: Situation, now: Situation) -> dict[SpriteId, Pose]:
        """Return where new cards come from: the deck, or the ghost of a card that was placed."""
        origins: dict[SpriteId, Pose] = {}
        top = deck_pose()._replace(layer=90)
        if now.view.choosing is not None:
            origins |= {Face(card): top for card in now.view.choosing.cards}
        ghost = spot(self._craft, "ghost", "card")
        if before.view.must_place and before.held is not None and ghost is not None:
            width = self.space.large.card
            origins[Face(before.held)] = Pose(*ghost, width, layer=VISIT_LAYER, lift=RISE)
        return origins

    # -- the count

    def _begin_count(self, start_ms: float) -> None:
        grids = self.now.view.grids
        self.count = timetable(count_of(grids), start_ms=start_ms)
        self._reveal(0)
        walk = CountWalk(self.count, self._reveal, self.count.end_ms)
        self.timeline.start(walk, key="count")

    def _reveal(self, reached: int | None) -> None:
        """Show the count up to a step; None: all of it, and who has won."""
        if self.count is None:
            return
        if reached is None:
            self._sums, self._phase, self.count = None, Phase.DONE, None
            if not self._manner.is_reduced:
                celebrate(self._craft, self._winners(), seed=len(self.sprites.rest))
        else:
            steps = [step for _at, step in self.count.steps]
            self._sums = steps[reached - 1].sums if reached else tuple(Sum() for _ in self.now.view.grids)
            self._phase = steps[min(max(0, reached - 1), len(steps) - 1)].phase if steps else Phase.DONE
            if reached and not self._manner.is_reduced:
                show_step(self._craft, self.space, self.now.view.grids, steps[reached - 1])
        self._show_panels()

    def _winners(self) -> list[Seat]:
        totals = [own.total for own in self._whole_sums()]
        return [Seat(seat) for seat, total in enumerate(totals) if total == max(totals)]

    def skip_count(self) -> None:
        """Show the whole count at once."""
        self.timeline.complete("count")

    # -- time

    @property
    def is_idle(self) -> bool:
        """Whether nothing moves."""
        return self.timeline.is_idle

    @property
    def is_dealing(self) -> bool:
        """Whether the opening cards are still on their way."""
        return self._director.is_dealing

    def snap(self) -> None:
        """Show everything at its end."""
        self._director.snap()

    def hurry(self) -> None:
        """End the opening deal at once."""
        self._director.hurry()

    def deal(self, rng: Random) -> None:
        """Deal the first row and the seats' first cards, as if they had just been dealt."""
        view = self.now.view
        cards: list[Card] = list(view.choosing.cards if view.choosing else ())
        cards += [card for layout in view.grids for _cell, card in layout.cards()]
        dealt = [Face(card) for card in cards]
        self._director.deal(dealt, deck_pose()._replace(layer=90), rng=rng)

    def update(self, dt_ms: float) -> None:
        """Let motions go on."""
        self.sprites.begin_frame()
        self.timeline.update(dt_ms)
        self._idle.update(dt_ms, self._in_focus())

    def rest_ms(self) -> float | None:
        """Return how long nothing will move: 0 while something does, None without end."""
        return self._idle.rest_ms() if self.timeline.is_idle else 0.0

    def _in_focus(self) -> SpriteId | None:
        """Return the card of the row that is in focus."""
        focus, choosing = self.now.focus, self.now.view.choosing
        if focus is None or focus.position is None or choosing is None:
            return None
        return Face(choosing.cards[focus.position - 1])

    def refuse(self) -> None:
        """Show that the card in focus can't be had."""
        card = self._in_focus()
        if card is not None and card in self.sprites and not self._manner.is_reduced:
            show_refusal(self._craft, card)

    # -- panels

    def _whole_sums(self) -> tuple[Sum, ...]:
        return tuple(whole_sum(layout) for layout in self.now.view.grids)

    def _show_panels(self) -> None:
        now, space, panels = self.now, self.space, self._panels
        view = now.view
        person = now.people[view.turn]
        sums = self._sums or self._whole_sums()
        heads = contents.heads(now, space, sums)
        then = contents.ahead(now)
        shown = None if view.is_over else contents.large(view, space, person.animal)
        panels["mat"].update(not view.is_over)
        panels["labels"].update(contents.labels(now))
        panels["placing"].update(contents.placing_row(now, space))
        panels["choosing"].update(contents.choosing_row(now, space))
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
        panels["slots"].update(contents.large_slots(now, space, person.animal))
        panels["plate"].update(contents.plate(now, person, then))
        panels["ghost"].update(contents.ghost(now, space, person, then))
        panels["bar"].update(contents.bar(now, self._phase))
        panels["sheet"].update(contents.sheet(now, space, sums, self._phase))
